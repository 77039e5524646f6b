"""Who wins a game: Plackett and Luce's model, with shared wins after Davidson.

Everyone at the table has a strength, the sum of what the bot, its place in the turn order and its
faction bring (logarithms). The winner is drawn in proportion to the strengths. A shared win of t
players counts with the geometric mean of theirs, times a weight of its own for each t (Firth,
Kosmidis and Turner, 2019); with two players that is Davidson's model of draws.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from nemeton.arena.linalg import solve

__all__ = ["Case", "Estimates", "Model"]

STEPS = 60
CLOSE = 1e-7
LONGEST_STEP = 2.0

Competitor = tuple[int, ...]  # the parameters that make up a strength


class Case:
    """A situation that occurred: who sat there, and which of them won together."""

    def __init__(self, table: tuple[Competitor, ...], winners: tuple[int, ...]) -> None:
        self.table = table
        self.winners = winners

    def key(self) -> tuple[tuple[Competitor, ...], tuple[int, ...]]:
        return self.table, self.winners


Feature = list[tuple[int, float]]  # parameter and how much of it


class Estimates:
    """Estimates, and the inverse information there, with which other weights start."""

    def __init__(self, values: list[float], inverse: list[list[float]]) -> None:
        self.values = values
        self.inverse = inverse


class Model:
    """The likelihood of weighted cases; `spread` holds back parameters that the data leave open."""

    def __init__(self, cases: Sequence[Case], parameters: int, spread: Sequence[float]) -> None:
        sizes = sorted({len(case.winners) for case in cases} | {1})
        self.extra = {size: parameters + place for place, size in enumerate(sizes[1:])}
        self.size = parameters + len(self.extra)
        self.precision = [*(1 / each**2 for each in spread), *(1 / 9 for _ in self.extra)]
        self.seen: dict[tuple[Competitor, ...], list[Feature]] = {}
        self.cases = [self.compiled(case) for case in cases]

    def compiled(self, case: Case) -> tuple[list[Feature], int]:
        """All outcomes that the case could have had, and which one it was."""
        outcomes = [
            chosen
            for size in (1, *self.extra)
            for chosen in itertools.combinations(range(len(case.table)), size)
        ]
        if case.table not in self.seen:
            self.seen[case.table] = [self.feature(case.table, each) for each in outcomes]
        return self.seen[case.table], outcomes.index(tuple(sorted(case.winners)))

    def feature(self, table: tuple[Competitor, ...], winners: Iterable[int]) -> Feature:
        chosen = list(winners)
        found: dict[int, float] = {}
        for winner in chosen:
            for parameter in table[winner]:
                found[parameter] = found.get(parameter, 0.0) + 1 / len(chosen)
        if len(chosen) > 1:
            found[self.extra[len(chosen)]] = 1.0
        return list(found.items())

    def gradient(self, values: Sequence[float], weights: Sequence[float]) -> list[float]:
        """The gradient of the logarithm of the likelihood."""
        gradient = [-held * value for held, value in zip(self.precision, values, strict=True)]
        for (features, outcome), weight in zip(self.cases, weights, strict=True):
            if not weight:
                continue
            for parameter, much in features[outcome]:
                gradient[parameter] += weight * much
            for share, feature in zip(probabilities(features, values), features, strict=True):
                for parameter, much in feature:
                    gradient[parameter] -= weight * share * much
        return gradient

    def information(self, values: Sequence[float], weights: Sequence[float]) -> list[list[float]]:
        """The observed information: minus the second derivatives."""
        matrix = [[0.0] * self.size for _ in range(self.size)]
        for place, precision in enumerate(self.precision):
            matrix[place][place] = precision
        for (features, _), weight in zip(self.cases, weights, strict=True):
            mean: dict[int, float] = {}
            for share, feature in zip(probabilities(features, values), features, strict=True):
                for one, much in feature:
                    mean[one] = mean.get(one, 0.0) + share * much
                    for other, more in feature:
                        matrix[one][other] += weight * share * much * more
            for one, much in mean.items():
                for other, more in mean.items():
                    matrix[one][other] -= weight * much * more
        return matrix

    def fit(self, weights: Sequence[float]) -> Estimates:
        """The most likely values, by Newton's method with bounded steps."""
        values = [0.0] * self.size
        unit = [[float(i == j) for j in range(self.size)] for i in range(self.size)]
        for _ in range(STEPS):
            gradient = self.gradient(values, weights)
            (step,) = solve(self.information(values, weights), [gradient])
            values = moved(values, step)
            if largest(step) < CLOSE:
                break
        return Estimates(values, solve(self.information(values, weights), unit))

    def refit(self, near: Estimates, weights: Sequence[float]) -> list[float]:
        """The most likely values for other weights, from a fit that is near."""
        values = list(near.values)
        for _ in range(STEPS):
            gradient = self.gradient(values, weights)
            step = [sum(map(float.__mul__, row, gradient)) for row in near.inverse]
            values = moved(values, step)
            if largest(step) < 1e-4:
                return values
        return self.fit(weights).values


def probabilities(features: Sequence[Feature], values: Sequence[float]) -> list[float]:
    """How likely each outcome is."""
    logs = [sum([values[parameter] * much for parameter, much in each]) for each in features]
    top = max(logs)
    raised = [math.exp(log - top) for log in logs]
    total = sum(raised)
    return [each / total for each in raised]


def moved(values: Sequence[float], step: Sequence[float]) -> list[float]:
    scale = min(1.0, LONGEST_STEP / max(largest(step), LONGEST_STEP / 2))
    return [value + scale * by for value, by in zip(values, step, strict=True)]


def largest(step: Sequence[float]) -> float:
    return max(map(abs, step), default=0.0)
