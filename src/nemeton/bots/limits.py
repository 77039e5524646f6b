"""How long anybody may think at a table, in seconds: every limit stands here.

A bot keeps to its budget by itself. A worker that has not answered in time has hung, or was handed
something it cannot finish, and is given up and replaced: those limits are several times as long.
"""

from __future__ import annotations

from nemeton.bots.budget import QUESTION_SHARE, Budget
from nemeton.bots.budgets import default_budget
from nemeton.bots.levels import GRADES, named

__all__ = [
    "HINT",
    "PROMISED",
    "WORKER_HINTS",
    "WORKER_JUDGES",
    "WORKER_REPORTS",
    "WORKER_THINKS",
    "apart",
    "in_play",
    "longest",
    "share_of",
]

# an answer, a turn, a turn, a turn
PROMISED = {"sapling": 0.05, "grove": 1.0, "forest": 3.0, "wildwood": 0.5}
# A turn, by level: a little less than is promised. The nodes of `budgets.py` are spent well before
# on an ordinary machine; where they are not, the thought is cut short and the table says so.
GUARD = {"grove": 0.9, "forest": 2.7, "wildwood": 0.45}
SPARING = 0.8  # of the time of a secret question, so that the answer is there when it is due
LATER_SHARE = 0.15  # of a turn, for a secret question that is not the first one in it
HINT = Budget(seconds=3.0)  # a turn, half of which go to the question at hand

WORKER_THINKS = 20.0  # for a bot
WORKER_HINTS = 15.0
WORKER_JUDGES = 40.0  # a position on the analysis board, its net read first
WORKER_VERIFIES = 20.0  # a record that somebody uploads
WORKER_REPORTS = 120.0  # on one piece of a report


def in_play(level: str, game: str) -> Budget:
    """What a bot of that level has for a turn at a table; others answer at once."""
    name = named(level)
    if name in GRADES:
        return Budget(GRADES[name].nodes, GUARD.get(name, 0.0))
    return Budget(default_budget(name, game).nodes, GUARD.get(name, 0.0))


def share_of(first: bool) -> float:
    """Which part of a turn a secret question may cost: by what everybody knows, so that the time
    it takes tells nothing; and whatever the turn has cost so far."""
    return QUESTION_SHARE if first else LATER_SHARE


def apart(level: str, game: str, share: float) -> Budget:
    """What a bot has for a question that may cost that part of a turn, some of the time to
    spare."""
    whole, part = in_play(level, game), share / QUESTION_SHARE
    return Budget(int(whole.nodes * part), whole.seconds * part * SPARING)


def longest(level: str, share: float) -> float:
    """Seconds after which such a question is thought through; levels that answer at once take as
    long as they have promised at most."""
    return GUARD.get(named(level), 0.0) * share or PROMISED.get(named(level), 0.0)
