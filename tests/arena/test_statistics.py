"""The statistics against a truth that is known: intervals hold it as often as they claim."""

from __future__ import annotations

import math
import random

import msgspec
import pytest

from nemeton.arena import GameResult, Sprt, rate, share_of, standings
from nemeton.arena.ratings import SCALE
from nemeton.arena.sprt import BETTER, NOT_BETTER, UNDECIDED
from nemeton.arena.standings import block_scores
from tests.arena.synthetic import contest, drawn_winner, game

TRIALS = 100


def within(hits: int, trials: int) -> bool:
    """As many as 95 % intervals should have, give or take what luck does in one of 500 cases."""
    spread = 3.1 * math.sqrt(trials * 0.95 * 0.05)
    return trials * 0.95 - spread <= hits <= trials


# Shares


@pytest.mark.parametrize(("truth", "blocks"), [(0.5, 8), (0.5, 40), (0.75, 20), (0.95, 25)])
def test_the_interval_of_a_share_holds_the_truth(truth: float, blocks: int) -> None:
    rng = random.Random(blocks)
    hits = 0
    for trial in range(TRIALS):
        games = [(block, float(rng.random() < truth)) for block in range(blocks) for _ in "ab"]
        hits += share_of(games, trial).holds(truth)

    assert within(hits, TRIALS)


def test_games_of_one_block_are_not_taken_for_independent() -> None:
    rng = random.Random(1)
    hits = apart = 0
    for trial in range(TRIALS):
        wins = [float(rng.random() < 0.5) for _ in range(25)]
        together = [(block, win) for block, win in enumerate(wins) for _ in range(4)]
        hits += share_of(together, trial).holds(0.5)
        apart += share_of(list(enumerate(win for _, win in together)), trial).holds(0.5)

    assert within(hits, TRIALS)
    assert not within(apart, TRIALS), "this test could not have failed"


def test_a_share_of_all_is_not_certainty() -> None:
    share = share_of([(block, 1.0) for block in range(20)])

    assert share.value == 1.0
    assert 0.8 < share.low < 0.95
    assert share.high == pytest.approx(1.0, abs=1e-3)


# Ratings


def test_ratings_hold_the_truth_with_places_and_swings() -> None:
    rng = random.Random(5)
    strengths = {"a": 0.6, "b": 0.0}
    hits = place_hits = 0
    for trial in range(60):
        games = contest(rng, strengths, ["a", "b"], 40, places=(0.3, -0.3))
        ratings = rate(games, trial, draws=120)
        hits += ratings.of("a").holds(SCALE * 0.3)  # around the mean of both
        place_hits += ratings.places[0].holds(SCALE * 0.3)

    assert within(hits, 60)
    assert within(place_hits, 60)


def test_four_at_a_table_are_rated_in_one_model() -> None:
    rng = random.Random(9)
    strengths = {"random": 0.0, "a": 1.2, "b": 0.7}
    games = contest(rng, strengths, ["a", "b", "random", "random"], 150)

    ratings = rate(games, draws=100)

    assert [each.name for each in ratings.bots] == ["a", "b", "random"]
    assert ratings.of("random").value == 0.0
    for name in ("a", "b"):
        assert ratings.of(name).holds(SCALE * strengths[name])
        assert ratings.of(name).high - ratings.of(name).low < SCALE


def test_games_of_one_seed_widen_the_interval() -> None:
    games = contest(random.Random(2), {"a": 0.3, "b": 0.0}, ["a", "b"], 150, swing=4.0)
    apart = [msgspec.structs.replace(each, block=each.game) for each in games]

    together, independent = (rate(each).of("a") for each in (games, apart))

    assert together.value == pytest.approx(independent.value, abs=1.0)
    assert together.high - together.low > 1.15 * (independent.high - independent.low)


def mirror_with_factions(rng: random.Random) -> list[GameResult]:
    """Foxes are better, and so are those who come second."""
    games = []
    worth = {"fox": 0.8, "bee": -0.8}
    for block in range(150):
        titles = ["fox", "bee"] if block % 2 else ["bee", "fox"]
        logs = [worth[title] + (0.5 if seat else -0.5) for seat, title in enumerate(titles)]
        winner = drawn_winner(rng, logs)
        games.append(game(block, block, ["a", "a"], [winner], titles))
    return games


def test_factions_and_places_are_told_apart() -> None:
    rng = random.Random(4)
    found = [rate(mirror_with_factions(rng), draws=80) for _ in range(25)]
    factions = [ratings.factions[1] for ratings in found]
    places = [ratings.places[1] for ratings in found]

    assert {each.name for each in factions} == {"fox"}
    assert sum(each.holds(SCALE * 0.8) for each in factions) >= 21
    assert sum(each.holds(SCALE * 0.5) for each in places) >= 21
    assert not any(each.holds(0.0) for each in factions)
    assert sum(each.value for each in places) / 25 == pytest.approx(SCALE * 0.5, rel=0.15)


def test_draws_pull_ratings_together() -> None:
    strengths = {"a": 1.0, "b": 0.0}
    drawn = rate(contest(random.Random(3), strengths, ["a", "b"], 100, draws=0.8), draws=60)
    played = rate(contest(random.Random(3), strengths, ["a", "b"], 100), draws=60)

    assert drawn.of("a").value > 0
    assert drawn.of("a").value < played.of("a").value + 40


def test_an_automaton_is_rated_and_a_common_win_counts_against_it() -> None:
    titles = [None, None, "machine"]
    games = [game(n, n, ["a", "a"], [0, 1] if n % 4 else [2], titles) for n in range(40)]

    ratings = rate(games)

    assert [each.name for each in ratings.bots] == ["a", "automaton"]
    assert ratings.of("a").low > ratings.of("automaton").high


def test_a_bot_alone_has_nothing_to_be_compared_with() -> None:
    assert rate([game(0, 0, ["a"], [0]), game(1, 1, ["a"], [])]).of("a").value == 0.0


# Controls


def test_a_mirror_that_favours_a_twin_is_reported() -> None:
    fair = [game(n, n, ["a", "a"], [n % 2], kind="mirror") for n in range(60)]
    odd = [game(n, n, ["a", "a"], [0], kind="mirror") for n in range(60)]

    assert [control.sound for control in standings(fair).controls] == [True]
    assert [control.sound for control in standings(odd).controls] == [False]


def test_a_bot_worse_than_random_is_reported() -> None:
    games = [game(n, n, ["a", "random"], [1], kind="random") for n in range(30)]

    (control,) = standings(games).controls

    assert not control.sound


# Is B better than A?


def decided(rng: random.Random, truth: float, most: int = 4000) -> Sprt:
    test = Sprt(0.5, 0.65)
    while test.verdict == UNDECIDED and test.blocks < most:
        test.add(((rng.random() < truth) + (rng.random() < truth)) / 2)
    return test


@pytest.mark.parametrize(("truth", "right"), [(0.5, NOT_BETTER), (0.65, BETTER)])
def test_the_test_errs_no_more_often_than_it_says(truth: float, right: str) -> None:
    rng = random.Random(7)
    tests = [decided(rng, truth) for _ in range(400)]
    wrong = sum(test.verdict != right for test in tests)

    assert wrong <= 400 * 0.05 + 3.1 * math.sqrt(400 * 0.05 * 0.95)
    assert 5 < sum(test.blocks for test in tests) / 400 < 60


def test_blocks_that_agree_with_themselves_take_longer_to_decide() -> None:
    """Two games of a block with the same winner say no more than one."""
    rng = random.Random(8)
    wrong = 0
    for _ in range(400):
        test = Sprt(0.5, 0.65)
        while test.verdict == UNDECIDED:
            test.add(float(rng.random() < 0.5))
        wrong += test.verdict == BETTER

    assert wrong <= 400 * 0.05 + 3.1 * math.sqrt(400 * 0.05 * 0.95)


def test_a_block_counts_what_each_won_by_seats_held() -> None:
    seats = ["a", "b", "b", "b"]
    games = [game(n, 0, seats, [winner]) for n, winner in enumerate((0, 0, 1, 2))]

    assert block_scores(games, "a", "b") == {0: 0.75}
