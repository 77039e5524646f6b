"""Several things typed in one line, in any order, and taken back as one."""

from __future__ import annotations

import pytest

from tests.cli.terminal import Terminal, record

RIVERFOLK = (
    *("play", "root", "--players", "3", "--bots", "random", "--seed", "1"),
    *("--option", "factions=riverfolk,marquise,eyrie", "--option", "first=first_seat"),
)
SET_UP = 5  # choices of the bots before the first warriors


def stationed(terminal: Terminal) -> list[int]:
    (kept,) = terminal.kept
    made = record(kept)["choices"]
    return [option[1] for option in made if option[0] == "station"]


@pytest.mark.parametrize(
    "typed", ["station 10 3 10 9", "5 1 5 4", "5, 1, 5, 4", "station 10 station 3 9 10"]
)
def test_the_highest_may_be_named_first(terminal: Terminal, typed: str) -> None:
    shown = terminal.run(*RIVERFOLK, typed=f"{typed}\n").stdout

    assert "Pick 4 in one line" in shown
    assert stationed(terminal) == [3, 9, 10, 10]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("station 10", "Exactly 4 must be picked, not 1."),
        ("5 5 5 5 5", "('station', 10) can be picked 4 times at most."),
        ("1 2 3 4 5", "Exactly 4 must be picked, not 5."),
        ("station 10 3 10 2", "('station', 2) is not among the options."),
    ],
)
def test_a_line_that_is_no_whole_set_is_refused_and_nothing_is_taken(
    terminal: Terminal, typed: str, reason: str
) -> None:
    shown = terminal.run(*RIVERFOLK, typed=f"{typed}\n").stdout

    assert reason in " ".join(shown.split())
    assert stationed(terminal) == []


def test_a_set_is_taken_back_as_one(terminal: Terminal) -> None:
    terminal.run(*RIVERFOLK, typed="5 1 5 4\nundo\n")

    assert stationed(terminal) == []
