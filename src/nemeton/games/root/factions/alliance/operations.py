"""8.6 The Evening of the Alliance: one military operation for each officer."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.alliance.sympathy import place_sympathy
from nemeton.games.root.kinds import ALLIANCE, BASE, SYMPATHY
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.battle import battles, chosen_battle, why_not_battle
from nemeton.games.root.laws.board import (
    can_place,
    clearings_with,
    count,
    is_sympathetic,
    on_map,
    place_warriors,
    why_not_placed,
)
from nemeton.games.root.laws.cards import draw
from nemeton.games.root.laws.movement import chosen_move, moves, why_not_march
from nemeton.games.root.laws.removal import remove_pieces
from nemeton.games.root.state import Root

DRAWS: Final = 1


class AllianceEvening(Step[Root]):
    """8.6 Operations, then one card and one for each base."""

    def run(self, game: Root) -> None:
        game.then(OfferOperation(game.officers), DrawForBases())


class DrawForBases(Step[Root]):
    """8.6.2"""

    def run(self, game: Root) -> None:
        draw(game, ALLIANCE, DRAWS + on_map(game, BASE))


class OfferOperation(Asked):
    """8.6.1 Move, battle, recruit or organize."""

    prompt = "operation"
    rule = "8.6.1"

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.left}

    def options(self, game: Root) -> list[Option]:
        if not self.left:
            return []
        found: list[Option] = [PASS, *moves(game, ALLIANCE), *battles(game, ALLIANCE)]
        if game.supply[ALLIANCE]:
            found += [("recruit_at", each) for each in clearings_with(game, BASE)]
        return found + organizations(game)

    def chosen(self, game: Root, option: Option) -> None:
        match option:
            case ("pass",):
                return
            case ("move", _, _, _):
                game.then(chosen_move(ALLIANCE, option))
            case ("battle", _, _):
                game.then(chosen_battle(ALLIANCE, option))
            case ("recruit_at", clearing):
                place_warriors(game, ALLIANCE, clearing, 1)
            case ("organize", clearing):
                remove_pieces(game, ((-1, clearing, ALLIANCE, 1),))
                game.then(Organize(clearing))
        game.acted += 1
        game.then(OfferOperation(self.left - 1))

    def why_not(self, game: Root, option: Option) -> Saying | None:
        match option:
            case ("move", _, _, _):
                return why_not_march(game, ALLIANCE, option[1:])
            case ("battle", clearing, defender):
                return why_not_battle(game, ALLIANCE, clearing, defender)
            case ("recruit_at", clearing):
                return why_not_recruit(game, clearing)
            case ("organize", clearing):
                return why_not_organize(game, clearing)
        return None


def why_not_recruit(game: Root, clearing: int) -> Saying:
    """8.6.1.III At a base, while there are warriors."""
    refused = why_not_placed(game, ALLIANCE, clearing)
    if refused is not None:
        return refused
    if not count(game, BASE, clearing):
        return Saying("why-no-base-there", rule="8.6.1", clearing=clearing)
    return Saying("why-supply-empty", rule="8.6.1")


def organizations(game: Root) -> list[Option]:
    """8.6.1.IV A warrior in an unsympathetic clearing gives way to a sympathy token."""
    if on_map(game, SYMPATHY) >= game.rules.components.sympathy:
        return []
    return [
        ("organize", clearing)
        for clearing in clearings_with(game, ALLIANCE)
        if not is_sympathetic(game, clearing) and can_place(game, ALLIANCE, clearing)
    ]


def why_not_organize(game: Root, clearing: int) -> Saying:
    """8.6.1.IV Why no warrior gives way to sympathy there."""
    refused = why_not_placed(game, ALLIANCE, clearing)
    if refused is not None:
        return refused
    if not count(game, ALLIANCE, clearing):
        return Saying("why-no-warriors", rule="8.6.1", clearing=clearing)
    if is_sympathetic(game, clearing):
        return Saying("why-sympathetic", rule="8.6.1", clearing=clearing)
    return Saying("why-none-left", rule="8.6.1", piece=SYMPATHY)


class Organize(Step[Root]):
    """8.6.1.IV The token is placed and scores; nobody pays."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_sympathy(game, self.clearing)
