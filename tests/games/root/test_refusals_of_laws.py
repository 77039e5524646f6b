"""What the laws that bind everybody forbid is refused with their words and their §."""

from __future__ import annotations

from typing import Any

import nemeton
from nemeton.games.root.components import CARD_KEYS
from nemeton.games.root.factions.vagabond.turn import OfferSlip
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    ALLIANCE,
    EYRIE,
    HAND_CARD,
    KEEP,
    MARQUISE,
    MERCENARIES,
    RECRUITER,
    RIVERBOATS,
    RIVERFOLK,
    SAWMILL,
    SYMPATHY,
    VAGABOND,
    WORKSHOP,
)
from nemeton.games.root.laws.asking import Asked, AskedForSeveral
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.birdsong_extras import OfferBirdsongCards
from nemeton.games.root.laws.cards import demand_discard
from nemeton.games.root.laws.outrage import Outrage
from nemeton.games.root.laws.persistent_cards import (
    OfferCobbler,
    OfferCommandWarren,
    StartOfBirdsong,
)
from tests.games.root.table import C1, C2, C3, C4, C5, C6, C9, C10, Table

nemeton.equipped(GAME)

FOREST = 14


# 4.2 Moving


def test_no_more_warriors_move_than_stand_there() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(MARQUISE, C9, 1).marquise_daylight()

    assert table.why_not("move", C1, C5, 3) == (
        "Of your 2 warriors in clearing 1, one at least and all at most can move. (§ 4.2)"
    )
    assert table.why_not("move", C9, C1, 0) == (
        "Of your one warrior in clearing 9, exactly that one can move. (§ 4.2)"
    )


def test_nothing_moves_to_scorched_earth() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2)
    table.state.scorched[C5] = 1

    assert table.marquise_daylight().why_not("move", C1, C5, 1) == (
        "Clearing 5 is scorched: nothing is placed there or moves in any more. (§ 9.5.9)"
    )


# 4.3 Battle


def test_a_battle_needs_both_sides_in_a_clearing() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(EYRIE, C5, 1).marquise_daylight()

    assert table.why_not("battle", FOREST, EYRIE) == "Battles are fought in clearings. (§ 4.3)"
    assert table.why_not("battle", C5, EYRIE) == "You have no warriors in clearing 5. (§ 4.3)"
    assert table.why_not("battle", C1, EYRIE) == "No piece stands in clearing 1: Eyrie. (§ 4.3)"
    assert table.why_not("battle", C1, MARQUISE) == "That is yourself. (§ 2.7)"
    assert table.why_not("battle", C1, ALLIANCE) == (
        "No player leads the Alliance in this game. (§ 2.7)"
    )


def test_mercenaries_do_not_fight_their_own() -> None:
    table = Table("marquise", "eyrie", "riverfolk").put(RIVERFOLK, C5, 2).put(EYRIE, C5, 1)
    table.marquise_daylight()
    table.state.mercenaries = MARQUISE

    assert table.offers("battle", C5, EYRIE)
    assert table.why_not("battle", C5, RIVERFOLK) == (
        "Only hired warriors are yours in clearing 5, and they do not fight their own. (§ 11.2.7)"
    )


def test_partners_do_not_battle_where_a_group_plays_it_so() -> None:
    factions = ("marquise", "eyrie", "alliance", "vagabond")
    table = Table(*factions, coalition_no_battle=True).pawn(VAGABOND, C5).put(MARQUISE, C5, 2)
    table.state.coalition[VAGABOND] = MARQUISE

    assert table.marquise_daylight().why_not("battle", C5, VAGABOND) == (
        "You are in a coalition: Vagabond. (§ 9.2)"
    )


def test_command_warren_and_cobbler_obey_the_laws_of_battle_and_movement() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(EYRIE, C1, 1)
    table.in_play(MARQUISE, "command_warren", "cobbler")

    table.when(OfferCommandWarren(MARQUISE))
    assert table.why_not("battle", C5, EYRIE).startswith("You have no warriors in clearing 5.")
    table.decline().when(OfferCobbler(MARQUISE))
    assert table.why_not("move", C1, C3, 1).startswith("No path joins clearing 1 and clearing 3.")


def test_an_ambush_has_the_suit_of_the_clearing() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(EYRIE, C1, 2)
    table.hand(EYRIE, "ambush_mouse", "sappers").when(Battle(MARQUISE, EYRIE, C1))
    table.asks(EYRIE, "ambush")

    assert table.why_not("play", "ambush_fox") == "You do not hold Ambush (fox). (§ 4.3.1)"
    assert table.why_not("play", "sappers") == "Sappers is no ambush card. (§ 4.3.1)"
    assert table.why_not("play", "ambush_mouse") == (
        "Ambush (mouse) is neither a fox card nor a bird. (§ 4.3.1)"
    )


# Cards


def test_only_cards_in_hand_are_discarded() -> None:
    table = Table("marquise", "eyrie")
    table.hand(MARQUISE, "sappers", "cobbler", "anvil", "sword", "armorers", "bake_sale")
    table.when(demand_discard(MARQUISE, 0)).asks(MARQUISE, "discard")

    assert table.why_not("discard", "investments") == "You do not hold Investments. (§ 6.6)"


def test_an_outrage_is_paid_by_a_matching_card() -> None:
    table = Table("marquise", "alliance").put(SYMPATHY, C1).hand(MARQUISE, "anvil", "bake_sale")
    table.when(Outrage(MARQUISE, C1)).asks(MARQUISE, "outrage")

    assert table.why_not("give", "sword") == "You do not hold Sword. (§ 8.2.6)"
    assert table.why_not("give", "bake_sale") == (
        "Bake Sale is neither a fox card nor a bird. (§ 2.1.1)"
    )


def test_dominance_says_what_is_missing() -> None:
    factions = ("marquise", "eyrie", "alliance", "vagabond")
    table = Table(*factions).hand(MARQUISE, "dominance_fox", "anvil")
    table.score(MARQUISE, 9).marquise_daylight()

    assert table.why_not("activate", "dominance_bird").startswith("You do not hold Dominance")
    assert table.why_not("activate", "anvil") == "Anvil is no Dominance card. (§ 3.3)"
    assert table.why_not("activate", "dominance_fox") == (
        "Dominance needs 10 points; you have 9. (§ 3.3)"
    )


def test_an_available_card_is_paid_in_its_suit() -> None:
    table = Table("marquise", "eyrie", "alliance").hand(MARQUISE, "anvil", "bake_sale", "sappers")
    table.state.deck.remove(CARD_KEYS.index("dominance_bird"))
    table.state.available = [CARD_KEYS.index("dominance_bird")]
    table.marquise_daylight()

    assert table.why_not("take_card", "dominance_fox", "anvil") == (
        "Dominance (fox) does not lie beside the map. (§ 3.3)"
    )
    assert table.why_not("take_card", "dominance_bird", "sword").startswith("You do not hold Sword")
    assert table.why_not("take_card", "dominance_bird", "anvil") == (
        "Dominance (bird) can only be had for a bird. (§ 3.3)"
    )


def test_a_vagabond_joins_whoever_has_the_fewest_points() -> None:
    factions = ("vagabond", "marquise", "eyrie", "alliance")
    table = Table(*factions).pawn(VAGABOND, C1).hand(VAGABOND, "dominance_fox")
    table.score(VAGABOND, 12).score(MARQUISE, 5)
    table.turn(VAGABOND).decline_until("vagabond_daylight")

    assert table.offers("join", "dominance_fox", EYRIE)
    assert table.why_not("join", "dominance_fox", VAGABOND) == "That is yourself. (§ 2.7)"
    assert table.why_not("join", "dominance_fox", MARQUISE).endswith(
        "not with the Marquise now. (§ 9.2)"
    )


def test_tax_collector_and_codebreakers_need_somebody() -> None:
    table = Table("marquise", "eyrie", "riverfolk").put(MARQUISE, C1, 1)
    table.in_play(MARQUISE, "tax_collector", "codebreakers").marquise_daylight()

    assert table.why_not("tax", C5) == "You have no warriors in clearing 5. (§ 4.1.3)"
    assert table.why_not("tax", FOREST) == "Warriors never enter a forest. (§ 2.4)"
    assert table.why_not("break_code", EYRIE) == (
        "There is no hidden hand to look at: Eyrie. (§ 4.1.3)"
    )


def test_stand_and_deliver_needs_a_hand() -> None:
    table = Table("marquise", "eyrie", "alliance").hand(EYRIE, "anvil")
    table.in_play(MARQUISE, "stand_and_deliver").when(OfferBirdsongCards(MARQUISE))

    assert table.why_not("stand_and_deliver", ALLIANCE) == (
        "There is no card to take: Alliance. (§ 4.1.3)"
    )


def test_the_machine_has_no_hand_to_draw_into() -> None:
    table = Table("eyrie", "alliance", "cult", mode="competitive")
    table.in_play(EYRIE, "better_burrow_bank").when(StartOfBirdsong(EYRIE))

    assert table.why_not("bank_with", MARQUISE) == "The machine has no hand to draw into. (§ MM)"


def test_a_spy_is_played_from_the_hand() -> None:
    table = Table("eyrie", "alliance", mode="competitive")
    table.hand(EYRIE, "arms_trader", "spy_fox", "anvil")
    table.turn(EYRIE).decline_until("eyrie_crafting")

    assert table.why_not("play_spy", "spy_mouse").startswith("You do not hold Spy (mouse).")
    assert table.why_not("play_spy", "anvil") == (
        "Anvil is no spy that you could play now. (§ MM.6)"
    )


# Services


def test_a_service_is_sold_once_dear_or_bought_already() -> None:
    table = Table("marquise", "riverfolk", "eyrie")
    table.state.prices = [1, 3, 4]
    table.state.supply[MARQUISE] = 3
    table.when(StartOfBirdsong(MARQUISE)).asks(MARQUISE, "start_of_birdsong")

    assert table.why_not("buy", MERCENARIES) == "You cannot pay the price of 4. (§ 11.2.6)"
    assert table.why_not("buy", HAND_CARD).startswith("It is not for sale any more this turn")
    table.state.services_bought = 1
    assert table.why_not("buy", RIVERBOATS).startswith("You have bought one service, and may buy")


def test_a_vagabond_hires_no_mercenaries() -> None:
    table = Table("vagabond", "riverfolk", "eyrie").items(VAGABOND, "boot", "sword")
    table.state.prices = [1, 1, 1]
    table.when(StartOfBirdsong(VAGABOND))

    assert table.why_not("buy", MERCENARIES) == ("A Vagabond cannot hire mercenaries. (§ 11.2.7)")


# Placing


def test_the_keep_and_scorched_earth_keep_pieces_out() -> None:
    table = Table("alliance", "marquise").put(KEEP, C1).put(SYMPATHY, C9)
    table.state.scorched[C4] = 1
    table.supporters("anvil", "bake_sale", "ambush_bird", "sword").turn(ALLIANCE)
    table.decline_until("spread_sympathy")

    assert table.why_not("spread", C1) == (
        "The keep stands in clearing 1: only the Marquise places pieces there. (§ 6.2.2)"
    )
    assert table.why_not("spread", C4).endswith("(§ 9.5.9)")
    assert table.why_not("spread", FOREST) == "Nothing may be placed in a forest. (§ 2.4)"


# Questions with one sentence for whatever they do not take


PLAIN = {"order_effects", "quest_reward", "enlist_arbiter"}  # nothing else can be meant by a verb


def test_every_question_of_one_sentence_has_it_in_both_languages() -> None:
    asked: list[Any] = [
        step for step in GAME.steps.values() if issubclass(step, Asked | AskedForSeveral)
    ]
    prompts = {step.prompt for step in asked if says_one_sentence(step)} - PLAIN - {""}

    assert len(prompts) > 30
    for prompt in sorted(prompts):
        assert GAME.speech.texts.has("en", f"why-{prompt}"), prompt
        assert GAME.speech.texts.has("fr", f"why-{prompt}"), prompt


def says_one_sentence(step: Any) -> bool:
    if issubclass(step, AskedForSeveral):
        return step.why_no_member is AskedForSeveral.why_no_member
    return step.why_not is Asked.why_not


def test_a_slip_leads_to_a_place_that_touches_the_pawn() -> None:
    table = Table("vagabond", "marquise").pawn(VAGABOND, C1).when(OfferSlip(VAGABOND))

    assert table.why_not("slip", C3) == (
        "Only a clearing or forest that touches your place and is not scorched. (§ 9.4.2)"
    )


def test_a_set_says_what_belongs_to_it_and_what_was_passed_over() -> None:
    table = Table("marquise", "eyrie").put(RECRUITER, C2).put(RECRUITER, C6).put(SAWMILL, C10)
    table.put(WORKSHOP, C10)
    table.state.supply[MARQUISE] = 1
    table.put(MARQUISE, C2, 0).marquise_daylight().answer("recruit").asks(MARQUISE, "recruit_site")

    assert table.why_not("serve", C10) == (
        "Warriors come to clearings with a recruiter that has none yet. (§ 6.5.3)"
    )
