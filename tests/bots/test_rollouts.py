"""Rollouts of level 2: how they go on, which lines are tried, and how far they are trusted."""

from __future__ import annotations

import pytest

import nemeton
from nemeton import bots
from nemeton.bots.budget import Meter
from nemeton.bots.rollout import PATIENCE, Rollout
from nemeton.bots.search.beam import (
    NEAR,
    POINTS,
    RESULT,
    Beam,
    Horizon,
    TurnLine,
    shrinkage,
    with_distinct_starts_first,
)
from nemeton.bots.values import asked, state_value
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State


def rollout_policy() -> Rollout:
    return Rollout(Fast(3), Meter(bots.Budget(nodes=10**9)))


def with_free_actions() -> State:
    """A turn of Oak in which much may be traded, none of it to advantage."""
    state, luck = nemeton.game("oak").start(players=2, seed=5, log=False), Fast(5)
    while not (state.pending().prompt == "main" and len(waiting(state)) > 5):
        state.choose(state.sample(luck))
    return state


def waiting(state: State) -> list[Option]:
    return [option for option in state.options() if state.can_wait(option)]


def losses(state: State) -> list[Option]:
    seat = asked(state)
    now, found = state_value(state, seat), []
    for option in waiting(state):
        after = state.clone()
        after.choose(option)
        if state_value(after, seat) < now - 1e-6:
            found.append(option)
    return found


@pytest.mark.parametrize("name", ["cernunos", "pangaia"])
def test_where_nothing_can_wait_every_option_is_weighed_every_time(name: str) -> None:
    state = nemeton.game(name).start(seed=2, log=False)
    rollout, expected = rollout_policy(), 0
    for _ in range(60):
        if state.over:
            break
        count = len(state.options())
        expected += count if count > 1 else 0
        state.choose(rollout.policy(state))

    assert rollout.meter.nodes == expected
    assert not rollout.put_off


def test_what_can_wait_is_put_off_if_it_would_be_a_loss() -> None:
    state = with_free_actions()
    seat, turn, found = asked(state), state.turn_number, losses(state)
    rollout = rollout_policy()
    state.choose(rollout.policy(state))

    assert found
    assert rollout.put_off == {(seat, option): turn + PATIENCE for option in found}


def test_what_was_put_off_is_weighed_again_after_a_while() -> None:
    state = with_free_actions()
    rollout = rollout_policy()
    rollout.policy(state.clone())
    put_off = {option for _, option in rollout.put_off}
    every = list(state.options())

    assert rollout.considered(state) == [option for option in every if option not in put_off]
    state.turn_number += PATIENCE - 1
    assert put_off.isdisjoint(rollout.considered(state))
    state.turn_number += 1
    assert rollout.considered(state) == every


def test_one_seat_does_not_put_off_for_another() -> None:
    state = with_free_actions()
    rollout = rollout_policy()
    rollout.put_off = {
        (1 - asked(state), option): state.turn_number + 9 for option in waiting(state)
    }

    assert rollout.considered(state) == list(state.options())


def test_a_whole_game_costs_less_than_half_of_what_weighing_everything_costs() -> None:
    state, all_options = nemeton.game("oak").start(players=2, seed=8, log=False), 0
    rollout = rollout_policy()
    while not state.over:
        all_options += len(state.options())
        state.choose(rollout.policy(state))

    assert rollout.meter.nodes < all_options / 2


def test_lines_that_only_trade_first_do_not_pass_for_different_ones() -> None:
    state = with_free_actions()
    beam = Beam(state, asked(state), Fast(1), Meter(bots.Budget(nodes=10**9)))
    steps = [line for line in beam.expanded(beam.root) if line.aim is None and not line.closed]
    lines = [line for step in steps for line in beam.expanded(step) if line.aim is not None]
    by_aim = sorted(lines, key=lambda line: (line.aim, line.options))
    first = with_distinct_starts_first(by_aim, 4)[:4]

    assert len({line.options[0] for line in by_aim[:4]}) == 4
    assert len({line.aim for line in by_aim[:4]}) == 1
    assert len({line.aim for line in first}) == 4


def test_a_line_is_not_cut_short_by_what_could_wait_and_only_costs_something() -> None:
    """To renew the Artifacts asks for the order of the old ones and shows new ones."""
    state = with_free_actions()
    beam = Beam(state, asked(state), Fast(1), Meter(bots.Budget(nodes=10**9)))
    renewing = next(line for line in beam.expanded(beam.root) if line.options[0] == ("renew", 1))
    cut = [line for line in beam.expanded(renewing) if line.interrupted]
    needless = [line for line in cut if line.needless]
    assert needless
    assert all(line.before == state_value(state, beam.seat) for line in cut)
    beam.complete = needless
    assert beam.candidates()  # where there is nothing else
    beam.sweep(8)
    assert not any(line.needless for line in beam.candidates())


def tried(values: list[float]) -> TurnLine:
    line = TurnLine((("pass",),), nemeton.game("cernunos").start(seed=1, log=False), 0.0)
    line.turn_end_values = [0.0] * len(values)
    line.horizon_values = values
    return line


def test_a_line_that_was_lucky_twice_is_trusted_less_the_further_it_was_followed() -> None:
    lines = [tried([9.0, 7.0]), tried([-3.0, 1.0]), tried([2.0, -4.0])]

    assert shrinkage(lines, POINTS) < shrinkage(lines, NEAR) / 2


@pytest.mark.parametrize("horizon", [NEAR, RESULT, POINTS])
def test_what_many_determinizations_agree_in_is_believed(horizon: Horizon) -> None:
    lines = [tried([8.0, 8.5] * 100), tried([0.5, 0.0] * 100)]

    assert shrinkage(lines, horizon) > 0.9
