"""7.3 The Eyrie set up: a roost, warriors, a leader."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.root.factions.eyrie.leaders import DemandLeader
from nemeton.games.root.kinds import EYRIE, ROOST
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import place_piece, place_warriors
from nemeton.games.root.state import Root

FIRST_WARRIORS: Final = 6


class SetUpEyrie(Step[Root]):
    """7.3 A roost and six warriors opposite the keep, a leader, two viziers."""

    def run(self, game: Root) -> None:
        game.supply[EYRIE] = game.rules.components.warriors[EYRIE]
        game.then(DemandCorner(), DemandLeader())


class DemandCorner(Asked):
    """7.3.2 The corner opposite the keep; without a keep any."""

    prompt = "roost_corner"
    rule = "7.3.2"

    def seat(self, game: Root) -> int:
        return game.seat_of[EYRIE]

    def options(self, game: Root) -> list[Option]:
        if game.keep >= 0:
            return [("settle", game.rules.map.opposite[game.keep])]
        return [("settle", corner) for corner in game.rules.map.corners]

    def chosen(self, game: Root, option: Option) -> None:
        place_piece(game, ROOST, option[1])
        place_warriors(game, EYRIE, option[1], FIRST_WARRIORS)
