"""Pangaia in a terminal: the continent as hexes, rituals, spirit boards, the Corrupted Spirit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, record

RECORDED = Path(__file__).parents[1] / "recorded" / "pangaia"


def test_land_is_drawn_by_climate_with_trees_seeds_spirits_and_what_may_be_chosen(
    terminal: Terminal,
) -> None:
    typed = "start 1 1a\n\n"
    shown = terminal.run(
        "play", "pangaia", "--players", "2", "--bots", "none", "--seed", "7",
        "--option", "continent=reference", "--option", "first_player=1", typed=typed,
    ).stdout  # fmt: skip

    assert "▸1~~~" in shown  # a lake that may be chosen
    assert "~V~~~" in shown  # Violet's spirit on it
    assert "=v===" in shown  # and the seed on a land of wind
    assert "* sun  = wind  / rain  + snow  ~ lake" in shown


def test_a_whole_position_of_the_solo_game_fits_eighty_columns(terminal: Terminal) -> None:
    record = str(RECORDED / "solo-defender.json")
    for locale in ("en", "fr"):
        shown = terminal.run("replay", record, "--at", "175", "--seat", "0", "--lang", locale)
        assert max(len(line.rstrip()) for line in shown.stdout.splitlines()) <= 80
        assert shown.returncode == 0

    assert "#" in shown.stdout  # a corrupted tile
    assert "V5" in shown.stdout
    assert "X" in shown.stdout
    assert "3/6 cimes, 1/3 graines · tuiles corrompues 1/4" in shown.stdout


def test_cards_standings_and_the_own_secrets_are_told_and_nobody_elses(terminal: Terminal) -> None:
    record = str(RECORDED / "three-players-advanced.json")

    own = terminal.run("replay", record, "--at", "150", "--seat", "2").stdout
    spectator = terminal.run("replay", record, "--at", "150").stdout

    for word in ("Rituals:", "Achievements:", "secret:", "Your blessings:"):
        assert word in own
    assert "secret:" not in spectator.split("Rituals:")[1]
    assert "Your blessings:" not in spectator


@pytest.mark.parametrize("players", ["1", "2", "4"])
def test_a_game_is_played_to_its_end_by_number(terminal: Terminal, players: str) -> None:
    done = terminal.run(
        "play", "pangaia", "--players", players, "--seed", "3", "--option", "max_rounds=2",
        typed="1\n" * 300,
    )  # fmt: skip

    assert done.returncode == 0
    assert "wins" in done.stdout or "win" in done.stdout
    assert terminal.run("verify", str(terminal.kept[0])).returncode == 0
    assert record(terminal.kept[0])["result"] is not None


def test_hexes_are_typed_by_the_names_they_bear_and_refusals_say_why(terminal: Terminal) -> None:
    asked = ["play", "pangaia", "--players", "2", "--bots", "none", "--seed", "7"]
    asked += ["--option", "continent=reference", "--option", "first_player=1"]
    shown = terminal.run(*asked, typed="start 1 1a\n\nstart 1 1b\nstart 2 8a\n")

    assert "Another spirit stands on that lake." in shown.stdout + shown.stderr
    assert "That land does not touch the lake." in shown.stdout + shown.stderr


def test_a_terminal_without_special_signs_gets_by(terminal: Terminal) -> None:
    terminal.environment["PYTHONIOENCODING"] = "ascii"
    shown = terminal.run("play", "pangaia", "--seed", "3", "--lang", "fr").stdout

    assert ">1~~~" in shown
    assert "?" not in shown.split("Rituels")[0]


def test_the_order_of_withering_is_not_asked_and_is_taken_back_with_the_ritual(
    terminal: Terminal, tmp_path: Path
) -> None:
    played = record(RECORDED / "two-players.json")
    before = [*played["choices"][:178]]  # a chain is asked for next
    kept = tmp_path / "before-the-chain.json"

    for typed, made in (("3\n", 2), ("3\nundo\n", 0)):
        kept.write_text(json.dumps({**played, "choices": before, "result": None}))
        shown = terminal.run("play", "pangaia", "--resume", str(kept), typed=typed).stdout

        assert "wither one after another" not in shown
        choices = record(kept)["choices"]
        assert len(choices) == len(before) + made
        assert choices[178:] == [["chain", 3, 11, 5], ["wither", 9]][:made]
