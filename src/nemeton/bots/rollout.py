"""Rollouts: how a game is played on from a position, everybody choosing by level 1."""

from __future__ import annotations

import math
from collections.abc import Callable

from nemeton.bots.budget import Meter
from nemeton.bots.values import asked, best_option, needless, one_ply_values
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Policy", "Rollout", "greedy_option", "play_on"]

PATIENCE = 4  # turns for which what can wait is left alone after it was found to be a loss

Policy = Callable[[State], Option]
Stop = Callable[[State], bool]


def play_on(state: State, policy: Policy, last_turn: int, most: int, stop: Stop) -> State:
    """Plays on, in place, until that turn is over, so many choices are made or `stop` says so."""
    for _ in range(most):
        if state.over or state.turn_number > last_turn or stop(state):
            break
        state.choose(policy(state))
    return state


def greedy_option(state: State, seat: int, options: list[Option], rng: Fast) -> Option:
    """The choice of level 1, by luck that is not the state's own."""
    values = one_ply_values(state, seat, options, rng)
    for place in needless(state, seat, options, values):
        values[place] = -math.inf
    return best_option(options, values, rng)


class Rollout:
    """The policy of one rollout: level 1, and nobody thinks of the same thing all the time.

    What can wait, such as a free action, stands beside every question; once it was found to be a
    loss, its seat does not weigh it again for a while.
    """

    def __init__(self, rng: Fast, meter: Meter) -> None:
        self.rng = rng
        self.meter = meter
        self.put_off: dict[tuple[int, Option], int] = {}  # until which turn, by seat and option

    def play_on(self, world: State, last_turn: int, most: int) -> State:
        """Until that turn is over, or the meter breaks it off."""
        return play_on(world, self.policy, last_turn, most, self.broken_off)

    def broken_off(self, world: State) -> bool:
        return self.meter.overrun

    def policy(self, world: State) -> Option:
        """What whoever is asked chooses, by luck that is not the world's own."""
        options = self.considered(world)
        if len(options) == 1:
            return options[0]
        seat = asked(world)
        values = one_ply_values(world, seat, options, self.rng)
        self.meter.charge(len(values))
        for place in needless(world, seat, options, values):
            self.put_off[(seat, options[place])] = world.turn_number + PATIENCE
            values[place] = -math.inf
        return best_option(options, values, self.rng)

    def considered(self, world: State) -> list[Option]:
        options = world.options()
        if not self.put_off or len(options) == 1:
            return options
        seat, turn = asked(world), world.turn_number
        left = [each for each in options if self.put_off.get((seat, each), turn) <= turn]
        return left or options
