"""Cernunos in a terminal: stacks, power, reserves, embers, with and without colour."""

from __future__ import annotations

import re

import pytest

from nemeton.cli.boards import tree
from tests.cli.terminal import Terminal

POSITION = (
    "position=a1=gT,gT/c1=gB,vX/b2=vT,gD,gT,gT,vW,vS/c3=gS/d3=vT,vT,vT "
    "green place1 g:8.2.2.2.0.1.1.1 v:5.3.3.1.0.1.1.0 burnt:0.3"
)
LOW = """\
  ┌▸a3 ─────────────┬▸b3 ─────────────┬▸c3 ─────────────┬ d3 ─────────────┐
  │                 │                 │                 │ [t Tree     +2] │
  │                 │                 │                 │  [t Tree     ]  │
  │        ·        │        ·        │ (S Squirrel  0) │  [t Tree     ]  │
  ├▸a2 ─────────────┼ b2 ─────────────┼▸c2 ─────────────┼▸d2 ─────────────┤
  │                 │ [s Squirrel +1] │                 │                 │
  │                 │  [w Wolf     ]  │                 │                 │
  │        ·        │      TTDt       │        ·        │        ·        │
  ├▸a1 ─────────────┼▸b1 ─────────────┼▸c1 ─────────────┼▸d1 ─────────────┤
  │                 │                 │                 │                 │
  │ (T Tree     +1) │                 │ [x Fire      0] │                 │
  │  (T Tree     )  │        ·        │  (B Boar     )  │        ·        │
  └─────────────────┴─────────────────┴─────────────────┴─────────────────┘
  ( Green  )  T 8  B 2  D 2  W 2  S 0  F 1  R 1  X 1   embers 0
  [ Violet ]  t 5  b 3  d 3  w 1  s 0  f 1  r 1  x 0   embers 3
"""


def picture(shown: str) -> str:
    """The board and the reserves."""
    return shown[shown.index("  ┌") : shown.index("embers 3") + 9]


@pytest.fixture
def position(terminal: Terminal) -> list[str]:
    return ["play", "cernunos", "--option", POSITION]


def test_the_board_shows_stacks_owners_power_reserves_and_embers_without_any_colour(
    terminal: Terminal, position: list[str]
) -> None:
    shown = terminal.run(*position).stdout

    assert picture(shown) == LOW
    assert "\x1b" not in shown


def test_everything_fits_a_screen_of_eighty_columns(
    terminal: Terminal, position: list[str]
) -> None:
    for locale in ("en", "fr"):
        shown = terminal.run(*position, "--lang", locale, typed="hint\nb\nrules\nhelp\n").stdout
        assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80


def test_a_high_screen_shows_one_more_token_of_each_stack(
    terminal: Terminal, position: list[str]
) -> None:
    terminal.environment |= {"LINES": "50", "COLUMNS": "80"}
    shown = terminal.run(*position).stdout
    (second,) = re.findall(r"^.*\[w Wolf     \].*\n(.*)$", shown, re.MULTILINE)

    assert "(T Tree     )" in second


def test_colour_is_shown_at_a_terminal_and_left_out_where_it_is_not_wanted(
    terminal: Terminal, position: list[str]
) -> None:
    with terminal.sit(*position) as seat:
        coloured = seat.read_until("\n> ")
    assert re.search(r"\x1b\[[0-9;]*48;", coloured)

    terminal.environment["NO_COLOR"] = "1"
    with terminal.sit(*position) as seat:
        plain = seat.read_until("\n> ")
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", plain)
    assert "[s Squirrel +1]" in plain


def test_a_terminal_without_line_drawing_gets_by(terminal: Terminal, position: list[str]) -> None:
    terminal.environment["PYTHONIOENCODING"] = "ascii"
    done = terminal.run(*position, "--lang", "fr")

    assert done.returncode == 0
    assert "  |                 | [s Ecureuil +1] |" in done.stdout
    assert "?" not in done.stdout


def test_any_view_is_shown_as_a_compact_tree() -> None:
    board = {
        "pile": 3,
        "hands": [1, 2],
        "map": {"name": "wood", "paths": [[1, 2]] * 12},
        "none": None,
    }
    shown = list(tree.lines(board, 0))

    assert shown[:2] == [(0, "pile:", "3"), (0, "hands:", "[1, 2]")]
    assert (1, "name:", "wood") in shown
    assert (0, "none:", "–") in shown
    assert all(len(value) < 80 for _, _, value in shown)
