"""3.5, 3.6 Planting, and the actions of the spirit."""

from __future__ import annotations

from nemeton.games.pangaia.kinds import DREAMING
from tests.games.pangaia.table import GREEN, RED, Table


def test_c18_all_seeds_of_a_plant_action_go_on_one_land() -> None:
    table = Table().free_seeds(RED, 3)

    table.action(RED).answer("plant", (1, 0), (2, 0))
    table.asks(RED, "plant_seed")  # the first seed had nowhere else to come from or to go
    assert table.refuses("sow", (2, -1))
    table.answer("sow", (2, 0)).answer("sow", (2, 0))

    assert table.seeds_on(RED, (2, 0)) == 3


def test_a1_at_least_one_seed_must_be_planted() -> None:
    table = Table().free_seeds(RED, 2)

    table.action(RED).answer("plant", (1, 0), (2, 0))

    assert table.seeds_on(RED, (2, 0)) == 1  # the only way to begin was taken unasked
    table.asks(RED, "plant_seed").decline()
    assert table.seeds_on(RED, (2, 0)) == 1


def test_a1_nobody_is_offered_more_seeds_than_can_come() -> None:
    table = Table().seeds(RED, (5, -7)).seeds(RED, (2, 0)).free_seeds(RED, 1)

    table.action(RED).answer("plant", (1, 0), (2, 0)).asks(RED, "plant_seed")
    several = table.state.pending().several(table.state)

    assert several is not None
    assert several.most == 2  # the one in reserve and the one elsewhere


def test_p1_a_seed_may_be_taken_from_wherever_it_stands() -> None:
    table = Table().seeds(RED, (5, -7)).free_seeds(RED, 1)

    table.action(RED).answer("plant", (1, 0), (2, 0)).asks(RED, "plant_seed")
    table.answer("move_seed", (5, -7), (2, 0))

    assert table.seeds_on(RED, (2, 0)) == 1
    assert table.seeds_on(RED, (5, -7)) == 0
    assert table.state.loose[RED] == 1


def test_c20_a_lake_with_trees_all_around_cannot_be_chosen() -> None:
    table = Table().tree(GREEN, (4, -5)).tree(RED, (4, -4)).action(RED)

    assert not table.offers("plant", (5, -5))
    assert table.refuses("plant", (5, -5), (4, -5))


def test_c20_under_the_advanced_rules_it_can() -> None:
    table = Table(advanced=True).tree(GREEN, (4, -5)).tree(RED, (4, -4)).action(RED)

    assert table.offers("plant", (5, -5), (4, -5))


def test_c21_a_lake_with_another_spirit_is_taken_the_own_one_may_be_kept() -> None:
    table = Table().spirit(GREEN, (0, 0)).spirit(RED, (1, 0)).action(RED)

    assert table.refuses("plant", (0, 0), (0, -1))
    table.answer("plant", (1, 0), (2, 0))
    assert table.on_lake(RED, (1, 0))


def test_c24_locked_seeds_are_never_a_source() -> None:
    table = Table().seeds(RED, (5, -7))
    assert table.state.locked[RED] == 7

    table.action(RED).answer("plant", (1, 0), (2, 0))

    assert table.seeds_on(RED, (2, 0)) == 1  # moved from (5,-7): there was no other
    assert table.seeds_on(RED, (5, -7)) == 0
    assert table.state.locked[RED] == 7


def test_c25_planting_the_only_seed_where_it_stands_moves_only_the_spirit() -> None:
    table = Table().seeds(RED, (2, -1)).spirit(RED, (1, 0))

    table.action(RED).answer("plant", (3, -2), (2, -1))

    assert table.on_lake(RED, (3, -2))
    assert table.seeds_on(RED, (2, -1)) == 1


def test_p2_seeds_of_others_do_not_forbid_a_land() -> None:
    table = Table().seeds(GREEN, (2, -1), 3).action(RED)

    table.answer("plant", (1, 0), (2, -1))

    assert table.seeds_on(RED, (2, -1)) == 1


def test_x8_dreaming_gives_a_chosen_resource_for_each_treetop_on_the_continent() -> None:
    table = Table().tree(RED, (0, -1), level=4)

    table.action(RED).answer("dream")
    for resource in (0, 0, 2):
        table.asks(RED, "take_resource").answer("take_resource", resource)

    assert table.held(RED) == [2, 0, 1, 0]
    assert table.state.spirit[RED] == DREAMING


def test_c22_dreaming_with_all_slots_full_is_legal_and_yields_nothing() -> None:
    table = Table().action(RED)

    table.answer("dream")

    assert table.held(RED) == [0, 0, 0, 0]
    assert table.state.turn.seat == GREEN


def test_a4_after_dreaming_the_lake_is_free() -> None:
    table = Table().spirit(RED, (1, 0)).action(RED)

    table.answer("dream").asks(GREEN, "act")

    assert table.offers("plant", (1, 0), (2, 0))
