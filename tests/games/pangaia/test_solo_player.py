"""3.12 The player against the Corrupted Spirit: growth, healing, purifying, sealing, the end."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.games.pangaia.automaton.healing import tiles_beside
from nemeton.games.pangaia.automaton.purifying import Purify, replace_by_evil_seed
from nemeton.games.pangaia.kinds import CORRUPTED, PLAYER, SPIRIT_NAME, TITLES
from nemeton.games.pangaia.laws.blessings import PlayBlessing
from nemeton.games.pangaia.laws.rituals import playable
from nemeton.games.pangaia.laws.spirit import Plant
from nemeton.games.pangaia.laws.turn import TakeTurn
from tests.games.pangaia.table import NONE, Cell, Table, blessing, card

FAR = (-2, -1)  # where evil seeds wait that a test does not care about


def solo(*seeds: Cell, **options: Any) -> Table:
    """No corrupted tree; four evil seeds, the ones not named far away."""
    table = Table(players=1, **options).calm().evil_seed(*seeds)
    return table.evil_seed(*[FAR] * (4 - len(seeds)))


# Healing


def test_x25_healing_beside_the_spirit() -> None:
    """The lake (1,0) of tile 1 touches tile 0 too."""
    table = solo().marked(0).energy(PLAYER, 9)
    assert tiles_beside(table.state, table.at((1, 0))) == [0, 1]

    table.happens(Plant(PLAYER, table.at((1, 0)), table.at((2, 0)))).asks(PLAYER, "heal")
    table.answer("nourish", 1).answer("heal", 0)

    assert table.state.land_energy[1] == 3
    assert table.state.marked[0] == 0
    assert table.state.land_energy[0] == 1
    assert table.state.energy[PLAYER] == 0
    assert table.seeds_on(PLAYER, (2, 0)) == 1


def test_z18_only_tiles_beside_the_spirit_are_healed_as_often_as_can_be_paid() -> None:
    table = solo().energy(PLAYER, 7)

    table.happens(Plant(PLAYER, table.at((1, 0)), table.at((2, 0)))).asks(PLAYER, "heal")
    assert table.refuses("nourish", 7)
    assert table.refuses("heal", 1)
    table.answer("nourish", 1).answer("nourish", 1)

    assert table.state.land_energy[1] == 4
    assert table.state.energy[PLAYER] == 1


def test_a36_a_land_of_a_corrupted_tile_may_be_planted_when_it_is_healed_first() -> None:
    rich = solo().marked(5).energy(PLAYER, 6).happens()
    poor = solo().marked(5).energy(PLAYER, 5).happens()

    assert poor.refuses("plant", (5, -5), (4, -5))
    rich.answer("plant", (5, -5), (4, -5))

    assert rich.state.marked[5] == 0
    assert rich.state.energy[PLAYER] == 0
    assert rich.seeds_on(PLAYER, (4, -5)) == 1


def test_c78_nothing_is_planted_or_grown_on_a_corrupted_tile_but_its_lake_may_be_used() -> None:
    table = solo().marked(0).tree(PLAYER, (1, -1)).tree(PLAYER, (4, -7)).energy(PLAYER, 4)

    table.happens()
    assert table.refuses("plant", (0, 0), (0, -1))
    table.clear_stack().growth(PLAYER)
    assert table.refuses("grow", 1, (1, -1))
    assert table.offers("grow", 1, (4, -7))

    usable = solo().marked(1).happens()  # its lake (1,0) also touches (1,-1) of tile 0
    usable.answer("plant", (1, 0), (1, -1))
    assert usable.on_lake(PLAYER, (1, 0))


# Growth


def test_c76_evil_seeds_move_on_when_the_player_sprouts_among_them() -> None:
    table = solo((2, 0)).seeds(PLAYER, (2, 0), 2).spirit(CORRUPTED, (3, -2))

    table.happens(TakeTurn(PLAYER)).answer("sprout", (2, 0))

    assert table.holder((2, 0)) == PLAYER
    assert table.held(PLAYER) == [0, 1, 0, 0]
    assert table.seeds_on(CORRUPTED, (2, 0)) == 0
    assert table.seeds_on(CORRUPTED, (2, -1)) + table.seeds_on(CORRUPTED, (3, -1)) == 1
    assert table.state.resources[4:] == [0, 0, 0, 0]


def test_z17_a_miraculous_seed_may_be_an_evil_one() -> None:
    table = solo((2, 0)).hand(PLAYER, "bl6").spirit(CORRUPTED, (3, -2))

    table.happens(PlayBlessing(PLAYER, blessing("bl6"))).asks(PLAYER, "miracle")
    table.answer("miracle", (2, 0), SPIRIT_NAME)

    assert table.holder((2, 0)) == CORRUPTED
    assert table.seeds_on(CORRUPTED, (2, 0)) == 0


def test_z15_a_contaminated_tree_is_nobodys_for_the_player() -> None:
    table = solo().tree(PLAYER, (1, -1)).tree(PLAYER, (0, -1)).blight((1, -1))

    assert not playable(table.state, PLAYER, card("rc8"))
    assert playable(table.state, PLAYER, card("rg2"))  # (0,-1) with a corrupted neighbour
    table.hand(PLAYER, "bl3").happens(PlayBlessing(PLAYER, blessing("bl3")))
    assert table.level((0, -1)) == 0  # the only tree that may be chosen


def test_z16_lands_of_a_corrupted_tile_match_no_type_but_trees_there_still_join() -> None:
    table = solo().tree(PLAYER, (1, -1)).tree(PLAYER, (0, -1))
    assert playable(table.state, PLAYER, card("rc8"))

    table.marked(0)
    assert not playable(table.state, PLAYER, card("rc8"))
    table.tree(PLAYER, (2, -1)).tree(PLAYER, (2, 0))
    assert playable(table.state, PLAYER, card("rc8"))


# Purifying and sealing


def test_c68_a_contaminated_tree_scores_nothing_loses_its_treetop_and_is_healthy_again() -> None:
    table = solo().rituals("rc8 rk1 rg1").tree(PLAYER, (0, -1)).tree(PLAYER, (1, -2))
    table.tree(PLAYER, (2, -1)).tree(PLAYER, (1, -1)).blight((1, -1))

    table.happens().answer("pray", card("rc8")).asks(PLAYER, "connect")
    table.answer("connect", (0, -1), (2, -1), 2)
    while table.state.pending().prompt in ("wither", "plant_seed"):
        table.state.choose(table.state.options()[-1])

    assert table.state.energy[PLAYER] == 2
    assert table.holder((1, -1)) == CORRUPTED
    table.asks(PLAYER, "seal").decline()
    assert table.holder((1, -1)) == PLAYER
    assert table.level((1, -1)) == 1
    assert table.state.supply == 6


def test_x26_sealing_costs_the_slot_and_brings_its_blessings() -> None:
    table = solo().evil_tree((1, -1), 2).resources(PLAYER, sun=1, rain=1, wind=1)

    table.happens(Purify(table.at((1, -1)))).asks(PLAYER, "seal")
    assert table.refuses("seal", 5)  # four different ones would be needed
    table.answer("seal", 4)

    assert table.held(PLAYER) == [0, 0, 0, 0]
    assert table.state.sealed_slots == 1 << 4
    assert len(table.state.hands[PLAYER]) == 2
    assert table.level((1, -1)) == 1
    table.asks(PLAYER, "act")


def test_c69_a_completed_group_seals_an_evil_seed_of_choice() -> None:
    table = solo((2, 0)).sealed(2).evil_tree((1, -1), 2).energy(PLAYER, 2)

    table.happens(Purify(table.at((1, -1)))).answer("seal", 2)
    table.asks(PLAYER, "seal_seed").answer("seal_seed", (2, 0))

    assert len(table.state.hands[PLAYER]) == 1
    assert table.state.sealed_seeds == 0b010
    assert table.seeds_on(CORRUPTED, (2, 0)) == 0


def test_z21_without_payment_the_treetop_goes_back_to_the_supply() -> None:
    table = solo().evil_tree((1, -1), 3)

    table.happens(Purify(table.at((1, -1)))).asks(PLAYER, "act")

    assert table.level((1, -1)) == 2
    assert table.state.supply == 5


def test_z21_life_energy_scored_by_this_ritual_may_be_used() -> None:
    table = solo().rituals("rg2 rk1 rg1").tree(PLAYER, (0, -1)).evil_tree((1, -1), 2)

    table.happens().answer("pray", card("rg2")).decline()  # no seed in place of the withered tree

    table.asks(PLAYER, "seal").answer("seal", 1)
    assert table.state.energy[PLAYER] == 0


def test_z20_the_corrupted_tree_of_a_ritual_is_foretold_to_lose_a_level() -> None:
    table = solo().rituals("rg2 rk1 rg1").tree(PLAYER, (0, -1)).evil_tree((1, -1), 2).happens()

    seen = table.state.preview(("pray", card("rg2")), PLAYER, "en")

    land = table.state.setup.game.names["hex"][table.at((1, -1))]
    assert f"The tree on {land}: level 2 → 1." in seen.gain


def test_z21_blessings_just_drawn_may_pay_for_the_next_treetop() -> None:
    """Slot 6 brings three blessings, and they stay open while the second treetop falls."""
    table = solo().rituals("rg2 rk1 rg1").tree(PLAYER, (1, -1)).blessing_pile("bl2", "bl4", "bl4")
    table.evil_tree((0, -1), 2).evil_tree((2, -1), 2).energy(PLAYER, 3)

    table.happens().answer("pray", card("rg2")).decline()
    table.answer("purify", (2, -1)).answer("seal", 5).asks(PLAYER, "seal")
    assert table.options() == [NONE, ("bless", blessing("bl2")), ("bless", blessing("bl4"))]
    table.answer("bless", blessing("bl4")).answer("take_resource", 0).answer("take_resource", 1)
    table.asks(PLAYER, "seal").answer("bless", blessing("bl2")).answer("seal", 4)

    assert table.state.sealed_slots == 1 << 5 | 1 << 4
    assert table.state.supply == 4


def test_z24_resources_may_be_converted_while_sealing() -> None:
    table = solo().sealed(2).evil_tree((1, -1), 2).resources(PLAYER, rain=4)

    table.happens(Purify(table.at((1, -1)))).asks(PLAYER, "seal", NONE, ("convert", 2))
    table.answer("convert", 2).answer("seal", 2)

    assert table.state.sealed_slots == 0b110
    assert table.held(PLAYER) == [0, 0, 0, 0]


def test_z21_doing_without_is_an_answer_and_is_told() -> None:
    table = solo().evil_tree((1, -1), 2).hand(PLAYER, "bl4")

    table.happens(Purify(table.at((1, -1)))).asks(PLAYER, "seal").decline()

    assert table.state.supply == 6
    table.told(PLAYER, "blight_lost", land=table.at((1, -1)))


def test_z21_nothing_is_asked_where_no_free_action_could_pay() -> None:
    """Three rain make 1 life energy, no more than one of them is worth; nor does planting pay."""
    table = solo().sealed(2).evil_tree((1, -1), 2).resources(PLAYER, rain=3).hand(PLAYER, "bl1")

    table.happens(Purify(table.at((1, -1)))).asks(PLAYER, "act")

    assert table.state.supply == 5


def test_c70_a_dying_corrupted_tree_leaves_a_seed_from_the_nearest_crowd() -> None:
    table = Table(players=1).calm().evil_tree((1, -1))
    table.evil_seed((0, -1), (3, -4), (3, -4), (4, -7))

    table.happens(Purify(table.at((1, -1))))

    assert table.level((1, -1)) == 0
    assert table.seeds_on(CORRUPTED, (1, -1)) == 1
    assert table.seeds_on(CORRUPTED, (3, -4)) == 1
    assert table.seeds_on(CORRUPTED, (0, -1)) == 1


def test_z20_without_a_crowd_the_nearest_evil_seed_comes() -> None:
    table = Table(players=1).calm().evil_seed((0, -1), (3, -4), (5, -7), (4, -7))

    replace_by_evil_seed(table.state, table.at((1, -1)))

    assert table.seeds_on(CORRUPTED, (1, -1)) == 1
    assert table.seeds_on(CORRUPTED, (0, -1)) == 0


def test_z20_own_trees_wither_first_then_corrupted_ones_in_the_order_the_player_likes() -> None:
    table = solo().rituals("rg2 rk1 rg1").tree(PLAYER, (1, -1))
    table.evil_tree((0, -1), 2).evil_tree((2, -1), 2)

    table.happens().answer("pray", card("rg2")).asks(PLAYER, "plant_seed").decline()
    table.asks(PLAYER, "purify").answer("purify", (2, -1))

    assert table.level((1, -1)) == 0
    table.asks(PLAYER, "seal").answer("seal", 1)
    assert (table.level((2, -1)), table.level((0, -1))) == (1, 1)
    assert table.state.supply == 5  # of the second one nothing could be paid


def test_a34_tall_corrupted_trees_bring_nobody_a_resource() -> None:
    table = solo().rituals("rg2 rk1 rg1").tree(PLAYER, (1, -1)).evil_tree((0, -1), 3)

    table.happens().answer("pray", card("rg2"))

    assert table.state.resources == [0] * 8
    assert table.state.energy[PLAYER] == 1


def test_c73_a_crown_must_tower_over_corrupted_trees_too() -> None:
    table = solo().tree(PLAYER, (1, -1), level=2).evil_tree((0, -1), 3)

    assert not playable(table.state, PLAYER, card("rk2"))


# The end


def almost_won(marked: tuple[int, ...], pile: str | None = None) -> Table:
    """Only slot 6 is missing, and seed C with it."""
    table = Table(players=1).calm().evil_seed(FAR, (2, 0))
    table.sealed(1, 2, 3, 4, 5, seeds="ab").evil_tree((0, -1), 2).marked(*marked)
    table.rituals("rg2 rk1 rg1" if pile is None else "rg2", pile)
    return table.tree(PLAYER, (1, -1)).energy(PLAYER, 4)


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_x27_victory_earns_a_title_by_the_corrupted_tiles(count: int) -> None:
    table = almost_won((3, 5, 7)[:count])

    table.happens().answer("pray", card("rg2")).decline()
    table.asks(PLAYER, "seal").answer("seal", 5)
    table.asks(PLAYER, "seal_seed").answer("seal_seed", (2, 0))

    assert table.state.result is not None
    assert table.state.result.winners == (PLAYER,)
    assert table.state.result.reason == TITLES[count]
    assert table.state.result.scores == (None, None)


def test_c74_victory_during_the_last_ritual_is_no_defeat() -> None:
    table = almost_won((), pile="")

    table.happens().answer("pray", card("rg2")).decline().answer("seal", 5)
    table.answer("seal_seed", (2, 0))

    assert table.state.result is not None
    assert table.state.result.reason == "saviour"


def test_z26_the_last_ritual_without_victory_is_a_defeat() -> None:
    table = almost_won((), pile="")

    table.happens().answer("pray", card("rg2")).decline().asks(PLAYER, "seal").decline()

    assert table.state.result is not None
    assert table.state.result.reason == "rituals_over"
    assert table.state.result.winners == (CORRUPTED,)


# Blessings, conversion, switches


def test_c77_three_resources_of_one_type_become_life_energy_in_any_window() -> None:
    table = solo().resources(PLAYER, rain=7).happens()

    table.answer("convert", 2).answer("convert", 2)

    assert table.state.energy[PLAYER] == 2
    assert table.held(PLAYER) == [0, 0, 1, 0]
    assert table.refuses("convert", 2)


def test_c77_different_resources_are_not_converted() -> None:
    table = solo().resources(PLAYER, sun=1, rain=2).happens()

    assert table.refuses("convert", 2)


def test_z23_blessings_cannot_be_bought_and_the_first_ritual_brings_none() -> None:
    table = solo().rituals("rk2 rk1 rg1").resources(PLAYER, sun=2).tree(PLAYER, (1, -1)).happens()

    assert table.refuses("buy", 0)
    table.answer("pray", card("rk2"))
    assert table.state.hands[PLAYER] == []


def test_z23_unless_the_switch_is_on() -> None:
    table = solo(solo_first_blessing=True).rituals("rk2 rk1 rg1").tree(PLAYER, (1, -1)).happens()

    table.answer("pray", card("rk2")).decline()

    assert len(table.state.hands[PLAYER]) == 1


def test_a19_no_secret_ritual_unless_the_switch_is_on() -> None:
    assert solo().state.secret[PLAYER] == -1

    table = Table(players=1, solo_secret_ritual=True)
    assert table.state.secret[PLAYER] >= 0
    assert len(table.state.pile) == 8


def test_a35_no_planting_under_trees() -> None:
    table = solo().tree(PLAYER, (4, -5)).tree(PLAYER, (4, -4)).happens()

    assert table.refuses("plant", (5, -5), (4, -5))


def test_z16_a_tree_that_becomes_healthy_on_a_corrupted_tile_stays() -> None:
    table = solo().tree(PLAYER, (1, -1)).blight((1, -1)).marked(0)

    table.happens(Purify(table.at((1, -1))))

    assert table.holder((1, -1)) == PLAYER
    assert table.level((1, -1)) == 1
