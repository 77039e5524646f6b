"""Tree search for two players with nothing hidden: UCT that proves what it can."""

from __future__ import annotations

import math

from nemeton.bots.budget import Meter
from nemeton.bots.search.alphabeta import lead
from nemeton.bots.values import asked
from nemeton.bots.win_chance import squashed
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Node", "Uct"]

CURIOSITY = 0.07
FAITH = 1.0  # visits that the judgement counts for, where curiosity is weighed
UNKNOWN = -1.0


class Node:
    """A position of the tree; all values are the chances of the seat that thinks."""

    def __init__(self, state: State, option: Option, prior: float) -> None:
        self.state: State | None = None  # kept only where the search goes on from
        self.turn = state.turn_number
        self.mine = False  # whether the seat that thinks is asked; known once opened
        self.option = option  # that led here
        self.prior = prior
        self.visits = 0
        self.sum = 0.0
        self.proven = UNKNOWN  # else 0, 0.5 or 1
        self.children: list[Node] = []
        if state.over:
            self.proven = prior

    @property
    def value(self) -> float:
        if self.proven != UNKNOWN:
            return self.proven
        return self.sum / self.visits if self.visits else self.prior


class Uct:
    """Grows where it matters until the meter is empty or the position is solved."""

    def __init__(self, state: State, seat: int, meter: Meter) -> None:
        self.seat = seat
        self.meter = meter
        self.root = Node(state, (), 0.5)
        self.root.state = state
        self.centre = lead(state, seat)
        self.width = 1.0

    def search(self) -> None:
        self.width = self.spread()
        while self.root.proven == UNKNOWN and not self.meter.exhausted:
            self.grow()

    def spread(self) -> float:
        """By how much the judgements of the options differ: that is what a point is worth."""
        assert self.root.state is not None
        tried = self.tried(self.root.state)
        values = [lead(after, self.seat) for _, after in tried if not after.over]
        if len(values) < 2:
            return 1.0
        mean = sum(values) / len(values)
        deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
        return max(deviation, 1e-3)

    def tried(self, state: State) -> list[tuple[Option, State]]:
        found: list[tuple[Option, State]] = []
        for option in state.options():
            after = state.clone()
            after.choose(option)
            self.meter.charge()
            found.append((option, after))
        return found

    def grow(self) -> None:
        """One descent: a new question is opened, and what follows to the end of the turn, since
        judgements are fair only between turns; it counts all the way up."""
        path = [self.root]
        while path[-1].children:
            path.append(self.select(path[-1]))
        turn = path[-1].turn
        while path[-1].proven == UNKNOWN and path[-1].turn == turn:
            path.append(self.opened(path[-1], path[-2].state if len(path) > 1 else None))
        value = path[-1].prior
        for place in reversed(path):
            self.prove(place)
            place.visits += 1
            place.sum += value if place.proven == UNKNOWN else place.proven

    def select(self, place: Node) -> Node:
        sign = 1.0 if place.mine else -1.0
        curiosity = CURIOSITY * math.sqrt(math.log(place.visits + 1.0))
        going = [child for child in place.children if child.proven == UNKNOWN]
        first = max(sign * child.prior for child in going)
        best, highest = going[0], -math.inf
        for child in going:
            value = (
                sign * child.value if child.visits else sign * (place.value + child.prior) - first
            )
            score = value + curiosity / math.sqrt(child.visits + FAITH)
            if score > highest:
                best, highest = child, score
        return best

    def opened(self, place: Node, before: State | None) -> Node:
        """Judges what each answer leads to; the best of them."""
        if before is not None:
            place.state = before.clone()
            place.state.choose(place.option)
        assert place.state is not None
        place.mine = asked(place.state) == self.seat
        for option, after in self.tried(place.state):
            place.children.append(Node(after, option, self.judged(after)))
        return (max if place.mine else min)(place.children, key=lambda child: child.prior)

    def judged(self, state: State) -> float:
        result = state.result
        if result is None:
            return squashed((lead(state, self.seat) - self.centre) / self.width)
        if len(result.winners) != 1:
            return 0.5
        return 1.0 if self.seat in result.winners else 0.0

    def prove(self, place: Node) -> None:
        """A question is decided by one winning answer, or when all its answers are decided."""
        if not place.children:
            return
        won = 1.0 if place.mine else 0.0
        proven = [child.proven for child in place.children]
        if won in proven:
            place.proven = won
        elif UNKNOWN not in proven:
            place.proven = max(proven) if place.mine else min(proven)

    def ranked(self) -> list[Node]:
        """The answers to the question at hand, the best first."""
        if not self.root.children:
            self.opened(self.root, None)
        return sorted(self.root.children, key=preference)


def preference(place: Node) -> tuple[float, float, float]:
    """A proven win first, a proven loss last, and in between what was visited most."""
    if place.proven == 1.0:
        return (0.0, 0.0, -place.prior)
    if place.proven == 0.0:
        return (2.0, 0.0, -place.prior)
    trust = place.visits if place.proven == UNKNOWN else 0.0
    return (1.0, -trust, -place.value)
