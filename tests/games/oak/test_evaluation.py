"""The judgement of positions is good enough to beat chance."""

from __future__ import annotations

import pytest

from nemeton.bots.levels.sapling import Sapling
from nemeton.engine.chance import Fast
from nemeton.engine.state import State
from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import (
    ARCHDRUID,
    BESIDE,
    CARDS,
    EFFECTS,
    IN_HAND,
    ON_BRANCH,
    ORDERS,
    REST,
    ROOTS,
)
from nemeton.games.oak.laws.effects.perform import Perform
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
    bot = Sapling(seed)
    while not game.over:
        asked = game.pending().seat(game)
        option = bot.think(game, seat).option if asked == seat else game.sample(rng)
        game.choose(option)
    assert isinstance(game, Oak)
    result = game.result
    assert result is not None
    return seat in result.winners, game.holdings[seat].points


def test_one_look_ahead_beats_chance() -> None:
    played = [greedy_against_random(seed) for seed in range(20)]

    assert sum(won for won, _ in played) >= 19
    assert sum(points for _, points in played) / 20 > 48


def test_a_druid_lost_to_the_roots_is_missed() -> None:
    """TMP-3 sends a Druid to the Roots: it does not come back by itself."""
    table = Table()
    before = sum(table.state.evaluate(0).values())
    table.holdings().place[table.holdings().find(REST, 0)] = ROOTS

    assert sum(table.state.evaluate(0).values()) < before - 3


def test_an_elder_is_worth_more_at_work_than_on_a_branch() -> None:
    table = Table().branch("rune.1")
    held = table.holdings()
    climber = held.place.index(ON_BRANCH + space("rune.1"))
    held.kind[climber] = ARCHDRUID
    aloft = table.state.evaluate(0)["elders"]
    held.kind[climber], held.kind[held.place.index(REST)] = 0, ARCHDRUID

    assert table.state.evaluate(0)["elders"] > aloft + 2


def test_an_end_in_reach_is_worth_more_than_one_out_of_reach() -> None:
    near = Table().round(5).branch("rune.R1").resources(0, 0, 9).state
    far = Table().round(5).branch("rune.1").resources(0, 0, 9).state
    for game in (near, far):
        game.holdings[0].exhausted = [0, 1, 2]

    assert near.evaluate(0)["climbing"] > 5
    assert far.evaluate(0)["climbing"] == 0


def answered_well(game: Oak, seat: int) -> float:
    """What the judgement says at the end of the turn, if every question is answered well."""
    turn, bot = game.turn_number, Sapling(1)
    while not game.over and game.turn_number == turn:
        game.choose(bot.think(game, seat).option)
    return sum(game.evaluate(seat).values())


def is_begun(game: State) -> bool:
    return not game.over and game.pending().prompt in ASKED_IN_ACTIONS


def begun(seed: int) -> list[tuple[float, float]]:
    """What is begun in a game: as it is judged at once, and when it is done."""
    game, rng = GAME.start(players=2, seed=seed, log=False), Fast(seed)
    found: list[tuple[float, float]] = []
    while not game.over:
        seat, before = game.pending().seat(game), game.pending().prompt
        option = Sapling(seed).think(game, seat).option if rng.below(3) else game.sample(rng)
        game.choose(option)
        if before == "main" and is_begun(game):
            at_once = sum(game.evaluate(seat).values())
            after = game.clone()
            assert isinstance(after, Oak)
            found.append((at_once, answered_well(after, seat)))
    return found


ASKED_IN_ACTIONS = ("artifact", "creature", "sanctuary", "promote", "add_card", "pay_menhir")


def test_what_is_begun_is_judged_about_as_high_as_when_it_is_done() -> None:
    pairs = [pair for seed in range(6) for pair in begun(seed)]
    errors = [done - at_once for at_once, done in pairs]

    assert len(errors) > 40
    assert abs(sum(errors) / len(errors)) < 0.5
    assert sum(abs(error) for error in errors) / len(errors) < 0.9


@pytest.mark.parametrize("card", ["veneration", "wisdom", "mysticism"])
def test_a_card_to_come_is_worth_what_the_best_one_left_is(card: str) -> None:
    rich, poor = Table(), Table()
    for table in (rich, poor):
        table.state.active = 0
        table.state.stack.insert(0, Perform(0, EFFECTS.index("add_card")))
        for other in ("veneration", "wisdom", "mysticism"):
            table.holdings().cards[CARDS.index(other)] = IN_HAND
    rich.holdings().cards[CARDS.index(card)] = BESIDE

    assert rich.state.evaluate(0)["under_way"] > poor.state.evaluate(0)["under_way"] + 1


@pytest.mark.soak
def test_alone_a_player_who_looks_ahead_scores_what_people_report() -> None:
    """Public reports of the solo game name 53 to 65 points."""
    scores = [alone(seed) for seed in range(100)]

    assert 53 <= sum(scores) / len(scores) <= 65


def alone(seed: int) -> int:
    game = GAME.start(players=1, seed=seed, orders=(ORDERS[seed % 5],), log=False)
    bot = Sapling(seed)
    while not game.over:
        game.choose(bot.think(game, 0).option)
    assert isinstance(game, Oak)
    return game.holdings[0].points


@pytest.mark.soak
def test_one_look_ahead_beats_chance_nineteen_times_in_twenty() -> None:
    played = [greedy_against_random(seed) for seed in range(200)]

    assert sum(won for won, _ in played) >= 190
