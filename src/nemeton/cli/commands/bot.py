"""`nemeton bot --join LINK COMMAND`: a program of any language takes a seat at a table."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from nemeton.cli.arguments import whole_number
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import Console
from nemeton.engine.errors import BadInput

if TYPE_CHECKING:
    from nemeton.cli.bot.program import Program
    from nemeton.cli.bot.seat import Seat

__all__ = ["command"]

SECONDS = 20
MOST_SECONDS = 25  # of the thirty that a table waits for a bot
FAILED = 1


def command(console: Console) -> click.Command:
    word = partial(option, console, "bot")
    params: list[click.Parameter] = [
        argument("COMMAND", nargs=-1, required=True),
        word("join", metavar="LINK", required=True),
        word("name", metavar="NAME"),
        word("seconds", metavar="N", default=str(SECONDS)),
        word("stay", is_flag=True),
    ]
    made = Command(console, "bot", partial(bot, console), params)
    made.allow_interspersed_args = False  # what follows the program is the program's
    return made


def bot(
    console: Console,
    command: Sequence[str],
    join: str,
    name: str | None,
    seconds: str,
    stay: bool,
) -> int:
    """Plays one game to its end, or every rematch; a program that fails leaves its seat to a bot of
    the house."""
    from nemeton.cli.bot.program import Program, ProgramFailed
    from nemeton.cli.bot.seat import Link, Seat

    patience = whole_number("--seconds", seconds)
    if patience is None or not 1 <= patience <= MOST_SECONDS:
        raise BadInput("not-in-range", option="--seconds", value=seconds[:40], most=MOST_SECONDS)
    words = shlex.split(command[0]) if len(command) == 1 else list(command)
    link = Link(join)
    program = Program(words, patience)
    try:
        seat = Seat.taken(link, name or name_of(words))
        console.print_text("bot-seated", style="moss", name=name or name_of(words))
        played(console, seat, program, stay)
    except ProgramFailed as failed:
        console.print_error(console.text(failed.why, **failed.params))
        return FAILED
    finally:
        program.close()
    return 0


def played(console: Console, seat: Seat, program: Program, stay: bool) -> None:
    """A game and, where the program stays, the rematches; whoever has started it ends that."""
    from nemeton.cli.bot.playing import Playing

    while True:
        playing = Playing(seat, program, console.locale)
        winners = ", ".join(str(each + 1) for each in playing.play()["winners"])
        console.print_text("bot-over", seats=winners)
        if not stay:
            return
        console.print_text("bot-stays", style="bark")
        seat = playing.rematch()


def name_of(words: Sequence[str]) -> str:
    """What the program is called: the file it is in, without its ending."""
    files = [each for each in words[1:] if Path(each).is_file()]
    return Path(files[0] if files else words[0]).stem[:32]
