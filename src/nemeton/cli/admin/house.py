"""`nemeton admin rules`, `complaints`, `settle`: names and talk, and what guests report."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from nemeton.cli import completion
from nemeton.cli.admin.desk import admin_command, admin_option, at_office, moment
from nemeton.cli.arguments import whole_number
from nemeton.cli.click_words import argument
from nemeton.cli.console import Console
from nemeton.cli.files import read_bytes, refusing
from nemeton.engine.errors import BadInput
from nemeton.server.owner import complaints, house_rules
from nemeton.server.owner.schemas import HouseRules

__all__ = ["command"]


def command(console: Console, name: str) -> click.Command:
    if name == "rules":
        return admin_command(
            console,
            name,
            partial(rules, console),
            admin_option(console, "words", metavar="FILE", shell_complete=completion.files),
            admin_option(console, "longest-name", metavar="N"),
            admin_option(console, "longest-message", metavar="N"),
            admin_option(console, "chat", metavar="on|off"),
        )
    if name == "settle":
        return admin_command(console, name, partial(settle, console), argument("NUMBER"))
    every = admin_option(console, "all", is_flag=True)
    return admin_command(console, name, partial(list_complaints, console), every)


def rules(
    console: Console,
    words: str | None,
    longest_name: str | None,
    longest_message: str | None,
    chat: str | None,
    database: str | None,
) -> None:
    """Shows the rules, after changing what was given."""
    given: dict[str, Any] = {
        "words": None if words is None else words_in(Path(words)),
        "longest_name": whole_number("--longest-name", longest_name),
        "longest_message": whole_number("--longest-message", longest_message),
        "chat": None if chat is None else switched(chat),
    }
    changes = {name: value for name, value in given.items() if value is not None}

    async def work(office: Any) -> HouseRules:
        found = replace(await house_rules.read_rules(office.database), **changes)
        if not house_rules.sound(found):
            raise BadInput("admin-bad-rules")
        if changes:
            await house_rules.put_rules(office.database, found)
        return found

    found = at_office(console, database, work)
    console.print_text(
        "admin-rules",
        count=len(found.words),
        talk="on" if found.chat else "off",
        name=found.longest_name,
        message=found.longest_message,
    )


def words_in(path: Path) -> list[str]:
    """A word a line; what follows a # is a note."""
    with refusing(path):
        text = read_bytes(path).decode("utf-8", "replace")
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    return [line for line in lines if line]


def switched(text: str) -> bool:
    if text not in ("on", "off"):
        raise BadInput("admin-on-off", value=text[:20])
    return text == "on"


def list_complaints(console: Console, all: bool, database: str | None) -> None:
    found = at_office(console, database, lambda office: complaints.complaints(office.database, all))
    if not found:
        console.print_text("admin-no-complaints")
    for each in found:
        console.print(f"{each.number}  {moment(each.at)}  {each.table}  {each.quoted}")
        if each.reason:
            console.print(f"    {each.reason}", style="bark")


def settle(console: Console, number: str, database: str | None) -> None:
    wanted = whole_number("NUMBER", number) or 0
    if not at_office(console, database, lambda office: complaints.settle(office.database, wanted)):
        raise BadInput("admin-no-complaint", number=wanted)
    console.print_text("admin-settled", style="moss")
