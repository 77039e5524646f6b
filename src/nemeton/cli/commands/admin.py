"""`nemeton admin`: what the owner of a server does, on its database, while it runs."""

from __future__ import annotations

from functools import partial
from importlib import import_module

import click

from nemeton.cli.click_words import Group
from nemeton.cli.console import Console

__all__ = ["command"]

FILES = {
    "tables": ("list", "find", "show"),
    "deeds": ("close", "hand", "back", "mute", "unmute", "remove"),
    "house": ("rules", "complaints", "settle"),
    "keeping": ("prune", "export", "import", "backup"),
    "secrets": ("key", "rotate"),
}
NAMES = [name for names in FILES.values() for name in names]


def command(console: Console) -> click.Command:
    return Group(console, "admin", NAMES, partial(subcommand, console))


def subcommand(console: Console, name: str) -> click.Command:
    """That subcommand, from the file that has it."""
    file = next(file for file, names in FILES.items() if name in names)
    made: click.Command = import_module(f"nemeton.cli.admin.{file}").command(console, name)
    return made
