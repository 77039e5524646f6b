"""What speaks for an option: by which reasons the position has changed once what it begins is
done."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.bots.values import asked, best_option, one_ply_values, reason_changes, reseeded
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["LOOKED_INTO", "UNDER_WAY", "changes"]

UNDER_WAY = "under_way"  # the reason by which a game judges what is begun and not yet done
LOOKED_INTO = 5  # candidates of a thought; for the others their first step must do
WORLDS = 6  # where chance has a say
LONGEST = 24  # choices until what was begun is done


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
    worlds = WORLDS if after.mark > state.number else 1
    for _ in range(worlds - 1):
        other = carried_out(reseeded(state, luck), seat, line, before)
        for name, value in other.evaluate(seat).items():
            found[name] = found.get(name, 0.0) + value
    changed = reason_changes(before, {name: value / worlds for name, value in found.items()})
    changed.pop(UNDER_WAY, None)
    return changed


def carried_out(state: State, seat: int, line: Sequence[Option], before: dict[str, float]) -> State:
    """On by the line, and where it ends or no longer fits by level 1, until what its first option
    begins is done."""
    turn, luck = state.turn_number, Fast(1)
    state.choose(line[0])
    for step in range(1, LONGEST):
        if state.over or state.turn_number != turn:
            break
        mover = asked(state)
        if mover == seat and not begun(state, seat, before):
            break
        if mover == seat and step < len(line) and line[step] in state.options():
            state.choose(line[step])
        else:
            options = state.options()
            state.choose(best_option(options, one_ply_values(state, mover, options, luck), luck))
    return state


def begun(state: State, seat: int, before: dict[str, float]) -> bool:
    """Whether something is under way that was not before."""
    now = state.evaluate(seat).get(UNDER_WAY, 0.0)
    return now != 0.0 and now != before.get(UNDER_WAY, 0.0)
