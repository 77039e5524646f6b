"""Plots drawn by hand as inline SVG. Lengths are in per cent, so that text keeps its size."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

__all__ = ["Row", "bars", "histogram", "intervals", "lines"]

HEIGHT = 26
PLOT = 190


class Row:
    """A line of a plot: a label, a value with its interval, and the same in words."""

    def __init__(self, label: str, value: float, low: float, high: float, words: str) -> None:
        self.label = label
        self.value = value
        self.low = low
        self.high = high
        self.words = words


def intervals(
    rows: Sequence[Row], mark: float, low: float = 0.0, high: float = 1.0, judged: bool = True
) -> str:
    """A dot and a whisker for each row, and a line where the fair value is; red is off it."""
    width = high - low or 1.0
    drawn = []
    for row in rows:
        ends = [percent((each - low) / width) for each in (row.low, row.value, row.high)]
        off = " off" if judged and not row.low <= mark <= row.high else ""
        drawn.append(
            strip(
                row,
                f'<line class="mark" x1="{percent((mark - low) / width)}" '
                f'x2="{percent((mark - low) / width)}" y1="0" y2="{HEIGHT}"/>'
                f'<line class="whisker{off}" x1="{ends[0]}" x2="{ends[2]}" y1="13" y2="13"/>'
                f'<circle class="dot{off}" cx="{ends[1]}" cy="13" r="5.5"/>',
            )
        )
    return f'<div class="rows">{"".join(drawn)}</div>'


def bars(rows: Sequence[Row], second: bool = False) -> str:
    """A bar for each row; `low` is drawn as a second, thinner bar where there are two."""
    most = max((max(row.value, row.low if second else 0.0, 0.0) for row in rows), default=0) or 1
    drawn = []
    for row in rows:
        shapes = bar("bar", 4, 10, row.value / most)
        if second:
            shapes += bar("other", 16, 6, row.low / most)
        drawn.append(strip(row, shapes))
    return f'<div class="rows">{"".join(drawn)}</div>'


def bar(kind: str, top: int, height: int, part: float) -> str:
    return f'<rect class="{kind}" y="{top}" height="{height}" rx="3" width="{percent(part)}"/>'


def strip(row: Row, shapes: str) -> str:
    return (
        f'<div class="row"><span class="label">{escape(row.label)}</span>'
        f'<svg height="{HEIGHT}" aria-hidden="true"><line class="base" x1="0" x2="100%" '
        f'y1="{HEIGHT - 0.5}" y2="{HEIGHT - 0.5}"/>{shapes}</svg>'
        f'<span class="value">{escape(row.words)}</span></div>'
    )


def histogram(values: Sequence[int], most_bars: int, about: str) -> str:
    """How often each value occurred, neighbours joined where there are many."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // most_bars))
    bins = [0] * ((high - low) // step + 1)
    for value in values:
        bins[(value - low) // step] += 1
    columns = "".join(
        column(place, len(bins), count / max(bins)) for place, count in enumerate(bins)
    )
    marks = "".join(
        f'<text x="{100 * (place + 0.5) / len(bins):.2f}%" y="{PLOT - 8}" '
        f'text-anchor="middle">{low + place * step}</text>'
        for place in range(0, len(bins), max(1, -(-len(bins) // 8)))
    )
    return frame(columns + marks, about)


def column(place: int, count: int, part: float) -> str:
    """One of so many columns, that part of the plot high."""
    gap, height = min(100 / count, 20), PLOT - 34
    left = 100 * (place + 0.5) / count - gap * 0.42
    return (
        f'<rect class="bar" x="{left:.2f}%" width="{gap * 0.84:.2f}%" rx="2" '
        f'y="{4 + (1 - part) * height:.1f}" height="{part * height:.1f}"/>'
    )


def lines(
    curves: Sequence[tuple[str, Sequence[float]]], top: float, words: Sequence[str], about: str
) -> str:
    """Curves over the course of a game; the words stand at the bottom, half and top."""
    height = PLOT - 30
    paths = "".join(
        f'<polyline class="{kind}" points="{polyline(values, top)}"/>' for kind, values in curves
    )
    heights = (height, height / 2 + 6, 12.0)
    grid = "".join(
        f'<line class="base" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>' for y in heights
    )
    marks = "".join(
        f'<text x="2" y="{y - 4:.1f}">{escape(word)}</text>'
        for y, word in zip(heights, words, strict=True)
    )
    inner = (
        f'<svg y="12" width="100%" height="{height - 12}" viewBox="0 0 100 100" '
        f'preserveAspectRatio="none">{paths}</svg>'
    )
    ends = "".join(
        f'<text x="{place}%" y="{PLOT - 8}" text-anchor="{anchor}">{place}%</text>'
        for place, anchor in ((0, "start"), (50, "middle"), (100, "end"))
    )
    return frame(grid + inner + marks + ends, about)


def polyline(values: Sequence[float], top: float) -> str:
    last = max(len(values) - 1, 1)
    return " ".join(
        f"{100 * place / last:.1f},{100 - 100 * max(value, 0.0) / (top or 1):.1f}"
        for place, value in enumerate(values)
    )


def frame(content: str, about: str) -> str:
    return (
        f'<svg class="plot" height="{PLOT}" role="img" aria-label="{escape(about)}">{content}</svg>'
    )


def percent(part: float) -> str:
    return f"{100 * min(max(part, 0.0), 1.0):.2f}%"
