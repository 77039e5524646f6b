"""The little linear algebra and probability that the statistics need; the default install has no
numerical library."""

from __future__ import annotations

import math
from collections.abc import Sequence

__all__ = ["NORMAL", "percentile", "solved", "stretch"]

NORMAL = 1.959964  # standard deviations on either side that hold 95 %
TINY = 1e-12


def solved(
    matrix: Sequence[Sequence[float]], columns: Sequence[Sequence[float]]
) -> list[list[float]]:
    """The solutions of matrix · x = column, for each of several columns (Gauss, with pivots)."""
    size = len(matrix)
    rows = [[*matrix[i], *(column[i] for column in columns)] for i in range(size)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place][place]
        if abs(head) < TINY:
            raise ArithmeticError("the equations have no single solution")
        for row in range(size):
            factor = rows[row][place] / head
            if row != place and factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[place], strict=True)]
    return [
        [rows[i][size + column] / rows[i][i] for i in range(size)] for column in range(len(columns))
    ]


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of them lies, between neighbours in proportion."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def stretch(blocks: int) -> float:
    """By how much an interval from few blocks must be wider than one from many.

    Weighted averages of n values vary by (n - 1) / (n + 1) of what they should, and Student's
    quantile with n - 1 degrees of freedom takes the place of the normal one (Hill's expansion).
    """
    if blocks < 3:
        return 4.0
    free, z = blocks - 1, NORMAL
    student = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return math.sqrt((blocks + 1) / (blocks - 1)) * student / z
