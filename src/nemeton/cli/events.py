"""The text of events, of the pending question and of the ending."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

import nemeton
from nemeton.cli.console import Console
from nemeton.cli.seats import seat_chip, seat_name
from nemeton.engine.errors import BadInput
from nemeton.engine.state import Decision, State

__all__ = ["ending", "event_lines", "question", "say_difference", "winners"]

TURN = "turn"  # the event with which every game tells that a turn begins


def question(console: Console, state: State, decision: Decision) -> Text:
    """Who is asked what, and by which paragraph of the rules."""
    speech = state.setup.game.speech
    line = Text(speech.question(decision.prompt, decision.params, console.locale), style="bold")
    if decision.rule:
        line.append(f"  § {decision.rule}", style="bark")
    return line


def event_lines(console: Console, state: State, seat: int | None, since: int) -> list[Text]:
    """What that seat may know of what happened, a sentence each, turns as headings."""
    speech = state.setup.game.speech
    return [
        Text(speech.event(key, params, console.locale), "moss")
        if key == TURN
        else Text(f"  {speech.event(key, params, console.locale)}", "bark")
        for _, key, params in state.events(seat, since)
    ]


def ending(console: Console, state: State, view: dict[str, Any]) -> Table:
    """Who won and why, and every seat's score."""
    result = state.result
    assert result is not None
    game = state.setup.game
    names = [seat_name(console, game, view, seat) for seat in result.winners]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text(winners(console, names), style="moss"))
    table.add_row(Text(game.speech.ending(result.reason, console.locale)))
    for seat, score in enumerate(result.scores):
        if score is not None:
            line = seat_chip(console, game, view, seat)
            table.add_row(line.append(f" {score}", style="bold"))
    return table


def winners(console: Console, names: list[str]) -> str:
    if not names:
        return console.text("nobody-won")
    return console.text("won", winners=", ".join(names), count=len(names))


def say_difference(console: Console, record: dict[str, Any], reach: int) -> None:
    """Why a record of older rules is not followed to its end, where that is so."""
    if reach < len(record["choices"]):
        try:
            nemeton.replay(record)
        except BadInput as error:
            console.print(console.error_text(error))
