"""The sequential test beside a running contest: is B better than A? Blocks count in their order."""

from __future__ import annotations

from nemeton.arena.contest import MATCH, Contest
from nemeton.arena.results import GameResult
from nemeton.arena.sprt import UNDECIDED, Sprt
from nemeton.arena.standings import block_scores
from nemeton.engine.errors import BadInput

__all__ = ["SprtMonitor"]


class SprtMonitor:
    """Collects games until their block is complete, then hands its score to the test.

    Blocks count in the order of the plan, not in that of their arrival: quick games are not
    typical ones, and whoever stops at the first verdict must not prefer them.
    """

    def __init__(self, contest: Contest, better: str, worse: str, test: Sprt) -> None:
        self.better = better
        self.worse = worse
        self.test = test
        self.expected = sum(
            {better, worse} <= set(line_up) for _, line_up, _ in contest.block_of(MATCH)
        )
        if not self.expected or better == worse:
            raise BadInput("arena-unmet", one=better, other=worse)
        self.waiting: dict[int, list[GameResult]] = {}
        self.next = 0

    def add(self, game: GameResult) -> bool:
        """Takes in a game; whether it is decided."""
        if game.kind == MATCH and {self.better, self.worse} <= set(game.seats):
            self.waiting.setdefault(game.block, []).append(game)
        while len(self.waiting.get(self.next, ())) == self.expected:
            games = self.waiting.pop(self.next)
            self.test.add(block_scores(games, self.better, self.worse)[self.next])
            self.next += 1
        return self.test.verdict != UNDECIDED
