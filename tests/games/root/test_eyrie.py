"""R7 Eyrie Dynasties."""

from __future__ import annotations

from nemeton.games.root.factions.eyrie.decree import ResolveColumn
from nemeton.games.root.factions.eyrie.turmoil import Turmoil
from nemeton.games.root.factions.eyrie.turn import DemandNewRoost, EyrieBirdsong, EyrieEvening
from nemeton.games.root.kinds import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    BUILDER,
    CHARISMATIC,
    COMMANDER,
    DESPOT,
    EYRIE,
    KEEP,
    MARQUISE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
)
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.crafting import Craft
from nemeton.games.root.laws.turn import Evening
from tests.games.root.table import C1, C3, C4, C5, C6, C8, C10, C11, C12, Table, names, number_of


def decree_table() -> Table:
    table = Table("eyrie", "marquise")
    table.state.leader = DESPOT
    table.state.leaders_up = 0b0111
    return table


def test_ex07_a_decree_that_ends_in_turmoil() -> None:
    table = decree_table().score(EYRIE, 5).put(ROOST, C8).put(EYRIE, C4, 2).put(MARQUISE, C12, 3)
    table.decree(RECRUIT_COLUMN, "vizier", "anvil").decree(MOVE_COLUMN, "bake_sale")
    table.decree(BATTLE_COLUMN, "vizier").decree(BUILD_COLUMN, "armorers")
    table.put(MARQUISE, C4, 1).put(ROOST, C4).put(EYRIE, C12, 1).luck(1, 1)
    table.state.active = EYRIE

    table.when(ResolveColumn(0, tuple(table.state.decree[0])), Evening())
    table.answer("decree_recruit", "vizier", C8).answer("decree_recruit", "anvil", C8)
    table.answer("decree_move", "bake_sale", C4, C12, 1)
    table.answer("decree_battle", "vizier", C12, MARQUISE)

    table.asks(EYRIE, "leader")
    assert table.points(EYRIE) == 5 - 3
    assert [names(column) for column in table.state.decree] == [[], [], [], []]
    table.answer("appoint", BUILDER)
    assert [names(column) for column in table.state.decree] == [["vizier"], ["vizier"], [], []]
    table.decline_until("idle")
    assert len(table.cards(EYRIE)) == 1


def test_ic10_the_keeps_clearing_gets_no_new_roost() -> None:
    table = decree_table().put(KEEP, C1)
    for clearing in range(1, 12):
        table.put(MARQUISE, clearing, 1)

    table.when(DemandNewRoost())

    assert not table.offers("settle", C1)
    assert table.offers("settle", C3)


def test_a_new_roost_stands_where_the_fewest_warriors_are() -> None:
    table = decree_table()
    for clearing in range(12):
        table.put(MARQUISE, clearing, 1 if clearing in (C5, C10) else 2)

    table.when(DemandNewRoost()).asks(EYRIE, "new_roost")

    assert table.state.options() == [("settle", C5), ("settle", C10)]
    table.answer("settle", C5).asks_nothing()
    assert (table.count(ROOST, C5), table.count(EYRIE, C5)) == (1, 3)


def test_ic40_disdain_for_trade() -> None:
    table = decree_table().put(ROOST, C3).put(ROOST, C5).hand(EYRIE, "bake_sale", "investments")

    table.when(Craft(EYRIE, number_of("bake_sale"), False)).asks_nothing()
    assert table.points(EYRIE) == 1

    table.state.leader = BUILDER
    table.state.crafting_used = [0, 0, 0]
    table.when(Craft(EYRIE, number_of("investments"), False)).asks_nothing()
    assert table.points(EYRIE) == 4


def test_ic41_the_score_never_drops_below_zero() -> None:
    table = decree_table().score(EYRIE, 1).decree(0, "vizier", "armorers")
    table.decree(1, "vizier", "sappers")

    table.when(Turmoil(), Evening()).asks(EYRIE, "leader")

    assert table.points(EYRIE) == 0


def test_ic42_empty_columns_cause_no_turmoil() -> None:
    table = decree_table().active(EYRIE)

    table.when(ResolveColumn(0, ())).asks_nothing()


def test_ic44_the_same_warrior_may_carry_out_two_moves() -> None:
    table = decree_table().active(EYRIE).put(EYRIE, C5).decree(MOVE_COLUMN, "armorers", "anvil")

    table.when(ResolveColumn(1, tuple(table.state.decree[1])))
    table.answer("decree_move", "armorers", C5, C1, 1).answer("decree_move", "anvil", C1, C5, 1)

    table.asks_nothing()
    assert table.count(EYRIE, C5) == 1


def test_ic45_only_the_origin_must_match() -> None:
    table = decree_table().active(EYRIE).put(EYRIE, C5).put(EYRIE, C12).decree(1, "anvil")

    table.when(ResolveColumn(1, tuple(table.state.decree[1])))

    assert {option[2] for option in table.state.options()} == {C12}
    assert table.offers("decree_move", "anvil", C12, C10, 1)


def test_ic46_a_battle_card_without_an_enemy_is_turmoil() -> None:
    table = decree_table().active(EYRIE).put(EYRIE, C12).decree(BATTLE_COLUMN, "anvil")

    table.when(ResolveColumn(2, tuple(table.state.decree[2])), Evening())

    table.asks(EYRIE, "leader")


def test_ic48_of_two_birds_exactly_one_joins_the_decree() -> None:
    table = decree_table().active(EYRIE).put(ROOST, C5).hand(EYRIE, "armorers", "sappers")

    table.when(EyrieBirdsong()).asks(EYRIE, "decree").answer("decree", "armorers", 0)

    assert table.state.options() == [("pass",)]
    table.decline().asks_nothing()
    assert table.cards(EYRIE) == ["sappers"]


def test_ic49_at_the_fourth_turmoil_every_leader_may_be_chosen_again() -> None:
    table = decree_table().decree(0, "vizier").decree(1, "vizier")
    table.state.leaders_up = 0

    table.when(Turmoil(), Evening()).asks(EYRIE, "leader")

    assert table.offers("appoint", DESPOT)
    assert len(table.state.options()) == 4


def test_emergency_orders_draw_a_card_for_an_empty_hand() -> None:
    table = decree_table().active(EYRIE).put(ROOST, C5)

    table.when(EyrieBirdsong()).asks(EYRIE, "decree")

    assert len(table.cards(EYRIE)) == 1


def test_the_charismatic_places_two_or_falls_into_turmoil() -> None:
    table = decree_table().active(EYRIE).put(ROOST, C5).put(EYRIE, C1, 19).decree(0, "bake_sale")
    table.state.leader = CHARISMATIC

    table.when(ResolveColumn(0, tuple(table.state.decree[0])), Evening())
    table.answer("decree_recruit", "bake_sale", C5).asks(EYRIE, "leader")

    assert table.count(EYRIE, C5) == 1


def test_a_card_that_cannot_be_done_may_be_failed_while_others_wait() -> None:
    table = decree_table().active(EYRIE).put(EYRIE, C12).decree(1, "anvil", "bake_sale")

    table.when(ResolveColumn(1, tuple(table.state.decree[1])), Evening())

    assert table.offers("fail", "bake_sale")
    assert not table.offers("fail", "anvil")


def test_evening_scores_the_roosts_and_draws() -> None:
    table = decree_table().active(EYRIE)
    for clearing in (C1, C5, C6):
        table.put(ROOST, clearing)

    table.when(EyrieEvening()).asks_nothing()

    assert table.points(EYRIE) == 2
    assert len(table.cards(EYRIE)) == 2


def test_building_needs_rule_a_slot_and_no_roost() -> None:
    table = decree_table().active(EYRIE).put(EYRIE, C5).put(EYRIE, C10).put(ROOST, C10)
    table.put(EYRIE, C11).put(MARQUISE, C11, 2).decree(3, "vizier")

    table.when(ResolveColumn(3, tuple(table.state.decree[3])))

    assert table.state.options() == [("decree_build", number_of("vizier"), C5)]


def test_the_commander_helps_the_attacker_only() -> None:
    table = decree_table().put(EYRIE, C1, 3).put(MARQUISE, C1, 3).luck(0, 0)
    table.state.leader = COMMANDER

    table.when(Battle(MARQUISE, EYRIE, C1)).asks_nothing()

    assert table.count(MARQUISE, C1) == 3


def test_after_the_last_card_of_the_decree_the_daylight_extras_are_open_once_more() -> None:
    table = decree_table().put(ROOST, C5).put(EYRIE, C5, 2).in_play(EYRIE, "tax_collector")
    table.hand(EYRIE, "bake_sale")

    table.turn(EYRIE).answer("decree", "bake_sale", RECRUIT_COLUMN).decline_until("eyrie_crafting")
    table.decline().answer("decree_recruit", "bake_sale", C5).asks(EYRIE, "last_extras")

    table.answer("tax", C5).decline_until("idle")
    assert table.count(EYRIE, C5) == 2
