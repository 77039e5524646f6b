"""3.18 The solo game against Broichan, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.games.oak.automaton.branches import best_branch
from nemeton.games.oak.kinds import (
    ACORN,
    ANCIENT,
    BARK,
    CHOSEN,
    FEATHER,
    LORE,
    MISTLETOE,
    MYSTICISM,
    ON_BRANCH,
    RITUAL,
    ROOTS,
    RUNE,
    STORYTELLING,
    TEMPLES,
    VENERATION,
    WISDOM,
)
from tests.games.oak.table import Table, space

HIM = 1
WOOD_WARP = 10


def solo() -> Table:
    """The human is on turn; Broichan's Druids are all on the Roots again, his deck is whole."""
    table = Table(players=1, orders=("fox",))
    him = table.holdings(HIM)
    for druid in range(9):
        him.place[druid] = ROOTS
        him.kind[druid] = 0
    for kind in range(5):
        table.state.bag[kind] += him.ingredients[kind]
    him.ingredients = [0] * 5
    table.state.supply += sum(him.sanctuaries)
    him.sanctuaries = [0, 0]
    him.markers = 0
    table.state.creature_pile.fill(table.state.creature_pile.cards() + him.creatures)
    table.state.artifact_pile.fill(table.state.artifact_pile.cards() + him.artifacts)
    him.creatures, him.artifacts = [], []
    him.gained = [0] * 8
    him.points = 0
    table.state.neutral = [0, 1, 2]
    return table


def he_draws(table: Table, card: int, *further: int) -> Table:
    """The human takes a turn that changes little; then Broichan draws this card."""
    table.state.deck = [card]
    table.luck(*further)
    table.resources(9, 9, 9).hand(STORYTELLING)
    table.holdings().limits[0] = 1
    table.answer("oak", LORE)
    if table.prompt == "end_turn":
        table.answer("end_turn")
    return table


def slots(table: Table) -> list[int]:
    return [
        place - TEMPLES for place in table.holdings(HIM).place if TEMPLES <= place < TEMPLES + 9
    ]


def test_he_begins_and_has_nine_druids_on_the_roots() -> None:
    """BRO-1"""
    table = Table(players=1, orders=("fox",))
    him = table.holdings(HIM)

    assert table.state.first_player == HIM
    assert len(table.state.deck) == 5  # he has had the first turn
    assert him.resources == [0, 0, 0]
    assert sum(him.place) > 0
    assert table.state.view(0)["seats"][HIM]["automaton"]
    table.asks(0, "main").sound()


def test_he_goes_clockwise_from_the_neutral_druid() -> None:
    """EX-13, BRO-4"""
    table = he_draws(solo(), RITUAL)

    assert slots(table) == [RUNE * 3 + 0]


def test_he_skips_slots_with_a_druid() -> None:
    table = solo().in_temple(RUNE, 1, player=0)
    he_draws(table, RITUAL)

    assert slots(table) == [RUNE * 3 + 1]


def test_with_all_slots_taken_he_climbs_and_does_nothing_else() -> None:
    """BRO-5"""
    table = solo().in_temple(RUNE, 1, player=0).in_temple(RUNE, 2, player=0)
    he_draws(table, RITUAL)

    assert ON_BRANCH + space("rune.1") in table.holdings(HIM).place
    assert table.holdings(HIM).points == 2
    assert table.holdings(HIM).sanctuaries == [0, 0]


def test_at_the_end_of_the_branch_he_stands_beside_the_neutral_druid() -> None:
    """TC-68"""
    table = solo().in_temple(RUNE, 1, player=0).in_temple(RUNE, 2, player=0)
    table.branch("rune.LE", player=HIM)
    he_draws(table, RITUAL)

    assert slots(table) == [RUNE * 3 + 2]
    assert table.holdings(HIM).points == 2  # his first Sanctuary


def test_storytelling_costs_him_four_points_down_to_none() -> None:
    """TC-69"""
    table = he_draws(solo().points(3, player=HIM), STORYTELLING)
    assert table.holdings(HIM).points == 0

    table = he_draws(solo().points(9, player=HIM), STORYTELLING)
    assert table.holdings(HIM).points == 5
    table.sound()


def test_veneration_makes_him_an_elder_up_to_five() -> None:
    table = he_draws(solo(), VENERATION)
    assert sorted(table.holdings(HIM).kind)[-1] == 1

    table = solo()
    table.holdings(HIM).kind = [1, 2, 3, 4, 5, 0, 0, 0, 0]
    he_draws(table, VENERATION)
    assert table.holdings(HIM).kind.count(0) == 4


def test_his_sixth_promotion_is_the_ancient_where_its_potion_is_in_play() -> None:
    """BRO-6, SET-9"""
    table = solo().potions(CHOSEN)
    table.holdings(HIM).kind = [1, 2, 3, 4, 5, 0, 0, 0, 0]
    he_draws(table, VENERATION)
    assert ANCIENT in table.holdings(HIM).kind

    private = solo().potions(WOOD_WARP)
    private.holdings(HIM).kind = [1, 2, 3, 4, 5, 0, 0, 0, 0]
    private.holdings().private_potion = CHOSEN
    he_draws(private, VENERATION)
    assert ANCIENT in private.holdings(HIM).kind


def test_lore_takes_the_displayed_creature_with_the_highest_number() -> None:
    table = he_draws(solo().display(4, 30, 9), LORE, 0)

    assert table.holdings(HIM).creatures == [30]
    assert table.holdings(HIM).points == 1
    assert len(table.state.creatures) == 3


def test_wisdom_brews_the_highest_darkwood_or_draws_two() -> None:
    table = he_draws(solo().ingredients(0, 1, 2, 3, player=HIM), WISDOM)
    assert table.holdings(HIM).points == 5
    assert table.holdings(HIM).markers == 1
    assert sum(table.holdings(HIM).ingredients) == 0

    table = he_draws(solo().ingredients(0, 1, player=HIM), WISDOM, 0, 0)
    assert table.holdings(HIM).ingredients == [0, 1, 0, 0, 0]  # three Barks have become a step
    assert ON_BRANCH + space("feather.1") in table.holdings(HIM).place
    assert table.holdings(HIM).markers == 0


def test_his_sanctuaries_alternate_in_worth() -> None:
    table = he_draws(solo(), RITUAL)
    assert table.holdings(HIM).points == 2

    table = solo()
    table.holdings(HIM).sanctuaries = [1, 0]
    table.state.supply -= 1
    he_draws(table, RITUAL)
    assert table.holdings(HIM).points == 4
    assert sum(table.holdings(HIM).sanctuaries) == 2


def test_mysticism_takes_the_displayed_artifact_with_the_highest_number() -> None:
    table = he_draws(solo().tiles(2, 9, 5), MYSTICISM, 0)

    assert table.holdings(HIM).artifacts == [9]
    assert table.holdings(HIM).points == 4


def test_an_empty_display_gives_him_nothing() -> None:
    table = solo()
    table.holdings().exhausted = list(range(12))
    table.state.artifacts = []
    table.state.artifact_pile.fill([])

    he_draws(table, MYSTICISM)

    assert table.holdings(HIM).points == 0

    bare = solo().display()
    bare.state.creature_pile.fill([])
    he_draws(bare, LORE)
    assert bare.holdings(HIM).creatures == []


def test_he_passes_without_druids_on_the_roots_and_gathers_the_first_token() -> None:
    """BRO-7, BRO-8"""
    table = solo().forest(BARK, ACORN)
    for druid in range(9):
        table.holdings(HIM).place[druid] = TEMPLES + druid % 3 + 3
    he_draws(table, LORE)

    assert table.holdings(HIM).passed
    assert table.holdings(HIM).ingredients == [1, 0, 0, 0, 0]
    assert table.state.deck == [LORE]
    table.asks(0, "main")


def test_he_passes_on_his_first_turn_after_the_human() -> None:
    table = solo().forest(BARK, ACORN).answer("pass").answer("pass")

    assert table.holdings(HIM).ingredients == [1, 0, 0, 1, 0]
    assert table.state.round == 2


def test_three_identical_ingredients_become_a_step() -> None:
    """TC-70"""
    table = solo().ingredients(ACORN, ACORN, player=HIM).forest(ACORN)

    table.answer("pass").answer("pass")

    him = table.holdings(HIM)
    assert him.ingredients[ACORN] == 0
    assert ON_BRANCH + space("feather.1") in him.place
    assert him.points == 2
    table.sound()


def test_at_a_festival_he_draws_as_many_as_he_has_druids_on_branches() -> None:
    """TC-72"""
    table = solo().branch("rune.1", player=HIM).branch("feather.LE", player=HIM).branch("rune.2")
    table.sun(2).resources(9, 9, 9).luck(0, 0)

    table.answer("oak", RITUAL)

    assert sum(table.holdings(HIM).ingredients) == 2


def test_ahead_of_the_sun_he_draws_nothing() -> None:
    table = solo().branch("rune.1", player=HIM).points(15, player=HIM).branch("rune.2").sun(2)

    table.resources(9, 9, 9).answer("oak", RITUAL)

    assert sum(table.holdings(HIM).ingredients) == 0


def prepared(**given: Any) -> Table:
    table = solo()
    held = table.holdings(HIM)
    for name, value in given.items():
        setattr(held, name, value)
    return table


def test_he_climbs_towards_the_end_worth_most_to_him() -> None:
    """BRO-10 2"""
    assert best_branch(prepared(markers=3).state, HIM) == MISTLETOE
    assert best_branch(prepared(exhausted=[1, 2]).state, HIM) == RUNE


def test_among_equal_ends_he_prefers_the_nearer_then_the_leftmost() -> None:
    """BRO-10 3, 4"""
    assert best_branch(prepared().state, HIM) == FEATHER
    assert best_branch(prepared().branch("rune.2", player=HIM).state, HIM) == RUNE


def test_without_an_open_end_he_looks_for_a_festival() -> None:
    """BRO-10 5"""
    table = prepared().branch("rune.2", player=HIM).sun(2)
    for end in ("feather.LE", "feather.RE", "mistletoe.LE", "mistletoe.RE", "rune.LE", "rune.RE"):
        table.state.blocked[space(end)] = True
    assert best_branch(table.state, HIM) == RUNE

    table.sun(3)
    assert best_branch(table.state, HIM) == FEATHER


def test_if_he_cannot_advance_the_ingredients_return_without_effect() -> None:
    """BRO-10 6"""
    table = prepared()
    for name in ("feather.LE", "mistletoe.LE", "rune.LE"):
        table.branch(name, player=HIM)

    assert best_branch(table.state, HIM) == -1


@pytest.mark.parametrize(("blocked", "arm"), [
    ((), "rune.R1"), (("rune.RE",), "rune.L1"), (("rune.LE", "rune.RE"), "rune.L1"),
])  # fmt: skip
def test_at_the_fork_he_takes_the_better_open_arm_else_the_left(
    blocked: tuple[str, ...], arm: str
) -> None:
    """BRO-11"""
    table = prepared(exhausted=[1]).branch("rune.3", player=HIM)
    for end in blocked:
        table.state.blocked[space(end)] = True
    table.in_temple(RUNE, 1, player=0).in_temple(RUNE, 2, player=0)
    he_draws(table, RITUAL)

    assert ON_BRANCH + space(arm) in table.holdings(HIM).place


def test_his_druids_return_to_the_roots_at_dusk_and_his_deck_stays() -> None:
    """BRO-13"""
    table = solo().forest().branch("rune.1", player=HIM)
    table.holdings(HIM).place[8] = TEMPLES
    table.state.deck = [LORE, WISDOM]
    table.state.sun = 3

    table.answer("pass")

    assert table.state.round == 2
    assert table.holdings(HIM).place.count(ROOTS) == 8
    assert table.state.deck == [LORE, WISDOM]
    assert table.state.first_player == 0


def test_in_the_end_he_brews_darkwood_at_the_highest_tier() -> None:
    """BRO-14"""
    table = solo().forest().round(5).ingredients(0, 1, 2, 3, 4, player=HIM)

    table.answer("pass")

    result = table.state.result
    assert result is not None
    assert result.scores == (0, 7)
    assert result.winners == (HIM,)


def told(table: Table, key: str) -> dict[str, Any]:
    """What the last event of that name says."""
    found = [params for _, name, params in table.state.events(0) if name == key]
    return dict(found[-1])


def test_he_says_why_he_stands_where_he_stands() -> None:
    """BRO-4, BRO-5"""
    assert told(he_draws(solo(), RITUAL), "went_round")["count"] == 0
    taken = solo().in_temple(RUNE, 1, player=0)
    assert told(he_draws(taken, RITUAL), "went_round")["count"] == 1

    full = solo().in_temple(RUNE, 1, player=0).in_temple(RUNE, 2, player=0)
    assert told(he_draws(full, RITUAL), "found_no_slot")["resource"] == RUNE

    shut = solo().in_temple(RUNE, 1, player=0).in_temple(RUNE, 2, player=0)
    shut.branch("rune.LE", player=HIM)
    assert told(he_draws(shut, RITUAL), "found_no_way")["resource"] == RUNE


def test_he_says_why_he_climbs_that_branch_and_that_arm() -> None:
    """BRO-10, BRO-11"""
    table = prepared(markers=3).ingredients(ACORN, ACORN, player=HIM).forest(ACORN)
    table.answer("pass").answer("pass")
    assert told(table, "chose_branch") == {"player": 4, "resource": MISTLETOE, "points": 6}

    fork = prepared(exhausted=[1]).branch("rune.3", player=HIM)
    fork.in_temple(RUNE, 1, player=0).in_temple(RUNE, 2, player=0)
    he_draws(fork, RITUAL)
    assert told(fork, "chose_arm") == {"player": 4, "space": space("rune.R1"), "points": 3}


def test_several_triples_are_returned_one_after_another_in_the_order_of_the_kinds() -> None:
    """A-51, BRO-10"""
    table = solo().ingredients(ACORN, ACORN, BARK, BARK, player=HIM)
    table.branch("rune.1", player=HIM).branch("mistletoe.1", player=HIM).branch("rune.2")
    table.sun(2).resources(9, 9, 9)
    table.state.bag = [1, 0, 0, 1, 0]
    table.state.forest = [each for each in table.state.forest if each not in (ACORN, BARK)]

    table.luck(0, 0).answer("oak", RITUAL)

    kinds = [params["ingredient"] for _, key, params in table.state.events(0) if key == "tripled"]
    assert kinds == [BARK, ACORN]
    assert sum(table.holdings(HIM).ingredients) == 0
    keys = [key for _, key, _ in table.state.events(0)]
    feast = keys[keys.index("festival") :]
    assert feast.index("drew") < feast.index("tripled")


def test_he_shuffles_his_cards_when_none_is_left() -> None:
    """BRO-4"""
    table = solo()
    table.state.deck = []
    table.luck(0).resources(9, 9, 9).answer("oak", LORE)
    if table.prompt == "end_turn":
        table.answer("end_turn")

    assert len(table.state.deck) == 5
    assert "reshuffled" in [key for _, key, _ in table.state.events(0)]


def test_without_sanctuaries_in_the_supply_he_takes_none() -> None:
    table = solo()
    table.state.supply = 0
    he_draws(table, RITUAL)

    assert table.holdings(HIM).sanctuaries == [0, 0]
    assert table.holdings(HIM).points == 0


def test_creatures_and_artifacts_of_his_give_points_and_no_power() -> None:
    """BRO-2"""
    table = he_draws(solo().display(31, 4, 9), LORE, 0)  # the Seelie Court

    assert table.holdings(HIM).creatures == [31]
    assert table.holdings(HIM).private_potion == -1
    assert table.holdings(HIM).points == 2


def test_a_triple_without_a_way_up_returns_to_the_bag_all_the_same() -> None:
    """BRO-10 6"""
    table = prepared().ingredients(ACORN, ACORN, player=HIM).forest(ACORN)
    for name in ("feather.LE", "mistletoe.LE", "rune.LE"):
        table.branch(name, player=HIM)
    points = table.holdings(HIM).points

    table.answer("pass").answer("pass")

    assert table.holdings(HIM).ingredients[ACORN] == 0
    assert table.holdings(HIM).points == points
