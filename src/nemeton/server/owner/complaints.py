"""What guests report to the owner: a name, or something said, quoted by the server itself."""

from __future__ import annotations

import time
from typing import Any, Literal

from nemeton.server.owner.schemas import Complaint
from nemeton.server.schemas import Complain
from nemeton.server.storage.database import Database
from nemeton.table.actions import clean
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Person, Table

__all__ = ["complain", "complaints", "settle"]

LONGEST = 300
MOST_OPEN = 20  # of one table
MOST_NUMBER = 2**31 - 1  # as databases count


async def complain(database: Database, table: Table, person: Person, wanted: Complain) -> None:
    """Notes a complaint. What is complained of is quoted from the table, not from the guest."""
    query = "SELECT count(*) FROM complaints WHERE name = $1 AND settled = $2"
    ((count,),) = await database.ask(query, table.name, False)
    if count >= MOST_OPEN:
        raise Refused("too-many")
    kind, quoted = quotation(table, person, wanted)
    row = (time.time(), table.name, person.number, kind, quoted, clean(wanted.reason, LONGEST))
    put = (
        "INSERT INTO complaints (at, name, person, kind, quoted, reason, settled)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)"
    )
    await database.carry_out([(put, (*row, False))])


def quotation(
    table: Table, person: Person, wanted: Complain
) -> tuple[Literal["name", "message"], str]:
    """What it is about: a line of the talk that this guest hears, or the name on a seat."""
    if wanted.line is not None:
        room = table.room_of(person.number)
        for each in table.chat:
            if each.room == room and each.number == wanted.line:
                return "message", f"{each.name}: {each.text}"
        raise bad_field("line")
    if wanted.seat is None or not 0 <= wanted.seat < len(table.seats):
        raise bad_field("seat")
    if not table.name_of(wanted.seat):
        raise bad_field("seat")
    return "name", table.name_of(wanted.seat)


async def complaints(database: Database, settled: bool, limit: int = 200) -> list[Complaint]:
    """Those that wait for the owner, or all; the latest first."""
    query = (
        "SELECT number, at, name, person, kind, quoted, reason, settled FROM complaints"
        " WHERE settled = $1 OR settled = $2 ORDER BY number DESC LIMIT $3"
    )
    return [complaint_in(row) for row in await database.ask(query, False, settled, limit)]


def complaint_in(row: tuple[Any, ...]) -> Complaint:
    number, at, table, by, kind, quoted, reason, settled = row
    return Complaint(number, at, table, by, kind, quoted, reason, bool(settled))


async def settle(database: Database, number: int) -> bool:
    """The owner has seen to it; whether there is such a complaint."""
    if number > MOST_NUMBER:
        return False
    changed = await database.carry_out(
        [("UPDATE complaints SET settled = $1 WHERE number = $2", (True, number))]
    )
    return bool(changed[0])
