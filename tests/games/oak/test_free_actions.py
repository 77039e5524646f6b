"""3.12 Free actions."""

from __future__ import annotations

from nemeton.games.oak.kinds import (
    ABHARTACH,
    ACORN,
    BARK,
    BLUEBERRY,
    CARW_GWYN,
    FEATHER,
    LORE,
    MISTLETOE,
    ROOT,
    RUNE,
    SLUAGH,
    STORYTELLING,
    deed_of,
)
from tests.games.oak.table import Table

BODACH, SELKIE = SLUAGH + 1, SLUAGH + 2


def test_two_ingredients_become_a_resource_below_nine() -> None:
    """TC-56"""
    table = Table().ingredients(BARK, ACORN).resources(6, 9, 9)

    assert table.offered("trade") == [("trade", BARK, ACORN, FEATHER)]
    table.answer("trade", BARK, ACORN, FEATHER)
    assert table.holdings().resources == [7, 9, 9]
    assert table.holdings().ingredients == [0] * 5
    table.sound()


def test_abhartach_gives_a_resource_for_one_ingredient() -> None:
    table = Table().creature(ABHARTACH).ingredients(ROOT).resources(0, 9, 0)

    table.answer("abhartach", ROOT, RUNE)

    assert table.holdings().resources == [0, 9, 1]


def test_the_orders_price_extends_a_limit() -> None:
    """FREE-3"""
    bee = Table(orders=("bee", "fox")).resources(3, 9, 9)
    assert bee.offered("extend") == [("extend", 0, 3, 0, 0), ("extend", 1, 3, 0, 0)]
    bee.answer("extend", 1, 3, 0, 0)
    assert bee.holdings().limits == [1, 2]
    assert bee.holdings().resources == [0, 9, 9]

    forest = Table(orders=("forest", "fox")).resources(3, 2, 3)
    assert {option[2:] for option in forest.offered("extend")} == {(3, 0, 0), (0, 0, 3)}

    fox = Table().resources(1, 1, 1)
    assert {option[2:] for option in fox.offered("extend")} == {(1, 1, 1)}


def test_no_marker_goes_beyond_its_maximum() -> None:
    table = Table().resources(9, 9, 9)
    table.holdings().limits = [4, 3]

    assert {option[1] for option in table.offered("extend")} == {1}


def test_exchanges_do_not_run_in_circles() -> None:
    table = Table().creature(SLUAGH, BODACH, SELKIE).resources(3, 3, 3)

    table.answer("exchange", FEATHER, RUNE)

    assert set(table.offered("exchange")) == {
        ("exchange", FEATHER, MISTLETOE),
        ("exchange", FEATHER, RUNE),
        ("exchange", MISTLETOE, RUNE),
    }
    assert table.holdings().resources == [2, 3, 4]


def test_another_choice_opens_the_exchanges_again() -> None:
    table = Table().creature(SLUAGH, SELKIE).resources(3, 3, 3).ingredients(0, 0)
    table.answer("exchange", FEATHER, RUNE)
    assert not table.offers("exchange", RUNE, FEATHER)

    table.answer("trade", 0, 0, FEATHER)

    assert table.offers("exchange", RUNE, FEATHER)


def test_a_display_is_renewed_once_per_turn() -> None:
    """TC-54"""
    table = Table().display(1, 2, 3).luck(0, 0, 0)

    table.answer("renew", 0).asks(0, "main")  # in which order they lie under so many says nothing

    assert table.holdings().resources[MISTLETOE] == 5
    assert table.state.creatures == [0, 4, 5]
    assert table.state.creature_pile.layers[-1].cards == [1, 2, 3]
    assert not table.offers("renew", 0)
    assert table.offers("renew", 1)
    table.sound()


def test_the_order_under_a_low_pile_is_asked() -> None:
    table = Table().tiles(0, 1, 2).luck(0, 0, 0)

    table.answer("renew", 1).asks(0, "order_under").answer("tiles_under", 2, 0, 1)

    assert table.state.artifact_pile.layers[-1].cards == [2, 0, 1]
    table.sound()


def test_an_order_that_shows_only_after_another_display_is_answered_by_the_table() -> None:
    """The answer stays in the record, so that games in which it was asked replay."""

    def renewed(*pile: int) -> bool:
        table = Table().tiles(0, 1, 2).luck(*[0] * 3)
        table.state.artifact_pile.fill(list(pile))
        state = table.answer("renew", 1).asks(0, "order_under").state
        return state.pending().indifferent(state)

    assert renewed(3, 4, 5, 6, 7, 8)
    assert not renewed(3, 4, 5, 6, 7)


def test_a_display_is_not_renewed_after_taking_from_it() -> None:
    """A-25"""
    table = Table().display(3, 4, 5).luck(0)
    table.answer("temple", STORYTELLING, 1, deed_of(STORYTELLING, 1)).answer("take_creature", 3)
    table.asks(0, "end_turn")

    assert not table.offers("renew", 0)
    assert table.offers("renew", 1)


def test_an_empty_pile_cannot_renew_a_display() -> None:
    table = Table()
    table.state.artifact_pile.fill([])

    assert not table.offers("renew", 1)


def test_a_short_pile_brings_old_cards_back() -> None:
    table = Table().tiles(0, 1, 2)
    table.state.artifact_pile.fill([7])

    table.answer("renew", 1).answer("tiles_under", 2, 0, 1)

    assert table.state.artifacts == [7, 2, 0]


def test_carw_gwyn_may_be_discarded_for_six_points_and_frees_its_place() -> None:
    """FREE-7"""
    table = Table().creature(CARW_GWYN).answer("carw_gwyn")

    assert table.holdings().points == 6
    assert table.holdings().creatures == []
    table.sound()


def test_free_actions_stay_open_during_and_after_the_main_action() -> None:
    """DAY-5"""
    table = Table().ingredients(BARK, BARK, ROOT, ROOT).resources(1, 5, 1)
    table.answer("temple", LORE, 1, deed_of(LORE, 1)).asks(0, "sanctuary")

    table.answer("trade", BARK, BARK, FEATHER).asks(0, "sanctuary").answer("build", 0)

    table.asks(0, "end_turn").answer("trade", ROOT, ROOT, FEATHER)
    assert table.holdings().resources == [3, 0, 1]


def test_the_turn_ends_by_itself_when_no_free_action_is_left() -> None:
    table = Table(orders=("bee", "fox")).resources(2, 0, 0).hand(1)

    table.answer("temple", STORYTELLING, 0, deed_of(STORYTELLING, 0)).answer("grow", 0)

    table.asks(1, "main")


def test_a_free_action_may_not_spoil_what_has_been_begun() -> None:
    """A-50"""
    table = Table(orders=("forest", "bee")).potions(0, 5).ingredients(ACORN, BLUEBERRY)
    table.creature(ABHARTACH)
    assert len(table.offered("abhartach")) == 6

    table.answer("order", 4, 0).asks(0, "brew")

    assert table.offered("brew") == [("brew", 0), ("brew", 5)]
    assert table.offered("abhartach") == []
    assert table.offered("trade") == []


def test_a_free_action_that_leaves_the_brewing_possible_is_offered() -> None:
    table = Table(orders=("forest", "bee")).potions(0).creature(ABHARTACH)
    table.ingredients(ACORN, BLUEBERRY, ROOT, BARK).answer("order", 4, 0).asks(0, "brew")

    assert table.offers("abhartach", ROOT, FEATHER)
    table.answer("abhartach", ROOT, FEATHER)
    assert table.offers("abhartach", BARK, RUNE)
    table.answer("abhartach", BARK, RUNE)
    assert (
        table.holdings().markers == 1
    )  # the last two tokens make the Inspiration: nothing was asked


def test_a_free_action_can_wait_and_what_was_asked_cannot() -> None:
    table = Table().ingredients(BARK, ACORN).resources(6, 9, 9)
    waiting = {option[0] for option in table.options() if table.state.can_wait(option)}
    others = {option[0] for option in table.options() if not table.state.can_wait(option)}

    assert waiting == {"trade", "extend", "renew"}
    assert {"temple", "oak", "pass"} <= others
