"""Root-parallel search: several processes think about the same question, then they vote.

Chaslot, Winands and van den Herik: Parallel Monte-Carlo Tree Search, CG 2008. The trees know
nothing of one another; votes, visits and values are merged at the root.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence

from nemeton.bots.bot import Candidate, Thought
from nemeton.engine.flow import Option

__all__ = ["merged", "root_parallel"]

Search = Callable[[int], Thought]


def root_parallel(think: Search, count: int) -> Thought:
    """Thinks in that many processes, each by its number; one after the other where a process
    cannot be forked. What comes out depends on the numbers alone, not on who was first."""
    if count == 1:
        return think(0)
    if not hasattr(os, "fork"):
        return merged([think(number) for number in range(count)])
    ends = [forked(think, number) for number in range(1, count)]
    own = think(0)
    return merged([own, *(received(end) for end in ends)])


def forked(think: Search, number: int) -> tuple[int, int]:
    """Starts a process that thinks and writes; its id, and where to read."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    status = 1
    try:
        os.close(reading)
        with os.fdopen(writing, "w", encoding="utf-8") as pipe:
            json.dump(encoded(think(number)), pipe)
        status = 0
    finally:
        os._exit(status)


def received(end: tuple[int, int]) -> Thought:
    child, reading = end
    with os.fdopen(reading, encoding="utf-8") as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    if status or not text:
        raise RuntimeError(f"a process that helped to think ended with status {status}")
    option, candidates, line = json.loads(text)
    return Thought(
        tuple(option),
        [Candidate(tuple(each[0]), each[1], each[2], each[3]) for each in candidates],
        [tuple(each) for each in line],
    )


def encoded(thought: Thought) -> list[object]:
    candidates = [
        [list(each.option), each.value, each.reasons, each.visits] for each in thought.candidates
    ]
    return [list(thought.option), candidates, [list(option) for option in thought.line]]


def merged(thoughts: Sequence[Thought]) -> Thought:
    """The option most of them want, then the one visited most; values by visits."""
    votes: dict[Option, int] = {}
    for thought in thoughts:
        votes[thought.option] = votes.get(thought.option, 0) + 1
    found: dict[Option, Candidate] = {}
    for thought in thoughts:
        for each in thought.candidates:
            known = found.get(each.option)
            found[each.option] = each if known is None else averaged(known, each)
    ranked = sorted(
        found.values(), key=lambda each: (-votes.get(each.option, 0), -each.visits, -each.value)
    )
    option = ranked[0].option if ranked else thoughts[0].option
    line = next(thought.line for thought in thoughts if thought.option == option)
    return Thought(option, ranked, line)


def averaged(one: Candidate, other: Candidate) -> Candidate:
    visits = one.visits + other.visits
    share = one.visits / visits if visits else 0.5
    value = share * one.value + (1.0 - share) * other.value
    return Candidate(one.option, value, one.reasons, visits)
