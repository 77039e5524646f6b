"""Intervals around shares of wins that know which games belong together.

The blocks are weighed at random again and again (Rubin: The Bayesian Bootstrap, Annals of
Statistics 1981): games of one seed stay together. Half a win and half a loss nobody played keep the
interval honest where all were won; for single games this is exactly Jeffreys' interval.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence

__all__ = [
    "HIGH",
    "LOW",
    "Interval",
    "Share",
    "grouped",
    "percentile",
    "share_of",
    "small_sample_factor",
]

DRAWS = 1000
LOW, HIGH = 0.025, 0.975
NORMAL = 1.959964  # standard deviations on either side that hold 95 %


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
    """The share of wins among (block, win between 0 and 1).

    >>> share = share_of([(block, float(block % 3 > 0)) for block in range(60)])
    >>> round(share.value, 2), share.low < 2 / 3 < share.high, share.games
    (0.67, True, 60)
    """
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
    drawn = [log_odds(*reweighted_sums(alike, rng)) for _ in range(DRAWS)]
    middle = percentile(drawn, 0.5)
    wider = small_sample_factor(len(blocks))
    ends = (middle + wider * (percentile(drawn, end) - middle) for end in (LOW, HIGH))
    low, high = (1 / (1 + math.exp(-end)) for end in ends)
    return low, high


def reweighted_sums(
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


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of them lies, between neighbours in proportion."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def small_sample_factor(blocks: int) -> float:
    """By how much an interval from few blocks must be wider than one from many.

    Weighted averages of n values vary by (n - 1) / (n + 1) of what they should, and Student's
    quantile with n - 1 degrees of freedom takes the place of the normal one (Hill's expansion).
    """
    if blocks < 3:
        return 4.0
    free, z = blocks - 1, NORMAL
    student = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return math.sqrt((blocks + 1) / (blocks - 1)) * student / z
