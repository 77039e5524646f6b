"""What a server process counts and measures of itself; nothing of it is about a person."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["BOUNDS", "METER", "Meter", "Spread"]

BOUNDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)  # seconds


class Spread:
    """How long something took, so often: counted by the first bound that it kept within."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def cumulated(self) -> list[tuple[str, float]]:
        """As Prometheus wants it: how many kept within each bound, all of them within none."""
        found, count = [], 0
        for bound, each in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            count += each
            found.append((bound, float(count)))
        return found


class Meter:
    """Counts and times of one process since it started."""

    def __init__(self) -> None:
        self.choices: Counter[str] = Counter()  # by whom: person, bot
        self.requests: Counter[str] = Counter()  # by status
        self.refusals: Counter[str] = Counter()  # by reason
        self.faults: Counter[str] = Counter()  # by level of the log
        self.calls_sent: Counter[str] = Counter()  # by way: push, mail, webhook
        self.calls_failed: Counter[str] = Counter()
        self.calls_dropped: Counter[str] = Counter()  # addresses at which nobody is
        self.answered = Spread()  # requests
        self.chosen = Spread()  # choices of people, until they were durable
        self.queued = Spread()  # for a worker
        self.thought: dict[str, Spread] = {}  # by kind of task

    @contextmanager
    def choosing(self) -> Iterator[None]:
        """Around the choice of a person; one that is refused does not count."""
        began = time.perf_counter()
        yield
        self.chosen.add(time.perf_counter() - began)
        self.choices["person"] += 1

    def think(self, task: str, queued: float, thought: float) -> None:
        """A worker has answered: after so long in the queue, and so long at work."""
        self.queued.add(queued)
        self.thought.setdefault(task, Spread()).add(thought)
        if task == "think":
            self.choices["bot"] += 1


METER = Meter()
