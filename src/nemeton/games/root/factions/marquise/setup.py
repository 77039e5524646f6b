"""6.3 The Marquise sets up: keep, garrison, three buildings."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.root.kinds import CLEARINGS, KEEP, MARQUISE, RECRUITER, SAWMILL, WORKSHOP
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import free_slots, place_piece, place_warriors
from nemeton.games.root.state import Root


class SetUpMarquise(Step[Root]):
    """6.3 Keep, garrison, three buildings."""

    def run(self, game: Root) -> None:
        game.supply[MARQUISE] = game.rules.components.warriors[MARQUISE]
        game.then(
            DemandKeep(),
            DemandFirstBuilding(SAWMILL),
            DemandFirstBuilding(WORKSHOP),
            DemandFirstBuilding(RECRUITER),
        )


class DemandKeep(Asked):
    """6.3.2 The keep stands in a corner; 6.3.3 a warrior everywhere but in the opposite one."""

    prompt = "keep_corner"
    rule = "6.3.2"
    insist = True

    def seat(self, game: Root) -> int:
        return game.seat_of[MARQUISE]

    def options(self, game: Root) -> list[Option]:
        return [("settle", corner) for corner in game.rules.map.corners]

    def chosen(self, game: Root, option: Option) -> None:
        place_keep(game, option[1])


def place_keep(game: Root, corner: int) -> None:
    """6.3.2–6.3.3"""
    place_piece(game, KEEP, corner)
    for clearing in range(CLEARINGS):
        if clearing != game.rules.map.opposite[corner]:
            place_warriors(game, MARQUISE, clearing, 1)


class DemandFirstBuilding(Asked):
    """6.3.4 The first buildings stand at the keep or next to it."""

    prompt = "first_building"
    rule = "6.3.4"
    insist = True

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def seat(self, game: Root) -> int:
        return game.seat_of[MARQUISE]

    def about(self, game: Root) -> dict[str, int]:
        return {"piece": self.piece}

    def options(self, game: Root) -> list[Option]:
        near = sorted([game.keep, *game.rules.map.paths[game.keep]])
        return [("site", clearing) for clearing in near if free_slots(game, clearing) > 0]

    def chosen(self, game: Root, option: Option) -> None:
        place_piece(game, self.piece, option[1])
