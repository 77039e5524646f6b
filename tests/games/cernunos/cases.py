"""Reads the table of acceptance cases and plays it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nemeton
from nemeton.games.cernunos.board import power
from nemeton.games.cernunos.components import (
    CELL_NAMES,
    COUNTS,
    KIND_OF,
    KINDS,
    LETTERS,
    PLAYER_NAMES,
)
from nemeton.games.cernunos.notation import atom
from nemeton.games.cernunos.position import written_kind
from nemeton.games.cernunos.state import Cernunos

HERE = Path(__file__).parent
PROMPTS = {"place": "place", "last": "last_place"}


class Case:
    """One row of the table."""

    def __init__(self, row: str) -> None:
        cells = [cell.strip() for cell in row.strip().strip("|").split(" | ")]
        self.name, self.why = cells[0], cells[4]
        self.given, self.when, self.then = (cell.strip("`") for cell in cells[1:4])

    def __str__(self) -> str:
        return f"{self.name} {self.why}"


def read_table(name: str) -> list[Case]:
    rows = (HERE / name).read_text("utf-8").splitlines()
    return [Case(row) for row in rows if re.match(r"\| [A-Z]\d\d ", row)]


def start(position: str, **options: Any) -> Cernunos:
    """A game of Cernunos from a position."""
    state = nemeton.game("cernunos").start(seed=0, position=position, **options)
    assert isinstance(state, Cernunos)
    return state


def given(text: str, **options: Any) -> Cernunos:
    """The table that the first column sets up."""
    board, side_and_stage, *more = [part.strip() for part in text.split(";")]
    stacks = {} if board == "." else dict(cell.split("=") for cell in board.split())
    extra = dict(part.split("=") for part in more)
    burnt = [int(count) for count in extra.get("burnt", "0,0").split(",")]
    lines = "/".join(f"{cell}={stacks[cell]}" for cell in CELL_NAMES if cell in stacks) or "-"
    tokens = [token for stack in stacks.values() for token in stack.split(",")]
    green = reserve("g", extra.get("gR"), tokens, burnt[0])
    violet = reserve("v", extra.get("vR"), tokens, burnt[1])
    position = f"{lines} {side_and_stage} g:{green} v:{violet} burnt:{burnt[0]}.{burnt[1]}"
    return start(position, **options)


def reserve(owner: str, whole: str | None, tokens: list[str], burnt: int) -> str:
    """What is missing from the board, unless the case gives the whole reserve."""
    if whole is not None:
        counts = dict(re.findall(r"([A-Z])(\d+)", whole))
        return ".".join(counts.get(letter, "0") for letter in LETTERS)
    left = [COUNTS[kind] - tokens.count(owner + LETTERS[kind]) for kind in range(KINDS)]
    left[0] -= burnt
    return ".".join(str(count) for count in left)


def play(game: Cernunos, atoms: str) -> None:
    """Answers the questions as the second column says."""
    for each in atoms.split():
        if each != ".":
            game.choose(game.read(each))


def offered(game: Cernunos) -> list[str]:
    return [] if game.over else [atom(option) for option in game.options()]


def stack_of(game: Cernunos, cell: str) -> str:
    tokens = game.stacks[CELL_NAMES.index(cell)]
    return ",".join(written_kind(KIND_OF[token]) for token in tokens) or "-"


def check(case: Case) -> None:
    """Plays a case and asserts all it claims, and that the board is sound."""
    game = given(case.given)
    play(game, case.when)
    for claim in case.then.split(";"):
        holds(game, claim.strip())
    assert game.faults() == []


def holds(game: Cernunos, claim: str) -> None:
    """Asserts one claim of the third column."""
    for pattern, check in CLAIMS:
        match = re.fullmatch(pattern, claim)
        if match:
            check(game, *match.groups())
            return
    raise AssertionError(f"unread claim: {claim}")


def claim_stack(game: Cernunos, cell: str, stack: str) -> None:
    assert stack_of(game, cell) == stack


def claim_power(game: Cernunos, cell: str, number: str) -> None:
    assert power(game, CELL_NAMES.index(cell)) == int(number)


def claim_legal(game: Cernunos, atoms: str) -> None:
    assert set(atoms.split()) <= set(offered(game))


def claim_illegal(game: Cernunos, atoms: str) -> None:
    assert not set(atoms.split()) & set(offered(game))


def claim_options(game: Cernunos, count: str) -> None:
    assert len(offered(game)) == int(count)


def claim_asks_exactly(game: Cernunos, side: str, atoms: str) -> None:
    assert game.pending().seat(game) == PLAYER_NAMES.index(side)
    assert sorted(offered(game)) == sorted(atoms.split())


def claim_asks_kind(game: Cernunos, side: str, kind: str) -> None:
    assert game.pending().seat(game) == PLAYER_NAMES.index(side)
    assert game.pending().prompt == PROMPTS[kind]


def claim_reserve(game: Cernunos, owner: str, token: str, count: str) -> None:
    assert game.reserve["gv".index(owner) * KINDS + LETTERS.index(token)] == int(count)


def claim_burnt(game: Cernunos, green: str, violet: str) -> None:
    assert game.burnt == [int(green), int(violet)]


def claim_winner(game: Cernunos, side: str) -> None:
    assert game.result is not None
    winners = [PLAYER_NAMES[seat] for seat in game.result.winners]
    assert winners == ([] if side == "draw" else [side])


CLAIMS: list[tuple[str, Callable[..., None]]] = [
    (r"([a-d][1-3])=(\S+)", claim_stack),
    (r"power ([a-d][1-3])=(-?\d+)", claim_power),
    (r"legal (.+)", claim_legal),
    (r"illegal (.+)", claim_illegal),
    (r"options (\d+)", claim_options),
    (r"asks (\w+): (.+)", claim_asks_exactly),
    (r"asks (\w+) (place|last)", claim_asks_kind),
    (r"([gv])R\.([A-Z])=(\d+)", claim_reserve),
    (r"burnt (\d+),(\d+)", claim_burnt),
    (r"winner (\w+)", claim_winner),
]
