"""Keeps the open tables of one process: writes first, then applies, then tells."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from nemeton.engine.errors import BadInput
from nemeton.table import actions
from nemeton.table.actions import Deed, RuleFault
from nemeton.table.entries import Body, Entry, Faulted, decoded, encoded
from nemeton.table.errands import BUDGET, Errands
from nemeton.table.plans import TablePlan
from nemeton.table.refusals import Refused
from nemeton.table.room import Room
from nemeton.table.storage import Head, Private, Row, Store, StoredTable
from nemeton.table.table import Table
from nemeton.table.thinkers import Thinkers
from nemeton.table.tokens import new_table_id

__all__ = ["Host"]

LOG = logging.getLogger("nemeton.table")
ATTEMPTS = 8
SWEEP = 2.0  # seconds between two looks for clocks that have run out
LONGEST_NAME = 40
WHO = "who"  # asks the other servers who is connected to them
ANNOUNCED = 20.0  # seconds between two times that a server says who is connected to it
IDLE = 300.0  # seconds after which a table nobody looks at is closed
Action = Callable[[Table], Deed | None]


class Host:
    """Opens tables when somebody asks for them and closes them when nobody does."""

    def __init__(
        self, store: Store, thinkers: Thinkers, pace: float = 0.0, budget: float = BUDGET
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.errands = Errands(self, thinkers, pace, budget)
        self.closed = False
        self.announced = time.monotonic()

    async def start(self) -> None:
        await self.store.start(self.heard)
        await self.thinkers.begin()
        self.spawn(self.sweep())

    async def close(self) -> None:
        self.closed = True
        for room in self.rooms.values():
            self.errands.cancel(room)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    def spawn(self, work: Any) -> None:
        """Starts something that goes on by itself; an error in it is reported, not swallowed."""
        self.task(work).add_done_callback(report)

    def task(self, work: Any) -> asyncio.Task[Any]:
        """Starts something that somebody waits for, and goes on if the wait is given up."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it, or has given up waiting

    # Opening

    async def create(self, plan: TablePlan, bodies: list[Body], name: str = "") -> Room:
        """A new table, whose log begins with these lines, at an address that is still free."""
        if name and await self.store.table(name) is not None:
            raise Refused("taken")
        now = time.time()
        table = Table(name or new_table_id(), plan, now)
        for number, body in enumerate(bodies):
            table.apply(Entry(number + 1, now, body))
        stored = StoredTable(table.name, msgspec.json.encode(plan).decode(), now)
        await self.store.create(stored, now, [encoded(body) for body in bodies], head_of(table))
        room = self.rooms[table.name] = Room(table, head_of(table))
        self.errands.follow(room)
        return room

    async def room(self, name: str) -> Room:
        """The open table of that name; it is opened when nobody has it open yet."""
        known = self.rooms.get(name)
        if known is not None:
            known.used = time.monotonic()
            return known
        task = self.opening.get(name)
        if task is None:
            task = self.opening[name] = self.task(self.open(name))
            task.add_done_callback(lambda _: self.opening.pop(name, None))
        try:
            return await asyncio.shield(task)
        except Refused as refused:
            raise Refused(refused.reason) from None

    async def open(self, name: str) -> Room:
        stored = await self.store.table(name) if is_name(name) else None
        if stored is None:
            raise Refused("no-such-table")
        table = reopened(stored, await self.store.entries(name, 0))
        room = Room(table, head_of(table))
        if table.clock.used or table.plan.public:
            await self.store.put_head(name, room.head)
        room.remember(await self.store.privates(name))
        room.foreign = self.store.shared
        self.rooms[name] = room
        self.errands.follow(room)
        await self.store.whisper(name, WHO)
        return room

    # Changing

    async def perform(self, room: Room, action: Action) -> int:
        """Carries out an action durably; returns the number of its last line in the log."""
        return int(await asyncio.shield(self.task(self.performed(room, action))))

    async def performed(self, room: Room, action: Action) -> int:
        async with room.lock:
            for _ in range(ATTEMPTS):
                try:
                    deed = action(room.table)
                except RuleFault as fault:
                    LOG.error("a rule failed at table %s: %s", room.table.name, fault)
                    await self.written(room, Deed([Faulted(fault.seat, "rule")]))
                    raise Refused("rule-fault") from None
                if deed is None or not deed.bodies or await self.written(room, deed):
                    return room.table.number
                await self.catch_up(room)
            raise Refused("busy")

    async def written(self, room: Room, deed: Deed) -> bool:
        """Durable first, then applied, then told; False where another server was faster."""
        table, now = room.table, time.time()
        number = table.number + 1
        entries = [Entry(number + place, now, body) for place, body in enumerate(deed.bodies)]
        texts = [encoded(entry.body) for entry in entries]
        try:
            if not await self.store.append(table.name, number, now, texts):
                return False
        except Exception as error:
            LOG.error("the log of table %s could not be written: %s", table.name, error)
            await self.catch_up(room)  # it may be written nevertheless
            raise Refused("busy") from error
        for entry in entries:
            table.apply(entry, deed.trial)
        room.foreign = False
        room.used = time.monotonic()
        self.renewed(room)
        return True

    def renewed(self, room: Room) -> None:
        """After every change: tells those who listen, and does what has to be done unasked."""
        room.tell()
        self.errands.follow(room)
        head = head_of(room.table)
        if (head.deadline, head.listed) != (room.head.deadline, room.head.listed):
            room.head = head
            self.spawn(self.store.put_head(room.table.name, head))

    async def catch_up(self, room: Room) -> None:
        """Applies what other servers have written."""
        rows = await self.store.entries(room.table.name, room.table.number)
        for row in rows:
            room.table.apply(decoded(row.number, row.at, row.body))
        if rows:
            room.foreign = True
            self.renewed(room)

    async def keep(self, room: Room, private: Private) -> None:
        """Keeps something for one person."""
        await self.store.put_private(room.table.name, private)
        room.remember([private])
        room.tell()
        self.errands.follow(room)

    def heard(self, name: str, news: str) -> None:
        """Another server has news of a table; none: it wrote to it; no name: perhaps to any."""
        for each in [name] if name else list(self.rooms):
            room = self.rooms.get(each)
            if room is None:
                continue
            if not news:
                self.spawn(self.refresh(room))
            elif news == WHO:
                self.announce(room)
            else:
                who, _, people = news.partition(" ")
                numbers = [int(number) for number in people.split()]
                room.elsewhere[who] = (time.monotonic(), numbers)
                room.tell()

    def announce(self, room: Room) -> None:
        """Tells the other servers who is connected to this one."""
        if self.store.shared:
            people = " ".join(str(person) for person in room.present)
            self.spawn(self.store.whisper(room.table.name, f"{self.store.identity} {people}"))

    async def refresh(self, room: Room) -> None:
        async with room.lock:
            await self.catch_up(room)
            before = dict(room.privates)
            room.remember(await self.store.privates(room.table.name))
            if room.privates != before:
                room.tell()
                self.errands.follow(room)

    # Looking after

    async def sweep(self) -> None:
        """Finds clocks that ran out at tables nobody has open, and closes tables nobody uses."""
        while not self.closed:
            try:
                for name in await self.store.due(time.time()):
                    await self.time_out_at(name)
            except Exception as error:  # the database may be away for a while
                LOG.error("clocks could not be looked after: %s", type(error).__name__)
            self.close_idle()
            self.announce_all()
            await asyncio.sleep(SWEEP)

    def announce_all(self) -> None:
        """Says now and then who is here, for servers that came later or missed it."""
        if time.monotonic() - self.announced > ANNOUNCED:
            self.announced = time.monotonic()
            for room in self.rooms.values():
                if room.present:
                    self.announce(room)

    async def time_out_at(self, name: str) -> None:
        """A table that cannot be opened must not keep the others waiting."""
        try:
            await self.time_out(await self.room(name))
        except Refused as refused:
            LOG.warning("the clock of table %s cannot run out: %s", name, refused.reason)

    async def time_out(self, room: Room) -> None:
        await self.perform(room, lambda table: actions.time_out(table, time.time()))

    def close_idle(self) -> None:
        limit = time.monotonic() - IDLE
        for name, room in list(self.rooms.items()):
            if room.idle and room.used < limit:
                self.errands.cancel(room)
                del self.rooms[name]


def report(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and task.exception() is not None:
        LOG.error("a task of the host failed", exc_info=task.exception())


def is_name(name: str) -> bool:
    """Whether a table could have this name at all."""
    return name.isascii() and name.isalnum() and len(name) <= LONGEST_NAME


def reopened(stored: StoredTable, rows: list[Row]) -> Table:
    """The table as its log has left it; rules that have changed since may no longer read it."""
    plan = msgspec.json.decode(stored.plan, type=TablePlan)
    try:
        if plan.box.rules != plan.rules:
            raise Refused("rules-changed")
        table = Table(stored.name, plan, stored.created)
        table.open_with([decoded(row.number, row.at, row.body) for row in rows])
    except BadInput as error:
        LOG.error("table %s cannot be opened: %s", stored.name, error.key)
        raise Refused("rules-changed") from None
    return table


def head_of(table: Table) -> Head:
    """What the lobby and the clock see of a table."""
    free = any(seat.plan == "open" and not seat.filled for seat in table.seats)
    listed = table.plan.public and not table.over and (free or table.plan.watch)
    return Head(table.changed, table.deadline(), listed)
