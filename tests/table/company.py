"""People at a table in this process, whose time passes when a test says so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import nemeton
from nemeton.table import actions
from nemeton.table.host import Action, Host
from nemeton.table.log import Body, Joined, Sat
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused
from nemeton.table.seating import Person
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from nemeton.table.table import Table
from tests.table.memory import MemoryStore, OwnTime, hosting

__all__ = ["NAMES", "Company", "among"]

NAMES = ("Aline", "Boris", "Chloe", "Dario")


class Company:
    """So many people on as many seats, by invitation; the first has opened the table."""

    def __init__(self, host: Host, time: OwnTime, open_table: OpenTable) -> None:
        self.host = host
        self.time = time
        self.open_table = open_table

    @property
    def table(self) -> Table:
        return self.open_table.table

    @property
    def keys(self) -> list[str]:
        return [each.key for each in self.table.notices]

    def person(self, number: int) -> Person:
        return self.table.people[number]

    async def does(self, action: Action) -> None:
        await self.host.perform(self.open_table, action)

    async def refused(self, action: Action) -> str:
        try:
            await self.does(action)
        except Refused as refused:
            return refused.reason
        return ""

    async def choose(self, place: int = 0) -> None:
        """Whoever is asked takes one of the options."""
        table = self.table
        decision = table.decision
        assert decision is not None
        option, seat, moment = decision.options[place], decision.seat, table.moment
        await self.does(lambda each: actions.choose(each, [seat], moment, option, "person"))

    async def reopened(self) -> Table:
        """The same table, as its log alone tells of it."""
        again: OpenTable = await self.host.open(self.table.name)
        return again.table


def among(
    players: int,
    work: Callable[[Company], Awaitable[Any]],
    clock: ClockSettings | None = None,
    seated: int = 0,
    kind: Any = "invite",
    game: str = "",
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> Any:
    """What comes of that work among so many players, of whom only the first `seated` have come."""

    async def run(host: Host, time: OwnTime) -> Any:
        box = nemeton.game(game or ("cernunos" if players == 2 else "oak"))
        settings = TableSettings(
            box.name,
            "00" * 32,
            [SeatSettings(kind)] * players,
            box.prepared(players, 0, options or {}).settings,
            box.rules,
            clock or ClockSettings(),
            **rest,
        )
        bodies: list[Body] = []
        for number in range(seated or players):
            bodies += [Joined(number, NAMES[number], f"key {number}"), Sat(number, number)]
        return await work(Company(host, time, await host.create(settings, bodies)))

    return hosting(run, MemoryStore())
