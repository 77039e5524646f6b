"""Sends what the outbox holds: once, again where nobody answered, no more where nobody is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from nemeton.server.calls.book import CONFIRMED_WITHIN, Address, AddressBook, Kind
from nemeton.server.calls.channels import Channel, Outcome
from nemeton.server.calls.outbox import Call, Outbox
from nemeton.server.calls.settings import HOUR, CallRules
from nemeton.server.calls.words import message_of
from nemeton.server.meter import METER
from nemeton.table.interfaces import Time

__all__ = ["Sender"]

LOG = logging.getLogger("nemeton.server")
LOOK = 2.0  # seconds between two looks
ENDING = 2.0  # seconds
AT_ONCE = 6  # calls by one channel, so that a slow one does not hold up the others
MOST_FAILURES = 5  # calls in a row that were given up, then the address is
SOON_AGAIN = 600.0  # seconds, where an address gets too many
FORGOTTEN = 6 * HOUR  # between two times that what is long sent is forgotten
WHILE_WAITING = ("turn", "soon")
Still = Callable[[Call], Awaitable[bool]]


class Sender:
    """One in each process; a call is taken by one of them."""

    def __init__(
        self,
        book: AddressBook,
        outbox: Outbox,
        channels: Mapping[Kind, Channel],
        rules: CallRules,
        time: Time,
        public: str,
        still: Still,
    ) -> None:
        self.book = book
        self.outbox = outbox
        self.channels = channels
        self.rules = rules
        self.time = time
        self.public = public
        self.still = still  # whether a table still waits for whom it calls
        self.sending: dict[asyncio.Task[None], Kind] = {}
        self.stirred = asyncio.Event()
        self.tidied = 0.0
        self.closing = False

    async def run(self) -> None:
        while not self.closing:
            try:
                await self.look()
            except Exception as error:  # the database may be away for a while
                LOG.error("calls could not be looked after: %s", type(error).__name__)
            try:
                async with asyncio.timeout(LOOK):
                    await self.stirred.wait()
            except TimeoutError:
                pass
            self.stirred.clear()

    async def close(self) -> None:
        """What is just being sent gets a moment, so that it is not sent again."""
        self.closing = True
        if self.sending:
            await asyncio.wait(self.sending, timeout=ENDING)
        for task in list(self.sending):
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)

    async def look(self) -> None:
        """Starts to send all that is due; a later look finds what this one has no room for."""
        now = self.time.now()
        if now - self.tidied > FORGOTTEN:
            self.tidied = now
            await self.outbox.forget(now)
            await self.book.forget(now - CONFIRMED_WITHIN)
        for kind in self.channels:
            room = AT_ONCE - sum(each == kind for each in self.sending.values())
            for call in await self.outbox.ready(kind, now, room):
                if await self.outbox.take(call, now):
                    task = asyncio.get_running_loop().create_task(self.attempt(call))
                    self.sending[task] = kind
                    task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        del self.sending[task]
        self.stirred.set()
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a call failed", exc_info=task.exception())

    async def settled(self) -> None:
        """Waits until all that was begun is done."""
        while self.sending:
            await asyncio.wait(self.sending)

    async def attempt(self, call: Call) -> None:
        now = self.time.now()
        address = await self.book.address(call.address)
        if address is None or not address.body:
            await self.outbox.end(call, "over")
            return
        if call.what in WHILE_WAITING:
            if not await self.still(call):
                await self.outbox.end(call, "over")
                return
            quiet = (await self.book.choices(call.person)).quiet
            if quiet.rules(now):
                await self.outbox.later(call, quiet.after(now), counts=False)
                return
            if await self.outbox.sent_since(call.address, now - HOUR) >= self.rules.an_hour:
                await self.outbox.later(call, now + SOON_AGAIN, counts=False)
                return
        message = message_of(call, self.public, now)
        try:
            outcome = await self.channels[address.kind].deliver(address, call, message)
        except Exception:
            LOG.exception("a call by %s failed", address.kind)
            outcome = Outcome("later", "fault")
        await self.settle(call, address, outcome)

    async def settle(self, call: Call, address: Address, outcome: Outcome) -> None:
        tries = call.tries + 1
        if outcome.what == "sent":
            await self.outbox.end(call, "sent")
            await self.arrived(call, address)
            METER.calls_sent[address.kind] += 1
        elif outcome.what == "dead":
            METER.calls_dropped[address.kind] += 1
            await self.outbox.end(call, "failed")
            await self.book.drop(address, outcome.why)
        elif outcome.what == "later" and tries <= len(self.rules.retries):
            usual = self.rules.retries[tries - 1]
            wait = min(max(usual, outcome.after or 0.0), max(self.rules.retries))
            await self.outbox.later(call, self.time.now() + wait)
        else:
            METER.calls_failed[address.kind] += 1
            LOG.warning("a call by %s was given up: %s", address.kind, outcome.why)
            await self.outbox.end(call, "failed")
            await self.missed(call, address, outcome)

    async def arrived(self, call: Call, address: Address) -> None:
        """A test that arrived shows that somebody is there; mail is confirmed by its person."""
        if call.what == "test":
            await self.book.prove(address, self.time.now())
        await self.book.arrived(address)

    async def missed(self, call: Call, address: Address, outcome: Outcome) -> None:
        """An address that never worked, or has not for long, is dropped."""
        if address.state == "unproved" or address.failures + 1 >= MOST_FAILURES:
            METER.calls_dropped[address.kind] += 1
            await self.book.drop(address, outcome.why)
        else:
            await self.book.missed(address)
