"""3.4 Seed growth."""

from __future__ import annotations

import pytest

from nemeton.engine.flow import PASS
from nemeton.games.pangaia.laws.growth import neighbours, sprouting_cost
from tests.games.pangaia.table import BLUE, GREEN, NONE, RED, SUN, WIND, Table

LONE = (0, -1)  # wind
SHARED = (2, -1)  # wind, beside the lakes (1,0) and (3,-2)


def test_x2_a_lone_seed_sprouts_and_brings_a_resource_of_its_land() -> None:
    table = Table().seeds(RED, LONE)

    table.turn(RED).asks(RED, "sprout").answer("sprout", LONE)

    assert table.level(LONE) == 1
    assert table.holder(LONE) == RED
    assert table.held(RED) == [0, 1, 0, 0]
    assert table.state.trees[RED] == 9
    assert table.state.loose[RED] == 1


def test_x3_the_spirit_counts_as_a_tree_and_wins_the_tie() -> None:
    table = Table().seeds(RED, SHARED).seeds(GREEN, SHARED)
    table.spirit(RED, (1, 0)).spirit(GREEN, (5, -6))

    table.turn(RED).asks(RED, "sprout").answer("sprout", SHARED)

    assert table.holder(SHARED) == RED
    assert table.state.energy[RED] == 0
    assert table.held(RED) == table.held(GREEN) == [0, 1, 0, 0]
    assert table.state.loose[RED] == table.state.loose[GREEN] == 1


def test_x4_a_majority_sprouts_and_everybody_there_gets_one_resource_not_one_per_seed() -> None:
    table = Table().seeds(RED, (-1, -1), 2).seeds(GREEN, (-1, -1))

    table.turn(RED).answer("sprout", (-1, -1))

    assert table.held(RED) == table.held(GREEN) == [1, 0, 0, 0]
    assert (table.state.loose[RED], table.state.loose[GREEN]) == (2, 1)
    assert table.seeds_on(RED, (-1, -1)) == table.seeds_on(GREEN, (-1, -1)) == 0


def test_x5_an_even_tie_is_refused_without_payment_and_accepted_for_one_life_energy() -> None:
    poor = Table().seeds(RED, LONE).seeds(GREEN, LONE).turn(RED)
    rich = Table().seeds(RED, LONE).seeds(GREEN, LONE).energy(RED, 1).turn(RED)

    poor.asks(RED, "act")  # nothing can sprout, so nobody asks
    rich.asks(RED, "sprout").answer("sprout", LONE)

    assert rich.state.energy[RED] == 0
    assert rich.holder(LONE) == RED


@pytest.mark.parametrize(("red_trees", "green_trees", "cost"), [(2, 0, 1), (1, 1, 2)])
def test_c5_c6_one_against_two_costs_one_to_a_favourable_tie_else_two(
    red_trees: int, green_trees: int, cost: int
) -> None:
    land = (2, -3)
    around = [(3, -3), (3, -4), (2, -4)]
    table = Table().seeds(RED, land).seeds(GREEN, land, 2)
    for cell in around[:red_trees]:
        table.tree(RED, cell)
    for cell in around[red_trees : red_trees + green_trees]:
        table.tree(GREEN, cell)

    assert sprouting_cost(table.state, RED, table.at(land)) == cost


def test_c8_in_a_tie_of_three_every_rival_with_as_many_seeds_is_compared() -> None:
    table = Table(players=3)
    game = table.state
    land = next(each for each in game.continent.lands if len(game.continent.near[each]) >= 4)
    cell = game.continent.coordinates(land)
    around = [game.continent.coordinates(each) for each in game.continent.near[land]]
    for side in (RED, GREEN, BLUE):
        table.seeds(side, cell, 2)
    for side, place in ((RED, 0), (RED, 1), (GREEN, 2), (GREEN, 3)):
        table.tree(side, around[place])

    assert [neighbours(game, side, land) for side in range(3)] == [2, 2, 0]
    assert sprouting_cost(game, RED, land) == 1


def test_a10_a_rival_with_fewer_seeds_is_not_compared() -> None:
    table = Table(players=3)
    game = table.state
    land = next(each for each in game.continent.lands if len(game.continent.near[each]) >= 4)
    cell = game.continent.coordinates(land)
    around = [game.continent.coordinates(each) for each in game.continent.near[land]]
    table.seeds(RED, cell, 2).seeds(GREEN, cell, 2).seeds(BLUE, cell, 1)
    table.tree(RED, around[0]).tree(BLUE, around[1]).tree(BLUE, around[2])

    assert sprouting_cost(game, RED, land) == 0


def test_c9_two_lands_that_cost_one_each_cannot_both_be_paid_with_one() -> None:
    table = Table().energy(RED, 1)
    for cell in (LONE, SHARED):
        table.seeds(RED, cell).seeds(GREEN, cell)

    table.turn(RED).asks(RED, "sprout")

    assert table.offers("sprout", LONE)
    assert table.offers("sprout", SHARED)
    table.answer("sprout", LONE).asks(RED, "act")  # no second land is offered
    assert table.level(SHARED) == 0


def test_c10_no_more_lands_than_trees_in_reserve() -> None:
    table = Table()
    for cell in ((1, -3), (2, -3), (3, -3), (1, -2), (0, -3), (2, -5), (3, -5), (2, -4)):
        table.tree(RED, cell)
    for cell in ((-1, -1), (-1, -2), (5, -7)):
        table.seeds(RED, cell)
    assert table.state.trees[RED] == 2

    table.turn(RED).asks(RED, "sprout").answer("sprout", (-1, -1))
    table.asks(RED, "sprout_more").answer("sprout", (5, -7)).asks(RED, "act")

    assert table.state.trees[RED] == 0
    assert table.seeds_on(RED, (-1, -2)) == 1


def test_c12_a_paid_sprouting_sends_all_seeds_back_with_one_resource() -> None:
    table = Table().seeds(RED, LONE).seeds(GREEN, LONE, 3).energy(RED, 3)

    table.turn(RED).answer("sprout", LONE)

    assert table.state.energy[RED] == 0
    assert table.state.loose[GREEN] == 3
    assert table.held(GREEN) == [0, 1, 0, 0]


def test_c13_a_seed_left_dormant_can_be_outnumbered() -> None:
    table = Table().seeds(RED, SHARED).free_seeds(GREEN, 2)

    table.turn(RED).answer("pass").answer("dream")
    table.asks(GREEN, "act").answer("plant", (1, 0), SHARED)
    table.answer("sow", SHARED)
    table.asks(RED, "act").answer("dream")
    table.asks(GREEN, "sprout").answer("sprout", SHARED)

    assert table.holder(SHARED) == GREEN
    assert table.held(RED) == [0, 1, 0, 0]
    assert table.state.loose[RED] == 1


def test_c14_under_a_tree_nothing_sprouts_whatever_is_paid() -> None:
    table = Table(advanced=True).tree(GREEN, LONE).seeds(RED, LONE).energy(RED, 9)

    table.turn(RED).asks(RED, "act")

    assert sprouting_cost(table.state, RED, table.at(LONE)) == -1


def test_x13_without_a_tree_in_reserve_nothing_sprouts_until_one_has_died() -> None:
    cells = [
        (1, -3),
        (2, -3),
        (3, -3),
        (1, -2),
        (0, -3),
        (2, -5),
        (3, -5),
        (2, -4),
        (4, -4),
        (3, -4),
    ]
    table = Table().seeds(RED, (-1, -1)).rituals("rg3 rc1 rc2", secret0="rc3", secret1="rc4")
    for cell in cells:
        table.tree(RED, cell)

    table.turn(RED).asks(RED, "act")
    table.answer("pray", 12).answer("grove", (2, -3), 6)
    while table.state.pending().prompt in ("wither", "plant_seed"):
        table.state.choose(table.state.options()[-1])
    assert table.state.trees[RED] == 6
    table.asks(RED, "grow").decline().asks(GREEN, "act").answer("dream").asks(RED, "sprout")

    assert table.offers("sprout", (-1, -1))


def test_a12_sprouting_is_simultaneous_new_trees_do_not_help_each_other() -> None:
    """(2,-1) is tied; the tree that sprouts on (1,-1) beside it comes too late to help."""
    table = Table().seeds(RED, (1, -1)).seeds(RED, SHARED).seeds(GREEN, SHARED).energy(RED, 1)

    table.turn(RED).answer("sprout", (1, -1)).asks(RED, "sprout_more").answer("sprout", SHARED)

    assert table.state.energy[RED] == 0


def test_g5_a_declaration_lists_lands_in_ascending_order_so_that_each_set_is_reached_once() -> None:
    table = Table().seeds(RED, LONE).seeds(RED, SHARED)
    low, high = sorted([table.at(LONE), table.at(SHARED)])

    table.turn(RED)
    assert table.state.options() == [("sprout", low, 0), ("sprout", high, 0), PASS]
    table.state.choose(("sprout", high, 0))

    table.asks(RED, "act")
    assert table.state.level[low] == 0


def test_g2_why_not_says_what_stands_in_the_way() -> None:
    table = Table().seeds(RED, LONE).seeds(RED, SHARED).seeds(GREEN, SHARED).tree(GREEN, (1, -1))
    table.turn(RED)

    assert table.refuses("sprout", SHARED)
    assert table.refuses("sprout", (1, -1))
    assert table.refuses("sprout", (4, -4))


def test_g7_skipping_is_always_allowed() -> None:
    table = Table().seeds(RED, (-1, -1))

    table.turn(RED).answer(*NONE).asks(RED, "act")

    assert table.seeds_on(RED, (-1, -1)) == 1
    assert table.held(RED)[SUN] == table.held(RED)[WIND] == 0


def test_g4_the_price_is_shown_before_choosing() -> None:
    table = Table().seeds(RED, LONE).seeds(GREEN, LONE).seeds(RED, SHARED).energy(RED, 1).turn(RED)

    assert table.offers("sprout", LONE, 1)
    assert table.offers("sprout", SHARED, 0)
    seen = {
        (each["land"], each["owner"]): each for each in table.state.view(None)["board"]["seeds"]
    }
    assert seen[table.at(LONE), RED]["cost"] == 1
    assert seen[table.at(LONE), RED]["neighbours"] == 0
