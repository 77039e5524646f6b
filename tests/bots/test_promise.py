"""Every level beats the one below it, with the budgets that they have where nobody says otherwise.

`tools/promises.py` has played it, in pieces; `docs/bots.md` shows the figures. The soak plays all
of it anew, which takes many hours: `pytest -m soak -s tests/bots/test_promise.py -k root` one game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from nemeton.arena.intervals import Share
from tools.promises import (
    CELLS,
    GAMES,
    LEAST,
    Cell,
    known,
    play,
    share,
    table,
    table_of_automata,
)

ENOUGH = {2: GAMES, 4: 40}  # games; one against three is promised by the interval
MEASURED = [cell for cell in CELLS.values() if sum(map(len, known(cell))) >= ENOUGH[cell.players]]
NAMES = [cell.name for cell in MEASURED]


def assert_kept(cell: Cell, found: Share) -> None:
    assert found.games >= ENOUGH[cell.players]
    assert found.value >= LEAST[cell.players]
    assert found.low > 1 / cell.players


def test_every_promise_was_measured() -> None:
    assert list(CELLS) == NAMES


@pytest.mark.parametrize("cell", MEASURED, ids=NAMES)
def test_a_promise_was_kept_when_it_was_measured(cell: Cell) -> None:
    assert_kept(cell, share(known(cell)))


def test_the_page_on_bots_says_what_was_measured() -> None:
    page = Path(__file__).parents[2] / "docs" / "bots.md"

    assert table() in page.read_text("utf-8")
    assert table_of_automata() in page.read_text("utf-8")


def test_a_measured_game_is_played_again_as_it_was() -> None:
    """What is kept belongs to these bots and these laws: a change of either shows here."""
    cell = CELLS["cernunos-2-sapling-random"]

    assert next(play(cell, 2)) == known(cell)[0]


@pytest.mark.soak
@pytest.mark.parametrize("cell", CELLS.values(), ids=CELLS)
def test_a_level_beats_the_one_below_it(cell: Cell) -> None:
    found = share(list(play(cell, GAMES)))
    print(cell.name, found)

    assert found.games >= GAMES
    assert_kept(cell, found)
