"""R8 Woodland Alliance."""

from __future__ import annotations

from nemeton.games.root.factions.alliance.operations import AllianceEvening, OfferOperation
from nemeton.games.root.factions.alliance.sympathy import OfferSpread, sympathy_cost
from nemeton.games.root.factions.alliance.turn import AllianceBirdsong, AllianceDaylight
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    EYRIE,
    KEEP,
    MARQUISE,
    ROOST,
    SYMPATHY,
    VAGABOND,
)
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.board import place_warriors
from nemeton.games.root.laws.movement import Move
from nemeton.games.root.laws.outrage import DemandOutrageCard
from tests.games.root.table import C1, C2, C3, C4, C5, C6, C8, C9, C10, C12, Table, names


def test_ex08_outrage_for_moving_in_and_for_removing() -> None:
    table = Table("eyrie", "alliance").put(EYRIE, C10, 3).put(SYMPATHY, C12).luck(0, 0)
    table.hand(EYRIE, "anvil", "armorers", "sword")

    table.when(Move(EYRIE, C10, C12, 2, EYRIE)).asks(EYRIE, "outrage").answer("give", "anvil")
    table.asks_nothing().when(Battle(EYRIE, ALLIANCE, C12)).asks(EYRIE, "outrage")
    assert table.state.options() == [("give", table.state.hands[EYRIE][0])]
    table.answer("give", "armorers").asks_nothing()

    assert table.points(EYRIE) == 1
    assert names(table.state.supporters) == ["anvil", "armorers"]


def test_ex09_a_revolt_and_spreading_under_martial_law() -> None:
    table = Table("alliance", "eyrie", "marquise").put(SYMPATHY, C12).put(SYMPATHY, C8)
    table.put(SYMPATHY, C1).put(ROOST, C12).put(MARQUISE, C12, 2).put(EYRIE, C10, 3)
    table.supporters("anvil", "armorers", "bake_sale", "root_tea_rabbit", "cobbler")

    table.when(AllianceBirdsong()).asks(ALLIANCE, "revolt").answer("revolt", C12)
    table.answer("supporter", "anvil").answer("supporter", "armorers")

    assert table.points(ALLIANCE) == 1
    assert (table.count(BASE, C12), table.count(ALLIANCE, C12)) == (1, 3)
    assert (table.count(ROOST, C12), table.count(MARQUISE, C12), table.state.officers) == (0, 0, 1)
    table.decline_until("spread_sympathy").answer("spread", C10)
    for _ in range(3):
        table.state.choose(table.state.options()[0])
    table.asks_nothing()
    assert table.points(ALLIANCE) == 2
    assert table.count(SYMPATHY, C10) == 1


def test_ex10_recruit_move_and_organize() -> None:
    table = Table("alliance", "eyrie").put(BASE, C12).put(ALLIANCE, C12, 1)
    table.state.officers = 3
    table.state.supply[ALLIANCE] -= 3

    table.when(OfferOperation(3)).answer("recruit_at", C12).answer("move", C12, C9, 2)
    table.answer("organize", C9).asks_nothing()

    assert (table.count(ALLIANCE, C9), table.count(SYMPATHY, C9)) == (1, 1)
    assert table.state.officers == 3


def test_ic52_one_outrage_for_each_move_whatever_the_number() -> None:
    table = Table("eyrie", "alliance").put(EYRIE, C10, 6).put(SYMPATHY, C12)
    table.hand(EYRIE, "anvil", "foxfolk_steel")

    table.when(Move(EYRIE, C10, C12, 5, EYRIE)).answer("give", "anvil").asks_nothing()
    table.when(Move(EYRIE, C10, C12, 1, EYRIE)).asks(EYRIE, "outrage")


def test_ic53_placing_warriors_causes_no_outrage() -> None:
    table = Table("eyrie", "alliance").put(SYMPATHY, C12).hand(EYRIE, "anvil")

    place_warriors(table.state, EYRIE, C12, 2)

    table.state.settle()
    table.asks_nothing()


def test_ic54_without_a_matching_card_the_hand_is_shown_and_the_deck_gives() -> None:
    table = Table("eyrie", "alliance").hand(EYRIE, "sword", "bake_sale")

    table.when(DemandOutrageCard(EYRIE, C12)).asks_nothing()

    assert len(table.state.supporters) == 1
    view = table.state.view(table.state.seat_of[ALLIANCE])["board"]
    shown = next(each["hand"] for each in view["factions"] if each["faction"] == EYRIE)
    assert shown == sorted(table.state.hands[EYRIE])


def test_ic54_with_five_supporters_and_no_base_the_card_is_discarded() -> None:
    table = Table("eyrie", "alliance").hand(EYRIE, "sword")
    table.supporters("anvil", "armorers", "cobbler", "codebreakers", "investments")

    table.when(DemandOutrageCard(EYRIE, C12)).asks_nothing()

    assert len(table.state.supporters) == 5
    assert len(table.state.discard) == 1


def test_ic56_a_lost_base_costs_supporters_and_officers() -> None:
    table = Table("eyrie", "alliance").put(EYRIE, C3, 3).put(BASE, C3).luck(0, 0)
    table.supporters("bake_sale", "armorers", "anvil", "foxfolk_steel")
    table.state.officers = 3
    table.state.supply[ALLIANCE] -= 3

    table.when(Battle(EYRIE, ALLIANCE, C3)).asks_nothing()

    assert names(table.state.supporters) == ["anvil", "foxfolk_steel"]
    assert table.state.officers == 1
    assert table.points(EYRIE) == 1


def test_without_a_base_only_five_supporters_stay() -> None:
    table = Table("eyrie", "alliance").put(EYRIE, C3, 3).put(BASE, C3).luck(0, 0)
    table.supporters(
        "anvil", "foxfolk_steel", "sword", "investments", "tax_collector", "codebreakers"
    )

    table.when(Battle(EYRIE, ALLIANCE, C3)).asks(ALLIANCE, "discard_supporter")
    table.answer("supporter", "anvil").asks_nothing()

    assert len(table.state.supporters) == 5


def test_a_mobilized_card_is_told_once_to_the_others() -> None:
    table = Table("alliance", "eyrie").hand(ALLIANCE, "sword")
    before = len(table.state.told or [])

    table.when(AllianceDaylight()).answer("mobilize", "sword")

    told = (table.state.told or [])[before:]
    assert [event.key for event in told if event.to is None] == ["mobilized"]


def test_ic57_martial_law_needs_three_warriors_of_one_player() -> None:
    table = (
        Table("alliance", "eyrie", "marquise", "vagabond").put(MARQUISE, C1, 2).put(EYRIE, C1, 2)
    )
    table.pawn(VAGABOND, C1).put(MARQUISE, C5, 3)

    assert sympathy_cost(table.state, C1) == 1
    assert sympathy_cost(table.state, C5) == 2


def test_ic58_organizing_costs_nothing_but_needs_an_unsympathetic_clearing() -> None:
    table = Table("alliance", "marquise").put(ALLIANCE, C1).put(ALLIANCE, C4).put(SYMPATHY, C4)
    table.put(MARQUISE, C1, 4)

    table.when(OfferOperation(1))

    assert table.offers("organize", C1)
    assert not table.offers("organize", C4)


def test_ic60_the_first_sympathy_may_go_anywhere_but_to_the_keep() -> None:
    table = Table("alliance", "marquise").put(KEEP, C1)
    table.supporters("anvil", "sword", "bake_sale")

    table.when(OfferSpread()).asks(ALLIANCE, "spread_sympathy")

    assert {option[1] for option in table.state.options()[1:]} == set(range(12)) - {C1}


def test_later_sympathy_must_be_adjacent() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).supporters("armorers", "sappers")

    table.when(OfferSpread())

    assert {option[1] for option in table.state.options()[1:]} == {C5, C9, C10}


def test_ic61_mobilizing_with_five_supporters_discards_the_card() -> None:
    table = Table("alliance", "eyrie").hand(ALLIANCE, "sword").active(ALLIANCE)
    table.supporters("anvil", "armorers", "cobbler", "codebreakers", "investments")

    table.when(AllianceDaylight()).answer("mobilize", "sword").decline().asks_nothing()

    assert names(table.state.discard) == ["sword"]


def test_ic62_training_needs_a_matching_base() -> None:
    table = Table("alliance", "eyrie").hand(ALLIANCE, "anvil", "armorers", "sword").active(ALLIANCE)

    table.when(AllianceDaylight())
    assert "train" not in table.verbs()
    table.decline().put(BASE, C12).when(AllianceDaylight())
    assert table.offers("train", "anvil")
    assert table.offers("train", "armorers")
    assert not table.offers("train", "sword")
    table.answer("train", "anvil").decline().asks_nothing()
    assert table.state.officers == 1


def test_ic64_officers_are_limited_by_the_ten_warriors() -> None:
    table = Table("alliance", "eyrie").hand(ALLIANCE, "anvil").active(ALLIANCE).put(BASE, C12)
    table.put(ALLIANCE, C12, 10)

    table.when(AllianceDaylight())

    assert "train" not in table.verbs()


def test_evening_draws_one_card_for_each_base() -> None:
    table = Table("alliance", "eyrie").put(BASE, C12).put(BASE, C5).active(ALLIANCE)

    table.when(AllianceEvening()).asks_nothing()

    assert len(table.cards(ALLIANCE)) == 3


def test_revolt_is_impossible_at_the_keep_and_with_the_base_built() -> None:
    table = Table("alliance", "marquise").put(SYMPATHY, C1).put(KEEP, C1).put(SYMPATHY, C2)
    table.put(BASE, C9).supporters("armorers", "sappers", "brutal_tactics")

    table.when(AllianceBirdsong()).asks(ALLIANCE, "spread_sympathy")


def test_supporters_are_seen_by_the_alliance_alone() -> None:
    table = Table("alliance", "eyrie").supporters("anvil")

    mine, theirs = (table.state.view(seat)["board"]["factions"] for seat in (0, 1))

    assert mine[0]["board"]["supporters"] == table.state.supporters
    assert theirs[0]["board"]["supporters"] == []
    assert theirs[0]["board"]["supporters_count"] == 1


def test_three_fox_bases_never_stand_together() -> None:
    table = Table("alliance", "eyrie").put(SYMPATHY, C6).put(SYMPATHY, C8)
    table.supporters("armorers", "sappers", "brutal_tactics", "royal_claim")

    table.when(AllianceBirdsong()).answer("revolt", C6)
    table.decline_until("spread_sympathy")

    assert table.state.supporters != []
    assert table.count(BASE, C6) == 1
