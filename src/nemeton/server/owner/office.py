"""The database of a server, which may be running, and its tables opened for a moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from nemeton.server.storage import store_at
from nemeton.server.storage.database import Database
from nemeton.server.wall_time import WallTime
from nemeton.table import opening
from nemeton.table.host import Action, Host, head_of
from nemeton.table.interfaces import ANYBODY, Turn, Workers
from nemeton.table.refusals import Refused
from nemeton.table.table import Table

__all__ = ["Office", "office"]

Result = TypeVar("Result")


class NobodyThinks(Workers):
    """Bots wait for the server: nobody plays for them here."""

    async def start(self) -> None: ...

    async def ask(
        self, task: msgspec.Struct, result: type[Result], seconds: float, turn: Turn = ANYBODY
    ) -> Result:
        await asyncio.Event().wait()
        raise AssertionError("unreachable")

    async def close(self) -> None: ...


class Office:
    """Reads tables without touching them, and does what the owner wants done at one."""

    def __init__(self, database: Database, host: Host) -> None:
        self.database = database
        self.host = host

    async def read(self, name: str) -> Table:
        """A table as its log has left it; nothing is written."""
        stored = await self.database.table(name)
        if stored is None:
            raise Refused("no-such-table")
        rows = await self.database.entries(name, 0)
        logged = opening.Logged(stored, rows, None, lambda: self.database.frames(name))
        return (await opening.reopened(logged, self.host.turns, []))[0]

    async def do(self, name: str, action: Action) -> Table:
        """Carries out a deed at a table; the server that has it open hears of it."""
        open_table = await self.host.open_table(name)
        await self.host.perform(open_table, action)
        await self.database.put_head(name, head_of(open_table.table))
        return open_table.table


@asynccontextmanager
async def office(address: str) -> AsyncIterator[Office]:
    """The office over a database, beside the server that may have it."""
    database = store_at(address, beside=True)
    host = Host(database, NobodyThinks(), WallTime())
    await database.start(lambda table, news: None)
    try:
        yield Office(database, host)
    finally:
        await host.leave()
        await database.close()
