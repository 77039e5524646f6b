"""Pairing: who meets whom, round by round, whatever happens to those who take part."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import chain, combinations, count
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from nemeton.league.course import Unfit, advance, begin, enter, settle, withdraw
from nemeton.league.settings import LeagueSettings, System
from nemeton.league.standings import standings
from nemeton.league.state import FINAL, League, Outcome
from nemeton.league.tables import circle, seated_apart, times_met


def league_of(entrants: int, **more: Any) -> League:
    wanted = LeagueSettings("A league", "cernunos", pause=0, **more)
    assert wanted.unsound() == ""
    league = League(wanted, "owner", 7, 0.0)
    for number in range(entrants):
        enter(league, f"N{number}", f"person{number}")
    return league


ADDRESSES = (f"table{number}" for number in count())


def address() -> str:
    return next(ADDRESSES)


def play_round(league: League) -> None:
    """The lower number ranks better, a bot that fills a seat last."""
    for meeting in league.rounds[-1].meetings:
        numbers = [999 if seat.entrant is None else seat.entrant for seat in meeting.seats]
        ranks = [1 + sum(other < number for other in numbers) for number in numbers]
        scores: list[int | None] = [0] * len(ranks)
        settle(league, meeting.table, Outcome(ranks, scores, [], "test", 1.0))


def play_on(league: League) -> None:
    if league.state == "open":
        begin(league, address, 0.0)
    while league.state == "running":
        play_round(league)
        assert advance(league, address, 0.0, hurry=True)


@given(st.integers(1, 20))
def test_by_the_circle_all_meet_exactly_once(half: int) -> None:
    slots = 2 * half

    rounds = [circle(slots, number) for number in range(slots - 1)]

    met = times_met([pair for one in rounds for pair in one])
    assert met == Counter(dict.fromkeys(combinations(range(slots), 2), 1))
    assert all(sorted(chain.from_iterable(one)) == list(range(slots)) for one in rounds)


@given(st.integers(2, 40), st.integers(2, 6), st.integers(0, 9))
@settings(max_examples=60, deadline=None)
def test_everybody_sits_at_one_table_and_bots_fill_the_rest(
    people: int, at_table: int, seed: int
) -> None:
    tables = seated_apart(range(people), at_table, {}, {n: n for n in range(people)}, seed)

    assert sorted(each for table in tables for each in table if each >= 0) == list(range(people))
    assert all(len(table) == at_table for table in tables)
    assert sum(table.count(-1) for table in tables) == -people % at_table


@given(
    entrants=st.integers(2, 26),
    at_table=st.integers(2, 6),
    system=st.sampled_from(["swiss", "robin", "groups"]),
    gone=st.lists(st.integers(0, 25), max_size=4),
    late=st.integers(0, 3),
)
@settings(max_examples=80, deadline=None)
def test_a_league_ends_whoever_leaves_or_comes_late(
    entrants: int, at_table: int, system: System, gone: list[int], late: int
) -> None:
    league = league_of(entrants, at_table=at_table, system=system, group_size=2 * at_table)
    begin(league, address, 0.0)
    play_round(league)
    for number in gone:
        if number < entrants and not league.entrants[number].gone:
            withdraw(league, number)
    for number in range(late):
        with suppress(Unfit):
            enter(league, f"Late{number}", f"late{number}")

    play_on(league)

    assert league.state == "over"
    for round_number, each in enumerate(league.rounds, start=1):
        seated = [number for meeting in each.meetings for number in meeting.entrants()]
        assert len(seated) == len(set(seated))
        assert all(left_after(league, number) >= round_number for number in seated)
        assert all(len(meeting.seats) == at_table for meeting in each.meetings)
    assert [row.place for row in standings(league)] == list(range(1, len(league.entrants) + 1))


def left_after(league: League, number: int) -> int:
    left = league.entrants[number].left
    return 99 if left is None else left


@given(st.integers(8, 40), st.integers(2, 4))
@settings(max_examples=30, deadline=None)
def test_in_a_swiss_league_nobody_meets_again_while_that_can_be_avoided(
    entrants: int, at_table: int
) -> None:
    rounds = min(4, entrants // (2 * at_table))
    league = league_of(entrants, at_table=at_table, rounds=max(1, rounds))

    play_on(league)

    met = times_met([meeting.entrants() for meeting in league.meetings()])
    assert max(met.values()) == 1


@given(st.integers(4, 16))
@settings(max_examples=12, deadline=None)
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(entrants: int) -> None:
    league = league_of(entrants, system="robin")

    play_on(league)

    met = times_met([each.entrants() for each in league.meetings() if len(each.entrants()) == 2])
    assert met == Counter(dict.fromkeys(combinations(range(entrants), 2), 1))


def test_with_four_at_a_table_everybody_meets_everybody_about_as_often() -> None:
    league = league_of(16, system="robin", at_table=4)

    play_on(league)

    met = times_met([each.entrants() for each in league.meetings()])
    assert len(league.rounds) == 5
    assert len(met) >= 0.85 * 120  # of all 120 pairs
    assert max(met.values()) <= 2


@given(st.integers(8, 20), st.integers(2, 4))
@settings(max_examples=20, deadline=None)
def test_everybody_plays_each_side_and_each_seat_about_as_often(
    entrants: int, at_table: int
) -> None:
    sides = ["marquise", "eyrie", "alliance", "vagabond"][:at_table]
    league = league_of(entrants, at_table=at_table, rounds=8, sides=sides)

    play_on(league)

    for number in range(entrants):
        places = [
            (seat, place.side)
            for meeting in league.meetings()
            for seat, place in enumerate(meeting.seats)
            if place.entrant == number
        ]
        played = Counter(side for _, side in places)
        assert max(played.values()) - min(played[side] for side in sides) <= 2


def test_the_first_of_each_group_meet_in_a_final() -> None:
    league = league_of(12, system="groups", group_size=4, advance=2)

    play_on(league)

    best = {group: [row.entrant for row in standings(league, group)[:2]] for group in range(3)}
    assert set(league.finalists) == set(chain.from_iterable(best.values()))
    assert len(league.rounds) == 3 + 5
    assert standings(league, FINAL)[0].entrant == 0


def test_whoever_leaves_a_round_robin_is_replaced_by_a_bot() -> None:
    league = league_of(4, system="robin")
    begin(league, address, 0.0)
    play_round(league)
    withdraw(league, 2)

    play_on(league)

    assert all(2 not in meeting.entrants() for one in league.rounds[1:] for meeting in one.meetings)
    assert [len(one.meetings) for one in league.rounds] == [2, 2, 2]


def test_who_left_may_come_back_as_who_they_were() -> None:
    league = league_of(6, rounds=3)
    begin(league, address, 0.0)
    withdraw(league, 2)

    back = enter(league, "Anew", "person2")

    assert back.number == 2
    assert len(league.entrants) == 6
