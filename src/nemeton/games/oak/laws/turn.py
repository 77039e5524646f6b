"""3.3, 3.4 Rounds and turns."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.oak.automaton.broichan import BroichanTurn
from nemeton.games.oak.kinds import PLAYED, PLAYING, REST
from nemeton.games.oak.laws.artifacts import DemandArtifactDruid, artifact_actions
from nemeton.games.oak.laws.board import gain, seat_after
from nemeton.games.oak.laws.dusk import Dusk
from nemeton.games.oak.laws.ending import FinalScoring
from nemeton.games.oak.laws.free_actions import OnTurn, free_actions
from nemeton.games.oak.laws.gathering import OfferGathering, can_gather
from nemeton.games.oak.laws.menhirs import DemandMenhirDruid, menhir_actions
from nemeton.games.oak.laws.order_actions import DemandOrderDruid, order_actions
from nemeton.games.oak.laws.refusals import why_acted, why_not_main
from nemeton.games.oak.laws.temple import card_actions, play_heart, play_oak, play_temple
from nemeton.games.oak.state import NO_SEAT, Oak

__all__ = ["CloseTurn", "Dawn", "Day", "MainAction", "NextTurn", "OfferEndOfTurn", "PlayerTurn"]

LAST_ROUND: Final = 5


class Dawn(Step[Oak]):
    """RND-2 Every player gains the base income; Round 1 has no Dawn."""

    def run(self, game: Oak) -> None:
        game.log("round", round=game.round)
        if game.round > 1:
            for player in range(game.setup.players):
                for kind, count in enumerate(game.rules.income):
                    gain(game, player, kind, count)
            feathers, mistletoe, runes = game.rules.income
            game.log("dawn", feathers=feathers, mistletoe=mistletoe, runes=runes)
        game.then(Day())


class Day(Step[Oak]):
    """DAY-1 Turns go round from the First Player on, until nobody can or wants to do more."""

    def run(self, game: Oak) -> None:
        for held in game.holdings:
            held.passed = held.declined = False
        game.then(NextTurn(game.first_player))


class NextTurn(Step[Oak]):
    """DAY-1, DAY-6 The next player who has a turn, this one included; else the Day ends."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Oak) -> None:
        player = self.player
        for _ in range(len(game.holdings)):
            if has_turn(game, player):
                game.then(PlayerTurn(player), NextTurn(seat_after(game, player)))
                return
            player = seat_after(game, player)
        end_day(game)


def has_turn(game: Oak, player: int) -> bool:
    """DAY-4, GAT-2 Who has passed has a turn only to gather."""
    held = game.holdings[player]
    return not held.passed or (not held.declined and can_gather(game, player))


def end_day(game: Oak) -> None:
    """RND-1 Round 5 has no Dusk."""
    if game.round == LAST_ROUND:
        game.then(FinalScoring())
    else:
        game.then(Dusk(), Dawn())


class PlayerTurn(Step[Oak]):
    """DAY-2 One main action, or passing; later turns only gather."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Oak) -> None:
        game.begin_turn(self.player)
        game.phase = "day"
        if game.is_broichan(self.player):
            game.then(BroichanTurn())
        elif game.holdings[self.player].passed:
            game.then(OfferGathering(self.player))
        else:
            open_turn(game, self.player)
            game.then(MainAction(self.player), CloseTurn(self.player))


def open_turn(game: Oak, player: int) -> None:
    """Free actions are open; what counts per turn starts anew."""
    game.active = player
    game.closed[0] = game.closed[1] = False
    game.gave = game.received = 0
    game.mysticism_replayed = game.cauldron_borrowed = False
    cards = game.holdings[player].cards
    for card, where in enumerate(cards):
        if where == PLAYING:
            cards[card] = PLAYED


class MainAction(OnTurn):
    """DAY-2 Exactly one of: a card, a Special action, passing."""

    prompt = "main"
    rule = "3.4"
    menu = True

    def about(self, game: Oak) -> dict[str, int]:
        return {"number": game.holdings[self.player].rests()}

    def answers(self, game: Oak) -> list[Option]:
        return [*card_actions(game, self.player), *special_actions(game, self.player), PASS]

    def answered(self, game: Oak, option: Option) -> None:
        match option:
            case ("temple", card, slot, deed):
                play_temple(game, self.player, card, slot, deed)
            case ("heart", deed):
                play_heart(game, self.player, deed)
            case ("oak", card):
                play_oak(game, self.player, card)
            case ("order", _, space):
                game.then(DemandOrderDruid(self.player, space))
            case ("menhir",):
                game.then(DemandMenhirDruid(self.player))
            case ("use_artifact", tile):
                game.then(DemandArtifactDruid(self.player, tile))
            case _:
                declare_pass(game, self.player)

    def why_no_answer(self, game: Oak, option: Option) -> Saying | None:
        return why_not_main(game, self.player, option)


def special_actions(game: Oak, player: int) -> list[Option]:
    """DAY-2 B: every Special action that can be carried out; each takes an Active Druid."""
    if REST not in game.holdings[player].place:
        return []
    return [
        *order_actions(game, player),
        *menhir_actions(game, player),
        *artifact_actions(game, player),
    ]


def declare_pass(game: Oak, player: int) -> None:
    """DAY-4, GAT-1 Free actions close; the player may gather at once."""
    game.holdings[player].passed = True
    game.active = NO_SEAT
    game.log("passed", player=player)
    game.then(OfferGathering(player))


class CloseTurn(Step[Oak]):
    """DAY-5 Free actions stay open to the last: whoever still has one says when the turn ends."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Oak) -> None:
        if game.active != self.player:
            return
        if free_actions(game, self.player):
            game.then(OfferEndOfTurn(self.player))
        else:
            game.active = NO_SEAT


class OfferEndOfTurn(OnTurn):
    """DAY-5 The turn ends, or a free action is taken."""

    prompt = "end_turn"
    rule = "3.12"
    menu = True
    insist = True

    def answers(self, game: Oak) -> list[Option]:
        return [("end_turn",)]

    def answered(self, game: Oak, option: Option) -> None:
        game.active = NO_SEAT

    def again(self) -> Step[Oak]:
        return CloseTurn(self.player)

    def why_no_answer(self, game: Oak, option: Option) -> Saying | None:
        return why_acted(option)
