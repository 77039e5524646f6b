"""What an expert would laugh at, each seen in a game that bots played: never again."""

from __future__ import annotations

from typing import Any

import pytest

import nemeton
from nemeton import bots
from nemeton.bots.budget import Meter
from nemeton.bots.rollout import Rollout
from nemeton.bots.search.ismcts import THRIFTY, Ismcts
from nemeton.bots.values import asked
from nemeton.engine.chance import Fast
from nemeton.engine.flow import PASS
from nemeton.engine.state import State
from nemeton.games.root.factions.cult.conspiracies import OfferConspiracy
from nemeton.games.root.factions.cult.rituals import CultDaylight
from nemeton.games.root.factions.eyrie.turn import EyrieDaylight
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.kinds import CULT, EYRIE, MARQUISE, ROOST, VAGABOND
from nemeton.games.root.laws.turn import Evening
from tests.games.root.table import C2, C5, Table, number_of


def drawn(name: str, seed: int, choices: int, **options: Any) -> State:
    """A game in which so many choices were made by lot."""
    state = nemeton.game(name).start(players=2, seed=seed, log=False, **options)
    luck = Fast(seed)
    for _ in range(choices):
        state.choose(state.sample(luck))
    return state


# Oak: an action has begun, and the Creatures may be renewed before it goes on, for a Resource.
RENEWABLE = [(10, 43), (21, 21), (2, 47), (25, 17)]


@pytest.mark.parametrize(("seed", "choices"), RENEWABLE)
def test_nothing_is_renewed_only_to_put_off_an_answer(seed: int, choices: int) -> None:
    state = drawn("oak", seed, choices)
    seat, meter = asked(state), Meter(bots.Budget(nodes=200))
    assert ("renew", 0) in state.options()

    tree = Ismcts(state, seat, Fast(1), meter, THRIFTY)
    edges = tree.expanded(tree.root, state, list(state.options()), seat)

    assert bots.answer(state, seat, bots.bot("sapling", 1), 1).option[0] != "renew"
    assert Rollout(Fast(1), meter).policy(state)[0] != "renew"
    assert max(edges, key=lambda edge: edge.prior).option[0] != "renew"


# Oak: the last token lies in the Forest; whoever takes it ends the Round, which looked like a loss.
LAST_TOKEN = [(0, 84), (4, 26), (6, 39), (7, 33)]


@pytest.mark.parametrize("level", ["sapling", "grove", "forest"])
@pytest.mark.parametrize(("seed", "choices"), LAST_TOKEN)
def test_nobody_leaves_an_ingredient_lying_that_costs_nothing(
    seed: int, choices: int, level: str
) -> None:
    state = drawn("oak", seed, choices)
    seat = asked(state)
    assert [option[0] for option in state.options()] == ["gather", "pass"]

    bot = bots.bot(level, 1, bots.Budget(nodes=600))

    assert bots.answer(state, seat, bot, 1).option[0] == "gather"
    assert Rollout(Fast(1), Meter(bots.Budget(nodes=200))).policy(state)[0] == "gather"


MOVE_COLUMN = 1


@pytest.mark.parametrize("points", [3, 12])
def test_the_eyrie_do_not_buy_a_dominance_card_only_to_keep_it(points: int) -> None:
    table = Table("eyrie", "marquise", "alliance").put(ROOST, C5).put(EYRIE, C5, 2)
    table.decree(MOVE_COLUMN, "bake_sale", "armorers").hand(EYRIE, "foxfolk_steel", "anvil")
    table.state.available.append(number_of("dominance_fox"))
    table.score(EYRIE, points).active(EYRIE).when(EyrieDaylight())
    assert table.offers("take_card", "dominance_fox", "foxfolk_steel")

    answer = bots.answer(table.state, table.state.seat_of[EYRIE], bots.bot("sapling", 1), 1)

    assert answer.option[0] != "take_card"


def test_the_vagabond_does_not_end_daylight_over_a_quest_that_he_can_do() -> None:
    state = drawn("root", 11, 63, factions=["vagabond", "marquise"])
    assert {("quest", 4), PASS} <= set(state.options())

    answer = bots.answer(state, 0, bots.bot("forest", 1, bots.Budget(nodes=2000)), 1)

    assert answer.option == ("quest", 4)


# Root, together against the machine: roosts of a fellow player were broken for a point or a garden.
def beside_a_roost(faction: str) -> Table:
    return Table("eyrie", faction, mode="cooperative").put(ROOST, C5).put(MARQUISE, C2)


def choices(table: Table, faction: int) -> set[str]:
    """What the first level does, as a player and in rollouts."""
    answer = bots.answer(table.state, table.seat_of(faction), bots.bot("sapling", 1), 1)
    rollout = Rollout(Fast(1), Meter(bots.Budget(nodes=200)))
    return {answer.option[0], rollout.policy(table.state)[0]}


def test_the_vagabond_does_not_attack_a_fellow_player() -> None:
    table = beside_a_roost("vagabond").active(VAGABOND).pawn(VAGABOND, C5, "ranger")
    table.items(VAGABOND, "sword", "sword", "torch").when(VagabondDaylight(), Evening())
    assert table.offers("battle", C5, EYRIE)

    assert "battle" not in choices(table, VAGABOND)


def test_the_cult_does_not_sanctify_a_roost_of_a_fellow_player() -> None:
    table = beside_a_roost("cult").active(CULT)
    table.state.acolytes, table.state.outcast = 3, table.state.suits[C5]
    table.when(OfferConspiracy(), CultDaylight(), Evening())
    assert table.offers("sanctify", C5, ROOST)

    assert "sanctify" not in choices(table, CULT)
