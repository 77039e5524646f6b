"""Who gets the next free worker: people first, then whoever has had the least of them lately."""

from __future__ import annotations

import asyncio
import time
from itertools import count

from nemeton.table.interfaces import TaskLate, Turn

__all__ = ["FairQueue", "Spent"]

FADES = 60.0  # seconds after which half of what somebody had is forgotten
BEGUN = 1.0  # seconds that a task counts for while it runs


class Spent:
    """Seconds of work by name; what was had long ago counts less."""

    def __init__(self) -> None:
        self.had: dict[str, tuple[float, float]] = {}  # seconds, and when they were right

    def of(self, name: str, now: float) -> float:
        seconds, at = self.had.get(name, (0.0, now))
        return seconds * float(0.5 ** ((now - at) / FADES))

    def add(self, name: str, seconds: float, now: float) -> None:
        self.had[name] = (self.of(name, now) + seconds, now)
        if len(self.had) > 10_000:
            self.had = {each: had for each, had in self.had.items() if self.of(each, now) > 0.01}


class Place:
    """Somebody in the queue."""

    def __init__(self, turn: Turn, number: int, called: asyncio.Future[None]) -> None:
        self.turn = turn
        self.number = number
        self.called = called


class FairQueue:
    """Hands out so many workers; a household with many tables waits behind one with few."""

    def __init__(self, workers: int) -> None:
        self.free = workers
        self.waiting: list[Place] = []
        self.households = Spent()
        self.tables = Spent()
        self.numbers = count()

    async def take(self, turn: Turn) -> None:
        """Waits for a worker; TaskLate when that takes longer than this one has patience."""
        if not self.free or self.waiting:
            place = Place(turn, next(self.numbers), asyncio.get_running_loop().create_future())
            self.waiting.append(place)
            self.call()
            try:
                async with asyncio.timeout(turn.patience):
                    await place.called
            except BaseException as error:
                self.gone(place)
                if isinstance(error, TimeoutError):
                    raise TaskLate("nobody is free to think") from None
                raise
        else:
            self.free -= 1
        self.charge(turn, BEGUN)

    def gone(self, place: Place) -> None:
        """Somebody gives up; a worker that was just handed over goes to the next."""
        if place in self.waiting:
            self.waiting.remove(place)
        elif place.called.done() and not place.called.cancelled():
            self.free += 1
            self.call()

    def give(self, turn: Turn, seconds: float) -> None:
        """A worker is free again, after so many seconds for this one."""
        self.charge(turn, seconds - BEGUN)
        self.free += 1
        self.call()

    def call(self) -> None:
        while self.free and self.waiting:
            now = time.monotonic()
            place = min(self.waiting, key=lambda each: self.merit(each, now))
            self.waiting.remove(place)
            if not place.called.done():
                self.free -= 1
                place.called.set_result(None)

    def merit(self, place: Place, now: float) -> tuple[int, float, float, int]:
        turn = place.turn
        had = self.households.of(self.for_whom(turn, now), now)
        return (turn.rank, had, self.tables.of(turn.table, now), place.number)

    def for_whom(self, turn: Turn, now: float) -> str:
        """Of several households at a table the one that has had the least."""
        return min(turn.households, key=lambda each: self.households.of(each, now), default="")

    def charge(self, turn: Turn, seconds: float) -> None:
        now = time.monotonic()
        self.households.add(self.for_whom(turn, now), seconds, now)
        self.tables.add(turn.table, seconds, now)
