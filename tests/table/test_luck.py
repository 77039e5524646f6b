"""How the luck of a table comes about, line by line of its log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import nemeton
from nemeton.engine.chance import mixed, seal_of
from nemeton.table import actions
from nemeton.table.host import Host
from nemeton.table.log import Body, Joined, Sat
from nemeton.table.luck import DEALT_WITHIN, kind_of
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings, drawn_order
from nemeton.table.table import Table
from tests.table.memory import NOON, MemoryStore, OwnTime, hosting

SECRET = "5e" * 32
NUMBERS = ["01" * 32, "02" * 32]


def settings_of(**more: Any) -> TableSettings:
    game = nemeton.game("oak")
    options = game.prepared(2, 0, {}).settings
    seats = [SeatSettings("me"), SeatSettings("invite")]
    made = TableSettings(game.name, SECRET, seats, options, game.rules, ClockSettings())
    return msgspec.structs.replace(made, **{"secret": SECRET, **more})


BODIES: list[Body] = [Joined(0, "Aline", "a"), Sat(0, 0), Joined(1, "Boris", "b"), Sat(1, 1)]


async def seal(host: Host, open_table: OpenTable, person: int) -> None:
    who = open_table.table.people[person]
    sealed = seal_of(NUMBERS[person])
    await host.perform(open_table, lambda table: actions.seal_nonce(table, who, sealed))


async def tell(host: Host, open_table: OpenTable, person: int) -> None:
    who = open_table.table.people[person]
    await host.perform(open_table, lambda table: actions.open_nonce(table, who, NUMBERS[person]))


def seed_of(table: Table) -> Any:
    return table.state.setup.seed


def test_the_game_begins_when_the_last_number_is_told_and_is_the_same_when_reopened() -> None:
    store = MemoryStore()

    async def first(host: Host, time: OwnTime) -> str:
        open_table = await host.create(settings_of(), list(BODIES))
        await seal(host, open_table, 1)
        await seal(host, open_table, 0)
        await tell(host, open_table, 1)
        assert not open_table.table.begun
        await tell(host, open_table, 0)
        assert open_table.table.begun
        assert seed_of(open_table.table) == mixed(SECRET, NUMBERS)
        return open_table.table.name

    async def second(host: Host, time: OwnTime) -> Any:
        return (await host.open_table(name)).table

    name = hosting(first, store)
    assert seed_of(hosting(second, store)) == mixed(SECRET, NUMBERS)


def test_a_number_that_is_not_told_in_time_is_missing_and_nobody_waits_for_ever() -> None:
    async def work(host: Host, time: OwnTime) -> None:
        open_table = await host.create(settings_of(), list(BODIES))
        await seal(host, open_table, 0)
        await seal(host, open_table, 1)
        await tell(host, open_table, 0)
        time.seconds = NOON + DEALT_WITHIN - 1
        await host.time_out(open_table)
        assert not open_table.table.begun
        time.seconds = NOON + DEALT_WITHIN + 1
        await host.time_out(open_table)

        table = open_table.table
        assert table.begun
        assert seed_of(table) == mixed(SECRET, NUMBERS[:1])
        assert [each.number for each in table.luck.nonces.values()] == [NUMBERS[0], ""]
        with pytest.raises(Refused, match="stale"):
            await tell(host, open_table, 1)

    hosting(work, MemoryStore())


def test_drawn_seats_come_from_the_luck_that_everybody_added_to() -> None:
    async def work(host: Host, time: OwnTime) -> None:
        settings = settings_of(wanted=settings_of().seats)
        open_table = await host.create(settings, list(BODIES))
        for act in (seal, tell):
            for person in (0, 1):
                await act(host, open_table, person)

        order = drawn_order(mixed(SECRET, NUMBERS), 2)
        assert [seat.person for seat in open_table.table.seats] == order

    hosting(work, MemoryStore())


@pytest.mark.parametrize(
    ("more", "kind"),
    [
        ({}, "sealed"),
        ({"secret": ""}, "sealed"),  # from before people added numbers
        ({"forked_from": "parent"}, "fork"),
        ({"forked_from": "parent", "secret": ""}, "known"),  # goes on with its parent's luck
        ({"seed": 7, "secret": ""}, "known"),
        ({"archive": True}, "upload"),
    ],
)
def test_only_what_was_sealed_is_called_sealed(more: dict[str, Any], kind: str) -> None:
    assert kind_of(settings_of(**more), open_book=False) == kind


def test_a_table_from_before_numbers_begins_with_its_seed_when_all_sit() -> None:
    async def work(host: Host, time: OwnTime) -> None:
        open_table = await host.create(settings_of(secret=""), list(BODIES))

        assert open_table.table.begun
        assert seed_of(open_table.table) == SECRET

    hosting(work, MemoryStore())
