"""`nemeton data GAME`: the values printed on a game's components, and where each comes from."""

from __future__ import annotations

import json
from functools import partial

import click
from rich.table import Table
from rich.text import Text

import nemeton
from nemeton.cli import completion
from nemeton.cli.click_words import Command, argument, option
from nemeton.cli.console import Console
from nemeton.cli.files import owners_file
from nemeton.engine.game import Game
from nemeton.engine.values import listed_values

__all__ = ["command"]


def command(console: Console) -> click.Command:
    params: list[click.Parameter] = [
        argument("GAME", shell_complete=completion.games),
        option(console, "data", "check", metavar="FILE", shell_complete=completion.files),
    ]
    return Command(console, "data", partial(data, console), params)


def data(console: Console, game: str, check: str | None) -> None:
    """Shows the values, or tries an owner's corrected file."""
    box = console.game = nemeton.game(game)
    if check is None:
        show(console, box)
    else:
        try_out(console, box, check)


def show(console: Console, game: Game) -> None:
    found = listed_values(game.component_values())
    if not found:
        console.print_text("data-none", game=game.name)
    table = Table.grid(padding=(0, 2, 0, 0))
    for each in found:
        value = json.dumps(each.value, ensure_ascii=False)
        table.add_row(".".join(each.place), Text(value), Text(", ".join(each.sources), "bark"))
    console.print(table)


def try_out(console: Console, game: Game, path: str) -> None:
    """The game itself says whether it would take the file."""
    owners_file(game, path)
    console.print_text("data-sound", style="moss", path=path, game=game.name)
