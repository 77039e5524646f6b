"""What a position is worth to a seat: the game's own judgement, and what a finished game says."""

from __future__ import annotations

from nemeton.bots.bot import Candidate
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = [
    "SEEDS",
    "TINY",
    "WON",
    "asked",
    "best_option",
    "horizon_value",
    "needless",
    "one_ply_candidate",
    "one_ply_values",
    "reason_changes",
    "reseeded",
    "result_value",
    "state_value",
]

WON = 1_000_000.0
TINY = 1e-9
SEEDS = (1 << 28) - 1


def asked(state: State) -> int:
    """The seat that has to answer."""
    return state.pending().seat(state)


def state_value(state: State, seat: int) -> float:
    """The sum of all reasons, and the result where there is one."""
    value = 0.0
    for reason in state.evaluate(seat).values():
        value += reason
    return value + result_value(state, seat)


def result_value(state: State, seat: int) -> float:
    """A game that is won outweighs any judgement, and so does one that is lost."""
    result = state.result
    if result is None or len(result.winners) == state.seat_count():
        return 0.0
    if seat in result.winners:
        return WON
    return -WON if result.winners else 0.0


def horizon_value(state: State, seat: int, reasons: dict[str, float], stake: float) -> float:
    """What the end of a rollout counts: a result as much as is at stake, so that one lucky
    determinization of many does not hide all the others."""
    return sum(reasons.values()) + stake * result_value(state, seat) / WON


def reason_changes(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """By which reasons two positions differ, and by how much."""
    names = [*before, *(name for name in after if name not in before)]
    changes = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in names}
    return {name: change for name, change in changes.items() if abs(change) > TINY}


def reseeded(state: State, rng: Fast) -> State:
    """A clone that will draw other cards and dice."""
    twin = state.clone()
    twin.chance = Fast(0, 1 + rng.below(SEEDS), 1 + rng.below(SEEDS))
    return twin


# One choice deep


def one_ply_candidate(
    state: State, seat: int, option: Option, before: dict[str, float]
) -> Candidate:
    """Where this option leads: the value there, and what has changed on the way."""
    after = state.clone()
    after.choose(option)
    reasons = after.evaluate(seat)
    changes = reasons if after.over else reason_changes(before, reasons)
    return Candidate(option, sum(reasons.values()) + result_value(after, seat), changes)


def one_ply_values(state: State, seat: int, options: list[Option], rng: Fast) -> list[float]:
    """What each of these options leads to, by luck that is not the state's own."""
    values: list[float] = []
    for option in options:
        after = reseeded(state, rng)
        after.choose(option)
        values.append(state_value(after, seat))
    return values


def needless(state: State, seat: int, options: list[Option], values: list[float]) -> set[int]:
    """The places of options that are vain, or can wait and only lose by it. What a question
    promises may be more than any answer to it brings: that is no reason to put the answer off at a
    price."""
    vain = {place for place, option in enumerate(options) if state.vain(option)}
    waiting = [place for place, option in enumerate(options) if state.can_wait(option)]
    if not waiting or len(waiting) == len(options):
        return vain
    now = state_value(state, seat) - TINY
    return vain.union(place for place in waiting if values[place] < now)


def best_option(options: list[Option], values: list[float], rng: Fast) -> Option:
    """The option of the highest value; between equals it draws lots."""
    highest = max(values) - TINY
    best = [place for place, value in enumerate(values) if value >= highest]
    return options[best[rng.below(len(best))] if len(best) > 1 else best[0]]
