"""Leagues in the database: each a document that changes as a whole, or not at all.

Whoever changes one read a revision of it before; if another process has written since, it is read
and changed anew. So a round is closed and the next one paired exactly once, whoever serves.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from nemeton.league.state import League
from nemeton.server.persons.store import OWNED, Owned
from nemeton.server.storage.database import Database, Statement
from nemeton.table.refusals import Refused

__all__ = ["Leagues", "Listed"]

ATTEMPTS = 20
LISTED_FOR = 30 * 24 * 3600.0  # seconds after the end
Found = TypeVar("Found")

# Persons stand in columns, not in the documents, so that they can be followed and forgotten.
OWNED += [
    Owned("league_owners", "person", shown=("league", "at")),
    Owned("league_people", "person", "league", ("league", "number")),
    Owned("played_seats", "person", "table_name", ("table_name", "seat")),
]
FOUND = (
    "SELECT leagues.id, coalesce(league_owners.person, ''), body, revision FROM leagues"
    " LEFT JOIN league_owners ON league_owners.league = leagues.id"
)


class Listed(msgspec.Struct, frozen=True):
    """A league in a list."""

    id: str
    owner: str
    league: League


class Leagues:
    """What is kept about leagues, in either kind of database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(self, id: str, league: League) -> None:
        head = (id, 1, "", league.state, league.settings.public)
        row = (*head, league.created, league.created, league.due, written(league))
        statement = "INSERT INTO leagues VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        owner = "INSERT INTO league_owners VALUES ($1, $2, $3)"
        await self.database.carry_out(
            [(statement, row), (owner, (id, league.owner, league.created))]
        )

    async def find(self, id: str) -> tuple[League, int]:
        """A league and its revision."""
        rows = await self.database.ask(f"{FOUND} WHERE leagues.id = $1", id)
        if not rows:
            raise Refused("no-such-league")
        _, owner, body, revision = rows[0]
        query = "SELECT number, person FROM league_people WHERE league = $1"
        people = {int(number): str(person) for number, person in await self.database.ask(query, id)}
        return read(owner, body, people), int(revision)

    async def change(self, id: str, action: Callable[[League], Found]) -> tuple[League, Found]:
        """The league after an action, and what that returned; nothing is kept where it refuses.
        Those of one process wait for each other; only other processes can be faster."""
        async with self.locks.setdefault(id, asyncio.Lock()):
            for attempt in range(ATTEMPTS):
                league, revision = await self.find(id)
                outcome = action(league)
                if await self.put(id, league, revision):
                    return league, outcome
                await asyncio.sleep(random.uniform(0, 0.02 * attempt))
        raise Refused("busy")

    async def forget(self, id: str, person: str) -> None:
        """Somebody is no longer known there, nor named."""

        def unnamed(league: League) -> None:
            for entrant in league.entrants:
                if entrant.person == person:
                    entrant.person = ""
            blank(league)

        await self.change(id, unnamed)

    async def put(self, id: str, league: League, revision: int) -> bool:
        """Keeps what a league has become, unless somebody was faster; with it who takes part, and
        which games are awaited."""
        stamp = secrets.token_hex(8)
        update = (
            "UPDATE leagues SET revision = $1, stamp = $2, state = $3, changed = $4, due = $5,"
            " body = $6 WHERE id = $7 AND revision = $8"
        )
        values = (revision + 1, stamp, league.state, time.time(), league.due, written(league))
        mine = (id, stamp)  # only where the first statement has found its revision
        statements: list[Statement] = [(update, (*values, id, revision))]
        entered = (
            "INSERT INTO league_people SELECT id, CAST($1 AS INTEGER), CAST($2 AS TEXT)"
            " FROM leagues WHERE id = $3 AND stamp = $4 ON CONFLICT DO NOTHING"
        )
        people = [(each.number, each.person) for each in league.entrants if each.person]
        statements += [(entered, (*each, *mine)) for each in people]
        unknown = (
            "DELETE FROM league_people WHERE league = $1 AND number = $2"
            " AND league IN (SELECT id FROM leagues WHERE stamp = $3)"
        )
        gone = [each.number for each in league.entrants if not each.person and not each.level]
        statements += [(unknown, (id, number, stamp)) for number in gone]
        awaited = (
            "INSERT INTO awaited SELECT CAST($1 AS TEXT), id FROM leagues"
            " WHERE id = $2 AND stamp = $3 ON CONFLICT DO NOTHING"
        )
        meetings = league.rounds[-1].meetings if league.state == "running" else ()
        statements += [(awaited, (each.table, *mine)) for each in meetings if not each.outcome]
        return bool((await self.database.carry_out(statements))[0])

    async def listed(self, limit: int) -> list[Listed]:
        """Those that everybody may find, those that changed last first."""
        wanted = "WHERE public AND NOT (state = 'over' AND changed < $1)"
        query = f"{FOUND} {wanted} ORDER BY changed DESC LIMIT $2"
        return listed(await self.database.ask(query, time.time() - LISTED_FOR, limit))

    async def of_person(self, person: str, limit: int) -> list[Listed]:
        """Those that somebody has opened or takes part in."""
        entered = "SELECT league FROM league_people WHERE person = $2"
        wanted = f"WHERE league_owners.person = $1 OR leagues.id IN ({entered})"
        query = f"{FOUND} {wanted} ORDER BY changed DESC LIMIT $3"
        return listed(await self.database.ask(query, person, person, limit))

    async def running(self) -> list[str]:
        query = "SELECT id FROM leagues WHERE state = 'running'"
        return [str(id) for (id,) in await self.database.ask(query)]

    async def opened_by(self, person: str, since: float) -> int:
        """How many leagues somebody has opened since then."""
        query = "SELECT count(*) FROM league_owners WHERE person = $1 AND at > $2"
        return int((await self.database.ask(query, person, since))[0][0])


def listed(rows: list[tuple[Any, ...]]) -> list[Listed]:
    return [Listed(id, owner, read(owner, body, None)) for id, owner, body, _ in rows]


def written(league: League) -> str:
    """A league as it is stored: without persons."""
    document = msgspec.to_builtins(league)
    document["owner"] = ""
    for entrant in document["entrants"]:
        entrant["person"] = ""
    return msgspec.json.encode(document).decode()


def read(owner: str, body: str, people: dict[int, str] | None) -> League:
    """A league as it is worked with; whoever has been forgotten meanwhile has left. Without
    `people`: only to be listed."""
    league = msgspec.json.decode(body, type=League)
    league.owner = owner
    if people is None:
        return league
    for entrant in league.entrants:
        entrant.person = people.get(entrant.number, "")
    blank(league)
    return league


def blank(league: League) -> None:
    """Whoever is not known any more has no name, and has left."""
    for entrant in league.entrants:
        if not entrant.person and not entrant.level:
            entrant.name = ""
            entrant.left = len(league.rounds) if entrant.left is None else entrant.left
