"""Several things are picked in any order: nothing of a set follows from the order of asking."""

from __future__ import annotations

import pytest

from nemeton.engine.errors import IllegalChoice
from nemeton.engine.several import Several
from nemeton.games.pangaia.laws.decline import Die
from nemeton.games.pangaia.laws.planting import planting
from tests.games.pangaia.table import GREEN, RED, SNOW, SUN, WIND, Table


def described(table: Table) -> Several:
    several = table.state.pending().several(table.state)
    assert several is not None
    return several


def test_one_snow_of_a_dream_of_three_leaves_the_others_open() -> None:
    table = Table().tree(RED, (0, -1), level=4)
    table.action(RED).answer("dream").asks(RED, "take_resource")
    snow = ("take_resource", SNOW)

    with pytest.raises(IllegalChoice):
        table.answer_together(snow)
    assert described(table).addable([0, 0, 0, 1]) == list(described(table).members)
    table.answer_together(snow, ("take_resource", SUN), ("take_resource", WIND))

    assert table.held(RED) == [1, 1, 0, 1]


def test_the_higher_of_two_seeds_keeps_the_other_possible() -> None:
    table = Table().seeds(RED, (0, -1)).seeds(RED, (2, 0)).turn(RED).asks(RED, "sprout")
    lower, higher = described(table).members

    table.answer_together(higher, lower)

    assert table.level((0, -1)) == table.level((2, 0)) == 1


def test_a_free_seed_is_never_refused_for_its_cost() -> None:
    table = Table().seeds(RED, (0, -1)).seeds(RED, (2, 0)).turn(RED).asks(RED, "sprout")
    lower, higher = described(table).members
    table.answer(*higher)
    if table.prompt != "sprout_more":  # nothing was left to add
        return

    said = table.state.why_not(lower, "en")

    assert "costs 0" not in said
    assert lower[2] == 0


def test_what_sprouts_together_is_paid_together() -> None:
    table = Table().energy(RED, 2)
    for cell in ((0, -1), (2, 0), (-1, -1)):
        table.seeds(RED, cell).seeds(GREEN, cell)
    table.turn(RED).asks(RED, "sprout")
    first, second, third = described(table).members
    assert [first[2], second[2], third[2]] == [1, 1, 1]

    assert described(table).most == 2
    with pytest.raises(IllegalChoice):
        table.answer_together(first, second, third)
    table.answer_together(third, first)

    assert table.state.energy[RED] == 0


def test_seeds_are_planted_round_a_tree_in_any_order() -> None:
    table = Table()
    lands = tuple(sorted(table.state.continent.near[table.at((0, -1))]))[:3]
    table.state.loose[RED] = 2

    table.when(planting(RED, lands, 2))
    table.answer_together(("sow", lands[2]), ("sow", lands[0]))

    seeds = [table.state.seeds[RED * table.state.rules.hexes + land] for land in lands]
    assert seeds == [1, 0, 1]


def test_no_more_seeds_leave_a_land_than_stand_there() -> None:
    table = Table().seeds(RED, (4, -7))
    table.state.loose[RED] = 0
    lands = tuple(sorted(table.state.continent.near[table.at((0, -1))]))[:3]
    origin = table.at((4, -7))
    table.when(planting(RED, lands, 2))

    with pytest.raises(IllegalChoice):
        table.answer_together(("move_seed", origin, lands[2]), ("move_seed", origin, lands[0]))
    table.answer_together(("move_seed", origin, lands[2]))

    assert table.state.seeds[RED * table.state.rules.hexes + lands[2]] == 1


def test_treetops_return_to_slots_in_any_order() -> None:
    table = (
        Table().tree(RED, (0, -1), level=4, slots=(4, 5, 6)).tree(RED, (2, 0), level=2, slots=(1,))
    )
    table.when(Die(RED, table.at((0, -1)), 0)).asks(RED, "return_treetop")

    table.answer_together(*[("return_treetop", slot) for slot in (5, 0, 3)])

    assert not table.state.full[RED] >> 4 & 1
    assert table.state.full[RED] >> 5 & 1
