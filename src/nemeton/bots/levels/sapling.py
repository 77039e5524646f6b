"""Level 1, the sapling: one choice deep, by the game's own judgement of where it leads."""

from __future__ import annotations

from nemeton.bots.bot import Bot, Thought
from nemeton.bots.values import SEEDS, needless, one_ply_candidate
from nemeton.engine.state import State

__all__ = ["Sapling"]


class Sapling(Bot):
    """Tries every option on a clone and takes the best; between equals it draws lots."""

    name = "sapling"

    def think(self, state: State, seat: int) -> Thought:
        state = state.determinize(seat, self.rng.below(SEEDS))  # whatever deal it was handed
        before = state.evaluate(seat)
        options = state.options()
        weighed = [one_ply_candidate(state, seat, option, before) for option in options]
        losses = needless(state, seat, options, [each.value for each in weighed])
        last = {options[place] for place in losses}
        self.rng.shuffle(weighed)  # the sort is stable: the lots decide between equals
        weighed.sort(key=lambda each: (each.option in last, -each.value))
        return Thought(weighed[0].option, weighed, [weighed[0].option])
