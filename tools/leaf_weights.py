"""Weights for the named reasons, and how they are fitted; `fit_leaves.py` plays by them."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

__all__ = ["Model", "Recipe", "fitted", "foretold"]

HELD = 4  # every fourth game is kept for the check
FURTHEST = 100.0  # a reason beyond says that the game is over but for the counting
ON_TURN = "on turn"  # beside the named reasons
POINT = "point"  # what a point of the judgement is worth as a logit, or in points at the end
ALLOWED = 10.0  # the pull on what is only allowed for
PLAIN = 1e9  # a pull that leaves nothing but the sum of all reasons
STEPS = 30

Vector = NDArray[numpy.float64]


class Model(NamedTuple):
    """Weights for the reasons at a few moments from the beginning to the end, in points of the
    judgement as it is, so that the two can be mixed."""

    game: str
    weights: dict[str, list[float]]

    def values(self, seats: list[dict[str, float]], late: float, turn: int) -> list[float]:
        """How far each seat is ahead of the others: between more than two as log-odds are, so that
        the best of them counts most."""
        now = {name: between(row, late) for name, row in self.weights.items()}
        sums = [sum(now.get(name, 0.0) * value for name, value in seat.items()) for seat in seats]
        sums[turn] += now.get(ON_TURN, 0.0)
        return [
            own - best([other for k, other in enumerate(sums) if k != seat], now[POINT])
            for seat, own in enumerate(sums)
        ]


def between(row: list[float], late: float) -> float:
    """The weight at a moment, between those that were fitted."""
    return sum(part * weight for part, weight in zip(shares(late, len(row)), row, strict=True))


def shares(late: float, moments: int) -> list[float]:
    """How much of a moment belongs to each of those that have weights of their own."""
    place = late * (moments - 1)
    return [max(0.0, 1.0 - abs(place - moment)) for moment in range(moments)]


def best(values: list[float], point: float) -> float:
    """The best of several, drawn up by those that are nearly as good; a single one as it is."""
    top = max(values)
    return top + math.log(sum(math.exp(point * (value - top)) for value in values)) / point


class Recipe(NamedTuple):
    """How weights are fitted."""

    target: str = "won"
    moments: int = 2
    ridge: float = 100.0
    since: int = 0


class Table(NamedTuple):
    """What was judged, as numbers: position by seat by name and moment; and what came of it."""

    names: list[str]  # the reasons, then what is only allowed for
    reasons: int
    moments: int
    features: Vector
    came: Vector  # shares of the win by seat, or how far the first of two was ahead
    games: NDArray[numpy.int64]

    def part(self, chosen: NDArray[numpy.bool_]) -> Table:
        return self._replace(
            features=self.features[chosen], came=self.came[chosen], games=self.games[chosen]
        )


def table_of(rows: list[dict[str, Any]], recipe: Recipe) -> Table:
    """All positions; who is on turn, who plays what, and with `since` how things stood before are
    allowed for."""
    names = sorted({name for row in rows for turn in row["ends"] for s in turn[2] for name in s})
    titles = sorted({title for row in rows for title in row["titles"] if title})
    features, came, games = [], [], []
    for number, row in enumerate(rows):
        seen = [position(turn, row["titles"], names, titles, recipe) for turn in row["ends"]]
        for place in range(recipe.since, len(seen)):
            before = seen[place - recipe.since][:, : len(names)]
            found = (
                numpy.concatenate([seen[place], before], axis=1) if recipe.since else seen[place]
            )
            if numpy.abs(found).max() <= FURTHEST:
                features.append(found.reshape(len(found), -1))
                came.append(what_came(row, recipe.target))
                games.append(number)
    every = [*names, ON_TURN, *titles, *(f"before {name}" for name in names if recipe.since)]
    arrays = (numpy.array(features), numpy.array(came), numpy.array(games))
    return Table(every, len(names), recipe.moments, *arrays)


def position(
    turn: Any, who: list[str], names: list[str], titles: list[str], recipe: Recipe
) -> Vector:
    """Seat by name by moment."""
    late, on_turn, seats = turn
    found = [
        [
            *(reasons.get(name, 0.0) for name in names),
            float(seat == on_turn),
            *(float(title == who[seat]) for title in titles),
        ]
        for seat, reasons in enumerate(seats)
    ]
    by_moment = numpy.array(shares(late, recipe.moments))
    return numpy.asarray(numpy.array(found)[:, :, None] * by_moment, numpy.float64)


def what_came(row: dict[str, Any], target: str) -> Any:
    if target == "won":
        return numpy.array(row["won"]) / sum(row["won"])
    first, second = row["scores"]
    return float(first - second)


def fit(table: Table, target: str, ridge: float) -> Vector:
    """A weight for the sum of all reasons at each moment, and how each one's differs, which is
    drawn to 0."""
    own, moments = table.features, table.moments
    within = own - own.mean(axis=1, keepdims=True)
    size = numpy.sqrt(within.var(axis=(0, 1))) + 1e-9
    judged = own[:, :, : moments * table.reasons].reshape(*own.shape[:2], table.reasons, moments)
    both = numpy.concatenate([judged.sum(axis=2), own / size], axis=2)
    pull = numpy.full(both.shape[2], ridge)
    pull[:moments] = 1e-6
    pull[moments * (1 + table.reasons) :] = min(ridge, ALLOWED)
    found = (by_won if target == "won" else by_margin)(both, table.came, pull)
    weights: Vector = numpy.asarray(found[moments:] / size, numpy.float64)
    weights[: moments * table.reasons] += numpy.tile(found[:moments], table.reasons)
    return weights


def by_margin(features: Vector, ahead: Vector, pull: Vector) -> Vector:
    """Least squares of the points ahead at the end."""
    apart, noise = features[:, 0] - features[:, 1], float(ahead.var())
    return solved(apart.T @ apart / noise + numpy.diag(pull), apart.T @ ahead / noise)


def by_won(features: Vector, won: Vector, pull: Vector) -> Vector:
    """Newton's method on the likelihood of who won, a softmax over the seats."""
    weights: Vector = numpy.zeros(features.shape[2])
    for _ in range(STEPS):
        shown = softmax(features @ weights)
        slope = numpy.einsum("psf,ps->f", features, won - shown) - pull * weights
        within = features - numpy.einsum("psf,ps->pf", features, shown)[:, None]
        bend = numpy.einsum("psf,ps,psg->fg", within, shown, within, optimize=True)
        step = solved(bend + numpy.diag(pull), slope)
        weights = weights + step
        if numpy.abs(step).max() < 1e-6:
            break
    return weights


def solved(matrix: Vector, right: Vector) -> Vector:
    return numpy.asarray(numpy.linalg.solve(matrix, right), numpy.float64)


def softmax(logits: Vector) -> Vector:
    powers = numpy.exp(logits - logits.max(axis=-1, keepdims=True))
    return numpy.asarray(powers / powers.sum(axis=-1, keepdims=True), numpy.float64)


def loss(table: Table, target: str, weights: Vector) -> float:
    """What is left unexplained: of the squares, or the mean of the logarithms."""
    values = table.features @ weights
    if target == "won":
        shown = numpy.log(softmax(values) + 1e-12)
        return float(-(table.came * shown).sum(axis=1).mean())
    left = table.came - (values[:, 0] - values[:, 1])
    return float((left**2).mean() / (table.came**2).mean())


def foretold(rows: list[dict[str, Any]], recipe: Recipe) -> tuple[float, float]:
    """The loss on games that were not seen, by these weights and by the sum of all reasons."""
    table = table_of(rows, recipe)
    held = table.games % HELD == 0
    seen, unseen = table.part(~held), table.part(held)
    ours = loss(unseen, recipe.target, fit(seen, recipe.target, recipe.ridge))
    return ours, loss(unseen, recipe.target, fit(seen, recipe.target, PLAIN))


def fitted(rows: list[dict[str, Any]], recipe: Recipe) -> Model:
    table, plain = table_of(rows, recipe), table_of(rows, recipe._replace(moments=1))
    point = float(fit(plain, recipe.target, PLAIN)[0])
    weights = fit(table, recipe.target, recipe.ridge).reshape(-1, recipe.moments) / point
    used = table.names[: table.reasons + 1]
    kept = {name: weights[place].round(4).tolist() for place, name in enumerate(used)}
    return Model(rows[0]["game"], {**kept, POINT: [round(point, 4)]})
