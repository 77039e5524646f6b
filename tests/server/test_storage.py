"""What is asked of every store, of each kind in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from nemeton.server.storage import store_at
from nemeton.table.interfaces import Head, Private, Store, StoredTable
from tests.server.databases import new_database

QUIET = Head(1.0, None, False)


def with_store(address: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = store_at(address)
        await store.start(lambda name, news: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def made(name: str = "t", head: Head = QUIET) -> Callable[[Store], Awaitable[None]]:
    async def create(store: Store) -> None:
        await store.create(StoredTable(name, "{}", 1.0), 1.0, ["a", "b"], head)

    return create


def test_a_table_and_its_log_outlive_the_process_that_wrote_them(address: str) -> None:
    with_store(address, made())

    table = with_store(address, lambda store: store.table("t"))
    rows = with_store(address, lambda store: store.entries("t", 0))

    assert table == StoredTable("t", "{}", 1.0)
    assert [(row.number, row.body) for row in rows] == [(1, "a"), (2, "b")]


def test_a_table_that_is_not_there_is_none(address: str) -> None:
    assert with_store(address, lambda store: store.table("nowhere")) is None


def test_a_line_is_written_by_one_only(address: str) -> None:
    async def race(store: Store) -> list[bool]:
        await made()(store)
        writes = [store.append("t", 3, 2.0, [f"writer {each}"]) for each in range(50)]
        return await asyncio.gather(*writes)

    assert sorted(with_store(address, race)) == [False] * 49 + [True]
    rows = with_store(address, lambda store: store.entries("t", 2))
    assert [row.number for row in rows] == [3]


def test_several_lines_are_written_together_or_not_at_all(address: str) -> None:
    async def work(store: Store) -> list[bool]:
        await made()(store)
        return [
            await store.append("t", 3, 2.0, ["c", "d"]),
            await store.append("t", 4, 2.0, ["x", "y"]),
            await store.append("t", 2, 2.0, ["x", "y", "z"]),
        ]

    assert with_store(address, work) == [True, False, False]
    rows = with_store(address, lambda store: store.entries("t", 0))
    assert "".join(row.body for row in rows) == "abcd"


def test_the_lobby_lists_what_is_listed_the_latest_first(address: str) -> None:
    async def work(store: Store) -> list[str]:
        for name, changed, listed in (("a", 1.0, True), ("b", 3.0, True), ("c", 2.0, False)):
            await made(name, Head(changed, None, listed))(store)
        await store.put_head("c", Head(9.0, None, True))
        return await store.listed(2)

    assert with_store(address, work) == ["c", "b"]


def test_a_clock_that_ran_out_is_found(address: str) -> None:
    async def work(store: Store) -> list[list[str]]:
        await made("late", Head(1.0, 10.0, False))(store)
        await made("early", Head(1.0, 90.0, False))(store)
        return [await store.due(9.0), await store.due(11.0)]

    assert with_store(address, work) == [[], ["late"]]


def test_what_is_kept_privately_is_replaced(address: str) -> None:
    async def work(store: Store) -> list[Private]:
        await made()(store)
        for body in ("first", "second"):
            await store.put_private("t", Private(0, "notes", body))
        await store.put_private("t", Private(1, "notes", "other"))
        return sorted(await store.privates("t"), key=lambda each: each.person)

    assert with_store(address, work) == [
        Private(0, "notes", "second"),
        Private(1, "notes", "other"),
    ]


def test_another_server_hears_of_a_change(postgres: str) -> None:
    address = new_database(postgres)

    async def work() -> list[tuple[str, str]]:
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        own: list[str] = []
        first, second = store_at(address), store_at(address)
        await first.start(lambda name, news: own.append(name))
        await second.start(lambda name, news: heard.put_nowait((name, news)))
        try:
            await made()(first)
            await first.append("t", 3, 2.0, ["c"])
            await first.put_private("t", Private(0, "notes", "x"))
            await first.publish("t", "hello there")
            told = [await asyncio.wait_for(heard.get(), 20) for _ in range(3)]
            assert own == []
            return told
        finally:
            await first.close()
            await second.close()

    assert asyncio.run(work()) == [("t", ""), ("t", ""), ("t", "hello there")]
