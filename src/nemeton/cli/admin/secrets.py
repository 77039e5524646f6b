"""`nemeton admin key`, `rotate`: the owner's key, told once, and the other secrets."""

from __future__ import annotations

from functools import partial

import click

from nemeton.cli.admin.desk import admin_command, at_office
from nemeton.cli.console import Console
from nemeton.server.owner import keys

__all__ = ["command"]


def command(console: Console, name: str) -> click.Command:
    return admin_command(console, name, partial(key if name == "key" else rotate, console))


def key(console: Console, database: str | None) -> None:
    made = at_office(console, database, lambda office: keys.new_key(office.database))
    console.print_text("admin-key")
    console.print_verbatim(made)


def rotate(console: Console, database: str | None) -> None:
    made = at_office(console, database, lambda office: keys.rotate(office.database))
    console.print_text("admin-rotated", style="moss")
    console.print_text("admin-key")
    console.print_verbatim(made)
