"""Everything that is kept about a person, as a file for them."""

from __future__ import annotations

from typing import Any

import msgspec

from nemeton.server.context import Context
from nemeton.server.persons.forgetting import lines_of
from nemeton.server.persons.store import OWNED, Membership, Owned, Person

__all__ = ["everything"]

FORMAT = 1
UNTOLD = ("key", "entry")  # the hash of a key says nothing; `what` says which line it is


async def everything(context: Context, person: Person) -> dict[str, Any]:
    """Hashes of keys are left out: they open nothing, and say nothing."""
    persons = context.persons
    return {
        "nemeton_person": FORMAT,
        **msgspec.to_builtins(person),
        "devices": [
            {"label": key.label, "created": key.created, "seen": key.seen}
            for key in await persons.keys_of(person.id, "device")
        ],
        "passkeys": [
            {"label": key.label, "created": key.created, "seen": key.seen}
            for key in await persons.keys_of(person.id, "passkey")
        ],
        "feeds": [key.created for key in await persons.keys_of(person.id, "feed")],
        "sheets": [key.created for key in await persons.keys_of(person.id, "words")],
        "tables": [await at_table(context, each) for each in await persons.tables_of(person.id)],
        "more": {each.table: await owned(context, each, person) for each in OWNED if each.shown},
    }


async def at_table(context: Context, at: Membership) -> dict[str, Any]:
    """What they are, said and noted at one table; its game is in its record."""
    privates = await context.host.store.privates(at.table)
    return {
        "table": at.table,
        "person": at.number,
        "hidden": at.hidden,
        "record": f"/api/tables/{at.table}/record",
        "private": {each.name: each.body for each in privates if each.person == at.number},
        "lines": [
            {
                "at": when,
                "what": line["entry"],
                **{name: value for name, value in line.items() if name not in UNTOLD},
            }
            for _, when, line in await lines_of(context, at)
        ],
    }


async def owned(context: Context, part: Owned, person: Person) -> list[dict[str, Any]]:
    query = f"SELECT {', '.join(part.shown)} FROM {part.table} WHERE {part.column} = $1"
    rows = await context.database.ask(query, person.id)
    return [dict(zip(part.shown, row, strict=True)) for row in rows]
