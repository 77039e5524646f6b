"""What the laws of a faction forbid is refused with their words and their §."""

from __future__ import annotations

import nemeton
from nemeton.games.root.components import CARD_KEYS, QUEST_KEYS
from nemeton.games.root.factions.alliance.operations import OfferOperation
from nemeton.games.root.factions.cult.conspiracies import OfferConspiracy, OfferCrusadeBattle
from nemeton.games.root.factions.eyrie.decree import ResolveColumn
from nemeton.games.root.factions.eyrie.turn import DemandDecreeCard
from nemeton.games.root.factions.marquise.field_hospitals import OfferFieldHospitals
from nemeton.games.root.factions.marquise.setup import DemandKeep
from nemeton.games.root.factions.vagabond.aid import DemandAidCard
from nemeton.games.root.game import GAME
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    BATTLE_COLUMN,
    BUILD_COLUMN,
    CULT,
    DAMAGED_UP,
    EYRIE,
    FOX,
    GARDEN,
    HOSTILE,
    KEEP,
    MARQUISE,
    MOUSE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TRADE_POST,
    UP,
    VAGABOND,
    WOOD,
    WORKSHOP,
)
from tests.games.root.table import C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, Table

nemeton.equipped(GAME)

FOREST = 14


# 6 The Marquise


def test_building_says_what_the_site_lacks() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(WORKSHOP, C1).put(MARQUISE, C9, 2)
    table.put(MARQUISE, C2, 2).marquise_daylight()

    assert table.why_not("build", ROOST, C9) == (
        "You build sawmills, workshops and recruiters. (§ 6.5.4)"
    )
    assert table.why_not("build", SAWMILL, C3) == "You do not rule clearing 3. (§ 6.5.4)"
    assert table.why_not("build", SAWMILL, C1) == "There is no free slot in clearing 1. (§ 6.5.4)"
    assert table.why_not("build", WORKSHOP, C9).endswith("(§ 6.5.4)")


def test_overwork_says_what_it_lacks() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).put(SAWMILL, C1)
    table.hand(MARQUISE, "anvil", "bake_sale").marquise_daylight()

    assert table.why_not("overwork", C9, "anvil") == ("You have no sawmill in clearing 9. (§ 6.5)")
    assert table.why_not("overwork", C1, "sword").startswith("You do not hold Sword.")
    assert table.why_not("overwork", C1, "bake_sale") == (
        "Bake Sale is neither a fox card nor a bird. (§ 2.1.1)"
    )
    table.put(WOOD, C2, 7)
    assert table.why_not("overwork", C1, "anvil") == "None left: wood. (§ 6.5)"


def test_a_bird_hires_when_the_actions_are_used_up() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 3).put(EYRIE, C1, 9)
    table.hand(MARQUISE, "anvil", "sappers")
    table.luck(*[0] * 6).marquise_daylight()

    assert table.why_not("hire", "sappers") == "First use your 3 actions. (§ 6.5)"
    for _ in range(3):
        table.answer("battle", C1, EYRIE)
    assert table.why_not("hire", "anvil") == "Another action costs a bird; Anvil is none. (§ 6.5)"
    assert table.why_not("hire", "cobbler") == "You do not hold Cobbler. (§ 6.5)"


def test_recruiting_takes_a_recruiter_and_warriors_once_a_turn() -> None:
    table = Table("marquise", "eyrie").marquise_daylight()

    assert table.why_not("recruit") == "You have no recruiter on the map. (§ 6.5.3)"
    table.put(RECRUITER, C2).answer("recruit")
    assert table.why_not("recruit") == "You have already recruited this turn. (§ 6.5.3)"
    table = Table("marquise", "eyrie").put(RECRUITER, C2).put(MARQUISE, C1, 25).marquise_daylight()
    assert table.why_not("recruit") == "Your supply holds no warrior any more. (§ 6.5.3)"


def test_field_hospitals_take_a_matching_card() -> None:
    table = Table("marquise", "eyrie").put(KEEP, C1).hand(MARQUISE, "bake_sale")
    table.when(OfferFieldHospitals(C1, 2))

    assert table.why_not("spend", "bake_sale").endswith("neither a fox card nor a bird. (§ 2.1.1)")


def test_the_keep_stands_in_a_corner() -> None:
    table = Table("marquise", "eyrie").when(DemandKeep())

    assert table.why_not("settle", C5) == "The keep goes into a corner of the map. (§ 6.3.2)"


# 7 The Eyrie


def test_only_one_bird_a_turn_joins_the_decree() -> None:
    table = Table("eyrie", "marquise").hand(EYRIE, "sappers", "armorers", "anvil")
    table.when(DemandDecreeCard())

    assert table.why_not("decree", "sword", 0) == "You do not hold Sword. (§ 7.4.2)"
    table.answer("decree", "sappers", 0)
    assert table.why_not("decree", "armorers", 1) == (
        "Armorers would be the second bird of this turn in the Decree. (§ 7.4.2)"
    )


def column(table: Table, number: int, *cards: str) -> Table:
    """The Decree asks for the cards of one column."""
    left = tuple(CARD_KEYS.index(card) for card in cards)
    return table.decree(number, *cards).when(ResolveColumn(number, left))


def test_a_card_of_the_decree_is_carried_out_in_its_column_and_suit() -> None:
    table = Table("eyrie", "marquise").put(ROOST, C1).put(ROOST, C9).put(ROOST, C6)
    column(table, RECRUIT_COLUMN, "anvil", "foxfolk_steel")

    assert table.why_not("decree_recruit", "sword", C1) == (
        "Sword does not wait in this column of the Decree. (§ 7.5.2)"
    )
    assert table.why_not("decree_recruit", "anvil", C1).startswith(
        "Another card of the same suit stands for Anvil"
    )
    assert table.why_not("decree_recruit", "foxfolk_steel", C9).startswith(
        "You need a fox clearing, which clearing 9 is not."
    )
    assert table.why_not("decree_recruit", "foxfolk_steel", C8) == (
        "You have no roost in clearing 8. (§ 7.5.2)"
    )
    assert table.why_not("fail", "foxfolk_steel") == (
        "Foxfolk Steel can still be carried out. (§ 7.5.2)"
    )


def test_the_decree_moves_and_battles_by_the_common_laws() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C1, 2).put(MARQUISE, C1, 1)
    column(table, MOVE_COLUMN, "anvil")
    assert table.why_not("decree_move", "anvil", C1, C3, 1).startswith("No path joins")
    assert table.why_not("decree_move", "anvil", C1, C5, 3).startswith("Of your 2 warriors")

    table = Table("eyrie", "marquise").put(EYRIE, C1, 2).put(MARQUISE, C1, 1)
    column(table, BATTLE_COLUMN, "anvil")
    assert table.why_not("decree_battle", "anvil", C6, MARQUISE).startswith("You have no warriors")


def test_a_roost_needs_rule_a_slot_and_no_roost() -> None:
    table = Table("eyrie", "marquise").put(ROOST, C1).put(EYRIE, C8, 1).put(EYRIE, C6, 1)
    column(table.put(ROOST, C6), BUILD_COLUMN, "anvil")

    assert table.why_not("decree_build", "anvil", C1) == (
        "Clearing 1 already has a roost. (§ 7.5.2)"
    )
    assert table.why_not("decree_build", "anvil", C12) == "You do not rule clearing 12. (§ 7.5.2)"
    table.put(SAWMILL, C8, 2).put(EYRIE, C8, 5)
    assert table.why_not("decree_build", "anvil", C8) == (
        "There is no free slot in clearing 8. (§ 7.5.2)"
    )


# 8 The Alliance


def test_a_revolt_says_what_the_clearing_lacks() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).put(SYMPATHY, C2).put(SYMPATHY, C3)
    table.put(BASE, C9).supporters("anvil", "foxfolk_steel", "sword", "bake_sale").turn(ALLIANCE)
    table.asks(ALLIANCE, "revolt")

    assert table.why_not("revolt", C8) == "Clearing 8 is not sympathetic. (§ 8.4.1)"
    assert table.why_not("revolt", C2) == "Your mouse base is already on the map. (§ 8.4.1)"
    assert table.why_not("revolt", C3) == (
        "That takes 2 supporters of the rabbit suit, or birds. (§ 8.4.1)"
    )


def test_supporters_are_spent_for_their_suit() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1)
    table.supporters("anvil", "foxfolk_steel", "ambush_bird", "sword").turn(ALLIANCE)
    table.answer("revolt", C1).asks(ALLIANCE, "pay_supporter")

    assert table.why_not("supporter", "bake_sale") == (
        "Bake Sale is not among your supporters. (§ 8.2.3)"
    )
    assert table.why_not("supporter", "sword") == (
        "Sword is neither a fox card nor a bird. (§ 2.1.1)"
    )


def test_training_takes_a_base_of_the_suit_and_mobilizing_a_card() -> None:
    table = Table("alliance", "marquise").hand(ALLIANCE, "anvil", "sword")
    table.turn(ALLIANCE).decline_until("alliance_daylight")

    assert table.why_not("mobilize", "cobbler") == "You do not hold Cobbler. (§ 8.5)"
    assert table.why_not("train", "anvil") == "Without a base nobody can be trained. (§ 8.5)"
    table.put(BASE, C9)
    assert table.why_not("train", "anvil") == "No base matches Anvil. (§ 8.5)"
    table.state.supply[ALLIANCE] = 0
    assert table.why_not("train", "sword") == "Your supply holds no warrior any more. (§ 8.5)"


def test_operations_say_what_the_clearing_lacks() -> None:
    table = Table("alliance", "marquise").put(ALLIANCE, C1, 2).put(BASE, C1).put(SYMPATHY, C1)
    table.when(OfferOperation(2))

    assert table.why_not("recruit_at", C9) == "You have no base in clearing 9. (§ 8.6.1)"
    assert table.why_not("organize", C9) == "You have no warriors in clearing 9. (§ 8.6.1)"
    assert table.why_not("organize", C1) == ("There is sympathy in clearing 1 already. (§ 8.6.1)")
    assert table.why_not("battle", C1, MARQUISE).startswith("No piece stands in clearing 1")


# 9 The Vagabond


def vagabond(table: Table) -> Table:
    return table.turn(VAGABOND).decline_until("vagabond_daylight")


def test_a_walk_leads_next_door_for_boots() -> None:
    table = Table("vagabond", "marquise").pawn(VAGABOND, C1).put(MARQUISE, C9, 1)
    table.state.relations[MARQUISE] = HOSTILE
    vagabond(table.items(VAGABOND, "boot"))

    assert table.why_not("walk", C9) == (
        "Hostile warriors stand in clearing 9: that takes one more boot. (§ 9.2.9)"
    )
    assert table.why_not("walk", C3) == "Clearing 3 is not next to your pawn. (§ 9.5)"
    assert table.why_not("walk", FOREST).startswith("Boots do not lead into a forest")
    assert table.why_not("battle", C1, MARQUISE) == "You have none face up: sword. (§ 9.5)"


def test_aid_takes_somebody_there_an_item_and_a_card() -> None:
    table = Table("vagabond", "marquise", "eyrie").pawn(VAGABOND, C1).put(MARQUISE, C1, 1)
    vagabond(table.items(VAGABOND, "boot").hand(VAGABOND, "bake_sale"))

    assert table.why_not("aid", EYRIE, "boot") == "No piece stands in clearing 1: Eyrie. (§ 9.5.4)"
    assert table.why_not("aid", MARQUISE, "tea") == "You have none face up: tea. (§ 9.5.4)"
    assert table.why_not("aid", MARQUISE, "boot") == (
        "You hold no fox card and no bird to give. (§ 9.5.4)"
    )
    table.hand(VAGABOND, "anvil").when(DemandAidCard(VAGABOND, MARQUISE))
    assert table.why_not("give", "bake_sale").endswith("nor a bird. (§ 2.1.1)")


def test_a_strike_takes_a_piece_that_can_be_struck() -> None:
    table = Table("vagabond", "marquise", "vagabond").pawn(VAGABOND, C1).pawn(4, C1)
    table.put(MARQUISE, C1, 1).put(SAWMILL, C1).items(VAGABOND, "crossbow")
    vagabond(table)

    assert table.why_not("strike", MARQUISE, SAWMILL) == (
        "While warriors stand there they are struck first: Marquise. (§ 9.5)"
    )
    assert table.why_not("strike", MARQUISE, WORKSHOP) == (
        "It does not stand in clearing 1: workshop. (§ 9.5)"
    )
    assert table.why_not("strike", 4, 4) == "A Vagabond’s pawn cannot be removed. (§ 9.5)"


def test_a_quest_is_open_of_the_suit_and_needs_its_items() -> None:
    table = Table("vagabond", "marquise").pawn(VAGABOND, C1)
    vagabond(table.items(VAGABOND, "boot"))
    components, row = table.state.rules.components, table.state.quest_row
    closed = next(each for each in range(len(QUEST_KEYS)) if each not in row)

    assert "is not among the open quests. (§ 9.5.5)" in table.why_not("quest", closed)
    for quest in row:
        fitting = components.quest_suit[quest] == table.state.suits[C1]
        wanted = "takes these two, face up" if fitting else "which clearing 1 is not. (§ 9.5.5)"
        assert wanted in table.why_not("quest", quest)


def test_only_damaged_items_are_repaired() -> None:
    table = Table("vagabond", "marquise").pawn(VAGABOND, C1).items(VAGABOND, "hammer", "boot")
    vagabond(table)

    assert table.why_not("repair", "boot", UP) == "Only damaged items are repaired. (§ 9.5)"
    assert table.why_not("repair", "boot", DAMAGED_UP).startswith("You have none: boot, damaged")


def test_exploring_takes_a_ruin_and_a_forest_has_none() -> None:
    table = Table("vagabond", "marquise").pawn(VAGABOND, C1).items(VAGABOND, "torch")
    vagabond(table)

    assert table.why_not("explore").startswith("No ruin with an item is left in clearing 1.")
    table.pawn(VAGABOND, FOREST)
    assert table.why_not("explore") == "In a forest there is nobody and nothing for that. (§ 2.4)"


def test_special_actions_are_those_of_the_character() -> None:
    table = Table("vagabond", "marquise", "eyrie").pawn(VAGABOND, C1, "thief").put(EYRIE, C1, 1)
    vagabond(table.items(VAGABOND, "torch"))

    assert table.why_not("scorch") == "Another character does that, not yours. (§ 9.5.9)"
    assert table.why_not("steal", MARQUISE).startswith("No piece stands in clearing 1: Marquise.")
    assert table.why_not("steal", EYRIE) == "There is no card to take: Eyrie. (§ 9.5.9)"

    table.pawn(VAGABOND, C1, "tinker").discarded("bake_sale")
    assert table.why_not("day_labor", "anvil") == "Anvil is not in the discard pile. (§ 9.5.9)"
    assert table.why_not("day_labor", "bake_sale").endswith("nor a bird. (§ 9.5.9)")

    table.pawn(VAGABOND, C1, "vagrant")
    assert table.why_not("instigate", EYRIE, EYRIE).startswith("A battle takes two different")
    assert table.why_not("instigate", MARQUISE, EYRIE) == (
        "No warrior stands in clearing 1: Marquise. (§ 9.5.9)"
    )
    assert table.why_not("instigate", EYRIE, ALLIANCE).startswith("No player leads the Alliance")


# 10 The Cult


def test_conspiracies_take_acolytes_and_outcast_clearings() -> None:
    table = Table("cult", "marquise").put(CULT, C1, 2).put(MARQUISE, C1, 1).put(SAWMILL, C6)
    table.state.outcast = FOX
    table.state.acolytes, table.state.hated = 3, 0
    table.when(OfferConspiracy())

    assert table.why_not("crusade_move", C1, C3, 1).startswith("No path joins clearing 1")
    assert table.why_not("crusade_battle", C6, MARQUISE).startswith("You have no warriors")
    assert table.why_not("convert", C9, MARQUISE).startswith("You need a fox clearing")
    assert table.why_not("convert", C8, MARQUISE) == (
        "No warrior stands in clearing 8: Marquise. (§ 10.4.3)"
    )
    assert table.why_not("sanctify", C6, WOOD) == "That is no enemy building: wood. (§ 10.4.3)"
    assert table.why_not("sanctify", C1, SAWMILL) == (
        "It does not stand in clearing 1: sawmill. (§ 10.4.3)"
    )
    table.state.acolytes = 2
    assert table.why_not("sanctify", C6, SAWMILL) == (
        "That takes 3 acolytes; you have 2. (§ 10.4.3)"
    )


def test_crusaders_battle_where_they_arrive() -> None:
    table = Table("cult", "marquise", "eyrie").put(CULT, C9, 2).put(MARQUISE, C9, 1)
    table.put(CULT, C1, 1).put(MARQUISE, C1, 1).when(OfferCrusadeBattle(C9))

    assert table.why_not("battle", C1, MARQUISE) == (
        "The crusaders battle where they have arrived, in clearing 9. (§ 10.4.3)"
    )


def test_rituals_say_what_they_lack() -> None:
    table = Table("cult", "marquise").put(CULT, C1, 2).hand(CULT, "anvil", "sappers", "sword")
    table.turn(CULT).decline_until("ritual")

    assert table.why_not("ritual_recruit", "cobbler", C1) == "You do not hold Cobbler. (§ 10.5)"
    assert table.why_not("ritual_build", "sappers", C1) == (
        "For rituals a bird is only a bird. (§ 10.2)"
    )
    assert table.why_not("ritual_recruit", "anvil", C9).startswith("You need a fox clearing")
    assert table.why_not("ritual_build", "anvil", C8) == "You do not rule clearing 8. (§ 10.5)"
    assert table.why_not("ritual_score", "sword") == (
        "You have no mouse garden on the map. (§ 10.5)"
    )
    assert (
        table.why_not("sacrifice", "anvil") == "A sacrifice takes a bird; Anvil is none. (§ 10.5)"
    )
    table.put(GARDEN, C9)
    table.state.scored_suits = 1 << MOUSE
    assert table.why_not("ritual_score", "sword") == (
        "Your mouse gardens have already scored this turn. (§ 10.5)"
    )


# 11 The Riverfolk


def test_the_riverfolk_recruit_on_the_river_and_establish_under_a_ruler() -> None:
    table = Table("riverfolk", "marquise").put(MARQUISE, C1, 1).put(TRADE_POST, C10)
    table.put(RIVERFOLK, C10, 1)
    table.state.funds[RIVERFOLK] = 3
    table.turn(RIVERFOLK).decline_until("riverfolk_daylight")

    assert table.why_not("recruit_at", C1) == "Clearing 1 is not on the river. (§ 11.5)"
    assert table.why_not("establish", C11) == "Nobody rules clearing 11. (§ 11.5)"
    assert table.why_not("establish", C10) == (
        "There is a trade post in clearing 10 already. (§ 11.5)"
    )
    assert table.why_not("establish", C1) == "You lack two funds: Marquise. (§ 11.5)"
    assert table.why_not("export", "anvil") == "You do not hold Anvil. (§ 4.1.1)"
    assert table.why_not("move", C10, C4, 1) == (
        "No path joins clearing 10 and clearing 4. (§ 4.2)"
    )
    assert table.why_not("move", C10, C5, 2).startswith("Of your one warrior in clearing 10")
    table.state.funds = [0] * 7
    assert table.why_not("recruit_at", C7) == "You have no funds left. (§ 11.5)"
