"""Reading what was played: replay, verify, data, games, and what the program says of itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nemeton
from nemeton.cli.program import run
from nemeton.engine.state import State


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def played(seed: int | None, choices: int | None = None) -> State:
    """A game of Cernunos in which the last option is always taken."""
    state = nemeton.game("cernunos").start(seed=seed)
    while not state.over and state.number != choices:
        state.choose(state.options()[-1])
    return state


def kept(state: State, **more: object) -> str:
    Path("game.json").write_text(json.dumps({**state.record, **more}))
    return "game.json"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    heard = capsys.readouterr()
    assert heard.err == ""
    return heard.out


def test_a_replay_tells_all_events_then_shows_the_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    state = played(1)
    shown = said(capsys, "replay", kept(state))

    assert "Turn 1\n  Green places the Fire on d3.\n" in shown
    assert f"After {state.number} of {state.number} choices." in shown
    assert " wins." in shown


def test_a_replay_stops_at_the_moment_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "replay", kept(played(1)), "--at", "1")

    assert "After 1 of" in shown
    assert "(X Fire      0)" in shown
    assert "Green: place a token from your reserve.  § 6" in shown
    assert shown.count(" places ") == 1


def test_a_record_of_older_rules_is_told_to_where_the_rules_have_changed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    state = played(1)
    choices = [list(option) for option in state.choices()]
    choices[5] = ["place", 0, 99]
    shown = said(capsys, "replay", kept(state, rules="0", choices=choices))

    assert f"After 5 of {state.number} choices." in shown
    told = " ".join(shown.split())
    assert (
        "Here the rules have changed: choice 6 of the record, ['place', 0, 99], was possible"
        in told
    )


def test_a_replay_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Vert pose le Feu en d3." in said(capsys, "replay", kept(played(1)), "--lang", "fr")


def test_verify_says_that_a_promise_was_kept(capsys: pytest.CaptureFixture[str]) -> None:
    state = played(None)
    shown = " ".join(said(capsys, "verify", kept(state)).split())

    assert f"published at the start, {state.record['commitment']}." in shown
    assert f"Choices: {state.number} were offered when made; draws made again: 0." in shown
    assert "Result: " in shown
    assert "game.json holds." in shown


def test_verify_says_what_nobody_promised(capsys: pytest.CaptureFixture[str]) -> None:
    assert "an open number" in said(capsys, "verify", kept(played(1)))

    record = {**played(None).record}
    del record["commitment"]
    Path("bare.json").write_text(json.dumps(record))
    assert "no hash was published" in said(capsys, "verify", "bare.json")


def test_verify_says_that_a_game_is_not_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert "the game is not over" in said(
        capsys, "verify", kept(played(1, 3), seats=["human", "0"])
    )


def test_games_are_listed_with_their_players_and_a_line_about_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = " ".join(said(capsys, "games").split())

    assert "cernunos 2 players Two druids stack beasts and trees" in shown


def test_data_shows_every_value_with_its_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "data", "cernunos")

    assert [line.split() for line in shown.splitlines() if "token.boar.count" in line] == [
        ["token.boar.count", "3", "rulebook"]
    ]


def test_a_corrected_file_is_refused_by_a_game_that_takes_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("mine.toml").write_text("[board]\ncolumns = 5\n")
    Path("bad.toml").write_text("[board\n")
    Path("bad.json").write_text("[]")

    for name, expected in (
        ("mine.toml", "no component values that could be corrected"),
        ("bad.toml", "not a sound TOML file"),
        ("bad.json", "not sound at data"),
    ):
        assert run(["data", "cernunos", "--check", name]) == 2
        assert f"{name}: " in (line := capsys.readouterr().err)
        assert expected in line


def test_the_version_and_the_help_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == f"nemeton {nemeton.__version__}\n"
    assert said(capsys) == said(capsys, "--help")
    assert "Play a game in the terminal." in said(capsys, "--help")


@pytest.mark.parametrize("command", ["play", "replay", "verify", "games", "data", "bench"])
def test_every_command_explains_itself_in_both_languages(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    english = said(capsys, command, "--help")
    french = said(capsys, command, "--help", "--lang", "fr")

    assert english.startswith("Usage: nemeton " + command)
    assert french.startswith("Emploi\u00a0: nemeton " + command)
    assert set(english.splitlines()) & set(french.splitlines()) <= {"", "Options:"}
