"""`nemeton admin list`, `find`, `show`: which tables there are, and what one holds."""

from __future__ import annotations

from functools import partial
from typing import Any

import click
import msgspec
from rich.table import Table
from rich.text import Text

from nemeton.cli import completion
from nemeton.cli.admin.desk import admin_command, admin_option, at_office, moment
from nemeton.cli.arguments import whole_number
from nemeton.cli.click_words import argument
from nemeton.cli.console import Console
from nemeton.engine.errors import BadInput
from nemeton.server.owner import tables
from nemeton.server.owner.schemas import Found, TableLine, TableLook

__all__ = ["command"]

MOST = 100_000


def command(console: Console, name: str) -> click.Command:
    last = admin_option(console, "last", metavar="N", default="50")
    json = admin_option(console, "json", is_flag=True)
    if name == "list":
        game = admin_option(console, "game", metavar="GAME", shell_complete=completion.games)
        return admin_command(console, name, partial(list_tables, console), game, last, json)
    if name == "find":
        find = partial(find_text, console)
        return admin_command(console, name, find, argument("TEXT"), last, json)
    return admin_command(console, name, partial(show, console), argument("TABLE"), json)


def at_most(text: str) -> int:
    number = whole_number("--last", text)
    if number is None or not 1 <= number <= MOST:
        raise BadInput("not-in-range", option="--last", value=text[:40], most=MOST)
    return number


def list_tables(
    console: Console, game: str | None, last: str, json: bool, database: str | None
) -> None:
    limit = at_most(last)
    found = at_office(
        console, database, lambda office: tables.listed(office.database, limit, game or "")
    )
    if json:
        print_json(found)
    elif not found:
        console.print_text("admin-nothing")
    else:
        console.print(drawn_list(console, found))


def drawn_list(console: Console, found: list[TableLine]) -> Table:
    drawn = grid(console, "table", "game", "people", "lines", "opened", "changed")
    for each in found:
        people = Text(", ".join(each.people) or "–", overflow="ellipsis", no_wrap=True)
        drawn.add_row(
            each.table,
            Text.assemble(each.game, (f" ({console.text(f'admin-kind-{each.kind}')})", "faint"))
            if each.kind != "game"
            else each.game,
            people,
            str(each.lines),
            moment(each.created),
            moment(each.changed),
        )
    return drawn


def find_text(console: Console, text: str, last: str, json: bool, database: str | None) -> None:
    limit = at_most(last)
    found = at_office(console, database, lambda office: tables.find(office.database, text, limit))
    if json:
        print_json(found)
    elif not found:
        console.print_text("admin-not-found", text=text[:80])
    else:
        console.print(drawn_finds(console, found))


def drawn_finds(console: Console, found: list[Found]) -> Table:
    drawn = grid(console, "table", "where", "at", "name", "said")
    for each in found:
        where = console.text(f"admin-where-{each.where}")
        drawn.add_row(each.table, where, moment(each.at), Text(each.name), Text(each.text))
    return drawn


def show(console: Console, table: str, json: bool, database: str | None) -> None:
    found = at_office(console, database, lambda office: tables.look(office, table))
    if json:
        print_json(found)
        return
    line = found.line
    console.print_text(
        "admin-table", table=line.table, game=line.game, state=found.state, choices=found.choices
    )
    console.print_text("admin-times", opened=moment(line.created), changed=moment(line.changed))
    if found.reason:
        console.print_text("admin-ended", reason=found.reason)
    show_seats(console, found)
    show_people(console, found)
    for notice in found.notices:
        told = " · ".join(each for each in (notice.key, notice.name, notice.reason) if each)
        console.print(f"{moment(notice.at)}  {told}", style="bark")
    for each in found.chat:
        console.print(f"{moment(each.at)}  {each.name}: {each.text}")


def show_seats(console: Console, found: TableLook) -> None:
    for number, seat in enumerate(found.seats):
        person = "" if seat.person is None else found.people[seat.person].name
        kind = "both" if person and seat.level else "bot" if seat.level else "person"
        who = {"who": kind if person or seat.level else "nobody", "name": person}
        asked = " ←" if found.asked == number else ""
        console.print(console.text("admin-seat", seat=number, level=seat.level, **who) + asked)


def show_people(console: Console, found: TableLook) -> None:
    for each in found.people:
        state = "removed" if each.removed else "muted" if each.muted else "here"
        console.print_text("admin-person", number=each.number, name=each.name, state=state)


def grid(console: Console, *columns: str) -> Table:
    drawn = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for each in columns:
        drawn.add_column(console.text(f"admin-column-{each}"), no_wrap=each == "table")
    return drawn


def print_json(found: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
