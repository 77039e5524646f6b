"""Judges one choice by a search of stated strength: was it real, and what did it give away?

The search is the one that plays the game best: a trained net where there is one that can be asked,
lines of own choices where the strongest level plays by them, else a tree. It has a budget of nodes,
so that the same record gives the same verdict, and looks at the choice that was made as closely as
at the best. A choice is *real* where it matters which option is taken and more than one of them is
reasonable; where only one is, missing it counts, taking it does not. What it gave away is counted
as in an even game, so that those who are behind are judged like all others.
`docs/review.md` says how the levels of bots come out, and how far apart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import mean, median
from typing import NamedTuple

import msgspec

from nemeton import bots
from nemeton.bots.budget import Meter
from nemeton.bots.budgets import LINES
from nemeton.bots.levels.forest import Forest
from nemeton.bots.levels.grades import FULL
from nemeton.bots.rollout import Rollout
from nemeton.bots.search.beam import Beam, TurnLine
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State
from nemeton.review.net_chance import grown, judged_by_net, searched
from nemeton.review.win_chance import chances, point_of, shifted

__all__ = [
    "CLOSE",
    "PER_SEAT",
    "Considered",
    "Verdict",
    "apart",
    "considered",
    "given_away",
    "judged",
    "picked",
    "strength",
    "verdict",
]

NODES = {"tree": 40_000, "lines": 40_000, "net": 512}  # for a turn, and by a net for a question
PER_SEAT = 8  # choices of a seat that are judged, spread over the game
CLOSE = 0.03  # as good as the best
NEARLY = 0.04  # whoever has less is beaten, and this close to one has won: the deals tell no finer
REASONABLE = 0.3  # farther from the best nobody would look at it
DEALS = 72  # over which a line is followed
MOST_CHOICES = 400  # in one of them
PLENTY = 1 << 40  # nodes that are never used up
LIKELY = 1.96  # standard errors on either side, in 95 cases of 100
USUAL, TRUST = 0.12, 2  # how far choices usually lie from their mean, and for how many that counts


class Considered(NamedTuple):
    """What the search thinks of a question: its own option, and the chances by option."""

    best: Option
    chances: dict[Option, float]


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


def kind_of_search(state: State) -> str:
    if judged_by_net(state):
        return "net"
    return "lines" if state.setup.game.name in LINES else "tree"


def strength(state: State) -> tuple[str, int]:
    """The level of bot that searches in the same way, and the nodes."""
    kind = kind_of_search(state)
    return FULL if kind == "net" else "forest", NODES[kind]


def judged(state: State, seat: int, option: Option, seed: int) -> Verdict:
    """The verdict on an option of the pending question, from what its seat may know."""
    return verdict(considered(state, seat, [option], seed), option)


def considered(state: State, seat: int, about: Sequence[Option], seed: int) -> Considered:
    """What the judge thinks of the pending question, and of these options in particular."""
    search = {"net": by_net, "lines": by_lines, "tree": by_tree}[kind_of_search(state)]
    return search(state, seat, about, seed)


def by_net(state: State, seat: int, about: Sequence[Option], seed: int) -> Considered:
    """Every option that matters is judged once more where it leads."""
    tree = grown(state, seat, NODES["net"])
    found = {
        option: (1.0 + value) / 2.0
        for option, value in zip(tree.root.options, tree.root.filled(), strict=True)
    }
    likely = tree.root.options[tree.best[0]]
    for option in (likely, *about):
        found[option] = searched(state, seat, option, NODES["net"] // 2)
    return Considered(max((likely, *about), key=lambda each: found[each]), found)


def by_lines(state: State, seat: int, about: Sequence[Option], seed: int) -> Considered:
    """The best line, and the best with each option asked about, are followed over the same deals
    until the seat has had another turn; what else the search met is judged by its points."""
    meter = Meter(bots.Budget(nodes=NODES["lines"]))
    beam = Beam(state.determinize(seat, seed), seat, Fast(seed), meter, tuple(dict.fromkeys(about)))
    beam.search()
    best, *others = beam.ranked()
    closely = {best.options[0]: best}
    for line in others:
        if line.options[0] in about:
            closely.setdefault(line.options[0], line)
    found = {option: followed(beam, line, seat) for option, line in closely.items()}
    even, a_point = found[best.options[0]], point_of(state)
    for option, value in points_met(beam, others).items():
        found.setdefault(option, shifted(even, a_point * (value - best.estimate)))
    return Considered(max(closely, key=lambda option: found[option]), found)


def points_met(beam: Beam, tried: Sequence[TurnLine]) -> dict[Option, float]:
    """By option, the points of the best line that was tried; of an option that no such line begins
    with those of its first step, at most as many as of any that was tried."""
    found: dict[Option, float] = {}
    for line in tried:
        found.setdefault(line.options[0], line.estimate)
    least = min(found.values(), default=math.inf)
    for child in beam.expanded(beam.root):
        found.setdefault(child.options[0], min(child.value, least))
    return found


def followed(beam: Beam, line: TurnLine, seat: int) -> float:
    """A seat's chance after a line and a round of everybody's, on average over deals."""
    total = 0.0
    for number in range(DEALS):
        world = beam.determinization(number, line.options)
        rollout = Rollout(Fast(number), Meter(bots.Budget(nodes=PLENTY)))
        last = beam.turn + world.seat_count()
        total += chances(rollout.play_on(world, last, MOST_CHOICES))[seat]
    return total / DEALS


def by_tree(state: State, seat: int, about: Sequence[Option], seed: int) -> Considered:
    """What was looked at in passing only counts for no more than it came to."""
    thought = bots.answer(state, seat, Forest(seed, bots.Budget(nodes=NODES["tree"])), seed=seed)
    return Considered(thought.option, {each.option: each.value for each in thought.candidates})


def verdict(thought: Considered, option: Option) -> Verdict:
    """What the search says of one option."""
    values = thought.chances
    best = values.get(thought.best, 0.0)
    behind = {each: apart(best, value) for each, value in values.items()}
    most = max(behind.values(), default=0.0)
    regret = 0.0 if option == thought.best else max(0.0, behind.get(option, most))
    matters = median(behind.values()) > CLOSE if behind else False
    choice = sum(each <= REASONABLE for each in behind.values()) > 1
    real = matters and (choice or regret > REASONABLE)
    return Verdict(real, regret <= CLOSE, round(regret, 4))


def apart(better: float, worse: float) -> float:
    """How far two chances lie apart, as if the game had been even: who is nearly beaten has little
    left to give away, and does not play well by that.

    >>> round(apart(0.6, 0.4), 2), round(apart(0.06, 0.03), 2)
    (0.2, 0.18)
    """
    return math.tanh((log_odds(better) - log_odds(worse)) / 4.0)


def log_odds(chance: float) -> float:
    bounded = min(max(chance, NEARLY), 1.0 - NEARLY)
    return math.log(bounded / (1.0 - bounded))


def given_away(verdicts: list[Verdict]) -> tuple[float, float]:
    """What a choice gave away on average, and half the 95 % interval of that; few choices that
    happen to lie close together are not thought surer than choices usually are."""
    if not verdicts:
        return 0.0, 0.0
    average = mean(verdict.regret for verdict in verdicts)
    squares = sum((verdict.regret - average) ** 2 for verdict in verdicts)
    variance = (squares + TRUST * USUAL**2) / (len(verdicts) - 1 + TRUST)
    return round(average, 4), round(LIKELY * math.sqrt(variance / len(verdicts)), 4)
