"""How long anybody may think at a table, in seconds: every limit stands here.

A bot keeps to its budget by itself. A worker that has not answered in time has hung, or was handed
something it cannot finish, and is given up and replaced: those limits are several times as long.
"""

from __future__ import annotations

from nemeton.bots.budget import Budget
from nemeton.bots.levels import named

__all__ = ["HINT", "PROMISED", "WORKER_HINTS", "WORKER_REPORTS", "WORKER_THINKS", "in_play"]

PROMISED = {"sapling": 0.05, "grove": 1.0, "forest": 3.0}  # an answer, a turn, a turn
IN_PLAY = {"grove": 0.7, "forest": 2.4}  # a turn, by level; a little less than is promised
HINT = Budget(seconds=3.0)  # a turn, half of which go to the question at hand

WORKER_THINKS = 20.0  # for a bot
WORKER_HINTS = 15.0
WORKER_VERIFIES = 20.0  # a record that somebody uploads
WORKER_REPORTS = 120.0  # on one piece of a report


def in_play(level: str) -> Budget:
    """What a bot of that level has for a turn at a table; others answer at once."""
    return Budget(seconds=IN_PLAY.get(named(level), 0.0))
