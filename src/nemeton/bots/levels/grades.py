"""The grades of the wildwood: gentler ones, which err as people do, and the full one."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["FULL", "GRADES", "Grade"]

FULL = "wildwood"


class Grade(NamedTuple):
    """How far it looks, and how much it leaves to lots.

    >>> from nemeton import bots
    >>> isinstance(bots.GRADES["wildwood-expert"], bots.Grade)
    True
    """

    nodes: int  # positions that the net judges, a turn; 1 is its bare policy
    temperature: (
        float  # of the lots between answers, all through the game; 0 none after the opening
    )
    solves: bool  # whether it looks for a proof near the end


GRADES = {
    "wildwood-novice": Grade(16, 3.0, False),
    "wildwood-regular": Grade(16, 2.0, False),
    "wildwood-expert": Grade(32, 1.0, False),
    FULL: Grade(1000, 0.0, True),
}
