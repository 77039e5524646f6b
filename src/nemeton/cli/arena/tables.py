"""The outcome of a contest as tables: ratings, controls, the answer to a question."""

from __future__ import annotations

import math

from rich.table import Table
from rich.text import Text

from nemeton import arena
from nemeton.cli.voice import Voice

__all__ = ["show_outcome"]

COLUMNS = ("arena-bot", "arena-rating", "arena-share", "arena-per-turn", "arena-slowest")


def show_outcome(voice: Voice, standings: arena.Standings, question: arena.Question | None) -> None:
    """All of it, and what to make of it."""
    voice.show(ratings_table(voice, standings))
    voice.show(controls_table(voice, standings))
    for effects, title in (
        (standings.ratings.places, "arena-place"),
        (standings.ratings.factions, "arena-faction"),
    ):
        if effects:
            voice.show(effects_table(voice, effects, voice.say(title)))
    if standings.different < standings.games:
        voice.tell(
            "arena-different",
            style="alert" if 2 * standings.different < standings.games else "bark",
            different=standings.different,
            games=standings.games,
        )
    if question is not None:
        voice.show(answer(voice, question), style="moss")


def ratings_table(voice: Voice, standings: arena.Standings) -> Table:
    title = voice.say("arena-title", matches=standings.matches, blocks=standings.blocks)
    table = plain(title, *(voice.say(column) for column in COLUMNS))
    shown = {each.name: each for each in standings.bots}
    for effect in standings.ratings.bots:
        row = [effect.name, points(voice, effect)]
        standing = shown.get(effect.name)
        if standing is not None:
            row += [percent(voice, standing.share), seconds(voice, standing.per_turn)]
            row += [seconds(voice, standing.slowest)]
        table.add_row(*row)
    return table


def controls_table(voice: Voice, standings: arena.Standings) -> Table:
    title = voice.say("arena-controls")
    table = plain(title, voice.say("arena-bot"), "", voice.say("arena-share"), "")
    for control in standings.controls:
        what = voice.say("arena-mirror" if control.kind == "mirror" else "arena-random")
        sign = voice.say("arena-sound" if control.sound else "arena-unsound")
        style = "moss" if control.sound else "alert"
        table.add_row(control.name, what, percent(voice, control.share), Text(sign, style))
    return table


def effects_table(voice: Voice, effects: list[arena.Effect], title: str) -> Table:
    table = plain("", title, voice.say("arena-worth"))
    for effect in effects:
        table.add_row(effect.name, points(voice, effect))
    return table


def answer(voice: Voice, question: arena.Question) -> str:
    return voice.say(
        "arena-answer",
        verdict=question.test.verdict,
        better=question.better,
        worse=question.worse,
        blocks=question.test.blocks,
        null=share(voice, question.test.null),
        least=share(voice, question.test.better),
    )


def plain(title: str, *columns: str) -> Table:
    table = Table(title=title or None, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right", header_style="bark")
    return table


def points(voice: Voice, effect: arena.Interval) -> str:
    """An estimate in rating points and its interval."""
    low, high = (f"{signed(end)}" for end in (effect.low, effect.high))
    return f"{signed(effect.value)} [{low}; {high}]"


def signed(value: float) -> str:
    return f"{round(value):+d}".replace("-", "−").replace("+0", "0")


def percent(voice: Voice, part: arena.Share) -> str:
    if math.isnan(part.value):
        return "–"
    return f"{share(voice, part.value)} [{share(voice, part.low)}; {share(voice, part.high)}]"


def share(voice: Voice, value: float) -> str:
    return voice.say("arena-percent", value=decimal(voice, 100 * value, 1))


def seconds(voice: Voice, value: float) -> str:
    return f"{decimal(voice, value, 3)} s"


def decimal(voice: Voice, value: float, places: int) -> str:
    """With the sign for decimals of the reader's language."""
    written = f"{value:.{places}f}"
    return written.replace(".", ",") if voice.locale == "fr" else written
