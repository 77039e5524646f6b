"""Persons in the database: who they are, the keys that open them, the tables they are at.

Whatever another part keeps about persons in tables of its own, it names in `OWNED`: the columns are
followed when two persons turn out to be one, and emptied when somebody is forgotten.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from nemeton.server.storage.database import Database, Statement
from nemeton.table.log import Joined
from nemeton.table.tokens import new_table_id

__all__ = ["OWNED", "Kind", "Member", "Membership", "Owned", "Person", "PersonKey", "Persons"]

Kind = Literal["device", "carry", "words", "passkey", "challenge", "feed"]
PERSON = "id, name, language, created, seen, settings"
KEY = "hash, person, kind, label, created, seen, expires, body"
JOINED = '{"entry":"joined"%'
SEEN = 600.0  # seconds after which it is noted again that somebody was here


class Owned(msgspec.Struct, frozen=True):
    """A table of another part that names a person in a column. `keyed`: the column that must not
    be twice the same for one person, if there is one; `shown`: what an export says of a row."""

    table: str
    column: str
    keyed: str = ""
    shown: tuple[str, ...] = ()


OWNED: list[Owned] = [
    Owned("call_choices", "person", "name", ("name", "body")),
    Owned("call_addresses", "person", "", ("kind", "state", "label", "since")),
    Owned("calls", "person", "", ("table_name", "what", "made", "state")),
    Owned("table_guests", "person", "table_name", ("table_name",)),
]


class Person(msgspec.Struct, frozen=True):
    """Somebody, whichever device they use; the id is public, each part has a key in `settings`."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    settings: dict[str, Any]


class PersonKey(msgspec.Struct, frozen=True):
    """A key that opens a person: a browser's, a link for another device, words on paper."""

    hash: str
    person: str
    kind: Kind
    label: str
    created: float
    seen: float
    expires: float | None
    body: str


class Membership(msgspec.Struct, frozen=True):
    """A table at which somebody is person `number`; hidden: not in the list of their games."""

    table: str
    number: int
    hidden: bool


class Member(msgspec.Struct, frozen=True):
    """Who is person `number` at a table."""

    person: str
    number: int


class Persons:
    """What is kept about persons, in either kind of database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Who

    async def person(self, id: str) -> Person | None:
        query = f"SELECT {PERSON} FROM persons WHERE id = $1"
        return person_in(await self.database.ask(query, id))

    async def person_by_key(self, hash: str, kind: Kind = "device") -> Person | None:
        """Whom a key of that kind opens, unless it has expired."""
        key = await self.key(hash, kind)
        if key is None:
            return None
        now = time.time()
        if now - key.seen > SEEN:
            await self.note_seen(key, now)
        return await self.person(key.person)

    async def note_seen(self, key: PersonKey, now: float) -> None:
        await self.database.carry_out(
            [
                ("UPDATE person_keys SET seen = $1 WHERE hash = $2", (now, key.hash)),
                ("UPDATE persons SET seen = $1 WHERE id = $2", (now, key.person)),
            ]
        )

    async def known(self, hash: str, label: str, name: str, language: str) -> Person:
        """Whom a browser's key opens; a new person where nobody has sent it before."""
        found = await self.person_by_key(hash)
        if found is None:
            await self.create(hash, label, name, language)
            found = await self.person_by_key(hash)
        assert found is not None
        return found

    async def create(self, hash: str, label: str, name: str, language: str) -> None:
        """A new person with a first device, unless another request has just made one."""
        now, id = time.time(), new_table_id()
        lone = "NOT EXISTS (SELECT 1 FROM person_keys WHERE person = $2)"
        await self.database.carry_out(
            [
                (
                    "INSERT INTO persons VALUES ($1, $2, $3, $4, $5, $6)",
                    (id, name, language, now, now, "{}"),
                ),
                self.key_added(PersonKey(hash, id, "device", label, now, now, None, "")),
                (f"DELETE FROM persons WHERE id = $1 AND {lone}", (id, id)),
            ]
        )

    async def put_name(self, id: str, name: str) -> None:
        await self.database.carry_out([("UPDATE persons SET name = $1 WHERE id = $2", (name, id))])

    async def put_language(self, id: str, language: str) -> None:
        statement = "UPDATE persons SET language = $1 WHERE id = $2"
        await self.database.carry_out([(statement, (language, id))])

    async def put_settings(self, id: str, part: str, value: Any) -> None:
        """Keeps what one part knows of a person, beside what other parts do."""
        for _ in range(20):
            query = "SELECT settings FROM persons WHERE id = $1"
            rows = await self.database.ask(query, id)
            if not rows:
                return
            before = str(rows[0][0])
            after = {**msgspec.json.decode(before), part: value}
            text = msgspec.json.encode(after).decode()
            statement = "UPDATE persons SET settings = $1 WHERE id = $2 AND settings = $3"
            if (await self.database.carry_out([(statement, (text, id, before))]))[0]:
                return

    # Keys

    def key_added(self, key: PersonKey) -> Statement:
        statement = (
            "INSERT INTO person_keys VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"
        )
        return statement, msgspec.structs.astuple(key)

    async def add_key(self, key: PersonKey) -> bool:
        """Keeps a key; False where there is one already."""
        return bool((await self.database.carry_out([self.key_added(key)]))[0])

    async def any_key(self, hash: str, kind: Kind) -> PersonKey | None:
        """A key of that kind, also one that has expired."""
        query = f"SELECT {KEY} FROM person_keys WHERE hash = $1 AND kind = $2"
        rows = await self.database.ask(query, hash, kind)
        return PersonKey(*rows[0]) if rows else None

    async def key(self, hash: str, kind: Kind) -> PersonKey | None:
        found = await self.any_key(hash, kind)
        if found is None or (found.expires is not None and found.expires < time.time()):
            return None
        return found

    async def use_up(self, hash: str) -> bool:
        """A key that works once is used; False where somebody was faster."""
        statement = "UPDATE person_keys SET body = 'used' WHERE hash = $1 AND body = ''"
        return bool((await self.database.carry_out([(statement, (hash,))]))[0])

    async def key_used(self, key: PersonKey, body: str) -> bool:
        """A key has opened its person, and reads otherwise from now on; False where it did
        meanwhile."""
        now = time.time()
        statement = "UPDATE person_keys SET body = $1, seen = $2 WHERE hash = $3 AND body = $4"
        done = await self.database.carry_out([(statement, (body, now, key.hash, key.body))])
        return bool(done[0])

    async def drop_expired(self, before: float) -> None:
        statement = "DELETE FROM person_keys WHERE expires < $1"
        await self.database.carry_out([(statement, (before,))])

    async def keys_of(self, person: str, kind: Kind) -> list[PersonKey]:
        """The keys of that kind, the latest first."""
        query = (
            f"SELECT {KEY} FROM person_keys WHERE person = $1 AND kind = $2 ORDER BY created DESC"
        )
        return [PersonKey(*row) for row in await self.database.ask(query, person, kind)]

    async def drop_key(self, person: str, hash: str) -> bool:
        statement = "DELETE FROM person_keys WHERE person = $1 AND hash = $2"
        return bool((await self.database.carry_out([(statement, (person, hash))]))[0])

    async def drop_kind(self, person: str, kind: Kind) -> None:
        statement = "DELETE FROM person_keys WHERE person = $1 AND kind = $2"
        await self.database.carry_out([(statement, (person, kind))])

    # Tables

    async def join(self, person: str, table: str, number: int) -> None:
        """That person is person `number` at that table, from now on."""
        statement = (
            "INSERT INTO memberships VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (person, table_name) DO UPDATE SET number = excluded.number"
        )
        await self.database.carry_out([(statement, (person, table, number, False))])

    async def adopt(self, person: str, table: str, number: int) -> bool:
        """The same for an old key to a seat; False where they are somebody else there already."""
        statement = "INSERT INTO memberships VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        await self.database.carry_out([(statement, (person, table, number, False))])
        return await self.number_at(person, table) == number

    async def hide(self, person: str, table: str, hidden: bool) -> None:
        statement = "UPDATE memberships SET hidden = $1 WHERE person = $2 AND table_name = $3"
        await self.database.carry_out([(statement, (hidden, person, table))])

    async def number_at(self, person: str, table: str) -> int | None:
        query = "SELECT number FROM memberships WHERE person = $1 AND table_name = $2"
        rows = await self.database.ask(query, person, table)
        return int(rows[0][0]) if rows else None

    async def number_by_token(self, table: str, hash: str) -> int | None:
        """Which person of a table the key to a seat opens, by its log as stored."""
        query = "SELECT body FROM entries WHERE name = $1 AND body LIKE $2"
        for (body,) in await self.database.ask(query, table, JOINED):
            line = joined(body)
            if line is not None and line.key == hash:
                return line.person
        return None

    async def members_of(self, table: str) -> list[Member]:
        query = "SELECT person, number FROM memberships WHERE table_name = $1 ORDER BY number"
        return [Member(*row) for row in await self.database.ask(query, table)]

    async def tables_of(self, person: str, hidden: bool = True) -> list[Membership]:
        """The tables somebody is at, those that changed last first; without the hidden ones."""
        query = (
            "SELECT table_name, number, hidden FROM memberships"
            " JOIN tables ON tables.name = memberships.table_name"
            " WHERE person = $1 ORDER BY tables.changed DESC"
        )
        rows = await self.database.ask(query, person)
        found = [Membership(table, number, bool(away)) for table, number, away in rows]
        return [each for each in found if hidden or not each.hidden]

    async def follow(self, numbers: Iterable[tuple[int, int]], before: str, after: str) -> None:
        """Those who were at one table are at another, each as the number that goes with theirs."""
        at = dict(numbers)
        for member in await self.members_of(before):
            if member.number in at:
                await self.join(member.person, after, at[member.number])


def joined(body: str) -> Joined | None:
    try:
        return msgspec.json.decode(body, type=Joined)
    except msgspec.DecodeError:  # a damaged line
        return None


def person_in(rows: list[tuple[Any, ...]]) -> Person | None:
    if not rows:
        return None
    id, name, language, created, seen, settings = rows[0]
    return Person(id, name, language, created, seen, msgspec.json.decode(settings))
