"""Is B better than A? Wald's sequential test, stopped as soon as the games decide it.

Each block gives one score of B against A between 0 and 1; their distribution is whatever it is. The
test compares the most likely distribution whose mean is that of one hypothesis with the most
likely one whose mean is that of the other (as engine testers do with pairs of chess games).
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from nemeton.engine.errors import BadInput

__all__ = ["BETTER", "NOT_BETTER", "UNDECIDED", "Sprt"]

BETTER = "better"
NOT_BETTER = "not-better"
UNDECIDED = "undecided"

PRIOR = 0.25  # of a block at each end and in the middle: no outcome is impossible
BISECTIONS = 26


class Sprt:
    """A running test of `share <= null` against `share >= better`, both errors bounded.

    >>> test = Sprt(0.5, 0.55)
    >>> test.extend([1.0, 0.5] * 40), test.blocks
    ('better', 80)
    """

    def __init__(self, null: float = 0.5, better: float = 0.55, error: float = 0.05) -> None:
        if not 0 < null < better < 1 or not 0 < error < 0.5:
            raise BadInput("bad-sprt", null=null, better=better, error=error)
        self.null = null
        self.better = better
        self.bound = math.log((1 - error) / error)
        self.counts: dict[float, float] = {0.0: PRIOR, 0.5: PRIOR, 1.0: PRIOR}
        self.blocks = 0
        self.verdict = UNDECIDED

    def add(self, score: float) -> str:
        """Takes in the score of one block; once decided it stays decided."""
        self.counts[score] = self.counts.get(score, 0.0) + 1
        self.blocks += 1
        if self.verdict == UNDECIDED:
            ratio = self.ratio()
            if ratio >= self.bound:
                self.verdict = BETTER
            elif ratio <= -self.bound:
                self.verdict = NOT_BETTER
        return self.verdict

    def extend(self, scores: Iterable[float]) -> str:
        for score in scores:
            self.add(score)
        return self.verdict

    def ratio(self) -> float:
        """The logarithm of how much better the second hypothesis explains the scores."""
        below = leaning(self.counts, self.null)
        above = leaning(self.counts, self.better)
        return sum(
            count
            * (math.log1p(below * (score - self.null)) - math.log1p(above * (score - self.better)))
            for score, count in self.counts.items()
        )


def leaning(counts: dict[float, float], mean: float) -> float:
    """The multiplier that tilts the observed distribution to a given mean, by bisection."""
    low = -1 / (max(counts) - mean)
    high = -1 / (min(counts) - mean)
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        slope = sum(
            count * (score - mean) / (1 + middle * (score - mean))
            for score, count in counts.items()
        )
        if slope > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
