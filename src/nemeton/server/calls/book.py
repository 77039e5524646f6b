"""Where people want to be called, and when not: what each of them has chosen, in the database."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

import msgspec

from nemeton.server.calls.quiet import Quiet
from nemeton.server.storage.database import Database, Statement

__all__ = ["CONFIRMED_WITHIN", "Address", "AddressBook", "AddressState", "Choices", "Kind"]

Kind = Literal["push", "mail", "webhook"]
AddressState = Literal["unproved", "ready", "dead"]
CONFIRMED_WITHIN = 3 * 24 * 3600.0  # seconds
SECRET = "calls-secret"
COLUMNS = "id, person, kind, state, label, body, target, since, failures, why"
PUT_CHOICE = (
    "INSERT INTO call_choices VALUES ($1, $2, $3)"
    " ON CONFLICT (person, name) DO UPDATE SET body = excluded.body"
)


class Address(msgspec.Struct, frozen=True):
    """One place at which one person is called."""

    id: str
    person: str
    kind: Kind
    state: AddressState  # ready: somebody has shown that it is theirs
    label: str  # what its person knows it by
    body: str  # what its channel needs, as JSON; empty once it is dead
    target: str  # a mark of where it leads, whoever has given it
    since: float  # given, or ready
    failures: int = 0  # calls that were given up, since the last that arrived
    why: str = ""  # it is dead


class Choices(msgspec.Struct, frozen=True):
    """What else a person has chosen."""

    quiet: Quiet = Quiet()


class AddressBook:
    """Reads and writes it; all processes of a server share it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.secret = b""

    async def start(self) -> None:
        """The secret from which the keys of links are made, fixed once for all processes."""
        self.secret = (await self.database.settle(SECRET, secrets.token_hex(32))).encode()

    def mark(self, *parts: str) -> str:
        """A key that only this server can make, for these words."""
        text = "\0".join(parts).encode()
        return hashlib.blake2b(text, key=self.secret, digest_size=16).hexdigest()

    async def add(self, address: Address) -> None:
        values = tuple(getattr(address, each) for each in COLUMNS.split(", "))
        places = ", ".join(f"${number + 1}" for number in range(len(values)))
        await self.database.carry_out([(f"INSERT INTO call_addresses VALUES ({places})", values)])

    async def address(self, id_: str) -> Address | None:
        found = await self.found("id = $1", id_)
        return found[0] if found else None

    async def of(self, person: str) -> list[Address]:
        return await self.found("person = $1 ORDER BY since, id", person)

    async def at(self, target: str) -> list[Address]:
        """All that lead there, whoever has given them."""
        return await self.found("target = $1", target)

    async def found(self, where: str, value: str) -> list[Address]:
        query = f"SELECT {COLUMNS} FROM call_addresses WHERE {where}"
        return [Address(*row) for row in await self.database.ask(query, value)]

    async def prove(self, address: Address, now: float) -> None:
        statement = (
            "UPDATE call_addresses SET state = 'ready', since = $1, failures = 0"
            " WHERE id = $2 AND state = 'unproved'"
        )
        await self.database.carry_out([(statement, (now, address.id))])

    async def arrived(self, address: Address) -> None:
        if address.failures:
            statement = "UPDATE call_addresses SET failures = 0 WHERE id = $1"
            await self.database.carry_out([(statement, (address.id,))])

    async def missed(self, address: Address) -> None:
        statement = "UPDATE call_addresses SET failures = failures + 1 WHERE id = $1"
        await self.database.carry_out([(statement, (address.id,))])

    async def drop(self, address: Address, why: str) -> None:
        """Nobody is there: it is forgotten, and its person finds out why."""
        dead = (
            "UPDATE call_addresses SET state = 'dead', body = '', target = '', why = $1"
            " WHERE id = $2"
        )
        await self.database.carry_out([(dead, (why, address.id)), *without_calls(address.id)])

    async def remove(self, address: Address) -> None:
        gone: Statement = ("DELETE FROM call_addresses WHERE id = $1", (address.id,))
        await self.database.carry_out([gone, *without_calls(address.id)])

    async def forget(self, before: float) -> None:
        """What was given until then and never confirmed."""
        old = "DELETE FROM call_addresses WHERE state = 'unproved' AND since < $1"
        await self.database.carry_out([(old, (before,))])

    async def choices(self, person: str) -> Choices:
        query = "SELECT name, body FROM call_choices WHERE person = $1"
        rows = await self.database.ask(query, person)
        return msgspec.convert({name: msgspec.json.decode(body) for name, body in rows}, Choices)

    async def choose(self, person: str, **choices: Quiet) -> None:
        """Sets some of them, by name."""
        statements: list[Statement] = [
            (PUT_CHOICE, (person, name, msgspec.json.encode(value).decode()))
            for name, value in choices.items()
        ]
        await self.database.carry_out(statements)


def without_calls(address: str) -> list[Statement]:
    """What waits to be sent there is no longer sent."""
    return [
        ("UPDATE calls SET state = 'over' WHERE address = $1 AND state = 'waiting'", (address,))
    ]
