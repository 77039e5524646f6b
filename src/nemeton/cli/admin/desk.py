"""What the subcommands share: their options, the database that they work on, its refusals."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.exceptions import Exit

from nemeton.cli import completion
from nemeton.cli.click_words import Command, option
from nemeton.cli.console import Console
from nemeton.engine.errors import BadInput

__all__ = ["address_of", "admin_command", "admin_option", "at_office", "moment"]

DATABASE = "nemeton.sqlite3"
REFUSED = 2
Result = TypeVar("Result")


def admin_command(
    console: Console, name: str, callback: Callable[..., Any], *params: click.Parameter
) -> click.Command:
    """A subcommand; each of them names the database."""
    database = option(console, "admin", "database", metavar="URL", shell_complete=completion.files)
    return Command(console, name, callback, [*params, database], group="admin")


def admin_option(console: Console, name: str, **more: Any) -> click.Option:
    return option(console, "admin", name, **more)


def address_of(console: Console, database: str | None) -> str:
    """The address of a database that is there: a command never makes a new one."""
    from nemeton.server.checks.database import database_findings
    from nemeton.server.storage import without_password

    address = database or os.environ.get("NEMETON_DATABASE", DATABASE)
    if (
        "://" not in address.removeprefix("sqlite:///")
        and not Path(address.removeprefix("sqlite:///")).exists()
    ):
        raise BadInput("admin-no-database", database=without_password(address))
    for finding in database_findings(address, 1, thorough=False):
        if finding.weight == "fault":
            console.print_error(console.text(f"check-{finding.key}", **finding.params))
            raise Exit(REFUSED)
    return address


def at_office(
    console: Console, database: str | None, work: Callable[[Any], Awaitable[Result]]
) -> Result:
    """Does something at the office of the database; what is refused becomes a sentence."""
    from nemeton.server.owner.office import office
    from nemeton.table.refusals import Refused

    address = address_of(console, database)

    async def worked() -> Result:
        async with office(address) as opened:
            return await work(opened)

    try:
        return asyncio.run(worked())
    except Refused as refused:
        raise BadInput(f"refused-{refused.reason}", **refused.params) from None


def moment(at: float) -> str:
    """A time as lists show it, in that of Greenwich as the log does."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
