"""`nemeton admin prune`, `export`, `import`, `backup`: what is kept, and for how long."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import click

from nemeton.cli import completion
from nemeton.cli.admin.desk import address_of, admin_command, admin_option, at_office
from nemeton.cli.arguments import whole_number
from nemeton.cli.click_words import argument
from nemeton.cli.console import Console
from nemeton.cli.files import refusing
from nemeton.engine.errors import BadInput
from nemeton.server.owner import keeping

__all__ = ["command"]

MOST_DAYS = 100_000


def command(console: Console, name: str) -> click.Command:
    callback = partial(CALLBACKS[name], console)
    if name == "prune":
        days = admin_option(console, "days", metavar="N", required=True)
        clocks = admin_option(console, "clocks", is_flag=True)
        yes = admin_option(console, "yes", is_flag=True)
        return admin_command(console, name, callback, days, clocks, yes)
    if name == "export":
        table = argument("TABLE", nargs=-1)
        return admin_command(console, name, callback, file_argument("FILE"), table)
    if name == "import":
        return admin_command(console, name, callback, file_argument("FILE"))
    keep = admin_option(console, "keep", metavar="DAYS")
    return admin_command(console, name, callback, folder_argument(), keep)


def file_argument(name: str) -> click.Argument:
    return argument(name, shell_complete=completion.files)


def folder_argument() -> click.Argument:
    return argument("FOLDER", shell_complete=completion.folders)


def days_of(name: str, text: str) -> int:
    number = whole_number(name, text)
    if number is None or not 1 <= number <= MOST_DAYS:
        raise BadInput("not-in-range", option=name, value=text[:40], most=MOST_DAYS)
    return number


def prune(console: Console, days: str, clocks: bool, yes: bool, database: str | None) -> None:
    """Says what would go, and with --yes lets it go."""
    age = days_of("--days", days)

    async def work(office: Any) -> tuple[int, int]:
        names = await keeping.old_tables(office.database, age, clocks)
        return len(names), await keeping.prune(office.database, names, age) if yes else 0

    old, gone = at_office(console, database, work)
    if yes:
        console.print_text("admin-pruned", style="moss", count=gone)
    else:
        console.print_text("admin-would-prune", count=old, days=age)


def export(console: Console, file: str, table: tuple[str, ...], database: str | None) -> None:
    """All tables, or those named, into a new file that only its owner can read."""
    path = Path(file)
    with refusing(path):
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)

    async def work(office: Any) -> int:
        query = "SELECT name FROM tables ORDER BY created"
        names = list(table) or [str(name) for (name,) in await office.database.ask(query)]
        with os.fdopen(descriptor, "wb") as writing:
            async for line in keeping.exported(office.database, names):
                writing.write(line)
        return len(names)

    try:
        count = at_office(console, database, work)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    console.print_text("admin-exported", style="moss", count=count, path=file)


def import_(console: Console, file: str, database: str | None) -> None:
    """Tables from a file; one that is there already stays as it is."""
    path = Path(file)

    async def work(office: Any) -> list[bool]:
        with refusing(path), open(path, "rb") as lines:
            return [
                await keeping.import_table(office.database, line, number)
                for number, line in enumerate(lines, 1)
            ]

    put = at_office(console, database, work)
    console.print_text("admin-imported", style="moss", count=sum(put), kept=put.count(False))


def backup(console: Console, folder: str, keep: str | None, database: str | None) -> None:
    days = None if keep is None else days_of("--keep", keep)
    address = address_of(console, database)
    with refusing(Path(folder)):
        made = keeping.back_up(address, Path(folder))
    console.print_text("admin-backed-up", style="moss", path=str(made))
    if days is not None:
        old = keeping.forget_backups(Path(folder), days)
        console.print_text("admin-forgot-backups", count=len(old))


CALLBACKS: dict[str, Callable[..., None]] = {
    "prune": prune,
    "export": export,
    "import": import_,
    "backup": backup,
}
