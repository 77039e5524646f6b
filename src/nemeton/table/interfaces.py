"""What a table needs of wherever it runs: a store, workers, the time.

The server fills these in with a database, processes and the clock of the machine. A table itself
opens no file, no socket and no process, so that the same code may run inside a browser. Timers and
tasks come from the event loop of `asyncio`, which a browser has as well.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from nemeton.table.frames import StoredFrame

__all__ = [
    "ANYBODY",
    "Head",
    "Private",
    "Row",
    "Store",
    "StoredTable",
    "TaskFailed",
    "TaskLate",
    "Time",
    "Turn",
    "Workers",
]

Result = TypeVar("Result")
Listener = Callable[[str, str], None]  # called with a table and what another server says of it


class StoredTable(msgspec.Struct, frozen=True):
    name: str
    settings: str
    created: float


class Head(msgspec.Struct, frozen=True):
    """What the lobby and the clock look for without opening a table."""

    changed: float
    deadline: float | None
    listed: bool  # public and with a free seat, or public and being played


class Private(msgspec.Struct, frozen=True):
    """Something that one person keeps at a table: notes, a standing answer, what was last seen."""

    person: int
    name: str
    body: str


class Row(msgspec.Struct, frozen=True):
    """A line of a log as stored."""

    number: int
    at: float
    body: str


class Store:
    """Where tables are kept: append-only logs. Whatever a method has returned from is durable."""

    shared = False  # whether several processes may use it at once
    identity = ""  # this process among them

    async def start(self, listener: Listener) -> None:
        """Opens the database, laying it out where it is new."""
        raise NotImplementedError

    async def patiently(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """What a process asks while it starts; a database that is away for a moment is waited for.
        The work may be begun more than once."""
        return await work()

    async def close(self) -> None:
        raise NotImplementedError

    async def create(
        self,
        table: StoredTable,
        at: float,
        bodies: Sequence[str],
        head: Head,
        frames: Sequence[StoredFrame] = (),
    ) -> None:
        """A new table with the first lines of its log, and the positions that they led to."""
        raise NotImplementedError

    async def table(self, name: str) -> StoredTable | None:
        raise NotImplementedError

    async def entries(self, name: str, after: int) -> list[Row]:
        """The lines of a log after that number, in order."""
        raise NotImplementedError

    async def append(
        self,
        name: str,
        number: int,
        at: float,
        bodies: Sequence[str],
        frame: StoredFrame | None = None,
    ) -> bool:
        """Writes lines `number`, `number` + 1 …, and the position that they led to with them;
        False if somebody else has written that line."""
        raise NotImplementedError

    async def put_frame(self, name: str, frame: StoredFrame) -> None:
        """Stores, or stores anew, the positions that a line of a log has led to."""
        raise NotImplementedError

    async def frames(self, name: str) -> list[StoredFrame]:
        """Every position of a table that was stored, in order."""
        raise NotImplementedError

    async def last_frame(self, name: str) -> int | None:
        """The last line whose position was stored; None: there is none."""
        raise NotImplementedError

    async def put_head(self, name: str, head: Head) -> None:
        """Renews what the lobby and the clock look for."""
        raise NotImplementedError

    async def listed(
        self, limit: int, after: int = 0, since: float = 0.0, share: int = 1_000_000
    ) -> list[str]:
        """The tables of the lobby that changed since then, the latest first, from place `after`
        on; of those that one household opened, so many at most."""
        raise NotImplementedError

    async def due(self, now: float) -> list[str]:
        """The tables at which somebody's time is over."""
        raise NotImplementedError

    async def put_private(self, table: str, private: Private) -> None:
        raise NotImplementedError

    async def privates(self, table: str) -> list[Private]:
        raise NotImplementedError

    async def put_origin(self, table: str, origin: str, at: float) -> None:
        """Notes the household that opened a table, by a mark that does not tell its address."""

    async def opened_since(self, origin: str, since: float) -> int:
        """How many tables that household has opened since then, at whichever process."""
        return 0

    async def settle(self, name: str, value: str) -> str:
        """A value that is fixed once for all processes: this one, unless there is one already."""
        return value

    async def beat(self, now: float, patience: float) -> list[tuple[float, float]]:
        """Notes that a process works. If none did for longer than the patience, that was an outage.
        The outages that are known, from when to when."""
        return []

    async def publish(self, table: str, news: str) -> None:
        """Tells the other servers something that need not be kept."""


class Time(Protocol):
    """What time it is."""

    def now(self) -> float:
        """Seconds since 1970, as logs and clocks of games keep them."""

    def monotonic(self) -> float:
        """Seconds since some moment, never set back: for measuring how long something takes."""


class TaskFailed(Exception):
    """A worker crashed, answered nothing of use, or took too long."""


class TaskLate(TaskFailed):
    """No worker was free, or it took too long: the same task may be done later."""


class Turn(msgspec.Struct, frozen=True):
    """Who waits for a thought: how urgently, at which table, for which households."""

    rank: int = 0  # 0: somebody waits for it; 1: somebody will come back to it; 2: onlookers do
    table: str = ""
    households: tuple[str, ...] = ()
    patience: float | None = None  # seconds until somebody must be free to think; None: any time


ANYBODY = Turn()


class Workers(Protocol):
    """Those who think for bots, apart from the table, which must never wait."""

    async def start(self) -> None:
        """Gets ready before anybody asks."""

    async def ask(
        self, task: msgspec.Struct, result: type[Result], seconds: float, turn: Turn = ANYBODY
    ) -> Result:
        """What a task leads to within that many seconds, once it is its turn; or TaskFailed."""

    async def close(self) -> None: ...
