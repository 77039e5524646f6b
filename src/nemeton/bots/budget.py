"""Budgets of thought: how much a turn may cost, and the meter that counts while a bot thinks."""

from __future__ import annotations

from time import perf_counter

__all__ = ["QUESTION_SHARE", "Budget", "Meter"]

QUESTION_SHARE = 0.5  # of what is left of the turn: chance may ask for more
OVERRUN = 2  # what was begun within the nodes may take as many again
LEAST_SHARE = 0.03  # of the turn's budget for any question, however late it comes


class Budget:
    """How much a bot may think about a turn: nodes, which can be repeated, or seconds.

    Where both are given, nodes decide and the seconds are a guard: a thought that they cut short
    is marked as such.

    >>> Budget(nodes=2000)
    Budget(nodes=2000, seconds=0.0)
    """

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds

    @property
    def limited(self) -> bool:
        """Whether it says anything at all."""
        return bool(self.nodes or self.seconds)

    def __repr__(self) -> str:
        return f"Budget(nodes={self.nodes}, seconds={self.seconds})"


class Meter:
    """Counts what one question costs and says when enough has been thought.

    >>> meter = Meter(Budget(nodes=2000))  # the question gets half of the turn's budget
    >>> meter.charge(250)
    >>> meter.fraction_used, meter.exhausted
    (0.25, False)
    """

    def __init__(self, budget: Budget, turn_used: float = 0.0) -> None:
        self.budget = budget
        self.turn_left = 1.0 - turn_used  # of the turn's budget, when the question was asked
        self.nodes = 0
        self.outer: Meter | None = None
        self.node_limit = 0
        self.began = perf_counter()
        self.deadline = 0.0
        self.cut_short = False  # by the guard, before the nodes were spent
        self.allot(QUESTION_SHARE)

    def allot(self, share: float) -> None:
        """Lets the question cost so much of what was left of the turn."""
        part = max(LEAST_SHARE, self.turn_left * share)
        if self.budget.nodes:
            self.node_limit = max(1, int(self.budget.nodes * part))
        if self.budget.seconds:
            self.deadline = self.began + self.budget.seconds * part

    def portion(self, share: float) -> Meter:
        """A meter within this one, for a share of what is left; it charges both."""
        inner = Meter(self.budget)
        inner.outer = self
        inner.node_limit = self.nodes_left(share) if self.node_limit else 0
        now = perf_counter()
        inner.deadline = now + share * max(0.0, self.deadline - now) if self.deadline else 0.0
        return inner

    def nodes_left(self, share: float) -> int:
        return max(1, int(share * (self.node_limit - self.nodes)))

    def at_most(self, nodes: int) -> int:
        """So many nodes, or those that are left of the question's."""
        return min(nodes, max(0, self.node_limit - self.nodes)) if self.node_limit else nodes

    def charge(self, nodes: int = 1) -> None:
        self.nodes += nodes
        if self.outer is not None:
            self.outer.charge(nodes)

    @property
    def exhausted(self) -> bool:
        """Whether nothing more is to be begun."""
        if self.node_limit and self.nodes >= self.node_limit:
            return True
        return self.late

    @property
    def overrun(self) -> bool:
        """Whether even what has begun is broken off: time is up, or so are twice the nodes."""
        if self.node_limit and self.nodes >= OVERRUN * self.node_limit:
            return True
        return self.late

    @property
    def late(self) -> bool:
        """Whether the time is up, which is remembered where nodes were to decide."""
        if not self.deadline or perf_counter() < self.deadline:
            return False
        self.cut_short = bool(self.node_limit)
        if self.outer is not None:
            self.outer.cut_short = self.outer.cut_short or self.cut_short
        return True

    @property
    def fraction_used(self) -> float:
        """Which part of this question's share is gone, from 0 to 1."""
        if self.node_limit:
            return 1.0 if self.exhausted else self.nodes / self.node_limit
        if not self.deadline:
            return 0.0
        by_time = (perf_counter() - self.began) / max(1e-9, self.deadline - self.began)
        return min(1.0, by_time)

    def checkpoints(self, rounds: int) -> list[float]:
        """Up to where `fraction_used` may go in each of so many rounds; the last takes all,
        exactly."""
        start = self.fraction_used
        steps = [start + (1.0 - start) * number / rounds for number in range(1, rounds)]
        return [*steps, 1.0]

    @property
    def fraction_of_turn(self) -> float:
        """Which part of the whole turn's budget this question has cost."""
        if self.budget.nodes:
            return self.nodes / self.budget.nodes
        return (perf_counter() - self.began) / self.budget.seconds if self.budget.seconds else 0.0
