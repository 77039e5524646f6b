"""The figures as tables: medians over the rounds, ratios taken within each round."""

from __future__ import annotations

from statistics import median

from rich.box import SIMPLE_HEAD
from rich.table import Table

from nemeton.cli.bench.entrants import COMPILED, INTERPRETED
from nemeton.cli.bench.rounds import Figures
from nemeton.cli.console import Console

__all__ = ["figures_table", "ratios_table"]

COLUMNS = ("decisions", "sampled", "games", "clone", "playouts")
OWN = (INTERPRETED, COMPILED)


def figures_table(console: Console, figures: Figures, title: str) -> Table:
    """What was measured, a line for each engine."""
    table = blank(title)
    for column in COLUMNS:
        table.add_column(console.text(f"bench-{column}"), justify="right", no_wrap=True)
    for name, measured in figures.items():
        shown = [number(measured.get(column, [])) for column in COLUMNS]
        table.add_row(entrant_name(console, name), *shown)
    return table


def ratios_table(console: Console, figures: Figures) -> Table | None:
    """Own decisions per second as a multiple of the others', with and without listing."""
    others = [name for name in figures if name not in OWN]
    if not others:
        return None
    table = blank(console.text("bench-ratios"))
    for other in others:
        table.add_column(other.replace(" ", "\n"), justify="right")
    for own in OWN:
        for measure, words in (("decisions", "bench-listed"), ("sampled", "bench-drawn")):
            speeds = figures.get(own, {}).get(measure)
            if speeds:
                ratios = [ratio(speeds, figures[other]["decisions"]) for other in others]
                label = f"{entrant_name(console, own)}, {console.text(words)}"
                table.add_row(label, *(f"{each:.1f}" for each in ratios))
    return table


def blank(title: str) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, title_style="moss", title_justify="left")
    table.show_edge = table.pad_edge = False
    table.add_column("", no_wrap=True)
    return table


def entrant_name(console: Console, name: str) -> str:
    return console.text(f"bench-{name}") if name in OWN else name


def ratio(own: list[float], other: list[float]) -> float:
    """The median of what the rounds say, each measured within moments."""
    return median([ours / theirs for ours, theirs in zip(own, other, strict=True)])


def number(values: list[float]) -> str:
    """The median, thousands apart; small ones with two digits behind the point."""
    if not values:
        return "–"
    value = median(values)
    text = f"{value:.2f}" if value < 10 else f"{value:,.0f}"
    return text.replace(",", " ")
