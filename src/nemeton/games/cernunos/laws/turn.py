"""5 The course of a turn: growth, then two placements; the end is checked after each of them."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Step
from nemeton.games.cernunos.kinds import GREEN, VIOLET
from nemeton.games.cernunos.laws.ending import (
    CountScore,
    grant_last_placement,
    occupied_cells,
    stops_here,
)
from nemeton.games.cernunos.laws.growth import grow_all
from nemeton.games.cernunos.laws.placement import DemandPlacement, can_place
from nemeton.games.cernunos.state import Cernunos

__all__ = ["Begin", "PlayTurn", "Resume", "TakePlacement"]


class PlayTurn(Step[Cernunos]):
    """5 Unless the turn before has ended the game: growth, then two placements."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Cernunos) -> None:
        if stops_here(game):
            return
        game.begin_turn(self.player)
        game.phase = "growth"
        grow_all(game, self.player)
        game.follow(PLACEMENTS[self.player])


class TakePlacement(Step[Cernunos]):
    """5 Unless the game ends here: placing is compulsory; 9.4 whoever cannot has lost at once."""

    def __init__(self, player: int, phase: str) -> None:
        self.player: Final = player
        self.phase: Final = phase

    def run(self, game: Cernunos) -> None:
        if stops_here(game):
            return
        game.phase = self.phase
        if can_place(game, self.player):
            game.then(DEMANDS[self.player])
        else:
            game.log("blocked", player=self.player)
            game.finish((1 - self.player,), occupied_cells(game), "blocked")


def placements_of(player: int) -> list[Step[Any]]:
    return [
        TakePlacement(player, "first"),
        TakePlacement(player, "second"),
        PlayTurn(1 - player),
    ]


PLACEMENTS: Final = [placements_of(GREEN), placements_of(VIOLET)]
DEMANDS: Final = [DemandPlacement(GREEN), DemandPlacement(VIOLET)]


class Resume(Step[Cernunos]):
    """A turn taken up in the middle, as a position of that stage leaves it."""

    def __init__(self, player: int, stage: str) -> None:
        self.player: Final = player
        self.stage: Final = stage

    def run(self, game: Cernunos) -> None:
        if self.stage == "last":
            grant_last_placement(game, self.player)
        else:
            game.begin_turn(self.player)
            game.follow(PLACEMENTS[self.player][0 if self.stage == "place1" else 1 :])


class Begin(Step[Cernunos]):
    """4 Green begins, unless a position says otherwise; the score waits at the bottom of it all."""

    def __init__(self, player: int, stage: str) -> None:
        self.player: Final = player
        self.stage: Final = stage

    def run(self, game: Cernunos) -> None:
        player, stage = self.player, self.stage
        game.then(PlayTurn(player) if stage == "start" else Resume(player, stage), CountScore())
