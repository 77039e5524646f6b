"""The layout of the database by number: forward from every earlier one, never from a later."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from nemeton.cli.program import run
from nemeton.server.storage import schema, store_at
from nemeton.server.storage.database import Database
from nemeton.server.storage.schema import LATEST, NewerDatabase
from nemeton.table.interfaces import Head, StoredTable
from tests.server.kit import free_port

# As earlier versions laid it out, before layouts had numbers: at first, and what came to it.
FIRST = """
CREATE TABLE tables (
    name TEXT PRIMARY KEY, plan TEXT NOT NULL, created {real} NOT NULL, changed {real} NOT NULL,
    deadline {real}, listed {flag} NOT NULL
);
CREATE INDEX tables_listed ON tables (changed) WHERE listed;
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE entries (
    name TEXT NOT NULL, number INTEGER NOT NULL, at {real} NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (name, number)
);
CREATE TABLE privates (
    name TEXT NOT NULL, person INTEGER NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (name, person, kind)
);
"""
SHARED = """
CREATE TABLE origins (name TEXT PRIMARY KEY, origin TEXT NOT NULL, at {real} NOT NULL);
CREATE INDEX origins_at ON origins (origin, at);
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE outages (began {real} NOT NULL, ended {real} NOT NULL);
INSERT INTO facts VALUES ('salt', 'kept');
"""
RECALLED = """
CREATE TABLE frames (
    name TEXT NOT NULL, number INTEGER NOT NULL, base INTEGER NOT NULL, body {bytes} NOT NULL,
    PRIMARY KEY (name, number)
);
"""
EARLIER = {"first": FIRST, "shared": FIRST + SHARED, "recalled": FIRST + SHARED + RECALLED}
ROWS = """
INSERT INTO tables VALUES ('old', '{{}}', 1, 2, NULL, {no});
INSERT INTO entries VALUES ('old', 1, 1, 'line');
"""


def execute(address: str, script: str) -> None:
    """Runs statements as another program would."""
    postgres = address.startswith("postgres")
    words = schema.POSTGRES if postgres else schema.SQLITE
    text = script.format(no="false" if postgres else "0", **words)
    if postgres:
        asyncio.run(execute_there(address, text))
        return
    database = sqlite3.connect(address)
    database.executescript(text)
    database.close()


async def execute_there(address: str, text: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(text)
    finally:
        await connection.close()


def with_store(address: str, work: Callable[[Database], Awaitable[Any]]) -> Any:
    async def run_with() -> Any:
        store = store_at(address)
        await store.start(lambda table, news: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run_with())


async def layout(store: Database) -> str:
    ((number,),) = await store.ask("SELECT value FROM facts WHERE name = $1", "schema")
    return str(number)


@pytest.mark.parametrize("earlier", EARLIER)
def test_a_database_of_every_earlier_layout_is_brought_forward(address: str, earlier: str) -> None:
    execute(address, EARLIER[earlier] + ROWS)

    async def work(store: Database) -> None:
        assert await layout(store) == str(LATEST)
        assert (await store.table("old")) == StoredTable("old", "{}", 1.0)
        assert [row.body for row in await store.entries("old", 0)] == ["line"]
        assert await store.append("old", 2, 3.0, ["next"])
        assert await store.frames("old") == []
        if earlier != "first":
            assert await store.settle("salt", "another") == "kept"

    with_store(address, work)
    with_store(address, layout)  # once more: nothing is left to do


def test_a_step_that_fails_leaves_the_database_as_it_was(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute(address, FIRST + ROWS)
    broken = (*schema.STEPS, "CREATE TABLE half (name TEXT); CREATE TABLE tables (name TEXT);")
    monkeypatch.setattr(schema, "STEPS", broken)

    with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
        with_store(address, layout)

    monkeypatch.undo()

    async def work(store: Database) -> None:
        assert (await store.entries("old", 0))[0].body == "line"
        with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
            await store.ask("SELECT * FROM half")

    with_store(address, work)


def test_a_newer_database_is_refused_in_words(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with_store(address, layout)
    later = f"UPDATE facts SET value = '{LATEST + 1}' WHERE name = 'schema';"
    execute(address, later)

    with pytest.raises(NewerDatabase):
        with_store(address, layout)
    for locale, said in (("en", "a later version of Nemeton"), ("fr", "plus récente de Nemeton")):
        words = ["serve", "--port", str(free_port()), "--database", address, "--lang", locale]
        assert run(words) == 2
        assert said in capsys.readouterr().err
        assert run(["admin", "list", "--database", address, "--lang", locale]) == 2
        assert said in capsys.readouterr().err


def test_a_large_database_is_brought_forward_in_a_moment(tmp_path: Path) -> None:
    path = tmp_path / "large.sqlite3"
    execute(str(path), FIRST)
    database = sqlite3.connect(path)
    with database:
        database.executemany(
            "INSERT INTO tables VALUES (?, '{}', 1, 2, NULL, 0)",
            ((f"t{number}",) for number in range(1000)),
        )
        database.executemany(
            "INSERT INTO entries VALUES (?, ?, 1, ?)",
            ((f"t{each // 50}", each % 50, "x" * 90) for each in range(50_000)),
        )
    database.close()

    began = time.monotonic()
    count = with_store(str(path), lambda store: store.ask("SELECT count(*) FROM entries"))

    assert count == [(50_000,)]
    assert time.monotonic() - began < 20  # no step may copy what people have played


def test_a_table_laid_out_anew_counts_its_layout(address: str) -> None:
    async def work(store: Database) -> str:
        head = Head(1.0, None, False)
        await store.create(StoredTable("new", "{}", 1.0), 1.0, ["line"], head)
        return await layout(store)

    assert with_store(address, work) == str(LATEST)
