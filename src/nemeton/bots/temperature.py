"""Weaker play without blunders: a softmax with a temperature over moves that are nearly as good."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from nemeton.bots.bot import Bot, Candidate, Thought
from nemeton.bots.values import WON
from nemeton.engine.state import State

__all__ = ["Tempered"]

LOT_STEPS = 1_000_000


class Tempered(Bot):
    """Thinks like another bot and then draws lots: a candidate is the likelier the less it gives
    away, measured by how far apart the options are, and none that gives away more than the cap.
    """

    def __init__(self, inner: Bot, temperature: float, regret: float = 1.0) -> None:
        super().__init__(0, inner.budget)
        self.rng = inner.rng
        self.inner = inner
        self.name = inner.name
        self.temperature = temperature
        self.regret = regret

    def think(self, state: State, seat: int) -> Thought:
        thought = self.inner.think(state, seat)
        self.cut_short = self.inner.cut_short
        choice = self.drawn(thought)
        if choice.option == thought.option:
            return thought
        return Thought(choice.option, thought.candidates, [choice.option])

    def drawn(self, thought: Thought) -> Candidate:
        found = thought.candidates or [Candidate(thought.option, 0.0, {})]
        best = found[0].value
        unit = spread([each.value for each in found])
        if self.temperature <= 0.0 or unit <= 0.0 or abs(best) >= WON / 2:
            return found[0]
        near = [each for each in found if (best - each.value) / unit <= self.regret]
        weights = [math.exp((each.value - best) / unit / self.temperature) for each in near]
        lot = self.rng.below(LOT_STEPS) / LOT_STEPS * sum(weights)
        for candidate, weight in zip(near, weights, strict=True):
            lot -= weight
            if lot < 0.0:
                return candidate
        return near[-1]

    @property
    def memory(self) -> dict[str, Any]:
        return self.inner.memory

    def recall(self, memory: Mapping[str, Any]) -> None:
        self.inner.recall(memory)


def spread(values: list[float]) -> float:
    """How far apart the better half of the options typically are; lost ones do not count."""
    better = sorted((value for value in values if abs(value) < WON / 2), reverse=True)
    better = better[: max(2, (len(better) + 1) // 2)]
    if len(better) < 2:
        return 0.0
    mean = sum(better) / len(better)
    return math.sqrt(sum((value - mean) ** 2 for value in better) / len(better))
