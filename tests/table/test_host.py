"""Tables in a process: bots that fail, rules that fail, long games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import nemeton
from nemeton.engine.flow import Choice, Option
from nemeton.server.storage import store_at
from nemeton.server.wall_time import WallTime
from nemeton.server.workers.pool import COMMAND, WorkerPool
from nemeton.table import actions, takebacks
from nemeton.table.actions import Change
from nemeton.table.host import Action, Host
from nemeton.table.interfaces import ANYBODY, Head, StoredTable, Turn
from nemeton.table.log import (
    Body,
    Chosen,
    Entry,
    Handed,
    Joined,
    Sat,
    TakenBack,
    Undone,
    encoded,
)
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings
from nemeton.table.table import Table
from tests.table.memory import OwnWorkers

Result = TypeVar("Result")
CRASHING = ("-c", "import sys; sys.stdin.readline(); sys.exit(3)")
HANGING = ("-c", "import time; time.sleep(60)")
CHEATING = (
    "-c",
    'print(\'{"result": {"option": ["place", 99, 99]}}\', flush=True); input(); input()',
)
RAMBLING = ("-c", "print('no JSON', flush=True); input(); input()")


def settings_of(*seats: SeatSettings) -> TableSettings:
    game = nemeton.game("cernunos")
    setup = game.prepared(2, 0, {})
    return TableSettings(
        game.name, "00" * 32, list(seats), setup.settings, game.rules, ClockSettings()
    )


def hosting(
    path: Path,
    work: Callable[[Host], Awaitable[Any]],
    command: tuple[str, ...] = COMMAND,
    patience: float = 20.0,
) -> Any:
    async def run() -> Any:
        store = store_at(str(path / "tables.sqlite3"))
        host = Host(store, WorkerPool(1, command), WallTime(), patience=patience)
        await host.start()
        try:
            return await work(host)
        finally:
            await host.close()

    return asyncio.run(run())


def alone(host: Host) -> Awaitable[OpenTable]:
    """A table at which one person plays both sides."""
    bodies = [Joined(0, "Aline", "key"), Sat(0, 0), Sat(1, 0)]
    return host.create(settings_of(SeatSettings("me"), SeatSettings("me")), list(bodies))


def choosing(moment: int, option: Option) -> Action:
    """Whoever sits on both seats chooses."""
    return lambda table: actions.choose(table, [0, 1], moment, option, "person")


def undoing(keep: int) -> Action:
    return lambda table: takebacks.undo(table, [0, 1], keep)


@pytest.mark.parametrize("command", [CRASHING, HANGING, CHEATING, RAMBLING])
def test_a_bot_that_fails_is_replaced_by_chance_and_reported(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    async def work(host: Host) -> list[str]:
        bodies = [Joined(0, "Aline", "key"), Sat(1, 0)]
        open_table = await host.create(
            settings_of(SeatSettings("bot", "sapling"), SeatSettings("me")), list(bodies)
        )
        while open_table.table.asked != 1:
            await asyncio.sleep(0.02)
        return [each.key for each in open_table.table.notices]

    patience = 0.5 if command == HANGING else 20.0
    assert hosting(tmp_path, work, command, patience).count("fault_bot") == 2


def test_a_table_stored_with_old_names_of_levels_goes_on_with_the_new_ones(tmp_path: Path) -> None:
    async def work(host: Host) -> list[str]:
        bodies = [Joined(0, "Aline", "key"), Sat(1, 0), Handed(1, "oak")]
        open_table = await host.create(
            settings_of(SeatSettings("bot", "greedy"), SeatSettings("me")), list(bodies)
        )
        again = await host.open(open_table.table.name)
        return [seat.level for table in (open_table.table, again.table) for seat in table.seats]

    assert hosting(tmp_path, work) == ["sapling", "forest"] * 2


def test_a_slow_bot_does_not_delay_another_table(tmp_path: Path) -> None:
    async def work(host: Host) -> float:
        await host.create(
            settings_of(SeatSettings("bot", "sapling"), SeatSettings("bot", "sapling")), []
        )
        open_table = await alone(host)
        began = time.perf_counter()
        for _ in range(20):
            moment = open_table.table.moment
            decision = open_table.table.decision
            assert decision is not None
            option = decision.options[0]
            await host.perform(open_table, choosing(moment, option))
        return time.perf_counter() - began

    assert hosting(tmp_path, work, HANGING, patience=30.0) < 10.0


def test_a_fault_in_a_rule_is_reported_and_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(host: Host) -> None:
        open_table = await alone(host)
        table = open_table.table
        decision = table.decision
        assert decision is not None
        option, before, moment = decision.options[0], table.state.save(), table.moment
        kind: type[Choice[Any]] = type(table.state.pending())
        with monkeypatch.context() as patch:
            patch.setattr(kind, "chosen", broken)
            with pytest.raises(Refused, match="rule-fault"):
                await host.perform(open_table, choosing(moment, option))

        assert table.state.save() == before
        assert table.notices[-1].key == "fault_rule"
        await host.perform(open_table, choosing(moment, option))
        assert table.choices == 1

    if nemeton.compiled():
        pytest.skip("a compiled rule cannot be replaced")
    hosting(tmp_path, work)


def broken(*_: object) -> None:
    raise ZeroDivisionError("a fault in a rule")


def test_a_table_reopened_is_the_table_that_was_closed(tmp_path: Path) -> None:
    async def play(host: Host) -> tuple[str, dict[str, Any], Any]:
        open_table = await alone(host)
        rng = nemeton.Fast(5)
        for number in range(40):
            table = open_table.table
            decision = table.decision
            if decision is None:
                break
            moment, option = table.moment, decision.options[rng.below(len(decision.options))]
            await host.perform(open_table, choosing(moment, option))
            if number % 7 == 6:
                keep = table.choices - 3
                await host.perform(open_table, undoing(keep))
        return open_table.table.name, open_table.table.state.record, open_table.table.timeline.heard

    name, record, heard = hosting(tmp_path, play)

    async def reopen(host: Host) -> OpenTable:
        return await host.open_table(name)

    table = hosting(tmp_path, reopen).table
    assert table.state.record == record
    assert table.timeline.heard == heard
    assert nemeton.verify(record) == table.state


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def work(host: Host) -> None:
        for _ in range(2):
            with pytest.raises(Refused, match="no-such-table"):
                await host.open_table("nowhere")

    hosting(tmp_path, work)


def long_log(choices: int) -> list[Entry]:
    """The log of a table at which much was chosen and much was taken back."""
    rng = nemeton.Fast(1)
    entries = [Entry(1, 1.0, Joined(0, "Aline", "key")), Entry(2, 1.0, Sat(0, 0))]
    entries.append(Entry(3, 1.0, Sat(1, 0)))
    table = Table("long", settings_of(SeatSettings("me"), SeatSettings("me")), 1.0)
    table.open_with(entries)
    chosen = 0
    while chosen < choices:
        decision = table.decision
        body: Body = Undone(0, 0)
        if decision is not None:
            option = decision.options[rng.below(len(decision.options))]
            body = Chosen(decision.seat, option)
            chosen += 1
        entries.append(Entry(table.number + 1, 1.0, body))
        table.apply(entries[-1])
    return entries


def test_a_table_of_two_thousand_choices_opens_and_rewinds_at_once() -> None:
    entries = long_log(2000)

    began = time.process_time()
    table = Table("long", settings_of(SeatSettings("me"), SeatSettings("me")), 1.0)
    table.open_with(entries)
    opened = time.process_time() - began
    table.timeline.rewind(table.choices // 2)
    rewound = time.process_time() - began - opened

    assert opened < 0.3, opened
    assert rewound < 0.05, rewound


def test_a_table_set_up_under_older_rules_is_played_by_those_of_today(tmp_path: Path) -> None:
    async def work(host: Host) -> tuple[str, str, int]:
        settings = settings_of(SeatSettings("me"), SeatSettings("me"))
        older = msgspec.structs.replace(settings, rules="0")
        body = msgspec.json.encode(older).decode()
        await host.store.create(StoredTable("old", body, 1.0), 1.0, [], Head(1.0, 1.0, True))
        table = (await host.open_table("old")).table
        again = (await host.open("old")).table
        return table.rules, again.rules, len(await host.store.entries("old", 0))

    assert hosting(tmp_path, work) == ("1", "1", 1)


def test_choices_that_were_never_stored_are_kept_as_far_as_the_rules_allow(tmp_path: Path) -> None:
    async def work(host: Host) -> tuple[int, list[str], int, bool]:
        settings = settings_of(SeatSettings("me"), SeatSettings("me"))
        older = msgspec.json.encode(msgspec.structs.replace(settings, rules="0")).decode()
        first = ("place", 0, 0)
        lines = [Joined(0, "Aline", "key"), Sat(0, 0), Sat(1, 0), Chosen(0, first)]
        lines += [Chosen(1, ("place", 0, 99)), Chosen(0, ("place", 0, 1))]
        bodies = [encoded(each) for each in lines]
        await host.store.create(StoredTable("old", older, 1.0), 1.0, bodies, Head(1.0, 1.0, True))
        open_table = await host.open_table("old")
        keys = [each.key for each in open_table.table.notices]
        decision = open_table.table.decision
        assert decision is not None
        await host.perform(open_table, choosing(open_table.table.moment, decision.options[0]))
        again = await host.open("old")
        same = again.table.state == open_table.table.state
        return open_table.table.choices, keys[-1:], again.table.choices, same

    assert hosting(tmp_path, work) == (2, ["rules_lost"], 2, True)


def test_a_bot_whose_seat_is_taken_back_while_it_thinks_does_not_choose(tmp_path: Path) -> None:
    async def work() -> tuple[int, int]:
        workers = SlowWorkers()
        host = Host(store_at(str(tmp_path / "tables.sqlite3")), workers, WallTime())
        await host.start()
        open_table = await alone(host)
        await host.perform(open_table, lambda table: Change([Handed(0, "sapling")]))
        await workers.asked.wait()
        await host.perform(open_table, lambda table: Change([TakenBack(0)]))
        workers.answers.set()
        await asyncio.sleep(0.2)
        choices = open_table.table.choices
        await host.perform(open_table, lambda table: Change([Handed(0, "sapling")]))
        while not open_table.table.choices:
            await asyncio.sleep(0.01)
        await host.close()
        return choices, open_table.table.choices

    before, after = asyncio.run(work())
    assert before == 0
    assert after > 0


class SlowWorkers(OwnWorkers):
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answers = asyncio.Event()

    async def ask(
        self, task: msgspec.Struct, result: type[Result], seconds: float, turn: Turn = ANYBODY
    ) -> Result:
        self.asked.set()
        await self.answers.wait()
        return await super().ask(task, result, seconds, turn)
