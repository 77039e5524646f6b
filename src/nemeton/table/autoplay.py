"""What a table does by itself: bots think, standing answers are given, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from nemeton import Fast
from nemeton.engine.flow import Option
from nemeton.table import actions, preparing, tasks
from nemeton.table.actions import Change, RuleFault
from nemeton.table.interfaces import TaskFailed, Time, Workers
from nemeton.table.log import Faulted
from nemeton.table.open_table import OpenTable
from nemeton.table.pacing import Pacing
from nemeton.table.refusals import Refused
from nemeton.table.table import Table
from nemeton.table.unasked import unasked_option

__all__ = ["Autoplay"]

LOG = logging.getLogger("nemeton.table")
PATIENCE = 3.0  # seconds given to the server that wrote last, before another steps in


class Actor(Protocol):
    """Whoever carries out actions at open tables: the host."""

    closed: bool

    async def perform(
        self, open_table: OpenTable, action: Callable[[Table], Change | None]
    ) -> int: ...

    async def time_out(self, open_table: OpenTable) -> None: ...

    def task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[Any]: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class Autoplay:
    """Runs for each open table at most one job at a time, always for the pending decision."""

    def __init__(
        self, host: Actor, workers: Workers, time: Time, pace: float, patience: float
    ) -> None:
        self.host = host
        self.patience = patience  # seconds after which a bot has failed
        self.time = time
        self.workers = workers
        self.pace = pace  # seconds before a bot's answer, so that people can follow
        # What the bots of a table have planned for the rest of their turns, by seat.
        self.memories: WeakKeyDictionary[OpenTable, dict[int, tasks.Memory]] = WeakKeyDictionary()

    def follow(self, open_table: OpenTable) -> None:
        """After every change: sets the alarm, and starts what has to be done unasked."""
        self.set_alarm(open_table)
        if (open_table.autoplay is None or open_table.autoplay.done()) and self.wanted(open_table):
            open_table.autoplay = self.host.task(self.run(open_table))
            open_table.autoplay.add_done_callback(report)

    def cancel(self, open_table: OpenTable) -> None:
        if open_table.timer is not None:
            open_table.timer.cancel()
        if open_table.autoplay is not None:
            open_table.autoplay.cancel()

    def set_alarm(self, open_table: OpenTable) -> None:
        if open_table.timer is not None:
            open_table.timer.cancel()
            open_table.timer = None
        deadline = open_table.table.deadline()
        if deadline is not None:
            delay = max(0.0, deadline - self.time.now()) + 0.01
            loop = asyncio.get_running_loop()
            open_table.timer = loop.call_later(min(delay, 3600.0), self.ring, open_table)

    def ring(self, open_table: OpenTable) -> None:
        self.host.spawn(self.alarm(open_table))

    async def alarm(self, open_table: OpenTable) -> None:
        await self.host.time_out(open_table)
        self.set_alarm(open_table)

    def wanted(self, open_table: OpenTable) -> bool:
        """Whether the one who is asked is a bot, or has left an answer; where nobody sits and
        nobody looks on, nobody thinks."""
        table = open_table.table
        asked = table.asked
        if asked is None or not table.playing or open_table.stuck == table.moment:
            return False
        if not open_table.awaited or astray(table):
            return False
        return bool(table.seats[asked].level) or self.standing(open_table) is not None

    def standing(self, open_table: OpenTable) -> Option | None:
        table = open_table.table
        asked = table.asked
        if asked is None or not table.seats[asked].by_person:
            return None
        person = table.seats[asked].person
        prepared = preparing.answer(table, open_table.prepared(person), asked)
        if prepared is not None:
            return prepared
        standing = actions.standing_option(table, open_table.standing(person))
        return standing if standing is not None else unasked_option(table)

    async def run(self, open_table: OpenTable) -> None:
        while self.wanted(open_table) and not self.host.closed:
            moment = open_table.table.moment
            if open_table.foreign:
                await asyncio.sleep(PATIENCE)
                open_table.foreign = False
                continue
            try:
                await self.answer(open_table, moment)
            except Refused as refused:
                if refused.reason not in ("stale", "not-your-turn"):
                    LOG.warning("no answer: %s", refused.reason, extra=about(open_table.table))
                    await asyncio.sleep(1)

    async def answer(self, open_table: OpenTable, moment: int) -> None:
        option = self.standing(open_table)
        asked = open_table.table.asked
        assert asked is not None
        pacing = Pacing(self.time, self.pace, open_table.table)
        if option is not None:
            if pacing.secret and unasked_option(open_table.table) is None:
                await pacing.wait()
            await self.host.perform(
                open_table, lambda table: actions.choose(table, [asked], moment, option, "standing")
            )
            return
        try:
            option, hurried = scripted(open_table.table), False
            if option is None:
                choice = await self.thought(open_table, asked, pacing.share)
                option, hurried = choice.option, choice.cut_short
            await pacing.wait()
            await self.host.perform(
                open_table, lambda table: choose(table, asked, moment, option, hurried)
            )
        except TaskFailed as failure:
            LOG.error("a bot failed: %s", failure, extra=about(open_table.table))
            await self.host.perform(
                open_table, lambda table: at_random(open_table, table, asked, moment)
            )

    async def thought(self, open_table: OpenTable, seat: int, share: float) -> tasks.BotChoice:
        """What the bot of that seat would do, knowing what the seat knows and what it planned."""
        table = open_table.table
        memories = self.memories.setdefault(open_table, {})
        seed = secrets.randbits(32)
        level = table.seats[seat].level
        task = tasks.thinking(table.state, seat, level, seed, memories.get(seat), share)
        turn = open_table.turn()
        choice = await self.workers.ask(task, tasks.BotChoice, self.patience, turn)
        memories[seat] = choice.memory
        return choice


def astray(table: Table) -> bool:
    """Whether the learner of a lesson has tried something else, and has not said to keep it."""
    progress = table.progress
    return progress is not None and not progress.on_path and table.kept is None


def scripted(table: Table) -> Option | None:
    """What the seat that is asked plays by the lesson taken here, if that says."""
    if table.follower is None or table.progress is None:
        return None
    return table.follower.scripted()


def report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        LOG.error("playing on by itself failed", exc_info=task.exception())


def about(table: Table) -> dict[str, str]:
    """Which table a line of the log is about."""
    return {"table": table.name}


def choose(table: Table, seat: int, moment: int, option: Option, hurried: bool) -> Change:
    """A bot's choice; one that is not offered is the bot's failure, not the table's. Whoever has
    taken the seat back meanwhile chooses for themselves."""
    if not table.seats[seat].level:
        raise Refused("not-your-turn")
    try:
        change = actions.choose(table, [seat], moment, option, "bot")
    except Refused as refused:
        if refused.reason == "not-offered":
            raise TaskFailed("the choice is not offered") from None
        raise
    if hurried and not told_of_hurry(table, seat):
        return Change([Faulted(seat, "hurry"), *change.bodies], change.trial)
    return change


def told_of_hurry(table: Table, seat: int) -> bool:
    """Whether the table has said already that time was up for the bot of that seat."""
    return any(each.key == "fault_hurry" and each.seat == seat for each in table.notices)


def at_random(open_table: OpenTable, table: Table, seat: int, moment: int) -> Change:
    """Any choice that works, in place of the bot that failed; and a line that says so."""
    decision = table.decision
    if not table.seats[seat].level:
        return Change([])
    options = list(decision.options) if decision is not None and decision.seat == seat else []
    Fast(secrets.randbits(32)).shuffle(options)
    for option in options[:20]:
        try:
            change = actions.choose(table, [seat], moment, option, "bot")
        except RuleFault as fault:
            LOG.error("a rule failed: %s", fault, extra=about(table))
            continue
        return Change([Faulted(seat, "bot"), *change.bodies], change.trial)
    open_table.stuck = table.moment
    return Change([])
