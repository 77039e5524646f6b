"""Measures the entrants round by round, in turn, so that noise meets all of them alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

from nemeton.cli.bench.entrants import Entrant

__all__ = ["Failed", "Figures", "Worker", "race"]

Figures = dict[str, dict[str, list[float]]]  # by entrant and figure, a value for each round

MEASURES = ("listed", "sampled", "clones", "playouts")


class Failed(Exception):
    """A worker died or could not begin; its last words."""


class Worker:
    """A process that measures one entrant on request."""

    def __init__(self, entrant: Entrant) -> None:
        self.entrant = entrant
        environment = dict(os.environ)
        if entrant.tree is not None:
            others = environment.get("PYTHONPATH", "")
            environment["PYTHONPATH"] = os.pathsep.join([str(entrant.tree), others]).rstrip(":;")
        command = [sys.executable, "-m", "nemeton.cli.bench.worker", entrant.library, entrant.game]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.compiled = bool(self.heard()["compiled"])

    def heard(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            assert self.process.stderr is not None
            words = self.process.stderr.read().strip().splitlines()
            self.close()
            raise Failed(words[-1] if words else f"status {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def measure(self, measure: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"measure": measure, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return self.heard()

    def close(self) -> None:
        """The worker ends when nobody asks any more."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


def race(
    workers: Sequence[Worker], rounds: int, seconds: float, tell: Callable[[int], None]
) -> Figures:
    """The figures of every round by entrant; every round measures all of them in turn."""
    found: Figures = {worker.entrant.name: {} for worker in workers}
    for number in range(1, rounds + 1):
        tell(number)
        for measure in MEASURES:
            for worker in workers:
                for name, figure in worker.measure(measure, seconds).items():
                    found[worker.entrant.name].setdefault(name, []).append(figure)
    return found
