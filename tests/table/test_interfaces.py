"""Tables that run without files, processes or a clock, as they would inside a browser."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import Any, TypeVar, cast

import msgspec

import nemeton
from nemeton.engine.flow import Option
from nemeton.table import actions
from nemeton.table.host import Action, Host
from nemeton.table.interfaces import ANYBODY, Turn
from nemeton.table.log import Body, Joined, Sat
from nemeton.table.open_table import OpenTable
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from tests.preloaded import uncounted
from tests.table.memory import NOON, MemoryStore, OwnTime, OwnWorkers, hosting

Result = TypeVar("Result")
OUTSIDE = ["sqlite3", "asyncpg", "starlette", "uvicorn", "websockets"]


async def against(host: Host, level: str, clock: ClockSettings) -> OpenTable:
    """A table at which Aline plays against a bot of that level."""
    game = nemeton.game("cernunos")
    seats = [SeatSettings("me"), SeatSettings("bot", level)]
    options = game.prepared(2, 0, {}).settings
    settings = TableSettings(game.name, "00" * 32, seats, options, game.rules, clock)
    bodies: list[Body] = [Joined(0, "Aline", "key"), Sat(0, 0)]
    return await host.create(settings, bodies)


async def play(host: Host, open_table: OpenTable) -> None:
    """Aline takes the first option whenever she is asked, to the end of the game."""
    table = open_table.table
    while not table.over:
        decision = table.decision
        if decision is None or decision.seat != 0:
            await asyncio.sleep(0)
            continue
        await host.perform(open_table, choosing(table.moment, decision.options[0]))


def choosing(moment: int, option: Option) -> Action:
    return lambda table: actions.choose(table, [0], moment, option, "person")


class Hurried(OwnWorkers):
    """Bots for which time is always up."""

    async def ask(
        self, task: msgspec.Struct, result: type[Result], seconds: float, turn: Turn = ANYBODY
    ) -> Result:
        choice: Any = await super().ask(task, result, seconds, turn)
        return cast(Result, msgspec.structs.replace(choice, cut_short=True))


def test_a_table_tells_once_that_time_was_up_for_a_bot() -> None:
    async def work(host: Host, time: OwnTime) -> list[tuple[str, int | None]]:
        open_table = await against(host, "sapling", ClockSettings())
        await play(host, open_table)
        return [(each.key, each.seat) for each in open_table.table.notices]

    assert hosting(work, MemoryStore(), Hurried()).count(("fault_hurry", 1)) == 1


def test_a_game_against_a_bot_is_played_in_memory_and_opened_again() -> None:
    store = MemoryStore()

    async def first(host: Host, time: OwnTime) -> tuple[str, Any]:
        open_table = await against(host, "sapling", ClockSettings())
        await play(host, open_table)
        assert not [each for each in open_table.table.notices if each.key == "fault_bot"]
        return open_table.table.name, open_table.table.state.record

    async def second(host: Host, time: OwnTime) -> Any:
        return (await host.open_table(name)).table.state.record

    name, record = hosting(first, store)
    assert nemeton.verify(record).over
    assert hosting(second, store) == record
    assert {row.at for row in store.logs[name]} == {NOON}


def test_time_is_over_when_the_clock_that_the_table_was_given_says_so() -> None:
    clock = ClockSettings("live", seconds=60, increment=0, timeout="claim")

    async def work(host: Host, time: OwnTime) -> None:
        open_table = await against(host, "sapling", clock)
        time.seconds = NOON + 59
        await host.time_out(open_table)
        assert open_table.table.expired is None
        time.seconds = NOON + 61
        await host.time_out(open_table)
        assert open_table.table.expired == 0

    hosting(work, MemoryStore())


def test_a_table_loads_no_database_and_no_server() -> None:
    code = f"import sys, nemeton.table.host; print([m for m in {OUTSIDE} if m in sys.modules])"
    found = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        text=True,
        env=uncounted(os.environ),
    )

    assert msgspec.json.decode(found.stdout) == []
