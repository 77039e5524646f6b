"""Tables in one file: SQLite in WAL mode, one writer thread that commits in groups.

One server has the file; the owner's commands may write beside it, and leave news of that.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from typing import Any

from nemeton.server.storage.database import Database, Statement
from nemeton.server.storage.schema import statements
from nemeton.table.frames import StoredFrame
from nemeton.table.interfaces import Head, Listener, Private, Row, StoredTable

__all__ = ["SqliteStore"]

LARGEST_GROUP = 1000
LONG_AGO = 120 * 24 * 3600.0  # seconds: no clock has run for so long
LISTENING = 1.0  # seconds between two looks for news
NEWS_LAST = 3600.0  # seconds after which nobody waits for them any more
PLACE = re.compile(r"\$[0-9]+")

Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]


class SqliteStore(Database):
    """Reads happen on a thread of their own; writes queue up and share their commits."""

    def __init__(self, path: str, beside: bool = False) -> None:
        """`beside`: a server may have the file, and is to hear of what is written."""
        self.path = path
        self.beside = beside
        self.listener: Listener | None = None
        self.listening: asyncio.Task[None] | None = None
        self.heard = 0  # the last news
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.writer: Thread | None = None
        self.readers = ThreadPoolExecutor(1, "nemeton-read")
        self.reading: sqlite3.Connection | None = None

    async def start(self, listener: Listener) -> None:
        self.loop = asyncio.get_running_loop()
        self.listener = listener
        writing = connection(self.path)
        try:
            lay_out(writing)
        except BaseException:
            writing.close()
            raise
        self.reading = connection(self.path)
        self.writer = Thread(target=self.write, args=(writing,), name="nemeton-write", daemon=True)
        self.writer.start()
        self.heard = await self.last_news()
        if not self.beside:
            self.listening = self.loop.create_task(self.listen())

    async def last_news(self) -> int:
        return int((await self.read("SELECT coalesce(max(number), 0) FROM news"))[0][0])

    async def listen(self) -> None:
        """Looks now and then for what somebody else has written to the file."""
        while True:
            await asyncio.sleep(LISTENING)
            with contextlib.suppress(sqlite3.Error):  # the next look may find it again
                query = "SELECT number, name, said FROM news WHERE number > ? ORDER BY number"
                for number, name, said in await self.read(query, self.heard):
                    self.heard = number
                    if self.listener is not None:
                        self.listener(name, said)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
        self.queue.put(None)
        if self.writer is not None:
            await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        if self.reading is not None:
            self.reading.close()

    # The writer thread

    def write(self, database: sqlite3.Connection) -> None:
        """Takes all that waits, writes it in one transaction, then tells everybody at once."""
        going = True
        while going:
            group, going = self.gathered()
            if group:
                self.commit(database, group)
        database.close()

    def gathered(self) -> tuple[list[Waiting], bool]:
        group: list[Waiting] = []
        waiting = self.queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == LARGEST_GROUP or self.queue.empty():
                return group, True
            waiting = self.queue.get()
        return group, False

    def commit(self, database: sqlite3.Connection, group: list[Waiting]) -> None:
        outcomes: list[tuple[Any, Exception | None]] = []
        try:
            database.execute("BEGIN IMMEDIATE")
            for job, _ in group:
                outcomes.append(attempted(database, job))
            database.execute("COMMIT")
        except sqlite3.Error as error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            outcomes = [(None, error)] * len(group)
        assert self.loop is not None
        futures = [future for _, future in group]
        self.loop.call_soon_threadsafe(settle, futures, outcomes)

    async def written(self, job: Job) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.put((job, future))
        return await future

    async def read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        reading = self.reading
        assert reading is not None

        def fetch() -> list[tuple[Any, ...]]:
            return reading.execute(query, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self.readers, fetch)

    # What a table asks

    async def create(
        self,
        table: StoredTable,
        at: float,
        bodies: Sequence[str],
        head: Head,
        frames: Sequence[StoredFrame] = (),
    ) -> None:
        def job(database: sqlite3.Connection) -> None:
            database.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)",
                (
                    table.name,
                    table.settings,
                    table.created,
                    head.changed,
                    head.deadline,
                    head.listed,
                ),
            )
            rows = [(table.name, number + 1, at, body) for number, body in enumerate(bodies)]
            database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
            for frame in frames:
                insert_frame(database, table.name, frame)

        await self.written(job)

    async def table(self, name: str) -> StoredTable | None:
        query = "SELECT name, plan, created FROM tables WHERE name = ?"
        found = await self.read(query, name)
        return StoredTable(*found[0]) if found else None

    async def entries(self, name: str, after: int) -> list[Row]:
        query = "SELECT number, at, body FROM entries WHERE name = ? AND number > ? ORDER BY number"
        return [Row(*each) for each in await self.read(query, name, after)]

    async def append(
        self,
        name: str,
        number: int,
        at: float,
        bodies: Sequence[str],
        frame: StoredFrame | None = None,
    ) -> bool:
        def job(database: sqlite3.Connection) -> bool:
            for place, body in enumerate(bodies):
                row = (name, number + place, at, body)
                inserted = database.execute(
                    "INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row
                )
                if not inserted.rowcount:
                    return False
            if frame is not None:
                insert_frame(database, name, frame)
            self.tell(database, [name])
            return True

        return bool(await self.written(job))

    async def put_frame(self, name: str, frame: StoredFrame) -> None:
        await self.written(lambda database: insert_frame(database, name, frame))

    async def frames(self, name: str) -> list[StoredFrame]:
        query = "SELECT number, base, body FROM frames WHERE name = ? ORDER BY number"
        return [StoredFrame(*each) for each in await self.read(query, name)]

    async def last_frame(self, name: str) -> int | None:
        found = await self.read("SELECT max(number) FROM frames WHERE name = ?", name)
        return found[0][0] if found else None

    async def put_head(self, name: str, head: Head) -> None:
        def job(database: sqlite3.Connection) -> None:
            database.execute(
                "UPDATE tables SET changed = ?, deadline = ?, listed = ? WHERE name = ?",
                (head.changed, head.deadline, head.listed, name),
            )

        await self.written(job)

    async def listed(
        self, limit: int, after: int = 0, since: float = 0.0, share: int = 1_000_000
    ) -> list[str]:
        query = (
            "SELECT name FROM (SELECT tables.name, tables.changed, row_number() OVER"
            " (PARTITION BY coalesce(origins.origin, tables.name) ORDER BY tables.changed DESC)"
            " AS place FROM tables LEFT JOIN origins ON origins.name = tables.name"
            " WHERE tables.listed AND tables.changed > ?) AS shared WHERE place <= ?"
            " ORDER BY changed DESC LIMIT ? OFFSET ?"
        )
        return [str(name) for (name,) in await self.read(query, since, share, limit, after)]

    async def put_origin(self, table: str, origin: str, at: float) -> None:
        def job(database: sqlite3.Connection) -> None:
            row = (table, origin, at)
            database.execute("INSERT INTO origins VALUES (?, ?, ?) ON CONFLICT DO NOTHING", row)

        await self.written(job)

    async def opened_since(self, origin: str, since: float) -> int:
        query = "SELECT count(*) FROM origins WHERE origin = ? AND at > ?"
        return int((await self.read(query, origin, since))[0][0])

    async def settle(self, name: str, value: str) -> str:
        def job(database: sqlite3.Connection) -> str:
            row = (name, value)
            database.execute("INSERT INTO facts VALUES (?, ?) ON CONFLICT DO NOTHING", row)
            query = "SELECT value FROM facts WHERE name = ?"
            return str(database.execute(query, (name,)).fetchone()[0])

        return str(await self.written(job))

    async def beat(self, now: float, patience: float) -> list[tuple[float, float]]:
        def job(database: sqlite3.Connection) -> list[tuple[float, float]]:
            query = "SELECT value FROM facts WHERE name = 'alive'"
            last = [float(value) for (value,) in database.execute(query)]
            if last and now - last[0] > patience:
                database.execute("INSERT INTO outages VALUES (?, ?)", (last[0], now))
                database.execute("DELETE FROM outages WHERE ended < ?", (now - LONG_AGO,))
            database.execute(
                "INSERT INTO facts VALUES ('alive', ?) ON CONFLICT DO UPDATE SET value = ?",
                (repr(now), repr(now)),
            )
            return database.execute("SELECT began, ended FROM outages ORDER BY began").fetchall()

        found: list[tuple[float, float]] = await self.written(job)
        return found

    async def due(self, now: float) -> list[str]:
        query = "SELECT name FROM tables WHERE deadline IS NOT NULL AND deadline <= ?"
        return [str(name) for (name,) in await self.read(query, now)]

    async def put_private(self, table: str, private: Private) -> None:
        def job(database: sqlite3.Connection) -> None:
            database.execute(
                "INSERT INTO privates VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET body = excluded.body",
                (table, private.person, private.name, private.body),
            )
            self.tell(database, [table])

        await self.written(job)

    def tell(self, database: sqlite3.Connection, tables: Sequence[str], said: str = "") -> None:
        """Leaves news of these tables for the server that has the file."""
        if self.beside:
            now = time.time()
            database.execute("DELETE FROM news WHERE at < ?", (now - NEWS_LAST,))
            rows = [(now, name, said) for name in tables]
            database.executemany("INSERT INTO news (at, name, said) VALUES (?, ?, ?)", rows)

    async def publish(self, table: str, news: str) -> None:
        if self.beside:
            await self.written(lambda database: self.tell(database, [table], news))

    async def privates(self, table: str) -> list[Private]:
        query = "SELECT person, kind, body FROM privates WHERE name = ?"
        return [Private(*each) for each in await self.read(query, table)]

    # What the owner asks

    async def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.read(PLACE.sub("?", query), *values)

    async def carry_out(
        self, statements: Sequence[Statement], tables: Sequence[str] = ()
    ) -> list[int]:
        def job(database: sqlite3.Connection) -> list[int]:
            changed = [
                database.execute(PLACE.sub("?", text), values).rowcount
                for text, values in statements
            ]
            self.tell(database, tables)
            return changed

        found: list[int] = await self.written(job)
        return found


def lay_out(database: sqlite3.Connection) -> None:
    """Brings the file to the latest layout, or leaves it as it was."""
    database.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements(layout_of(database), postgres=False):
            database.execute(statement)
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise


def layout_of(database: sqlite3.Connection) -> int:
    """The number of its layout; 0 where it has none yet."""
    facts = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'facts'"
    if database.execute(facts).fetchone() is None:
        return 0
    found = database.execute("SELECT value FROM facts WHERE name = 'schema'").fetchone()
    return 0 if found is None else int(found[0])


def insert_frame(database: sqlite3.Connection, name: str, frame: StoredFrame) -> None:
    row = (name, frame.number, frame.base, frame.body)
    database.execute("INSERT OR REPLACE INTO frames VALUES (?, ?, ?, ?)", row)


def connection(path: str) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")  # acknowledged means on the disk
    return database


def attempted(database: sqlite3.Connection, job: Job) -> tuple[Any, Exception | None]:
    """One write of the group; where it fails, the others still count."""
    database.execute("SAVEPOINT one")
    try:
        outcome = job(database)
    except sqlite3.Error as error:
        database.execute("ROLLBACK TO one")
        database.execute("RELEASE one")
        return None, error
    database.execute("RELEASE one")
    return outcome, None


def settle(
    futures: list[asyncio.Future[Any]], outcomes: list[tuple[Any, Exception | None]]
) -> None:
    for future, (outcome, error) in zip(futures, outcomes, strict=True):
        if future.cancelled():
            continue
        if error is None:
            future.set_result(outcome)
        else:
            future.set_exception(error)
