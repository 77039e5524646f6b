"""3.11 The advanced rules: blessings, planting under trees."""

from __future__ import annotations

import pytest

from tests.games.pangaia.table import GREEN, RED, Table, blessing, card

SECRETS = {"secret0": "rk4", "secret1": "rk3"}


def test_x20_a_seed_may_wait_under_a_tree_and_is_there_when_it_dies() -> None:
    table = Table(advanced=True).rituals("rk2 rk1 rg1", **SECRETS).tree(RED, (1, -1))

    table.action(GREEN).answer("plant", (1, 0), (1, -1)).asks(RED, "act")
    assert table.seeds_on(GREEN, (1, -1)) == 1
    table.answer("pray", card("rk2")).asks(RED, "plant_seed").decline()

    assert table.level((1, -1)) == 0
    assert table.seeds_on(GREEN, (1, -1)) == 1


def test_x21_two_resources_of_one_type_buy_one_of_three_blessings() -> None:
    table = Table(advanced=True).resources(RED, sun=2)
    pile = len(table.state.blessing_pile)

    table.action(RED).answer("buy", 0).asks(RED, "keep_blessing")
    assert len(table.state.looking) == 3
    table.state.choose(table.state.options()[0])

    assert len(table.state.hands[RED]) == 1
    assert len(table.state.blessing_pile) == pile - 1
    assert table.held(RED) == [0, 0, 0, 0]
    table.asks(RED, "act")


def test_x21_two_different_resources_buy_nothing() -> None:
    table = Table(advanced=True).resources(RED, sun=1, wind=1).energy(RED, 5).action(RED)

    assert table.refuses("buy", 0)


def test_v3_what_was_drawn_is_seen_by_the_buyer_alone() -> None:
    table = Table(advanced=True).resources(RED, sun=2).action(RED).answer("buy", 0)

    assert table.state.view(RED)["board"]["looking"] == table.state.looking
    assert table.state.view(GREEN)["board"]["looking"] is None
    assert table.state.view(None)["board"]["looking"] is None


def test_c53_with_fewer_cards_left_what_is_there_is_drawn() -> None:
    table = Table(advanced=True).resources(RED, sun=4).blessing_pile("bl2", "bl4")

    table.action(RED).answer("buy", 0).asks(RED, "keep_blessing").answer("keep", blessing("bl4"))

    assert table.state.blessing_pile == [blessing("bl2")]
    table.answer("buy", 0).asks(RED, "keep_blessing").answer("keep", blessing("bl2"))
    assert table.state.blessing_pile == []


def test_c53_from_an_empty_pile_nothing_is_bought() -> None:
    table = Table(advanced=True).resources(RED, sun=4).blessing_pile().action(RED)

    assert table.refuses("buy", 0)


def test_v2_the_first_ritual_brings_a_blessing_the_second_does_not() -> None:
    table = Table(advanced=True).rituals("rk2 rk1 rg1", pile="rc1", **SECRETS)
    table.tree(RED, (1, -1)).tree(RED, (-1, -1))

    table.action(RED).answer("pray", card("rk2")).answer("pass").asks(RED, "grow")
    assert len(table.state.hands[RED]) == 1
    table.answer("pass").asks(GREEN, "act").answer("dream").answer("pass")
    table.asks(RED, "act").answer("pray", card("rk1")).answer("pass")

    assert len(table.state.hands[RED]) == 1


def test_c48_seeds_planted_by_a_blessing_before_the_declaration_may_sprout_in_it() -> None:
    table = Table(advanced=True).hand(RED, "bl1").turn(RED)

    table.asks(RED, "sprout").answer("bless", blessing("bl1")).asks(RED, "blessed_land")
    table.answer("plant_on", (0, -1)).asks(RED, "sprout").answer("sprout", (0, -1))

    assert table.level((0, -1)) == 1


def test_v5_both_seeds_of_the_blessing_go_on_the_same_land() -> None:
    table = Table(advanced=True).hand(RED, "bl1").free_seeds(RED, 3).action(RED)

    table.answer("bless", blessing("bl1")).answer("plant_on", (0, -1)).asks(RED, "plant_seed")
    assert table.refuses("sow", (1, -1))
    table.answer("sow", (0, -1)).asks(RED, "act")

    assert table.seeds_on(RED, (0, -1)) == 2


def test_c49_a_growth_spurt_makes_slot_two_free() -> None:
    table = Table(advanced=True).hand(RED, "bl7").tree(RED, (1, -1)).action(RED)

    table.answer("bless", blessing("bl7")).asks(RED, "growth_spurt").answer("grow", 1, (1, -1))

    assert table.level((1, -1)) == 2
    assert table.slots(RED) == [1, 3, 4, 5, 6]


def test_c49_and_slot_six_cost_two_of_different_types() -> None:
    table = Table(advanced=True).hand(RED, "bl7").tree(RED, (1, -1)).resources(RED, sun=2, rain=1)

    table.action(RED).answer("bless", blessing("bl7")).answer("grow", 5, (1, -1))

    assert table.held(RED) == [1, 0, 0, 0]


def test_c49_the_effects_of_the_slot_apply() -> None:
    table = Table(advanced=True).hand(RED, "bl7").tree(RED, (1, -1)).action(RED)

    table.answer("bless", blessing("bl7")).answer("grow", 0, (1, -1)).asks(RED, "plant_seed")

    assert table.state.loose[RED] == 2  # seed A came free


def test_c50_a_miraculous_seed_needs_a_tree_in_the_reserve_of_its_owner() -> None:
    table = Table(advanced=True).hand(RED, "bl6").seeds(GREEN, (0, -1), 2).seeds(RED, (0, -1))
    for cell in (
        (1, -3), (2, -3), (3, -3), (1, -2), (0, -3), (2, -5), (3, -5), (2, -4), (4, -4), (3, -4),
    ):  # fmt: skip
        table.tree(GREEN, cell)

    table.turn(RED).asks(RED, "sprout").answer("bless", blessing("bl6"))

    assert table.holder((0, -1)) == RED  # the only seed it could be
    assert table.held(RED) == table.held(GREEN) == [0, 1, 0, 0]
    assert table.state.loose[GREEN] == 2


def test_v8_a_seed_of_any_player_may_be_chosen_and_nothing_is_paid() -> None:
    table = Table(advanced=True).hand(RED, "bl6").seeds(GREEN, (0, -1)).seeds(RED, (0, -1), 2)

    table.turn(RED).answer("bless", blessing("bl6")).asks(RED, "miracle")
    table.answer("miracle", (0, -1), GREEN)

    assert table.holder((0, -1)) == GREEN
    assert table.state.energy == [0, 0]


def test_c52_tree_decline_makes_room_for_three_seeds_whatever_the_level() -> None:
    table = Table(advanced=True).hand(RED, "bl3").tree(RED, (1, -1)).free_seeds(RED, 3).action(RED)

    table.answer("bless", blessing("bl3")).asks(RED, "plant_seed")
    for cell in sorted([(1, -1), (1, -1), (2, -1)], key=table.at):
        table.answer("sow", cell)

    assert table.level((1, -1)) == 0
    assert table.seeds_on(RED, (1, -1)) == 2
    table.asks(RED, "act")


def test_c56_mastery_gives_a_resource_for_each_tree_on_its_type() -> None:
    table = Table(advanced=True).hand(RED, "bl5-snow", "bl5-sun")
    for cell in ((2, -5), (3, -5), (3, -4)):
        table.tree(RED, cell)

    table.action(RED)
    assert table.refuses("bless", blessing("bl5-sun"))
    table.answer("bless", blessing("bl5-snow"))

    assert table.held(RED) == [0, 0, 0, 3]


def test_v6_gaias_favour_and_fertiliser() -> None:
    table = Table(advanced=True).hand(RED, "bl2", "bl4").action(RED)

    table.answer("bless", blessing("bl2")).answer("bless", blessing("bl4"))
    table.asks(RED, "take_resource")
    assert table.state.decision is not None
    assert table.state.decision.rule == "V6"
    table.answer("take_resource", 1).answer("take_resource", 3)

    assert table.state.energy[RED] == 1
    assert table.held(RED) == [0, 1, 0, 1]
    assert table.state.spent == [blessing("bl2"), blessing("bl4")]


def test_v4_blessings_may_be_played_in_every_window_of_the_own_turn() -> None:
    table = Table(advanced=True).hand(RED, "bl2", "bl2", "bl2").turn(RED)

    table.asks(RED, "sprout").answer("bless", blessing("bl2")).asks(RED, "sprout").decline()
    table.asks(RED, "act").answer("bless", blessing("bl2")).answer("dream")
    table.asks(RED, "grow").answer("bless", blessing("bl2"))

    assert table.state.energy[RED] == 3
    assert table.state.turn.seat == GREEN


def test_t3_no_window_is_open_while_a_ritual_is_resolved() -> None:
    table = Table(advanced=True).hand(RED, "bl2").rituals("rc8 rk1 rg1", **SECRETS)
    table.tree(RED, (1, -1)).tree(RED, (0, -1))

    table.action(RED).answer("pray", card("rc8")).asks(RED, "wither")

    assert not table.offered("bless")


def test_the_question_betrays_no_blessing_a_hand_that_can_do_nothing_is_asked_too() -> None:
    idle = Table(advanced=True).hand(RED, "bl5-snow").turn(RED)
    able = Table(advanced=True).hand(RED, "bl2").turn(RED)

    idle.asks(RED, "sprout")
    able.asks(RED, "sprout")
    assert idle.state.options() == [("pass",)]
    assert idle.state.view(GREEN) == able.state.view(GREEN)


def test_blessings_in_hand_are_hidden_their_number_is_not() -> None:
    table = Table(advanced=True).hand(RED, "bl2", "bl6").action(RED)

    seen = table.state.view(GREEN)["board"]["players"][RED]
    assert (seen["blessings"], seen["hand"]) == (2, None)
    assert table.state.view(RED)["board"]["players"][RED]["hand"] == [1, 8]


@pytest.mark.parametrize("option", ["achievements", "blessings", "planting_under_trees"])
def test_1_1_each_part_of_the_advanced_rules_has_its_own_switch(option: str) -> None:
    table = Table(**{option: True}).tree(GREEN, (4, -5)).tree(GREEN, (4, -4))
    table.resources(RED, sun=2).action(RED)

    assert bool(table.state.achievements) == (option == "achievements")
    assert bool(table.offered("buy")) == (option == "blessings")
    assert table.offers("plant", (5, -5), (4, -5)) == (option == "planting_under_trees")


def test_a33_life_energy_buys_no_blessing() -> None:
    table = Table(advanced=True).resources(RED, sun=1, wind=1).energy(RED, 9).action(RED)

    assert not table.offered("buy")


def test_v3_blessings_may_be_bought_more_than_once_a_turn_v4_and_played_at_once() -> None:
    table = Table(advanced=True).resources(RED, sun=4).blessing_pile("bl2", "bl2", "bl4")
    table.action(RED)

    for _ in range(2):
        table.answer("buy", 0).asks(RED, "keep_blessing").answer("keep", blessing("bl2"))
    table.asks(RED, "act").answer("bless", blessing("bl2")).answer("bless", blessing("bl2"))

    assert table.state.energy[RED] == 2
    assert table.state.hands[RED] == []


def test_v2_from_an_empty_pile_the_first_ritual_brings_nothing() -> None:
    table = Table(advanced=True).rituals("rk2 rk1 rg1", **SECRETS).blessing_pile()
    table.tree(RED, (1, -1)).action(RED).answer("pray", card("rk2"))
    while table.state.pending().prompt == "plant_seed":
        table.state.choose(table.state.options()[-1])

    assert table.state.played[RED] == 1
    assert table.state.hands[RED] == []
