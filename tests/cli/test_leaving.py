"""Leaving in the middle: by word, by key, by signal or by a pulled plug, nothing is lost."""

from __future__ import annotations

import json
import re
import shlex
import signal
import time

import pytest

import nemeton
from tests.cli.terminal import Seat, Terminal, record

ASKED = "Green: place a token from your reserve."


def begin(seat: Seat) -> None:
    """One choice at a terminal, then the next question."""
    for typed in ("Bb2\r", ""):
        seat.read_until(ASKED)
        seat.read_until("\n> ")
        seat.await_listening()
        seat.type(typed)


@pytest.mark.parametrize(
    ("key", "status"),
    [("\x03", 130), ("\x04", 0), ("quit\r", 0), ("q\r", 0)],
    ids=["Ctrl-C", "Ctrl-D", "quit", "q"],
)
def test_whoever_leaves_is_told_how_to_go_on(terminal: Terminal, key: str, status: int) -> None:
    with terminal.sit("play", "cernunos", "--bots", "none") as seat:
        begin(seat)
        seat.type(key)
        left, said = seat.leave()

    assert left == status
    assert "Traceback" not in said
    (kept,) = terminal.kept
    assert record(kept)["choices"] == [["place", 1, 5]]
    plain = re.sub(r"\x1b\[[0-9;?]*[a-z]|\r", "", said)
    (again,) = re.findall(r"^  nemeton (play .*)$", plain, re.MULTILINE)
    resumed = terminal.run(*shlex.split(again), typed="log\n")
    assert "Green places a Boar on b2." in resumed.stdout


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_is_a_way_to_leave(terminal: Terminal, number: signal.Signals) -> None:
    with terminal.sit("play", "cernunos", "--bots", "none") as seat:
        begin(seat)
        seat.send(number)
        left, said = seat.leave()

    assert left == 128 + number
    assert "Go on with:" in said
    assert record(terminal.kept[0])["choices"] == [["place", 1, 5]]


def test_a_pulled_plug_loses_no_choice_that_was_answered(terminal: Terminal) -> None:
    with terminal.sit("play", "cernunos", "--bots", "none") as seat:
        begin(seat)
        seat.send(signal.SIGKILL)
        seat.leave()

    assert record(terminal.kept[0])["choices"] == [["place", 1, 5]]
    resumed = terminal.run("play", "cernunos", "--resume", typed="Tc2\n")
    assert resumed.returncode == 0
    assert record(terminal.kept[0])["choices"] == [["place", 1, 5], ["place", 0, 6]]


def test_a_plug_pulled_at_any_moment_leaves_a_whole_record(terminal: Terminal) -> None:
    lengths = set()
    for attempt in range(6):
        path = terminal.home / f"{attempt}.json"
        with terminal.sit(
            "play", "cernunos", "--seat", "none", "--seed", "3", "--save", str(path)
        ) as seat:
            while not path.exists() or len(record(path)["choices"]) < 2 * attempt:
                time.sleep(0.002)
            seat.send(signal.SIGKILL)
            seat.leave()
        found = record(path)
        nemeton.replay(found)
        lengths.add(len(found["choices"]))

    whole = terminal.home / "whole.json"
    terminal.run("play", "cernunos", "--seat", "none", "--seed", "3", "--save", str(whole))
    for attempt in range(6):
        part = record(terminal.home / f"{attempt}.json")["choices"]
        assert part == record(whole)["choices"][: len(part)]
    assert len(lengths) > 1, "every attempt was stopped at the same place"


def test_nothing_chosen_means_nothing_kept(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", typed="")

    assert done.returncode == 0
    assert "Nothing was chosen, so nothing was kept." in done.stdout
    assert terminal.kept == []


def test_the_end_of_the_input_saves_and_says_so(terminal: Terminal) -> None:
    done = terminal.run("play", "cernunos", "--bots", "none", typed="Bb2\nT")

    assert done.returncode == 0
    assert f"nemeton play cernunos --resume {terminal.kept[0]}" in done.stdout
    assert record(terminal.kept[0])["choices"] == [["place", 1, 5]]


def test_resume_without_a_file_takes_the_unfinished_game_played_last(terminal: Terminal) -> None:
    terminal.run("play", "cernunos", "--bots", "none", typed="Ta1\n")
    terminal.run("play", "cernunos", "--bots", "none", typed="Dd3\n")
    terminal.run("play", "cernunos", "--seat", "none", "--seed", "1")
    done = terminal.run("play", "cernunos", "--resume", typed="log\n")

    assert len(terminal.kept) == 3
    assert "Green places a Deer on d3." in done.stdout


def test_a_resumed_game_goes_on_with_the_players_it_had(terminal: Terminal) -> None:
    terminal.run("play", "cernunos", "--seat", "1", "--bots", "random", "--seed", "9", typed="")
    terminal.run("play", "cernunos", "--resume", typed="Tc2\nTc3\n")

    assert record(terminal.kept[0])["seats"] == ["random", "human"]

    terminal.run("play", "cernunos", "--resume", "--bots", "sapling", "--seat", "0", typed="")
    terminal.run("play", "cernunos", "--resume", "--bots", "1", "--seat", "0", typed="1\n1\n")
    assert record(terminal.kept[0])["seats"] == ["human", "sapling"]


@pytest.mark.parametrize(("old", "now"), [("greedy", "sapling"), ("oak", "forest")])
def test_a_game_kept_under_an_old_name_of_a_level_goes_on_under_the_new(
    terminal: Terminal, old: str, now: str
) -> None:
    terminal.run(
        "play", "cernunos", "--seat", "0", "--bots", "random", "--seed", "9", typed="Tc2\n"
    )
    (kept,) = terminal.kept
    kept.write_text(json.dumps({**record(kept), "seats": ["human", old]}), encoding="utf-8")

    terminal.run("play", "cernunos", "--resume", typed="1\n1\n")

    assert record(kept)["seats"] == ["human", now]


def test_an_interrupted_game_goes_on_as_if_nothing_had_happened(terminal: Terminal) -> None:
    moves = ["Bb2", "Tc2", "Dc3", "Wa1"]
    terminal.run("play", "cernunos", "--seed", "5", "--save", "a.json", typed="\n".join(moves))
    terminal.run("play", "cernunos", "--seed", "5", "--save", "b.json", typed=moves[0] + "\n")
    for move in moves[1:]:
        terminal.run("play", "cernunos", "--resume", "b.json", typed=move + "\n")

    straight = record(terminal.home / "a.json")
    assert record(terminal.home / "b.json") == straight
