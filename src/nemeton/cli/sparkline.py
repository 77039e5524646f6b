"""Sparklines: a curve of shares as rows of block characters."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["blocks", "marks", "spread"]

BLOCKS = " ▁▂▃▄▅▆▇█"
EIGHTHS = len(BLOCKS) - 1
WIDEST = 60
NARROWEST = 10


def spread(count: int, room: int = WIDEST) -> list[int]:
    """Which of that many values stand in the columns, from the first to the last."""
    width = max(NARROWEST, min(WIDEST, room))
    if count <= width:
        return list(range(count))
    return [column * (count - 1) // (width - 1) for column in range(width)]


def blocks(values: Sequence[float], rows: int) -> list[str]:
    """Shares of 1 as columns that many lines high, the topmost first; even the least is seen."""
    heights = [max(1, round(value * rows * EIGHTHS)) for value in values]
    found: list[str] = []
    for row in range(rows - 1, -1, -1):
        parts = [min(EIGHTHS, max(0, height - row * EIGHTHS)) for height in heights]
        found.append("".join(BLOCKS[part] for part in parts))
    return found


def marks(columns: Sequence[int], moments: Sequence[int]) -> str:
    """The moments by their numbers, each under the column that shows it; where two meet, the
    first."""
    line = [" "] * len(columns)
    for number, moment in enumerate(moments, start=1):
        place = next((at for at, value in enumerate(columns) if value >= moment), len(columns) - 1)
        if line[place] == " ":
            line[place] = str(number)
    return "".join(line).rstrip()
