"""What the levels that search have in common: a budget for the turn, and a plan that is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nemeton.bots.bot import Bot, Thought
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.budgets import default_budget
from nemeton.bots.parallel import root_parallel
from nemeton.bots.plan import TurnPlan
from nemeton.bots.values import SEEDS, one_ply_candidate
from nemeton.engine.chance import Fast
from nemeton.engine.state import State

__all__ = ["Planner"]


class Planner(Bot):
    """Thinks when the situation is new, and else goes on with what it had in mind."""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.plan = TurnPlan()
        self.processes = 1  # that think together; more where cores are free

    def think(self, state: State, seat: int) -> Thought:
        state = state.determinize(seat, self.rng.below(SEEDS))  # whatever deal it was handed
        self.plan.enter(state.turn_number)
        self.cut_short = False
        planned = self.plan.next(state, seat)
        options = state.options()
        if planned is None and len(options) == 1:
            planned = options[0]
        if planned is not None:
            rest = [option for _, option in self.plan.steps]
            candidate = one_ply_candidate(state, seat, planned, state.evaluate(seat))
            return Thought(planned, [candidate], [planned, *rest])
        meter = Meter(self.budget_for(state), self.plan.spent)
        thought = self.searched(state, seat, meter)
        self.cut_short = meter.cut_short
        self.plan.spent += meter.fraction_of_turn
        self.plan.make(state, seat, thought.line)
        return thought

    def budget_for(self, state: State) -> Budget:
        """What it was given; else what its level has in this game."""
        if self.budget.limited:
            return self.budget
        return default_budget(self.name, state.setup.game.name)

    def searched(self, state: State, seat: int, meter: Meter) -> Thought:
        """Thinks in as many processes as the bot has, each with luck of its own."""
        if self.processes == 1:
            return self.search(state, seat, meter, self.rng)
        seeds = [self.rng.below(SEEDS) for _ in range(self.processes)]
        return root_parallel(
            lambda number: self.search(state, seat, meter, Fast(seeds[number])), self.processes
        )

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        """Thinks anew; the line of the thought is what the seat itself wants to choose."""
        raise NotImplementedError(f"{type(self).__name__} must say how it searches")

    @property
    def memory(self) -> dict[str, Any]:
        return self.plan.memory

    def recall(self, memory: Mapping[str, Any]) -> None:
        self.plan.recall(memory)
