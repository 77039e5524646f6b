"""Rules that meet at their edges: allies, the river, one card after another's effect."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.factions.vagabond.exploring import Explore
from nemeton.games.root.factions.vagabond.turn import DemandItemDropped
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    ALLIANCE,
    ALLIED,
    BOOT,
    CULT,
    DOWN,
    EYRIE,
    KEEP,
    MARQUISE,
    RIVERFOLK,
    SWORD,
    VAGABOND,
    VAGABOND2,
)
from nemeton.games.root.laws.daylight_extras import OfferLastExtras
from nemeton.games.root.laws.persistent_cards import OfferCommandWarren
from nemeton.games.root.laws.turn import Evening
from tests.games.root.table import C4, C7, C12, Table

nemeton.equipped(GAME)

FA = 12


def wanderer(*factions: str) -> Table:
    table = Table("vagabond", *(factions or ("marquise", "eyrie"))).pawn(VAGABOND, C12)
    return table.active(VAGABOND)


# 9.2.9.II.c, A60 Command Warren


def test_an_ally_may_be_called_to_a_battle_begun_by_command_warren() -> None:
    table = wanderer().in_play(VAGABOND, "command_warren").put(EYRIE, C12, 2).put(MARQUISE, C12, 3)
    table.state.relations[EYRIE] = ALLIED
    table.luck(2, 0)

    table.when(OfferCommandWarren(VAGABOND)).answer("battle", C12, MARQUISE)
    table.asks(VAGABOND, "ally_in_battle").answer("fight_with", EYRIE)

    assert table.count(MARQUISE, C12) == 1


# 9.2.9.II.d Hits on an ally


def allied_battle(*items: str, low: int) -> Table:
    table = wanderer().items(VAGABOND, "sword", *items).put(EYRIE, C12, 2).put(MARQUISE, C12, 3)
    table.state.relations[EYRIE] = ALLIED
    table.luck(3, low)
    table.when(VagabondDaylight()).answer("battle", C12, MARQUISE)
    while table.prompt != "ally_in_battle":
        table.decline()
    return table.answer("fight_with", EYRIE)


def test_hits_for_which_no_item_is_left_may_be_ignored() -> None:
    table = allied_battle(low=3)

    table.answer("damage", SWORD, DOWN)

    assert table.count(EYRIE, C12) == 2
    assert table.state.relations[EYRIE] == ALLIED


def test_they_may_fall_on_the_ally_if_he_wants() -> None:
    table = allied_battle(low=3)

    table.answer("lose_ally", EYRIE).answer("damage", SWORD, DOWN)

    assert table.count(EYRIE, C12) == 1


def test_with_no_item_left_at_all_he_is_asked_whether_the_ally_falls() -> None:
    table = wanderer().in_play(VAGABOND, "command_warren").put(EYRIE, C12, 2).put(MARQUISE, C12, 3)
    table.state.relations[EYRIE] = ALLIED
    table.luck(2, 1)
    table.when(OfferCommandWarren(VAGABOND)).answer("battle", C12, MARQUISE)
    table.answer("fight_with", EYRIE)

    table.asks(VAGABOND, "take_damage", ("pass",), ("lose_ally", EYRIE)).decline().asks_nothing()

    assert table.count(EYRIE, C12) == 2


# 11.2.2 Swimmers


def test_allied_riverfolk_swim_beside_him_whoever_rules_the_banks() -> None:
    table = wanderer("riverfolk", "marquise").pawn(VAGABOND, C4).items(VAGABOND, "boot")
    table.put(RIVERFOLK, C4).put(MARQUISE, C4, 3).put(MARQUISE, C7, 3)
    table.state.relations[RIVERFOLK] = ALLIED
    table.state.riverboats = VAGABOND

    table.when(VagabondDaylight()).answer("walk", C7)
    table.asks(VAGABOND, "companions").answer("bring", RIVERFOLK, 1)

    assert table.count(RIVERFOLK, C7) == 1


# Tax Collector, A53


def test_the_card_of_the_tax_collector_comes_after_field_hospitals() -> None:
    table = Table("marquise", "eyrie").in_play(MARQUISE, "tax_collector").put(MARQUISE, C12)
    table.put(KEEP, C4).hand(MARQUISE, "anvil")

    table.when(OfferLastExtras()).answer("tax", C12).asks(MARQUISE, "field_hospitals")
    assert table.cards(MARQUISE) == ["anvil"]
    table.decline()

    assert len(table.cards(MARQUISE)) == 2


# 9.7.1 The ban on a second item of a kind from ruins


def test_the_ban_of_a_ruin_item_ends_when_it_goes() -> None:
    table = Table("vagabond", "vagabond", "eyrie").pawn(VAGABOND, C12).pawn(VAGABOND2, FA)
    table.items(VAGABOND, *["boot"] * 2, *["hammer"] * 5).active(VAGABOND)
    table.state.ruin_taken[0] = 1 << BOOT

    table.when(DemandItemDropped(VAGABOND)).answer("drop", "boot", 0)

    assert table.held(VAGABOND, "boot") == 1
    assert table.state.ruin_taken[0] == 0


def test_the_ban_of_a_ruin_item_stays_while_another_kind_goes() -> None:
    table = Table("vagabond", "vagabond", "eyrie").pawn(VAGABOND, C12).pawn(VAGABOND2, FA)
    table.items(VAGABOND, *["boot"] * 2, *["hammer"] * 5).active(VAGABOND)
    table.state.ruin_taken[0] = 1 << BOOT

    table.when(DemandItemDropped(VAGABOND)).answer("drop", "hammer", 0)

    table.state.ruins[C12], table.state.ruin_items[C12] = 1, (BOOT, SWORD)
    table.when(Explore(VAGABOND)).asks(VAGABOND, "ruin_item")
    assert table.offers("take_item", SWORD)
    assert table.why_not("take_item", BOOT) == (
        "Only an item of this ruin, and none of a kind that you still have from a ruin. (§ 9.7.1)"
    )


# Discarding


@pytest.mark.parametrize(
    ("faction", "rule"),
    [
        (MARQUISE, "6.6"),
        (EYRIE, "7.6.2"),
        (ALLIANCE, "8.6.2"),
        (VAGABOND, "9.6.3"),
        (CULT, "10.6.3"),
        (RIVERFOLK, "11.6.1"),
    ],
)
def test_discarding_cites_the_paragraph_of_the_faction(faction: int, rule: str) -> None:
    table = Table("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
    hand = ("anvil", "sword", "bake_sale", "armorers", "sappers", "cobbler")
    table.active(faction).hand(faction, *hand).pawn(VAGABOND, C12)

    table.when(Evening()).decline_until("discard")

    for _ in range(len(table.state.hands[faction]) - 5):
        decision = table.state.decision
        assert decision is not None
        assert decision.rule == rule
        table.state.choose(decision.options[0])


# SC.3–SC.5 Line-ups


@pytest.mark.parametrize("assign", ["deal", "recommended"])
@pytest.mark.parametrize(
    ("mode", "players"),
    [
        *(("standard", players) for players in range(2, 7)),
        *(("competitive", players) for players in range(1, 6)),
        *(("cooperative", players) for players in range(1, 5)),
    ],
)
def test_what_is_dealt_is_never_called_unusual(mode: str, players: int, assign: str) -> None:
    for seed in range(8):
        state = GAME.start(players=players, mode=mode, assign=assign, seed=seed)

        assert "unusual_lineup" not in [key for _, key, _ in state.events(None)]


def test_a_mix_that_grows_out_of_no_table_still_gets_its_remark() -> None:
    for mode, factions in (
        ("standard", ("alliance", "cult", "riverfolk")),
        ("cooperative", ("alliance", "cult", "riverfolk")),
    ):
        state = GAME.start(players=3, mode=mode, factions=factions, seed=1)

        assert "unusual_lineup" in [key for _, key, _ in state.events(None)]
