"""The rating: who does better gains, what seats and sides are worth is learned, nothing drifts."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from nemeton.league.profile import Opening, Played, PlayedSeat, game_profiles, rivals_of
from nemeton.league.rating import RatedGame, RatedSeat, Ratings


def game_of(ranked: list[tuple[str, int]], sides: str = "") -> RatedGame:
    seats = [
        RatedSeat(person, seat, rank, sides[seat] if sides else "")
        for seat, (person, rank) in enumerate(ranked)
    ]
    return RatedGame("oak", len(ranked), seats)


def test_a_newcomer_begins_in_the_middle_and_is_hardly_known() -> None:
    shown = Ratings().shown("nobody")

    assert (shown.points, shown.games, shown.settled) == (1500, 0, False)
    assert shown.within > 900


@given(st.integers(2, 6), st.integers(0, 99))
@settings(max_examples=30, deadline=None)
def test_the_first_gains_and_the_last_loses_and_both_are_known_better(
    players: int, seed: int
) -> None:
    people = [f"p{number}" for number in range(players)]
    Random(seed).shuffle(people)
    ratings = Ratings()

    ratings.count([game_of([(person, rank + 1) for rank, person in enumerate(people)])])

    shown = [ratings.shown(person) for person in people]
    assert shown[0].points > 1500 > shown[-1].points
    assert all(each.points >= other.points for each, other in pairwise(shown))
    assert all(each.within < Ratings().shown("x").within for each in shown)


def test_equals_stay_equal() -> None:
    ratings = Ratings()

    ratings.count([game_of([("a", 1), ("b", 1)]), game_of([("b", 1), ("a", 1)])])

    assert abs(ratings.shown("a").points - ratings.shown("b").points) <= 3


def test_who_is_stronger_is_found_out() -> None:
    luck, ratings = Random(7), Ratings()
    strength = {f"p{number}": number * 0.8 for number in range(6)}
    for _ in range(150):
        people = luck.sample(sorted(strength), 3)
        form = {each: strength[each] + luck.gauss(0, 1) for each in people}
        ratings.count([game_of([(p, 1 + sum(form[q] > form[p] for q in people)) for p in people])])

    assert ratings.best(sorted(strength), 6) == ["p5", "p4", "p3", "p2", "p1", "p0"]
    assert ratings.shown("p2").settled


def test_a_side_that_wins_with_everybody_gets_the_credit() -> None:
    luck, ratings = Random(3), Ratings()
    people = [f"p{number}" for number in range(12)]
    for _ in range(200):
        one, other = luck.sample(people, 2)
        first = luck.random() < 0.75
        ratings.count([game_of([(one, 1 if first else 2), (other, 2 if first else 1)], "xy")])

    x, y = ratings.offsets["side 2 x"], ratings.offsets["side 2 y"]
    assert x.mu - y.mu > 1.0
    spread = [ratings.shown(person).points for person in people]
    assert max(spread) - min(spread) < 900


def test_a_game_of_one_person_counts_for_nothing() -> None:
    ratings = Ratings()

    ratings.count([game_of([("a", 1)])])

    assert ratings.shown("a").games == 0


def played(number: int, *seats: tuple[str, int, str]) -> Played:
    opening = Opening("place", ["place", 1])
    return Played(
        f"t{number}",
        "root",
        float(number),
        "points",
        True,
        [PlayedSeat(person, True, "", side, rank, False, opening) for person, rank, side in seats],
    )


def test_a_profile_counts_by_side_and_seat_and_in_a_row() -> None:
    games = [
        played(1, ("a", 1, "eyrie"), ("b", 2, "cult")),
        played(2, ("a", 1, "eyrie"), ("c", 2, "cult")),
        played(3, ("b", 1, "eyrie"), ("a", 2, "cult")),
        played(4, ("a", 1, "cult"), ("b", 2, "eyrie")),
    ]

    (profile,) = game_profiles("a", games)

    assert (profile.games, profile.won, profile.streak, profile.longest) == (4, 3, 1, 2)
    assert [(each.side, each.games, each.won) for each in profile.sides] == [
        ("cult", 2, 1),
        ("eyrie", 2, 2),
    ]
    assert [(each.seat, each.games, each.won) for each in profile.seats] == [(0, 3, 3), (1, 1, 0)]
    assert sum(each.games for each in profile.openings) == 4


def test_rivals_are_those_who_want_to_be_shown() -> None:
    games = [
        played(1, ("a", 1, ""), ("b", 2, "")),
        played(2, ("b", 1, ""), ("a", 2, "")),
        played(3, ("c", 1, ""), ("a", 2, "")),
    ]

    rivals = rivals_of("a", games, ["a", "b"])

    assert [(each.person, each.games, each.ahead, each.behind) for each in rivals] == [
        ("b", 2, 1, 1)
    ]
