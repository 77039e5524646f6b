"""Choices taken back and made again, and what a learner tried that is kept."""

from __future__ import annotations

from nemeton.table.actions import Author, Change, choose, choose_several, playing
from nemeton.table.log import Body, Kept, UndoAnswered, UndoAsked, Undone
from nemeton.table.refusals import Refused
from nemeton.table.table import Person, Table

__all__ = ["answer_undo", "keep", "redo", "redo_on", "undo"]


def undo(table: Table, seats: list[int], keep: int) -> Change:
    """Takes back: at once while no information has flowed, else by consent of the other people."""
    if not seats:
        raise Refused("not-your-seat")
    if table.settings.archive:
        raise Refused("archived")
    ended = table.claimed is not None or (table.over and table.result_stands)
    if ended or not table.begun:
        raise Refused("game-over" if ended else "not-begun")
    if table.settings.undo == "never":
        raise Refused("undo-never")
    if not len(table.settings.prefix) <= keep < table.choices:
        raise Refused("nothing-to-undo")
    keep = table.timeline.made[keep].first  # what was picked together goes back together
    seat = asker(table, seats, keep)
    if keep >= table.state.free_undo(seat):
        return Change([Undone(seat, keep)])
    if any(each.left_by is not None for each in table.seats):
        raise Refused("seat-left")  # whoever left would have to agree
    return Change([UndoAsked(seat, keep) if table.others(seat) else Undone(seat, keep)])


def redo(table: Table, seats: list[int]) -> Change:
    """Makes the next of the choices that were taken back again, as far as it is one's own or a
    bot's: whoever else's it was decides for themselves."""
    playing(table)
    if not table.redoable.next:
        raise Refused("nothing-to-redo")
    repeat = table.redoable.next[0]
    if repeat.seat not in seats:
        raise Refused("not-your-turn" if seats else "not-your-seat")
    if repeat.members:
        return choose_several(table, [repeat.seat], table.moment, list(repeat.members))
    by: Author = "bot" if table.seats[repeat.seat].level else "person"
    return choose(table, [repeat.seat], table.moment, repeat.options[0], by)


def redo_on(table: Table, seats: list[int]) -> Change:
    """Goes on making again what was taken back, until another person's choice comes."""
    bots = [number for number, seat in enumerate(table.seats) if seat.level]
    following = table.redoable.next[:1]
    if table.over or not following or following[0].seat not in [*seats, *bots]:
        return Change([])
    return redo(table, [*seats, *bots])


def asker(table: Table, seats: list[int], keep: int) -> int:
    """Which of the seats on this screen takes back: the one whose choice it was."""
    by = table.timeline.made[keep].seat
    return by if by in seats else seats[0]


def keep(table: Table, seats: list[int]) -> Change:
    """A learner goes on with what was tried, away from the path of the lesson."""
    progress = table.progress
    if not seats:
        raise Refused("not-your-seat")
    if progress is None or progress.on_path or table.kept is not None:
        raise Refused("stale")
    return Change([Kept(seats[0])])


def answer_undo(table: Table, person: Person, agree: bool) -> Change:
    """Agrees or not, also for a seat that a bot plays meanwhile."""
    request = table.request
    if request is None:
        raise Refused("no-request")
    seats = [*table.seats_of(person.number), *table.away_of(person.number)]
    mine = [seat for seat in seats if seat in request.waiting]
    if not mine:
        raise Refused("not-your-turn" if seats else "not-your-seat")
    bodies: list[Body] = [UndoAnswered(mine[0], agree)]
    if agree and set(request.waiting) <= set(mine):
        bodies.append(Undone(request.seat, request.keep))
    return Change(bodies)
