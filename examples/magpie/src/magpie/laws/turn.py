"""1 and 2: rounds and turns."""

from __future__ import annotations

from typing import Final

import nemeton
from magpie.kinds import NOTHING, PLACES
from magpie.laws.board import DrawTrinket, fetch, nest, peek
from magpie.laws.fox import FoxTurn
from magpie.laws.theft import EndTurn, Theft
from magpie.state import Magpie
from nemeton import Option, Step

__all__ = ["BeginRound", "BeginTurn", "DemandAction", "DemandEnd", "EndRound", "OnTurn", "Peek"]


class BeginRound(Step[Magpie]):
    """1 Every magpie takes a turn, in order; then the fox, if it plays."""

    def run(self, game: Magpie) -> None:
        turns = [BeginTurn(bird) for bird in range(game.setup.players)]
        fox = [FoxTurn()] if game.rules.fox else []
        game.then(*turns, *fox, EndRound())


class EndRound(Step[Magpie]):
    """1 The goal reached, or nothing left to take: the richest nests win."""

    def run(self, game: Magpie) -> None:
        scores = tuple(game.score(seat) for seat in range(game.seat_count()))
        left = any(game.hands) or any(trinket != NOTHING for trinket in game.clearing)
        if max(scores) < game.rules.goal and left:
            game.then(BeginRound())
            return
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        game.finish(winners, scores, "goal" if max(scores) >= game.rules.goal else "nothing_left")


class BeginTurn(Step[Magpie]):
    """2 Draw, act, end."""

    def __init__(self, bird: int) -> None:
        self.bird: Final = bird

    def run(self, game: Magpie) -> None:
        game.begin_turn(self.bird)
        game.then(
            DrawTrinket(self.bird),
            DemandAction(self.bird),
            DemandEnd(self.bird),
            EndTurn(self.bird),
        )


class OnTurn(nemeton.OnTurn[Magpie]):
    """2.2 A question of the bird on turn; as long as it has a feather it may peek first."""

    free = ("peek",)

    def __init__(self, bird: int) -> None:
        self.bird: Final = bird

    def seat(self, game: Magpie) -> int:
        return self.bird

    def stays_open(self, game: Magpie, answers: list[Option]) -> bool:
        return bool(answers)

    def free_actions(self, game: Magpie) -> list[Option]:
        return peeks(game, self.bird)

    def take_free_action(self, game: Magpie, option: Option) -> None:
        game.then(Peek(self.bird, option[1]))


def peeks(game: Magpie, bird: int) -> list[Option]:
    if not game.feathers[bird]:
        return []
    return [
        ("peek", place)
        for place in range(PLACES)
        if game.clearing[place] != NOTHING and not game.has_peeked(bird, place)
    ]


class Peek(Step[Magpie]):
    """2.2 A feather buys a look at a trinket of the clearing."""

    def __init__(self, bird: int, place: int) -> None:
        self.bird: Final = bird
        self.place: Final = place

    def run(self, game: Magpie) -> None:
        peek(game, self.bird, self.place)


class DemandAction(OnTurn):
    """2 Fetch from the clearing, stash from the hand, or steal from another hand."""

    prompt = "action"
    rule = "2"
    secret = True  # the list is as long as the hand is varied

    def answers(self, game: Magpie) -> list[Option]:
        fetches: list[Option] = [
            ("fetch", place) for place in range(PLACES) if game.clearing[place] != NOTHING
        ]
        stashes: list[Option] = [("stash", kind) for kind in sorted(set(game.hands[self.bird]))]
        steals: list[Option] = [
            ("steal", other) for other, hand in enumerate(game.hands) if hand and other != self.bird
        ]
        return fetches + stashes + steals

    def answered(self, game: Magpie, option: Option) -> None:
        match option:
            case ("fetch", place):
                fetch(game, self.bird, place)
            case ("stash", trinket):
                game.hands[self.bird].remove(trinket)
                nest(game, self.bird, trinket)
            case ("steal", victim):
                game.then(Theft(self.bird, victim))

    def otherwise(self, game: Magpie) -> None:
        game.log("idle", bird=self.bird)  # all can see that nothing is left


class DemandEnd(OnTurn):
    """2.2 The turn ends when its bird says so: a feather may still be spent."""

    prompt = "end"
    rule = "2.2"
    insist = True

    def answers(self, game: Magpie) -> list[Option]:
        return [("end_turn",)]

    def answered(self, game: Magpie, option: Option) -> None:
        pass
