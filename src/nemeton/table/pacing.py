"""When an answer is given unasked: so that people can follow, and so that its delay tells nothing.

A secret question is answered at a time drawn before anybody thinks about it. The bot's budget is
smaller than that time; an answer that is late all the same, because the machine has too much to
do, waits for the next multiple of it.
"""

from __future__ import annotations

import asyncio
import math
import secrets

from nemeton.bots import limits
from nemeton.table.interfaces import Time
from nemeton.table.table import Table

__all__ = ["Pacing"]

SPREAD = 0.2  # of the time, drawn on top of it
FETCHING = 0.1  # seconds for the way to a worker and back


class Pacing:
    """The delay of one answer, fixed when the question is asked."""

    def __init__(self, time: Time, pace: float, table: Table) -> None:
        decision = table.decision
        assert decision is not None
        self.time = time
        self.began = time.monotonic()
        self.secret = decision.secret
        self.pace = pace
        self.share = 0.0  # of a turn, that a bot may think about a secret question
        if self.secret:
            level = table.seats[decision.seat].level
            self.share = limits.share_of(first_in_turn(table, decision.seat))
            self.pace = drawn(pace, limits.longest(level, self.share) if level else 0.0)

    async def wait(self) -> None:
        """Until the answer may be given, which is ready now."""
        spent = self.time.monotonic() - self.began
        rounds = max(1, math.ceil(spent / self.pace)) if self.secret and self.pace else 1
        rest = rounds * self.pace - spent
        if rest > 0:
            await asyncio.sleep(rest)


def drawn(pace: float, thinking: float) -> float:
    """Seconds for a secret question, the same whatever is hidden."""
    least = max(pace, thinking + FETCHING if thinking else 0.0)
    return least * (1 + SPREAD * secrets.randbelow(1000) / 1000)


def first_in_turn(table: Table, seat: int) -> bool:
    """Whether this seat has chosen nothing yet in this turn, as everybody knows."""
    made = table.timeline.made[table.state.turn.began :]
    return all(each.seat != seat for each in made)
