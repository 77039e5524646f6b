"""Reads the acceptance cases from their tables and plays them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from nemeton.games.cernunos.kinds import (
    CELL_NAMES,
    KINDS,
    LETTERS,
    PLAYER_NAMES,
)
from nemeton.games.cernunos.laws.board import power
from tests.games.cernunos.table import Table

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


def check(case: Case) -> None:
    """Plays a case and asserts all it claims, and that the board is sound."""
    table = Table(case.given).play(case.when)
    for claim in case.then.split(";"):
        holds(table, claim.strip())
    table.sound()


def holds(table: Table, claim: str) -> None:
    """Asserts one claim of the third column."""
    for pattern, check in CLAIMS:
        match = re.fullmatch(pattern, claim)
        if match:
            check(table, *match.groups())
            return
    raise AssertionError(f"unread claim: {claim}")


def claim_stack(table: Table, cell: str, stack: str) -> None:
    assert table.stack(cell) == stack


def claim_power(table: Table, cell: str, number: str) -> None:
    assert power(table.state, CELL_NAMES.index(cell)) == int(number)


def claim_legal(table: Table, atoms: str) -> None:
    assert set(atoms.split()) <= set(table.atoms())


def claim_illegal(table: Table, atoms: str) -> None:
    assert not set(atoms.split()) & set(table.atoms())


def claim_options(table: Table, count: str) -> None:
    assert len(table.atoms()) == int(count)


def claim_asks_exactly(table: Table, side: str, atoms: str) -> None:
    assert table.state.pending().seat(table.state) == PLAYER_NAMES.index(side)
    assert sorted(table.atoms()) == sorted(atoms.split())


def claim_asks_kind(table: Table, side: str, kind: str) -> None:
    table.asks(PLAYER_NAMES.index(side), PROMPTS[kind])


def claim_reserve(table: Table, owner: str, token: str, count: str) -> None:
    assert table.state.reserve["gv".index(owner) * KINDS + LETTERS.index(token)] == int(count)


def claim_burnt(table: Table, green: str, violet: str) -> None:
    assert table.state.burnt == [int(green), int(violet)]


def claim_winner(table: Table, side: str) -> None:
    assert table.state.result is not None
    winners = [PLAYER_NAMES[seat] for seat in table.state.result.winners]
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
