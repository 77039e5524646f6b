"""Any game at the terminal: no picture of its own, luck, hidden hands, several people."""

from __future__ import annotations

import os
import re
from pathlib import Path

import magpie
import pytest

from tests.cli.terminal import Terminal, record


@pytest.fixture
def table(terminal: Terminal) -> Terminal:
    """A terminal on which the example game is installed, as far as Python can tell."""
    installed = terminal.home / "installed"
    described = installed / "nemeton_magpie-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: nemeton-magpie\nVersion: 1.0\n"
    )
    (described / "entry_points.txt").write_text("[nemeton.games]\nmagpie = magpie.game:GAME\n")
    source = Path(magpie.__file__).parent.parent
    paths = [str(installed), str(source), os.environ.get("PYTHONPATH", "")]
    terminal.environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    return terminal


def test_a_game_installed_by_somebody_else_is_found(table: Terminal) -> None:
    assert "magpie     2–4 players" in table.run("games").stdout
    assert "magpie has no component values of its own." in table.run("data", "magpie").stdout


def test_it_is_played_to_its_end_against_bots(table: Terminal) -> None:
    done = table.run("play", "magpie", "--players", "3", "--seed", "1", typed="1\n" * 200)

    bird = "(Ash|Birch|Cedar)"
    assert re.search(rf"{bird}(, {bird})* wins?", done.stdout)
    assert table.run("verify", str(table.kept[0])).returncode == 0


def test_its_options_are_given_on_the_command_line(table: Terminal) -> None:
    table.run(
        "play", "magpie", "--option", "weather=windy", "--option", "fox=on", "--option", "goal=5",
        "--option", "plumage=gold,teal", typed="1\n",
    )  # fmt: skip
    options = record(table.kept[0])["options"]

    assert (options["weather"], options["fox"], options["goal"]) == ("windy", True, 5)
    assert options["plumage"] == ["gold", "teal"]


def test_only_the_own_hand_is_shown(table: Terminal) -> None:
    shown = table.run("play", "magpie", "--seed", "1", typed="").stdout

    assert shown.count("hand:") == 1


def test_between_two_people_the_screen_is_handed_over(table: Terminal) -> None:
    done = table.run("play", "magpie", "--bots", "none", "--seed", "1", typed="1\n" * 8)

    assert "press Enter when nobody else is looking." in done.stdout


def test_what_chance_has_shown_is_taken_back_only_if_the_others_agree(table: Terminal) -> None:
    asked = ["play", "magpie", "--bots", "none", "--seed", "1"]
    refused = table.run(*asked, "--save", "a.json", typed="fetch 0\nundo\nno\n")
    agreed = table.run(*asked, "--save", "b.json", typed="fetch 0\nundo\nyes\n")

    assert "Do the others agree?" in refused.stdout
    assert "Then it stays." in refused.stdout
    assert record(table.home / "a.json")["choices"] == [["fetch", 0]]
    assert "Taken back" in agreed.stdout
    assert record(table.home / "b.json")["choices"] == []


def test_bots_always_agree(table: Terminal) -> None:
    done = table.run("play", "magpie", "--seed", "1", "--save", "a.json", typed="fetch 0\nundo\n")

    assert "Do the others agree?" not in done.stdout
    assert record(table.home / "a.json")["choices"] == []


def test_luck_is_not_changed_by_taking_a_choice_back(table: Terminal) -> None:
    typed = "1\n1\n1\n"
    table.run("play", "magpie", "--seed", "7", "--save", "a.json", typed=typed)
    table.run("play", "magpie", "--seed", "7", "--save", "b.json", typed="1\nundo\n" + typed)

    assert record(table.home / "a.json") == record(table.home / "b.json")
