"""The program `nemeton`: its commands, and one line for everything that goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module

import click

from nemeton import __version__
from nemeton.cli import completion
from nemeton.cli.click_words import Group, usage_fault
from nemeton.cli.console import Console, environment_locale, requested_locale
from nemeton.cli.encodings import forgive_encodings
from nemeton.engine.errors import BadInput

__all__ = ["main", "run"]

REFUSED = 2
INTERRUPTED = 130
COMMANDS = (
    "play",
    "learn",
    "puzzle",
    "replay",
    "verify",
    "serve",
    "bot",
    "admin",
    "games",
    "data",
    "arena",
    "export",
    "bench",
    "train",
)


def main() -> None:
    """What the console script calls."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Runs a command line and gives back its exit status; nothing ends in a traceback."""
    forgive_encodings()
    console = Console(environment_locale(os.environ))
    try:
        console.locale = requested_locale(arguments, os.environ)
        status = program(console).main(list(arguments), prog_name="nemeton", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except BadInput as error:
        return refused(console, console.error_text(error))
    except click.UsageError as error:
        return refused(console, usage_fault(console, error))
    except BrokenPipeError:
        return output_closed()
    except OSError as error:
        return refused(console, console.text("error-system", detail=error.strerror or str(error)))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED


def program(console: Console) -> click.Group:
    group = Group(console, "nemeton", COMMANDS, partial(command, console))
    group.params.append(
        click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=say_version,
            help=console.text("help-version"),
        )
    )
    group.params.append(
        click.Option(
            ["--completion"],
            metavar="SHELL",
            is_eager=True,
            expose_value=False,
            callback=print_completion,
            help=console.text("help-completion"),
            shell_complete=completion.shells,
        )
    )
    return group


def command(console: Console, name: str) -> click.Command:
    """That command, from the file of its name."""
    made: click.Command = import_module(f"nemeton.cli.commands.{name}").command(console)
    return made


def say_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(f"nemeton {__version__}")
        context.exit()


def print_completion(context: click.Context, parameter: click.Parameter, shell: str | None) -> None:
    """What the shell is to evaluate; see docs/terminal.md."""
    if shell is not None and not context.resilient_parsing:
        click.echo(completion.script(context.command, shell), nl=False)
        context.exit()


def refused(console: Console, words: str) -> int:
    console.print_error(words)
    return REFUSED


def output_closed() -> int:
    """Whoever read our output has closed it: nothing must be flushed at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
