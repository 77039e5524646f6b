"""What a table does by itself: bots think, standing answers are given, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from nemeton import Fast
from nemeton.engine.flow import Option
from nemeton.table import actions, questions
from nemeton.table.actions import Deed, RuleFault
from nemeton.table.entries import Faulted
from nemeton.table.refusals import Refused
from nemeton.table.room import Room
from nemeton.table.table import Table
from nemeton.table.thinkers import Thinkers, ThinkingFailed

if TYPE_CHECKING:
    from nemeton.table.host import Host

__all__ = ["Errands"]

LOG = logging.getLogger("nemeton.table")
BUDGET = 20.0  # seconds a bot may take, all in all
PATIENCE = 3.0  # seconds given to the server that wrote last, before another steps in


class Errands:
    """Runs for each open table at most one errand at a time, always for the pending decision."""

    def __init__(self, host: Host, thinkers: Thinkers, pace: float, budget: float) -> None:
        self.host = host
        self.budget = budget
        self.thinkers = thinkers
        self.pace = pace  # seconds before a bot's answer, so that people can follow
        # What the bots of a table have planned for the rest of their turns, by seat.
        self.memories: WeakKeyDictionary[Room, dict[int, Any]] = WeakKeyDictionary()

    def follow(self, room: Room) -> None:
        """After every change: sets the alarm, and starts what has to be done unasked."""
        self.set_alarm(room)
        if (room.errands is None or room.errands.done()) and self.wanted(room):
            room.errands = self.host.task(self.run(room))
            room.errands.add_done_callback(report)

    def cancel(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
        if room.errands is not None:
            room.errands.cancel()

    def set_alarm(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        deadline = room.table.deadline()
        if deadline is not None:
            delay = max(0.0, deadline - time.time()) + 0.01
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(min(delay, 3600.0), self.ring, room)

    def ring(self, room: Room) -> None:
        self.host.spawn(self.alarm(room))

    async def alarm(self, room: Room) -> None:
        await self.host.time_out(room)
        self.set_alarm(room)

    def wanted(self, room: Room) -> bool:
        """Whether the one who is asked is a bot, or has left a standing answer."""
        table = room.table
        asked = table.asked
        if asked is None or not table.playing or room.stuck == table.moment:
            return False
        return bool(table.seats[asked].level) or self.standing(room) is not None

    def standing(self, room: Room) -> Option | None:
        table = room.table
        asked = table.asked
        if asked is None or not table.seats[asked].by_person:
            return None
        return actions.standing_option(table, room.standing(table.seats[asked].person))

    async def run(self, room: Room) -> None:
        while self.wanted(room) and not self.host.closed:
            moment = room.table.moment
            if room.foreign:
                await asyncio.sleep(PATIENCE)
                room.foreign = False
                continue
            try:
                await self.answer(room, moment)
            except Refused as refused:
                if refused.reason not in ("stale", "not-your-turn"):
                    LOG.warning("no answer at table %s: %s", room.table.name, refused.reason)
                    await asyncio.sleep(1)

    async def answer(self, room: Room, moment: int) -> None:
        option = self.standing(room)
        asked = room.table.asked
        assert asked is not None
        if option is not None:
            await self.host.perform(
                room, lambda table: actions.choose(table, [asked], moment, option, "standing")
            )
            return
        try:
            option = await self.thought(room, asked)
            await self.host.perform(room, lambda table: choose(table, asked, moment, option))
        except ThinkingFailed as failure:
            LOG.error("a bot failed at table %s: %s", room.table.name, failure)
            await self.host.perform(room, lambda table: at_random(room, table, asked, moment))

    async def thought(self, room: Room, seat: int) -> Option:
        """What the bot of that seat would do, knowing what the seat knows and what it planned."""
        table = room.table
        memories = self.memories.setdefault(room, {})
        began = time.monotonic()
        seed = secrets.randbits(32)
        level = table.seats[seat].level
        task = questions.thinking(table.state, seat, level, seed, memories.get(seat))
        reply = await self.thinkers.ask(task, self.budget)
        memories[seat] = reply.get("memory")
        rest = self.pace - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        return tuple(reply["option"])


def report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        LOG.error("an errand failed", exc_info=task.exception())


def choose(table: Table, seat: int, moment: int, option: Option) -> Deed:
    """A bot's choice; one that is not offered is the bot's failure, not the table's."""
    try:
        return actions.choose(table, [seat], moment, option, "bot")
    except Refused as refused:
        if refused.reason == "not-offered":
            raise ThinkingFailed("the choice is not offered") from None
        raise


def at_random(room: Room, table: Table, seat: int, moment: int) -> Deed:
    """Any choice that works, in place of the bot that failed; and a line that says so."""
    decision = table.decision
    options = list(decision.options) if decision is not None and decision.seat == seat else []
    Fast(secrets.randbits(32)).shuffle(options)
    for option in options[:20]:
        try:
            deed = actions.choose(table, [seat], moment, option, "bot")
        except RuleFault as fault:
            LOG.error("a rule failed at table %s: %s", table.name, fault)
            continue
        return Deed([Faulted(seat, "bot"), *deed.bodies], deed.trial)
    room.stuck = table.moment
    return Deed([])
