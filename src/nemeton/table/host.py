"""Keeps the open tables of one process: writes first, then applies, then tells."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from nemeton.bots.limits import WORKER_THINKS
from nemeton.table import actions, opening
from nemeton.table.actions import Change, RuleFault
from nemeton.table.autoplay import Autoplay
from nemeton.table.caretaker import AWAY, Caretaker
from nemeton.table.interfaces import Head, Private, Store, StoredTable, Time, Workers
from nemeton.table.log import Body, Entry, Faulted, encoded
from nemeton.table.open_table import OpenTable
from nemeton.table.positions import first_frames, frame_after, frame_of
from nemeton.table.refusals import Refused
from nemeton.table.settings import TableSettings
from nemeton.table.table import Table
from nemeton.table.tokens import new_table_id
from nemeton.table.turns import Turns

__all__ = ["ANEW", "GONE", "KEYS", "Action", "Host", "head_of"]

LOG = logging.getLogger("nemeton.table")
ATTEMPTS = 8
LONGEST_NAME = 40
WHO = "who"  # asks the other servers who is connected to them
GONE = "gone"  # says that a table is no more
ANEW = "anew"  # says that lines of it read otherwise now
KEYS = "keys"  # says that a key opens somebody there no more
LATELY = 60.0  # seconds for which a choice that could not be kept is held against a server
STALE = 3600.0  # seconds after which the lobby hears that a table has changed
SHUT = 60.0  # seconds after which a table that could not be opened is tried again
Action = Callable[[Table], Change | None]


class Host:
    """Opens tables when somebody asks for them and closes them when nobody does."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        time: Time,
        pace: float = 0.0,
        patience: float = WORKER_THINKS,
    ) -> None:
        self.store = store
        self.workers = workers
        self.time = time
        self.tables: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.autoplay = Autoplay(self, workers, time, pace, patience)
        self.turns = Turns(time)
        self.watchers: list[Callable[[OpenTable], None]] = []  # told of every change of a table
        self.care = Caretaker(self)
        self.unwritten: float | None = None  # when a choice could not be kept, and none since
        self.shut: dict[str, tuple[float, Refused]] = {}  # tables that cannot be opened, since when
        self.closed = False
        self.game_over: Callable[[OpenTable], None] | None = None  # hears of games that are over

    async def start(self) -> None:
        await self.store.start(self.received)
        # Where no other process shares the store, nobody worked since the last beat.
        await self.store.patiently(partial(self.care.beat, AWAY if self.store.shared else 0.0))
        await self.workers.start()
        self.spawn(self.care.sweep())

    async def close(self) -> None:
        with contextlib.suppress(Exception):  # the database may be away
            await self.care.beat()
        await self.leave()
        await self.workers.close()
        await self.store.close()

    async def leave(self) -> None:
        """Lets go of the tables; what is under way is given up."""
        self.closed = True
        for open_table in self.tables.values():
            self.autoplay.cancel(open_table)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

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

    async def create(
        self, settings: TableSettings, bodies: list[Body], name: str = ""
    ) -> OpenTable:
        """A new table, whose log begins with these lines, at an address that is still free."""
        if name and await self.store.table(name) is not None:
            raise Refused("taken")
        now = self.time.now()
        table = await opening.begun(
            name or new_table_id(), settings, now, self.turns, self.care.outages
        )
        for number, body in enumerate(bodies):
            table.apply(Entry(number + 1, now, body))
        stored = StoredTable(table.name, msgspec.json.encode(settings).decode(), now)
        open_table = OpenTable(table, head_of(table), self.time)
        frames = await first_frames(open_table, self.turns)
        texts = [encoded(body) for body in bodies]
        await self.store.create(stored, now, texts, open_table.head, frames)
        self.tables[table.name] = open_table
        self.autoplay.follow(open_table)
        return open_table

    async def open_table(self, name: str) -> OpenTable:
        """The open table of that name; it is opened when nobody has it open yet."""
        known = self.tables.get(name)
        if known is not None:
            known.touch()
            return known
        since, refused = self.shut.get(name, (0.0, None))
        if refused is not None and self.time.monotonic() - since < SHUT:
            raise Refused(refused.reason, **refused.params)
        task = self.opening.get(name)
        if task is None:
            task = self.opening[name] = self.task(self.open(name))
            task.add_done_callback(lambda _: self.opening.pop(name, None))
        try:
            return await asyncio.shield(task)
        except Refused as refused:
            raise Refused(refused.reason, **refused.params) from None

    async def open(self, name: str) -> OpenTable:
        stored = await self.store.table(name) if is_name(name) else None
        if stored is None:
            raise Refused("no-such-table")
        rows, privates = await self.store.entries(name, 0), await self.store.privates(name)
        checkpoint = opening.kept_checkpoint(privates)
        logged = opening.Logged(stored, rows, checkpoint, lambda: self.store.frames(name))
        try:
            table, lost = await opening.reopened(logged, self.turns, self.care.outages)
        except Refused as refused:
            self.shut[name] = (self.time.monotonic(), refused)
            raise
        self.shut.pop(name, None)
        open_table = OpenTable(table, head_of(table), self.time)
        open_table.checkpoint = checkpoint
        if table.clock.used or table.settings.public:
            await self.store.put_head(name, open_table.head)
        open_table.remember(privates)
        open_table.foreign = self.store.shared
        self.tables[name] = open_table
        if self.store.shared:
            await self.refresh(open_table)  # what others wrote while it was opened
        await self.go_by_rules(open_table, lost, len(rows))
        self.autoplay.follow(open_table)
        await self.store.publish(name, WHO)
        return open_table

    async def go_by_rules(self, open_table: OpenTable, lost: int, opened: int) -> None:
        """A table that older rules have left goes on by those of today; one from before positions
        were stored gets them now, while they can be made."""
        table = open_table.table
        rules = table.settings.box.rules
        await self.perform(open_table, lambda each: actions.go_by(each, rules, lost, opened))
        last = await self.store.last_frame(table.name)
        dealt = table.begun or not table.settings.undealt
        if dealt and (last is None or last < table.played_at):
            await self.keep_positions(open_table, table.number)

    async def keep_positions(self, open_table: OpenTable, number: int) -> None:
        """Stores all positions up to now with that line; nobody waits for it in vain."""
        try:
            frame = await frame_of(open_table, number, self.turns)
            await self.store.put_frame(open_table.table.name, frame)
        except Exception as error:
            open_table.frames.forget()
            extra = {"table": open_table.table.name}
            LOG.error("its positions could not be stored: %s", error, extra=extra)

    # Changing

    async def perform(self, open_table: OpenTable, *actions: Action) -> int:
        """Carries out an action durably; returns the number of its last line in the log. Of
        several the last is repeated until nothing comes of it: nobody else acts in between."""
        return int(await asyncio.shield(self.task(self.performed(open_table, actions))))

    async def performed(self, open_table: OpenTable, actions: Sequence[Action]) -> int:
        async with open_table.lock:
            for action in actions:
                acted = await self.attempt(open_table, action)
            while len(actions) > 1 and acted:
                acted = await self.attempt(open_table, actions[-1])
            return open_table.table.stirs

    async def attempt(self, open_table: OpenTable, action: Action) -> bool:
        """Whether something came of an action."""
        for _ in range(ATTEMPTS):
            if open_table.shut is not None:
                raise Refused(open_table.shut.reason, **open_table.shut.params)
            try:
                change = action(open_table.table)
            except RuleFault as fault:
                LOG.error("a rule failed: %s", fault, extra={"table": open_table.table.name})
                await self.written(open_table, Change([Faulted(fault.seat, "rule")]))
                raise Refused("rule-fault") from None
            if change is None or not change.bodies:
                return False
            if await self.written(open_table, change):
                return True
            await self.catch_up(open_table)
        raise Refused("busy")

    async def written(self, open_table: OpenTable, change: Change) -> bool:
        """Durable first, then applied, then told; False where another server was faster."""
        table, now = open_table.table, self.time.now()
        number = table.number + 1
        entries = [Entry(number + place, now, body) for place, body in enumerate(change.bodies)]
        texts = [encoded(entry.body) for entry in entries]
        frame = frame_after(open_table, change, entries)
        try:
            if not await self.store.append(table.name, number, now, texts, frame):
                open_table.frames.forget()
                return False
        except Exception as error:
            open_table.frames.forget()
            self.unwritten = self.time.monotonic()
            LOG.error("the log could not be written: %s", error, extra={"table": table.name})
            with contextlib.suppress(Exception):  # it may be written nevertheless
                await self.catch_up(open_table)
            raise Refused("busy") from error
        self.unwritten = None
        dealt = table.begun or not table.settings.undealt
        for entry in entries:
            table.apply(entry, change.trial)
        if table.begun and not dealt:  # before anybody is told
            await self.keep_positions(open_table, table.played_at)
        open_table.foreign = False
        open_table.touch()
        self.renewed(open_table)
        self.note_position(open_table)
        if table.over and self.game_over is not None:
            self.game_over(open_table)
        return True

    def note_position(self, open_table: OpenTable) -> None:
        """Keeps now and then what the game has come to, to be compared on reopening."""
        if opening.due_checkpoint(open_table.table, open_table.checkpoint):
            checkpoint = open_table.checkpoint = opening.checkpoint_of(open_table.table)
            private = opening.stored_checkpoint(checkpoint)
            self.spawn(self.store.put_private(open_table.table.name, private))

    def renewed(self, open_table: OpenTable) -> None:
        """After every change: tells those who listen, and does what has to be done unasked."""
        open_table.tell()
        self.autoplay.follow(open_table)
        for watcher in self.watchers:
            watcher(open_table)
        head = head_of(open_table.table)
        before = open_table.head
        late = head.changed - before.changed > STALE
        if late or (head.deadline, head.listed) != (before.deadline, before.listed):
            open_table.head = head
            self.spawn(self.store.put_head(open_table.table.name, head))

    async def time_out(self, open_table: OpenTable) -> None:
        await self.care.beat_if_late()
        await self.perform(open_table, lambda table: actions.time_out(table, self.time.now()))

    async def catch_up(self, open_table: OpenTable) -> None:
        """Applies what other servers have written."""
        rows = await self.store.entries(open_table.table.name, open_table.table.number)
        try:
            for row in rows:
                open_table.table.apply(opening.decoded_row(open_table.table.name, row))
        except Refused as refused:
            self.shut_in(open_table, refused)
            raise
        if rows:
            open_table.foreign = True
            self.renewed(open_table)

    def shut_in(self, open_table: OpenTable, refused: Refused) -> None:
        """Its log has a line that cannot be read: nobody plays on here, its pages hear why."""
        open_table.shut = refused
        self.shut[open_table.table.name] = (self.time.monotonic(), refused)
        self.let_go(open_table)
        open_table.tell()

    def open_anew(self, open_table: OpenTable) -> None:
        """Lines of its log read otherwise now: the next who comes opens it from them, and its
        pages come back at once."""
        open_table.opened_anew = True
        open_table.shut = Refused("busy")
        self.let_go(open_table)
        open_table.tell()

    def let_go(self, open_table: OpenTable) -> None:
        self.tables.pop(open_table.table.name, None)
        self.autoplay.cancel(open_table)

    async def keep(self, open_table: OpenTable, private: Private) -> None:
        """Keeps something for one person."""
        await self.store.put_private(open_table.table.name, private)
        open_table.remember([private])
        open_table.tell()
        self.autoplay.follow(open_table)

    def received(self, name: str, news: str) -> None:
        """Another server has news of a table; none: it wrote to it; no name: perhaps to any."""
        if not news:
            self.shut.pop(name, None)  # it may be another one now
        for each in [name] if name else list(self.tables):
            open_table = self.tables.get(each)
            if open_table is None:
                continue
            if not news:
                self.spawn(self.refresh(open_table))
            elif news == WHO:
                self.announce(open_table)
            elif news == GONE:
                self.shut_in(open_table, Refused("no-such-table"))
            elif news == ANEW:
                self.open_anew(open_table)
            elif news == KEYS:
                open_table.locked()
            else:
                who, _, people = news.partition(" ")
                numbers = [int(number) for number in people.split()]
                open_table.elsewhere[who] = (self.time.monotonic(), numbers)
                open_table.tell()

    def announce(self, open_table: OpenTable) -> None:
        """Tells the other servers who is connected to this one."""
        if self.store.shared:
            people = " ".join(str(person) for person in open_table.present)
            self.spawn(self.store.publish(open_table.table.name, f"{self.store.identity} {people}"))

    async def refresh(self, open_table: OpenTable) -> None:
        async with open_table.lock:
            await self.catch_up(open_table)
            before = dict(open_table.privates)
            open_table.remember(await self.store.privates(open_table.table.name))
            if open_table.privates != before:
                open_table.tell()
                self.autoplay.follow(open_table)

    @property
    def failing(self) -> bool:
        """Whether a choice could lately not be kept: a full disk may still have room for a beat."""
        failed = self.unwritten
        return failed is not None and self.time.monotonic() - failed < LATELY


def report(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and task.exception() is not None:
        LOG.error("a task of the host failed", exc_info=task.exception())


def is_name(name: str) -> bool:
    """Whether a table could have this name at all."""
    return name.isascii() and name.isalnum() and len(name) <= LONGEST_NAME


def head_of(table: Table) -> Head:
    """What the lobby and the clock see of a table."""
    free = any(actions.free_to_all(table, seat) for seat in range(len(table.seats)))
    open_still = table.settings.public and not table.over and not table.closed
    listed = open_still and (free or table.settings.watch)
    return Head(table.changed, table.deadline(), listed)
