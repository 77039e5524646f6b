"""4.3 Battle."""

from __future__ import annotations

from nemeton.games.root.kinds import (
    ALLIANCE,
    COMMANDER,
    CULT,
    DESPOT,
    EYRIE,
    KEEP,
    MARQUISE,
    RECRUITER,
    RIVERFOLK,
    SAWMILL,
    SYMPATHY,
    VAGABOND,
    WOOD,
    WORKSHOP,
)
from nemeton.games.root.laws.battle import Battle, battles
from tests.games.root.table import C1, C5, C7, C9, C11, Table, names


def test_ex04_warriors_fall_before_tokens() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C1, 2).put(MARQUISE, C1).put(WOOD, C1).luck(3, 0)

    table.when(Battle(EYRIE, MARQUISE, C1)).asks_nothing()

    assert table.count(MARQUISE, C1) == table.count(WOOD, C1) == 0
    assert table.count(EYRIE, C1) == 2
    assert table.points(EYRIE) == 1


def test_ex05_an_ambush_deals_two_hits_at_once() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C7, 2).put(MARQUISE, C7).luck()
    table.hand(MARQUISE, "ambush_bird")

    table.when(Battle(EYRIE, MARQUISE, C7)).asks(MARQUISE, "ambush").answer("play", "ambush_bird")
    table.asks_nothing()

    assert table.count(EYRIE, C7) == 0
    assert table.count(MARQUISE, C7) == 1
    assert names(table.state.discard) == ["ambush_bird"]


def test_ic12_nobody_rolls_more_hits_than_warriors() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 1).put(EYRIE, C1, 4).luck(3, 2)

    table.when(Battle(MARQUISE, EYRIE, C1)).asks_nothing()

    assert table.count(EYRIE, C1) == 3
    assert table.count(MARQUISE, C1) == 0


def test_ic13_a_lone_token_is_defenseless() -> None:
    table = Table("marquise", "alliance").put(MARQUISE, C1, 2).put(SYMPATHY, C1).luck(0, 0)
    table.hand(MARQUISE, "anvil")

    table.when(Battle(MARQUISE, ALLIANCE, C1)).asks(MARQUISE, "outrage").answer("give", "anvil")
    table.asks_nothing()

    assert table.points(MARQUISE) == 1
    assert names(table.state.supporters) == ["anvil"]


def test_ic14_the_alliance_defends_with_the_higher_die() -> None:
    table = Table("marquise", "alliance").put(MARQUISE, C1, 3).put(ALLIANCE, C1, 3).luck(3, 1)

    table.when(Battle(MARQUISE, ALLIANCE, C1)).asks_nothing()

    assert table.count(MARQUISE, C1) == 0
    assert table.count(ALLIANCE, C1) == 2


def test_ic16_the_commander_adds_a_hit_beyond_the_cap() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C1, 1).put(MARQUISE, C1, 4).luck(3, 0)
    table.state.leader = COMMANDER

    table.when(Battle(EYRIE, MARQUISE, C1)).asks_nothing()

    assert table.count(MARQUISE, C1) == 2


def test_ic17_armorers_stop_rolled_hits_only() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C1, 3).put(MARQUISE, C1, 4).luck(3, 0)
    table.in_play(EYRIE, "brutal_tactics").in_play(MARQUISE, "armorers")
    table.state.leader = COMMANDER

    table.when(Battle(EYRIE, MARQUISE, C1)).asks(EYRIE, "declare_first").answer("first", EYRIE)
    table.asks(EYRIE, "battle_effect").answer("use", "brutal_tactics")
    table.asks(MARQUISE, "battle_effect").answer("use", "armorers").asks_nothing()

    assert table.count(MARQUISE, C1) == 2
    assert table.points(MARQUISE) == 1
    assert names(table.state.discard) == ["armorers"]


def test_ic18_a_defenseless_defender_may_use_sappers() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C1, 2).put(WOOD, C1).luck(0, 0)
    table.in_play(MARQUISE, "sappers")

    table.when(Battle(EYRIE, MARQUISE, C1)).asks(MARQUISE, "battle_effect")
    table.answer("use", "sappers").asks_nothing()

    assert table.count(EYRIE, C1) == 1


def test_ic20_when_the_ambush_takes_the_last_attackers_no_dice_are_rolled() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C7, 2).put(MARQUISE, C7).luck(3, 3)
    table.hand(MARQUISE, "ambush_mouse")
    table.state.leader = COMMANDER

    table.when(Battle(EYRIE, MARQUISE, C7)).answer("play", "ambush_mouse").asks_nothing()

    assert table.count(MARQUISE, C7) == 1
    assert table.state.chance.drawn == 0


def test_ic21_field_hospitals_at_the_keep_bring_the_ambushed_back() -> None:
    table = Table("marquise", "eyrie").put(KEEP, C1).put(MARQUISE, C1, 2).put(EYRIE, C1).luck(1, 0)
    table.hand(EYRIE, "ambush_fox").hand(MARQUISE, "anvil")

    table.when(Battle(MARQUISE, EYRIE, C1)).asks(EYRIE, "ambush").answer("play", "ambush_fox")
    table.asks(MARQUISE, "foil_ambush").decline()
    table.asks(MARQUISE, "field_hospitals").answer("spend", "anvil").asks_nothing()

    assert table.count(MARQUISE, C1) == 2
    assert table.count(EYRIE, C1) == 0


def test_ic22_an_ambush_can_be_foiled_by_an_ambush() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 3).put(EYRIE, C1, 2).luck(0, 0)
    table.hand(EYRIE, "ambush_fox").hand(MARQUISE, "ambush_bird")

    table.when(Battle(MARQUISE, EYRIE, C1)).asks(EYRIE, "ambush").answer("play", "ambush_fox")
    table.asks(MARQUISE, "foil_ambush").answer("play", "ambush_bird").asks_nothing()

    assert table.count(MARQUISE, C1) == 3
    assert names(table.state.discard) == ["ambush_bird", "ambush_fox"]
    assert table.state.chance.drawn == 2


def test_ic24_a_side_plays_one_ambush_a_battle() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 3).put(EYRIE, C1, 1).luck(0, 0)
    table.hand(EYRIE, "ambush_fox", "ambush_bird")

    table.when(Battle(MARQUISE, EYRIE, C1)).answer("play", "ambush_fox").asks_nothing()

    assert table.cards(EYRIE) == ["ambush_bird"]


def test_ic25_the_cap_counts_who_is_left_after_the_ambush() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C1, 3).put(MARQUISE, C1, 3).luck(3, 0)
    table.hand(MARQUISE, "ambush_fox")

    table.when(Battle(EYRIE, MARQUISE, C1)).answer("play", "ambush_fox").asks_nothing()

    assert table.count(EYRIE, C1) == 1
    assert table.count(MARQUISE, C1) == 2


def test_ic26_the_player_hit_chooses_buildings_only_when_no_warrior_is_left() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C11, 3).put(MARQUISE, C11).luck(2, 0)
    table.put(SAWMILL, C11).put(WOOD, C11)

    table.when(Battle(EYRIE, MARQUISE, C11)).asks(MARQUISE, "take_hit")

    assert table.state.options() == [("lose", SAWMILL), ("lose", WOOD)]
    table.answer("lose", WOOD).asks_nothing()
    assert table.count(MARQUISE, C11) == 0
    assert table.count(SAWMILL, C11) == 1


def test_ic28_both_sides_can_wipe_each_other_out() -> None:
    table = Table("eyrie", "alliance").put(EYRIE, C1, 1).put(ALLIANCE, C1).put(SYMPATHY, C1)
    table.luck(3, 3).in_play(EYRIE, "brutal_tactics")

    table.when(Battle(EYRIE, ALLIANCE, C1)).answer("use", "brutal_tactics").asks_nothing()

    assert table.count(EYRIE, C1) == table.count(ALLIANCE, C1) == table.count(SYMPATHY, C1) == 0
    assert table.points(EYRIE) == 1
    assert table.points(ALLIANCE) == 1


def test_ic29_the_riverfolk_may_ambush_from_their_open_hand() -> None:
    table = Table("eyrie", "riverfolk").put(EYRIE, C7, 2).put(RIVERFOLK, C7).luck(0, 0)
    table.hand(RIVERFOLK, "ambush_mouse")

    table.when(Battle(EYRIE, RIVERFOLK, C7)).asks(RIVERFOLK, "ambush")

    assert table.offers("play", "ambush_mouse")


def test_the_riverfolk_are_not_asked_when_their_open_hand_has_no_ambush() -> None:
    table = Table("eyrie", "riverfolk").put(EYRIE, C7, 2).put(RIVERFOLK, C7).luck(0, 0)
    table.hand(RIVERFOLK, "anvil")

    table.when(Battle(EYRIE, RIVERFOLK, C7)).asks_nothing()


def test_ic30_a_scouting_party_fears_no_ambush() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C7, 2).put(MARQUISE, C7).luck(0, 0)
    table.hand(MARQUISE, "ambush_mouse").in_play(EYRIE, "scouting_party")

    table.when(Battle(EYRIE, MARQUISE, C7)).asks_nothing()


def test_ic50_the_despot_scores_once_a_battle() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C11, 3).luck(3, 0)
    table.put(SAWMILL, C11).put(WORKSHOP, C11).put(RECRUITER, C11)
    table.state.leader = DESPOT

    table.when(Battle(EYRIE, MARQUISE, C11)).asks_nothing()

    assert table.points(EYRIE) == 4


def test_being_asked_for_an_ambush_does_not_betray_the_hand() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C7, 2).put(MARQUISE, C7).luck(0, 0)
    table.hand(MARQUISE, "anvil")

    table.when(Battle(EYRIE, MARQUISE, C7)).asks(MARQUISE, "ambush")

    assert table.state.options() == [("pass",)]


def test_nobody_is_asked_when_every_matching_ambush_lies_open() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C7, 2).put(MARQUISE, C7).luck(0, 0)
    table.hand(MARQUISE, "anvil").discarded("ambush_mouse", "ambush_bird", "ambush_bird")

    table.when(Battle(EYRIE, MARQUISE, C7)).asks_nothing()


def test_a_battle_needs_a_warrior_and_another_players_piece() -> None:
    table = Table("eyrie", "marquise", "vagabond", "cult").put(EYRIE, C1).put(WOOD, C1)
    table.put(EYRIE, C5).pawn(VAGABOND, C5).put(CULT, C9)

    assert battles(table.state, EYRIE) == [("battle", C1, MARQUISE), ("battle", C5, VAGABOND)]
