"""How a line of the log changes who sits where, and who plays there."""

from __future__ import annotations

from nemeton import bots
from nemeton.table.facts import TableFacts
from nemeton.table.log import BotReplaced, Entry, Handed, Offered, StoodIn, TakenBack
from nemeton.table.seating import SOMEBODY

__all__ = [
    "forget",
    "hand",
    "leave",
    "offer",
    "remove",
    "rename",
    "replace_bot",
    "rest_seats",
    "sit",
    "stand_in",
    "take_back",
]


def sit(table: TableFacts, entry: Entry, seat: int, person: int) -> None:
    """Somebody sits down; a hand that changes its owner is announced as such."""
    there = table.seats[seat]
    former = there.left_by if table.begun else None
    key = "replaced_bot" if there.level and table.begun else "sat"
    there.person, there.level = person, ""
    there.left_by, there.offered = None, []
    table.active.add(person)
    if table.begun:
        table.clock.turned(table.asked, entry.at)
        table.asked_at = entry.at if table.asked == seat else table.asked_at
    rest_seats(table)
    if former is None or former == person:
        table.add_notice(entry, key if former is None else "sat", seat)
    else:
        table.add_notice(entry, "taken_over", seat, former=table.people[former].name)


def leave(table: TableFacts, entry: Entry, seat: int) -> None:
    """Somebody gets up and may come back; whoever is gone neither asks nor answers."""
    there = table.seats[seat]
    table.add_notice(entry, "left", seat)
    if there.person is not None and not table.begun:
        table.luck.forget(there.person)
        table.full_at = None
    there.left_by, there.offered = there.person, []
    there.person, there.level = None, ""
    table.proposal = None


def offer(table: TableFacts, entry: Entry, body: Offered) -> None:
    """One more agrees that anybody may take a seat."""
    there = table.seats[body.seat]
    there.offered = [*there.offered, body.person]
    table.add_notice(entry, "offered", body.seat, by=body.person)


def hand(table: TableFacts, entry: Entry, body: Handed) -> None:
    """A bot plays for somebody who wants it, or whose time is over."""
    table.seats[body.seat].level = bots.current_name(body.level)
    table.add_notice(entry, "handed", body.seat)


def take_back(table: TableFacts, entry: Entry, body: TakenBack) -> None:
    """Somebody plays again where a bot did for them."""
    table.add_notice(entry, "taken_back", body.seat)
    table.seats[body.seat].level = ""


def stand_in(table: TableFacts, entry: Entry, body: StoodIn) -> None:
    """A bot plays on, for somebody who is silent or where nobody sits; all hear who wanted it,
    and for whom."""
    there = table.seats[body.seat]
    former = table.name_of(body.seat)
    if there.left_by is not None and table.begun:
        former = table.people[there.left_by].name
    there.level = bots.current_name(body.level)
    if table.expired == body.seat:
        table.expired = None
    key = "stood_in" if former else "bot_seated"
    table.add_notice(entry, key, body.seat, former, by=body.person)


def replace_bot(table: TableFacts, entry: Entry, body: BotReplaced) -> None:
    """A bot of the house goes on where a program played; the seat is free for others."""
    there = table.seats[body.seat]
    program, there.person = there.person, None
    there.level = bots.current_name(body.level)
    table.add_notice(entry, f"bot_{body.why}", body.seat, by=program)


def rename(table: TableFacts, entry: Entry, person: int, name: str) -> None:
    """Somebody goes by another name; those at the table hear of it where they sit."""
    former, table.people[person].name = table.people[person].name, name
    mine = [number for number, seat in enumerate(table.seats) if seat.person == person]
    if mine and former != name:
        table.add_notice(entry, "renamed", mine[0], former)


def forget(table: TableFacts, person: int) -> None:
    """Somebody is nobody here any more; a game that goes on does so without them."""
    table.people[person].name = SOMEBODY
    if table.over:
        table.people[person].key = ""
    else:
        remove(table, person)


def remove(table: TableFacts, person: int) -> None:
    """Frees the seats of a guest for anybody and forgets the key."""
    table.people[person].key = ""
    for seat in table.seats:
        if person in (seat.person, seat.left_by):
            if seat.person is not None and not table.begun:
                table.luck.forget(seat.person)
                table.full_at = None
            seat.person, seat.left_by, seat.level, seat.offered = None, None, "", []
    table.proposal = None
    rest_seats(table)


def rest_seats(table: TableFacts) -> None:
    """The clock of a seat rests while whoever has it is on holiday."""
    for number, seat in enumerate(table.seats):
        person = -1 if seat.person is None else seat.person
        table.clock.holidays[number] = table.holidays.get(person, [])
