"""Hints for the seat that is asked: thought out in a worker, from what that seat may know."""

from __future__ import annotations

import zlib
from typing import TypeVar

import msgspec

from nemeton.bots.limits import WORKER_HINTS
from nemeton.review import tasks
from nemeton.review.hints import Advice, Comparison
from nemeton.server import protocol as say
from nemeton.server.context import LOG, Context
from nemeton.table.interfaces import TaskFailed
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused
from nemeton.table.table import Person, Table

__all__ = ["HintService"]

Result = TypeVar("Result")
SHOWN = 5  # options of a hint
HINT_PATIENCE = 8.0  # seconds until somebody must be free to think about it


class HintService:
    """Advises one page; what was found for a decision is kept for all who ask about it again."""

    def __init__(self, context: Context, open_table: OpenTable) -> None:
        self.context = context
        self.open_table = open_table

    async def hint(self, person: Person, message: say.AskHint) -> say.ServerMessage:
        """Good options, their reasons and what would follow."""
        table = self.open_table.table
        asked, moment = self.asked(table, person), table.moment
        found = await self.advised(table, asked)
        shown = found.options[:SHOWN]
        told = (found.level, shown, found.line, found.answer, found.goals, found.owners)
        return say.Hinted(message.id, moment, *told)

    async def compare(self, person: Person, message: say.AskCompare) -> say.ServerMessage:
        """An option that is offered beside the one that the hint names."""
        table = self.open_table.table
        asked, moment = self.asked(table, person), table.moment
        option = tuple(message.option)
        decision = table.decision
        if decision is None or option not in decision.options:
            raise Refused("not-offered")
        best = (await self.advised(table, asked)).options[0].option
        task = tasks.comparing(table.state, asked, seed_of(table), best, option)
        found = await self.ask(task, Comparison)
        return say.Compared(message.id, moment, found)

    def asked(self, table: Table, person: Person) -> int:
        """The seat that may have advice now: only the one that is asked, and not too often."""
        asked = table.asked
        if not table.settings.hints:
            raise Refused("hints-off")
        if asked is None or asked not in table.seats_of(person.number) or not table.playing:
            raise Refused("not-your-turn")
        if not self.context.hints.take(f"{table.name} {person.number}"):
            raise Refused("too-fast")
        return asked

    async def advised(self, table: Table, seat: int) -> Advice:
        moment, kept = table.moment, self.context.advice.get(self.open_table)
        if kept is not None and kept[0] == moment:
            return kept[1]
        task = tasks.hinting(table.state, seat, seed_of(table))
        found = await self.ask(task, Advice)
        self.context.advice[self.open_table] = (moment, found)
        return found

    async def ask(self, task: msgspec.Struct, result: type[Result]) -> Result:
        try:
            turn = self.open_table.turn(HINT_PATIENCE)
            return await self.context.host.workers.ask(task, result, WORKER_HINTS, turn)
        except TaskFailed as failure:
            LOG.error("no hint: %s", failure, extra={"table": self.open_table.table.name})
            raise Refused("busy") from None


def seed_of(table: Table) -> int:
    """The same for every question about this moment."""
    return zlib.crc32(f"{table.name} {table.moment}".encode())
