"""4.1 Crafting and 2.1 cards."""

from __future__ import annotations

import nemeton
from nemeton.games.root.factions.marquise.turn import overworks
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    BAG,
    BOOT,
    CULT,
    EYRIE,
    KINDS,
    MARQUISE,
    RIVERFOLK,
    ROOST,
    SYMPATHY,
    TRADE_POST,
    VAGABOND,
    WORKSHOP,
)
from nemeton.games.root.laws.board import free_slots
from nemeton.games.root.laws.cards import discard, draw, matching
from nemeton.games.root.laws.crafting import Craft, craftable, crafting_pieces
from tests.games.root.table import C1, C2, C3, C4, C6, C7, C8, C9, C10, C12, Table, names, number_of


def test_ex02_a_bird_card_matches_any_suit() -> None:
    table = Table("marquise", "eyrie")
    table.hand(MARQUISE, "anvil", "birdy_bindle", "bake_sale", "sword")

    assert names(matching(table.state, MARQUISE, 0)) == ["anvil", "birdy_bindle"]


def test_ex03_crafting_an_item() -> None:
    table = Table("marquise", "eyrie").put(WORKSHOP, C1).put(WORKSHOP, C6)
    table.put(WORKSHOP, C2).put(WORKSHOP, C7).hand(MARQUISE, "gently_used_knapsack")

    table.when(Craft(MARQUISE, number_of("gently_used_knapsack"), False)).asks_nothing()

    assert table.state.crafted[MARQUISE * 8 + BAG] == 1
    assert table.points(MARQUISE) == 1
    assert names(table.state.discard) == ["gently_used_knapsack"]
    assert sum(crafting_pieces(table.state, MARQUISE)) == 3


def test_a_persistent_card_stays_in_play_and_a_second_copy_is_refused() -> None:
    table = Table("marquise", "eyrie").put(WORKSHOP, C1).put(WORKSHOP, C6)
    table.hand(MARQUISE, "armorers", "armorers")

    table.when(Craft(MARQUISE, number_of("armorers"), False)).asks_nothing()

    assert table.state.in_play[MARQUISE] == 1 << number_of("armorers")
    assert craftable(table.state, MARQUISE) == []
    table.turn(MARQUISE)
    assert "Armor" in said(table, "craft", "armorers")


def said(table: Table, verb: str, card: str) -> str:
    nemeton.equipped(GAME)
    return table.state.why_not((verb, number_of(card)), "en")


def test_ic77_without_the_item_in_the_supply_a_card_is_not_craftable() -> None:
    table = Table("marquise", "eyrie").put(WORKSHOP, C3).hand(MARQUISE, "travel_gear_fox")
    table.state.item_supply[BOOT] = 0

    assert craftable(table.state, MARQUISE) == []


def test_royal_claim_takes_any_four_pieces_of_the_owners_choice() -> None:
    table = Table("eyrie", "marquise").hand(EYRIE, "royal_claim")
    for clearing in (C1, C6, C3, C4, C2):
        table.put(ROOST, clearing)

    table.when(Craft(EYRIE, number_of("royal_claim"), False)).asks(EYRIE, "crafting_piece")
    table.answer("activate_piece", 0).asks(EYRIE, "crafting_piece").answer("activate_piece", 2)
    table.asks_nothing()

    assert crafting_pieces(table.state, EYRIE) == [0, 1, 0]


def test_a_favor_removes_every_enemy_piece_of_its_suit_and_scores() -> None:
    table = Table("marquise", "eyrie").put(EYRIE, C1, 2).put(ROOST, C6).put(ROOST, C7)
    table.put(WORKSHOP, C8, 2).put(WORKSHOP, C12)
    table.hand(MARQUISE, "favor_of_the_foxes")

    table.when(Craft(MARQUISE, number_of("favor_of_the_foxes"), False)).asks_nothing()

    assert table.count(EYRIE, C1) == table.count(ROOST, C6) == 0
    assert table.count(ROOST, C7) == 1
    assert table.points(MARQUISE) == 1


def test_ambush_dominance_and_spies_are_never_crafted() -> None:
    table = Table("marquise", "eyrie", "alliance").hand(MARQUISE, "ambush_fox", "dominance_fox")
    for clearing in (C1, C6, C2, C3):
        table.put(WORKSHOP, clearing)

    assert craftable(table.state, MARQUISE) == []


def test_a_vagabond_crafts_with_hammers_of_the_suit_of_his_clearing() -> None:
    table = Table("vagabond", "eyrie").items(VAGABOND, "hammer", "hammer").pawn(VAGABOND, C10)
    table.hand(VAGABOND, "bake_sale", "anvil")

    assert craftable(table.state, VAGABOND) == [("craft", number_of("bake_sale"))]
    table.pawn(VAGABOND, 12)
    assert craftable(table.state, VAGABOND) == []


def test_ic76_hammers_never_craft_three_suits() -> None:
    table = Table("vagabond", "eyrie").items(VAGABOND, *["hammer"] * 3).pawn(VAGABOND, C10)
    table.hand(VAGABOND, "tax_collector", "royal_claim")

    assert craftable(table.state, VAGABOND) == []


def test_the_alliance_crafts_with_sympathy() -> None:
    table = Table("alliance", "eyrie").put(SYMPATHY, C2).hand(2, "root_tea_fox", "anvil")

    assert craftable(table.state, 2) == [("craft", number_of("root_tea_fox"))]


def test_the_cult_crafts_with_gardens_of_the_outcast_suit_only() -> None:
    table = Table("cult", "eyrie").put(12, C1).put(12, C2).hand(CULT, "anvil", "root_tea_fox")
    table.state.outcast = 0

    assert craftable(table.state, CULT) == [("craft", number_of("anvil"))]


def test_ic104_a_lost_trade_posts_space_still_crafts() -> None:
    table = Table("riverfolk", "eyrie").put(TRADE_POST, C1).hand(RIVERFOLK, "anvil")
    table.state.funds[RIVERFOLK] = 1
    table.state.supply[RIVERFOLK] -= 1
    table.state.pieces[C1 * KINDS + TRADE_POST] = 0

    assert craftable(table.state, RIVERFOLK) == [("craft", number_of("anvil"))]


def test_the_discard_pile_is_shuffled_in_only_when_a_card_must_be_drawn() -> None:
    table = Table("marquise", "eyrie").discarded("anvil", "sword")
    rest, table.state.deck = table.state.deck[1:], table.state.deck[:1]
    table.state.supporters = []

    draw(table.state, MARQUISE, 1)
    assert names(table.state.discard) == ["anvil", "sword"]
    assert table.state.deck == []
    draw(table.state, MARQUISE, 1)
    assert table.state.discard == []
    assert len(rest) == 47


def test_without_any_card_left_a_draw_does_nothing() -> None:
    table = Table("marquise", "eyrie")
    table.state.deck = []

    draw(table.state, MARQUISE, 2)

    assert table.cards(MARQUISE) == []


def test_with_the_cult_every_discarded_card_is_a_lost_soul() -> None:
    table = Table("marquise", "cult")

    discard(table.state, number_of("anvil"))

    assert names(table.state.lost_souls) == ["anvil"]
    assert table.state.discard == []


def test_ex18_tokens_need_no_slot() -> None:
    table = Table("marquise", "eyrie").put(7, C9).put(WORKSHOP, C9).hand(MARQUISE, "sword")

    assert free_slots(table.state, C9) == 0
    assert overworks(table.state) == [("overwork", C9, number_of("sword"))]
