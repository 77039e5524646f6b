"""What a soak run has counted so far: added up over runs, shown as a table."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path

__all__ = ["Figures", "Until"]


class Figures:
    """Counts by name; `faults` say what went wrong, in words."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []

    def add(self, name: str, count: int = 1) -> None:
        self.counts[name] += count

    def fault(self, what: str) -> None:
        self.counts["faults"] += 1
        if len(self.faults) < 20:
            self.faults.append(what)

    def merge(self, path: Path) -> None:
        """Adds what an earlier run has kept there, so that a run may be broken off and go on."""
        if path.exists():
            kept = json.loads(path.read_text())
            self.counts.update(kept["counts"])
            self.faults = kept["faults"] + self.faults

    def keep(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"counts": self.counts, "faults": self.faults}))


class Until:
    """Goes on until so many are counted, or so many minutes are over."""

    def __init__(self, count: int, minutes: float = 1e9) -> None:
        self.count = count
        self.limit = time.monotonic() + 60 * minutes

    def reached(self, count: int) -> bool:
        return count >= self.count or time.monotonic() > self.limit
