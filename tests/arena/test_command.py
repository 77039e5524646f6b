"""`nemeton arena` as a user types it: what it shows, and what it refuses, in both languages."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from nemeton.arena import read
from nemeton.cli.program import run
from tests.cli.terminal import Terminal

Refusal = Callable[..., str]


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


@pytest.fixture
def refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Refusal:
    """Runs a command line that must be refused in both languages; the English line."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def refused(*arguments: str) -> str:
        before = sorted(tmp_path.rglob("*"))
        lines = []
        for locale in ("fr", "en"):
            assert run(["arena", *arguments, "--lang", locale]) == 2
            said = capsys.readouterr()
            assert len(said.err.splitlines()) == 1, said.err
            lines.append(said.err)
        assert lines[0] != lines[1], "not translated"
        assert sorted(tmp_path.rglob("*")) == before, "something was written"
        return lines[1]

    return refused


def test_a_contest_ends_with_ratings_and_controls(terminal: Terminal) -> None:
    ran = terminal.run("arena", "cernunos", "--bots", "sapling,random", "--games", "6")

    assert ran.returncode == 0, ran.stderr
    assert re.search(r"sapling +\+\d+ \[", ran.stdout)
    assert re.search(r"random +0 \[0; 0\]", ran.stdout)
    assert ran.stdout.count("first of the twins") == 2
    assert "10/10" in ran.stderr
    (kept,) = (terminal.home / "data" / "nemeton" / "arena").iterdir()
    assert len(read(kept).games) == 10


def test_alpha_beta_plays_where_all_is_open(terminal: Terminal) -> None:
    ran = terminal.run(
        *("arena", "cernunos", "--bots", "alphabeta:nodes=60,random", "--games", "2"),
        *("--out", "a.jsonl"),
    )

    assert ran.returncode == 0, ran.stderr
    assert re.search(r"alphabeta:nodes=60 +[+−]?\d+ \[", ran.stdout)
    games = read(terminal.home / "a.jsonl").games.values()
    assert any("alphabeta:nodes=60" in game.seats for game in games)


def test_it_speaks_french(terminal: Terminal) -> None:
    ran = terminal.run("arena", "cernunos", "--bots", "sapling,random", "--games", "2", "--lang=fr")

    assert "premier des jumeaux" in ran.stdout
    assert re.search("\\d,\\d\u00a0%", ran.stdout)


def test_a_question_that_is_answered_ends_the_contest(terminal: Terminal) -> None:
    ran = terminal.run(
        *("arena", "cernunos", "--bots", "sapling,random", "--games", "400", "--out", "a.jsonl"),
        *("--sprt", "sapling,random,0.5,0.9"),
    )

    assert "sapling is better than random" in ran.stdout
    assert len(read(terminal.home / "a.jsonl").games) < 40


def test_the_budget_is_for_bots_that_search(terminal: Terminal) -> None:
    terminal.run(
        *("arena", "cernunos", "--bots", "sapling:nodes=7,random", "--budget", "nodes=20"),
        *("--games", "2", "--out", "a.jsonl"),
    )

    head = json.loads((terminal.home / "a.jsonl").read_text().splitlines()[0])
    assert head["contest"]["bots"] == ["sapling:nodes=7", "random"]


def test_interrupted_it_says_how_to_go_on(terminal: Terminal) -> None:
    command = ["arena", "oak", "--bots", "sapling,random", "--games", "40", "--out", "a.jsonl"]
    path = terminal.home / "a.jsonl"
    with terminal.sit(*command, "--workers", "2") as seat:
        while not path.exists() or path.read_bytes().count(b"\n") < 3:
            assert seat.read_some()
        seat.send(signal.SIGINT)
        status, said = seat.leave()

    assert status == 130
    assert "--out a.jsonl --workers 2 --resume" in " ".join(said.split())
    assert len(read(path).games) >= 2


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["chess", "--bots", "random"], "There is no game “chess”"),
        (["cernunos"], "A,B,… is missing"),
        (["cernunos", "--bots", "genius"], "There is no bot level “genius”"),
        (
            ["oak", "--bots", "grove,oak:nodes=2000"],
            "The bot level “oak” is now called “forest”.",
        ),
        (
            ["oak", "--bots", "alphabeta:nodes=50,sapling"],
            "“alphabeta” plays only open games between two, such as cernunos; oak is none",
        ),
        (["root", "--players", "4", "--bots", "alphabeta,sapling"], "root is none"),
        (["cernunos", "--bots", ","], "There is nobody to play"),
        (["cernunos", "--bots", "random:depth=3"], "no setting “depth=3”; it has nodes, seconds"),
        (["cernunos", "--bots", "random:nodes=many"], "setting nodes needs a number above 0"),
        (["cernunos", "--bots", "random", "--option", "moon=1"], "has no option “moon”"),
        (["cernunos", "--bots", "random", "--option", "moon"], "name=value"),
        (["root", "--bots", "random", "--option", "map=sea"], "Option map cannot be 'sea'"),
        (["cernunos", "--bots", "random", "--players", "3"], "cannot be played by 3"),
        (["cernunos", "--bots", "random", "--games", "-3"], "--games needs a whole number"),
        (["cernunos", "--bots", "random", "--workers", "0"], "workers must be at least 1, not 0"),
        (["cernunos", "--bots", "random", "--controls", "0"], "controls must be at least 1, not 0"),
        (["cernunos", "--bots", "random", "--seed", "x"], "A seed is a whole number"),
        (["cernunos", "--bots", "random", "--sprt", "sapling"], "--sprt is written B,A"),
        (["cernunos", "--bots", "random", "--sprt", "sapling,random"], "none, or more than one"),
        (["cernunos", "--bots", "random,sapling", "--sprt", "random,random"], "do not meet"),
        (
            ["cernunos", "--bots", "random,sapling", "--sprt", "sapling,random,.6,.5"],
            "two different shares",
        ),
        (["cernunos", "--bots", "random", "--resume"], "--resume needs the file"),
        (["cernunos", "--bots", "random", "--out", "/"], "/: "),
        (["cernunos", "--bots", "random", "--ray", "127.0.0.1:1"], "There is no Ray cluster"),
    ],
)
def test_what_cannot_be_is_refused(refusal: Refusal, arguments: list[str], expected: str) -> None:
    if "--out" not in arguments:
        arguments = [*arguments, *(["--out", "new.jsonl"] if "--resume" not in arguments else [])]

    assert expected in refusal(*arguments)


def test_a_broken_results_file_is_refused_by_name(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text("{}\n{}\n")

    said = refusal("cernunos", "--bots", "random", "--out", "broken.jsonl", "--resume")

    assert "broken.jsonl: This is not a results file" in said
