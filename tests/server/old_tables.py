"""Tables at which somebody sat down days ago, laid into the database of a running server."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

import nemeton
from nemeton.server.storage import store_at
from nemeton.table.host import head_of
from nemeton.table.interfaces import StoredTable
from nemeton.table.log import Body, Entry, Joined, Sat, encoded
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from nemeton.table.table import Table
from nemeton.table.tokens import hashed, new_table_id, new_token
from tests.server.kit import Server

__all__ = ["DAY", "old_table"]

DAY = 24 * 3600.0
INVITE = "the key to this old table"


def old_table(
    server: Server, *names: str, days: float, game: str = "cernunos", clock: Any = None
) -> list[dict[str, Any]]:
    """What each of these people was given when they sat down so many days ago, and played on
    nothing since."""
    box = nemeton.game(game)
    settings = TableSettings(
        game,
        "00" * 32,
        [SeatSettings("invite")] * len(names),
        box.prepared(len(names), 0, {}).settings,
        box.rules,
        ClockSettings(**(clock or {})),
        invite=hashed(INVITE),
    )
    table, tokens = new_table_id(), [new_token() for _ in names]
    bodies: list[Body] = []
    for number, (name, token) in enumerate(zip(names, tokens, strict=True)):
        bodies += [Joined(number, name, hashed(token)), Sat(number, number)]
    work = laid(server, table, settings, bodies, time.time() - days * DAY)
    with ThreadPoolExecutor(1) as apart:  # a browser test has a loop of its own
        apart.submit(asyncio.run, work).result()
    return [
        {"table": table, "token": token, "seats": [seat], "invite": INVITE if not seat else ""}
        for seat, token in enumerate(tokens)
    ]


async def laid(
    server: Server, name: str, settings: TableSettings, bodies: list[Body], at: float
) -> None:
    table = Table(name, settings, at)
    for number, body in enumerate(bodies):
        table.apply(Entry(number + 1, at, body))
    store = store_at(server.database)
    await store.start(lambda table, news: None)
    stored = StoredTable(name, msgspec.json.encode(settings).decode(), at)
    await store.create(stored, at, [encoded(body) for body in bodies], head_of(table))
    await store.close()
