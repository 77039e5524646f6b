"""A table written as the specification writes its cases: `b2=gF b3=vD; green place1`."""

from __future__ import annotations

import re
from typing import Any, Self

import nemeton
from nemeton import testing
from nemeton.games.cernunos.kinds import CELL_NAMES, COUNTS, KIND_OF, KINDS, LETTERS
from nemeton.games.cernunos.notation import atom
from nemeton.games.cernunos.position import written_kind
from nemeton.games.cernunos.state import Cernunos


class Table(testing.Table[Cernunos]):
    """Stacks, side and stage, then what is not as usual: reserves (`gR=T2B1`), `burnt=1,0`."""

    def __init__(self, given: str, **options: Any) -> None:
        super().__init__(start(position_of(given), **options))

    def play(self, atoms: str) -> Self:
        """Answers the questions one after another, in the notation of moves; `.` is nothing."""
        for each in atoms.split():
            if each != ".":
                self.state.choose(self.state.read(each))
        return self

    def atoms(self) -> list[str]:
        """What is offered, in the notation of moves."""
        return [] if self.state.over else [atom(option) for option in self.options()]

    def stack(self, cell: str) -> str:
        tokens = self.state.stacks[CELL_NAMES.index(cell)]
        return ",".join(written_kind(KIND_OF[token]) for token in tokens) or "-"


def start(position: str, **options: Any) -> Cernunos:
    """A game of Cernunos from a position."""
    state = nemeton.game("cernunos").start(seed=0, position=position, **options)
    assert isinstance(state, Cernunos)
    return state


def position_of(given: str) -> str:
    """The position that a case describes."""
    board, side_and_stage, *more = [part.strip() for part in given.split(";")]
    stacks = {} if board == "." else dict(cell.split("=") for cell in board.split())
    extra = dict(part.split("=") for part in more)
    burnt = [int(count) for count in extra.get("burnt", "0,0").split(",")]
    lines = "/".join(f"{cell}={stacks[cell]}" for cell in CELL_NAMES if cell in stacks) or "-"
    tokens = [token for stack in stacks.values() for token in stack.split(",")]
    green = reserve("g", extra.get("gR"), tokens, burnt[0])
    violet = reserve("v", extra.get("vR"), tokens, burnt[1])
    return f"{lines} {side_and_stage} g:{green} v:{violet} burnt:{burnt[0]}.{burnt[1]}"


def reserve(owner: str, whole: str | None, tokens: list[str], burnt: int) -> str:
    """What is missing from the board, unless the case gives the whole reserve."""
    if whole is not None:
        counts = dict(re.findall(r"([A-Z])(\d+)", whole))
        return ".".join(counts.get(letter, "0") for letter in LETTERS)
    left = [COUNTS[kind] - tokens.count(owner + LETTERS[kind]) for kind in range(KINDS)]
    left[0] -= burnt
    return ".".join(str(count) for count in left)
