"""3.12 The Corrupted Spirit: set-up, its turn, corruption. Map A, the player on the lake (5,-6)."""

from __future__ import annotations

import pytest

from nemeton.games.pangaia.automaton.cards import shuffle_automa, turn_automa
from nemeton.games.pangaia.automaton.corruption import CorruptTile, Drain
from nemeton.games.pangaia.automaton.measuring import anchor
from nemeton.games.pangaia.automaton.turn import Act, CorruptedTurn, Move, SoloRound
from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.kinds import (
    CONTAMINATION,
    CORRUPTED,
    DECLINE,
    EVIL_SEED_GROWTH,
    PLAYER,
    STORM,
    TREE_GROWTH,
)
from nemeton.games.pangaia.laws.board import lands_with_seeds
from nemeton.games.pangaia.laws.growth import move_evil_seeds
from nemeton.games.pangaia.state import Pangaia
from tests.games.pangaia.table import RAIN, SNOW, SUN, WIND, Cell, Table

CARD = {EVIL_SEED_GROWTH: SUN, CONTAMINATION: WIND, TREE_GROWTH: RAIN, DECLINE: SNOW}


def solo() -> Table:
    """The set-up of C57: the player's spirit on (5,-6), a seed on (5,-7), the pawn off the map."""
    table = Table(players=1)
    table.state.spirit[CORRUPTED] = -3
    table.state.seeds[CORRUPTED * 32 : CORRUPTED * 32 + 32] = [0] * 32
    table.calm().evil_tree((2, -3), level=2).evil_seed((-1, -2), (3, -1), (3, -4), (2, -4))
    return table.spirit(PLAYER, (5, -6)).seeds(PLAYER, (5, -7)).energy(PLAYER, 3)


def bare() -> Table:
    """No corrupted piece on the map but four evil seeds far from everything."""
    return Table(players=1).calm().evil_seed((-2, -1), (-2, -1), (-2, -1), (-2, -1))


def acts(table: Table, action: int) -> Table:
    """The action of the card turned."""
    return table.automa(STORM, CARD[action]).happens(Act())


def evil_seeds(table: Table) -> dict[Cell, int]:
    game = table.state
    return {
        game.continent.coordinates(land): game.seeds[32 + land]
        for land in game.continent.lands
        if game.seeds[32 + land]
    }


def test_c57_set_up_of_the_corrupted_spirit() -> None:
    game = GAME.start(players=1, seed=8, continent="reference")
    assert isinstance(game, Pangaia)

    assert (game.anchor_q, game.anchor_r) == anchor(game.continent) == (5, -10)
    seeds = [game.continent.coordinates(land) for land in lands_with_seeds(game, CORRUPTED)]
    assert set(seeds) == {(-1, -2), (3, -1), (3, -4), (2, -4)}
    assert game.level[game.continent.at(2, -3)] == 2
    assert game.holder[game.continent.at(2, -3)] == CORRUPTED
    assert (game.trees[CORRUPTED], game.supply) == (9, 5)
    assert game.land_energy == [2] * 8
    assert game.energy[PLAYER] == 3
    assert game.pending().prompt == "start"
    assert not any(game.level[option[2]] for option in game.options())


@pytest.mark.parametrize(
    ("location", "lake"),
    [(WIND, (1, 0)), (SUN, (-2, 0)), (RAIN, (3, -2)), (SNOW, (3, -6))],
)
def test_c58_the_first_move_by_location(location: int, lake: Cell) -> None:
    table = solo().automa(location)

    table.happens(Move())

    assert table.on_lake(CORRUPTED, lake)


def test_c60_evil_seeds_sprout_nearest_first_and_move_towards_the_spirit() -> None:
    table = solo().spirit(CORRUPTED, (3, -6))

    acts(table, EVIL_SEED_GROWTH)

    assert evil_seeds(table) == {(2, -5): 1, (3, -5): 1, (0, -3): 1, (2, -1): 1}
    for cell in ((2, -4), (3, -4), (-1, -2), (3, -1)):
        assert table.holder(cell) == CORRUPTED


def test_x28_a_seed_of_the_player_holds_an_evil_seed_back() -> None:
    table = bare()
    table.state.seeds[32 + table.at((-2, -1))] = 3
    table.evil_seed((2, 0)).seeds(PLAYER, (2, 0)).spirit(CORRUPTED, (5, -5))

    acts(table, EVIL_SEED_GROWTH)

    assert table.level((2, 0)) == 0
    assert table.seeds_on(PLAYER, (2, 0)) == 1


def test_z13_an_evil_seed_with_a_favourable_tie_sprouts_and_the_players_seed_is_paid() -> None:
    table = bare()
    table.state.seeds[32 + table.at((-2, -1))] = 3
    table.evil_seed((2, 0)).seeds(PLAYER, (2, 0)).spirit(CORRUPTED, (1, 0))

    acts(table, EVIL_SEED_GROWTH)

    assert table.holder((2, 0)) == CORRUPTED
    assert table.held(PLAYER) == [0, 1, 0, 0]
    assert table.state.loose[PLAYER] == 1


@pytest.mark.parametrize("action", [CONTAMINATION, DECLINE])
def test_c61_without_a_healthy_tree_nothing_happens(action: int) -> None:
    table = solo().spirit(CORRUPTED, (3, -6))
    before = table.state.level.copy()

    acts(table, action).asks(PLAYER, "act")

    assert table.state.level == before


def test_c62_a_tile_where_corrupted_trees_prevail_loses_energy() -> None:
    table = solo().automa(RAIN).happens(Move())

    assert table.state.land_energy[4] == 1


@pytest.mark.parametrize(("moved", "loss"), [(True, 1), (False, 2)])
def test_a27_both_reasons_to_drain_add_up(moved: bool, loss: int) -> None:
    table = solo().spirit(CORRUPTED, (3, -2))
    table.state.land_energy[4] = 5

    table.happens(Drain(moved))

    assert table.state.land_energy[4] == 5 - loss


def test_c64_a_corrupted_tile_sends_healthy_trees_and_seeds_home_and_keeps_the_rest() -> None:
    """Tile 0 (wind): a healthy L2 tree and two seeds, a contaminated tree, an evil seed."""
    table = bare()
    table.state.seeds[32 + table.at((-2, -1))] = 3
    table.tree(PLAYER, (1, -1), level=2, slots=(3,)).tree(PLAYER, (4, -7), level=2, slots=(5,))
    table.tree(PLAYER, (0, -1)).blight((0, -1)).evil_seed((1, -2)).seeds(PLAYER, (1, -2), 2)

    table.happens(CorruptTile(0))
    table.asks(PLAYER, "return_treetop").answer("return_treetop", 4).asks(PLAYER, "act")

    assert table.level((1, -1)) == 0
    assert table.slots(PLAYER) == [1, 2, 4, 5, 6]
    assert table.state.loose[PLAYER] == 2
    assert table.holder((0, -1)) == CORRUPTED
    assert table.seeds_on(CORRUPTED, (1, -2)) == 1


def test_c65_a_corrupted_tile_is_no_goal_and_without_one_the_spirit_stays_and_drains() -> None:
    table = solo().marked(4).spirit(CORRUPTED, (1, 0)).automa(RAIN).happens(Move())
    assert table.on_lake(CORRUPTED, (1, -4))

    table = solo().marked(4, 2).spirit(CORRUPTED, (1, 0)).automa(RAIN).happens(Move())
    assert table.on_lake(CORRUPTED, (1, 0))
    assert table.state.land_energy[1] == 1


def test_c66_the_fourth_marker_is_a_defeat_at_once() -> None:
    table = solo().marked(0, 1, 2).spirit(CORRUPTED, (3, -2))
    table.state.land_energy[4] = 1

    table.automa(STORM, SUN).happens(Drain(True), Act())

    assert table.state.result is not None
    assert table.state.result.reason == "corrupted"
    assert table.state.result.winners == (CORRUPTED,)
    assert table.level((2, -4)) == 0  # phase 3 was not played


def test_z12_excess_drain_is_lost() -> None:
    table = solo().spirit(CORRUPTED, (3, -2))
    table.state.land_energy[4] = 1

    table.happens(Drain(False))

    assert table.state.land_energy[4] == 0
    assert table.state.marked[4] == 1


def test_x23_the_place_is_the_card_on_top_the_action_the_card_just_turned() -> None:
    table = bare().tree(PLAYER, (4, -7)).automa(WIND)  # whose action is contamination
    table.luck(2)  # after two suns: the second wind comes up

    table.happens(CorruptedTurn())

    assert table.state.continent.kind[table.state.spirit[CORRUPTED]] == WIND
    assert table.state.blight[table.at((4, -7))] == 1


def test_x24_in_a_storm_the_spirit_stays_drains_acts_and_the_cards_are_shuffled() -> None:
    table = bare().spirit(CORRUPTED, (1, 0)).tree(PLAYER, (4, -7))
    table.automa(WIND, used=(SUN, WIND, RAIN, RAIN, SNOW, SNOW))
    table.luck(1, 0)  # of a sun and the Storm the Storm; then, all shuffled, a sun on top

    table.happens(CorruptedTurn()).asks(PLAYER, "act")

    assert table.on_lake(CORRUPTED, (1, 0))
    assert table.state.land_energy[1] == 1
    assert table.state.blight[table.at((4, -7))] == 1
    assert table.state.automa_top == SUN
    assert len(table.state.automa_rest) == 8
    assert table.state.automa_used == []


def test_z7_the_storm_is_neither_first_nor_second_z14_nor_on_top_after_a_shuffle() -> None:
    game = Table(players=1).state
    later = 0
    for _ in range(60):
        shuffle_automa(game, 2)
        assert game.automa_top != STORM
        turn_automa(game)
        assert game.automa_top != STORM
        turn_automa(game)
        later += game.automa_top == STORM
        shuffle_automa(game, 1)
        assert game.automa_top != STORM
    assert later


def test_z13_decline_withers_the_nearest_healthy_tree_and_nothing_may_be_planted() -> None:
    table = bare().spirit(CORRUPTED, (3, -6)).tree(PLAYER, (3, -5)).tree(PLAYER, (-1, -1))

    acts(table, DECLINE).asks(PLAYER, "act")

    assert table.level((3, -5)) == 0
    assert table.level((-1, -1)) == 1


def test_z13_the_player_chooses_the_slot_of_a_treetop_lost_to_decline() -> None:
    table = bare().spirit(CORRUPTED, (3, -6)).tree(PLAYER, (3, -5), level=3, slots=(2, 6))

    acts(table, DECLINE).asks(PLAYER, "return_treetop").answer("return_treetop", 1)

    assert table.slots(PLAYER) == [1, 2, 3, 4, 5]


def test_z13_a_contaminated_tree_counts_for_the_spirit_and_grows_for_it() -> None:
    table = bare().spirit(CORRUPTED, (3, -6)).tree(PLAYER, (3, -5)).tree(PLAYER, (-1, -1))

    acts(table, CONTAMINATION)
    assert table.holder((3, -5)) == CORRUPTED
    assert table.level((3, -5)) == 2
    acts(table, TREE_GROWTH)

    assert table.state.blight[table.at((3, -5))] == 2
    assert table.state.supply == 4


def test_z13_with_an_empty_supply_the_farthest_treetop_moves() -> None:
    table = bare().spirit(CORRUPTED, (3, -6)).evil_tree((3, -5), 5).tree(PLAYER, (-1, -1))
    table.blight((-1, -1)).blight((-1, -1))
    assert table.state.supply == 0

    acts(table, TREE_GROWTH)

    assert table.state.blight[table.at((3, -5))] == 5
    assert table.state.blight[table.at((-1, -1))] == 1


def test_z13_a_tree_that_loses_its_last_corrupted_treetop_is_healthy_again() -> None:
    table = bare().spirit(CORRUPTED, (3, -6)).evil_tree((3, -5), 6).tree(PLAYER, (-1, -1))
    table.blight((-1, -1))

    acts(table, TREE_GROWTH)

    assert table.holder((-1, -1)) == PLAYER
    assert table.level((-1, -1)) == 1


def test_c72_if_all_treetops_are_on_the_target_nothing_happens() -> None:
    table = bare().spirit(CORRUPTED, (3, -6)).evil_tree((3, -5), 7)
    table.tree(PLAYER, (-1, -1))
    assert table.state.supply == 0

    acts(table, TREE_GROWTH).asks(PLAYER, "act")

    assert table.level((3, -5)) == 7


def test_z4_evil_seeds_stay_where_every_other_land_has_a_tree() -> None:
    table = bare()
    game = table.state
    game.level = [1 if land & 3 else 0 for land in range(32)]

    move_evil_seeds(game, table.at((-2, -1)))

    assert table.seeds_on(CORRUPTED, (-2, -1)) == 4


def test_z26_the_guard_for_automatic_players_is_a_defeat() -> None:
    table = Table(players=1, max_rounds=1)
    table.state.round = 1

    table.when(SoloRound())

    assert table.state.result is not None
    assert table.state.result.reason == "rounds_over"


def test_z12_spirits_stay_on_the_lake_of_a_corrupted_tile() -> None:
    table = bare().spirit(PLAYER, (0, 0))
    table.state.seeds[32 + table.at((-2, -1))] = 4

    table.happens(CorruptTile(0))

    assert table.on_lake(PLAYER, (0, 0))
