"""`nemeton games`: the games installed, for how many, and a line about each."""

from __future__ import annotations

from functools import partial

import click
from rich.table import Table
from rich.text import Text

import nemeton
from nemeton.cli.click_words import Command
from nemeton.cli.console import Console

__all__ = ["command"]


def command(console: Console) -> click.Command:
    return Command(console, "games", partial(show, console), [])


def show(console: Console) -> None:
    """Name, number of players, and a line about each game."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for name in nemeton.catalogue():
        game = nemeton.game(name)
        counts = [*game.players]
        players = str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
        about = console.game_text(game, "game-tagline") or ""
        words = console.text("players", count=counts[-1], range=players)
        table.add_row(Text(name, "moss"), Text(words, "bark"), about)
    console.print(table)
