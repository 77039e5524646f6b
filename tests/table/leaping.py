"""Time that leaps to the next thing to do, so that waiting takes none and no busy machine shows."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from nemeton.table.interfaces import Time
from tests.table.memory import NOON

__all__ = ["LeapingTime", "leaping"]

Result = TypeVar("Result")


class Leaping(selectors.DefaultSelector):
    """Instead of waiting for a moment, it is that moment."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select()
        self.now += max(timeout, 0.0)
        return super().select(0)


class LeapingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.leaps = Leaping()
        super().__init__(self.leaps)

    def time(self) -> float:
        return self.leaps.now


class LeapingTime(Time):
    """The clock of the loop that runs."""

    def now(self) -> float:
        return NOON + self.monotonic()

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()


def leaping(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs it to its end in leaps."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(work)
