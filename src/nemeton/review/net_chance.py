"""How likely each seat is to win, as the trained net of a game says, where it can be asked in full.

The net has learnt from games of its own, in which nobody slips: between people, who do, its chances
come out less sure. `EASE` brings them to what was seen in games of its gentle grades;
`docs/review.md` has the figures.
"""

from __future__ import annotations

import math

from nemeton.bots.budget import Budget, Meter
from nemeton.bots.net.judge import Judge, full_strength, judge_of
from nemeton.bots.search.alphabeta import is_duel
from nemeton.bots.search.gumbel import Gumbel, result
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["eased", "grown", "judged_by_net", "net_chances", "owners_of", "searched"]

EASE = 0.6  # of the logit
SUREST = 0.9995


def judged_by_net(state: State) -> bool:
    """Whether there is a net for this game that can be asked here."""
    return bool(state.setup.game.net_file()) and full_strength() and is_duel(state)


def net_of(state: State) -> Judge:
    return judge_of(state.setup.game.package, state.setup.game.net_file())


def net_chances(state: State) -> list[float]:
    """Of both seats, in a position in which somebody is asked."""
    [(_, value)] = net_of(state).judge([state.setup.game.net_input(state)])
    chance = eased((1.0 + value) / 2)
    return [chance, 1 - chance] if state.pending().seat(state) == 0 else [1 - chance, chance]


def grown(state: State, seat: int, nodes: int) -> Gumbel:
    """A tree over a question, which draws no lots."""
    tree = Gumbel(state.clone(), seat, net_of(state), Meter(Budget(nodes=nodes)), Fast(0), 0.0)
    tree.search()
    return tree


def searched(state: State, seat: int, option: Option, nodes: int) -> float:
    """A seat's chance once an option is taken, by the best answer that a tree finds to it."""
    after = state.clone()
    after.choose(option)
    if after.result is not None:
        return (1.0 + result(after, seat)) / 2.0
    tree = grown(after, seat, nodes)
    return (1.0 + tree.root.children[tree.best[0]].mean) / 2.0


def eased(chance: float) -> float:
    """What a chance between two that never slip comes to between people.

    >>> [round(eased(chance), 2) for chance in (0.0, 0.1, 0.5, 0.8)]
    [0.01, 0.21, 0.5, 0.7]
    """
    sure = min(SUREST, max(1 - SUREST, chance))
    return 1.0 / (1.0 + math.exp(-EASE * math.log(sure / (1 - sure))))


def owners_of(state: State) -> list[list[float]]:
    """Of every cell how likely nobody, the first and the second seat own it at the end."""
    [cells] = net_of(state).owners([state.setup.game.net_input(state)])
    first = state.pending().seat(state) == 0
    found: list[list[float]] = []
    for nobody, mine, theirs in (shares(cell) for cell in cells):
        sides = (mine, theirs) if first else (theirs, mine)
        found.append([round(each, 3) for each in (nobody, *sides)])
    return found


def shares(logits: list[float]) -> list[float]:
    highest = max(logits)
    weights = [math.exp(logit - highest) for logit in logits]
    return [weight / sum(weights) for weight in weights]
