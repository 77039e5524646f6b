"""Who is not there does not stop the others: a bot plays on for the silent and on free seats."""

from __future__ import annotations

import math

from nemeton.table.actions import Change, checked_level
from nemeton.table.log import StoodIn
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Person, Table

__all__ = ["stand_in"]


def stand_in(table: Table, person: Person, seat: int, level: str, now: float) -> Change:
    """Has a bot play on a free seat, or for somebody who has been silent for as long as the table
    says; before the game begins whoever opened the table decides."""
    if table.settings.archive:
        raise Refused("archived")
    if table.over:
        raise Refused("game-over")
    if table.closed:
        raise Refused("closed")
    if person.number not in table.seated():
        raise Refused("not-your-seat")
    if not 0 <= seat < len(table.seats):
        raise bad_field("seat")
    if table.seats[seat].level:
        raise Refused("stale", number=table.moment)
    if not table.seats[seat].free:
        check_silence(table, person, seat, now)
    elif not table.begun and person.number != table.opener:
        raise Refused("not-opener")
    return Change([StoodIn(seat, checked_level(level, table.settings.game), person.number)])


def check_silence(table: Table, person: Person, seat: int, now: float) -> None:
    """A seat is silent when it is asked and its person has not been heard of for long enough."""
    silent_from = table.silent_from()
    if silent_from is None or table.asked != seat or table.seats[seat].person == person.number:
        raise Refused("not-silent", seconds=table.settings.clock.patience)
    over = table.expired == seat and table.bot_after_timeout
    if not over and now < silent_from:
        raise Refused("not-silent", seconds=math.ceil(silent_from - now))
