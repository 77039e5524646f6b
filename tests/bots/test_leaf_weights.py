"""Weights for the named reasons are found in what came of games, and used as they were found."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tools.leaf_weights import Model, Recipe, fitted, foretold


def games(count: int) -> list[dict[str, Any]]:
    """Games that only the points decide: what is judged besides says nothing."""
    rng, rows = random.Random(1), []
    for _ in range(count):
        turns, points, ahead = [], [0.0, 0.0], 0.0
        for late in (0.0, 0.5, 1.0):
            points = [each + rng.gauss(0, 3) for each in points]
            seats = [{"points": each, "noise": rng.gauss(0, 3)} for each in points]
            turns.append([late, 0, seats])
            ahead = points[0] - points[1]
        won, scores = [float(ahead > 0), float(ahead <= 0)], [ahead, 0.0]
        rows.append(
            {"game": "oak", "titles": ["", ""], "won": won, "scores": scores, "ends": turns}
        )
    return rows


@pytest.mark.parametrize("target", ["won", "margin"])
@pytest.mark.parametrize("since", [0, 1])
def test_what_decides_games_is_told_from_what_does_not(target: str, since: int) -> None:
    rows, recipe = games(120), Recipe(target, moments=1, ridge=1.0, since=since)

    model = fitted(rows, recipe)
    ours, by_the_sum = foretold(rows, recipe)

    assert min(model.weights["points"]) > 3 * max(map(abs, model.weights["noise"]))
    assert ours < by_the_sum


def test_between_two_what_one_is_ahead_the_other_is_behind() -> None:
    model = Model("oak", {"points": [1.0, 3.0], "on turn": [0.0, 0.0], "point": [0.1]})

    early = model.values([{"points": 7.0}, {"points": 5.0}], 0.0, 0)
    halfway = model.values([{"points": 7.0}, {"points": 5.0}], 0.5, 0)

    assert early == [2.0, -2.0]
    assert halfway == [4.0, -4.0]


def test_among_four_the_best_of_the_others_counts_most() -> None:
    model = Model("root", {"points": [1.0], "on turn": [0.0], "point": [1.0]})
    behind, level = [{"points": each} for each in (10.0, 20.0, 0.0, 0.0)], {"points": 10.0}

    assert model.values(behind, 0.0, 0)[0] == pytest.approx(-10.0, abs=0.01)
    assert model.values([level] * 4, 0.0, 0)[0] < 0.0
