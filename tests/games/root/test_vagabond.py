"""R9 Vagabond."""

from __future__ import annotations

from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.factions.vagabond.turn import (
    DemandItemDropped,
    OfferSlip,
    Refresh,
    VagabondEvening,
    slip_targets,
)
from nemeton.games.root.kinds import (
    ALLIANCE,
    ALLIED,
    DAMAGED_DOWN,
    DAMAGED_UP,
    DOWN,
    EYRIE,
    HOSTILE,
    MARQUISE,
    ROOST,
    SAWMILL,
    SWORD,
    SYMPATHY,
    VAGABOND,
    VAGABOND2,
    WORKSHOP,
)
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.crafting import Craft
from nemeton.games.root.laws.turn import Evening
from tests.games.root.table import C1, C2, C5, C6, C8, C10, C11, C12, Score, Table, number_of

FA, FB, FC = 12, 13, 14


def wanderer(*others: str, character: str = "ranger") -> Table:
    table = Table("vagabond", *(others or ("marquise", "eyrie")))
    return table.pawn(VAGABOND, C12, character).active(VAGABOND)


def relation(table: Table, faction: int) -> int:
    return table.state.relations[faction]


def test_ex11_slipping_from_forest_and_clearing() -> None:
    table = wanderer().pawn(VAGABOND, FA)

    assert slip_targets(table.state, VAGABOND) == [C1, C2, C5, C10, FB, FC]
    table.pawn(VAGABOND, C5)
    assert slip_targets(table.state, VAGABOND) == [C1, C2, FA]
    table.when(OfferSlip(VAGABOND)).answer("slip", FA).asks_nothing()
    assert table.state.pawns[0] == FA


def test_ex12_three_aids_move_the_marker_two_spaces() -> None:
    table = wanderer().put(EYRIE, C12).items(VAGABOND, "boot", "torch", "tea")
    table.hand(VAGABOND, "anvil", "armorers", "foxfolk_steel")

    table.when(VagabondDaylight())
    for item, card in (("boot", "anvil"), ("torch", "armorers"), ("tea", "foxfolk_steel")):
        table.answer("aid", EYRIE, item).answer("give", card)

    assert table.points(VAGABOND) == 3
    assert relation(table, EYRIE) == 2
    assert len(table.cards(EYRIE)) == 3


def test_ex13_two_battles() -> None:
    table = wanderer().put(MARQUISE, C12, 3).items(VAGABOND, "sword", "sword").luck(1, 1, 2, 0)

    table.when(VagabondDaylight()).answer("battle", C12, MARQUISE).asks(VAGABOND, "take_damage")
    table.answer("damage", SWORD, DOWN).asks(VAGABOND, "vagabond_daylight")
    assert table.count(MARQUISE, C12) == 2
    assert relation(table, MARQUISE) == HOSTILE
    assert table.points(VAGABOND) == 0

    table.answer("battle", C12, MARQUISE).asks(VAGABOND, "vagabond_daylight")
    assert table.count(MARQUISE, C12) == 1
    assert table.points(VAGABOND) == 1


def test_ic65_exhausted_swords_count_for_the_cap() -> None:
    table = wanderer().put(MARQUISE, C12, 3).items(VAGABOND, "sword", "sword", face=DOWN)
    table.luck(3, 3).active(MARQUISE)

    table.when(Battle(MARQUISE, VAGABOND, C12)).decline_until("idle")

    assert table.count(MARQUISE, C12) == 1


def test_ic66_without_an_undamaged_sword_he_is_defenseless_but_may_ambush() -> None:
    table = wanderer().put(MARQUISE, C12, 3).items(VAGABOND, "boot", "torch").luck(0, 0)
    table.items(VAGABOND, "sword", face=DAMAGED_UP).hand(VAGABOND, "ambush_fox").active(MARQUISE)

    table.when(Battle(MARQUISE, VAGABOND, C12)).asks(VAGABOND, "ambush").decline()
    table.asks(VAGABOND, "take_damage").answer("damage", "boot", 0).asks_nothing()

    assert table.count(MARQUISE, C12) == 3
    assert table.held(VAGABOND, "boot", DAMAGED_UP) == 1


def test_ic68_infamy_spares_the_warrior_that_made_them_hostile() -> None:
    table = wanderer().put(MARQUISE, C12, 2).put(SAWMILL, C12).luck(3, 0)
    table.items(VAGABOND, "sword", "sword", "sword")

    table.when(VagabondDaylight()).answer("battle", C12, MARQUISE)

    assert relation(table, MARQUISE) == HOSTILE
    assert table.points(VAGABOND) == 3


def test_ic69_on_another_turn_there_is_hostility_but_no_infamy() -> None:
    table = wanderer().put(MARQUISE, C12, 2).items(VAGABOND, "sword").luck(1, 1).active(MARQUISE)

    table.when(Battle(MARQUISE, VAGABOND, C12)).decline_until("idle")

    assert table.count(MARQUISE, C12) == 1
    assert relation(table, MARQUISE) == HOSTILE
    assert table.points(VAGABOND) == 0


def test_ic70_six_aids_make_an_ally_and_a_seventh_scores_two() -> None:
    table = wanderer().put(EYRIE, C12).items(VAGABOND, *["boot"] * 7)
    cards = [
        "anvil",
        "armorers",
        "foxfolk_steel",
        "sappers",
        "root_tea_fox",
        "tax_collector",
        "brutal_tactics",
    ]
    table.hand(VAGABOND, *cards)

    table.when(VagabondDaylight())
    for card in cards[:6]:
        table.answer("aid", EYRIE, "boot").answer("give", card)
    assert relation(table, EYRIE) == ALLIED
    assert table.points(VAGABOND) == 5
    table.answer("aid", EYRIE, "boot").answer("give", cards[6])
    assert table.points(VAGABOND) == 7


def test_ic72_aiding_a_hostile_faction_takes_an_item_and_changes_nothing_else() -> None:
    table = wanderer().put(EYRIE, C12).items(VAGABOND, "boot").hand(VAGABOND, "anvil")
    table.crafted(EYRIE, "tea")
    table.state.relations[EYRIE] = HOSTILE

    table.when(VagabondDaylight()).answer("aid", EYRIE, "boot").answer("give", "anvil")
    table.asks(VAGABOND, "aid_reward").answer("take_item", "tea")

    assert table.held(VAGABOND, "tea") == 1
    assert relation(table, EYRIE) == HOSTILE
    assert table.points(VAGABOND) == 0


def test_ic73_in_a_forest_only_moves_and_repairs_are_left() -> None:
    table = wanderer(character="thief").pawn(VAGABOND, FA).hand(VAGABOND, "anvil", "bake_sale")
    table.items(VAGABOND, "boot", "torch", "sword", "crossbow", "hammer", "tea", "coin")
    table.items(VAGABOND, "bag", face=DAMAGED_UP)

    table.when(VagabondDaylight())

    assert table.verbs() == {"pass", "walk", "repair"}


def test_ic74_rest_in_a_forest_counts_for_the_same_evening() -> None:
    table = wanderer().pawn(VAGABOND, FA).items(VAGABOND, "coin", face=DAMAGED_DOWN)

    table.when(VagabondEvening()).asks_nothing()

    assert table.held(VAGABOND, "coin") == 1
    assert len(table.cards(VAGABOND)) == 2


def test_ic78_a_favor_does_not_touch_him() -> None:
    table = wanderer().put(WORKSHOP, C8, 2).put(WORKSHOP, C6).hand(MARQUISE, "favor_of_the_foxes")
    table.items(VAGABOND, "boot")

    table.when(Craft(MARQUISE, number_of("favor_of_the_foxes"), False)).asks_nothing()

    assert table.state.pawns[0] == C12
    assert table.held(VAGABOND, "boot") == 1


def test_ic80_a_pawn_in_sympathy_causes_no_outrage_but_allies_do() -> None:
    table = wanderer("alliance", "eyrie").put(SYMPATHY, C10).items(VAGABOND, "boot", "boot", "boot")
    table.put(EYRIE, C12, 2).hand(VAGABOND, "bake_sale")
    table.state.relations[EYRIE] = ALLIED

    table.when(VagabondDaylight()).answer("walk", C10).asks(VAGABOND, "companions").decline()
    table.asks(VAGABOND, "vagabond_daylight").answer("walk", C12)
    table.answer("walk", C10).answer("bring", EYRIE, 2).asks(VAGABOND, "outrage")


def test_ic81_allies_come_along_only_by_their_own_rule() -> None:
    table = wanderer("alliance", "eyrie").put(EYRIE, C12).put(ALLIANCE, C12, 2)
    table.items(VAGABOND, "boot")
    table.state.relations[EYRIE] = ALLIED

    table.when(VagabondDaylight()).answer("walk", C10).asks(VAGABOND, "vagabond_daylight")

    assert table.count(EYRIE, C12) == 1


def test_ic82_an_ally_who_takes_more_hits_than_the_items_turns_hostile() -> None:
    for on_ally, after in ((2, HOSTILE), (1, ALLIED)):
        table = wanderer().put(MARQUISE, C12, 3).put(EYRIE, C12, 2).luck(3, 3)
        table.items(VAGABOND, "sword", "boot", "boot")
        table.state.relations[EYRIE] = ALLIED
        hits = 3 if on_ally == 2 else 2
        table.luck(hits, hits)

        table.when(VagabondDaylight()).answer("battle", C12, MARQUISE)
        table.asks(VAGABOND, "ally_in_battle").answer("fight_with", EYRIE)
        for _ in range(on_ally):
            table.answer("lose_ally", EYRIE)
        while table.prompt == "take_damage":
            table.state.choose(table.state.options()[-1])

        assert relation(table, EYRIE) == after
        assert table.count(EYRIE, C12) == 2 - on_ally


def test_ic84_hostile_warriors_cost_a_second_boot() -> None:
    table = wanderer().put(MARQUISE, C10).put(ROOST, C11).items(VAGABOND, "boot")
    table.state.relations[MARQUISE] = HOSTILE
    table.state.relations[EYRIE] = HOSTILE

    table.when(VagabondDaylight())

    assert not table.offers("walk", C10)
    assert table.offers("walk", C11)


def test_ic85_a_coalition_needs_four_players_and_joins_the_lowest() -> None:
    table = wanderer("marquise", "eyrie", "alliance").hand(VAGABOND, "dominance_fox")
    table.score(VAGABOND, 10).score(MARQUISE, 5).score(EYRIE, 3).score(ALLIANCE, 3)

    table.when(VagabondDaylight())
    assert table.offers("join", "dominance_fox", EYRIE)
    assert table.offers("join", "dominance_fox", ALLIANCE)
    assert not table.offers("join", "dominance_fox", MARQUISE)

    smaller = wanderer().hand(VAGABOND, "dominance_fox").score(VAGABOND, 10)
    smaller.when(VagabondDaylight())
    assert not smaller.verbs() & {"join", "activate"}


def test_ic86_the_partner_of_a_winner_wins_too() -> None:
    table = wanderer("marquise", "eyrie", "alliance").hand(VAGABOND, "dominance_fox")
    table.score(VAGABOND, 10).score(MARQUISE, 5).score(EYRIE, 29).score(ALLIANCE, 29)
    table.score(MARQUISE, 28)

    table.when(VagabondDaylight()).answer("join", "dominance_fox", MARQUISE).decline()
    table.when(Score(MARQUISE, 2))

    assert table.state.result is not None
    seats = {table.state.seat_of[VAGABOND], table.state.seat_of[MARQUISE]}
    assert set(table.state.result.winners) == seats
    assert table.state.result.scores[0] is None


def test_ic88_an_empty_quest_deck_reveals_nothing() -> None:
    table = wanderer().items(VAGABOND, "tea", "coin")
    quest = 0  # Fundraising
    table.state.quest_row, table.state.quest_deck = [quest], []

    table.when(VagabondDaylight()).answer("quest", quest).answer("reward_points")

    assert table.state.quest_row == []
    assert table.points(VAGABOND) == 1


def test_ic89_hideout_repairs_and_ends_daylight() -> None:
    table = wanderer().items(VAGABOND, "torch", "boot").items(VAGABOND, "sword", face=DAMAGED_DOWN)

    table.when(VagabondDaylight(), Evening()).answer("hideout").asks_nothing()

    assert table.held(VAGABOND, "sword", DOWN) == 1
    assert len(table.cards(VAGABOND)) == 1


def test_refresh_turns_up_three_and_two_for_each_tea() -> None:
    table = wanderer().items(VAGABOND, *["boot"] * 2, *["sword"] * 2, face=DOWN)

    table.when(Refresh(VAGABOND, 3)).asks(VAGABOND, "refresh")
    table.answer("refresh", SWORD, DOWN).asks_nothing()

    assert table.held(VAGABOND, "sword") == 2


def test_tea_is_counted_before_services_are_paid() -> None:
    table = wanderer("riverfolk", "eyrie").items(VAGABOND, "tea")
    table.items(VAGABOND, *["boot"] * 6, face=DOWN)
    table.turn(VAGABOND).asks(VAGABOND, "start_of_birdsong").answer("buy", 1)
    table.decline_until("refresh").answer("refresh", "tea", DOWN)

    assert table.held(VAGABOND, "boot") == 4
    assert table.held(VAGABOND, "tea") == 1


def test_a_strike_hits_a_warrior_or_what_nobody_guards() -> None:
    table = wanderer().put(MARQUISE, C12).put(SAWMILL, C12).items(VAGABOND, "crossbow", "crossbow")

    table.when(VagabondDaylight())
    assert not table.offers("strike", MARQUISE, SAWMILL)
    table.answer("strike", MARQUISE, MARQUISE)
    assert relation(table, MARQUISE) == HOSTILE
    assert table.points(VAGABOND) == 0
    table.answer("strike", MARQUISE, SAWMILL)
    assert table.points(VAGABOND) == 1


def test_exploring_takes_the_item_and_the_ruin() -> None:
    table = wanderer().items(VAGABOND, "torch")
    (item,) = table.state.ruin_items[C12]

    table.when(VagabondDaylight()).answer("explore")

    assert table.state.ruins[C12] == 0
    assert table.points(VAGABOND) == 1
    assert table.state.items[item] == 1


def test_two_vagabonds_find_two_items_and_take_one_of_a_new_kind() -> None:
    table = Table("vagabond", "vagabond", "eyrie").pawn(VAGABOND, C12).active(VAGABOND)
    table.pawn(VAGABOND2, FA).items(VAGABOND, "torch", "torch")
    table.state.ruin_items[C12] = (0, 2)
    table.state.ruin_taken[0] = 1 << 0

    table.when(VagabondDaylight()).answer("explore").asks(VAGABOND, "ruin_item")
    assert table.state.options() == [("pass",), ("take_item", 2)]
    table.decline()
    assert table.points(VAGABOND) == 0
    view = [table.state.view(seat)["board"]["clearings"][C12]["ruin_items"] for seat in (0, 1)]
    assert view == [[0, 2], None]


def test_two_vagabonds_play_different_characters() -> None:
    table = Table("vagabond", "vagabond", "eyrie")

    assert len(set(table.state.characters)) == 2


def test_the_satchel_holds_six_and_two_for_each_bag() -> None:
    table = wanderer().items(VAGABOND, *["boot"] * 9, "bag", "tea")

    table.when(DemandItemDropped(VAGABOND)).asks_nothing()

    assert table.held(VAGABOND, "boot") == 8


def test_a_repaired_item_keeps_its_side() -> None:
    table = wanderer().items(VAGABOND, "hammer").items(VAGABOND, "boot", face=DAMAGED_DOWN)

    table.when(VagabondDaylight()).answer("repair", "boot", DAMAGED_DOWN)

    assert table.held(VAGABOND, "boot", DOWN) == 1


def test_a_hand_given_as_aid_is_known_to_giver_and_receiver_only() -> None:
    table = wanderer().put(EYRIE, C12).items(VAGABOND, "boot").hand(VAGABOND, "anvil")

    table.when(VagabondDaylight()).answer("aid", EYRIE, "boot").answer("give", "anvil")

    def seen(faction: int) -> list[int]:
        board = table.state.view(table.state.seat_of[faction])["board"]
        return next(each["hand"] for each in board["factions"] if each["faction"] == EYRIE)

    assert seen(VAGABOND) == seen(EYRIE) == [number_of("anvil")]
    assert seen(MARQUISE) == []


def test_walking_needs_a_boot() -> None:
    table = wanderer().items(VAGABOND, "boot", face=DOWN)

    table.when(VagabondDaylight())

    assert "walk" not in table.verbs()
