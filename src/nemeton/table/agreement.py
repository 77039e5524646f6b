"""Ending, pausing and giving up: what people decide about a game beside playing it."""

from __future__ import annotations

from nemeton.table.actions import Change, default_level, playing
from nemeton.table.log import (
    Body,
    Closed,
    Ended,
    HolidayEnded,
    HolidayTaken,
    Paused,
    Proposal,
    ProposalAnswered,
    Proposed,
    Resigned,
    Resumed,
)
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Person, Table

__all__ = [
    "answer_proposal",
    "close",
    "end_holiday",
    "propose",
    "resign",
    "resume",
    "take_holiday",
]


def resign(table: Table, person: Person, seat: int) -> Change:
    """Gives up a seat: of two sides the other wins; with more, an automaton of the rules counted, a
    bot goes on, unless nobody is left who would play with it."""
    playing(table)
    if seat not in held(table, person):
        raise Refused("not-your-seat")
    alone = table.sides <= 2 or not table.others(seat)
    return Change([Resigned(seat, "" if alone else default_level())])


def propose(table: Table, person: Person, what: Proposal) -> Change:
    """Proposes a draw, an end without a winner, or a pause; all people who sit here must agree."""
    playing(table)
    seats = held(table, person)
    if not seats:
        raise Refused("not-your-seat")
    if table.proposal is not None and table.proposal.seat not in seats:
        raise Refused("answer-first")
    if what == "pause" and (not table.clock.used or table.clock.paused):
        raise Refused("no-clock")
    if table.others(seats[0]):
        return Change([Proposed(seats[0], what)])
    if what != "pause":
        raise Refused("nobody-to-ask")  # whoever is alone with bots gives up
    return Change([Paused()])


def agreed(what: Proposal) -> Body:
    return Paused() if what == "pause" else Ended(what)


def answer_proposal(table: Table, person: Person, number: int, agree: bool) -> Change:
    """Agrees or not to the proposal of that number; whoever made it may take it back."""
    proposal, seats = table.proposal, held(table, person)
    if proposal is None or proposal.number != number:
        raise Refused("stale", number=table.moment)
    if not agree and proposal.seat in seats:
        return Change([ProposalAnswered(proposal.seat, False)])
    mine = [seat for seat in seats if seat in proposal.waiting]
    if not mine:
        raise Refused("not-your-turn" if seats else "not-your-seat")
    bodies: list[Body] = [ProposalAnswered(mine[0], agree)]
    if agree and set(proposal.waiting) <= set(mine):
        bodies.append(agreed(proposal.what))
    return Change(bodies)


def resume(table: Table, person: Person) -> Change:
    """Anybody who sits here ends a pause."""
    playing(table)
    seats = held(table, person)
    if not seats:
        raise Refused("not-your-seat")
    if not table.clock.paused:
        raise Refused("stale", number=table.moment)
    return Change([Resumed(seats[0])])


def take_holiday(table: Table, person: Person, days: int) -> Change:
    """Lets the own clock rest for some of the days that the table grants, without asking."""
    playing(table)
    if not held(table, person):
        raise Refused("not-your-seat")
    if table.settings.clock.kind != "days":
        raise Refused("no-clock")
    if days < 1:
        raise bad_field("days")
    left = table.holidays_left(person.number)
    if days > left:
        raise Refused("no-holidays", days=left)
    return Change([HolidayTaken(person.number, days)])


def end_holiday(table: Table, person: Person, now: float) -> Change:
    playing(table)
    spans = table.holidays.get(person.number, [])
    if not spans or spans[-1][1] <= now:
        raise Refused("stale", number=table.moment)
    return Change([HolidayEnded(person.number)])


def close(table: Table, person: Person) -> Change:
    """Whoever opened a table closes it while its game has not begun."""
    if table.begun or table.settings.archive:
        raise Refused("begun")
    if table.closed:
        raise Refused("closed")
    if person.number != table.opener:
        raise Refused("not-opener" if person.number in table.seated() else "not-your-seat")
    return Change([Closed(person.number)])


def held(table: Table, person: Person) -> list[int]:
    """The seats of a person, also those that a bot plays meanwhile."""
    return [*table.seats_of(person.number), *table.away_of(person.number)]
