"""UCT for two players with nothing hidden: tree search that proves what it can.

Kocsis and Szepesvári: Bandit Based Monte-Carlo Planning, ECML 2006; proven results go up the tree
as in MCTS-Solver (Winands, Björnsson and Saito: Monte-Carlo Tree Search Solver, CG 2008). There are
no playouts: a leaf is judged at the end of its turn.
"""

from __future__ import annotations

import math

from nemeton.bots.budget import Meter
from nemeton.bots.search.alphabeta import lead
from nemeton.bots.values import asked
from nemeton.bots.win_chance import logistic
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["UNKNOWN", "Uct", "UctNode"]

EXPLORATION = 0.07
PRIOR_WEIGHT = 1.0  # visits that the judgement counts for in the bonus of exploration
UNKNOWN = -1.0
LEAST_VISITS = 4  # of a position that still counts as expected


class UctNode:
    """A position of the tree; all values are the chances of the seat that thinks."""

    def __init__(self, state: State, option: Option, prior: float) -> None:
        self.state: State | None = None  # kept only where the search goes on from
        self.turn = state.turn_number
        self.mine = False  # whether the seat that thinks is asked; known once expanded
        self.option = option  # that led here
        self.prior = prior
        self.visits = 0
        self.sum = 0.0
        self.proven = UNKNOWN  # else 0, 0.5 or 1
        self.children: list[UctNode] = []
        if state.over:
            self.proven = prior

    @property
    def value(self) -> float:
        if self.proven != UNKNOWN:
            return self.proven
        return self.sum / self.visits if self.visits else self.prior

    def principal_variation(self) -> list[Option]:
        """The best known continuation: what was visited most, or what has been proven."""
        node, line = self, [self.option]
        while node.children:
            proven = [each for each in node.children if each.proven == node.proven]
            if node.proven != UNKNOWN and proven:
                node = proven[0]
            else:
                node = max(node.children, key=lambda each: each.visits)
                if node.visits < LEAST_VISITS:
                    break
            line.append(node.option)
        return line


class Uct:
    """Grows where it matters until the budget is exhausted or the position is solved."""

    def __init__(self, state: State, seat: int, meter: Meter) -> None:
        self.seat = seat
        self.meter = meter
        self.root = UctNode(state, (), 0.5)
        self.root.state = state
        self.centre = lead(state, seat)
        self.width = 1.0

    def search(self) -> None:
        self.width = self.spread()
        while self.root.proven == UNKNOWN and not self.meter.exhausted:
            self.iterate()

    def spread(self) -> float:
        """By how much the judgements of the options differ: that is what a point is worth."""
        assert self.root.state is not None
        tried = self.successors(self.root.state)
        values = [lead(after, self.seat) for _, after in tried if not after.over]
        if len(values) < 2:
            return 1.0
        mean = sum(values) / len(values)
        deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
        return max(deviation, 1e-3)

    def successors(self, state: State) -> list[tuple[Option, State]]:
        found: list[tuple[Option, State]] = []
        for option in state.options():
            after = state.clone()
            after.choose(option)
            self.meter.charge()
            found.append((option, after))
        return found

    def iterate(self) -> None:
        """One descent: a new question is expanded, and what follows to the end of the turn, since
        judgements are fair only between turns; it counts all the way up."""
        path = [self.root]
        while path[-1].children:
            path.append(self.select(path[-1]))
        turn = path[-1].turn
        while path[-1].proven == UNKNOWN and path[-1].turn == turn:
            path.append(self.expand(path[-1], path[-2].state if len(path) > 1 else None))
        self.backup(path, path[-1].prior)

    def select(self, node: UctNode) -> UctNode:
        sign = 1.0 if node.mine else -1.0
        exploration = EXPLORATION * math.sqrt(math.log(node.visits + 1.0))
        going = [child for child in node.children if child.proven == UNKNOWN]
        first = max(sign * child.prior for child in going)
        best, highest = going[0], -math.inf
        for child in going:
            value = (
                sign * child.value if child.visits else sign * (node.value + child.prior) - first
            )
            score = value + exploration / math.sqrt(child.visits + PRIOR_WEIGHT)
            if score > highest:
                best, highest = child, score
        return best

    def expand(self, node: UctNode, before: State | None) -> UctNode:
        """Judges what each answer leads to; the best of them."""
        if before is not None:
            node.state = before.clone()
            node.state.choose(node.option)
        assert node.state is not None
        node.mine = asked(node.state) == self.seat
        for option, after in self.successors(node.state):
            node.children.append(UctNode(after, option, self.chance(after)))
        return (max if node.mine else min)(node.children, key=lambda child: child.prior)

    def chance(self, state: State) -> float:
        """The judgement of a position between 0 and 1, or the result of a finished game."""
        result = state.result
        if result is None:
            return logistic((lead(state, self.seat) - self.centre) / self.width)
        if len(result.winners) != 1:
            return 0.5
        return 1.0 if self.seat in result.winners else 0.0

    def backup(self, path: list[UctNode], value: float) -> None:
        for node in reversed(path):
            self.prove(node)
            node.visits += 1
            node.sum += value if node.proven == UNKNOWN else node.proven

    def prove(self, node: UctNode) -> None:
        """A question is decided by one winning answer, or when all its answers are decided."""
        if not node.children:
            return
        won = 1.0 if node.mine else 0.0
        proven = [child.proven for child in node.children]
        if won in proven:
            node.proven = won
        elif UNKNOWN not in proven:
            node.proven = max(proven) if node.mine else min(proven)

    def ranked(self) -> list[UctNode]:
        """The answers to the question at hand, the best first."""
        if not self.root.children:
            self.expand(self.root, None)
        return sorted(self.root.children, key=preference)


def preference(node: UctNode) -> tuple[float, float, float]:
    """A proven win first, a proven loss last, and in between what was visited most."""
    if node.proven == 1.0:
        return (0.0, 0.0, -node.prior)
    if node.proven == 0.0:
        return (2.0, 0.0, -node.prior)
    visits = node.visits if node.proven == UNKNOWN else 0.0
    return (1.0, -visits, -node.value)
