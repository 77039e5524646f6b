"""Two persons turn out to be one: all that the one has becomes the other's."""

from __future__ import annotations

from nemeton.server.persons.store import OWNED, Owned, Persons
from nemeton.server.storage.database import Statement

__all__ = ["merge"]


async def merge(persons: Persons, gone: str, into: str, spare: str) -> list[str]:
    """Everything of `gone` hangs on `into` from now on, but for the key with the hash `spare`.
    Where both are at a table, each stays who they are there, and `spare` still opens the seat of
    `gone`: those tables."""
    here = {each.table for each in await persons.tables_of(into)}
    both = [each.table for each in await persons.tables_of(gone) if each.table in here]
    at_both = "table_name IN (SELECT table_name FROM memberships WHERE person = $3)"
    statements: list[Statement] = [
        (
            "UPDATE memberships SET person = $1 WHERE person = $2 AND NOT " + at_both,
            (into, gone, into),
        ),
        (
            "UPDATE person_keys SET person = $1 WHERE person = $2 AND hash <> $3",
            (into, gone, spare),
        ),
    ]
    statements += [followed(each, gone, into) for each in OWNED]
    if not both:
        statements += [
            ("DELETE FROM person_keys WHERE person = $1", (gone,)),
            *((f"DELETE FROM {each.table} WHERE {each.column} = $1", (gone,)) for each in OWNED),
            ("DELETE FROM persons WHERE id = $1", (gone,)),
        ]
    await persons.database.carry_out(statements)
    return both


def followed(owned: Owned, gone: str, into: str) -> Statement:
    """What another part keeps goes along, unless `into` has the same already."""
    moved = f"UPDATE {owned.table} SET {owned.column} = $1 WHERE {owned.column} = $2"
    if not owned.keyed:
        return moved, (into, gone)
    had = f"SELECT {owned.keyed} FROM {owned.table} WHERE {owned.column} = $3"
    return f"{moved} AND {owned.keyed} NOT IN ({had})", (into, gone, into)
