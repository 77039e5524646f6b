"""Every answer that Cernunos can ever ask for has a fixed number: what a net's policy speaks of."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.games.cernunos.kinds import CELLS, KINDS

__all__ = ["ACTIONS", "ON_CELL", "PAIRS", "PASSING", "SWAPPING", "action_id"]

PAIRS: Final = [(cell, other) for cell in range(CELLS) for other in range(cell + 1, CELLS)]
PAIR_NUMBER: Final = {pair: number for number, pair in enumerate(PAIRS)}
ON_CELL: Final = KINDS * CELLS  # push, lift, first, grow: the question says which
SWAPPING: Final = ON_CELL + CELLS
PASSING: Final = SWAPPING + len(PAIRS)
ACTIONS: Final = PASSING + 1


def action_id(option: Option) -> int:
    """Placements by token and cell, then single cells, then pairs of cells, then the pass.

    >>> action_id(("place", 1, 0)), action_id(("push", 3)), action_id(("swap", 0, 1))
    (12, 99, 108)
    >>> action_id(("pass",)) == ACTIONS - 1
    True
    """
    if option == PASS:
        return PASSING
    if option[0] == "place":
        return int(option[1]) * CELLS + int(option[2])
    if option[0] == "swap":
        return SWAPPING + PAIR_NUMBER[(option[1], option[2])]
    return ON_CELL + int(option[1])
