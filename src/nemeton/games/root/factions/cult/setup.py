"""10.3 The Cult sets up: a corner, a garden, warriors, the Outcast suit."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.root.kinds import CULT, GARDEN, ROOST
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import clearings_with, place_piece, place_warriors
from nemeton.games.root.state import Root

FIRST_WARRIORS: Final = 4


class SetUpCult(Step[Root]):
    """10.3 A corner, a garden, warriors around it, the Outcast suit."""

    def run(self, game: Root) -> None:
        game.supply[CULT] = game.rules.components.warriors[CULT]
        game.then(DemandCultCorner(), DemandOutcast())


class DemandCultCorner(Asked):
    """10.3.2 Opposite the keep or the first roost; where both stand, one of the other corners."""

    prompt = "cult_corner"
    rule = "10.3.2"

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def options(self, game: Root) -> list[Option]:
        board = game.rules.map
        taken = [game.keep] if game.keep >= 0 else []
        taken += clearings_with(game, ROOST)[:1]
        if len(taken) == 1:
            return [("settle", board.opposite[taken[0]])]
        return [("settle", corner) for corner in board.corners if corner not in taken]

    def chosen(self, game: Root, option: Option) -> None:
        place_piece(game, GARDEN, option[1])
        place_warriors(game, CULT, option[1], FIRST_WARRIORS)
        for clearing in game.rules.map.paths[option[1]]:
            place_warriors(game, CULT, clearing, 1)


class DemandOutcast(Asked):
    """10.3.3 The first Outcast suit."""

    prompt = "outcast"
    rule = "10.3.3"
    insist = True

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def options(self, game: Root) -> list[Option]:
        return [("cast_out", suit) for suit in range(3)]

    def chosen(self, game: Root, option: Option) -> None:
        game.outcast = option[1]
        game.log("outcast", suit=option[1], hated=0)
