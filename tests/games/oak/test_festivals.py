"""3.8 Festivals."""

from __future__ import annotations

from nemeton.games.oak.kinds import AONBHARR, BUGUL_NOZ, FEATHER, RITUAL, RUNE
from tests.games.oak.table import Table


def solstice(table: Table) -> Table:
    """Player 0 crosses the token of the Rune Branch, so that the sun comes to its third space."""
    return table.branch("rune.2").sun(2).answer("oak", RITUAL)


def test_points_equal_to_the_sun_gain_nothing() -> None:
    """TC-22"""
    table = solstice(Table().points(13).resources(6, 6, 3))

    assert table.holdings().points == 15
    assert table.holdings().resources[RUNE] == 0


def test_points_equal_to_the_sun_gain_where_it_was_agreed() -> None:
    """A-3"""
    table = solstice(Table(sun_tie="behind").points(13).resources(6, 6, 3))

    assert table.holdings().resources[RUNE] == 2


def test_the_others_behind_the_sun_gain_too() -> None:
    table = Table().resources(0, 0, 0, player=1)
    table.branch("feather.L1", player=1).branch("mistletoe.2", player=1).points(14, player=1)

    solstice(table)

    assert table.holdings(1).resources == [3, 1, 0]
    reaped = [params for _, key, params in table.state.events(None) if key == "reaped"]
    assert {"player": 1, "feathers": 3, "mistletoe": 1, "runes": 0} in reaped  # in one line


def test_who_is_ahead_of_the_sun_gains_nothing() -> None:
    table = Table().resources(0, 0, 0, player=1).branch("feather.L1", player=1)

    solstice(table.points(16, player=1))

    assert table.holdings(1).resources == [0, 0, 0]


def test_ends_give_no_income_but_bugul_noz_pays() -> None:
    """TC-26"""
    table = Table().resources(0, 0, 0, player=1).branch("feather.LE", player=1)
    table.creature(BUGUL_NOZ, player=1)

    solstice(table).asks(1, "bugul_noz").answer("gain", FEATHER)

    assert table.holdings(1).resources == [2, 0, 0]


def test_bugul_noz_pays_who_is_ahead_as_well() -> None:
    table = Table().resources(0, 0, 0, player=1).points(40, player=1).creature(BUGUL_NOZ, player=1)

    solstice(table).asks(1, "bugul_noz").answer("gain", RUNE)

    assert table.holdings(1).resources == [0, 0, 2]


def test_bugul_noz_feeds_aonbharr() -> None:
    """TC-28"""
    table = Table().resources(0, 0, 0, player=1).branch("feather.1", player=1)
    table.creature(BUGUL_NOZ, AONBHARR, player=1)

    solstice(table).asks(1, "bugul_noz").answer("gain", RUNE)

    assert table.holdings(1).resources == [2, 0, 3]


def test_income_above_nine_is_lost() -> None:
    """TC-29"""
    table = Table().resources(9, 0, 0, player=1).branch("feather.L1", player=1)

    solstice(table)

    assert table.holdings(1).resources == [9, 0, 0]


def test_the_active_player_celebrates_first() -> None:
    """FES-6"""
    table = Table(players=3).creature(BUGUL_NOZ)

    solstice(table).asks(0, "bugul_noz")


def test_an_eclipse_takes_from_who_is_ahead_of_the_sun() -> None:
    """FES-8"""
    table = Table(eclipse=True).resources(2, 5, 5, player=1).points(16, player=1)
    table.branch("feather.L1", player=1).branch("mistletoe.1", player=1)

    solstice(table)

    assert table.holdings(1).resources == [0, 4, 5]


def test_an_eclipse_leaves_who_is_level_with_the_sun() -> None:
    table = Table(eclipse=True).resources(5, 5, 5, player=1).points(15, player=1)

    solstice(table.branch("feather.L1", player=1))

    assert table.holdings(1).resources == [5, 5, 5]


def test_in_an_eclipse_bugul_noz_gives_after_the_loss() -> None:
    """A-31"""
    table = Table(eclipse=True).resources(1, 0, 0, player=1).points(16, player=1)
    table.branch("feather.L1", player=1).creature(BUGUL_NOZ, player=1)

    solstice(table).asks(1, "bugul_noz").answer("gain", FEATHER)

    assert table.holdings(1).resources == [2, 0, 0]
