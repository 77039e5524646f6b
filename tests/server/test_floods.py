"""One guest cannot stop the house: with the usual limits, from one address, others go on."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.server import create
from nemeton.server.kept_answers import KeptAnswers
from nemeton.server.limits import Limits, WorkQuota
from nemeton.server.wall_time import WallTime
from nemeton.server.workers.fair_queue import FairQueue
from nemeton.server.workers.pool import WorkerPool
from nemeton.table.host import Host
from nemeton.table.interfaces import TaskLate, Turn
from nemeton.table.refusals import Refused
from tests.server.kit import ME, bot, friends, usual
from tests.table.memory import MemoryStore

# Thinking


def test_a_table_without_people_does_not_think(tmp_path: Path) -> None:
    server = usual(tmp_path)
    alone = server.new_table(bot("sapling"), bot("sapling"))["table"]
    time.sleep(1.0)
    untouched = server.ask(f"/api/tables/{alone}").json["changed"]
    with server.page(alone) as page:  # somebody looks on: now they play
        begun = page.position["choices"]
        while page.position["choices"] < begun + 3:
            page.receive()
        assert page.head["created"] == untouched
    server.stop()


def test_bots_play_on_for_people_who_are_away(tmp_path: Path) -> None:
    server = usual(tmp_path)
    aline, mael = friends(server)
    aline.done("hand", seat=0, level="sapling")
    assert mael.wait_for_turn()
    server.stop()


def queued(turns: list[Turn], workers: int = 1) -> list[int]:
    """In which order those get a worker who all wait for one, each for a second of it."""

    async def run() -> list[int]:
        queue, order = FairQueue(workers), list[int]()

        async def wait(number: int, turn: Turn) -> None:
            await queue.take(turn)
            order.append(number)
            await asyncio.sleep(0)
            queue.give(turn, 2.0)

        await queue.take(Turn())
        waiting = [asyncio.ensure_future(wait(*each)) for each in enumerate(turns)]
        await asyncio.sleep(0)
        queue.give(Turn(), 0.0)
        await asyncio.gather(*waiting)
        return order

    return asyncio.run(run())


def test_people_who_wait_come_first() -> None:
    turns = [Turn(2, "a", ("x",)), Turn(1, "b", ("y",)), Turn(0, "c", ("z",))]

    assert queued(turns) == [2, 1, 0]


def test_a_household_with_many_tables_waits_behind_one_with_few() -> None:
    turns = [Turn(0, f"t{number}", ("many",)) for number in range(60)]
    turns += [Turn(0, "one", ("few",))] * 3

    order = queued(turns)

    assert [order.index(number) for number in (60, 61, 62)] == [1, 3, 5]


def test_of_the_tables_of_a_household_each_gets_its_turn() -> None:
    turns = [Turn(0, "a", ("x",))] * 10 + [Turn(0, "b", ("x",))]

    assert queued(turns).index(10) == 1


def test_waiting_for_a_thinker_is_bounded() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.take(Turn())
        with pytest.raises(TaskLate):
            await queue.take(Turn(patience=0.05))
        queue.give(Turn(), 1.0)
        await queue.take(Turn(patience=0.05))

    asyncio.run(run())


def test_a_file_is_not_to_blame_when_nobody_finds_time_to_read_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(create, "WORKER_VERIFIES", 0.05)
    record = nemeton.game("cernunos").start(seed=1).record

    async def run() -> None:
        busy = WorkerPool(1, ("-c", "import sys; sys.stdin.read()"))
        try:
            await create.uploaded(Host(MemoryStore(), busy, WallTime()), record, Limits(), "en")
        finally:
            await busy.close()

    with pytest.raises(Refused) as refused:
        asyncio.run(run())
    assert refused.value.reason == "busy"


def test_a_worker_that_was_handed_over_to_somebody_who_left_is_not_lost() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.take(Turn())
        leaving = asyncio.ensure_future(queue.take(Turn()))
        await asyncio.sleep(0)
        queue.give(Turn(), 1.0)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        await queue.take(Turn(patience=0.05))

    asyncio.run(run())


def test_a_hint_does_not_hold_up_the_next_choice_and_hello_renews_no_quota(tmp_path: Path) -> None:
    server = usual(tmp_path, hints_a_minute=2)
    table = server.new_table(ME, bot("sapling"), game="root")
    page = server.page(table["table"], table["token"])
    page.wait_for_turn()

    page.send(type="ask_hint", id=900)
    number = page.position["decision"]["number"]
    assert page.do("choose", number=number, option=page.options[0])["type"] == "done"
    page.until(lambda message: message.get("id") == 900)  # it had not come before
    page.wait_for_turn()
    reasons = []
    for _ in range(4):
        page.hello()
        reasons.append(page.do("ask_hint").get("reason"))
    server.stop()

    assert reasons[-1] == "too-fast"
    assert reasons.count("too-fast") == 3


# Work


def test_work_of_one_address_is_limited_by_its_cost_and_done_one_by_one() -> None:
    async def run() -> tuple[float, float]:
        quota = WorkQuota(rate=0.5, brim=0.05)
        at_once = 0

        async def work(address: str) -> None:
            nonlocal at_once
            async with quota.turn(address):
                at_once += address == "greedy"
                assert at_once <= 1
                time.sleep(0.05)
                at_once -= address == "greedy"

        began = time.monotonic()
        greedy = [asyncio.ensure_future(work("greedy")) for _ in range(6)]
        await asyncio.sleep(0.06)
        asked = time.monotonic()
        await work("modest")
        modest = time.monotonic() - asked
        await asyncio.gather(*greedy)
        return modest, time.monotonic() - began

    modest, greedy = asyncio.run(run())
    assert modest < 0.2
    assert greedy > 0.45  # six times 0.05 s at half of the time


def test_too_many_who_wait_for_work_are_refused() -> None:
    async def run() -> None:
        quota = WorkQuota(rate=0.001, brim=0.001)

        async def work() -> None:
            async with quota.turn("flood"):
                time.sleep(0.002)

        flood = [asyncio.ensure_future(work()) for _ in range(130)]
        with pytest.raises(Refused, match="too-fast"):
            await asyncio.gather(*flood)
        for each in flood:
            each.cancel()
        await asyncio.gather(*flood, return_exceptions=True)

    asyncio.run(run())


def test_an_answer_that_costs_much_is_made_once() -> None:
    async def run() -> int:
        kept, made = KeptAnswers(), 0

        async def make() -> bytes:
            nonlocal made
            made += 1
            await asyncio.sleep(0.01)
            return b"much"

        asking = [kept.get("answer", make, "address") for _ in range(40)]
        answers = await asyncio.gather(*asking)
        assert len(set(answers)) == 1
        return made

    assert asyncio.run(run()) == 1


def test_answers_that_are_kept_do_not_grow_without_end() -> None:
    async def run() -> KeptAnswers:
        kept = KeptAnswers(most=2000)
        for number in range(50):

            async def make(number: int = number) -> bytes:
                return str(number).encode() * 100

            await kept.get(number, make, "address")
        return kept

    kept = asyncio.run(run())
    assert kept.size <= 2000
    assert kept.size == sum(len(each) for each in kept.answers.values())


def test_fairness_and_outline_of_a_long_record_hold_up_nobody(tmp_path: Path) -> None:
    server = usual(tmp_path)
    long = server.ask("/api/records", long_record()).json["table"]
    mine = server.new_table(ME, ME)
    with ThreadPoolExecutor(12) as threads, server.page(mine["table"], mine["token"]) as page:
        paths = [f"/api/tables/{long}/{what}" for what in ("fairness", "outline")] * 6
        asked = [threads.submit(server.ask, path) for path in paths]
        waited = []
        while not all(each.done() for each in asked) and page.position["result"] is None:
            began = server.worked()
            page.choose()
            waited.append(server.worked() - began)
            time.sleep(0.02)
        answers = [each.result() for each in asked]
    server.stop()

    assert {answer.status for answer in answers} == {200}
    assert answers[0].json["agrees"] is True
    assert len(answers[1].json["choices"]) == len(long_record()["choices"])
    assert max(waited) < 0.25, waited


def long_record() -> dict[str, Any]:
    """A record with as many choices as a game can have."""
    game = nemeton.game("root")
    state = game.start(players=4, seed="11" * 32, max_rounds=60)
    luck = nemeton.Fast(3)
    while not state.over and state.number < 2500:
        state.choose(state.sample(luck))
    found: dict[str, Any] = state.record
    return found
