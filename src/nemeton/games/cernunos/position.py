"""12 Positions as a line of text: cells, side and stage, reserves, burnt Trees."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from nemeton.engine.errors import BadInput
from nemeton.games.cernunos.kinds import (
    ADJACENT,
    CELL_NAMES,
    CELLS,
    COUNTS,
    FIRE,
    KIND_OF,
    KINDS,
    LETTERS,
    OWNER_OF,
    PLAYER_NAMES,
    TREE,
    TYPE_OF,
    first_number,
    shown_by,
)

__all__ = ["NOTHING", "STAGES", "STAGE_OF_PHASE", "Position", "parsed", "written_kind"]

STAGES: Final = ("start", "place1", "place2", "last")
OWNERS: Final = "gv"
NOTHING: Final = "-"
STAGE_OF_PHASE: Final = {"first": "place1", "second": "place2", "last": "last"}


class Position:
    """A board between two placements, and the tokens that take no part in the game."""

    def __init__(
        self,
        stacks: list[bytes],
        reserve: list[int],
        burnt: list[int],
        player: int,
        stage: str,
    ) -> None:
        self.stacks = stacks
        self.reserve = reserve
        self.burnt = burnt
        self.player = player
        self.stage = stage
        self.aside = self.left_out()

    def left_out(self) -> list[int]:
        """By kind, what is neither on the board nor in reserve nor burnt."""
        missing = COUNTS + COUNTS
        for kind in range(2 * KINDS):
            missing[kind] -= self.reserve[kind]
        for player in (0, 1):
            missing[player * KINDS + TREE] -= self.burnt[player]
        for stack in self.stacks:
            for token in stack:
                missing[KIND_OF[token]] -= 1
        return missing


START: Final = Position([b""] * CELLS, COUNTS + COUNTS, [0, 0], 0, "start")


def bad(where: str, expected: str) -> BadInput:
    return BadInput("cernunos-bad-position", where=where[:40], expected=expected)


def parsed(text: str) -> Position:
    """The position written in the text; none at all is the start of the game."""
    if not text:
        return START
    words = text.split()
    if len(words) == 5:
        words.insert(0, NOTHING)  # an empty board may be left out
    if len(words) != 6:
        raise bad(text, "cells side stage g:… v:… burnt:…")
    if words[1] not in PLAYER_NAMES:
        raise bad(words[1], ", ".join(PLAYER_NAMES))
    if words[2] not in STAGES:
        raise bad(words[2], ", ".join(STAGES))
    reserve = counts(words[3], "g:", KINDS) + counts(words[4], "v:", KINDS)
    burnt = counts(words[5], "burnt:", 2)
    stacks = numbered(board(words[0]))
    found = Position(stacks, reserve, burnt, PLAYER_NAMES.index(words[1]), words[2])
    check(found)
    return found


def counts(word: str, label: str, length: int) -> list[int]:
    """Numbers separated by dots, behind their label."""
    parts = word.removeprefix(label).split(".")
    if (
        not word.startswith(label)
        or len(parts) != length
        or not all(re.fullmatch("[0-9]{1,2}", part) for part in parts)
    ):
        raise bad(word, label + ".".join(["n"] * length))
    return [int(part) for part in parts]


def board(word: str) -> list[list[int]]:
    """The kinds on every cell, bottom to top."""
    cells: list[list[int]] = [[] for _ in range(CELLS)]
    last = -1
    for part in [] if word == NOTHING else word.split("/"):
        name, equals, stack = part.partition("=")
        if name not in CELL_NAMES or not equals or CELL_NAMES.index(name) <= last:
            raise bad(part, "a1=gT,vB/…/d3=…")
        last = CELL_NAMES.index(name)
        cells[last] = [kind_of(token, part) for token in stack.split(",")]
    return cells


def kind_of(token: str, where: str) -> int:
    if len(token) != 2 or token[0] not in OWNERS or token[1] not in LETTERS:
        raise bad(where, "[gv][" + LETTERS + "]")
    return OWNERS.index(token[0]) * KINDS + LETTERS.index(token[1])


def numbered(cells: list[list[int]]) -> list[bytes]:
    """Gives equal tokens their numbers, cell by cell from the bottom."""
    used = [0] * (2 * KINDS)
    stacks: list[bytes] = []
    for kinds in cells:
        stack: list[int] = []
        for kind in kinds:
            if used[kind] >= COUNTS[TYPE_OF[kind]]:
                raise bad(written_kind(kind), f"≤ {COUNTS[TYPE_OF[kind]]}")
            stack.append(first_number(OWNER_OF[kind], TYPE_OF[kind]) + used[kind])
            used[kind] += 1
        stacks.append(bytes(stack))
    return stacks


def check(found: Position) -> None:
    """Refuses more tokens than there are and Trees that must have burnt."""
    for kind, missing in enumerate(found.aside):
        if missing < 0:
            raise bad(written_kind(kind), f"≤ {COUNTS[TYPE_OF[kind]]}")
    tops = [shown_by(stack) for stack in found.stacks]
    for cell in range(CELLS):
        types = [TYPE_OF[KIND_OF[token]] for token in found.stacks[cell]]
        on_fire = (FIRE, TREE) in pairwise(types)
        beside = TYPE_OF[tops[cell]] == TREE and any(
            TYPE_OF[tops[other]] == FIRE for other in ADJACENT[cell]
        )
        if on_fire or beside:
            raise BadInput("cernunos-burnt-position", cell=CELL_NAMES[cell])


def written_kind(kind: int) -> str:
    return OWNERS[OWNER_OF[kind]] + LETTERS[TYPE_OF[kind]]
