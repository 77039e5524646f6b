"""Answers prepared for what others may choose: given in that position, withdrawn in any other."""

from __future__ import annotations

import msgspec
import pytest

from nemeton.engine.flow import Option
from nemeton.table import actions, preparing, takebacks
from nemeton.table.interfaces import Private
from nemeton.table.open_table import PREPARED
from nemeton.table.refusals import Refused
from tests.table.company import Company, among


def line_from(company: Company, *places: int) -> list[Option]:
    """The options at these places, each after the one before."""
    state, line = company.table.state.clone(), []
    for place in places:
        assert state.decision is not None
        line.append(state.decision.options[place])
        state.choose(line[-1])
    return line


async def prepare(company: Company, person: int, line: list[Option]) -> None:
    table = company.table
    made = preparing.prepare(table, company.person(person), table.moment, line)
    private = Private(person, PREPARED, msgspec.json.encode(made).decode())
    await company.host.keep(company.open_table, private)


async def settled(company: Company) -> None:
    """What the table does by itself is done."""
    if company.open_table.autoplay is not None:
        await company.open_table.autoplay


def left(company: Company, person: int) -> list[Option]:
    found = preparing.awaited(company.table, company.open_table.prepared(person))
    return [tuple(step.option) for step in found]


def test_a_prepared_answer_is_given_when_the_other_chooses_as_expected() -> None:
    async def work(company: Company) -> None:
        line = line_from(company, 3, 5, 2, 4, 1, 1, 1)
        await prepare(company, 1, line)
        assert left(company, 1) == line

        await company.choose(3)
        await settled(company)
        assert (company.table.choices, left(company, 1)) == (1, line[1:])
        await company.choose(5)
        await settled(company)

        assert [each.option for each in company.table.timeline.made] == line[:4]
        assert left(company, 1) == line[4:]
        assert company.table.asked == 0
        again = await company.reopened()
        assert [each.option for each in again.timeline.made] == line[:4]

    among(2, work)


def test_it_is_withdrawn_when_the_other_chooses_something_else() -> None:
    async def work(company: Company) -> None:
        await prepare(company, 1, line_from(company, 3, 5, 2))

        await company.choose(3)
        await company.choose(4)
        await settled(company)

        assert (company.table.choices, company.table.asked, left(company, 1)) == (2, 1, [])

    among(2, work)


def test_it_is_no_answer_to_the_same_choice_in_another_position() -> None:
    async def work(company: Company) -> None:
        await company.choose(0)
        line = line_from(company, 3, 5)
        await prepare(company, 1, line)
        await company.does(lambda table: takebacks.undo(table, [0], 0))
        await company.choose(20)
        assert left(company, 1) == []

        table = company.table
        option, moment = line[0], table.moment
        await company.does(lambda each: actions.choose(each, [0], moment, option, "person"))
        await settled(company)

        assert (table.choices, table.asked) == (2, 1)

    among(2, work)


def test_a_line_ends_with_a_choice_of_ones_own_that_is_offered_there() -> None:
    async def work(company: Company) -> None:
        table, moment = company.table, company.table.moment
        good = line_from(company, 3, 5, 2)
        for person, number, line, reason in (
            (1, moment, good[:2], "bad-message"),
            (0, moment, good, "bad-message"),
            (1, moment, [good[0], good[0], good[0]], "not-offered"),
            (1, moment + 1, good, "stale"),
            (1, moment, good * 30, "bad-message"),
        ):
            with pytest.raises(Refused) as refused:
                preparing.prepare(table, company.person(person), number, line)
            assert refused.value.reason == reason

    among(2, work)


def test_where_something_is_hidden_nothing_is_prepared() -> None:
    async def work(company: Company) -> None:
        with pytest.raises(Refused, match="not-foreseeable"):
            preparing.ahead(company.table, [])

    among(3, work)
