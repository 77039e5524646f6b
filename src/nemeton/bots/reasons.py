"""The reasons for an option: what has changed in the position once all that it begins is done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat
from typing import Any

from nemeton.bots.rollout import greedy_option, play_on
from nemeton.bots.values import asked, reason_changes, reseeded
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option, Step
from nemeton.engine.state import State

__all__ = ["EXPLAINED", "UNDER_WAY", "carried_out", "changes"]

UNDER_WAY = "under_way"  # the reason by which a game judges what is begun and not yet done
EXPLAINED = 5  # candidates of a thought; for the others their first step must do
SAMPLES = 6  # where chance has a say
MOST_CHOICES = 24  # until what was begun is done


def changes(
    state: State, seat: int, line: Sequence[Option], before: dict[str, float]
) -> dict[str, float]:
    """By which reasons the first option of a line changes the position, on average over what chance
    may bring."""
    luck = Fast(1)
    after = carried_out(state.clone(), seat, line, before)
    found = after.evaluate(seat)
    if after.over:
        return found
    samples = SAMPLES if after.mark > state.number else 1
    for _ in range(samples - 1):
        other = carried_out(reseeded(state, luck), seat, line, before)
        for name, value in other.evaluate(seat).items():
            found[name] = found.get(name, 0.0) + value
    changed = reason_changes(before, {name: value / samples for name, value in found.items()})
    changed.pop(UNDER_WAY, None)
    return changed


def carried_out(state: State, seat: int, line: Sequence[Option], before: dict[str, float]) -> State:
    """On by the line, and where it ends or no longer fits by level 1, until what its first option
    begins is done."""
    turn, luck = state.turn_number, Fast(1)
    question, waiting = state.pending().prompt, state.stack[-2:-1]
    planned: chain[Option | None] = chain(line[1:], repeat(None))

    def policy(state: State) -> Option:
        mover, options, own = asked(state), state.options(), next(planned)
        if mover == seat and own is not None and own in options:
            return own
        return greedy_option(state, mover, options, luck)

    def done(state: State) -> bool:
        settled = state.pending().prompt == question or not waits(state, waiting)
        return asked(state) == seat and settled and not begun(state, seat, before)

    state.choose(line[0])
    return play_on(state, policy, turn, MOST_CHOICES - 1, done)


def waits(state: State, steps: Sequence[Step[Any]]) -> bool:
    """Whether what came next before the choice still waits behind what the choice has caused."""
    return any(step is each for step in steps for each in state.stack)


def begun(state: State, seat: int, before: dict[str, float]) -> bool:
    """Whether something is under way that was not before."""
    now = state.evaluate(seat).get(UNDER_WAY, 0.0)
    return now != 0.0 and now != before.get(UNDER_WAY, 0.0)
