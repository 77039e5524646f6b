"""Resources and Ingredients picked one by one, in any order: the sets that answers stand for."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.engine.flow import Option
from nemeton.engine.several import Several

__all__ = ["paid_together", "set_of", "used_together"]


def paid_together(answers: list[Option]) -> Several | None:
    """PAY-2 The mixes among these answers, as the Resources that they are made of."""
    return made_of("pay_one", [option[1:] for option in answers if option[0] == "pay"], ("pay",))


def used_together(ways: Sequence[tuple[int, ...]]) -> Several | None:
    """POT-3 The same for the Ingredients of a Potion, however long their list is."""
    return made_of("use_one", ways, ("use", "use_of"))


def made_of(
    verb: str, ways: Sequence[tuple[int, ...]], answered_by: tuple[str, ...]
) -> Several | None:
    if len(ways) < 2:
        return None
    kinds = [kind for kind in range(len(ways[0])) if any(way[kind] for way in ways)]
    pool = [((verb, kind), max(way[kind] for way in ways)) for kind in kinds]
    sizes = [sum(way) for way in ways]
    picked = [tuple(way[kind] for kind in kinds) for way in ways]
    return Several(pool, min(sizes), max(sizes), ways=picked, answered_by=answered_by)


def set_of(several: Several, numbers: list[int], kinds: int) -> tuple[int, ...]:
    """So many of each kind, those included that were not picked at all."""
    counts = [0] * kinds
    for option, number in zip(several.members, numbers, strict=True):
        counts[option[1]] = number
    return tuple(counts)
