"""Level 1, the sapling: one choice deep, by the game's own judgement of where it leads."""

from __future__ import annotations

from nemeton.bots.judging import SEEDS, decided, differences
from nemeton.bots.thought import Bot, Candidate, Thought
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Greedy", "weigh"]


class Greedy(Bot):
    """Tries every option on a clone and takes the best; between equals it draws lots."""

    name = "sapling"

    def think(self, state: State, seat: int) -> Thought:
        state = state.determinize(seat, self.rng.below(SEEDS))  # whatever deal it was handed
        before = state.evaluate(seat)
        weighed = [weigh(state, seat, option, before) for option in state.options()]
        self.rng.shuffle(weighed)
        weighed.sort(
            key=lambda candidate: -candidate.value
        )  # stable: the lots decide between equals
        return Thought(weighed[0].option, weighed, [weighed[0].option])


def weigh(state: State, seat: int, option: Option, before: dict[str, float]) -> Candidate:
    """Where this option leads: the value there, and what has changed on the way."""
    after = state.clone()
    after.choose(option)
    reasons = after.evaluate(seat)
    changes = reasons if after.over else differences(before, reasons)
    return Candidate(option, sum(reasons.values()) + decided(after, seat), changes)
