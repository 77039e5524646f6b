"""What the owner of the server may do at a table: always in its log, with a reason."""

from __future__ import annotations

from nemeton.table.actions import Change, checked_level, clean
from nemeton.table.log import OwnerClosed, OwnerHanded, OwnerMuted, OwnerRemoved, OwnerUndone
from nemeton.table.refusals import Refused
from nemeton.table.table import Person, Table

__all__ = ["LONGEST_REASON", "close", "hand", "mute", "person_named", "remove", "take_back"]

LONGEST_REASON = 200


def close(table: Table, reason: str) -> Change:
    """Nobody plays on here."""
    if table.settings.archive:
        raise Refused("archived")
    if table.over:
        raise Refused("game-over")
    return Change([OwnerClosed(clean(reason, LONGEST_REASON))])


def hand(table: Table, seat: int, level: str, reason: str) -> Change:
    """A bot plays on a seat: for its person, who may take it back, or where nobody sits."""
    if table.settings.archive or table.over:
        raise Refused("archived" if table.settings.archive else "game-over")
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", seat=seat, last=len(table.seats) - 1)
    return Change(
        [
            OwnerHanded(
                seat, checked_level(level, table.settings.game), clean(reason, LONGEST_REASON)
            )
        ]
    )


def take_back(table: Table, keep: int, reason: str) -> Change:
    """Back to the moment after so many choices, also where the game was over."""
    if table.settings.archive:
        raise Refused("archived")
    if not table.begun:
        raise Refused("not-begun")
    ended = table.claimed is not None and keep == table.choices
    if not ended and not len(table.settings.prefix) <= keep < table.choices:
        raise Refused("nothing-to-undo")
    if not ended:
        keep = table.timeline.made[keep].first  # what was picked together goes back together
    return Change([OwnerUndone(keep, clean(reason, LONGEST_REASON))])


def mute(table: Table, person: Person, muted: bool, reason: str) -> Change:
    if (person.number in table.muted) == muted:
        return Change([])
    return Change([OwnerMuted(person.number, muted, clean(reason, LONGEST_REASON))])


def remove(table: Table, person: Person, reason: str) -> Change:
    if not person.key:
        return Change([])
    return Change([OwnerRemoved(person.number, clean(reason, LONGEST_REASON))])


def person_named(table: Table, named: str) -> Person:
    """Somebody at the table by number or name; a name that several have needs the number."""
    if named.isascii() and named.isdecimal() and int(named) < len(table.people):
        return table.people[int(named)]
    found = [each for each in table.people if each.name.casefold() == named.casefold()]
    if len(found) != 1:
        raise Refused("no-such-person" if not found else "several-people", name=named[:40])
    return found[0]
