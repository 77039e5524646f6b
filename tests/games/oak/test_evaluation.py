"""The judgement of positions is good enough to beat chance."""

from __future__ import annotations

import pytest

from nemeton.bots.greedy import Greedy
from nemeton.engine.chance import Fast
from nemeton.games.oak.game import GAME
from nemeton.games.oak.state import Oak


def test_the_reasons_are_numbers_and_points_come_first() -> None:
    game = GAME.start(players=2, seed=1, orders=("bee", "fox"))
    reasons = game.evaluate(0)

    assert next(iter(reasons)) == "points"
    assert all(isinstance(value, float) for value in reasons.values())


def test_judging_changes_nothing() -> None:
    game = GAME.start(players=3, seed=2)
    before = game.save()
    for seat in range(3):
        game.evaluate(seat)

    assert game.save() == before


def greedy_against_random(seed: int) -> tuple[bool, int]:
    """Whether a player who looks one choice ahead wins, and their score."""
    game = GAME.start(players=2, seed=seed, log=False)
    seat, rng = seed % 2, Fast(seed)
    bot = Greedy(seed)
    while not game.over:
        asked = game.pending().seat(game)
        option = bot.think(game, seat).option if asked == seat else game.sample(rng)
        game.choose(option)
    assert isinstance(game, Oak)
    result = game.result
    assert result is not None
    return seat in result.winners, game.sides[seat].points


def test_one_look_ahead_beats_chance() -> None:
    played = [greedy_against_random(seed) for seed in range(20)]

    assert sum(won for won, _ in played) >= 19
    assert sum(points for _, points in played) / 20 > 35


@pytest.mark.soak
def test_one_look_ahead_beats_chance_nineteen_times_in_twenty() -> None:
    played = [greedy_against_random(seed) for seed in range(200)]

    assert sum(won for won, _ in played) >= 190
