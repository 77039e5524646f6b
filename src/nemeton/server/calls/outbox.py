"""Calls that wait to be sent: kept in the database, taken by one process, tried again later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from nemeton.server.calls.book import Address, Kind
from nemeton.server.storage.database import Database, Statement

__all__ = ["About", "Call", "Outbox", "What"]

What = Literal["turn", "soon", "test", "proof"]
State = Literal["waiting", "sent", "failed", "over"]
HELD = 120.0  # seconds for which whoever has taken a call has it
KEPT = 60 * 24 * 3600.0  # seconds for which it is remembered what was sent
COLUMNS = "number, address, calls.person, table_name, what, turn, calls.body, due, tries"
OF_KIND = "calls JOIN call_addresses ON id = address WHERE kind = $1"
READY = "calls.state = 'waiting' AND due <= $2 AND held <= $3"
PUT = (
    "INSERT INTO calls (address, person, target, table_name, what, turn, body, made, due, held,"
    " tries, state) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0.0, 0, 'waiting')"
    " ON CONFLICT (address, table_name, what, turn) DO NOTHING"
)


class About(msgspec.Struct, frozen=True):
    """All that a call may say: nothing of hands, names or talk."""

    language: str = "en"
    game: str = ""
    deadline: float | None = None


class Call(msgspec.Struct, frozen=True):
    """One message to one address; a table calls once for each `turn` of a person."""

    number: int
    address: str
    person: str
    table: str
    what: What
    turn: int
    body: str
    due: float
    tries: int = 0

    @property
    def about(self) -> About:
        return msgspec.json.decode(self.body, type=About)


class Outbox:
    """What is put in is sent, by whichever process, before or after a restart."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(
        self,
        addresses: Sequence[Address],
        what: What,
        about: About,
        now: float,
        due: float,
        table: str = "",
        turn: int = 0,
    ) -> None:
        """One call for each address, unless it was called for that already."""
        body = msgspec.json.encode(about).decode()
        statements: list[Statement] = [
            (PUT, (each.id, each.person, each.target, table, what, turn, body, now, due))
            for each in addresses
        ]
        if statements:
            await self.database.carry_out(statements)

    async def ready(self, kind: Kind, now: float, most: int) -> list[Call]:
        """The calls of one channel that are due and that nobody has taken."""
        query = f"SELECT {COLUMNS} FROM {OF_KIND} AND {READY} ORDER BY due LIMIT $4"
        return [Call(*row) for row in await self.database.ask(query, kind, now, now, most)]

    async def take(self, call: Call, now: float) -> bool:
        """Whether this process, and no other one, is to send it now."""
        statement = (
            "UPDATE calls SET held = $1, tries = tries + 1 WHERE number = $2 AND state = 'waiting'"
            " AND held <= $3 AND due <= $4"
        )
        values = (now + HELD, call.number, now, now)
        return (await self.database.carry_out([(statement, values)])) == [1]

    async def release(self) -> None:
        """What a process had taken that is no more is free again, where there is no other one."""
        statement = "UPDATE calls SET held = $1 WHERE state = 'waiting'"
        await self.database.carry_out([(statement, (0.0,))])

    async def end(self, call: Call, state: State) -> None:
        statement = "UPDATE calls SET state = $1 WHERE number = $2"
        await self.database.carry_out([(statement, (state, call.number))])

    async def later(self, call: Call, due: float, counts: bool = True) -> None:
        """To be tried again then; what was not really a try does not count as one."""
        statement = "UPDATE calls SET due = $1, held = 0.0, tries = tries - $2 WHERE number = $3"
        await self.database.carry_out([(statement, (due, 0 if counts else 1, call.number))])

    async def withdraw(self, address: Address, what: What, table: str, turn: int) -> None:
        """Something newer says it better, and that has not been sent yet."""
        statement = (
            "UPDATE calls SET state = 'over' WHERE address = $1 AND what = $2 AND table_name = $3"
            " AND turn = $4 AND state = 'waiting'"
        )
        await self.database.carry_out([(statement, (address.id, what, table, turn))])

    async def sent_since(self, address: str, since: float) -> int:
        query = "SELECT count(*) FROM calls WHERE address = $1 AND made > $2 AND state = 'sent'"
        return int((await self.database.ask(query, address, since))[0][0])

    async def proofs_since(self, target: str, since: float) -> int:
        """How often somebody was asked, by whomever, whether that address is theirs."""
        query = "SELECT count(*) FROM calls WHERE target = $1 AND what = 'proof' AND made > $2"
        return int((await self.database.ask(query, target, since))[0][0])

    async def given_since(self, person: str, since: float) -> int:
        """How many addresses somebody has given or tried out, whatever became of them."""
        query = (
            "SELECT count(*) FROM calls WHERE person = $1 AND made > $2"
            " AND what IN ('proof', 'test')"
        )
        return int((await self.database.ask(query, person, since))[0][0])

    async def forget(self, now: float) -> None:
        """What was sent long ago, and what nobody could send for longer than anybody waits."""
        old = "DELETE FROM calls WHERE made < $1"
        await self.database.carry_out([(old, (now - KEPT,))])
