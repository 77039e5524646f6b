"""Watches for whom tables wait: who is away is called once, and once more before the end."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from nemeton.server.calls.book import AddressBook
from nemeton.server.calls.outbox import About, Call, Outbox
from nemeton.server.calls.settings import CallRules
from nemeton.server.persons.store import Person, Persons
from nemeton.server.storage.database import Database
from nemeton.table.host import Host
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused
from nemeton.table.settings import DAY

__all__ = ["Wait", "Watch", "waiting_at"]

LOG = logging.getLogger("nemeton.server")
LOOK = 1.0  # seconds between two looks at what is due to be looked at
ROUND = 60.0  # seconds between two looks for clocks that end
OVERLAP = 3600.0  # seconds before the last look of a server that are looked at again
TOO_LATE = 600.0  # seconds before the end in which nobody is called any more
LOOKED = "calls-looked"
PUT = "INSERT INTO facts VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
CALLABLE = (
    "memberships WHERE EXISTS (SELECT 1 FROM call_addresses WHERE"
    " call_addresses.person = memberships.person AND state = 'ready')"
)
CHANGED = (
    f"SELECT DISTINCT table_name FROM {CALLABLE} AND (SELECT at FROM entries"
    " WHERE name = table_name ORDER BY number DESC LIMIT 1) > $1"
)
ENDING = (
    "SELECT name, deadline FROM tables WHERE deadline > $1 AND deadline < $2"
    f" AND name IN (SELECT table_name FROM {CALLABLE})"
)


class Wait(msgspec.Struct, frozen=True):
    """A table waits for one person: since when, for which choice of theirs, until when."""

    number: int
    since: float
    heard: float
    turn: int
    live: bool
    deadline: float | None


class Watch:
    """Looks at tables after they have changed, and before a clock ends."""

    def __init__(
        self, host: Host, book: AddressBook, outbox: Outbox, persons: Persons, rules: CallRules
    ) -> None:
        self.host = host
        self.book = book
        self.outbox = outbox
        self.persons = persons
        self.rules = rules
        self.looks: dict[str, float] = {}  # when to look at which table
        self.ends: dict[str, float] = {}  # deadlines that were looked at, by table
        self.rounded = 0.0

    def stirred(self, open_table: OpenTable) -> None:
        """A table has changed: it is looked at when somebody may have been away for long enough."""
        if open_table.attended:
            self.plan(open_table.table.name, self.now + self.rules.absent)

    @property
    def now(self) -> float:
        return self.host.time.now()

    async def run(self) -> None:
        await self.catch_up()
        while True:
            try:
                await self.look_round()
            except Exception as error:  # the database may be away for a while
                LOG.error("nobody could be called: %s", type(error).__name__)
            await asyncio.sleep(LOOK)

    async def catch_up(self) -> None:
        """What changed shortly before the server stopped has not been looked at."""
        database = self.database
        rows = await database.ask("SELECT value FROM facts WHERE name = $1", LOOKED)
        since = float(rows[0][0]) if rows else self.now
        for (name,) in await database.ask(CHANGED, since - OVERLAP):
            self.plan(str(name), self.now + self.rules.absent)

    @property
    def database(self) -> Database:
        return self.book.database

    async def look_round(self) -> None:
        now = self.now
        if now - self.rounded > ROUND:
            self.rounded = now
            await self.look_at_clocks(now)
            await self.database.carry_out([(PUT, (LOOKED, repr(now)))])
        for name in [name for name, due in self.looks.items() if due <= now]:
            del self.looks[name]
            await self.look(name)

    async def look_at_clocks(self, now: float) -> None:
        """Tables whose time ends within a day of the moment to say so: each is looked at once, and
        then when it is time."""
        horizon = now + self.rules.before_end + DAY
        found: dict[str, float] = dict(await self.database.ask(ENDING, now, horizon))
        for name, ends in found.items():
            if self.ends.get(name) != ends:
                self.plan(name, now)
        self.ends = found

    async def look(self, name: str) -> None:
        """Calls whoever the table waits for, or plans when to look again."""
        members = {each.number: each.person for each in await self.persons.members_of(name)}
        if not members:
            return
        try:
            open_table = await self.host.open_table(name)
        except Refused:
            return
        wait = waiting_at(open_table, self.now)
        person = await self.persons.person(members.get(wait.number, "")) if wait else None
        if wait is not None and person is not None:
            await self.call(open_table, wait, person)

    async def call(self, open_table: OpenTable, wait: Wait, person: Person) -> None:
        table, now = open_table.table, self.now
        addresses = [each for each in await self.book.of(person.id) if each.state == "ready"]
        if not addresses:
            return
        quiet = (await self.book.choices(person.id)).quiet
        due = self.due(open_table, wait)
        about = About(person.language, table.settings.game, wait.deadline)
        if due <= now:
            known = [each for each in addresses if each.since <= wait.since]
            await self.outbox.put(
                known, "turn", about, now, quiet.after(now), table.name, wait.turn
            )
        else:
            self.plan(table.name, due)
        if wait.deadline is None or wait.live:
            return
        warning = quiet.before(wait.deadline - self.rules.before_end)
        if now < warning:
            self.plan(table.name, warning)
        elif due <= now < wait.deadline - TOO_LATE:
            for each in addresses:
                await self.outbox.withdraw(each, "turn", table.name, wait.turn)
            await self.outbox.put(addresses, "soon", about, now, now, table.name, wait.turn)

    def plan(self, name: str, due: float) -> None:
        self.looks[name] = min(due, self.looks.get(name, due))

    def due(self, open_table: OpenTable, wait: Wait) -> float:
        """When somebody has been away for long enough to be called."""
        lately = self.rules.lately_live if wait.live else self.rules.lately
        due = max(wait.since + self.rules.absent, wait.heard + lately)
        return max(due, wait.since + lately) if wait.number in open_table.here() else due

    async def still(self, call: Call) -> bool:
        """Whether the table still waits for the same choice of the same person."""
        try:
            open_table = await self.host.open_table(call.table)
        except Refused:
            return False
        wait = waiting_at(open_table, self.now)
        members = await self.persons.members_of(call.table)
        if wait is None or wait.turn != call.turn:
            return False
        if call.what == "soon" and (wait.deadline is None or wait.deadline <= self.now):
            return False
        return any(each.person == call.person and each.number == wait.number for each in members)


def waiting_at(open_table: OpenTable, now: float) -> Wait | None:
    """The person that a table waits for; while their clock rests nobody waits."""
    table = open_table.table
    asked = table.asked
    if asked is None or not table.playing or not table.seats[asked].by_person:
        return None
    person = table.seats[asked].person
    if person is None or table.clock.paused or table.clock.rests(asked, now):
        return None
    seats = {number for number, seat in enumerate(table.seats) if seat.person == person}
    turn = sum(made.seat in seats for made in table.timeline.made)
    live = table.settings.clock.kind == "live"
    heard = table.heard.get(person, 0.0)
    return Wait(person, table.asked_at, heard, turn, live, table.deadline())
