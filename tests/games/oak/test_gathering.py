"""3.11 Passing and gathering, and when the Day ends."""

from __future__ import annotations

from nemeton.games.oak.kinds import FOREST, GHILLIE_DHU, ROOTS, UNICORN
from tests.games.oak.table import Table


def test_who_passes_may_gather_in_the_same_turn() -> None:
    """EX-12"""
    table = Table().forest(0, 3, 3).answer("pass").asks(0, "gather")

    table.answer("gather", 3, 2)

    held = table.holdings()
    assert held.place.count(FOREST) == 1
    assert held.place.count(ROOTS) == 5
    assert held.ingredients == [0, 0, 0, 1, 0]
    assert table.state.forest[:3] == [0, -1, 3]
    table.asks(1, "main").sound()


def test_tokens_of_one_kind_are_offered_once() -> None:
    table = Table().forest(3, 3, 3).answer("pass")

    assert table.options() == [("gather", 3, 1), ("pass",)]


def test_who_has_passed_only_gathers_and_takes_no_free_action() -> None:
    """TC-57"""
    table = Table().ingredients(0, 0).forest(1, 2, 3, 4).answer("pass").answer("gather", 1, 1)
    table.asks(1, "main").answer("pass").answer("gather", 2, 2).asks(0, "gather")

    assert {option[0] for option in table.options()} == {"gather", "pass"}


def test_declining_is_final_for_the_day() -> None:
    """GAT-5, A-23"""
    table = Table().forest(1, 2, 3).answer("pass").answer("pass")
    table.asks(1, "main").answer("pass").answer("gather", 1, 1)

    table.asks(1, "gather")


def test_without_inactive_druids_there_is_no_gathering() -> None:
    """GAT-2"""
    table = Table()
    for _ in range(6):
        table.move(ROOTS, 7)

    table.answer("pass").asks(1, "main")


def test_the_unicorn_gathers_without_a_druid_until_the_forest_is_empty() -> None:
    """TC-58"""
    table = Table().creature(UNICORN).forest(1, 2)
    for player in (0, 1):
        for _ in range(6):
            table.move(ROOTS, 7, player=player)

    table.answer("pass").asks(0, "gather").answer("gather_freely", 1, 1)
    table.asks(1, "main").answer("pass").asks(0, "gather").answer("gather_freely", 2, 2)

    assert table.holdings().ingredients == [0, 1, 1, 0, 0]
    assert table.state.round == 2


def test_the_unicorns_owner_may_decline() -> None:
    """TC-58"""
    table = Table().creature(UNICORN).forest(1, 2)
    for player in (0, 1):
        for _ in range(6):
            table.move(ROOTS, 7, player=player)

    table.answer("pass").answer("pass").asks(1, "main").answer("pass")

    assert table.state.round == 2


def test_ghillie_dhu_picks_from_the_bag_and_returns_a_forest_token() -> None:
    """GAT-4"""
    table = Table().creature(GHILLIE_DHU).forest(0, 1).answer("pass").asks(0, "gather")

    table.answer("pick", 4).asks(0, "return_token").answer("return", 1, 2)

    assert table.holdings().ingredients == [0, 0, 0, 0, 1]
    assert table.state.forest[:2] == [0, -1]
    assert FOREST in table.holdings().place
    table.sound()


def test_ghillie_dhu_and_the_unicorn_go_together() -> None:
    table = Table().creature(GHILLIE_DHU, UNICORN).forest(0, 1).answer("pass")

    table.answer("pick_freely", 4).answer("return", 0, 1)

    assert FOREST not in table.holdings().place


def test_an_empty_forest_ends_the_day_when_all_have_passed() -> None:
    """DAY-6"""
    table = Table().forest().answer("pass").asks(1, "main").answer("pass")

    assert table.state.round == 2
