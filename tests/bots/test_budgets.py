"""One table of budgets, used wherever a bot is asked; and a guard that says when it strikes."""

from __future__ import annotations

import pytest

import nemeton
from nemeton import State, bots
from nemeton.bots import limits
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.budgets import NODES, default_budget
from nemeton.bots.planner import Planner
from nemeton.table import tasks

SEARCHING = ["grove", "forest"]


def started(game: str) -> State:
    return nemeton.game(game).start(2, 7)


def test_every_game_of_the_house_has_its_budgets_and_the_higher_level_the_larger_one() -> None:
    assert sorted(NODES) == sorted(nemeton.catalogue())
    for by_level in NODES.values():
        assert 0 < by_level["grove"] < by_level["forest"]


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("game", NODES)
def test_a_bot_has_the_same_nodes_at_a_table_and_in_python(game: str, level: str) -> None:
    state = started(game)
    player = bots.bot(level)
    assert isinstance(player, Planner)

    at_the_table = tasks.budget(tasks.thinking(state, 0, level, 1, None))

    assert at_the_table.nodes == player.budget_for(state).nodes == NODES[game][level]
    assert 0 < at_the_table.seconds < limits.PROMISED[level]


def test_a_budget_that_is_given_takes_the_place_of_the_tables() -> None:
    player = bots.bot("grove", budget=Budget(nodes=5))
    assert isinstance(player, Planner)

    assert player.budget_for(started("oak")).nodes == 5


def test_a_game_from_elsewhere_has_budgets_too() -> None:
    assert default_budget("forest", "magpie").nodes > default_budget("grove", "magpie").nodes > 0


@pytest.mark.parametrize("level", SEARCHING)
def test_a_guard_that_does_not_strike_changes_nothing(level: str) -> None:
    state = started("pangaia")
    thoughts = []
    for seconds in (0.0, 600.0):
        player = bots.bot(level, 3, Budget(nodes=300, seconds=seconds))
        thoughts.append((bots.answer(state, 0, player, 5), player.memory, player.cut_short))

    assert thoughts[0] == thoughts[1]
    assert not thoughts[0][2]


@pytest.mark.parametrize("level", SEARCHING)
def test_a_guard_that_strikes_is_told(level: str) -> None:
    state = started("pangaia")
    player = bots.bot(level, 3, Budget(nodes=1_000_000, seconds=0.02), temperature=0.1)

    bots.answer(state, 0, player, 5)

    assert player.cut_short


def test_time_that_is_not_up_counts_nothing_beside_nodes() -> None:
    meter = Meter(Budget(nodes=1000, seconds=600.0))
    meter.began -= 200.0

    assert meter.fraction_used == meter.fraction_of_turn == 0.0


def test_time_alone_cuts_nothing_short() -> None:
    meter = Meter(Budget(seconds=1e-9))

    assert meter.exhausted
    assert not meter.cut_short


def test_how_long_a_secret_question_took_is_not_told() -> None:
    state = started("pangaia")
    think = tasks.thinking(state, state.pending().seat(state), "forest", 1, None, 1e-6)

    assert not tasks.thought(think).cut_short
