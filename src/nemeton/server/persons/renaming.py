"""A person goes by another name: said once, written at all their tables."""

from __future__ import annotations

from nemeton.server.context import Context
from nemeton.server.persons.store import Membership, Person
from nemeton.server.persons.who import guest_at
from nemeton.table import actions
from nemeton.table.actions import Change, clean_name
from nemeton.table.log import Renamed, encoded
from nemeton.table.refusals import Refused
from nemeton.table.table import Table

__all__ = ["rename"]

ATTEMPTS = 20


async def rename(context: Context, person: Person, name: str) -> None:
    """The person first, then table after table; what fails is written when it is said again."""
    name = clean_name(name)
    await context.house.check_name(name)
    if not context.renames.take(person.id):
        raise Refused("too-fast")
    await context.persons.put_name(person.id, name)
    for membership in await context.persons.tables_of(person.id):
        await rename_at(context, membership, name)


async def rename_at(context: Context, at: Membership, name: str) -> None:
    """At an open table as everything is done there; else as one more line of its log."""
    open_table = context.host.tables.get(at.table)
    if open_table is not None:
        await context.host.perform(open_table, lambda table: renamed(table, at.number, name))
        return
    line, now = encoded(Renamed(at.number, name)), context.host.time.now()
    for _ in range(ATTEMPTS):
        query = "SELECT coalesce(max(number), 0) FROM entries WHERE name = $1"
        ((last,),) = await context.database.ask(query, at.table)
        if await context.database.append(at.table, last + 1, now, [line]):
            return


def renamed(table: Table, number: int, name: str) -> Change:
    guest = guest_at(table, number)
    return Change([]) if guest is None else actions.rename(table, guest, name)
