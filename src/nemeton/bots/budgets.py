"""What a level thinks about a turn, game by game: the one table of budgets.

Nodes, so that a level is as strong on a busy machine as on an idle one. The server, the terminal,
the arena and the Python interface all give these where nobody says otherwise; at a table there is
a guard in seconds besides (`limits.py`). Chosen so that a turn keeps what is promised on an
ordinary core, compiled, and each level beats the one below it (`docs/bots.md` has the figures).
"""

from __future__ import annotations

from nemeton.bots.budget import Budget

__all__ = ["LINES", "NODES", "TREES", "default_budget"]

NODES: dict[str, dict[str, int]] = {
    "cernunos": {"grove": 3_000, "forest": 160_000},
    "pangaia": {"grove": 8_000, "forest": 60_000},
    "oak": {"grove": 15_000, "forest": 60_000},
    "root": {"grove": 8_000, "forest": 60_000},
}
LINES = ("pangaia", "root")  # where the forest searches as the grove does, with more nodes
TREES = ("oak",)  # where the grove searches as the forest does, with fewer
ELSEWHERE = {"grove": 8_000, "forest": 30_000}  # in a game that is not of this house


def default_budget(level: str, game: str) -> Budget:
    """What a level has for a turn of that game; without nodes where it is not in the table.

    >>> default_budget("grove", "cernunos"), default_budget("sapling", "cernunos").limited
    (Budget(nodes=3000, seconds=0.0), False)
    """
    return Budget(nodes=NODES.get(game, ELSEWHERE).get(level, 0))
