"""The file of a contest: a head that fixes the plan, then a line for every game, each complete.

Lines are only ever added. What a crash leaves half written is the last line, which is cut off and
played again; anything else that is wrong with the file is refused, and the file left as it is.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import nemeton
from nemeton.arena.contest import Contest
from nemeton.arena.entrants import current_name
from nemeton.engine.errors import BadInput

__all__ = ["GameResult", "Head", "ResultsFile", "read"]

KIND = "nemeton-arena"
FORMAT = 1


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: the plan, and what it was played with."""

    kind: str
    format: int
    contest: dict[str, Any]
    rules: str
    versions: dict[str, Any]

    @classmethod
    def of(cls, contest: Contest) -> Head:
        return cls(KIND, FORMAT, contest.written(), contest.box.rules, versions())

    def plan(self) -> Contest:
        """The contest that this file belongs to; BadInput where this installation has no such."""
        try:
            return Contest(**self.contest)
        except TypeError as error:
            raise BadInput("arena-head") from error


class Resumed(msgspec.Struct, forbid_unknown_fields=True):
    """A line that says with what the contest was taken up again."""

    resumed: dict[str, Any]


class GameResult(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One game: where it stands in the plan, how it ended, and what was noted meanwhile."""

    game: int
    block: int
    seed: int
    kind: str
    seats: list[str]
    slots: list[int]
    titles: list[str | None]
    winners: list[int]
    scores: list[int | None]
    reason: str
    turns: int
    choices: int
    digest: str
    seconds: list[float]
    slowest: list[float]
    thought: list[int]
    order: list[int]
    branching: list[float]
    widest: int
    lead_changes: int
    leaders: list[int]
    curves: list[list[float]]
    taken: dict[str, list[int]]
    offered: dict[str, int]
    used: dict[str, list[int]]
    shown: dict[str, int]
    asked: dict[str, int]
    points: dict[str, list[float]]
    sources: dict[str, list[float]]

    def written(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, line: str | bytes) -> GameResult:
        return msgspec.json.decode(line, type=cls)


def versions() -> dict[str, Any]:
    """What the games were played with."""
    return {
        "nemeton": nemeton.__version__,
        "python": platform.python_version(),
        "compiled": nemeton.compiled(),
    }


class Content:
    """What a file holds, and how many of its bytes are whole lines."""

    def __init__(self, head: Head, games: dict[int, GameResult], whole: int) -> None:
        self.head = head
        self.games = games
        self.whole = whole


def read(path: Path) -> Content:
    """The contest in a file; a last line without an end is left out."""
    return content(path.read_bytes())


def content(data: bytes) -> Content:
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].split(b"\n")[:-1]
    if not lines:
        raise BadInput("arena-empty")
    head = read_head(lines[0])
    games: dict[int, GameResult] = {}
    for number, line in enumerate(lines[1:], start=2):
        entry = read_line(line, number)
        if isinstance(entry, GameResult):
            if entry.game in games:
                raise BadInput("arena-twice", line=number, game=entry.game)
            games[entry.game] = entry
    return Content(head, games, whole)


def read_head(line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError as error:
        raise BadInput("arena-head") from error
    if head.kind != KIND or head.format != FORMAT:
        raise BadInput("arena-head")
    names = head.contest.get("bots")
    if isinstance(names, list):
        head.contest["bots"] = [current_name(str(name)) for name in names]
    return head


def read_line(line: bytes, number: int) -> GameResult | Resumed:
    kind: Any = Resumed if line.startswith(b'{"resumed"') else GameResult
    try:
        entry: GameResult | Resumed = msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("arena-line", line=number) from error
    if isinstance(entry, GameResult):
        entry.seats[:] = [current_name(name) for name in entry.seats]
    return entry


class ResultsFile:
    """The file while a contest writes to it; nobody else may meanwhile."""

    def __init__(self, path: Path, contest: Contest, resume: bool) -> None:
        self.path = path
        self.contest = contest
        self.games: dict[int, GameResult] = {}
        flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | (0 if resume else os.O_EXCL)
        self.descriptor = os.open(path, flags, 0o644)
        try:
            self.take_up()
        except BaseException:
            os.close(self.descriptor)
            raise

    def take_up(self) -> None:
        """Locks the file and goes on where it ends."""
        lock(self.descriptor)
        data = self.path.read_bytes()
        if b"\n" not in data:  # new, or cut off in its very first line
            if data and not data.startswith(b'{"kind":"nemeton-arena"'[: len(data)]):
                raise BadInput("arena-head")
            os.ftruncate(self.descriptor, 0)
            self.add(msgspec.json.encode(Head.of(self.contest)))
            return
        found = content(data)
        self.check(found)
        os.ftruncate(self.descriptor, found.whole)
        self.games = found.games
        self.add(msgspec.json.encode(Resumed(versions())))

    def check(self, found: Content) -> None:
        """Only the same contest, by the same rules and the same bots, is gone on with."""
        ours = Head.of(self.contest)
        for name, here, there in differences(ours, found.head):
            raise BadInput("arena-other", name=name, here=str(here)[:80], there=str(there)[:80])

    def keep(self, line: str) -> GameResult | None:
        """Writes a game down, unless it is there already."""
        entry = GameResult.read(line)
        if entry.game in self.games:
            return None
        self.add(line.encode())
        self.games[entry.game] = entry
        return entry

    def add(self, line: bytes) -> None:
        data = line + b"\n"
        while data:
            data = data[os.write(self.descriptor, data) :]

    def close(self) -> None:
        os.fsync(self.descriptor)
        os.close(self.descriptor)


def lock(descriptor: int) -> None:
    """Two contests that wrote to one file would spoil it."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadInput("arena-busy") from error


def differences(ours: Head, theirs: Head) -> Iterable[tuple[str, Any, Any]]:
    """What tells two contests apart, one by one."""
    for name, here in ours.contest.items():
        if here != theirs.contest.get(name):
            yield name, here, theirs.contest.get(name)
    if ours.rules != theirs.rules:
        yield "rules", ours.rules, theirs.rules
    if ours.versions["nemeton"] != theirs.versions.get("nemeton"):
        yield "nemeton", ours.versions["nemeton"], theirs.versions.get("nemeton")
