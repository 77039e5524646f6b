"""Bad input: one line that says what was expected and where, exit status 2, nothing written."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.cli.program import run
from tests.cli.terminal import Terminal
from tests.preloaded import COMMAND

Refusal = Callable[..., str]


@pytest.fixture
def refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Refusal:
    """Runs a command line that must be refused in both languages; the English line."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def refused(*arguments: str) -> str:
        before = snapshot(tmp_path)
        lines = []
        for locale in ("fr", "en"):
            monkeypatch.setenv("LC_ALL", f"{locale}.UTF-8")
            status = run(arguments)
            said = capsys.readouterr()
            assert status == 2, said
            assert len(said.err.splitlines()) == 1, said.err
            assert len(said.err) < 600
            lines.append(said.err)
        assert lines[0] != lines[1], "not translated"
        assert snapshot(tmp_path) == before, "something was written"
        return lines[1]

    return refused


def snapshot(folder: Path) -> dict[str, bytes | None]:
    return {str(path): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], "There is no game “chess”; there are cernunos"),
        (["play"], "GAME is missing"),
        (["play", "cernunos", "--players", "3"], "cannot be played by 3; allowed: 2"),
        (["play", "cernunos", "--players", "two"], "--players needs a whole number, not “two”"),
        (["play", "cernunos", "--players", "9" * 5000], "--players needs a whole number"),
        (
            ["play", "cernunos", "--bots", "genius"],
            "no bot level “genius”; there are 0–4, random, sapling, grove, forest",
        ),
        (
            ["play", "cernunos", "--bots", "oak"],
            "The bot level “oak” is now called “forest”.",
        ),
        (
            ["play", "cernunos", "--bots", "greedy"],
            "The bot level “greedy” is now called “sapling”.",
        ),
        (["play", "cernunos", "--seat", "2"], "There is no seat 2; seats run from 0 to 1"),
        (["play", "cernunos", "--seat", "-1"], "There is no seat -1"),
        (["play", "cernunos", "--seat", "green"], "There is no seat green"),
        (["play", "cernunos", "--seed", "luck"], "A seed is a whole number"),
        (["play", "cernunos", "--seed", "9" * 100], "A seed is a whole number"),
        (
            ["play", "cernunos", "--option", "wolves=3"],
            "has no option “wolves”; it has activation_cap",
        ),
        (["play", "cernunos", "--option", "wolf_range"], "name=value"),
        (["play", "cernunos", "--option", "wolf_range=9"], "allowed: 1-2, 1, 2"),
        (["play", "cernunos", "--option", "fox_empty=maybe"], "allowed: on, off"),
        (["play", "cernunos", "--option", "activation_cap=1"], "allowed: 2 … 9"),
        (["play", "cernunos", "--option", "activation_cap=" + "9" * 5000], "allowed: 2 … 9"),
        (["play", "cernunos", "--option", "position=nowhere"], "The position is not sound"),
        (["play", "cernunos", "--option", "position=" + "x" * 3000], "position"),
        (["play", "cernunos", "--resume"], "There is no unfinished game of cernunos"),
        (["play", "cernunos", "--resume", "nothing.json"], "nothing.json: there is no such file"),
        (["play", "cernunos", "--resume", "x.json", "--seed", "1"], "--seed belongs to a new game"),
        (["play", "cernunos", "--save", "no/such/\0"], "cannot be the name of a file"),
        (["play", "cernunos", "--save", "no/such/x.json"], "there is no such file or folder"),
        (["play", "cernunos", "--save", "x" * 300], "cannot be the name of a file"),
        (["play", "cernunos", "--frobnicate"], "There is no option --frobnicate"),
        (["play", "cernunos", "--seed"], "--seed needs a value"),
        (["play", "cernunos", "oak"], "That is not how nemeton play is called"),
        (["dance"], "There is no command “dance”; there are play, learn, puzzle, replay"),
        (["replay"], "FILE is missing"),
        (["replay", "nothing.json"], "nothing.json: there is no such file"),
        (["replay", "."], "this is a folder"),
        (["replay", "nothing.json", "--at", "soon"], "--at needs a whole number"),
        (["verify", "nothing.json"], "nothing.json: there is no such file"),
        (["verify", "x" * 300], "cannot be the name of a file"),
        (["data", "chess"], "There is no game “chess”"),
        (["data", "cernunos", "--check", "nothing.toml"], "there is no such file"),
        (["bench", "chess"], "There is no game “chess”"),
        (["bench", "--rounds", "0"], "--rounds needs a whole number"),
        (["bench", "--seconds", "forever"], "--seconds needs"),
        (["bench", "--json", "."], "this is a folder"),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_line(
    refusal: Refusal, arguments: list[str], expected: str
) -> None:
    assert expected in refusal(*arguments)


def test_an_unknown_language_is_refused(refusal: Refusal) -> None:
    assert "There is no language “de”; there are en, fr" in refusal("games", "--lang", "de")
    assert "There is no language “xx”" in refusal("--lang=xx", "games")


def sound() -> dict[str, Any]:
    state = nemeton.game("cernunos").start(seed=4)
    for _ in range(6):
        state.choose(state.options()[-1])
    return {**state.record, "seats": ["human", "greedy"]}


def changed(**fields: Any) -> bytes:
    return json.dumps({**sound(), **fields}).encode()


def without(name: str) -> bytes:
    return json.dumps({key: value for key, value in sound().items() if key != name}).encode()


BROKEN = {
    "empty": (b"", "no complete JSON document"),
    "truncated": (json.dumps(sound()).encode()[:-20], "no complete JSON document"),
    "not text": (b"\xff\xfe\x00\xff" * 50, "no complete JSON document"),
    "not JSON": (b"Dear Druid", "no complete JSON document"),
    "too deep": (b"[" * 100_000, "no complete JSON document"),
    "a list": (b"[1, 2]", "not sound at record; expected: {…}"),
    "a number": (b"7", "not sound at record"),
    "null": (b"null", "not sound at record"),
    "nothing": (b"{}", "lacks record.game"),
    "another version": (changed(nemeton=99), "not sound at record.nemeton; expected: 1"),
    "later rules": (changed(rules="9"), "version 9 of the rules"),
    "another game": (changed(game="chess"), "There is no game “chess”"),
    "a game that is no text": (changed(game=["cernunos"]), "not sound at record.game"),
    "an extra field": (changed(cheat=1), "not sound at record.cheat"),
    "no seed": (without("seed"), "lacks record.seed"),
    "a bad seed": (changed(seed=1.5), "A seed is a whole number"),
    "a huge seed": (changed(seed=10**300), "A seed is a whole number"),
    "no choices": (without("choices"), "lacks record.choices"),
    "choices that are no list": (changed(choices={"a": 1}), "not sound at record.choices"),
    "a choice that was not offered": (
        changed(choices=[["place", 0, 99]]),
        "Choice 1 of the record",
    ),
    "a choice of huge numbers": (
        changed(choices=[["place", 10**400, 1]]),
        "Choice 1 of the record",
    ),
    "a number too long to read": (
        b'{"seed": ' + b"9" * 10_000 + b"}",
        "no complete JSON document",
    ),
    "three players": (changed(players=3), "cannot be played by 3"),
    "players of another kind": (changed(players=True), "cannot be played by"),
    "an unknown option": (changed(options={"wolves": 1}), "no option “wolves”"),
    "a bad option": (changed(options={"activation_cap": 10**50}), "allowed: 2 … 9"),
    "data for a game that takes none": (changed(data={"a": 1}), "no component values"),
}


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_record_is_refused_with_its_name_and_the_place(
    refusal: Refusal, tmp_path: Path, command: str, fault: str
) -> None:
    content, expected = BROKEN[fault]
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    asked = ["play", "cernunos", "--resume"] if command == "resume" else [command]
    said = refusal(*asked, str(path))

    assert "broken.json: " in said
    if not (command == "resume" and "game" in fault):
        assert expected in said


def test_seats_that_nobody_can_hold_are_refused_when_the_game_goes_on(
    refusal: Refusal, tmp_path: Path
) -> None:
    for seats in (["human"], "human", ["human", "genius"], [["human"], "human"]):
        (tmp_path / "a.json").write_bytes(changed(seats=seats))
        assert "a.json: " in refusal("play", "cernunos", "--resume", "a.json")


def test_a_moment_beyond_the_record_is_refused(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(changed())

    assert "the record runs from 0 to 6" in refusal("replay", "a.json", "--at", "7")
    assert "the record runs from 0 to 6" in refusal("replay", "a.json", "--at", "-1")
    assert "There is no seat 5" in refusal("replay", "a.json", "--seat", "5")


def test_a_result_that_the_choices_do_not_lead_to_is_refused(
    refusal: Refusal, tmp_path: Path
) -> None:
    result = {"winners": [0], "scores": [12, 0], "reason": "cells"}
    (tmp_path / "a.json").write_bytes(changed(result=result))

    assert "another result" in refusal("verify", "a.json")


def test_a_promise_that_the_secret_does_not_keep_is_refused(
    refusal: Refusal, tmp_path: Path
) -> None:
    state = nemeton.game("cernunos").start()
    record = {**state.record, "commitment": "0" * 64}
    (tmp_path / "a.json").write_text(json.dumps(record))

    assert "does not match the hash" in refusal("verify", "a.json")


def test_the_figures_of_a_run_go_over_no_other_file(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"mine": 1}')
    (tmp_path / "b.json").write_text("mine")

    assert "is there already" in refusal("bench", "--json", "a.json")
    assert "b.json" in refusal("bench", "--json", "b.json")


def test_the_real_command_leaves_no_traceback_and_a_status_that_says_so(
    terminal: Terminal,
) -> None:
    done = terminal.run("play", "chess")

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("nemeton: There is no game “chess”; there are cernunos")
    assert len(done.stderr.splitlines()) == 1


def test_whoever_stops_reading_is_no_error(terminal: Terminal) -> None:
    (terminal.home / "a.json").write_bytes(changed())
    done = subprocess.run(
        f"{COMMAND} replay a.json | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        cwd=terminal.home,
        env=terminal.environment,
        check=False,
    )
    assert done.stderr == ""
