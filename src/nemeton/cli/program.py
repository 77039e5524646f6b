"""The program `nemeton`: its commands, and one line for everything that goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from nemeton import __version__
from nemeton.cli.clicking import Group, usage_fault
from nemeton.cli.commands import arena, bench, data, games, play, replay, serve, verify
from nemeton.cli.encodings import forgive_encodings
from nemeton.cli.voice import Voice, spoken, surrounding
from nemeton.engine.errors import BadInput

__all__ = ["main", "run"]

REFUSED = 2
INTERRUPTED = 130
COMMANDS = (play, replay, verify, serve, games, data, arena, bench)


def main() -> None:
    """What the console script calls."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Runs a command line and gives back its exit status; nothing ends in a traceback."""
    forgive_encodings()
    voice = Voice(surrounding(os.environ))
    try:
        voice.locale = spoken(arguments, os.environ)
        status = program(voice).main(list(arguments), prog_name="nemeton", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except BadInput as error:
        return refused(voice, voice.fault(error))
    except click.UsageError as error:
        return refused(voice, usage_fault(voice, error))
    except BrokenPipeError:
        return unheard()
    except OSError as error:
        return refused(voice, voice.say("error-system", detail=error.strerror or str(error)))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED


def program(voice: Voice) -> click.Group:
    group = Group(voice, "nemeton", [module.command(voice) for module in COMMANDS])
    group.params.append(
        click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=say_version,
            help=voice.say("help-version"),
        )
    )
    return group


def say_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"nemeton {__version__}")
        context.exit()


def refused(voice: Voice, words: str) -> int:
    voice.refuse(words)
    return REFUSED


def unheard() -> int:
    """Whoever read our output has closed it: nothing must be flushed at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
