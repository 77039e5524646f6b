"""Level 1, the sapling: one choice deep, by the game's own judgement of where it leads."""

from __future__ import annotations

from nemeton.bots.thought import Bot, Candidate, Thought
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Greedy"]

WON = 1_000_000.0
TINY = 1e-9


class Greedy(Bot):
    """Tries every option on a clone and takes the best; between equals it draws lots."""

    name = "greedy"

    def think(self, state: State, seat: int) -> Thought:
        before = state.evaluate(seat)
        weighed = [weigh(state, seat, option, before) for option in state.options()]
        self.rng.shuffle(weighed)
        weighed.sort(
            key=lambda candidate: -candidate.value
        )  # stable: the lots decide between equals
        return Thought(weighed[0].option, weighed)


def weigh(state: State, seat: int, option: Option, before: dict[str, float]) -> Candidate:
    """Where this option leads: the value there, and what has changed on the way."""
    after = state.clone()
    after.choose(option)
    reasons = after.evaluate(seat)
    changes = reasons if after.over else differences(before, reasons)
    return Candidate(option, sum(reasons.values()) + decided(after, seat), changes)


def differences(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """By which reasons two positions differ, and by how much."""
    names = [*before, *(name for name in after if name not in before)]
    changes = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in names}
    return {name: change for name, change in changes.items() if abs(change) > TINY}


def decided(state: State, seat: int) -> float:
    """A game that is won outweighs any judgement, and so does one that is lost."""
    result = state.result
    if result is None or len(result.winners) == state.seat_count():
        return 0.0
    if seat in result.winners:
        return WON
    return -WON if result.winners else 0.0
