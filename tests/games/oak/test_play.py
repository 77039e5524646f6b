"""Random play ends, keeps every invariant, and is the same wherever it is continued."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.engine.chance import Fast
from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import ORDERS

VARIANTS: list[dict[str, Any]] = [
    {},
    {"eclipse": True},
    {"solar_profile": "symmetric", "sun_tie": "behind"},
    {"ovate_discount": "ingredient", "gancanagh_fill": "always"},
]
LONGEST_LIST = 300


def play(players: int, seed: int, options: dict[str, Any], check: bool) -> int:
    """Plays a random game to its end; says how many choices it took."""
    game = GAME.start(players=players, seed=seed, log=False, **options)
    rng = Fast(seed)
    while not game.over:
        assert game.number < GAME.bound(game.setup)
        if check:
            assert game.faults() == [], (players, seed, game.number)
            listed = game.options()
            assert 0 < len(listed) < LONGEST_LIST
            assert len(set(listed)) == len(listed)
        game.choose(game.sample(rng))
    assert game.faults() == []
    return game.number


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_random_games_end_and_stay_sound(players: int, variant: int) -> None:
    for seed in range(6):
        play(players, 100 * variant + seed, VARIANTS[variant], check=True)


@pytest.mark.parametrize("order", ORDERS)
def test_every_order_can_be_played_alone(order: str) -> None:
    for seed in range(4):
        play(1, seed, {"orders": (order,)}, check=True)


@pytest.mark.soak
def test_ten_thousand_random_games() -> None:
    for seed in range(10_000):
        play(1 + seed % 4, seed, VARIANTS[seed // 4 % len(VARIANTS)], check=seed % 10 == 0)


def test_the_game_is_the_same_after_saving_at_any_moment() -> None:
    game = GAME.start(players=2, seed=5)
    rng = Fast(5)
    while not game.over:
        game = GAME.load(game.save())
        game.choose(game.sample(rng))
    straight = GAME.start(players=2, seed=5)
    rng = Fast(5)
    while not straight.over:
        straight.choose(straight.sample(rng))

    assert straight == game
