"""Which tables there are, which of them somebody's name or words are at, and what one holds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nemeton.server.owner.office import Office
from nemeton.server.owner.schemas import (
    Found,
    NoticeLook,
    PersonLook,
    SeatLook,
    TableLine,
    TableLook,
    TalkLook,
)
from nemeton.server.storage.database import Database
from nemeton.table.log import Joined, Said, decoded
from nemeton.table.refusals import Refused
from nemeton.table.table import Table

__all__ = ["find", "lines", "listed", "look"]

JOINED = '{"entry":"joined"%'
SAID = '{"entry":"said"%'
LAST = 8  # notices and lines of talk that a look shows


class Agreed(msgspec.Struct):
    """As much of a table's settings as a list shows."""

    game: str
    seats: list[object]
    archive: bool = False
    lesson: str = ""


QUERY = (
    "SELECT name, plan, created, listed,"
    " coalesce((SELECT max(at) FROM entries WHERE entries.name = tables.name), changed) AS stirred,"
    " (SELECT count(*) FROM entries WHERE entries.name = tables.name) FROM tables"
)


async def listed(database: Database, limit: int, game: str = "") -> list[TableLine]:
    """The tables that were used last."""
    like = f'%"game":"{game}"%' if game else "%"
    query = f"{QUERY} WHERE plan LIKE $1 ORDER BY stirred DESC LIMIT $2"
    return [await line_of(database, row) for row in await database.ask(query, like, limit)]


async def lines(database: Database, names: Sequence[str]) -> list[TableLine]:
    """Those tables, in that order."""
    found: list[TableLine] = []
    for name in names:
        rows = await database.ask(f"{QUERY} WHERE name = $1", name)
        found += [await line_of(database, row) for row in rows]
    return found


async def line_of(database: Database, row: tuple[object, ...]) -> TableLine:
    name, plan, created, public, changed, lines = row
    agreed = msgspec.json.decode(str(plan), type=Agreed)
    query = "SELECT body FROM entries WHERE name = $1 AND body LIKE $2 ORDER BY number"
    people = [str(body) for (body,) in await database.ask(query, name, JOINED)]
    return TableLine(
        table=str(name),
        game=agreed.game,
        players=len(agreed.seats),
        people=[joined_name(body) for body in people],
        created=msgspec.convert(created, float),
        changed=msgspec.convert(changed, float),
        lines=msgspec.convert(lines, int),
        listed=bool(public),
        kind="archive" if agreed.archive else "lesson" if agreed.lesson else "game",
    )


def joined_name(text: str) -> str:
    body = decoded(0, 0.0, text).body
    return body.name if isinstance(body, Joined) else ""


async def find(database: Database, text: str, limit: int) -> list[Found]:
    """Tables whose address begins so, names and words in which it stands; the latest first."""
    wanted = text.casefold()
    query = "SELECT name, created FROM tables WHERE name LIKE $1 ORDER BY created DESC"
    found = [
        Found(str(name), "table", float(at), "", "")
        for name, at in await database.ask(query, f"{text}%")
    ]
    query = "SELECT name, at, body FROM entries WHERE body LIKE $1 OR body LIKE $2"
    names: dict[tuple[str, int], str] = {}
    for table, at, text_of_body in await database.ask(
        f"{query} ORDER BY name, number", JOINED, SAID
    ):
        body = decoded(0, 0.0, text_of_body).body
        if isinstance(body, Joined):
            names[table, body.person] = body.name
            if wanted in body.name.casefold():
                found.append(Found(table, "name", at, body.name, ""))
        elif isinstance(body, Said) and wanted in body.text.casefold():
            found.append(Found(table, "said", at, names.get((table, body.person), ""), body.text))
    return sorted(found, key=lambda each: -each.at)[:limit]


async def look(office: Office, name: str) -> TableLook:
    """What there is to know of a table for whoever keeps order; nothing is written."""
    rows = await office.database.ask(f"{QUERY} WHERE name = $1", name)
    if not rows:
        raise Refused("no-such-table")
    line = await line_of(office.database, rows[0])
    try:
        table = await office.read(name)
    except Refused as refused:
        return TableLook(line, refused.reason, 0, None, "", [], [], [], [])
    return looked_into(table, line)


def looked_into(table: Table, line: TableLine) -> TableLook:
    over = table.over or table.settings.archive
    result = table.result
    return TableLook(
        line,
        "over" if over else "playing" if table.begun else "waiting",
        table.choices,
        table.asked if table.playing else None,
        result.reason if result is not None else "",
        [SeatLook(seat.kind, seat.person, seat.level) for seat in table.seats],
        [
            PersonLook(each.number, each.name, each.number in table.muted, not each.key)
            for each in table.people
        ],
        [NoticeLook(each.at, each.key, each.name, each.reason) for each in table.notices[-LAST:]],
        [TalkLook(each.at, each.name, each.text) for each in table.chat[-LAST:]],
    )
