"""A finished game looked back on: chances, turning points, luck and play."""

from __future__ import annotations

from functools import cache
from statistics import mean, stdev
from typing import Any

import pytest

import nemeton
from nemeton import Option, State, review
from nemeton.review.looks import Course, course_of, looked, luck_of
from nemeton.review.schemas import Report
from nemeton.review.win_chance import chances, chances_after, fit_of, is_team, outcome
from tests.review.games import KINDS, by_sapling, played

JUDGED = 1  # choices of each seat: the search has tests of its own
NAMES = [f"{name} {players}" for name, players, _ in KINDS]


@cache
def short(name: str, players: int) -> tuple[dict[str, Any], Report]:
    """A game of each kind and its report."""
    options = next(each[2] for each in KINDS if each[:2] == (name, players))
    record = played(name, players, options).record
    return record, review.report(record, judged=JUDGED)


@pytest.mark.parametrize(("name", "players", "options"), KINDS, ids=NAMES)
def test_chances_are_shares_of_one_at_every_moment(
    name: str, players: int, options: dict[str, Any]
) -> None:
    record = played(name, players, options).record
    state = nemeton.game(name).replay(record, 0)

    machine = name == "root" and state.seat_count() > players  # which saplings never beat
    assert machine or fit_of(state).games >= 100, "nobody has calibrated this kind of game"
    for option in record["choices"]:
        found = chances(state)
        assert all(0.0 <= each <= 1.0 for each in found)
        if is_team(state):
            assert len({*found[:players]}) == 1
            assert found[0] + found[-1] == pytest.approx(1)
        else:
            assert sum(found) == pytest.approx(1)
        state.choose(option)


@pytest.mark.parametrize(("name", "players"), [each[:2] for each in KINDS], ids=NAMES)
def test_the_curve_ends_at_the_result(name: str, players: int) -> None:
    record, report = short(name, players)
    end = nemeton.replay(record)

    assert end.result is not None
    assert report.done == 1
    assert len(report.chances) == len(record["choices"]) + 1
    assert report.chances[-1] == [round(each, 5) for each in outcome(end, end.result)]


def test_the_curve_of_a_game_against_an_automaton_tells_how_it_will_end() -> None:
    """It was flat to the last turn while both seats were judged by one and the same position."""
    lost, won = solo_by_sapling(5), solo_by_sapling(4)

    assert lost.chances[-1][0] == 0
    assert won.chances[-1][0] == 1
    assert before_last_turn(lost) < 0.1
    assert before_last_turn(won) > 0.3


def solo_by_sapling(seed: int) -> Course:
    state = nemeton.game("pangaia").start(1, seed, False, None)
    while not state.over:
        by_sapling(state, seed)
    return course_of(state.record)


def before_last_turn(course: Course) -> float:
    """The chance of the one player when the last turn begins."""
    return course.chances[course.turns.index(course.turns[-1])][0]


def test_a_draw_is_everybodys_and_a_team_wins_together() -> None:
    two = nemeton.game("cernunos").start(seed=1)
    team = nemeton.game("root").start(players=2, seed=1, mode="cooperative")

    two.finish((), (5, 5), "cells")
    team.finish((0, 1), (None, None, None), "points")

    assert chances(two) == [0.5, 0.5]
    assert chances(team) == [1.0, 1.0, 0.0]


@pytest.mark.parametrize(("name", "players"), [each[:2] for each in KINDS], ids=NAMES)
def test_luck_and_play_add_up_to_what_became_of_each_seat(name: str, players: int) -> None:
    record, report = short(name, players)
    course = course_of(record)
    looks = looked(record, course, 0, len(course.choosers), 1, 0)

    for seat in report.seats:
        assert seat.start + seat.luck + seat.own + seat.others == pytest.approx(seat.end, abs=1e-3)
        every = sum(look.play[seat.seat] + look.luck[seat.seat] for look in looks)
        assert seat.start + every == pytest.approx(seat.end, abs=5e-3)
        assert seat.luck == pytest.approx(sum(look.luck[seat.seat] for look in looks), abs=1e-3)


@pytest.mark.parametrize(("name", "players"), [each[:2] for each in KINDS], ids=NAMES)
def test_there_is_luck_only_where_something_was_drawn_or_shown(name: str, players: int) -> None:
    record, report = short(name, players)
    course = course_of(record)
    looks = looked(record, course, 0, len(course.choosers), 1, 0)

    state = nemeton.game(name).replay(record, 0)
    for number, option in enumerate(record["choices"]):
        drawn = state.chance.drawn
        state.choose(option)
        if number + 1 not in report.lucky:
            assert state.chance.drawn == drawn
            assert not any(looks[number].luck)


def test_a_game_without_chance_knows_no_luck() -> None:
    _, report = short("cernunos", 2)

    assert report.lucky == []
    assert [seat.luck for seat in report.seats] == [0, 0]


def test_over_many_draws_luck_evens_out() -> None:
    """What a choice leads to is drawn many times: good and bad luck must weigh the same."""
    found = draws_of(*a_lucky_choice(), range(5000, 5060))

    assert stdev(found) > 0.005, "nothing was at stake"
    assert abs(mean(found)) < 3 * stdev(found) / len(found) ** 0.5


def draws_of(state: State, option: Option, seat: int, seeds: range) -> list[float]:
    """How lucky the seat is with this choice, each time it is drawn anew."""
    found = []
    for seed in seeds:
        world = state.determinize(seat, seed)
        before = chances(world)
        after = chances_after(world, option)
        change = [now - then for then, now in zip(before, after, strict=True)]
        found.append(luck_of(world, seat, option, change, 100 * seed)[seat])
    return found


def a_lucky_choice() -> tuple[State, Option, int]:
    """The choice of a game against Broichan after which the chances hung on the draw most."""
    record, _ = short("oak", 1)
    course = course_of(record)
    looks = looked(record, course, 0, len(course.choosers), 1, 0)
    number = max(range(len(looks)), key=lambda each: abs(looks[each].luck[0]))
    return nemeton.game("oak").replay(record, number), tuple(record["choices"][number]), 0


def chances_later(state: State, option: Option) -> list[float]:
    """How both stand when the other has answered."""
    ahead = state.clone()
    ahead.choose(option)
    while not ahead.over and ahead.turn_number < state.turn_number + 2:
        by_sapling(ahead, 5)
    return chances(ahead)


@pytest.mark.parametrize("at", [16, 18, 22, 28])
def test_a_planted_blunder_is_found(at: int) -> None:
    """In positions in which a choice can throw much away."""
    state = nemeton.game("cernunos").start(seed=5)
    while state.number < at:
        by_sapling(state, 5)
    seat = state.pending().seat(state)
    worst = min(state.options(), key=lambda option: chances_later(state, option)[seat])
    state.choose(worst)
    while not state.over:
        by_sapling(state, 5)

    report = review.report(state.record, judged=0)

    point = next(each for each in report.turning if each.at == at + 1)
    assert point.seat == seat
    assert tuple(point.option) == worst
    assert point.change[seat] < -0.05
    assert point.loss > 0.1
    assert point.better is not None
    assert point.reasons
    blamed = report.seats[seat].worst
    assert blamed is not None
    assert blamed.at == at + 1


def test_the_curve_of_a_solo_game_moves_before_its_last_turn() -> None:
    """Against the Corrupted Spirit nothing was said until all was over."""
    _, report = short("pangaia", 1)
    before = [
        row[0]
        for row, turn in zip(report.chances[1:], report.turns, strict=True)
        if turn < report.turns[-1]
    ]

    assert max(before) - min(before) > 0.05
    assert len({round(each, 2) for each in before}) > 5


@pytest.mark.parametrize(("name", "players"), [("cernunos", 2), ("root", 1)])
def test_the_same_record_gives_the_same_report(name: str, players: int) -> None:
    record, report = short(name, players)

    assert review.report(record, judged=JUDGED) == report
    assert review.report(record, seed=2, judged=0).chances == report.chances


def test_remarks_name_choices_of_the_record() -> None:
    for name, players, _ in KINDS:
        record, report = short(name, players)
        remarks = [*report.turning]
        for seat in report.seats:
            remarks += [each for each in (seat.best, seat.worst) if each is not None]
        for each in remarks:
            state = nemeton.game(name).replay(record, each.at - 1)
            assert each.option == list(record["choices"][each.at - 1])
            assert each.seat == state.pending().seat(state)
            assert each.prompt == state.pending().prompt
            assert each.better is None or tuple(each.better) in state.options()


def test_a_record_that_is_none_is_refused() -> None:
    with pytest.raises(nemeton.BadInput):
        review.report({"game": "cernunos", "choices": [["place", 99, 99]]})


def test_the_fitted_chances_tell_more_than_equal_shares() -> None:
    """On games that the weights have not seen."""
    mine = equal = 0.0
    for seed in range(900_000, 900_040):
        end = played("cernunos", 2, {}, seed)
        assert end.result is not None
        shares = outcome(end, end.result)
        for row in course_of(end.record).chances[:-1:5]:
            mine += (row[0] - shares[0]) ** 2
            equal += (0.5 - shares[0]) ** 2

    assert mine < 0.97 * equal
