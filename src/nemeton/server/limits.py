"""How much one client may ask for: messages a second, tables an hour, bytes at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from nemeton.table.refusals import Refused

__all__ = ["Bucket", "Limits", "Quotas", "WorkQuota"]

MOST_WAITING = 120  # messages and requests of one address
MOST_LINES = 1000


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is enough for any person and too little for a flood."""

    message_bytes: int = 32 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    record_choices: int = 5_000
    messages_a_second: float = 15.0
    messages_at_once: float = 60.0
    hints_a_minute: float = 20.0
    requests_a_second: float = 25.0
    requests_at_once: float = 150.0
    tables_an_hour: float = 120.0
    tables_at_once: float = 60.0
    sockets: int = 100  # of one address
    people: int = 200  # onlookers at one table
    joins_an_hour: float = 60.0  # of one address at one table
    joins_at_once: float = 20.0
    work_a_second: float = 0.2  # seconds of the server's own work for one address
    work_at_once: float = 0.2
    entries_a_second: float = 5.0  # lines of a log by one person at one table
    entries_at_once: float = 60.0
    changes_a_minute: int = 20  # seats handed over, left and taken again at one table
    addresses_an_hour: float = 20.0  # at which somebody wants to be called, by one address
    lobby_share: int = 10  # tables of one address in the lobby
    chat_lines: int = msgspec.field(default=2000, name="speeches")  # of one room at one table
    mine: int = 200  # tables asked about at once
    renames_an_hour: float = 20.0  # of one person: each is written at all their tables
    guesses_an_hour: float = 60.0  # of links and words that open a person, by one address
    guesses_at_once: float = 20.0
    strikes: int = 30  # messages that are none, or too fast, before a socket is closed


class Bucket:
    """Fills at a steady rate up to a brim; every message takes one drop."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self.drops = brim
        self.filled = time.monotonic()

    def take(self, drops: float = 1.0) -> bool:
        now = time.monotonic()
        self.drops = min(self.brim, self.drops + (now - self.filled) * self.rate)
        self.filled = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True

    def debt(self) -> float:
        """Seconds until what was taken too much has come in again."""
        now = time.monotonic()
        self.drops = min(self.brim, self.drops + (now - self.filled) * self.rate)
        self.filled = now
        return max(0.0, -self.drops / self.rate)

    @property
    def full(self) -> bool:
        return self.drops + (time.monotonic() - self.filled) * self.rate >= self.brim


class Quotas:
    """The buckets of every address, forgotten when they are full again."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self.buckets: dict[str, Bucket] = {}
        self.cleared = time.monotonic()

    def take(self, address: str) -> bool:
        self.clear()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.brim)
        return bucket.take()

    def clear(self) -> None:
        now = time.monotonic()
        if now - self.cleared > 60:
            self.cleared = now
            self.buckets = {name: each for name, each in self.buckets.items() if not each.full}


class Line:
    """Where the requests of one address wait for one another."""

    def __init__(self, rate: float, brim: float) -> None:
        self.bucket = Bucket(rate, brim)
        self.lock = asyncio.Lock()
        self.waiting = 0


class WorkQuota:
    """How much of the server's own work each address may cause: its cost counts, not how many
    messages it came in. One piece is done at a time for an address, the next one when the last is
    paid for; so whoever asks for much waits for it, and nobody else does."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self.lines: dict[str, Line] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Around work that does not wait for anything."""
        line = self.lines.get(address)
        if line is None:
            self.clear()
            line = self.lines[address] = Line(self.rate, self.brim)
        if line.waiting >= MOST_WAITING:
            raise Refused("too-fast")
        line.waiting += 1
        try:
            async with line.lock:
                if debt := line.bucket.debt():
                    await asyncio.sleep(debt)
                began = time.perf_counter()
                try:
                    yield
                finally:
                    line.bucket.drops -= time.perf_counter() - began
        finally:
            line.waiting -= 1

    def clear(self) -> None:
        if len(self.lines) > MOST_LINES:
            lines = self.lines.items()
            self.lines = {
                name: each for name, each in lines if each.waiting or not each.bucket.full
            }
