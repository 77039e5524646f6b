"""2, 3 The pieces and the board: tokens by number and kind, cells and their neighbourhoods."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

__all__ = [
    "ACTIVATABLE",
    "ADJACENT",
    "AROUND",
    "BOAR",
    "CELLS",
    "CELL_NAMES",
    "COUNTS",
    "DATA",
    "DEER",
    "FIRE",
    "FOX",
    "GREEN",
    "KINDS",
    "KIND_OF",
    "LETTERS",
    "NO_KIND",
    "OWNER_OF",
    "PLAYER_NAMES",
    "RAVEN",
    "REACHES",
    "SQUIRREL",
    "TOKENS",
    "TOKEN_NAMES",
    "TREE",
    "TYPE_OF",
    "VIOLET",
    "WOLF",
    "activatable",
    "first_number",
    "landing",
    "shown_by",
]

DATA: Final = tomllib.loads((Path(__file__).parent / "data" / "tokens.toml").read_text("utf-8"))

GREEN: Final = 0
VIOLET: Final = 1
PLAYER_NAMES: Final = ("green", "violet")

# Types of token, in the order of the data file; a kind is type + 8 for Violet.
TREE: Final = 0
BOAR: Final = 1
DEER: Final = 2
WOLF: Final = 3
SQUIRREL: Final = 4
FOX: Final = 5
RAVEN: Final = 6
FIRE: Final = 7
KINDS: Final = 8
NO_KIND: Final = 16  # what an empty cell shows

TOKEN_NAMES: Final[tuple[str, ...]] = tuple(token["name"] for token in DATA["token"])
LETTERS: Final[str] = "".join(token["letter"] for token in DATA["token"])
COUNTS: Final[list[int]] = [token["count"] for token in DATA["token"]]
ACTIVATABLE: Final[list[bool]] = [token["activatable"] for token in DATA["token"]]
TOKENS: Final = sum(COUNTS)  # of one player
DEFAULT_CAP: Final[int] = DATA["chain"]["activation_cap"]

COLUMNS: Final = 4
ROWS: Final = 3
CELLS: Final = 12
CELL_NAMES: Final = tuple(f"{'abcd'[cell % 4]}{cell // 4 + 1}" for cell in range(12))


def numbered_kinds() -> bytes:
    """The kind of every token: Green's 24 by type, then Violet's."""
    kinds: list[int] = []
    for player in (GREEN, VIOLET):
        for token in range(KINDS):
            kinds += [player * KINDS + token] * COUNTS[token]
    return bytes(kinds)


KIND_OF: Final[bytes] = numbered_kinds()


# By kind: the type and the owner; an empty cell has neither.
TYPE_OF: Final[bytes] = bytes([*range(KINDS), *range(KINDS), KINDS])
OWNER_OF: Final[bytes] = bytes([GREEN] * KINDS + [VIOLET] * KINDS + [2])


def first_number(player: int, token: int) -> int:
    """The lowest number of that player's tokens of that type."""
    return player * TOKENS + sum(COUNTS[:token])


def shown_by(stack: bytes) -> int:
    """The kind on top of a stack."""
    return KIND_OF[stack[-1]] if stack else NO_KIND


def activatable(kind: int) -> bool:
    return ACTIVATABLE[TYPE_OF[kind]]


def step_from(cell: int, across: int, up: int) -> int:
    """The cell that many columns and rows away, or -1 off the board."""
    column, row = cell % COLUMNS + across, cell // COLUMNS + up
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def cells_at(cell: int, steps: list[tuple[int, int]]) -> list[int]:
    found = [step_from(cell, across, up) for across, up in steps]
    return sorted(each for each in found if each >= 0)


SIDES: Final = [(0, -1), (-1, 0), (1, 0), (0, 1)]
CORNERS: Final = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
ADJACENT: Final = [cells_at(cell, SIDES) for cell in range(12)]
AROUND: Final = [cells_at(cell, SIDES + CORNERS) for cell in range(12)]


def diagonals(near: bool, far: bool) -> list[list[int]]:
    """The cells one and two diagonal steps away, whichever of them count."""
    distances = [1] * near + [2] * far
    steps = [(across * each, up * each) for each in distances for across, up in CORNERS]
    return [cells_at(cell, steps) for cell in range(CELLS)]


REACHES: Final = {
    "1-2": diagonals(near=True, far=True),
    "1": diagonals(near=True, far=False),
    "2": diagonals(near=False, far=True),
}


def landing(boar: int, pushed: int) -> int:
    """8.2 The cell straight away from the Boar, round the edge where the board ends."""
    column = (2 * (pushed % COLUMNS) - boar % COLUMNS) % COLUMNS
    row = (2 * (pushed // COLUMNS) - boar // COLUMNS) % ROWS
    return row * COLUMNS + column
