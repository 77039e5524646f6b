"""The file of a contest: interrupted anywhere, it goes on without a game lost or played twice."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import subprocess
import time
from pathlib import Path

import pytest

import nemeton
from nemeton.arena import Contest, GameResult, inline, pool, read, run
from nemeton.arena.executors import MOST_DEATHS, Executor, TaskQueue
from tests.preloaded import COMMAND

GAMES = 8


def contest(seed: int = 3) -> Contest:
    return Contest("cernunos", ["sapling", "random"], seed=seed)


def told(games: list[GameResult]) -> list[tuple[object, ...]]:
    """All that must not depend on where or when a game was played."""
    return [(each.game, each.seed, each.seats, each.digest, each.winners) for each in games]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    run(contest(), GAMES, path)
    return path.read_bytes()


def test_the_file_names_seeds_versions_and_bots(whole: bytes) -> None:
    head, first, *_ = (json.loads(line) for line in whole.splitlines())

    assert head["contest"] == contest().written()
    assert head["versions"]["nemeton"] == nemeton.__version__
    assert (first["seed"], first["seats"]) == (3, list(contest().bots))


def test_cut_off_at_any_byte_it_goes_on_to_the_same_games(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    ends = [0, 1, 30, len(whole) - 1, *(random.Random(1).randrange(len(whole)) for _ in range(8))]
    path.write_bytes(whole)
    expected = told(list(read(path).games.values()))

    for end in ends:
        path.write_bytes(whole[:end])
        games = run(contest(), GAMES, path, resume=True)

        assert told(games) == expected
        assert sorted(read(path).games) == [each.game for each in games]


def test_what_is_there_is_not_played_again(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "whole.jsonl"
    path.write_bytes(whole)

    def refuse(tasks: object) -> object:
        assert list(tasks) == []  # type: ignore[call-overload]
        return iter(())

    assert len(run(contest(), GAMES, path, resume=True, executor=refuse)) == 12  # type: ignore[arg-type]


def test_a_contest_can_be_made_longer(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "whole.jsonl"
    path.write_bytes(whole)

    games = run(contest(), GAMES + 4, path, resume=True)

    assert len(games) == 16
    assert len(path.read_bytes().splitlines()) == 1 + 16 + 1  # head, games, resumed


@pytest.mark.parametrize("executor", [inline, pool(2)], ids=["inline", "pool"])
def test_games_do_not_depend_on_where_they_are_played(executor: Executor, whole: bytes) -> None:
    played = run(contest(), GAMES, executor=executor)

    lines = [json.loads(line) for line in whole.splitlines()[1:]]
    assert {each.game: each.digest for each in played} == {
        each["game"]: each["digest"] for each in lines
    }


def children(process: int) -> list[str]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    return listed.read_text().split() if listed.exists() else []


def test_a_process_that_dies_is_replaced() -> None:
    killed: list[int] = []

    def watch(game: GameResult | None, done: int, total: int) -> bool:
        if game is not None and not killed:
            victim = multiprocessing.active_children()[0].pid
            assert victim is not None
            killed.append(victim)
            os.kill(victim, signal.SIGKILL)
        return False

    games = run(contest(), 30, executor=pool(2), watch=watch)

    assert killed
    assert [each.game for each in games] == list(range(30 + 2 * 4))


def test_a_game_that_kills_every_process_is_given_up() -> None:
    queue = TaskQueue(["task"])

    for _ in range(MOST_DEATHS - 1):
        assert queue.take() == "task"
        queue.requeue(RuntimeError())
    queue.take()

    with pytest.raises(nemeton.BadInput, match="died 5 times"):
        queue.requeue(RuntimeError())


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    command = [str(COMMAND), "arena", "cernunos", "--bots", "sapling,random"]
    command += ["--games", "60", "--workers", "2", "--out", str(path)]
    began = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 6:
        assert time.monotonic() < deadline
        assert began.poll() is None, "it was over before it could be killed"
        time.sleep(0.01)
    helpers = children(began.pid)
    os.kill(began.pid, signal.SIGKILL)
    began.wait()
    while any(Path(f"/proc/{helper}/cmdline").exists() for helper in helpers):
        assert time.monotonic() < deadline, "its processes play on for nobody"
        time.sleep(0.1)
    before = path.read_bytes()

    again = subprocess.run([*command, "--resume"], capture_output=True, text=True, check=False)

    assert again.returncode == 0, again.stderr
    assert path.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert sorted(read(path).games) == list(range(60 + 4 * 4))


def broken(whole: bytes, how: str) -> bytes:
    lines = whole.splitlines(keepends=True)
    if how == "twice":
        lines.insert(3, lines[2])
    elif how == "torn":
        lines[2] = lines[2][:50] + b"\n"
    elif how == "field":
        lines[2] = lines[2].replace(b'"winners":', b'"victors":')
    elif how == "head":
        lines[0] = b'{"kind":"something else"}\n'
    elif how == "binary":
        lines = [bytes(range(256))]
    return b"".join(lines)


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("twice", "arena-twice"),
        ("torn", "arena-line"),
        ("field", "arena-line"),
        ("head", "arena-head"),
        ("binary", "arena-head"),
    ],
)
def test_a_broken_file_is_refused_and_left_alone(
    whole: bytes, tmp_path: Path, how: str, key: str
) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(broken(whole, how))

    with pytest.raises(nemeton.BadInput) as refusal:
        run(contest(), GAMES, path, resume=True)

    assert refusal.value.key == key
    assert refusal.value.said("fr") != refusal.value.said("en")
    assert path.read_bytes() == broken(whole, how)


def test_another_contest_does_not_write_into_it(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "whole.jsonl"
    path.write_bytes(whole)

    with pytest.raises(nemeton.BadInput, match="seed is 3 there and 4 here"):
        run(contest(seed=4), GAMES, path, resume=True)

    assert path.read_bytes() == whole


def test_a_file_that_is_there_is_not_written_over(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "whole.jsonl"
    path.write_bytes(whole)

    with pytest.raises(FileExistsError):
        run(contest(), GAMES, path)

    assert path.read_bytes() == whole


def test_two_contests_do_not_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "busy.jsonl"

    def intruding(game: GameResult | None, done: int, total: int) -> bool:
        with pytest.raises(nemeton.BadInput, match="Another contest"):
            run(contest(), GAMES, path, resume=True)
        return True

    run(contest(), GAMES, path, watch=intruding)


def with_old_names(whole: bytes) -> bytes:
    """The file as a version wrote it that called its levels otherwise."""
    return whole.replace(b'"sapling"', b'"greedy"').replace(b'"sapling:', b'"greedy:')


def test_a_file_with_old_names_of_levels_is_read_and_gone_on_with(
    whole: bytes, tmp_path: Path
) -> None:
    new, old = tmp_path / "new.jsonl", tmp_path / "old.jsonl"
    new.write_bytes(whole)
    old.write_bytes(with_old_names(whole))

    assert b"sapling" not in old.read_bytes()
    assert told(list(read(old).games.values())) == told(list(read(new).games.values()))
    assert read(old).head.plan().bots == contest().bots
    assert told(run(contest(), GAMES + 4, old, resume=True)) == told(run(contest(), GAMES + 4))
