"""Sequential halving: the same effort for each of some candidates, then only for the better half.

Karnin, Koren and Somekh: Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013. Candidates
are compared in the same determinizations (common random numbers), which is up to who samples.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeVar

from nemeton.bots.budget import Meter

__all__ = ["sequential_halving"]

C = TypeVar("C")


def sequential_halving(
    candidates: list[C],
    meter: Meter,
    sample: Callable[[list[C], float], None],
    ranked: Callable[[list[C]], list[C]],
) -> list[C]:
    """The candidates left in the end, the best first.

    `sample` tries those it is given until the meter's `fraction_used` reaches a checkpoint,
    `ranked` puts the best first; the rounds share what the meter has left.
    """
    for checkpoint in meter.checkpoints(math.ceil(math.log2(len(candidates)))):
        sample(candidates, checkpoint)
        candidates = ranked(candidates)[: (len(candidates) + 1) // 2]
    return candidates
