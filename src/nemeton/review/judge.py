"""Judges one choice by a search of stated strength: was it real, and what did it give away?

It is a tree search, by which *forest* plays some of the games, with a budget of nodes, so that the
same record gives the same verdict; its values lie between 0 and 1. A choice is *real* where it
matters which option is taken and more than one of them is reasonable; where only one is, missing it
counts, taking it does not.
`docs/review.md` says how the levels of bots come out, and how far apart.
"""

from __future__ import annotations

import math
from statistics import mean, median

import msgspec

from nemeton import bots
from nemeton.bots.levels.tree import Tree
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = [
    "CLOSE",
    "LEVEL",
    "NODES",
    "PER_SEAT",
    "Verdict",
    "considered",
    "given_away",
    "judged",
    "picked",
    "verdict",
]

LEVEL = "forest"  # whose strength it has
NODES = 12_000  # a turn; half of them for the question at hand
PER_SEAT = 8  # choices of a seat that are judged, spread over the game
CLOSE = 0.03  # as good as the best
REASONABLE = 0.3  # farther from the best nobody would look at it
LIKELY = 1.96  # standard errors on either side, in 95 cases of 100
USUAL, TRUST = 0.12, 2  # how far choices usually lie from their mean, and for how many that counts


class Verdict(msgspec.Struct):
    """What the search says of one choice; `regret` is how far it is from the best."""

    real: bool
    good: bool
    regret: float


def picked(choosers: list[int], counts: list[int], most: int = PER_SEAT) -> set[int]:
    """Which choices are judged: of each seat as many as `most`, spread over those with options."""
    found: set[int] = set()
    for seat in set(choosers):
        asked = [n for n, chooser in enumerate(choosers) if chooser == seat and counts[n] > 1]
        step = max(1.0, len(asked) / max(1, most))
        found |= {asked[int(place * step)] for place in range(min(most, len(asked)))}
    return found


def judged(state: State, seat: int, option: Option, seed: int) -> Verdict:
    """The verdict on an option of the pending question, from what its seat may know."""
    return verdict(considered(state, seat, seed), option)


def considered(state: State, seat: int, seed: int) -> bots.Thought:
    """What the judge thinks of the pending question."""
    bot = Tree(seed, bots.Budget(nodes=NODES))
    return bots.answer(state, seat, bot, seed=seed)


def verdict(thought: bots.Thought, option: Option) -> Verdict:
    """What a thought says of one option."""
    values = {each.option: each.value for each in thought.candidates}
    best = values.get(thought.option, 0.0)
    least = min(values.values(), default=0.0)
    regret = 0.0 if option == thought.option else max(0.0, best - values.get(option, least))
    matters = best - median(values.values()) > CLOSE if values else False
    choice = sum(value >= best - REASONABLE for value in values.values()) > 1
    real = matters and (choice or regret > REASONABLE)
    return Verdict(real, regret <= CLOSE, round(regret, 4))


def given_away(verdicts: list[Verdict]) -> tuple[float, float]:
    """What a choice gave away on average, and half the 95 % interval of that; few choices that
    happen to lie close together are not thought surer than choices usually are."""
    if not verdicts:
        return 0.0, 0.0
    average = mean(verdict.regret for verdict in verdicts)
    squares = sum((verdict.regret - average) ** 2 for verdict in verdicts)
    variance = (squares + TRUST * USUAL**2) / (len(verdicts) - 1 + TRUST)
    return round(average, 4), round(LIKELY * math.sqrt(variance / len(verdicts)), 4)
