"""`nemeton replay FILE [--at N | --report]`: a recorded game told again, one moment of it, or what
made it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

import nemeton
from nemeton.cli import boards, options
from nemeton.cli.clicking import Command, argument, option
from nemeton.cli.files import document, refusing
from nemeton.cli.reporting import made, show_report
from nemeton.cli.telling import ending, event_lines, question, turn_line
from nemeton.cli.voice import Voice
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = ["command"]


def command(voice: Voice) -> click.Command:
    params: list[click.Parameter] = [
        argument("FILE"),
        option(voice, "replay", "at", metavar="N"),
        option(voice, "replay", "seat", metavar="N"),
        option(voice, "replay", "report", is_flag=True),
    ]
    return Command(voice, "replay", partial(replay, voice), params)


def replay(voice: Voice, file: str, at: str | None, seat: str | None, report: bool) -> None:
    """What happened, then the table at that moment; or the report on the whole."""
    path = Path(file)
    if report and (at is not None or seat is not None):
        raise BadInput("report-whole")
    moment, viewer = options.whole("--at", at), options.whole("--seat", seat)
    record = document(path, "record")
    with refusing(path):
        state = nemeton.replay(record, moment)
    voice.game = state.setup.game
    if report:
        with refusing(path):
            found = made(voice, record, state)
        show_report(voice, state, found)
        voice.show()
        voice.show(ending(voice, state, state.view(None)))
        return
    tell(voice, state, viewer, len(record["choices"]))


def tell(voice: Voice, state: State, viewer: int | None, last: int) -> None:
    """Event by event, then the table."""
    view = state.view(viewer)
    for line in event_lines(voice, state, viewer, 0):
        voice.show(line)
    voice.show()
    voice.show(turn_line(voice, state, view, viewer))
    boards.show(voice, state.setup.game, view, frozenset())
    conclude(voice, state, last)


def conclude(voice: Voice, state: State, last: int) -> None:
    """How it ended, or what is asked at that moment."""
    voice.tell("moment", style="bark", number=state.number, last=last)
    decision = state.decision
    if decision is None:
        voice.show(ending(voice, state, state.view(None)))
    else:
        voice.show(question(voice, state, decision))
