"""R6 Marquise de Cat."""

from __future__ import annotations

from nemeton.games.root.factions.marquise.setup import SetUpMarquise
from nemeton.games.root.factions.marquise.turn import MarquiseBirdsong, MarquiseEvening
from nemeton.games.root.kinds import (
    EYRIE,
    KEEP,
    MARQUISE,
    RECRUITER,
    ROOST,
    SAWMILL,
    WOOD,
    WORKSHOP,
)
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.board import can_place
from nemeton.games.root.laws.crafting import Craft
from tests.games.root.table import C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C12, Table, number_of


def test_setup_leaves_only_the_opposite_corner_empty() -> None:
    table = Table("marquise", "eyrie")

    table.when(SetUpMarquise()).answer("settle", C1)
    table.answer("site", C1).answer("site", C5).answer("site", C5)
    table.asks_nothing()

    assert [table.count(MARQUISE, each) for each in range(12)] == [1, 1, 0, *[1] * 9]
    assert (table.count(SAWMILL, C1), table.count(WORKSHOP, C5), table.count(RECRUITER, C5)) == (
        1,
        1,
        1,
    )


def test_first_buildings_stand_at_the_keep_or_next_to_it() -> None:
    table = Table("marquise", "eyrie")

    table.when(SetUpMarquise()).answer("settle", C1)

    assert table.state.options() == [("site", each) for each in (C1, C5, C9, C10)]


def test_ex06_a_whole_daylight() -> None:
    table = Table("marquise", "eyrie").put(WORKSHOP, C2).put(SAWMILL, C9).put(WOOD, C9)
    table.put(SAWMILL, C7).put(SAWMILL, C7).put(MARQUISE, C9, 6)
    table.put(EYRIE, C4).hand(MARQUISE, "gently_used_knapsack", "sword", "armorers", "sappers")
    table.turn(MARQUISE).asks(MARQUISE, "marquise_daylight")
    wood = table.count(WOOD, C9)
    assert wood == 2

    table.answer("craft", "gently_used_knapsack")
    assert table.points(MARQUISE) == 1
    table.answer("move", C9, C4, 2).asks(MARQUISE, "second_move").answer("move", C9, C4, 2)
    table.answer("overwork", C9, "sword").answer("overwork", C9, "armorers")
    assert not table.offers("build", SAWMILL, C4)
    table.answer("hire", "sappers").answer("build", SAWMILL, C4)
    table.decline_until("marquise_daylight")

    assert table.points(MARQUISE) == 1 + 3
    assert table.count(SAWMILL, C4) == 1
    assert table.count(WOOD, C9) == wood + 2 - 3


def test_ic32_one_field_hospitals_offer_for_each_clearing() -> None:
    table = Table("eyrie", "marquise").put(KEEP, C2).hand(EYRIE, "favor_of_the_foxes")
    for clearing in (C1, C6, C8):
        table.put(MARQUISE, clearing, 2)
    for clearing in (C1, C6, C12):
        table.put(ROOST, clearing)
    table.hand(MARQUISE, "anvil", "armorers", "sword")

    table.when(Craft(EYRIE, number_of("favor_of_the_foxes"), False))
    table.asks(MARQUISE, "field_hospitals").answer("spend", "anvil")
    table.asks(MARQUISE, "field_hospitals").answer("spend", "armorers")
    table.asks(MARQUISE, "field_hospitals")
    assert table.state.options() == [("pass",)]
    table.decline().asks_nothing()

    assert table.count(MARQUISE, C2) == 4


def test_ic33_a_lost_keep_ends_field_hospitals_and_frees_the_clearing() -> None:
    table = Table("eyrie", "marquise").put(EYRIE, C1, 3).put(KEEP, C1).luck(0, 0)
    table.put(MARQUISE, C5).put(EYRIE, C5, 2).hand(MARQUISE, "anvil", "bake_sale")

    table.when(Battle(EYRIE, MARQUISE, C1)).asks(MARQUISE, "ambush").decline().asks_nothing()

    assert table.points(EYRIE) == 1
    assert can_place(table.state, EYRIE, C1)
    table.luck(2, 0).when(Battle(EYRIE, MARQUISE, C5)).decline().asks_nothing()


def test_ic34_wood_behind_a_clearing_not_ruled_is_unusable() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1).put(MARQUISE, C12, 2).put(WOOD, C12)
    table.put(SAWMILL, C12).put(EYRIE, C9, 1).put(EYRIE, C10, 1)

    table.turn(MARQUISE)
    assert not table.offers("build", SAWMILL, C1)
    assert table.offers("build", WORKSHOP, C1)


def test_ic36_the_first_rebuilt_recruiter_is_free_and_scores_nothing() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1)

    table.turn(MARQUISE).answer("build", RECRUITER, C1).asks(MARQUISE, "marquise_daylight")

    assert table.points(MARQUISE) == 0
    assert table.count(RECRUITER, C1) == 1


def test_ic37_with_all_wood_on_the_map_there_is_no_overwork() -> None:
    table = Table("marquise", "eyrie").put(SAWMILL, C1).put(WOOD, C2, 8).hand(MARQUISE, "anvil")

    table.turn(MARQUISE)

    assert "overwork" not in table.verbs()
    assert table.count(WOOD, C1) == 0


def test_ic38_a_bird_buys_an_action_only_after_the_third() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1, 2).hand(MARQUISE, "armorers")
    table.turn(MARQUISE)

    assert not table.offers("hire", "armorers")
    for _ in range(3):
        origin = C1 if table.count(MARQUISE, C1) == 2 else C5
        table.answer("move", origin, C5 if origin == C1 else C1, 2).decline()
    assert table.offers("hire", "armorers")


def test_short_wood_is_placed_where_she_chooses() -> None:
    table = Table("marquise", "eyrie").put(SAWMILL, C1).put(SAWMILL, C5).put(WOOD, C2, 7)

    table.when(MarquiseBirdsong()).asks(MARQUISE, "wood_site").answer("serve", C5).asks_nothing()

    assert table.count(WOOD, C5) == 1


def test_short_warriors_are_recruited_where_she_chooses() -> None:
    table = Table("marquise", "eyrie").put(RECRUITER, C1).put(RECRUITER, C5).put(MARQUISE, C3, 24)

    table.turn(MARQUISE).answer("recruit").asks(MARQUISE, "recruit_site").answer("serve", C1)

    assert table.count(MARQUISE, C1) == 1


def test_recruit_only_once_a_turn() -> None:
    table = Table("marquise", "eyrie").put(RECRUITER, C1).put(MARQUISE, C1)

    table.turn(MARQUISE).answer("recruit")

    assert "recruit" not in table.verbs()


def test_wood_is_chosen_among_linked_clearings() -> None:
    table = Table("marquise", "eyrie").put(MARQUISE, C1).put(MARQUISE, C5).put(MARQUISE, C9)
    table.put(WOOD, C1).put(WOOD, C5).put(WORKSHOP, C2)

    table.turn(MARQUISE).answer("build", WORKSHOP, C9).asks(MARQUISE, "wood_paid")
    table.answer("pay_wood", C5)

    assert (table.count(WOOD, C1), table.count(WOOD, C5)) == (1, 0)
    assert table.points(MARQUISE) == 2


def test_evening_draws_the_uncovered_bonuses_and_discards_to_five() -> None:
    table = Table("marquise", "eyrie").put(RECRUITER, C1).put(RECRUITER, C5).put(RECRUITER, C10)

    table.when(MarquiseEvening()).asks_nothing()
    assert len(table.cards(MARQUISE)) == 2

    table.hand(MARQUISE, "anvil", "sword", "armorers", "sappers")
    table.turn(MARQUISE).decline().asks(MARQUISE, "discard")
    table.state.choose(table.state.options()[0])
    table.decline_until("idle")
    assert len(table.cards(MARQUISE)) == 5
