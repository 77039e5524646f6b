"""A budget while it is spent: so much for the turn, so much of it for this question."""

from __future__ import annotations

from time import perf_counter

from nemeton.bots.thought import Budget

__all__ = ["Purse"]

SHARE = 0.5  # of what is left of the turn goes to the question at hand: chance may ask for more
OVERDRAWN = 2  # what was begun within the nodes may take as many again
LEAST = 0.03  # of the turn's budget for any question, however late it comes


class Purse:
    """Counts the nodes of one question and says when enough has been thought."""

    def __init__(self, budget: Budget, spent: float = 0.0) -> None:
        self.budget = budget
        self.left = 1.0 - spent  # of the turn's budget, when the question was asked
        self.nodes = 0
        self.outer: Purse | None = None
        self.most = 0
        self.began = perf_counter()
        self.until = 0.0
        self.allot(SHARE)

    def allot(self, share: float) -> None:
        """Lets the question cost so much of what was left of the turn."""
        part = max(LEAST, self.left * share)
        if self.budget.nodes:
            self.most = int(self.budget.nodes * part)
        if self.budget.seconds:
            self.until = self.began + self.budget.seconds * part

    def part(self, share: float) -> Purse:
        """A purse within this one; what it spends is paid from both."""
        inner = Purse(self.budget)
        inner.outer = self
        inner.most = self.nodes_left(share) if self.most else 0
        now = perf_counter()
        inner.until = now + share * max(0.0, self.until - now) if self.until else 0.0
        return inner

    def nodes_left(self, share: float) -> int:
        return max(1, int(share * (self.most - self.nodes)))

    def pay(self, nodes: int = 1) -> None:
        self.nodes += nodes
        if self.outer is not None:
            self.outer.pay(nodes)

    @property
    def empty(self) -> bool:
        if self.most and self.nodes >= self.most:
            return True
        return bool(self.until) and perf_counter() >= self.until

    @property
    def late(self) -> bool:
        """Whether even what has begun is broken off: time is up, or so are twice the nodes."""
        if self.most and self.nodes >= OVERDRAWN * self.most:
            return True
        return bool(self.until) and perf_counter() >= self.until

    @property
    def used(self) -> float:
        """Which part of this question's share is gone, from 0 to 1."""
        by_nodes = self.nodes / self.most if self.most else 0.0
        if not self.until:
            return min(1.0, by_nodes)
        by_time = (perf_counter() - self.began) / max(1e-9, self.until - self.began)
        return min(1.0, max(by_nodes, by_time))

    def marks(self, rounds: int) -> list[float]:
        """Up to where `used` may go in each of so many rounds; the last takes all, exactly."""
        start = self.used
        steps = [start + (1.0 - start) * number / rounds for number in range(1, rounds)]
        return [*steps, 1.0]

    @property
    def spent(self) -> float:
        """Which part of the whole turn's budget this question has cost."""
        by_nodes = self.nodes / self.budget.nodes if self.budget.nodes else 0.0
        if not self.budget.seconds:
            return by_nodes
        return max(by_nodes, (perf_counter() - self.began) / self.budget.seconds)
