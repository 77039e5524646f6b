"""Nobody blocks a table: bots play on for the silent and on free seats, until somebody is back."""

from __future__ import annotations

import asyncio

import pytest

from nemeton.table import absence, actions
from nemeton.table.clock import DAY
from nemeton.table.host import Action
from nemeton.table.settings import ClockSettings
from tests.table.company import Company, among
from tests.table.memory import NOON


def standing_in(company: Company, person: int, seat: int, level: str = "random") -> Action:
    now = company.time.now()
    return lambda table: absence.stand_in(table, company.person(person), seat, level, now)


@pytest.mark.parametrize(
    ("clock", "silence"),
    [
        (ClockSettings("live", seconds=6000), 180.0),
        (ClockSettings("days", days=10), 3 * DAY),
        (ClockSettings(), 3 * DAY),
        (ClockSettings(silence=7200), 7200.0),
    ],
)
def test_a_bot_plays_for_the_silent_after_as_long_as_the_table_says(
    clock: ClockSettings, silence: float
) -> None:
    async def work(company: Company) -> None:
        company.time.seconds = NOON + silence - 1
        assert await company.refused(standing_in(company, 1, 0)) == "not-silent"
        company.time.seconds = NOON + silence
        await company.does(standing_in(company, 1, 0))

        notice = company.table.notices[-1]
        assert (notice.key, notice.name, notice.former) == ("stood_in", "Boris", "Aline")
        while company.table.asked == 0:
            await asyncio.sleep(0)
        assert company.table.choices
        assert [seat.level for seat in (await company.reopened()).seats] == ["random", ""]

    among(2, work, clock)


def test_its_person_takes_the_seat_back_at_any_moment() -> None:
    async def work(company: Company) -> None:
        company.time.seconds += 3 * DAY
        await company.does(standing_in(company, 1, 0))
        assert company.table.away_of(0) == [0]

        await company.does(lambda table: actions.take_back(table, company.person(0), 0))

        assert company.table.seats_of(0) == [0]
        company.time.seconds += DAY
        assert await company.refused(standing_in(company, 1, 0)) == "not-silent"

    among(2, work)


def test_whoever_says_something_is_not_silent() -> None:
    async def work(company: Company) -> None:
        company.time.seconds += 2 * DAY
        await company.does(lambda table: actions.say(table, company.person(0), "I am thinking"))
        company.time.seconds += 2 * DAY
        assert await company.refused(standing_in(company, 1, 0)) == "not-silent"
        company.time.seconds += DAY
        await company.does(standing_in(company, 1, 0))

    among(2, work)


def test_only_those_who_sit_here_have_a_bot_play_and_only_for_the_one_asked() -> None:
    async def work(company: Company) -> None:
        join = "Eve", "key of Eve", None, True, False
        await company.does(lambda table: actions.join(table, *join))
        company.time.seconds += 4 * DAY

        assert await company.refused(standing_in(company, 2, 0)) == "not-your-seat"
        assert await company.refused(standing_in(company, 0, 1)) == "not-silent"
        assert await company.refused(standing_in(company, 0, 0)) == "not-silent"
        assert await company.refused(standing_in(company, 1, 7)) == "bad-message"
        assert await company.refused(standing_in(company, 1, 0, "cat")) == "unknown-level"
        await company.does(standing_in(company, 1, 0))
        assert await company.refused(standing_in(company, 1, 0)) == "stale"

    among(2, work)


def test_a_seat_that_was_left_is_played_by_a_bot_until_its_person_comes_back() -> None:
    async def work(company: Company) -> None:
        await company.does(lambda table: actions.leave(table, company.person(1)))
        await company.does(standing_in(company, 2, 1))
        assert (company.table.notices[-1].key, company.table.notices[-1].former) == (
            "stood_in",
            "Boris",
        )
        assert company.table.left_of(1) == [1]

        await company.does(lambda table: actions.sit_again(table, company.person(1)))

        assert company.table.seats_of(1) == [1]
        assert company.keys[-1] == "sat"

    among(3, work)


def test_the_next_guest_takes_the_seat_from_the_bot_and_all_hear_whose_it_was() -> None:
    async def work(company: Company) -> None:
        await company.does(lambda table: actions.leave(table, company.person(1)))
        await company.does(standing_in(company, 0, 1))
        stranger = "Eve", "key of Eve", None, False, False
        assert await company.refused(lambda each: actions.join(each, *stranger)) == "not-invited"

        guest = "Fanny", "key of Fanny", None, False, True
        await company.does(lambda table: actions.join(table, *guest))

        notice = company.table.notices[-1]
        assert (notice.key, notice.name, notice.former) == ("taken_over", "Fanny", "Boris")
        assert company.table.seats[1].by_person
        assert company.table.left_of(1) == []

    among(3, work)


def test_before_the_game_whoever_opened_the_table_gives_free_seats_to_bots() -> None:
    async def work(company: Company) -> None:
        assert await company.refused(standing_in(company, 1, 2)) == "not-opener"
        assert not company.table.begun
        await company.does(standing_in(company, 0, 2))
        assert company.table.begun

        guest = "Fanny", "key of Fanny", None, False, True
        await company.does(lambda table: actions.join(table, *guest))
        assert company.keys[-1] == "replaced_bot"
        assert (await company.reopened()).seats_of(2) == [2]

    among(3, work, seated=2)


def test_with_three_or_more_time_that_is_over_brings_a_bot_and_ends_nothing() -> None:
    async def work(company: Company) -> None:
        company.time.seconds += 61
        await company.host.time_out(company.open_table)

        assert company.table.seats[0].level
        assert await company.refused(lambda table: actions.claim(table, [1])) == "bot-instead"
        assert not company.table.over

    among(3, work, ClockSettings("live", seconds=60, increment=0, timeout="claim"))
