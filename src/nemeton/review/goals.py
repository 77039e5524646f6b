"""The goals of a hint: what an option brings nearer, and not every other one as well.

A game counts what a seat works towards (`goals`). An option is carried out until all that it begins
is done, on deals that the seat may believe; what has risen on each of them is a goal of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nemeton.bots.reasons import EXPLAINED, carried_out
from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.review.options import deals

__all__ = ["distinct_reasons", "goals_of", "options_beside"]

DEALS = 2
MOST = 2  # goals that are named
BESIDE = 5  # options that were not weighed, looked at to tell what holds for every one
ALIKE = 0.05  # of a reason: less is no difference


def goals_of(
    state: State, seat: int, line: Sequence[Option], others: Sequence[Option], seed: int
) -> dict[str, int]:
    """The goals that the first option of the line brings nearer, and at least one of the others
    does not bring as near: how much of each there is then."""
    game = state.setup.game
    before = game.goals(state, seat)
    if not before:
        return {}
    dealt = deals(state, seat, DEALS, seed)
    after = counted(dealt, seat, line)
    elsewhere = [counted(dealt, seat, [option]) for option in others]
    nearer = [key for key, count in after.items() if count > before.get(key, 0)]
    own = [key for key in nearer if not elsewhere or after[key] > least(elsewhere, key)]
    return {key: after[key] for key in own[:MOST]}


def counted(dealt: Sequence[State], seat: int, line: Sequence[Option]) -> dict[str, int]:
    """What of each goal is there for certain once the option is carried out."""
    found: dict[str, int] = {}
    for number, deal in enumerate(dealt):
        after = carried_out(deal.clone(), seat, line, deal.evaluate(seat))
        counts = after.setup.game.goals(after, seat)
        common = counts if number == 0 else {key: found[key] for key in found if key in counts}
        found = {key: min(count, counts[key]) for key, count in common.items()}
    return found


def least(elsewhere: Sequence[Mapping[str, int]], key: str) -> int:
    return min(each.get(key, 0) for each in elsewhere)


def distinct_reasons(
    weighed: Sequence[Mapping[str, float]], beside: Sequence[Mapping[str, float]] = ()
) -> list[dict[str, float]]:
    """The reasons of each option that was weighed, without those that hold at least as much for
    every option, be it one of these or one beside them."""
    known = [*weighed[:EXPLAINED], *beside]
    if len(known) < 2:
        return [dict(each) for each in weighed]
    common = {key: in_common([each.get(key, 0.0) for each in known]) for key in known[0]}
    return [
        {key: value for key, value in each.items() if abs(value) > common.get(key, 0.0)}
        for each in weighed
    ]


def in_common(values: Sequence[float]) -> float:
    """How much of a reason is no difference; nothing where not all gain, or all lose, by it."""
    same_sign = all(value > 0 for value in values) or all(value < 0 for value in values)
    return min(abs(value) for value in values) + ALIKE if same_sign else 0.0


def options_beside(options: Sequence[Option], weighed: Sequence[Option]) -> list[Option]:
    """Some of the options that were not weighed closely, spread over the list."""
    rest = [each for each in options if each not in weighed[:EXPLAINED]]
    step = max(1.0, len(rest) / BESIDE)
    return [rest[int(place * step)] for place in range(min(BESIDE, len(rest)))]
