"""1.1.3, 3.E Penalties that fall together, in the order that the active player wants."""

from __future__ import annotations

from nemeton.games.root.kinds import ALLIANCE, BASE, CULT, EYRIE, GARDEN, MARQUISE, SYMPATHY
from nemeton.games.root.laws.battle import Battle
from tests.games.root.table import C1, C6, Table, names


def raided_base() -> Table:
    """The Marquise takes a base and the sympathy beside it."""
    table = Table("marquise", "alliance").put(MARQUISE, C1, 3).put(BASE, C1).put(SYMPATHY, C1)
    table.put(BASE, 1).supporters("sword").hand(MARQUISE, "anvil").luck(3, 1)
    return table.active(MARQUISE).when(Battle(MARQUISE, ALLIANCE, C1))


def test_with_the_base_lost_first_the_card_of_the_outrage_stays() -> None:
    table = raided_base().asks(MARQUISE, "order_effects").answer("outrage_last")

    table.asks(MARQUISE, "outrage").answer("give", "anvil").asks_nothing()

    assert names(table.state.supporters) == ["anvil", "sword"]


def test_with_the_outrage_paid_first_the_base_takes_its_card_along() -> None:
    table = raided_base().answer("outrage_first").asks(MARQUISE, "outrage")

    table.answer("give", "anvil").asks_nothing()

    assert names(table.state.supporters) == ["sword"]
    assert names(table.state.discard) == ["anvil"]


def test_the_cult_may_pay_before_fear_takes_a_card() -> None:
    table = Table("cult", "alliance").put(CULT, C1, 1).put(GARDEN, C1).put(ALLIANCE, C1, 1)
    table.put(SYMPATHY, C1).hand(CULT, "anvil").active(CULT).luck(3, 3)
    table.in_play(CULT, "brutal_tactics").in_play(ALLIANCE, "sappers")
    table.when(Battle(CULT, ALLIANCE, C1)).answer("first", CULT)
    table.answer("use", "brutal_tactics").answer("use", "sappers")

    table.asks(CULT, "order_effects").answer("outrage_first").asks(CULT, "outrage")
    table.answer("give", "anvil").asks_nothing()

    assert names(table.state.supporters) == ["anvil"]


def test_where_the_order_changes_nothing_nobody_is_asked() -> None:
    table = Table("marquise", "alliance").put(MARQUISE, C1, 2).put(SYMPATHY, C1)
    table.hand(MARQUISE, "anvil").luck(0, 0)

    table.when(Battle(MARQUISE, ALLIANCE, C1)).asks(MARQUISE, "outrage")


def test_the_machine_keeps_the_order_of_the_law() -> None:
    table = Table("eyrie", "alliance", mode="cooperative").put(MARQUISE, C6, 3)
    table.put(BASE, C6).put(SYMPATHY, C6).put(EYRIE, C1).active(MARQUISE).luck(3, 1)

    table.when(Battle(MARQUISE, ALLIANCE, C6)).asks_nothing()

    assert len(table.state.supporters) == 1
