"""3.17 The end of the game."""

from __future__ import annotations

from nemeton.games.oak.kinds import CARW_GWYN, CEILIOG, CLURICHAUN, DARKWOOD
from tests.games.oak.table import Table


def last_day(table: Table) -> Table:
    """Round 5; everybody passes."""
    table.round(5).forest()
    table.state.bag = table.state.bag
    return table.answer("pass").asks(1, "main").answer("pass")


def test_most_points_win() -> None:
    table = last_day(Table().points(10).points(12, player=1))

    result = table.state.result
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ((1,), (10, 12), "points")


def test_steps_on_the_branches_break_a_tie() -> None:
    """END-2"""
    table = last_day(
        Table().points(10).points(10, player=1).branch("rune.L1").branch("rune.3", player=1)
    )

    result = table.state.result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "steps")


def test_a_full_tie_is_shared() -> None:
    table = last_day(Table().points(10).points(10, player=1))

    result = table.state.result
    assert result is not None
    assert (result.winners, result.reason) == ((0, 1), "shared")


def test_a_last_darkwood_potion_may_be_brewed() -> None:
    """END-1"""
    table = last_day(Table().ingredients(0, 1, 2, 3).points(1))

    table.asks(0, "final_darkwood").answer("brew", DARKWOOD + 1)

    result = table.state.result
    assert result is not None
    assert result.scores == (6, 0)


def test_what_clurichaun_brings_back_after_the_last_day_is_all_the_same() -> None:
    """END-3"""
    table = last_day(Table().ingredients(0, 1, 2).creature(CLURICHAUN))

    table.asks(0, "final_darkwood").answer("brew", DARKWOOD).asks(0, "take_back")

    assert table.state.pending().indifferent(table.state)


def test_a_last_darkwood_potion_may_be_declined() -> None:
    table = last_day(Table().ingredients(0, 1, 2)).asks(0, "final_darkwood").answer("pass")

    result = table.state.result
    assert result is not None
    assert result.scores == (0, 0)


def test_carw_gwyn_may_be_discarded_at_the_end() -> None:
    table = last_day(Table().creature(CARW_GWYN)).asks(0, "final_carw_gwyn").answer("carw_gwyn")

    result = table.state.result
    assert result is not None
    assert result.scores == (6, 0)


def test_round_five_has_no_dusk() -> None:
    """TC-62"""
    table = last_day(Table().creature(CEILIOG + 1).resources(0, 0, 0))

    assert table.state.over
    assert table.holdings().resources == [0, 0, 0]


def test_carw_gwyn_may_be_kept_at_the_end() -> None:
    table = last_day(Table().creature(CARW_GWYN)).asks(0, "final_carw_gwyn").answer("pass")

    result = table.state.result
    assert result is not None
    assert result.scores == (0, 0)
