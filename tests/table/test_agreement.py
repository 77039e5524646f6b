"""Giving up, a draw, an end, a pause, holidays, closing: what people decide beside playing."""

from __future__ import annotations

from nemeton.table import absence, actions, agreement, takebacks
from nemeton.table.clock import DAY
from nemeton.table.host import Action, head_of
from nemeton.table.log import Proposal
from nemeton.table.settings import ClockSettings
from tests.table.company import Company, among
from tests.table.memory import NOON

DAYS = ClockSettings("days", days=2, timeout="bot", holidays=5)


def resigning(company: Company, person: int) -> Action:
    return lambda table: agreement.resign(table, company.person(person), person)


def proposing(company: Company, person: int, what: Proposal) -> Action:
    return lambda table: agreement.propose(table, company.person(person), what)


def answering(company: Company, person: int, agree: bool = True, number: int = 0) -> Action:
    asked = company.table.proposal
    wanted = number or (asked.number if asked is not None else 0)
    return lambda table: agreement.answer_proposal(table, company.person(person), wanted, agree)


def test_of_two_players_the_other_wins_when_one_resigns() -> None:
    async def work(company: Company) -> None:
        await company.does(resigning(company, 0))

        for table in (company.table, await company.reopened()):
            assert table.result is not None
            assert (table.result.winners, table.result.reason) == ((1,), "resigned")
        assert await company.refused(resigning(company, 1)) == "game-over"
        assert await company.refused(lambda table: takebacks.undo(table, [0], 0)) == "game-over"

    among(2, work)


def test_with_more_players_a_bot_goes_on_for_good_and_the_seat_says_for_whom() -> None:
    async def work(company: Company) -> None:
        await company.does(resigning(company, 1))
        seat = company.table.seats[1]
        assert (seat.person, bool(seat.level), seat.resigned) == (None, True, "Boris")
        assert not company.table.over

        assert await company.refused(resigning(company, 1)) == "not-your-seat"
        back = await company.refused(lambda table: actions.sit_again(table, company.person(1)))
        assert back == "not-your-seat"
        guest = "Fanny", "key of Fanny", 1, False, True
        assert await company.refused(lambda table: actions.join(table, *guest)) == "full"

        await company.does(resigning(company, 0))
        await company.does(resigning(company, 2))
        assert company.table.result is not None
        assert company.table.result.winners == (0, 1)

    among(3, work)


def test_beside_an_automaton_a_bot_goes_on_for_one_of_two() -> None:
    async def work(company: Company) -> None:
        await company.does(resigning(company, 1))
        assert not company.table.over
        assert company.table.seats[1].resigned == "Boris"

        await company.does(resigning(company, 0))
        assert company.table.result is not None
        assert company.table.result.winners == ()

    among(2, work, game="root", options={"mode": "cooperative"})


def test_whoever_is_alone_with_bots_has_nobody_to_agree_with() -> None:
    async def work(company: Company) -> None:
        await company.does(resigning(company, 1))
        await company.does(resigning(company, 2))
        for what in ("draw", "end"):
            assert await company.refused(proposing(company, 0, what)) == "nobody-to-ask"

    among(3, work)


def test_a_draw_needs_the_consent_of_all() -> None:
    async def work(company: Company) -> None:
        await company.does(proposing(company, 0, "draw"))
        await company.choose()
        assert await company.refused(proposing(company, 1, "end")) == "answer-first"
        assert await company.refused(answering(company, 0)) == "not-your-turn"
        await company.does(answering(company, 1))
        assert not company.table.over
        await company.does(answering(company, 2))

        for table in (company.table, await company.reopened()):
            assert table.result is not None
            assert (table.result.winners, table.result.reason) == ((0, 1, 2), "agreed_draw")

    among(3, work)


def test_one_who_does_not_agree_is_enough_and_an_old_answer_counts_for_no_new_proposal() -> None:
    async def work(company: Company) -> None:
        await company.does(proposing(company, 0, "draw"))
        first = company.table.proposal
        assert first is not None
        await company.does(answering(company, 1, agree=False))
        assert (company.table.proposal, company.keys[-1]) == (None, "declined")

        await company.does(proposing(company, 0, "end"))
        assert await company.refused(answering(company, 1, number=first.number)) == "stale"
        await company.does(answering(company, 0, agree=False))
        assert (company.table.proposal, company.keys[-1]) == (None, "withdrawn")

        await company.does(proposing(company, 1, "end"))
        await company.does(answering(company, 0))
        assert company.table.result is not None
        assert (company.table.result.winners, company.table.result.reason) == ((), "agreed_end")

    among(2, work)


def test_no_clock_runs_in_a_pause_that_all_agreed_to() -> None:
    async def work(company: Company) -> None:
        await company.does(proposing(company, 1, "pause"))
        company.time.seconds += DAY
        await company.does(answering(company, 0))
        assert company.table.clock.paused
        assert company.table.deadline() is None

        company.time.seconds += 30 * DAY
        now = company.time.now()
        silent = await company.refused(
            lambda table: absence.stand_in(table, company.person(1), 0, "random", now)
        )
        assert silent == "not-silent"
        await company.does(lambda table: agreement.resume(table, company.person(1)))

        assert company.table.deadline() == NOON + 32 * DAY
        assert (await company.reopened()).deadline() == NOON + 32 * DAY

    among(2, work, DAYS)


def test_a_person_on_holiday_loses_no_time_and_keeps_the_days_not_begun() -> None:
    async def work(company: Company) -> None:
        await company.does(lambda table: agreement.take_holiday(table, company.person(0), 3))
        assert company.table.deadline() == NOON + 5 * DAY
        more = await company.refused(
            lambda table: agreement.take_holiday(table, company.person(0), 3)
        )
        assert more == "no-holidays"

        company.time.seconds += 1.5 * DAY
        now = company.time.now()
        await company.does(lambda table: agreement.end_holiday(table, company.person(0), now))
        assert company.table.deadline() == NOON + 3.5 * DAY
        assert company.table.holidays_left(0) == 3
        assert (await company.reopened()).holidays_left(0) == 3

    among(2, work, DAYS)


def test_without_a_clock_there_is_nothing_to_pause() -> None:
    async def work(company: Company) -> None:
        assert await company.refused(proposing(company, 0, "pause")) == "no-clock"
        holiday = await company.refused(
            lambda table: agreement.take_holiday(table, company.person(0), 1)
        )
        assert holiday == "no-clock"

    among(2, work)


def test_whoever_opened_a_table_closes_it_while_it_has_not_begun() -> None:
    async def work(company: Company) -> None:
        assert head_of(company.table).listed
        other = await company.refused(lambda table: agreement.close(table, company.person(1)))
        assert other == "not-opener"

        await company.does(lambda table: agreement.close(table, company.person(0)))

        assert not head_of(company.table).listed
        guest = "Eve", "key of Eve", None, False, True
        assert await company.refused(lambda table: actions.join(table, *guest)) == "closed"
        assert (await company.reopened()).closed

    among(3, work, seated=2, kind="open", public=True)


def test_a_game_that_has_begun_is_not_closed() -> None:
    async def work(company: Company) -> None:
        late = await company.refused(lambda table: agreement.close(table, company.person(0)))
        assert late == "begun"

    among(2, work)
