"""9.5.9 The special actions of the characters."""

from __future__ import annotations

from nemeton.games.root.factions.alliance.sympathy import spread_sites
from nemeton.games.root.factions.eyrie.turn import DemandNewRoost
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.factions.vagabond.turn import slip_targets
from nemeton.games.root.kinds import (
    ALLIANCE,
    EYRIE,
    HOSTILE,
    MARQUISE,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    VAGABOND,
    WOOD,
)
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.board import can_place
from nemeton.games.root.laws.movement import moves
from tests.games.root.table import C9, C10, C11, C12, Table


def wanderer(character: str, *others: str) -> Table:
    table = Table("vagabond", *others).pawn(VAGABOND, C12, character).active(VAGABOND)
    return table.items(VAGABOND, "torch")


def test_ic128_the_arbiter_raises_the_defenders_cap() -> None:
    table = wanderer("arbiter", "alliance", "marquise").items(VAGABOND, "sword", "sword")
    table.put(ALLIANCE, C12).put(MARQUISE, C12, 4).luck(3, 2).active(MARQUISE)

    table.when(Battle(MARQUISE, ALLIANCE, C12)).asks(ALLIANCE, "enlist_arbiter").answer("enlist")
    table.asks_nothing()

    assert table.count(MARQUISE, C12) == 1
    assert table.points(VAGABOND) == 1
    assert table.held(VAGABOND, "sword") == 2


def test_ic129_the_arbiter_is_never_offered_in_his_own_battles() -> None:
    table = wanderer("arbiter", "alliance", "marquise").put(MARQUISE, C12, 2).luck(0, 0)

    table.when(Battle(MARQUISE, VAGABOND, C12)).decline_until("idle")
    table.luck(0, 0).when(Battle(VAGABOND, MARQUISE, C12)).asks_nothing()

    assert table.points(VAGABOND) == 0


def test_ic130_nothing_is_placed_or_moved_onto_scorched_earth() -> None:
    table = wanderer("scoundrel", "eyrie", "alliance").put(EYRIE, C12, 2).put(ROOST, C12)
    table.put(EYRIE, C11, 2).put(15, C9)

    table.when(VagabondDaylight()).answer("scorch").decline().asks_nothing()

    assert table.count(EYRIE, C12) == table.count(ROOST, C12) == 0
    assert table.points(VAGABOND) == 1
    assert table.state.relations[EYRIE] == HOSTILE
    assert not can_place(table.state, EYRIE, C12)
    assert all(option[2] != C12 for option in moves(table.state, EYRIE))
    assert C12 not in spread_sites(table.state)
    table.pawn(VAGABOND, C11)
    assert C12 not in slip_targets(table.state, VAGABOND)
    table.when(DemandNewRoost())
    assert not table.offers("settle", C12)


def test_ic132_stealing_from_the_riverfolk_is_random() -> None:
    table = wanderer("thief", "riverfolk", "eyrie").put(RIVERFOLK, C12).luck(1)
    table.hand(RIVERFOLK, "anvil", "sword", "bake_sale")

    table.when(VagabondDaylight()).answer("steal", RIVERFOLK)

    assert table.cards(VAGABOND) == ["sword"]


def test_stealing_needs_a_piece_there_and_a_card() -> None:
    table = wanderer("thief", "marquise", "eyrie").put(EYRIE, C12).put(MARQUISE, C10)
    table.hand(MARQUISE, "anvil")

    table.when(VagabondDaylight())

    assert "steal" not in table.verbs()


def test_ic133_day_labor_takes_the_suit_of_the_clearing_or_a_bird() -> None:
    table = wanderer("tinker", "eyrie").discarded("anvil", "armorers", "sword")

    table.when(VagabondDaylight())

    assert table.offers("day_labor", "anvil")
    assert table.offers("day_labor", "armorers")
    assert not table.offers("day_labor", "sword")


def test_ic100_day_labor_cannot_reach_lost_souls() -> None:
    table = wanderer("tinker", "cult", "eyrie").lost_souls("anvil")

    table.when(VagabondDaylight())

    assert "day_labor" not in table.verbs()


def test_the_vagrant_sets_two_players_on_each_other_and_scores() -> None:
    table = wanderer("vagrant", "marquise", "eyrie").put(MARQUISE, C12, 2).put(EYRIE, C12)
    table.put(ROOST, C12).luck(2, 1)

    table.when(VagabondDaylight()).answer("instigate", MARQUISE, EYRIE)
    table.asks(VAGABOND, "vagabond_daylight")

    assert (table.count(EYRIE, C12), table.count(ROOST, C12), table.count(MARQUISE, C12)) == (
        0,
        0,
        1,
    )
    assert (table.points(MARQUISE), table.points(EYRIE)) == (0, 0)
    assert table.points(VAGABOND) == 2  # the roost, and infamy for it: the Eyrie are Hostile now
    assert table.state.relations[MARQUISE] == table.state.relations[EYRIE] == HOSTILE


def test_the_vagrant_chooses_every_removal() -> None:
    table = wanderer("vagrant", "marquise", "eyrie").put(EYRIE, C12, 2).luck(1, 0)
    table.put(SAWMILL, C12).put(WOOD, C12, 2)

    table.when(VagabondDaylight()).answer("instigate", EYRIE, MARQUISE)

    table.asks(VAGABOND, "take_hit")


def test_the_vagrant_cannot_instigate_an_attack_without_warriors() -> None:
    table = wanderer("vagrant", "marquise", "eyrie").put(SAWMILL, C12).put(EYRIE, C12)

    table.when(VagabondDaylight())

    assert not table.offers("instigate", MARQUISE, EYRIE)
    assert table.offers("instigate", EYRIE, MARQUISE)


def test_a_strange_place_has_no_special_action() -> None:
    table = wanderer("scoundrel", "eyrie").pawn(VAGABOND, 12)

    table.when(VagabondDaylight())

    assert "scorch" not in table.verbs()
