"""A place for tables without files, processes or a clock: what a browser would give them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from nemeton.table.frames import StoredFrame
from nemeton.table.host import Host
from nemeton.table.interfaces import (
    ANYBODY,
    Head,
    Listener,
    Private,
    Row,
    Store,
    StoredTable,
    TaskFailed,
    Time,
    Turn,
    Workers,
)
from nemeton.table.tasks import Think, thought

__all__ = ["NOON", "MemoryStore", "OwnTime", "OwnWorkers", "hosting"]

NOON = 1_000_000.0  # when tests begin

Result = TypeVar("Result")


class MemoryStore(Store):
    """Everything in dictionaries."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.heads: dict[str, Head] = {}
        self.logs: dict[str, list[Row]] = {}
        self.positions: dict[str, dict[int, StoredFrame]] = {}
        self.kept: dict[str, list[Private]] = {}

    async def start(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    async def create(
        self,
        table: StoredTable,
        at: float,
        bodies: Sequence[str],
        head: Head,
        frames: Sequence[StoredFrame] = (),
    ) -> None:
        self.tables[table.name] = table
        self.heads[table.name] = head
        self.logs[table.name] = [Row(number, at, body) for number, body in enumerate(bodies, 1)]
        self.positions[table.name] = {each.number: each for each in frames}

    async def table(self, name: str) -> StoredTable | None:
        return self.tables.get(name)

    async def entries(self, name: str, after: int) -> list[Row]:
        return self.logs[name][after:]

    async def append(
        self,
        name: str,
        number: int,
        at: float,
        bodies: Sequence[str],
        frame: StoredFrame | None = None,
    ) -> bool:
        log = self.logs[name]
        if number != len(log) + 1:
            return False
        log += [Row(place, at, body) for place, body in enumerate(bodies, number)]
        if frame is not None:
            await self.put_frame(name, frame)
        return True

    async def put_frame(self, name: str, frame: StoredFrame) -> None:
        self.positions.setdefault(name, {})[frame.number] = frame

    async def frames(self, name: str) -> list[StoredFrame]:
        return [each for _, each in sorted(self.positions.get(name, {}).items())]

    async def last_frame(self, name: str) -> int | None:
        return max(self.positions.get(name, {}), default=None)

    async def put_head(self, name: str, head: Head) -> None:
        self.heads[name] = head

    async def listed(
        self, limit: int, after: int = 0, since: float = 0.0, share: int = 1_000_000
    ) -> list[str]:
        heads = self.heads.items()
        found = [name for name, head in heads if head.listed and head.changed > since]
        return found[after : after + limit]

    async def due(self, now: float) -> list[str]:
        heads = self.heads.items()
        return [name for name, head in heads if head.deadline is not None and head.deadline <= now]

    async def put_private(self, table: str, private: Private) -> None:
        self.kept.setdefault(table, []).append(private)

    async def privates(self, table: str) -> list[Private]:
        return self.kept.get(table, [])


class OwnWorkers(Workers):
    """Bots think in this very process, told and answering what another one would be."""

    async def start(self) -> None: ...

    async def ask(
        self, task: msgspec.Struct, result: type[Result], seconds: float, turn: Turn = ANYBODY
    ) -> Result:
        await asyncio.sleep(0)
        try:
            told = msgspec.json.decode(msgspec.json.encode(task), type=Think)
            return msgspec.json.decode(msgspec.json.encode(thought(told)), type=result)
        except msgspec.MsgspecError as error:
            raise TaskFailed(str(error)) from error

    async def close(self) -> None: ...


class OwnTime(Time):
    """Time that passes when the test says so."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def now(self) -> float:
        return self.seconds

    def monotonic(self) -> float:
        return self.seconds


def hosting(
    work: Callable[[Host, OwnTime], Awaitable[Any]],
    store: MemoryStore,
    workers: Workers | None = None,
) -> Any:
    """What comes of that work at a host over the store, which begins at noon."""

    async def run() -> Any:
        time = OwnTime(NOON)
        host = Host(store, workers or OwnWorkers(), time)
        await host.start()
        try:
            return await work(host, time)
        finally:
            await host.close()

    return asyncio.run(run())
