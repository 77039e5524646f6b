"""3.13 Paying and discounts."""

from __future__ import annotations

from nemeton.games.oak.kinds import (
    ACORN,
    ANCIENT,
    ARCHDRUID,
    CAOINEAG,
    FEAR_GORTA,
    HEART,
    LORE,
    MYSTICISM,
    OVATE,
    RITUAL,
    STORYTELLING,
    UNSEELIE_COURT,
    WISDOM,
    deed_of,
)
from tests.games.oak.table import Table

INSPIRATION = 0


def brewer(kind: int, *creatures: int) -> Table:
    """One resting Druid of that kind, and two Acorns for the Inspiration."""
    table = Table().potions(INSPIRATION).ingredients(ACORN, ACORN).resting(1).elder(kind)
    return table.creature(*creatures)


def temple(card: int, stones: int) -> tuple[str, int, int, int]:
    return ("temple", card, stones - 1, deed_of(card, stones - 1))


def test_a_discount_larger_than_the_cost_refunds_nothing() -> None:
    """TC-8"""
    table = brewer(ARCHDRUID, CAOINEAG).hand(WISDOM).resources(0, 0, 0)

    table.answer(*temple(WISDOM, 2)).asks(0, "promote")

    assert table.holdings().resources == [0, 0, 0]


def test_the_ancient_saves_as_archdruid_and_as_ovate() -> None:
    """TC-9"""
    table = brewer(ANCIENT, CAOINEAG).resources(0, 0, 0)

    assert table.offers(*temple(RITUAL, 2))


def test_the_ovate_saves_one_resource_when_brewing() -> None:
    """A-9"""
    assert not brewer(OVATE).resources(9, 9, 1).offers(*temple(RITUAL, 2))

    table = brewer(OVATE).resources(0, 0, 2).answer(*temple(RITUAL, 2))

    assert table.holdings().resources == [0, 0, 0]


def test_the_ovate_saves_an_ingredient_where_it_was_agreed() -> None:
    table = Table(ovate_discount="ingredient").potions(INSPIRATION).ingredients(ACORN)
    table.resting(1).elder(OVATE).resources(0, 0, 3)

    table.answer(*temple(RITUAL, 2)).asks(0, "promote")

    assert table.holdings().ingredients == [0] * 5
    assert table.holdings().markers == 1
    assert table.holdings().resources == [0, 0, 0]


def test_the_unseelie_court_makes_marker_moves_cheaper() -> None:
    """TC-13"""
    table = Table().resources(0, 0, 1).creature(UNSEELIE_COURT)

    assert table.offers(*temple(STORYTELLING, 1))
    assert [option for option in table.offered("extend") if option[1] == 0] == [
        ("extend", 0, 0, 0, 1)
    ]


def test_fear_gorta_saves_two_when_taking_a_creature() -> None:
    table = Table().resources(4, 0, 0).creature(FEAR_GORTA)
    table.holdings().limits[1] = 2

    assert table.offers(*temple(STORYTELLING, 2))
    assert not table.offers(*temple(STORYTELLING, 3))


def test_caoineag_saves_one_on_any_temple_action() -> None:
    table = Table().resources(5, 4, 3).creature(CAOINEAG)

    assert table.offers(*temple(STORYTELLING, 3))
    assert table.offers(*temple(LORE, 2))
    assert table.offers(*temple(RITUAL, 3))


def test_the_heart_card_is_a_temple_action_for_discounts() -> None:
    """TC-66"""
    table = brewer(ARCHDRUID, CAOINEAG).hand(HEART).resources(0, 0, 0)

    table.answer("heart", deed_of(HEART, 2)).asks(0, "promote")

    assert 6 in table.holdings().place  # the Druid stands on the card
    assert table.holdings().markers == 1


def test_no_discount_touches_the_oak_action() -> None:
    table = Table().resources(2, 2, 2).creature(CAOINEAG).resting(1).elder(ARCHDRUID)

    assert table.offered("oak") == []


def test_the_oak_action_of_the_heart_costs_any_three() -> None:
    table = Table().hand(HEART).resources(1, 1, 1).answer("oak", HEART).asks(0, "advance")

    assert table.holdings().resources == [0, 0, 0]
    assert len(table.offered("advance")) == 3


def test_the_mix_of_the_oak_action_of_the_heart_is_chosen() -> None:
    table = Table().hand(HEART).resources(3, 0, 3).answer("oak", HEART).asks(0, "pay")

    table.answer("pay", 2, 0, 1).asks(0, "advance")

    assert table.holdings().resources == [1, 0, 2]


def test_the_archdruid_saves_two_of_mysticism() -> None:
    table = Table().hand(MYSTICISM).resources(0, 0, 1).resting(1).elder(ARCHDRUID)

    assert table.offers(*temple(MYSTICISM, 1))
    assert not table.offers(*temple(MYSTICISM, 2))
