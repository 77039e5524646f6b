"""`nemeton admin close`, `hand`, `back`, `mute`, `unmute`, `remove`: order at one table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import click

from nemeton.cli import completion
from nemeton.cli.admin.desk import admin_command, admin_option, at_office
from nemeton.cli.arguments import whole_number
from nemeton.cli.click_words import argument
from nemeton.cli.console import Console
from nemeton.engine.errors import BadInput
from nemeton.table import owner
from nemeton.table.actions import Change
from nemeton.table.table import Table

__all__ = ["command"]


def command(console: Console, name: str) -> click.Command:
    table = argument("TABLE")
    reason = admin_option(console, "reason", metavar="TEXT")
    callback = partial(CALLBACKS[name], console)
    more = {
        "close": [],
        "hand": [argument("SEAT"), argument("LEVEL", shell_complete=completion.levels)],
        "back": [argument("CHOICES")],
    }.get(name, [argument("PERSON")])
    return admin_command(console, name, callback, table, *more, reason)


def done(
    console: Console,
    database: str | None,
    table: str,
    key: str,
    action: Callable[[Table], Change],
) -> None:
    at_office(console, database, lambda office: office.do(table, action))
    console.print_text(key, style="moss", table=table)


def needed(reason: str | None) -> str:
    """Everybody at the table reads why; so there must be something to read."""
    if not reason or not reason.strip():
        raise BadInput("admin-no-reason")
    return reason


def close(console: Console, table: str, reason: str | None, database: str | None) -> None:
    why = needed(reason)
    done(console, database, table, "admin-closed", lambda each: owner.close(each, why))


def hand(
    console: Console,
    table: str,
    seat: str,
    level: str,
    reason: str | None,
    database: str | None,
) -> None:
    number, why = number_of("SEAT", seat), needed(reason)
    done(
        console, database, table, "admin-handed", lambda each: owner.hand(each, number, level, why)
    )


def back(
    console: Console, table: str, choices: str, reason: str | None, database: str | None
) -> None:
    keep, why = number_of("CHOICES", choices), needed(reason)
    done(console, database, table, "admin-back", lambda each: owner.take_back(each, keep, why))


def mute(
    console: Console, table: str, person: str, reason: str | None, database: str | None
) -> None:
    why = needed(reason)
    done(
        console,
        database,
        table,
        "admin-muted",
        lambda each: owner.mute(each, owner.person_named(each, person), True, why),
    )


def unmute(
    console: Console, table: str, person: str, reason: str | None, database: str | None
) -> None:
    done(
        console,
        database,
        table,
        "admin-unmuted",
        lambda each: owner.mute(each, owner.person_named(each, person), False, reason or ""),
    )


def remove(
    console: Console, table: str, person: str, reason: str | None, database: str | None
) -> None:
    why = needed(reason)
    done(
        console,
        database,
        table,
        "admin-removed",
        lambda each: owner.remove(each, owner.person_named(each, person), why),
    )


def number_of(name: str, text: str) -> int:
    number = whole_number(name, text)
    if number is None or number < 0:
        raise BadInput("not-a-number", option=name, value=text[:40])
    return number


CALLBACKS: dict[str, Callable[..., None]] = {
    "close": close,
    "hand": hand,
    "back": back,
    "mute": mute,
    "unmute": unmute,
    "remove": remove,
}
