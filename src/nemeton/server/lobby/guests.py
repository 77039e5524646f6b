"""Tables that are for certain people only: who they are, by person, not by name."""

from __future__ import annotations

import time

from nemeton.server.lobby.schemas import Met
from nemeton.server.storage.database import Database, Statement
from nemeton.table.refusals import Refused, bad_field

__all__ = ["LISTED_FOR", "Guests"]

LISTED_FOR = 3 * 24 * 3600.0  # seconds without a change
MOST = 50  # of a table
MOST_MET = 100


class Guests:
    """Whom tables are for, and whom one could name: those one was at a table with."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def check(self, people: list[str]) -> None:
        """Refuses a list that cannot be one."""
        if len(people) > MOST or len(set(people)) < len(people):
            raise bad_field("guests")
        for person in people:
            if not await self.database.ask("SELECT 1 FROM persons WHERE id = $1", person):
                raise Refused("no-such-person")

    async def put(self, table: str, people: list[str]) -> None:
        statement = "INSERT INTO table_guests VALUES ($1, $2) ON CONFLICT DO NOTHING"
        statements: list[Statement] = [(statement, (table, person)) for person in people]
        await self.database.carry_out(statements)

    async def named(self, table: str, person: str) -> bool:
        query = "SELECT 1 FROM table_guests WHERE table_name = $1 AND person = $2"
        return bool(await self.database.ask(query, table, person))

    async def tables_for(self, person: str) -> list[str]:
        """The tables that are for this person among others, the latest first."""
        query = (
            "SELECT table_name FROM table_guests JOIN tables ON tables.name = table_name"
            " WHERE person = $1 AND changed > $2 ORDER BY changed DESC LIMIT 50"
        )
        since = time.time() - LISTED_FOR
        return [str(name) for (name,) in await self.database.ask(query, person, since)]

    async def met(self, person: str) -> list[Met]:
        """Those one was at a table with, the latest first."""
        query = (
            "SELECT persons.id, persons.name, count(*) FROM memberships AS mine"
            " JOIN memberships AS theirs ON theirs.table_name = mine.table_name"
            " JOIN persons ON persons.id = theirs.person"
            " JOIN tables ON tables.name = mine.table_name"
            " WHERE mine.person = $1 AND theirs.person <> $2 AND persons.name <> ''"
            " GROUP BY persons.id, persons.name ORDER BY max(tables.changed) DESC LIMIT $3"
        )
        return [Met(*row) for row in await self.database.ask(query, person, person, MOST_MET)]
