"""Linear equations, for the statistics: the default install has no numerical library."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["solve"]

TINY = 1e-12


def solve(
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
