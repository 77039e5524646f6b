"""Tables in PostgreSQL, shared by any number of servers; LISTEN and NOTIFY carry the news."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from nemeton.server.storage.database import Database, Statement
from nemeton.server.storage.schema import statements
from nemeton.table.frames import StoredFrame
from nemeton.table.interfaces import Head, Listener, Private, Result, Row, StoredTable

__all__ = ["PostgresStore"]

LOG = logging.getLogger("nemeton.server")
CHANNEL = "nemeton"
NOTIFY = "SELECT pg_notify($1, $2)"
PUT_FRAME = (
    "INSERT INTO frames VALUES ($1, $2, $3, $4) ON CONFLICT (name, number)"
    " DO UPDATE SET base = excluded.base, body = excluded.body"
)
LAYING_OUT = 6_371_009  # the lock under which one server lays out the database
LONG_AGO = 120 * 24 * 3600.0  # seconds: no clock has run for so long
CONNECTIONS = 8  # of one process, and one more that listens
COMMAND_WITHIN = 30.0  # seconds
STARTING = 60.0  # seconds
AWAY = (  # what is thrown where it may be back in a moment; a wrong password or address is not
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
GONE = (  # what is thrown by a database that goes away, also in the middle of a word
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


def connections() -> int:
    return max(1, int(os.environ.get("NEMETON_CONNECTIONS", str(CONNECTIONS))))


class PostgresStore(Database):
    """One connection listens, the others of the pool ask and write."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.identity = secrets.token_hex(4)
        self.pool: Any = None
        self.ear: Any = None
        self.listener: Listener | None = None
        self.closing = False
        self.mending: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        """A database that is just starting, or away for a moment, is waited for: a process that is
        started in place of another must not take the whole server with it."""
        self.listener = listener
        await self.patiently(self.open)

    async def patiently(self, work: Callable[[], Awaitable[Result]]) -> Result:
        limit = time.monotonic() + STARTING
        while True:
            try:
                return await work()
            except asyncpg.ClientConfigurationError:
                raise
            except AWAY as gone:
                if time.monotonic() > limit:
                    raise
                LOG.warning("the database does not answer yet: %s", gone)
                await asyncio.sleep(0.5)

    async def open(self) -> None:
        self.pool = await asyncpg.create_pool(
            self.address,
            min_size=1,
            max_size=connections(),
            command_timeout=COMMAND_WITHIN,
            max_inactive_connection_lifetime=60.0,
        )
        try:
            await self.lay_out()
            await self.listen()
        except BaseException:
            await self.pool.close()
            raise

    async def lay_out(self) -> None:
        """Brings the database to the latest layout, or leaves it as it was."""
        async with self.pool.acquire() as database, database.transaction():
            await database.execute("SELECT pg_advisory_xact_lock($1)", LAYING_OUT)
            for statement in statements(await layout_of(database), postgres=True):
                await database.execute(statement)

    async def listen(self) -> None:
        ear = await asyncpg.connect(self.address)
        try:
            await ear.add_listener(CHANNEL, self.hear)
        except BaseException:
            ear.terminate()
            raise
        if ear.is_closed():  # since, and it tells only whoever listened before
            raise ConnectionResetError("the database went away")
        ear.add_termination_listener(self.lost)
        self.ear = ear

    def hear(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        """A payload is: who says so, of which table, and what; nothing more: it has changed."""
        who, table, news = [*payload.split(" ", 2), "", ""][:3]
        if self.listener is not None and who != self.identity:
            self.listener(table, news)

    def lost(self, _connection: Any) -> None:
        """The database went away: listen again as soon as it is back."""
        if not self.closing:
            self.mending = asyncio.get_running_loop().create_task(self.mend())

    async def mend(self) -> None:
        while not self.closing:
            try:
                await self.listen()
            except GONE:
                await asyncio.sleep(1)
            else:
                self.hear(None, 0, CHANNEL, "?")  # whatever was said meanwhile: look everywhere
                return

    async def close(self) -> None:
        self.closing = True
        if self.mending is not None:
            self.mending.cancel()
        if self.ear is not None:
            await self.ear.close()
        if self.pool is not None:
            await self.pool.close()

    # What a table asks

    async def create(
        self,
        table: StoredTable,
        at: float,
        bodies: Sequence[str],
        head: Head,
        frames: Sequence[StoredFrame] = (),
    ) -> None:
        async with self.pool.acquire() as database, database.transaction():
            await database.execute(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)",
                table.name,
                table.settings,
                table.created,
                head.changed,
                head.deadline,
                head.listed,
            )
            rows = [(table.name, number + 1, at, body) for number, body in enumerate(bodies)]
            await database.executemany("INSERT INTO entries VALUES ($1, $2, $3, $4)", rows)
            stored = [(table.name, each.number, each.base, each.body) for each in frames]
            await database.executemany(PUT_FRAME, stored)

    async def table(self, name: str) -> StoredTable | None:
        query = "SELECT name, plan, created FROM tables WHERE name = $1"
        found = await self.pool.fetchrow(query, name)
        return StoredTable(*found) if found is not None else None

    async def entries(self, name: str, after: int) -> list[Row]:
        query = (
            "SELECT number, at, body FROM entries WHERE name = $1 AND number > $2 ORDER BY number"
        )
        return [Row(*each) for each in await self.pool.fetch(query, name, after)]

    async def append(
        self,
        name: str,
        number: int,
        at: float,
        bodies: Sequence[str],
        frame: StoredFrame | None = None,
    ) -> bool:
        numbers = [number + place for place in range(len(bodies))]
        async with self.pool.acquire() as database:
            transaction = database.transaction()
            await transaction.start()
            written = await database.fetch(
                "INSERT INTO entries SELECT $1, number, $3, body"
                " FROM unnest($2::int[], $4::text[]) AS new (number, body)"
                " ON CONFLICT DO NOTHING RETURNING number",
                name,
                numbers,
                at,
                list(bodies),
            )
            if len(written) < len(numbers):
                await transaction.rollback()
                return False
            if frame is not None:
                await database.execute(PUT_FRAME, name, frame.number, frame.base, frame.body)
            await database.execute(NOTIFY, CHANNEL, f"{self.identity} {name}")
            await transaction.commit()
        return True

    async def put_frame(self, name: str, frame: StoredFrame) -> None:
        await self.pool.execute(PUT_FRAME, name, frame.number, frame.base, frame.body)

    async def frames(self, name: str) -> list[StoredFrame]:
        query = "SELECT number, base, body FROM frames WHERE name = $1 ORDER BY number"
        return [StoredFrame(*each) for each in await self.pool.fetch(query, name)]

    async def last_frame(self, name: str) -> int | None:
        query = "SELECT max(number) FROM frames WHERE name = $1"
        found: int | None = await self.pool.fetchval(query, name)
        return found

    async def put_head(self, name: str, head: Head) -> None:
        await self.pool.execute(
            "UPDATE tables SET changed = $1, deadline = $2, listed = $3 WHERE name = $4",
            head.changed,
            head.deadline,
            head.listed,
            name,
        )

    async def listed(
        self, limit: int, after: int = 0, since: float = 0.0, share: int = 1_000_000
    ) -> list[str]:
        query = (
            "SELECT name FROM (SELECT tables.name, tables.changed, row_number() OVER"
            " (PARTITION BY coalesce(origins.origin, tables.name) ORDER BY tables.changed DESC)"
            " AS place FROM tables LEFT JOIN origins ON origins.name = tables.name"
            " WHERE tables.listed AND tables.changed > $1) AS shared WHERE place <= $2"
            " ORDER BY changed DESC LIMIT $3 OFFSET $4"
        )
        rows = await self.pool.fetch(query, since, share, limit, after)
        return [str(row[0]) for row in rows]

    async def put_origin(self, table: str, origin: str, at: float) -> None:
        query = "INSERT INTO origins VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self.pool.execute(query, table, origin, at)

    async def opened_since(self, origin: str, since: float) -> int:
        query = "SELECT count(*) FROM origins WHERE origin = $1 AND at > $2"
        return int(await self.pool.fetchval(query, origin, since))

    async def settle(self, name: str, value: str) -> str:
        async with self.pool.acquire() as database, database.transaction():
            query = "INSERT INTO facts VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await database.execute(query, name, value)
            return str(await database.fetchval("SELECT value FROM facts WHERE name = $1", name))

    async def beat(self, now: float, patience: float) -> list[tuple[float, float]]:
        async with self.pool.acquire() as database, database.transaction():
            query = "SELECT value FROM facts WHERE name = 'alive' FOR UPDATE"
            last = await database.fetchval(query)
            if last is not None and now - float(last) > patience:
                await database.execute("INSERT INTO outages VALUES ($1, $2)", float(last), now)
                await database.execute("DELETE FROM outages WHERE ended < $1", now - LONG_AGO)
            await database.execute(
                "INSERT INTO facts VALUES ('alive', $1)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                repr(now),
            )
            rows = await database.fetch("SELECT began, ended FROM outages ORDER BY began")
        return [(float(began), float(ended)) for began, ended in rows]

    async def due(self, now: float) -> list[str]:
        query = "SELECT name FROM tables WHERE deadline IS NOT NULL AND deadline <= $1"
        return [str(row[0]) for row in await self.pool.fetch(query, now)]

    async def put_private(self, table: str, private: Private) -> None:
        async with self.pool.acquire() as database, database.transaction():
            await database.execute(
                "INSERT INTO privates VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (name, person, kind) DO UPDATE SET body = excluded.body",
                table,
                private.person,
                private.name,
                private.body,
            )
            await database.execute(NOTIFY, CHANNEL, f"{self.identity} {table}")

    async def privates(self, table: str) -> list[Private]:
        query = "SELECT person, kind, body FROM privates WHERE name = $1"
        return [Private(*each) for each in await self.pool.fetch(query, table)]

    async def publish(self, table: str, news: str) -> None:
        await self.pool.execute(NOTIFY, CHANNEL, f"{self.identity} {table} {news}")

    # What the owner asks

    async def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return [tuple(each) for each in await self.pool.fetch(query, *values)]

    async def carry_out(
        self, statements: Sequence[Statement], tables: Sequence[str] = ()
    ) -> list[int]:
        changed = []
        async with self.pool.acquire() as database, database.transaction():
            for text, values in statements:
                told = await database.execute(text, *values)  # as INSERT 0 1
                changed.append(int(told.rpartition(" ")[2]))
            for name in tables:
                await database.execute(NOTIFY, CHANNEL, f"{self.identity} {name}")
        return changed


async def layout_of(database: Any) -> int:
    """The number of its layout; 0 where it has none yet."""
    if await database.fetchval("SELECT to_regclass('facts')") is None:
        return 0
    found = await database.fetchval("SELECT value FROM facts WHERE name = 'schema'")
    return 0 if found is None else int(found)
