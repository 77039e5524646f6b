"""3.7, 3.8 Rituals and decline."""

from __future__ import annotations

import json

import pytest

from nemeton.games.pangaia.kinds import PRAYING
from nemeton.games.pangaia.laws.rituals import chains, playable
from nemeton.games.pangaia.state import Pangaia
from tests.games.pangaia.table import GREEN, RED, Table, card

SECRETS = {"secret0": "rk4", "secret1": "rk3"}


def five_in_a_row() -> Table:
    """X6: a chain from snow to wind with two green trees in it."""
    table = Table().rituals("rc5 rk1 rg1", **SECRETS)
    table.tree(RED, (3, -5)).tree(RED, (2, -4), level=2, slots=(4,)).tree(GREEN, (1, -3))
    table.tree(GREEN, (0, -2), level=2).tree(RED, (0, -1))
    return table


def after_the_connection() -> Table:
    """X6: the connection between (3,-5) and (0,-1) is played, decline comes next."""
    table = five_in_a_row().action(RED).asks(RED, "act").answer("pray", card("rc5"))
    ends = sorted([table.at((3, -5)), table.at((0, -1))])
    wind, snow = ends  # the wind end comes first: types are in the order sun, wind, rain, snow
    table.asks(RED, "connect").answer("connect", wind, snow, 4)
    return table


def test_x6_a_connection_scores_own_trees_and_small_trees_of_others() -> None:
    table = after_the_connection()

    assert table.state.energy[RED] == 4
    assert table.held(GREEN) == [0, 0, 1, 0]
    assert table.state.spirit[RED] == PRAYING
    assert table.state.played[RED] == 1


def test_x6_own_trees_wither_in_the_order_their_owner_likes() -> None:
    table = after_the_connection().asks(RED, "wither")

    table.answer("wither", (2, -4)).answer("wither", (0, -1)).decline()
    table.decline()

    assert table.level((2, -4)) == 1
    assert table.slots(RED) == [1, 2, 3, 4, 5, 6]
    assert table.level((3, -5)) == table.level((0, -1)) == 0
    assert table.level((1, -3)) == 1
    assert table.level((0, -2)) == 2
    assert table.state.trees[RED] == 9


def ends(state: Pangaia) -> set[str]:
    """All positions that the choices of a decline lead to."""
    if state.pending().prompt not in ("wither", "return_treetop", "plant_seed"):
        return {json.dumps(state.fields(), sort_keys=True)}
    found: set[str] = set()
    for option in state.options():
        ahead = state.clone()
        assert isinstance(ahead, Pangaia)
        ahead.choose(option)
        found |= ends(ahead)
    return found


def test_d2_whichever_tree_withers_first_leads_to_the_same_positions() -> None:
    table = after_the_connection().seeds(RED, (2, -5)).free_seeds(RED, 1)
    table.tree(RED, (5, -7), level=3, slots=(1, 2))
    table.asks(RED, "wither")
    assert table.state.decision is not None
    assert table.state.decision.indifferent

    reached = []
    for option in table.state.options():
        ahead = table.state.clone()
        assert isinstance(ahead, Pangaia)
        ahead.choose(option)
        reached.append(ends(ahead))

    assert len(reached) == 3
    assert len(reached[0]) > 10
    assert reached[0] == reached[1] == reached[2]


@pytest.mark.parametrize("plant", [True, False])
def test_x7_a_seed_may_take_the_place_of_a_tree_that_died(plant: bool) -> None:
    table = after_the_connection().free_seeds(RED, 2).answer("wither", (3, -5))

    table.asks(RED, "plant_seed")
    if plant:
        table.answer("sow", (3, -5))
    else:
        table.decline()

    assert table.seeds_on(RED, (3, -5)) == plant
    table.asks(RED, "wither").answer("wither", (0, -1)).asks(RED, "plant_seed").answer(
        "sow", (0, -1)
    )
    assert table.seeds_on(RED, (0, -1)) == 1


def test_x9_a_grove_is_a_tree_and_all_its_neighbours() -> None:
    table = Table().rituals("rg3 rk1 rg1", **SECRETS)
    table.tree(RED, (2, -3)).tree(RED, (2, -2)).tree(RED, (1, -3))
    table.tree(GREEN, (2, -4)).tree(GREEN, (3, -4)).tree(GREEN, (3, -3), level=2)

    table.action(RED).answer("pray", card("rg3")).asks(RED, "grove").answer("grove", (2, -3), 5)

    assert table.state.energy[RED] == 5
    assert table.held(GREEN) == [0, 0, 1, 0]
    table.asks(RED, "wither")
    assert sorted(option[1] for option in table.state.options()) == sorted(
        table.at(cell) for cell in ((2, -3), (2, -2), (1, -3))
    )
    while table.state.pending().prompt in ("wither", "plant_seed"):
        table.state.choose(table.state.options()[-1])
    assert table.state.trees[RED] == 10
    assert [table.level(cell) for cell in ((2, -4), (3, -4), (3, -3))] == [1, 1, 2]


def crowned() -> Table:
    table = Table().rituals("rk2 rk1 rg1", **SECRETS).free_seeds(RED, 3)
    table.tree(RED, (1, -1), level=3, slots=(5, 6)).tree(RED, (0, -1)).tree(GREEN, (2, -2), level=2)
    return table


def test_x10_a_crown_scores_its_level_and_one_and_dies() -> None:
    table = crowned().tree(RED, (4, -7), level=2, slots=(1,))

    table.action(RED).answer("pray", card("rk2"))
    assert table.state.energy[RED] == 4
    table.asks(RED, "return_treetop").answer("return_treetop", 0)
    table.asks(RED, "return_treetop").answer("return_treetop", 5)

    assert table.slots(RED) == [1, 2, 3, 4, 6]
    assert table.level((1, -1)) == 0
    assert table.state.trees[RED] == 8


def test_x10_up_to_its_level_in_seeds_go_on_its_land_and_around_it() -> None:
    table = crowned().action(RED).answer("pray", card("rk2")).asks(RED, "plant_seed")

    targets = {option[-1] for option in table.offered("sow")}
    assert targets == {table.at(cell) for cell in ((1, -1), (1, -2), (2, -1))}
    for cell in sorted([(1, -1), (1, -2), (2, -1)], key=table.at):
        table.answer("sow", cell)

    assert all(table.seeds_on(RED, cell) == 1 for cell in ((1, -1), (1, -2), (2, -1)))


def test_c26_of_two_shortest_chains_the_player_chooses() -> None:
    for via, points, gift in (((1, -2), 3, 0), ((2, -2), 2, 1)):
        table = Table().rituals("rc4 rk1 rg1", **SECRETS)
        table.tree(RED, (1, -1)).tree(RED, (2, -3))
        table.tree(GREEN, (1, -2)).tree(GREEN, (2, -2), level=2)

        table.action(RED).answer("pray", card("rc4")).asks(RED, "chain")
        assert len(table.state.options()) == 2
        option = next(o for o in table.state.options() if o[2] == table.at(via))
        table.state.choose(option)

        assert table.state.energy[RED] == points
        assert table.held(GREEN) == [0, 0, gift, 0]


def test_rt3_the_chains_are_all_shortest_ones_the_best_first_without_duplicates() -> None:
    table = Table().tree(RED, (1, -1)).tree(RED, (2, -3))
    table.tree(GREEN, (1, -2)).tree(GREEN, (2, -2), level=2).tree(GREEN, (0, -2))

    found = chains(table.state, RED, table.at((1, -1)), table.at((2, -3)))

    assert found == [
        tuple(table.at(cell) for cell in ((1, -1), via, (2, -3))) for via in ((1, -2), (2, -2))
    ]


def test_a16_other_ends_may_be_chosen_although_their_chain_is_longer() -> None:
    table = Table().rituals("rc4 rk1 rg1", **SECRETS)
    for cell in ((1, -1), (1, -2), (2, -3), (1, -3)):
        table.tree(RED, cell)

    table.action(RED).answer("pray", card("rc4")).asks(RED, "connect")

    assert table.offers("connect", (1, -2), (2, -3), 2)
    assert table.offers("connect", (1, -1), (1, -3), 3)


def test_c28_two_trees_of_one_tile_connect_for_a_same_type_card() -> None:
    table = Table().rituals("rc8 rk1 rg1", **SECRETS).tree(RED, (1, -1)).tree(RED, (0, -1))

    table.action(RED).answer("pray", card("rc8")).asks(RED, "wither")

    assert table.state.energy[RED] == 2
    assert len(table.state.options()) == 2


def test_c29_an_end_of_the_chain_must_be_an_own_tree() -> None:
    table = Table().rituals("rc8 rk1 rg1", **SECRETS).tree(RED, (1, -1)).tree(GREEN, (0, -1))

    table.action(RED)

    assert table.refuses("pray", card("rc8"))


def test_c30_a_grove_needs_a_neighbour() -> None:
    table = Table().tree(RED, (-1, -1))
    assert not playable(table.state, RED, card("rg1"))

    table.tree(GREEN, (-1, -2))
    assert playable(table.state, RED, card("rg1"))


def test_c32_a_crown_must_be_strictly_taller_also_than_own_neighbours() -> None:
    table = Table().tree(RED, (1, -1), level=2).tree(RED, (0, -1), level=2)

    assert not playable(table.state, RED, card("rk2"))


def test_c33_a_lone_tree_of_level_one_is_a_crown_for_two() -> None:
    table = Table().rituals("rk2 rk1 rg1", **SECRETS).tree(RED, (1, -1)).free_seeds(RED, 2)

    table.action(RED).answer("pray", card("rk2")).asks(RED, "plant_seed").answer("sow", (1, -1))

    assert table.state.energy[RED] == 2
    assert table.seeds_on(RED, (1, -1)) == 1
    assert table.state.turn.seat == GREEN  # one seed, not two


def test_c34_every_tall_tree_of_an_opponent_brings_its_own_lands_resource() -> None:
    table = Table().rituals("rg3 rk1 rg1", **SECRETS).tree(RED, (2, -3))
    table.tree(GREEN, (3, -3), level=2).tree(GREEN, (3, -4), level=2)

    table.action(RED).answer("pray", card("rg3"))

    assert table.held(GREEN) == [0, 0, 1, 1]


def test_c36_treetops_return_to_the_slots_that_are_empty() -> None:
    table = Table().rituals("rk2 rk1 rg1", **SECRETS)
    table.tree(RED, (1, -1), level=3, slots=(5, 6))

    table.action(RED).answer("pray", card("rk2"))

    assert table.slots(RED) == [1, 2, 3, 4, 5, 6]


def test_d1_the_owner_chooses_the_slot_of_a_returning_treetop() -> None:
    table = Table().rituals("rc8 rk1 rg1", **SECRETS)
    table.tree(RED, (1, -1), level=3, slots=(2, 6)).tree(RED, (0, -1), level=2, slots=(4,))

    table.action(RED).answer("pray", card("rc8")).answer("wither", (1, -1))
    table.asks(RED, "return_treetop")
    assert table.state.options() == [("return_treetop", slot) for slot in (1, 3, 5)]
    table.answer("return_treetop", 5).asks(RED, "return_treetop").answer("return_treetop", 1)

    assert table.slots(RED) == [1, 2, 3, 5, 6]


def test_x18_after_the_secret_ritual_a_new_one_from_the_pile_unseen() -> None:
    table = Table().rituals("rc1 rk1 rg1", secret0="rk2", secret1="rk3").tree(RED, (1, -1))

    table.action(RED).answer("pray", card("rk2")).asks(RED, "new_secret").answer("draw_secret")

    assert table.state.secret[RED] not in table.state.pile
    assert table.state.view(GREEN)["board"]["players"][RED]["secret"] is None
    assert table.state.view(RED)["board"]["players"][RED]["secret"] is not None
    assert len(table.state.display) == 3


def test_x18_or_a_displayed_one_which_is_refilled_and_known_to_all() -> None:
    table = Table().rituals("rc1 rk1 rg1", secret0="rk2", secret1="rk3").tree(RED, (1, -1))
    pile = len(table.state.pile)

    table.action(RED).answer("pray", card("rk2")).answer("take_secret", card("rg1"))

    assert table.state.secret[RED] == card("rg1")
    assert len(table.state.display) == 3
    assert len(table.state.pile) == pile - 1
    assert table.state.view(GREEN)["board"]["players"][RED]["secret"] == "rg1"
    assert table.state.view(None)["board"]["players"][RED]["secret"] == "rg1"


def test_a3_a_displayed_card_that_was_played_is_replaced_at_once() -> None:
    table = Table().rituals("rk2 rk1 rg1", **SECRETS).tree(RED, (1, -1))

    table.action(RED).answer("pray", card("rk2"))

    assert card("rk2") in table.state.discard
    assert len(table.state.display) == 3


def test_a3_without_a_playable_card_praying_is_not_offered() -> None:
    table = Table().rituals("rk2 rk1 rg1", **SECRETS).action(RED)

    assert not table.offered("pray")
    assert table.refuses("pray", card("rk2"))
    assert table.refuses("pray", card("rc7"))


def test_the_points_of_every_realisation_are_shown_before_choosing() -> None:
    table = five_in_a_row().action(RED)

    assert table.state.view(GREEN)["board"]["players"][RED]["worth"] == [4, 0, 0]
    assert table.state.view(GREEN)["board"]["players"][RED]["secret_worth"] is None
    assert table.state.view(RED)["board"]["players"][RED]["secret_worth"] == 3


def test_rt11_a_ritual_is_never_obligatory() -> None:
    table = Table().rituals("rk2 rk1 rg1", secret0="rk4", secret1="rk3").tree(RED, (1, -1))
    table.action(RED)

    assert table.offers("pray", card("rk2"))
    assert table.offers("dream")
