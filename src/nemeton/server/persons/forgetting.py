"""Forgets a person: all that is kept about them, and their name and words at every table."""

from __future__ import annotations

from typing import Any

import msgspec

from nemeton.server.context import Context
from nemeton.server.persons.store import JOINED, OWNED, Membership, Person
from nemeton.server.storage.database import Statement
from nemeton.table.actions import Change
from nemeton.table.host import ANEW
from nemeton.table.log import Forgotten
from nemeton.table.refusals import Refused
from nemeton.table.seating import SOMEBODY
from nemeton.table.table import Table

__all__ = ["forget", "lines_of"]

OWN_LINES = (JOINED, '{"entry":"renamed"%', '{"entry":"said"%')
MOST_LEAGUES = 1000
SILENCED = "…"  # in place of what somebody said who has deleted it


async def forget(context: Context, person: Person) -> None:
    """Leagues and tables first: if that is cut short, whoever wants it can begin again."""
    leagues = await context.leagues.of_person(person.id, MOST_LEAGUES)
    for each in leagues:
        await context.desk.let_go(each.id, person.id)
        await context.leagues.forget(each.id, person.id)
    for membership in await context.persons.tables_of(person.id):
        await forget_at(context, membership)
    statements: list[Statement] = [
        (f"DELETE FROM {each.table} WHERE {each.column} = $1", (person.id,)) for each in OWNED
    ]
    statements += [
        ("DELETE FROM memberships WHERE person = $1", (person.id,)),
        ("DELETE FROM person_keys WHERE person = $1", (person.id,)),
        ("DELETE FROM persons WHERE id = $1", (person.id,)),
    ]
    await context.database.carry_out(statements)
    context.results.count_anew()


async def forget_at(context: Context, at: Membership) -> None:
    """Frees the seats of a game that goes on, and takes name, key and words out of what is
    stored; those at the table go on with it as it reads then."""
    try:
        open_table = await context.host.open_table(at.table)
        await context.host.perform(open_table, lambda table: forgotten(table, at.number))
    except Refused as refused:
        if refused.reason == "busy":
            raise
    statements: list[Statement] = [
        ("UPDATE entries SET body = $1 WHERE name = $2 AND number = $3", (body, at.table, number))
        for number, body in await blanked(context, at)
    ]
    statements += [
        ("DELETE FROM privates WHERE name = $1 AND person = $2", (at.table, at.number)),
        ("DELETE FROM complaints WHERE name = $1 AND person = $2", (at.table, at.number)),
    ]
    await context.database.carry_out(statements)
    context.host.received(at.table, ANEW)
    await context.database.publish(at.table, ANEW)


def forgotten(table: Table, number: int) -> Change:
    known = 0 <= number < len(table.people) and table.people[number].name != SOMEBODY
    return Change([Forgotten(number)] if known else [])


async def lines_of(context: Context, at: Membership) -> list[tuple[int, float, dict[str, Any]]]:
    """What the log of a table says of a person: that they came, their names, what they said."""
    query = (
        "SELECT number, at, body FROM entries WHERE name = $1"
        " AND (body LIKE $2 OR body LIKE $3 OR body LIKE $4) ORDER BY number"
    )
    found = []
    for number, when, body in await context.database.ask(query, at.table, *OWN_LINES):
        line = msgspec.json.decode(body)
        if line.get("person") == at.number:
            found.append((number, when, line))
    return found


async def blanked(context: Context, at: Membership) -> list[tuple[int, str]]:
    """These lines as they are stored from now on."""
    found = []
    for number, _, line in await lines_of(context, at):
        for field, blank in (("name", SOMEBODY), ("key", ""), ("text", SILENCED)):
            if field in line:
                line[field] = blank
        found.append((number, msgspec.json.encode(line).decode()))
    return found
