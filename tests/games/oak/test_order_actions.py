"""3.9 Special actions."""

from __future__ import annotations

from nemeton.games.oak.kinds import (
    ARCHDRUID,
    BARD,
    BLUEBERRY,
    FACHAN,
    FEATHER,
    FOX,
    FUATH,
    MENHIR_SPACE,
    ON_ARTIFACT,
    PLAYED,
    RAVEN_MASTER,
    REST,
    ROOTS,
    RUNE,
    TARW,
    VENERATION,
    deed_of,
)
from tests.games.oak.table import Table

CAULDRON, HORN, RING, SHIELD = 7, 9, 10, 11
TARANIS = 1


def test_the_menhir_with_one_extension_before() -> None:
    """EX-10"""
    table = Table().resources(4, 4, 4).elder(RAVEN_MASTER)
    held = table.holdings()
    held.menhirs = 1
    table.state.supply -= 1

    table.answer("extend", 0, 1, 1, 1).answer("menhir")

    assert held.resources == [0, 0, 0]
    assert held.limits[0] == 2
    assert held.menhirs == 2
    assert held.points == 6
    assert held.kinds_at(MENHIR_SPACE) == [RAVEN_MASTER]
    table.sound()


def full_row(order: str = "fox") -> Table:
    """An Elder at rest, and a Menhir on the only upper place."""
    table = Table(orders=(order, "bee")).elder(RAVEN_MASTER)
    table.holdings().menhirs = 1
    table.state.supply -= 1
    return table


def test_the_menhir_may_be_begun_with_a_full_row_when_an_extension_can_follow() -> None:
    """SPE-4, A-50"""
    table = full_row().resources(5, 4, 4)

    table.answer("menhir").asks(0, "upper_place")
    assert table.holdings().resources == [2, 1, 1]
    table.answer("extend", 0, 2, 0, 1)

    assert table.holdings().menhirs == 2
    assert table.holdings().limits[0] == 2
    assert table.holdings().points == 6
    assert table.holdings().resources == [0, 1, 0]
    table.sound()


def test_a_lone_way_to_extend_is_taken_unasked() -> None:
    """EX-10"""
    table = full_row().resources(4, 4, 4).answer("menhir")

    assert table.holdings().menhirs == 2
    assert table.holdings().resources == [0, 0, 0]


def test_a_discounted_menhir_is_paid_so_that_the_extension_can_follow() -> None:
    """PAY-2, A-50"""
    table = full_row("cairns").creature(FACHAN).resources(3, 3, 5)

    table.answer("menhir").asks(0, "pay_menhir")

    paid_runes = {option[3] for option in table.offered("pay")}
    assert paid_runes == {0, 1, 2}  # three of the five pay for the place
    assert not table.offers("extend", 1, 0, 0, 3)  # what was begun must remain possible


def test_a_free_action_while_the_place_is_missing_leaves_a_way_to_extend() -> None:
    """A-50"""
    table = full_row("forest").resources(6, 6, 3).answer("menhir").asks(0, "upper_place")

    assert table.offered("extend") == [("extend", 0, 3, 0, 0), ("extend", 0, 0, 3, 0),
                                       ("extend", 1, 3, 0, 0), ("extend", 1, 0, 3, 0)]  # fmt: skip
    table.answer("extend", 1, 3, 0, 0)

    assert table.holdings().limits == [2, 2]  # the last three Mistletoe, unasked
    assert table.holdings().menhirs == 2


def test_the_menhir_space_holds_one_druid_per_round() -> None:
    table = Table().resources(9, 9, 9).elder(BARD).elder(RAVEN_MASTER, MENHIR_SPACE, origin=ROOTS)

    assert not table.offers("menhir")


def test_with_fuath_an_ordinary_druid_erects_a_menhir() -> None:
    """TC-65"""
    assert not Table().resources(9, 9, 9).offers("menhir")

    table = Table().resources(9, 9, 9).creature(FUATH).answer("menhir")

    assert table.holdings().points == 6
    assert table.holdings().resources == [6, 6, 6]


def test_waived_units_of_a_menhir_cannot_be_replaced_by_other_kinds() -> None:
    """TC-11"""
    table = Table().resources(4, 0, 0).elder(ARCHDRUID).creature(FACHAN)

    assert not table.offers("menhir")


def test_the_payer_chooses_which_units_are_waived() -> None:
    """TC-12"""
    table = Table().resources(3, 1, 0).elder(ARCHDRUID).creature(FACHAN)

    table.answer("menhir")

    assert table.holdings().resources == [0, 0, 0]
    assert table.holdings().points == 6


def test_every_split_of_a_discounted_menhir_is_offered() -> None:
    """PAY-2"""
    table = Table().resources(3, 3, 3).elder(ARCHDRUID).answer("menhir").asks(0, "pay_menhir")

    splits = {option[1:] for option in table.offered("pay")}
    assert splits == {(3, 3, 1), (3, 1, 3), (1, 3, 3), (3, 2, 2), (2, 3, 2), (2, 2, 3)}


def test_the_horn_of_plenty_swaps_and_adds_three() -> None:
    """EX-14"""
    table = Table().resources(4, 0, 2).artifact(HORN).answer("use_artifact", HORN).asks(0, "swap")

    table.answer("swap", FEATHER, RUNE, 4)

    assert table.holdings().resources == [0, 0, 9]
    assert table.state.notch[HORN] == 1


def test_the_horn_of_plenty_may_swap_nothing() -> None:
    """ART-4"""
    table = Table().resources(0, 0, 0).artifact(HORN).answer("use_artifact", HORN).asks(0, "swap")

    assert [option[2:] for option in table.offered("swap")] == [(0, 0), (1, 0), (2, 0)]


def test_the_ring_replays_a_promotion_of_the_druid_that_stands_on_it() -> None:
    """EX-11"""
    table = Table().resources(0, 0, 0).points(3).artifact(RING, 2).card(VENERATION, PLAYED)

    table.answer("use_artifact", RING)
    if table.prompt == "replay":
        table.answer("replay", deed_of(VENERATION, 2))
    table.asks(0, "promote").answer("promote", ON_ARTIFACT + RING, BARD)

    held = table.holdings()
    assert table.state.notch[RING] == 3
    assert held.points == 0
    assert held.artifacts == []
    assert held.exhausted == [RING]
    assert held.kinds_at(ON_ARTIFACT + RING) == [BARD]
    table.sound()


def test_an_artifact_needs_the_points_it_takes_beforehand() -> None:
    """TC-41"""
    table = Table().points(2).artifact(SHIELD, 2)
    assert not table.offers("use_artifact", SHIELD)


def test_tarw_adds_a_point_after_the_use() -> None:
    """TC-42"""
    table = Table().points(3).artifact(SHIELD, 2).creature(TARW)

    table.answer("use_artifact", SHIELD)

    assert table.holdings().points == 3
    assert table.holdings().exhausted == [SHIELD]


def test_exhaustion_is_judged_after_the_action() -> None:
    """SPE-5: what the Cauldron brews on its last notch may turn the Cauldron back."""
    table = Table().points(3).artifact(CAULDRON, 2).ingredients(BLUEBERRY).potions(TARANIS)

    table.answer("use_artifact", CAULDRON).asks(0, "recharge").answer("recharge", CAULDRON)

    assert table.state.notch[CAULDRON] == 1
    assert table.holdings().artifacts == [CAULDRON]
    assert table.holdings().exhausted == []
    table.sound()


def test_an_artifact_is_used_once_per_round_by_placement() -> None:
    """SPE-6"""
    table = Table().points(9).artifact(SHIELD).move(REST, ON_ARTIFACT + SHIELD)

    assert not table.offers("use_artifact", SHIELD)


def test_powers_that_cannot_be_used_are_not_offered() -> None:
    """ART-3"""
    table = Table().artifact(3).artifact(7)
    table.creature(34)

    assert table.offered("use_artifact") == []  # no Creature place, nothing to brew


def test_the_fox_gains_six_of_one_resource_with_an_elder() -> None:
    assert not Table().offers("order", FOX, 0)

    table = Table().resources(1, 1, 1).elder(BARD).answer("order", FOX, 0).asks(0, "six")
    table.answer("gain", FEATHER)

    assert table.holdings().resources == [7, 1, 1]


def test_the_forest_draws_three_random_ingredients_with_an_elder() -> None:
    table = Table(orders=("forest", "bee")).elder(BARD).luck(0, 0, 0)

    table.answer("order", 4, 1)

    assert table.holdings().ingredients == [3, 0, 0, 0, 0]


def test_the_blackbird_takes_a_creature_with_an_elder() -> None:
    table = Table(orders=("blackbird", "bee")).elder(BARD).display(3, 4, 5).luck(0)

    table.answer("order", 1, 0).asks(0, "creature").answer("take_creature", 4)

    assert table.holdings().creatures == [4]
    assert table.holdings().resources == [6, 6, 6]


def test_an_order_space_is_used_once_per_round() -> None:
    """SPE-3"""
    table = Table(orders=("bee", "fox")).move(REST, 4)

    assert table.offered("order") == []
