"""Many games of Cernunos at once, as arrays: what is known of each, and how they begin.

What in `nemeton.games.cernunos` is a stack of steps is here a question (`ask`), tokens that wait to
act (`waiting`), and what comes next in the turn (`phase`).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy

from nemeton.games.cernunos.kinds import CELLS
from nemeton.train.arrays import Array
from nemeton.train.cernunos.board import ALL_TOKENS, RESERVE

__all__ = [
    "COUNT",
    "DRAWN",
    "FIRST",
    "GROW",
    "LAST",
    "LIFT",
    "NOBODY",
    "NOTHING",
    "PLACE",
    "PUSH",
    "QUESTIONS",
    "REPEAT",
    "ROOM",
    "SECOND",
    "START",
    "SWAP",
    "WHICH_FIRST",
    "Games",
    "start",
]

# What is asked
NOTHING, PLACE, LAST, GROW, PUSH, SWAP, WHICH_FIRST, LIFT = range(8)
QUESTIONS: Final = ("", "place", "last_place", "grow", "push", "swap", "first", "lift")
# What comes next in the turn
START, FIRST, SECOND, COUNT = range(4)  # START: of the other player's turn
# Who has won
NOBODY: Final = -1  # yet
DRAWN: Final = 2

ROOM: Final = 16  # tokens that can wait at once: two for each of two Foxes' acts, one for a Raven's
REPEAT: Final = 64  # added to a token that waits for its repeat


class Games(NamedTuple):
    """Games of Cernunos in progress, a row for each."""

    place: Array  # [games, tokens]: cell, RESERVE or BURNT
    level: Array  # [games, tokens]: how high in its stack
    acted: Array  # [games, tokens]: how often in the present chain
    waiting: Array  # [games, ROOM]: tokens that will act, the next one last
    waits: Array  # how many of them
    ask: Array
    owner: Array  # who is asked
    cell: Array  # which cell the question is about
    other: Array
    growing: Array  # [games, cells]: Trees of which some can grow
    player: Array  # whose turn it is
    phase: Array
    winner: Array


def start(number: int, xp: Any = numpy) -> Games:
    """4 That many games at their start, the first question asked."""

    def row(value: int) -> Array:
        return xp.full((number,), value, dtype=xp.int8)

    def table(width: int, value: int) -> Array:
        return xp.full((number, width), value, dtype=xp.int8)

    tokens = table(ALL_TOKENS, RESERVE), table(ALL_TOKENS, 0), table(ALL_TOKENS, 0)
    asked = row(PLACE), row(0), row(0), row(0)
    growing = xp.zeros((number, CELLS), dtype=bool)
    return Games(*tokens, table(ROOM, 0), row(0), *asked, growing, row(0), row(SECOND), row(NOBODY))
