"""`nemeton bot --join LINK COMMAND`: a program of any language takes a seat at a table."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from nemeton.cli.arguments import whole_number
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import Console
from nemeton.engine.errors import BadInput

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
    ]
    made = Command(console, "bot", partial(bot, console), params)
    made.allow_interspersed_args = False  # what follows the program is the program's
    return made


def bot(console: Console, command: Sequence[str], join: str, name: str | None, seconds: str) -> int:
    """Plays one game to its end; a program that fails leaves its seat to a bot of the house."""
    from nemeton.cli.bot.playing import Playing
    from nemeton.cli.bot.program import Program, ProgramFailed
    from nemeton.cli.bot.seat import Link, Seat

    patience = whole_number("--seconds", seconds)
    if patience is None or not 1 <= patience <= MOST_SECONDS:
        raise BadInput("not-in-range", option="--seconds", value=seconds[:40], most=MOST_SECONDS)
    words = shlex.split(command[0]) if len(command) == 1 else list(command)
    link = Link(join)
    program = Program(words, patience)
    try:
        seat = Seat(link, name or name_of(words))
        console.print_text("bot-seated", style="moss", name=name or name_of(words))
        result = Playing(seat, program, console.locale).play()
    except ProgramFailed as failed:
        console.print_error(console.text(failed.why, **failed.params))
        return FAILED
    finally:
        program.close()
    console.print_text("bot-over", seats=", ".join(str(seat + 1) for seat in result["winners"]))
    return 0


def name_of(words: Sequence[str]) -> str:
    """What the program is called: the file it is in, without its ending."""
    files = [each for each in words[1:] if Path(each).is_file()]
    return Path(files[0] if files else words[0]).stem[:32]
