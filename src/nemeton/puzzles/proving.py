"""Proofs: which choices win by force, and how clearly one is better than the next."""

from __future__ import annotations

import msgspec

from nemeton import bots
from nemeton.bots.budget import Meter
from nemeton.bots.levels.tree import Tree
from nemeton.bots.search.alphabeta import Solver
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Judgement", "judged", "judges_agree", "winning_options"]

CLEAR = 0.08  # of a chance, between the best choice and the next
QUESTION = 2  # a question gets half of the budget of a turn


def winning_options(state: State, seat: int, nodes: int) -> tuple[list[Option], int] | None:
    """The options that win against every defence, and the positions looked at; None where that
    takes more than so many. A second one is enough to know that none is alone. For open games
    between two."""
    meter = Meter(bots.Budget(nodes=QUESTION * nodes))
    solver = Solver(state, seat, meter)
    won: list[Option] = []
    for option in state.options():
        after = state.clone()
        after.choose(option)
        value = solver.value_of(after)
        if value is None:
            return None
        if value > 0:
            won.append(option)
        if len(won) > 1:
            break
    return won, meter.nodes


class Judgement(msgspec.Struct, frozen=True):
    """What the tree search would choose, how far ahead of the next, and how it goes on."""

    option: Option
    gap: float
    line: tuple[Option, ...]


def judged(state: State, seat: int, nodes: int, seed: int) -> Judgement:
    """A look by the tree search with that budget for the question."""
    player = Tree(seed, bots.Budget(nodes=QUESTION * nodes))
    thought = bots.answer(state, seat, player, seed)
    values = [each.value for each in thought.candidates if each.option != thought.option]
    best = next(each.value for each in thought.candidates if each.option == thought.option)
    return Judgement(thought.option, best - max(values, default=best), tuple(thought.line))


def judges_agree(looks: list[Judgement]) -> bool:
    """Whether all choose the same, each of them clearly."""
    return all(each.option == looks[0].option and each.gap >= CLEAR for each in looks)
