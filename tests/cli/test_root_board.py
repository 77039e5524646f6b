"""Root in a terminal: the Woodland with its clearings and paths, and the board of every faction."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
import rich.console

import nemeton
from nemeton import Fast
from nemeton.cli import boards
from nemeton.cli.boards.root import BOX, DEEP, Woodland
from nemeton.cli.console import Console
from nemeton.cli.palette import THEME
from tests.cli.terminal import Terminal

FOUR = ("play", "root", "--players", "4", "--seed", "3")


def test_the_woodland_shows_clearings_warriors_slots_ruins_and_the_keep(terminal: Terminal) -> None:
    shown = terminal.run(*FOUR).stdout

    assert re.search(r"2 mouse E\n.*E6\n.*\[n\.\]", shown)
    assert "[#..]" in shown
    assert "[.] K" in shown
    assert "s sawmill" in shown


def test_paths_and_the_river_join_the_clearings(terminal: Terminal) -> None:
    shown = terminal.run(*FOUR).stdout

    assert "~ ~ ~" in shown
    assert "· · · ·" in shown


def test_every_faction_has_its_lines_and_only_the_own_hand(terminal: Terminal) -> None:
    shown = terminal.run(*FOUR).stdout

    assert "E Eyrie   0 points of 30 · 3 cards · 14 warriors in the supply" in shown
    assert "Leader: Despot · roosts 1" in shown
    assert "Supporters 3, officers 0, sympathy 0 · bases: –" in shown
    assert shown.count("Hand:") == 1


def test_it_speaks_french(terminal: Terminal) -> None:
    shown = terminal.run(*FOUR, "--lang", "fr").stdout

    assert "Décret\u00a0: Déplacement (Vizir Fidèle), Construction (Vizir Fidèle)" in shown
    assert "souris E" in shown


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(
    "options",
    [
        {"players": 6, "map": "winter"},
        {"players": 5},
        {"players": 2, "mode": "cooperative"},
        {"players": 3, "factions": ("cult", "riverfolk", "vagabond")},
    ],
    ids=str,
)
def test_any_position_can_be_drawn(options: dict[str, Any], locale: str) -> None:
    state = nemeton.game("root").start(seed=4, **options)
    rng = Fast(4)
    console = Console(locale)
    console.rich = rich.console.Console(file=io.StringIO(), width=80, theme=THEME)

    while not state.over:
        if state.number % 40 == 0:
            boards.draw(console, state.setup, state.view(0), frozenset(range(20)))
        state.choose(state.sample(rng))

    boards.draw(console, state.setup, state.view(None), frozenset())


@pytest.mark.parametrize("name", ["autumn", "winter"])
@pytest.mark.parametrize("width", [80, 120])
def test_no_clearing_lies_upon_another(name: str, width: int) -> None:
    state = nemeton.game("root").start(players=2, seed=1, map=name)
    console = Console("en")
    console.rich = rich.console.Console(file=io.StringIO(), width=width)
    woodland = Woodland(console, state.setup, state.view(0), frozenset())
    across, down = woodland.map["x"], woodland.map["y"]
    corners = [woodland.corner(x, y) for x, y in zip(across, down, strict=True)]

    for place, (column, row) in enumerate(corners):
        for other_column, other_row in corners[:place]:
            assert abs(column - other_column) >= BOX or abs(row - other_row) >= DEEP
