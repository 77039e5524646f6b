"""`nemeton replay FILE`: a recorded game told again, one moment of it, or a report on it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

import nemeton
from nemeton.cli import arguments, boards, completion
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import Console
from nemeton.cli.events import ending, event_lines, question, say_difference
from nemeton.cli.files import document, refusing
from nemeton.cli.report import make_report, print_report
from nemeton.cli.seats import turn_line
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = ["command"]


def command(console: Console) -> click.Command:
    params: list[click.Parameter] = [
        argument("FILE", shell_complete=completion.files),
        option(console, "replay", "at", metavar="N"),
        option(console, "replay", "seat", metavar="N"),
        option(console, "replay", "report", is_flag=True),
    ]
    return Command(console, "replay", partial(replay, console), params)


def replay(console: Console, file: str, at: str | None, seat: str | None, report: bool) -> None:
    """What happened, then the table at that moment; or the report on the whole."""
    path = Path(file)
    if report and (at is not None or seat is not None):
        raise BadInput("report-whole")
    moment, viewer = arguments.whole_number("--at", at), arguments.whole_number("--seat", seat)
    record = document(path, "record")
    with refusing(path):
        reach = nemeton.reach(record)
        state = nemeton.replay(record, reach if moment is None else moment)
    console.game = state.setup.game
    if report:
        with refusing(path):
            found = make_report(console, record, state)
        print_report(console, state, found)
        console.print()
        console.print(ending(console, state, state.view(None)))
        return
    tell(console, state, viewer, len(record["choices"]))
    if moment is None:
        say_difference(console, record, reach)


def tell(console: Console, state: State, viewer: int | None, last: int) -> None:
    """Event by event, then the table."""
    view = state.view(viewer)
    for line in event_lines(console, state, viewer, 0):
        console.print(line)
    console.print()
    console.print(turn_line(console, state, view, viewer))
    boards.draw(console, state.setup, view, frozenset())
    conclude(console, state, last)


def conclude(console: Console, state: State, last: int) -> None:
    """How it ended, or what is asked at that moment."""
    console.print_text("moment", style="bark", number=state.number, last=last)
    decision = state.decision
    if decision is None:
        console.print(ending(console, state, state.view(None)))
    else:
        console.print(question(console, state, decision))
