"""The judgement of positions is good enough to beat chance."""

from __future__ import annotations

import pytest

from nemeton.bots.greedy import Greedy
from nemeton.engine.chance import Fast
from nemeton.games.oak.game import GAME
from nemeton.games.oak.names import ARCHDRUID, ON_BRANCH, ORDERS, REST, ROOTS
from nemeton.games.oak.state import Oak
from tests.games.oak.table import Table, space


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
    assert sum(points for _, points in played) / 20 > 48


def test_a_druid_lost_to_the_roots_is_missed() -> None:
    """TMP-3 sends a Druid to the Roots: it does not come back by itself."""
    table = Table()
    before = sum(table.game.evaluate(0).values())
    table.side().place[table.side().find(REST, 0)] = ROOTS

    assert sum(table.game.evaluate(0).values()) < before - 3


def test_an_elder_is_worth_more_at_work_than_on_a_branch() -> None:
    table = Table().branch("rune.1")
    side = table.side()
    climber = side.place.index(ON_BRANCH + space("rune.1"))
    side.kind[climber] = ARCHDRUID
    aloft = table.game.evaluate(0)["elders"]
    side.kind[climber], side.kind[side.place.index(REST)] = 0, ARCHDRUID

    assert table.game.evaluate(0)["elders"] > aloft + 2


def test_an_end_in_reach_is_worth_more_than_one_out_of_reach() -> None:
    near = Table().round(5).branch("rune.R1").resources(0, 0, 9).game
    far = Table().round(5).branch("rune.1").resources(0, 0, 9).game
    for game in (near, far):
        game.sides[0].exhausted = [0, 1, 2]

    assert near.evaluate(0)["climbing"] > 5
    assert far.evaluate(0)["climbing"] == 0


@pytest.mark.soak
def test_alone_a_player_who_looks_ahead_scores_what_people_report() -> None:
    """Public reports of the solo game name 53 to 65 points."""
    scores = [alone(seed) for seed in range(100)]

    assert 53 <= sum(scores) / len(scores) <= 65


def alone(seed: int) -> int:
    game = GAME.start(players=1, seed=seed, orders=(ORDERS[seed % 5],), log=False)
    bot = Greedy(seed)
    while not game.over:
        game.choose(bot.think(game, 0).option)
    assert isinstance(game, Oak)
    return game.sides[0].points


@pytest.mark.soak
def test_one_look_ahead_beats_chance_nineteen_times_in_twenty() -> None:
    played = [greedy_against_random(seed) for seed in range(200)]

    assert sum(won for won, _ in played) >= 190
