"""`nemeton train GAME`: a net that learns a game from its rules alone, on a GPU or, small, here."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

import nemeton
from nemeton.cli import arguments, completion
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import Console
from nemeton.cli.files import refusing
from nemeton.cli.interrupts import Interrupted, interruptible
from nemeton.engine.errors import BadInput

__all__ = ["command"]

ONLY = "cernunos"  # the one game that is written as arrays


def command(console: Console) -> click.Command:
    word = partial(option, console, "train")
    params: list[click.Parameter] = [
        argument("GAME", shell_complete=completion.games),
        word("out", metavar="DIR", required=True, shell_complete=completion.folders),
        word("seed", metavar="S", default="1"),
        word("seconds", metavar="N", default="1500"),
        word("small", is_flag=True),
        word("export", metavar="FILE", shell_complete=completion.files),
    ]
    return Command(console, "train", partial(train, console), params)


def train(
    console: Console, game: str, out: str, seed: str, seconds: str, small: bool, export: str | None
) -> int:
    """Trains until the time is over, or Ctrl-C; the same folder goes on where it stopped."""
    if nemeton.game(game).name != ONLY:
        raise BadInput("train-game", game=game, allowed=ONLY)
    if find_spec("jax") is None:
        raise BadInput("train-no-jax")
    from nemeton.train.loop import Training, plan_of

    limit = arguments.whole_number("--seconds", seconds) or 1
    plan = plan_of(small, arguments.whole_number("--seed", seed) or 0, limit)
    folder = Path(out)
    status = 0
    with interruptible(), refusing(folder):
        training = Training(plan, folder, partial(tell, console))
        try:
            training.run(float(limit))
        except Interrupted as signal:
            status = 128 + signal.number
        if export is not None:
            Path(export).write_bytes(training.exported())
    return status


def tell(console: Console, line: dict[str, Any]) -> None:
    """A line of the curve."""
    console.print_text("train-line", **{name: str(value) for name, value in line.items()})
