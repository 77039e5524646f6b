"""Alpha-beta with a transposition table, and the exact solver that it becomes near the end.

For two players with nothing hidden and nothing random. Knuth and Moore: An Analysis of Alpha-Beta
Pruning, Artificial Intelligence 1975; iterative deepening, the table's move first.
"""

from __future__ import annotations

import math

from nemeton.bots.budget import Meter
from nemeton.bots.values import WON, asked, state_value
from nemeton.engine.flow import Option
from nemeton.engine.save import written
from nemeton.engine.state import State

__all__ = ["AlphaBetaSearch", "Solver", "Verdict", "is_duel", "lead", "solve"]

EXACT, AT_LEAST, AT_MOST = 0, 1, 2
TO_THE_END = 10_000  # choices
HALF_WON = WON / 2


def is_duel(state: State) -> bool:
    """Whether all is open between two players, so that a position has one value."""
    setup = state.setup
    return setup.players == 2 and state.seat_count() == 2 and setup.game.open_book(setup)


def lead(state: State, seat: int) -> float:
    """How far a seat is ahead in a duel, the same as how far the other is behind."""
    return (state_value(state, seat) - state_value(state, 1 - seat)) / 2


def position_key(state: State) -> str:
    """The position without the way that led there."""
    stack = [written(step) for step in state.stack]
    return repr((stack, state.fields()))


class Verdict:
    """What a position is worth with best play: 1 won, 0 drawn, -1 lost for the seat, and a choice
    that keeps it."""

    def __init__(self, value: int, option: Option) -> None:
        self.value = value
        self.option = option

    def __repr__(self) -> str:
        return f"Verdict({self.value}, {self.option})"


class OutOfBudget(Exception):
    """The meter is exhausted in the middle of a search."""


class AlphaBetaSearch:
    """Deepens choice by choice until the meter is exhausted or nothing is left to look at."""

    def __init__(self, state: State, seat: int, meter: Meter) -> None:
        self.state = state
        self.seat = seat
        self.meter = meter
        self.transpositions: dict[str, tuple[int, int, float, Option]] = {}
        self.cut = False  # the last pass judged positions that were not final
        self.depth = 0  # of the last whole pass
        self.value = 0.0
        self.best: Option = state.options()[0]

    def search(self) -> None:
        for depth in range(1, TO_THE_END):
            self.cut = False
            try:
                value, best = self.look(self.state, depth, -math.inf, math.inf)
            except OutOfBudget:
                return
            self.depth, self.value, self.best = depth, value, best
            if not self.cut or abs(value) >= HALF_WON:
                return

    def look(self, state: State, depth: int, alpha: float, beta: float) -> tuple[float, Option]:
        """The value for the seat with best play that many choices deep, and the best choice."""
        key = position_key(state)
        known = self.transpositions.get(key)
        if known is not None and known[0] >= depth and settles(known, alpha, beta):
            self.cut = self.cut or (known[0] < TO_THE_END and abs(known[2]) < HALF_WON)
            return known[2], known[3]
        mine = asked(state) == self.seat
        low, high = alpha, beta
        best, value = state.options()[0], -math.inf if mine else math.inf
        for option, judged, after in self.ordered(state, known, mine):
            if not after.over and depth > 1:
                judged = self.look(after, depth - 1, low, high)[0]
            elif not after.over:
                self.cut = True
            if (judged > value) if mine else (judged < value):
                best, value = option, judged
            low, high = (max(low, value), high) if mine else (low, min(high, value))
            if low >= high:
                break
        self.transpositions[key] = (depth, bound_of(value, alpha, beta), value, best)
        return value, best

    def principal_variation(self) -> list[Option]:
        """Best play as far as the transposition table remembers it."""
        ahead, found = self.state.clone(), [self.best]
        ahead.choose(self.best)
        while not ahead.over and len(found) < self.depth:
            known = self.transpositions.get(position_key(ahead))
            if known is None or known[1] != EXACT:
                break
            found.append(known[3])
            ahead.choose(known[3])
        return found

    def ordered(
        self, state: State, known: tuple[int, int, float, Option] | None, mine: bool
    ) -> list[tuple[Option, float, State]]:
        """What each option leads to, judged, the most promising first."""
        found: list[tuple[Option, float, State]] = []
        for option in state.options():
            if self.meter.exhausted:
                raise OutOfBudget
            self.meter.charge()
            after = state.clone()
            after.choose(option)
            found.append((option, lead(after, self.seat), after))
        found.sort(key=lambda each: -each[1] if mine else each[1])
        if known is not None:
            found.sort(key=lambda each: each[0] != known[3])
        return found


def bound_of(value: float, alpha: float, beta: float) -> int:
    """What a value found between these bounds says: all, or only that it is at least or at most."""
    return AT_MOST if value <= alpha else AT_LEAST if value >= beta else EXACT


def settles(known: tuple[int, int, float, Option], alpha: float, beta: float) -> bool:
    """Whether what is known of a position answers the question between these bounds."""
    _, kind, value, _ = known
    if kind == EXACT:
        return True
    return value >= beta if kind == AT_LEAST else value <= alpha


class Solver(AlphaBetaSearch):
    """The same to the very end: only results count, and a win is enough."""

    def solve(self) -> Verdict | None:
        try:
            value, best = self.look(self.state, TO_THE_END, -WON, WON)
        except OutOfBudget:
            return None
        return Verdict(result_of(value), best)

    def value_of(self, state: State) -> int | None:
        """What a position that follows is worth: 1 won, 0 drawn, -1 lost; None if the budget is too
        small."""
        if state.over:
            return result_of(lead(state, self.seat))
        try:
            return result_of(self.look(state, TO_THE_END, -WON, WON)[0])
        except OutOfBudget:
            return None


def result_of(value: float) -> int:
    return (value >= HALF_WON) - (value <= -HALF_WON)


def solve(state: State, seat: int, meter: Meter) -> Verdict | None:
    """What the position is worth to the seat with best play; None if the budget is too small."""
    return Solver(state, seat, meter).solve()
