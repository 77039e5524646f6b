"""`nemeton games`: what is on the shelf."""

from __future__ import annotations

from functools import partial

import click
from rich.table import Table
from rich.text import Text

import nemeton
from nemeton.cli.clicking import Command
from nemeton.cli.telling import game_words
from nemeton.cli.voice import Voice

__all__ = ["command"]


def command(voice: Voice) -> click.Command:
    return Command(voice, "games", partial(show, voice), [])


def show(voice: Voice) -> None:
    """Name, number of players, and a line about each game."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for name in nemeton.catalogue():
        game = nemeton.game(name)
        counts = [*game.players]
        players = str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
        about = game_words(voice, game, "game-tagline") or ""
        words = voice.say("players", count=counts[-1], range=players)
        table.add_row(Text(name, "moss"), Text(words, "bark"), about)
    voice.show(table)
