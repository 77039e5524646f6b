"""Bots from elsewhere play wherever a level is named, and no file makes anybody run their code."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nemeton
from nemeton import arena, bots
from nemeton.bots.guests import invited, lent

MODULE = """
from nemeton import bots

class Patient(bots.Bot):
    def think(self, state, seat):
        return bots.Thought(state.options()[-1])

class Rock: ...
"""
PACKAGE = "[nemeton.bots]\npatience = mybot:Patient\n"


class Last(bots.Bot):
    """Takes the last option there is."""

    name = "last"

    def think(self, state: nemeton.State, seat: int) -> bots.Thought:
        return bots.Thought(state.options()[-1])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mybot.py").write_text(MODULE, "utf-8")
    (tmp_path / "broken.py").write_text("1 / 0\n", "utf-8")
    return tmp_path


@pytest.fixture(autouse=True)
def nothing_stays_lent() -> Iterator[None]:
    yield
    lent.clear()


def ran(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "nemeton", "--lang", "en", *words]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )


def test_a_class_in_the_folder_one_works_in_plays_in_the_arena(folder: Path) -> None:
    done = ran(
        folder, "arena", "cernunos", "--bots", "mybot:Patient,random", "--games", "4",
        "--workers", "2", "--out", "games.jsonl",
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert "mybot:Patient" in done.stdout
    seats = [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()]
    assert sum("mybot:Patient" in game.get("seats", ()) for game in seats) >= 4


def test_a_class_plays_in_the_terminal(folder: Path) -> None:
    done = ran(
        folder, "play", "cernunos", "--bots", "mybot:Patient", "--seat", "none", "--seed", "1"
    )

    assert done.returncode == 0, done.stderr


def test_a_package_brings_its_bots_by_an_entry_point(folder: Path) -> None:
    about = folder / "mybot-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mybot\nVersion: 1\n", "utf-8")
    (about / "entry_points.txt").write_text(PACKAGE, "utf-8")
    program = (
        f"import sys; sys.path.insert(0, {str(folder)!r})\n"
        "from nemeton import bots\n"
        "print(type(bots.bot('patience')).__name__)\n"
        "bots.bot('nobody')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert done.stdout == "Patient\n"
    assert "wildwood, patience, module:Class" in done.stderr


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mybot:Impatient", "cannot be loaded: AttributeError"),
        ("nowhere:Patient", "cannot be loaded: ModuleNotFoundError"),
        ("broken:Patient", "cannot be loaded: ZeroDivisionError"),
        ("mybot:Rock", "derived from Bot"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(folder: Path, name: str, said: str) -> None:
    for words in (
        ("arena", "cernunos", "--bots", f"{name},random"),
        ("play", "oak", "--bots", name),
    ):
        done = ran(folder, *words)

        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr


def test_an_object_plays_as_it_is() -> None:
    player = Last(budget=bots.Budget(nodes=7))
    contest = arena.Contest("cernunos", [player, Last, "random"], players=2, seed=1)
    games = arena.run(contest, games=6)

    assert contest.bots == ("last", f"{__name__}:Last", "random")
    assert bots.bot("last", seed=2).budget.nodes == 7
    assert invited(player) == "last"
    assert {name for game in games for name in game.seats} >= {"last", f"{__name__}:Last"}


def test_an_object_does_not_leave_its_process() -> None:
    contest = arena.Contest("cernunos", [Last(), "random"], seed=1)

    with pytest.raises(nemeton.BadInput, match="object of this process"):
        arena.run(contest, games=2, executor=arena.pool(1))


def test_no_file_says_which_code_is_run(folder: Path) -> None:
    (folder / "evil.py").write_text("open('ran', 'w')\n", "utf-8")
    record = {**nemeton.game("cernunos").start(seed=1).record, "seats": ["evil:Bot", "human"]}
    (folder / "game.json").write_text(json.dumps(record), "utf-8")

    done = ran(folder, "play", "cernunos", "--resume", "game.json")

    assert done.returncode == 2
    assert "No code is run because a file says so" in done.stderr
    assert not (folder / "ran").exists()
