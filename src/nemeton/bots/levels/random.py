"""Level 0: any option, all equally likely."""

from __future__ import annotations

from nemeton.bots.bot import Bot, Thought
from nemeton.engine.state import State

__all__ = ["Random"]


class Random(Bot):
    """Plays at random, for a first game, for tests, and as the zero of every scale."""

    name = "random"

    def think(self, state: State, seat: int) -> Thought:
        options = state.options()
        return Thought(options[self.rng.below(len(options))])
