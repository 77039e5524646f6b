"""What a choice would change, before it is made: energy, resources, trees that grow and die."""

from __future__ import annotations

import nemeton
from nemeton.games.pangaia.kinds import GROVE, PLAYER, RITUALS
from nemeton.games.pangaia.laws.spirit import Plant
from tests.games.pangaia.table import GREEN, RED, Table, blessing, card
from tests.games.pangaia.test_rituals import crowned, five_in_a_row
from tests.games.pangaia.test_solo_player import solo

nemeton.game("pangaia")  # the words are those of the box


def test_a_ritual_says_its_points_the_gift_to_a_rival_and_the_trees_that_pay() -> None:
    table = five_in_a_row().action(RED).asks(RED, "act").answer("pray", card("rc5"))
    ends = sorted([table.at((3, -5)), table.at((0, -1))])

    seen = table.state.preview(("connect", *ends, 4), RED, "en")

    assert "Your life energy: 0 → 4." in seen.gain
    assert "Orange takes: rain." in seen.cost
    assert "2 trees die: 1b, 4b." in seen.cost  # both in one line, which the key shows
    assert sum("level 2 → 1" in line for line in seen.cost) == 1
    assert seen.weighty


def test_a_lone_realisation_weighs_as_much_as_the_ritual_itself() -> None:
    table = five_in_a_row().action(RED).asks(RED, "act")
    weighty = {option[0] for option in table.state.options() if table.state.weighty(option)}

    assert RITUALS[card("rc5")][0] != GROVE
    assert weighty <= {"pray"}
    assert not table.state.weighty(("dream",))


def test_a_crown_says_that_its_treetops_come_back_and_what_their_slots_counted() -> None:
    """Slots 5 and 6, worth 2 and 3, are the only empty ones."""
    table = crowned().action(RED).asks(RED, "act")

    seen = table.state.preview(("pray", card("rk2")), RED, "en")

    assert "2 treetops return to your board." in seen.cost
    assert "5 less life energy at the end, unless emptied again." in seen.cost


def test_where_slots_are_left_to_choose_from_each_says_what_it_counted() -> None:
    table = crowned().tree(RED, (4, -7), level=2, slots=(1,)).action(RED)
    crown = table.state.preview(("pray", card("rk2")), RED, "en")
    assert not any("at the end" in line for line in crown.cost)

    table.answer("pray", card("rk2")).asks(RED, "return_treetop")
    back = table.state.preview([("return_treetop", 0), ("return_treetop", 5)], RED, "en")

    assert "3 less life energy at the end, unless emptied again." in back.cost
    assert not any("return to your board" in line for line in back.cost)


def test_a_treetop_says_what_its_slot_counts_once_it_is_empty() -> None:
    table = Table().tree(RED, (1, -1)).resources(RED, rain=1, snow=1).growth(RED)

    seen = table.state.preview(table.option("grow", 2, (1, -1)), RED, "en")

    assert "1 more life energy at the end, if it stays empty." in seen.gain


def test_z18_life_energy_for_a_tile_waits_for_a_second_press() -> None:
    table = solo().marked(0).energy(PLAYER, 9)
    table.happens(Plant(PLAYER, table.at((1, 0)), table.at((2, 0)))).asks(PLAYER, "heal")

    assert table.state.weighty(("nourish", 1))
    assert table.state.weighty(("heal", 0))
    assert not table.state.weighty(("pass",))


def test_a36_planting_waits_where_a_tile_is_healed_first() -> None:
    table = solo().free_seeds(PLAYER, 1).marked(5).energy(PLAYER, 6).action(PLAYER)
    weighty = {option[2] for option in table.offered("plant") if table.state.weighty(option)}

    assert weighty
    assert all(land >> 2 == 5 for land in weighty)


def test_a_blessing_weighs_where_it_asks_nothing_more() -> None:
    table = Table(advanced=True).hand(RED, "bl1", "bl2").free_seeds(RED, 2).action(RED)

    assert table.state.weighty(("bless", blessing("bl2")))
    assert not table.state.weighty(("bless", blessing("bl1")))


def test_a_treetop_waits_for_a_second_press_where_no_payment_is_asked() -> None:
    table = Table().tree(RED, (1, -1)).resources(RED, rain=1).energy(RED, 1).growth(RED)

    assert table.state.weighty(table.option("grow", 0, (1, -1)))  # both are needed
    assert not table.state.weighty(table.option("grow", 1, (1, -1)))  # one or the other


def test_a_turn_that_has_a_treetop_left_waits_for_a_second_press() -> None:
    table = Table().tree(RED, (1, -1)).resources(RED, rain=1).growth(RED)
    assert table.state.weighty(("pass",))

    table = Table().tree(RED, (1, -1)).energy(RED, 2).growth(RED)  # at the price of points only
    assert not table.state.weighty(("pass",))


def test_planting_says_who_has_seeds_and_neighbours_there_and_what_a_tree_will_cost() -> None:
    table = Table().free_seeds(RED, 1).seeds(GREEN, (2, 0), 2)
    option = table.action(RED).option("plant", (1, 0), (2, 0))

    seen = table.state.preview(option, RED, "en").then

    assert seen[0].endswith("seeds: you 1, Orange 2; neighbours: you 1, Orange 0.")
    assert seen[1] == "As it stands, a tree there will cost you 1 life energy."


def test_a_land_says_so_before_its_seeds_are_named() -> None:
    table = Table().free_seeds(RED, 2).seeds(RED, (5, -7)).action(RED)

    seen = table.state.preview(table.option("plant", (1, 0), (2, 0)), RED, "en").then

    assert seen[0].startswith("Nobody else has a seed on")
    assert seen[-1].startswith("Plant up to")


def test_in_the_last_round_a_seed_is_promised_no_next_turn() -> None:
    table = Table().free_seeds(RED, 1)
    table.state.ending = True
    table.action(RED)

    seen = table.state.preview(table.option("plant", (1, 0), (2, 0)), RED, "en").then

    assert "the final growth" in seen[0]
    assert "next turn" not in " ".join(seen)


def test_a_lone_seed_that_moves_is_said_to_be_one() -> None:
    table = Table().seeds(RED, (5, -7)).action(RED)

    seen = table.state.preview(table.option("plant", (1, 0), (2, 0)), RED, "en").cost

    assert seen == ["A seed leaves 8a."]


def test_the_question_to_another_player_is_not_said_as_if_to_oneself() -> None:
    state = nemeton.game("pangaia").start(players=2, seed=1)
    assert state.decision is not None

    seen = state.preview(state.decision.options[0], state.decision.seat, "en").then

    assert seen[-1] == "Another player chooses next."


def test_a_payment_in_resources_and_life_energy_is_one_cost() -> None:
    table = Table().tree(RED, (1, -1)).resources(RED, rain=1).energy(RED, 1).growth(RED)

    option = table.option("grow", 0, (1, -1))

    assert table.state.preview(option, RED, "en").cost == ["Costs: rain, life energy 1 → 0."]


def test_a_price_says_which_treetop_it_is_paid_for() -> None:
    table = Table().tree(RED, (1, -1)).resources(RED, rain=1).energy(RED, 2).growth(RED)

    table.answer("grow", 1, (1, -1)).asks(RED, "pay")

    decision = table.state.decision
    assert decision is not None
    assert decision.params == {"cost": 1, "grows": 1, "slot": 1, "land": table.at((1, -1))}


def test_taking_the_last_ritual_says_that_the_game_ends() -> None:
    table = Table().tree(RED, (1, -1)).rituals("rk2", pile="", secret0="rk4", secret1="rk3")

    seen = table.action(RED).state.preview(("pray", card("rk2")), RED, "en")

    assert "The game ends with this round." in seen.then
