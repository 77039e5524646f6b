"""Redo: what was taken back is made again, each person for themselves."""

from __future__ import annotations

from nemeton.table import takebacks
from nemeton.table.host import Action
from tests.table.company import Company, among


def redoing(*seats: int) -> list[Action]:
    mine = list(seats)
    return [lambda each: takebacks.redo(each, mine), lambda each: takebacks.redo_on(each, mine)]


async def redo(company: Company, *seats: int) -> None:
    await company.host.perform(company.open_table, *redoing(*seats))


def made(company: Company) -> list[object]:
    return [(each.seat, each.option, each.first) for each in company.table.timeline.made]


def test_what_was_taken_back_is_made_again() -> None:
    async def work(company: Company) -> None:
        await company.choose(1)
        await company.choose(2)
        before = made(company)
        await company.does(lambda table: takebacks.undo(table, [0], 0))
        assert made(company) == []
        assert await company.refused(redoing(1)[0]) == "not-your-turn"

        await redo(company, 0)

        assert made(company) == before
        reopened = (await company.reopened()).timeline.made
        assert [(each.seat, each.option, each.first) for each in reopened] == before
        assert await company.refused(redoing(0)[0]) == "nothing-to-redo"

    among(2, work)


def test_another_choice_ends_it() -> None:
    async def work(company: Company) -> None:
        await company.choose(1)
        await company.does(lambda table: takebacks.undo(table, [0], 0))
        await company.choose(0)
        assert await company.refused(redoing(0)[0]) == "nothing-to-redo"

    among(2, work)


def test_nobody_makes_the_choice_of_somebody_else_again() -> None:
    async def work(company: Company) -> None:
        while company.table.asked == 0:
            await company.choose()
        await company.choose()
        assert company.table.timeline.made[-1].seat == 1
        count = company.table.choices
        await company.does(lambda table: takebacks.undo(table, [0], 0))
        person = company.person(1)
        await company.does(lambda table: takebacks.answer_undo(table, person, True))
        assert company.table.choices == 0

        await redo(company, 0)
        assert company.table.choices == count - 1
        assert await company.refused(redoing(0)[0]) == "not-your-turn"
        await redo(company, 1)
        assert company.table.choices == count

    among(2, work)
