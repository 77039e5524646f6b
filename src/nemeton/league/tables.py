"""Who sits at which table: as few repeated meetings as can be, and neighbours in the standings.

Started from the given order, improved by exchanging two who sit at different tables as long as that
helps (local search, as is usual for the social golfer problem), with a few shakes in between.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random

__all__ = ["FILL", "Pair", "circle", "pair_of", "seated_apart"]

Pair = tuple[int, int]
FILL = -1  # a bot that fills a table; these are all alike
AGAIN = 1000  # what a repeated meeting costs, against a squared difference in points
BOTS_TOGETHER = 300  # two bots at one table: better one each at two
SHAKES = 12


def pair_of(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def circle(slots: int, number: int) -> list[list[int]]:
    """Round `number` (from 0) in which everybody of an even count meets another one: the circle
    method, by which after `slots - 1` rounds all have met exactly once."""
    assert slots % 2 == 0
    turning = list(range(1, slots))
    shift = number % (slots - 1)
    ring = [0, *turning[shift:], *turning[:shift]]
    return [[ring[place], ring[slots - 1 - place]] for place in range(slots // 2)]


def seated_apart(
    order: Sequence[int],
    at_table: int,
    met: Mapping[Pair, int],
    points: Mapping[int, int] | None = None,
    seed: int = 0,
) -> list[list[int]]:
    """Tables for these, who come in the order of their standing; FILL makes the last ones whole.
    Without `points` only the meetings count."""
    fills = -len(order) % at_table
    people = [*order, *[FILL] * fills]
    lowest = min(points.values(), default=0) if points else 0

    def cost(one: int, other: int) -> int:
        if one == FILL and other == FILL:
            return BOTS_TOGETHER
        again = met.get(pair_of(one, other), 0)
        gap = 0
        if points is not None:
            gap = (points.get(one, lowest) - points.get(other, lowest)) ** 2
        return again * again * AGAIN + gap

    tables = dealt(people, at_table, fills)
    best, least = improved(tables, cost)
    luck = Random(seed)
    for _ in range(SHAKES):
        if least < AGAIN:
            break
        tables, found = improved(shaken(best, luck), cost)
        if found < least:
            best, least = tables, found
    return best


def dealt(people: Sequence[int], at_table: int, fills: int) -> list[list[int]]:
    """In order, the bots spread over the last tables."""
    count = len(people) // at_table
    room = [at_table] * count
    for place in range(fills):
        room[count - 1 - place % count] -= 1
    tables, begin = [], 0
    for size in room:
        tables.append([*people[begin : begin + size], *[FILL] * (at_table - size)])
        begin += size
    return tables


Cost = Callable[[int, int], int]


def improved(tables: list[list[int]], cost: Cost) -> tuple[list[list[int]], int]:
    """Exchanges two people wherever that helps, until it nowhere does; and what is left to pay."""
    tables = [list(each) for each in tables]
    better = True
    while better:
        better = False
        for first, second in combinations(range(len(tables)), 2):
            better = exchanged(tables[first], tables[second], cost) or better
    return tables, sum(cost(*each) for table in tables for each in combinations(table, 2))


def exchanged(here: list[int], there: list[int], cost: Cost) -> bool:
    """Makes the first exchange between two tables that helps."""
    for place, one in enumerate(here):
        for spot, other in enumerate(there):
            if one == other:
                continue
            rest, others = here[:place] + here[place + 1 :], there[:spot] + there[spot + 1 :]
            now = sum(cost(one, each) for each in rest) + sum(cost(other, e) for e in others)
            then = sum(cost(other, each) for each in rest) + sum(cost(one, e) for e in others)
            if then < now:
                here[place], there[spot] = other, one
                return True
    return False


def shaken(tables: list[list[int]], luck: Random) -> list[list[int]]:
    """A few people exchanged at random."""
    tables = [list(each) for each in tables]
    for _ in range(max(2, len(tables) // 2) if len(tables) > 1 else 0):
        here, there = luck.sample(range(len(tables)), 2)
        place, spot = luck.randrange(len(tables[here])), luck.randrange(len(tables[there]))
        tables[here][place], tables[there][spot] = tables[there][spot], tables[here][place]
    return tables


def times_met(tables: Sequence[Sequence[int]]) -> Counter[Pair]:
    """How often each two have sat at one table; bots that fill tables are all one."""
    met: Counter[Pair] = Counter()
    for table in tables:
        met.update(pair_of(*each) for each in combinations(table, 2))
    return met
