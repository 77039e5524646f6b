"""Programs at a table: whichever fails loses its seat to a bot of the house, never the table."""

from __future__ import annotations

import asyncio

from nemeton.table import actions, takebacks
from nemeton.table.facts import BOT_SILENCE
from tests.table.company import Company, among
from tests.table.memory import NOON


async def with_a_program(company: Company) -> None:
    """The second seat is a program's; it is asked."""
    join = "Birch", "key of Birch", None, False, True, True
    await company.does(lambda table: actions.join(table, *join))
    while company.table.asked == 0:
        await company.choose()


def test_a_silent_program_loses_its_seat_after_half_a_minute() -> None:
    async def work(company: Company) -> None:
        await with_a_program(company)
        table = company.table
        assert table.deadline() == NOON + BOT_SILENCE
        assert actions.time_out(table, NOON + BOT_SILENCE - 1) is None

        company.time.seconds = NOON + BOT_SILENCE
        await company.does(lambda each: actions.time_out(each, company.time.now()))

        notice = table.notices[-1]
        assert (notice.key, notice.name, notice.level) == ("bot_silent", "Birch", "sapling")
        while table.asked == 1:
            await asyncio.sleep(0)
        assert table.seats[1].free
        assert [each.level for each in (await company.reopened()).seats] == ["", "sapling"]

    among(2, work, seated=1)


def test_whoever_sits_down_where_it_is_asked_already_has_the_whole_time() -> None:
    async def work(company: Company) -> None:
        await with_a_program(company)
        await company.does(lambda table: actions.leave(table, company.person(1)))
        company.time.seconds += 100
        join = "Elm", "key of Elm", 1, False, True, True
        await company.does(lambda table: actions.join(table, *join))
        assert company.table.deadline() == NOON + 100 + BOT_SILENCE

    among(2, work, seated=1)


def test_nobody_waits_for_a_program_to_agree() -> None:
    async def work(company: Company) -> None:
        await with_a_program(company)
        await company.choose()
        await company.does(lambda table: takebacks.undo(table, [0], 0))
        assert company.table.choices == 0

    among(2, work, seated=1)
