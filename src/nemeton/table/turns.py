"""Long work done a little at a time: others go on meanwhile, and what is short goes first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Any

from nemeton.table.interfaces import Time

__all__ = ["Turns"]

SLICE = 0.005  # seconds of work before anybody else gets the loop
BREATH = 0.001  # seconds between them: without a pause the threads that write get no turn


class Turns:
    """One piece of work runs at a time; of those that wait, the one with the least left is next."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.taken = False
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self.count = count()

    async def run(self, steps: Iterator[Any], length: int) -> None:
        """Goes through the steps, about that many, in slices."""
        while not await self.slice(steps, length):
            length -= 1
            await asyncio.sleep(BREATH)

    async def slice(self, steps: Iterator[Any], length: int) -> bool:
        """Some of the steps, when it is their turn; whether that was all."""
        await self.take(length)
        try:
            began = self.time.monotonic()
            return all(self.time.monotonic() - began <= SLICE for _ in steps)
        finally:
            self.give()

    async def take(self, length: int) -> None:
        if self.taken:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self.waiting, (length, next(self.count), mine))
            try:
                await mine
            except asyncio.CancelledError:
                if not mine.cancelled():
                    self.give()  # it was handed over just then
                raise
        self.taken = True

    def give(self) -> None:
        self.taken = False
        while self.waiting:
            mine = heappop(self.waiting)[2]
            if not mine.done():
                self.taken = True
                mine.set_result(None)
                return
