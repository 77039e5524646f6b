"""How much one client may ask for: messages a second, tables an hour, bytes at once."""

from __future__ import annotations

import time

import msgspec

__all__ = ["Bucket", "Limits", "Quotas"]


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
    people: int = 200  # at one table
    chat_lines: int = msgspec.field(default=2000, name="speeches")  # of one room at one table
    mine: int = 200  # tables asked about at once
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
