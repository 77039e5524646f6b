"""A puzzle: a position of a played game, the one best choice, and what proves it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.state import State

__all__ = ["Proof", "Puzzle", "PuzzleKind"]

PuzzleKind = Literal["win", "best"]  # it wins by force; it is clearly the best


class Proof(msgspec.Struct, frozen=True):
    """How it is known: of a win, how many positions the exact solver looked at; of a best choice,
    the strongest level's budget and the gap to the next best in each of its runs."""

    nodes: int
    gaps: tuple[float, ...] = ()


class Puzzle(msgspec.Struct, frozen=True):
    """Everything of a puzzle; what it says is the same for all of its kind."""

    number: int
    kind: PuzzleKind
    players: int
    seed: int
    options: dict[str, Any]
    choices: tuple[tuple[str | int, ...], ...]  # that lead to the position
    seat: int  # who is asked there
    solution: tuple[str | int, ...]
    line: tuple[tuple[str | int, ...], ...]  # how it is likely to go on
    missed: dict[str, float]  # by level, the share of tries that chose something else
    proof: Proof

    @property
    def grade(self) -> int:
        """1 where a bot of one choice's depth mostly finds it, 3 where the grove misses it too."""
        if self.missed["grove"] >= 0.5:
            return 3
        return 2 if self.missed["sapling"] >= 0.5 else 1

    @property
    def best(self) -> Option:
        return tuple(self.solution)

    def position(self, box: Game, log: bool = False) -> State:
        """The game as the solver finds it."""
        state = box.start(self.players, self.seed, log, None, **self.options)
        for option in self.choices:
            state.choose(tuple(option))
        return state
