"""The time of the machine that the server runs on."""

from __future__ import annotations

import time

from nemeton.table.interfaces import Time

__all__ = ["WallTime"]


class WallTime(Time):
    """The clock on the wall, and one that is never set."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()
