"""How a line of the log changes what people ask of each other, and whose clock rests."""

from __future__ import annotations

from nemeton.table.facts import TableFacts
from nemeton.table.log import (
    Entry,
    HolidayEnded,
    HolidayTaken,
    Paused,
    ProposalAnswered,
    Proposed,
    Resumed,
    UndoAnswered,
    UndoAsked,
)
from nemeton.table.seat_changes import rest_seats
from nemeton.table.seating import Request, Suggestion
from nemeton.table.settings import DAY

__all__ = ["consent", "pause", "propose", "rest"]


def consent(table: TableFacts, entry: Entry, body: UndoAsked | UndoAnswered) -> None:
    """Somebody asks to take back, agrees, or does not, which is enough."""
    if isinstance(body, UndoAsked):
        table.request = Request(body.seat, body.keep, table.others(body.seat))
        table.add_notice(entry, "undo_asked", body.seat)
    elif table.request is not None and body.agree:
        table.request.waiting = without(table, table.request.waiting, body.seat)
    elif table.request is not None:
        table.request = None
        table.add_notice(entry, "undo_refused", body.seat)


def propose(table: TableFacts, entry: Entry, body: Proposed | ProposalAnswered) -> None:
    """Somebody proposes something to all, agrees, or does not; so is it taken back, too."""
    if isinstance(body, Proposed):
        waiting = table.others(body.seat)
        table.proposal = Suggestion(table.stirs, body.seat, body.what, waiting)
        table.add_notice(entry, f"proposed_{body.what}", body.seat)
    elif table.proposal is not None and body.agree:
        table.proposal.waiting = without(table, table.proposal.waiting, body.seat)
    elif table.proposal is not None:
        person = table.seats[table.proposal.seat].person
        own = table.seats[body.seat].person == person
        table.add_notice(entry, "withdrawn" if own else "declined", body.seat)
        table.proposal = None


def without(table: TableFacts, waiting: list[int], seat: int) -> list[int]:
    """The seats still waited for when the person of that seat has agreed."""
    person = table.seats[seat].person
    return [each for each in waiting if table.seats[each].person != person]


def pause(table: TableFacts, entry: Entry, body: Paused | Resumed) -> None:
    """No clock runs, or all do again."""
    table.proposal = None
    if isinstance(body, Resumed):
        table.clock.resume(entry.at)
        table.add_notice(entry, "resumed", body.seat)
    else:
        table.clock.pause(entry.at)
        table.add_table_notice(entry.at, "paused")


def rest(table: TableFacts, entry: Entry, body: HolidayTaken | HolidayEnded) -> None:
    """Somebody goes on holiday, or is back."""
    spans = table.holidays.setdefault(body.person, [])
    seat = next((n for n, each in enumerate(table.seats) if each.person == body.person), 0)
    if isinstance(body, HolidayTaken):
        first = max(entry.at, spans[-1][1] if spans else 0.0)
        spans.append((first, first + body.days * DAY))
        table.add_notice(entry, "holiday_taken", seat, by=body.person)
    else:
        spans[:] = [(first, min(last, entry.at)) for first, last in spans if first < entry.at]
        table.add_notice(entry, "holiday_ended", seat, by=body.person)
    rest_seats(table)
