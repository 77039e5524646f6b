"""`--data FILE`: games in the terminal and in the arena with an owner's corrected values."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nemeton
from nemeton.arena import read
from nemeton.cli.program import run
from tests.cli.terminal import Terminal

OWN = {"creatures": {"bodach": {"points": 5}}}


def owners_file(folder: Path, points: str = "5", name: str = "mine.toml") -> str:
    (folder / name).write_text(f"[creatures.bodach]\npoints = {points}\n")
    return str(folder / name)


def test_a_game_is_played_with_the_values_of_a_file_and_its_record_keeps_them(
    terminal: Terminal, tmp_path: Path
) -> None:
    mine = owners_file(tmp_path)

    ran = terminal.run("play", "oak", "--data", mine, "--lang", "en", typed="1\nquit\n")

    assert ran.returncode == 0, ran.stderr
    assert "Played with own values: one differs from those of the game." in ran.stdout
    (kept,) = terminal.kept
    assert json.loads(kept.read_text())["data"] == OWN
    again = terminal.run("play", "oak", "--resume", str(kept), "--lang", "fr", typed="quit\n")
    assert "Joué avec des valeurs à soi\u00a0: une diffère" in again.stdout


def test_an_arena_is_held_with_the_values_of_a_file_and_says_so(
    terminal: Terminal, tmp_path: Path
) -> None:
    mine, out, report = owners_file(tmp_path), tmp_path / "out.jsonl", tmp_path / "report"
    bots = ("--bots", "random,random", "--games", "2", "--out", str(out), "--lang", "en")

    ran = terminal.run("arena", "oak", *bots, "--data", mine, "--report", str(report))

    assert ran.returncode == 0, ran.stderr
    assert "Played with own values: one differs from those of the game." in ran.stdout
    assert read(out).head.contest["data"] == OWN
    assert "Played with own values" in (report / "oak.en.html").read_text()
    assert "Joué avec des valeurs à soi" in (report / "oak.fr.html").read_text()


def test_an_arena_with_our_values_says_nothing_of_own_ones(
    terminal: Terminal, tmp_path: Path
) -> None:
    out = tmp_path / "out.jsonl"

    ran = terminal.run("arena", "oak", "--bots", "random,random", "--games", "2", "--out", str(out))

    assert "own values" not in ran.stdout
    assert "data" not in read(out).head.contest


@pytest.mark.parametrize("command", [("play", "oak"), ("arena", "oak", "--bots", "random")])
@pytest.mark.parametrize(("points", "name", "sentences"), [
    ('"five"', "mine.toml", ("creatures.bodach.points must be a whole number.",
                             "creatures.bodach.points doit être un nombre entier.")),
    ("100", "mine.toml", ("creatures.bodach.points must lie in -99 … 99.",
                          "creatures.bodach.points doit être dans -99 … 99.")),
    ("5", "mine.json", ("This is not a sound JSON file.",
                        "Ce n’est pas un fichier JSON correct.")),
])  # fmt: skip
def test_a_bad_file_is_refused_in_one_line(
    command: tuple[str, ...],
    points: str,
    name: str,
    sentences: tuple[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    mine = owners_file(tmp_path, points, name)

    for locale, sentence in zip(("en", "fr"), sentences, strict=True):
        assert run([*command, "--data", mine, "--lang", locale]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.endswith(f"{name}: {sentence}")


def test_a_resumed_game_keeps_the_values_it_was_started_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = nemeton.game("oak").start(players=2, seed=1, data=OWN)
    (tmp_path / "game.json").write_text(json.dumps(game.record))
    resumed = ["play", "oak", "--resume", str(tmp_path / "game.json"), "--lang", "en"]

    assert run([*resumed, "--data", owners_file(tmp_path)]) == 2
    assert "--data belongs to a new game" in capsys.readouterr().err
