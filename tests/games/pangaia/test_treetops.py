"""3.9 Tree growth and harvesting."""

from __future__ import annotations

import pytest

from nemeton.games.pangaia.laws.treetops import DemandPayment
from tests.games.pangaia.table import GREEN, RED, Table

TREE = (1, -2)  # six lands around it
SUN, WIND, RAIN, SNOW = 1, 2, 4, 8


def test_x11_three_different_resources_free_the_treetop_of_slot_four_and_plant_two() -> None:
    table = Table().tree(RED, TREE).resources(RED, sun=1, wind=1, snow=1).free_seeds(RED, 2)

    table.growth(RED).asks(RED, "grow").answer("grow", 3, TREE)
    table.asks(RED, "plant_seed").answer("sow", (1, -1)).answer("sow", (0, -1))

    assert table.level(TREE) == 2
    assert table.held(RED) == [0, 0, 0, 0]
    assert table.seeds_on(RED, (1, -1)) == table.seeds_on(RED, (0, -1)) == 1


def test_x11_both_seeds_may_go_on_the_same_land_but_not_under_the_tree() -> None:
    table = Table().tree(RED, TREE).resources(RED, sun=1, wind=1, snow=1).free_seeds(RED, 2)

    table.growth(RED).answer("grow", 3, TREE).asks(RED, "plant_seed")
    assert table.refuses("sow", TREE)
    table.answer("sow", (1, -1)).answer("sow", (1, -1))

    assert table.seeds_on(RED, (1, -1)) == 2


@pytest.mark.parametrize(("payment", "energy"), [(SUN | RAIN | SNOW, 0), (SUN | RAIN, 1), (SUN, 2)])
def test_x12_each_unit_is_a_different_resource_or_life_energy(payment: int, energy: int) -> None:
    table = Table().resources(RED, sun=2, rain=1, snow=1).energy(RED, 2)

    table.state.then(DemandPayment(RED, 3))
    table.growth(RED).asks(RED, "pay")

    assert table.offers("pay", payment, energy)


def test_x12_two_of_one_type_never_pay() -> None:
    """A payment names each type at most once: (sun, sun, rain) cannot even be said."""
    table = Table().resources(RED, sun=2, rain=1)
    table.state.then(DemandPayment(RED, 2))

    table.growth(RED)

    assert table.state.resources[:4] == [1, 0, 0, 0]  # sun and rain, the only way


def test_x12_with_two_suns_and_one_rain_a_cost_of_three_is_refused() -> None:
    table = Table().tree(RED, TREE).resources(RED, sun=2, rain=1).growth(RED)

    assert table.offers("grow", 0, TREE)
    assert table.refuses("grow", 3, TREE)


def test_x16_a_seed_comes_free_when_all_its_slots_are_empty_and_stays_free() -> None:
    table = Table().tree(RED, TREE).energy(RED, 3)

    table.growth(RED).answer("grow", 1, TREE)
    assert table.state.loose[RED] == 1
    table.answer("grow", 2, TREE)
    assert table.state.loose[RED] == 2
    assert table.state.locked[RED] == 0b101

    table.state.full[RED] |= 2
    table.state.level[table.at(TREE)] -= 1
    assert not table.state.faults()
    assert table.state.loose[RED] == 2


def test_x17_the_harvested_seed_may_be_planted_at_once() -> None:
    table = Table().tree(RED, TREE).resources(RED, sun=1, wind=1).seeds(RED, (5, -7))
    assert table.state.loose[RED] == 0

    table.growth(RED).answer("grow", 0, TREE).asks(RED, "plant_seed").answer("sow", (1, -1))

    assert table.seeds_on(RED, (1, -1)) == 1
    assert table.seeds_on(RED, (5, -7)) == 1


def test_c37_both_slots_must_be_empty_at_the_same_time() -> None:
    table = Table().tree(RED, TREE).energy(RED, 2)

    table.growth(RED).answer("grow", 2, TREE)

    assert table.slots(RED) == [1, 2, 4, 5, 6]  # slot 2 holds a treetop (again)
    assert table.state.locked[RED] == 7


def test_c38_slot_six_may_be_paid_with_life_energy_alone() -> None:
    table = Table().tree(RED, TREE).energy(RED, 4)

    table.growth(RED).answer("grow", 5, TREE)

    assert table.level(TREE) == 2
    assert table.state.energy[RED] == 0


def test_c40_without_a_tree_nothing_can_grow() -> None:
    table = Table().resources(RED, sun=3, wind=3, rain=2, snow=2)

    table.growth(RED)

    table.asks(GREEN, "act")


def test_k1_k3_several_treetops_may_go_on_one_tree_in_one_turn() -> None:
    table = Table().tree(RED, TREE).energy(RED, 6)

    table.growth(RED).answer("grow", 1, TREE).answer("grow", 2, TREE).answer("grow", 4, TREE)

    assert table.level(TREE) == 4


def test_k1_an_empty_slot_and_a_foreign_tree_are_refused() -> None:
    table = Table().tree(RED, TREE, level=2, slots=(2,)).tree(GREEN, (0, -1)).energy(RED, 2)
    table.growth(RED)

    assert table.refuses("grow", 1, TREE)
    assert table.refuses("grow", 0, (0, -1))


def test_p4_where_no_land_can_take_a_seed_the_planting_is_skipped() -> None:
    table = Table().tree(RED, TREE).energy(RED, 2)
    for cell in ((1, -1), (0, -1), (2, -2), (0, -2), (2, -3), (1, -3)):
        table.tree(GREEN, cell)
    table.growth(RED).answer("grow", 0, TREE)

    decision = table.state.decision
    assert decision is not None
    assert decision.prompt != "plant_seed"
    assert table.level(TREE) == 2
