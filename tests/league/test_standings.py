"""Standings: points by places or wins, and each tie-break in its order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nemeton.league.outcomes import ranks_of
from nemeton.league.settings import Scoring
from nemeton.league.standings import table_of
from nemeton.league.state import Entrant, Meeting, Outcome, Place


def met(*ranked: tuple[int | None, int], left: tuple[int, ...] = ()) -> Meeting:
    """A game between these entrants with these ranks."""
    seats = [Place(entrant) for entrant, _ in ranked]
    outcome = Outcome([rank for _, rank in ranked], [0] * len(ranked), list(left), "test", 1.0)
    return Meeting("table", seats, 0, outcome)


def order(count: int, *meetings: Meeting, scoring: Scoring = "places") -> list[int]:
    entrants = [Entrant(number, f"N{number}") for number in range(count)]
    rows = table_of(entrants, meetings, scoring, 7)
    return [row.entrant for row in rows]


def test_everybody_left_behind_counts_two_and_every_equal_one() -> None:
    rows = table_of(
        [Entrant(n, "") for n in range(4)], [met((0, 1), (1, 2), (2, 2), (3, 4))], "places", 7
    )

    assert {row.entrant: row.points for row in rows} == {0: 6, 1: 3, 2: 3, 3: 0}


def test_where_only_wins_count_a_shared_one_counts_half() -> None:
    games = [met((0, 1), (1, 2), (2, 3)), met((0, 3), (1, 1), (2, 1))]

    rows = table_of([Entrant(n, "") for n in range(3)], games, "wins", 7)

    assert {row.entrant: row.points for row in rows} == {0: 2, 1: 1, 2: 1}


def test_whoever_left_a_game_to_a_bot_gets_nothing_for_it() -> None:
    games = [met((0, 2), (1, 1), (None, 3), left=(0,))]

    rows = table_of([Entrant(0, ""), Entrant(1, "")], games, "places", 7)

    assert [(row.entrant, row.points, row.left) for row in rows] == [(1, 4, 0), (0, 0, 1)]


def test_equal_points_are_decided_by_wins() -> None:
    # 0: a win and a last place; 1: two second places of three.
    games = [met((0, 1), (1, 2), (2, 3)), met((0, 3), (1, 2), (3, 1))]

    assert order(4, *games).index(0) < order(4, *games).index(1)


def test_then_by_the_points_of_those_one_has_met() -> None:
    # 0 has beaten 2, who has beaten 4; 1 has beaten 3, who has beaten nobody.
    games = [met((0, 1), (2, 2)), met((1, 1), (3, 2)), met((2, 1), (4, 2))]

    assert order(5, *games)[:3] == [0, 2, 1]


def test_then_by_the_games_between_those_who_stand_alike() -> None:
    for winner, loser in ((0, 1), (1, 0)):
        games = [met((winner, 1), (loser, 2)), met((loser, 1), (2, 2)), met((3, 1), (winner, 2))]
        games += [met((2, 1), (5, 2)), met((2, 1), (6, 2)), met((3, 1), (4, 2))]

        found = order(7, *games)

        assert found.index(loser) == found.index(winner) + 1


@given(st.permutations(range(6)))
def test_a_lot_decides_what_nothing_else_does_and_never_changes(numbers: list[int]) -> None:
    entrants = [Entrant(number, "") for number in numbers]

    rows = table_of(entrants, [], "places", 3)

    assert [row.entrant for row in rows] == [
        row.entrant for row in table_of([Entrant(n, "") for n in range(6)], [], "places", 3)
    ]


def test_winners_rank_before_all_scores() -> None:
    assert ranks_of([2], [30, 12, 4], "dominance") == [2, 3, 1]


def test_equal_winners_share_the_first_rank_whatever_their_scores() -> None:
    assert ranks_of([0, 1], [5, 9, 7], "shared") == [1, 1, 3]


def test_whoever_left_ranks_last_even_if_the_bot_has_won() -> None:
    assert ranks_of([0], [9, 7, 8], "points", left=[0]) == [3, 2, 1]


def test_a_game_given_up_by_all_has_no_order() -> None:
    assert ranks_of([], [9, 7], "agreed_end") == [1, 1]
