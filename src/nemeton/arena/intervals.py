"""How large a share of wins, with an interval that knows which games belong together.

The blocks are weighed at random again and again (the Bayesian bootstrap): games of one seed stay
together. Half a win and half a loss nobody played keep the interval honest where all were won; for
single games this is exactly Jeffreys' interval.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence

from nemeton.arena.linalg import percentile, stretch

__all__ = ["Interval", "Share", "grouped", "share_of"]

DRAWS = 1000
LOW, HIGH = 0.025, 0.975


class Interval:
    """An estimate and the 95 % interval around it."""

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value = value
        self.low = low
        self.high = high

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.value:.3f}, {self.low:.3f}, {self.high:.3f})"


class Share(Interval):
    """A share of wins, and out of how many games."""

    def __init__(self, value: float, low: float, high: float, games: int) -> None:
        super().__init__(value, low, high)
        self.games = games


def grouped(results: Iterable[tuple[int, float]]) -> dict[int, tuple[float, int]]:
    """Wins and games of every block."""
    found: dict[int, tuple[float, int]] = {}
    for block, win in results:
        wins, games = found.get(block, (0.0, 0))
        found[block] = (wins + win, games + 1)
    return found


def share_of(results: Iterable[tuple[int, float]], seed: int = 0) -> Share:
    """The share of wins among (block, win between 0 and 1)."""
    blocks = grouped(results)
    games = sum(count for _, count in blocks.values())
    if not games:
        return Share(math.nan, 0.0, 1.0, 0)
    value = sum(wins for wins, _ in blocks.values()) / games
    low, high = bounds(list(blocks.values()), random.Random(seed))
    return Share(value, min(low, value), max(high, value), games)


def bounds(blocks: Sequence[tuple[float, int]], rng: random.Random) -> tuple[float, float]:
    """Both ends, stretched on the scale of log-odds where there are few blocks."""
    alike = list(Counter(blocks).items())
    drawn = [log_odds(*drawn_sums(alike, rng)) for _ in range(DRAWS)]
    middle = percentile(drawn, 0.5)
    wider = stretch(len(blocks))
    ends = (middle + wider * (percentile(drawn, end) - middle) for end in (LOW, HIGH))
    low, high = (1 / (1 + math.exp(-end)) for end in ends)
    return low, high


def drawn_sums(
    alike: Sequence[tuple[tuple[float, int], int]], rng: random.Random
) -> tuple[float, float]:
    """Wins and losses after the blocks were weighed anew, those with equal outcomes together."""
    wins, losses = rng.gammavariate(0.5, 1.0), rng.gammavariate(0.5, 1.0)
    for (won, games), times in alike:
        weight = rng.gammavariate(times, 1.0)
        wins += weight * won
        losses += weight * (games - won)
    return wins, losses


def log_odds(wins: float, losses: float) -> float:
    return math.log(max(wins, 1e-12) / max(losses, 1e-12))
