"""A day at many tables, in a few minutes: people play, leave, come back; does memory grow?

A game needs the more room the longer it is, and at two hundred tables that have begun together all
grow older together. So memory is compared when everybody has left and every table is closed."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import psutil  # type: ignore[import-untyped]

import nemeton
from nemeton.server import serialize
from nemeton.server.storage import store_at
from nemeton.table import actions, takebacks
from nemeton.table.caretaker import IDLE
from nemeton.table.host import Host
from nemeton.table.interfaces import Time
from nemeton.table.log import Body, Joined, Sat
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from tests.server.soak.figures import Figures, Until
from tests.table.memory import OwnWorkers

__all__ = ["live_through"]

GAMES = [("cernunos", 2), ("root", 3), ("oak", 2), ("pangaia", 2)]
HOUR = 3600.0
PATIENCE = 100  # hundredths of a second until bots have answered
BREAK = 3  # hours after which everybody leaves for a while


class FastTime(Time):
    """Hours that pass in seconds."""

    def __init__(self) -> None:
        self.seconds = 1_700_000_000.0

    def now(self) -> float:
        return self.seconds

    def monotonic(self) -> float:
        return self.seconds


class Visit:
    """A table with two people and perhaps a bot; they come and go."""

    def __init__(self, open_table: OpenTable, rng: random.Random) -> None:
        self.name = open_table.table.name
        self.rng = rng
        self.open_table: OpenTable | None = None

    def listen(self) -> None:
        """What a page keeps of the table is what it was sent last."""

    def come(self, open_table: OpenTable) -> None:
        self.open_table = open_table
        open_table.listeners.add(self.listen)
        open_table.present[0] = 1
        serialize.position(open_table.table, 0)

    def go(self) -> None:
        if self.open_table is not None:
            self.open_table.listeners.discard(self.listen)
            self.open_table.present.pop(0, None)
            self.open_table = None

    async def act(self, host: Host) -> bool:
        """One person does something; whether the game goes on."""
        if self.open_table is None:
            self.come(await host.open_table(self.name))
        open_table = self.open_table
        assert open_table is not None
        table, asked = open_table.table, open_table.table.asked
        if asked is None:
            self.go()
            return False
        if table.seats[asked].by_person and table.decision is not None:
            option, moment = self.rng.choice(table.decision.options), table.moment
            await self.perform(
                host, lambda each: actions.choose(each, [asked], moment, option, "person")
            )
        if self.rng.random() < 0.05:
            await self.perform(host, lambda each: actions.say(each, each.people[0], "good evening"))
        if self.rng.random() < 0.05:
            keep = max(0, table.choices - 1)
            await self.perform(host, lambda each: takebacks.undo(each, [asked], keep))
        if self.rng.random() < 0.1:
            self.go()
        return True

    async def perform(self, host: Host, action: Any) -> None:
        assert self.open_table is not None
        with suppress(Refused):
            await host.perform(self.open_table, action)


async def opened(host: Host, rng: random.Random) -> Visit:
    name, players = rng.choice(GAMES)
    game = nemeton.game(name)
    seats = [SeatSettings("me")] * 2 + [SeatSettings("bot", "random")] * (players - 2)
    setup = game.prepared(players, 0, {})
    clock = rng.choice([ClockSettings(), ClockSettings("days", days=1, timeout="bot")])
    settings = TableSettings(
        game.name, secrets.token_hex(32), seats, setup.settings, game.rules, clock
    )
    bodies: list[Body] = [Joined(0, "Aline", "key"), Sat(0, 0), Joined(1, "Maël", "kez"), Sat(1, 1)]
    return Visit(await host.create(settings, bodies), rng)


class Used(NamedTuple):
    """What a server holds whose tables are all closed."""

    megabytes: float  # that the process has; what it no longer needs it keeps for later
    blocks: int  # that anything in it still needs


def live_through(
    folder: Path, until: Until, tables: int, acts: int, figures: Figures, seed: int = 1
) -> list[Used]:
    """So many hours at so many tables, each of which sees so many acts an hour; what is in use at
    every break."""
    return asyncio.run(lived(folder, until, tables, acts, figures, random.Random(seed)))


async def lived(
    folder: Path, until: Until, tables: int, acts: int, figures: Figures, rng: random.Random
) -> list[Used]:
    time = FastTime()
    host = Host(store_at(str(folder / "day.sqlite3")), OwnWorkers(), time)
    await host.start()
    visits = [await opened(host, rng) for _ in range(tables)]
    used: list[Used] = []
    hours = 0
    try:
        while not until.reached(hours):
            for _ in range(acts):
                time.seconds += HOUR / acts
                await host.care.beat()  # no outage: only quick
                await hour_part(host, visits, rng, figures)
                host.care.close_idle()
            hours += 1
            figures.add("hours")
            figures.counts["open tables"] = max(figures.counts["open tables"], len(host.tables))
            if hours % BREAK == 0:
                used.append(await left_alone(host, visits, time))
    finally:
        await host.close()
    return used


async def left_alone(host: Host, visits: list[Visit], time: FastTime) -> Used:
    """Everybody goes; the tables are closed after a while, when their bots have answered."""
    for visit in visits:
        visit.go()
    for _ in range(PATIENCE):
        time.seconds += IDLE / PATIENCE
        await asyncio.sleep(0.01)
    time.seconds += IDLE
    host.care.close_idle()
    assert not host.tables
    gc.collect()
    megabytes = psutil.Process(os.getpid()).memory_info().rss / 2**20
    return Used(megabytes, sys.getallocatedblocks())


async def hour_part(host: Host, visits: list[Visit], rng: random.Random, figures: Figures) -> None:
    for place, visit in enumerate(visits):
        if not await visit.act(host):
            visits[place] = await opened(host, rng)
            figures.add("games")
        figures.add("acts")
        await asyncio.sleep(0)
