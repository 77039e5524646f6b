"""R10 Lizard Cult."""

from __future__ import annotations

from nemeton.games.root.factions.cult.conspiracies import OfferConspiracy, conspiracy_cost
from nemeton.games.root.factions.cult.rituals import CultDaylight
from nemeton.games.root.factions.cult.setup import SetUpCult
from nemeton.games.root.factions.cult.turn import CultBirdsong, CultEvening
from nemeton.games.root.kinds import CULT, EYRIE, GARDEN, KEEP, MARQUISE, ROOST, SAWMILL, WORKSHOP
from nemeton.games.root.laws.battle import Battle
from tests.games.root.table import C1, C2, C3, C4, C5, C6, C7, C8, C10, C12, Table, names


def cult(*others: str) -> Table:
    table = Table("cult", *(others or ("marquise", "eyrie"))).active(CULT)
    table.state.outcast, table.state.hated = 1, 0
    return table


def acolytes(table: Table, number: int) -> Table:
    table.state.acolytes = number
    table.state.supply[CULT] -= number
    return table


def test_setup_takes_one_of_the_corners_left() -> None:
    table = cult().put(KEEP, C1).put(ROOST, C3)

    table.when(SetUpCult()).asks(CULT, "cult_corner")
    assert table.state.options() == [("settle", C2), ("settle", C4)]
    table.answer("settle", C2).answer("cast_out", 0).asks_nothing()

    assert (table.count(GARDEN, C2), table.count(CULT, C2)) == (1, 4)
    assert [table.count(CULT, each) for each in (C5, C6, C10)] == [1, 1, 1]


def test_setup_faces_the_only_other_corner_faction() -> None:
    table = Table("cult", "eyrie", "alliance").put(ROOST, C3)

    table.when(SetUpCult()).asks(CULT, "outcast")

    assert table.count(GARDEN, C1) == 1


def test_ex14_convert_and_crusade_in_one_birdsong() -> None:
    table = acolytes(cult(), 4).put(MARQUISE, C5).put(MARQUISE, C1).luck(1, 0)

    table.when(OfferConspiracy()).answer("convert", C5, MARQUISE)
    assert (table.count(MARQUISE, C5), table.count(CULT, C5)) == (0, 1)
    table.answer("crusade_move", C5, C1, 1).asks(CULT, "crusade_battle")
    table.answer("battle", C1, MARQUISE).asks_nothing()

    assert table.state.acolytes == 0
    assert table.count(MARQUISE, C1) == 0


def test_ic90_a_tie_among_lost_souls_turns_the_outcast_hated() -> None:
    table = cult().lost_souls("anvil", "foxfolk_steel", "sword", "investments", "armorers")

    table.when(CultBirdsong()).asks_nothing()

    assert (table.state.outcast, table.state.hated) == (1, 1)
    assert len(table.state.discard) == 5


def test_the_most_common_suit_becomes_the_outcast() -> None:
    table = cult().lost_souls("anvil", "foxfolk_steel", "sword", "armorers", "sappers", "sappers")
    table.state.hated = 1

    table.when(CultBirdsong()).asks_nothing()

    assert (table.state.outcast, table.state.hated) == (0, 0)


def test_ic92_warriors_lost_in_a_crusade_go_to_the_supply() -> None:
    table = acolytes(cult(), 2).put(CULT, C5, 2).put(MARQUISE, C5, 3).luck(2, 1)

    table.when(OfferConspiracy()).answer("crusade_battle", C5, MARQUISE).asks_nothing()

    assert table.state.acolytes == 0
    assert table.count(CULT, C5) == 1


def test_defenders_become_acolytes() -> None:
    table = cult().put(CULT, C5, 2).put(MARQUISE, C5, 3).luck(2, 0).active(MARQUISE)

    table.when(Battle(MARQUISE, CULT, C5)).asks_nothing()

    assert table.state.acolytes == 2


def test_ic93_hated_conspiracies_cost_one_less() -> None:
    table = cult()
    table.state.hated = 1

    assert [conspiracy_cost(table.state, each) for each in range(3)] == [1, 1, 2]


def test_ic94_sanctify_needs_a_garden_and_a_place_for_it() -> None:
    table = acolytes(cult(), 3).put(SAWMILL, C5).put(WORKSHOP, C4).put(KEEP, C4)

    table.when(OfferConspiracy())
    assert table.offers("sanctify", C5, SAWMILL)
    assert not table.offers("sanctify", C4, WORKSHOP)

    table.answer("sanctify", C5, SAWMILL).asks_nothing()
    assert (table.count(GARDEN, C5), table.points(CULT)) == (1, 1)

    full = acolytes(cult(), 3).put(SAWMILL, C5).put(GARDEN, C10, 5)
    full.when(OfferConspiracy())
    assert full.prompt == "idle"


def test_ic96_scoring_with_one_garden_gives_nothing_with_two_two() -> None:
    table = cult().put(GARDEN, C5).hand(CULT, "bake_sale", "cobbler", "anvil")

    table.when(CultDaylight())
    assert not table.offers("ritual_score", "anvil")
    table.answer("ritual_score", "bake_sale")
    assert table.points(CULT) == 0
    assert not table.offers("ritual_score", "cobbler")

    table.decline().put(GARDEN, C10)
    table.state.scored_suits = 0
    table.when(CultDaylight()).answer("ritual_score", "cobbler")
    assert table.points(CULT) == 2


def test_ic97_a_bird_is_only_a_bird() -> None:
    table = cult().put(GARDEN, C5).hand(CULT, "armorers")

    table.when(CultDaylight())

    assert table.verbs() == {"pass", "sacrifice"}
    table.answer("sacrifice", "armorers")
    assert table.state.acolytes == 1
    assert names(table.state.revealed) == ["armorers"]


def test_revealed_cards_come_back_in_the_evening() -> None:
    table = cult().put(GARDEN, C5).hand(CULT, "cobbler")

    table.when(CultDaylight()).answer("ritual_build", "cobbler", C5).decline()
    assert table.count(GARDEN, C5) == 2
    table.when(CultEvening()).decline_until("idle")

    assert "cobbler" in table.cards(CULT)


def test_ic98_a_lost_garden_costs_a_random_card_if_there_is_one() -> None:
    table = cult().put(GARDEN, C8).put(MARQUISE, C8, 2).luck(0, 0).active(MARQUISE)

    table.when(Battle(MARQUISE, CULT, C8)).asks_nothing()
    assert table.points(MARQUISE) == 1

    table.put(GARDEN, C8).hand(CULT, "anvil", "sword").luck(0, 0, 1)
    table.when(Battle(MARQUISE, CULT, C8)).asks(CULT, "ambush").decline().asks_nothing()
    assert table.cards(CULT) == ["anvil"]
    assert names(table.state.lost_souls) == ["sword"]


def test_the_cult_builds_only_where_it_rules() -> None:
    table = cult().put(CULT, C7).put(EYRIE, C2, 1).put(CULT, C2, 1).hand(CULT, "sword")

    table.when(CultDaylight())

    assert table.offers("ritual_build", "sword", C7)
    assert not table.offers("ritual_build", "sword", C2)
    assert table.offers("ritual_recruit", "sword", C2)


def test_crafting_happens_in_the_evening() -> None:
    table = cult().put(GARDEN, C12).hand(CULT, "anvil")
    table.state.outcast = 0

    table.when(CultEvening()).asks(CULT, "cult_crafting").answer("craft", "anvil")

    assert table.points(CULT) == 2
