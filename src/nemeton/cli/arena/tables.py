"""The outcome of a contest as tables: ratings, controls, the verdict of a sequential test."""

from __future__ import annotations

import math

from rich.table import Table
from rich.text import Text

from nemeton import arena
from nemeton.cli.console import Console

__all__ = ["show_outcome"]

COLUMNS = ("arena-bot", "arena-rating", "arena-share", "arena-per-turn", "arena-slowest")


def show_outcome(
    console: Console, standings: arena.Standings, monitor: arena.SprtMonitor | None
) -> None:
    """All of it, and what to make of it."""
    console.print(ratings_table(console, standings))
    console.print(controls_table(console, standings))
    for effects, title in (
        (standings.ratings.places, "arena-place"),
        (standings.ratings.factions, "arena-faction"),
    ):
        if effects:
            console.print(effects_table(console, effects, console.text(title)))
    if standings.different < standings.games:
        console.print_text(
            "arena-different",
            style="alert" if 2 * standings.different < standings.games else "bark",
            different=standings.different,
            games=standings.games,
        )
    if monitor is not None:
        console.print(verdict(console, monitor), style="moss")


def ratings_table(console: Console, standings: arena.Standings) -> Table:
    title = console.text("arena-title", matches=standings.matches, blocks=standings.blocks)
    table = plain(title, *(console.text(column) for column in COLUMNS))
    shown = {each.name: each for each in standings.bots}
    for effect in standings.ratings.bots:
        row = [effect.name, points(console, effect)]
        standing = shown.get(effect.name)
        if standing is not None:
            row += [percent(console, standing.share), seconds(console, standing.per_turn)]
            row += [seconds(console, standing.slowest)]
        table.add_row(*row)
    return table


def controls_table(console: Console, standings: arena.Standings) -> Table:
    title = console.text("arena-controls")
    table = plain(title, console.text("arena-bot"), "", console.text("arena-share"), "")
    for control in standings.controls:
        what = console.text("arena-mirror" if control.kind == "mirror" else "arena-random")
        sign = console.text("arena-sound" if control.sound else "arena-unsound")
        style = "moss" if control.sound else "alert"
        table.add_row(control.name, what, percent(console, control.share), Text(sign, style))
    return table


def effects_table(console: Console, effects: list[arena.Effect], title: str) -> Table:
    table = plain("", title, console.text("arena-worth"))
    for effect in effects:
        table.add_row(effect.name, points(console, effect))
    return table


def verdict(console: Console, monitor: arena.SprtMonitor) -> str:
    return console.text(
        "arena-answer",
        verdict=monitor.test.verdict,
        better=monitor.better,
        worse=monitor.worse,
        blocks=monitor.test.blocks,
        null=share(console, monitor.test.null),
        least=share(console, monitor.test.better),
    )


def plain(title: str, *columns: str) -> Table:
    table = Table(title=title or None, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right", header_style="bark")
    return table


def points(console: Console, effect: arena.Interval) -> str:
    """An estimate in rating points and its interval."""
    low, high = (f"{signed(end)}" for end in (effect.low, effect.high))
    return f"{signed(effect.value)} [{low}; {high}]"


def signed(value: float) -> str:
    return f"{round(value):+d}".replace("-", "−").replace("+0", "0")


def percent(console: Console, part: arena.Share) -> str:
    if math.isnan(part.value):
        return "–"
    return f"{share(console, part.value)} [{share(console, part.low)}; {share(console, part.high)}]"


def share(console: Console, value: float) -> str:
    return console.text("arena-percent", value=decimal(console, 100 * value, 1))


def seconds(console: Console, value: float) -> str:
    return f"{decimal(console, value, 3)} s"


def decimal(console: Console, value: float, places: int) -> str:
    """With the sign for decimals of the reader's language."""
    written = f"{value:.{places}f}"
    return written.replace(".", ",") if console.locale == "fr" else written
