"""Who stands where: points, then the tie-breaks, in the order that the page of a league states."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from nemeton.league.settings import Scoring
from nemeton.league.state import FINAL, Entrant, League, Meeting

__all__ = ["TIE_BREAKS", "Standing", "points_in", "standings", "table_of"]

# points: see `points_in`; wins: games won, shared ones half; opponents: the points of all one has
# met (Buchholz); direct: points against those who stand alike so far; lot: drawn when it began.
TIE_BREAKS = ("points", "wins", "opponents", "direct", "lot")


class Standing(msgspec.Struct):
    """One line of the table; `place` is shared by nobody. Points and wins count double."""

    place: int
    entrant: int
    played: int = 0
    points: int = 0
    wins: int = 0
    opponents: int = 0
    direct: int = 0
    left: int = 0  # games that a bot ended for them


def points_in(meeting: Meeting, seat: int, scoring: Scoring) -> int:
    """Two for everybody left behind and one for each equal; or two for a win, one for a shared
    one. None for whoever left the game to a bot."""
    outcome = meeting.outcome
    if outcome is None or seat in outcome.left:
        return 0
    mine = outcome.ranks[seat]
    if scoring == "wins":
        return won(meeting, seat)
    others = [rank for place, rank in enumerate(outcome.ranks) if place != seat]
    return sum(2 if mine < rank else 1 if mine == rank else 0 for rank in others)


def won(meeting: Meeting, seat: int) -> int:
    """Two for a win, one for a win that is shared; an end without a winner is none."""
    outcome = meeting.outcome
    if outcome is None or seat in outcome.left or outcome.ranks[seat] != 1:
        return 0
    return 2 if outcome.ranks.count(1) == 1 else 1


def standings(league: League, group: int | None = None) -> list[Standing]:
    """The table of a league, or of one of its groups (FINAL: those of the final)."""
    meetings = league.meetings(group)
    there = [each for each in league.entrants if each.left != 0]  # not before it began
    entrants = [each for each in there if group is None or belongs(each, group, meetings)]
    return table_of(entrants, meetings, league.settings.scoring, league.lot)


def belongs(entrant: Entrant, group: int, meetings: Sequence[Meeting]) -> bool:
    if group == FINAL:
        return any(entrant.number in each.entrants() for each in meetings)
    return entrant.group == group


def table_of(
    entrants: Iterable[Entrant], meetings: Sequence[Meeting], scoring: Scoring, lot: int
) -> list[Standing]:
    found = {each.number: Standing(0, each.number) for each in entrants}
    met: dict[int, list[int]] = {number: [] for number in found}
    for meeting in meetings:
        if meeting.outcome is not None:
            count(meeting, scoring, found, met)
    for number, row in found.items():
        row.opponents = sum(found[other].points for other in met[number])
    rows = sorted(found.values(), key=lambda row: (-row.points, -row.wins, -row.opponents))
    for tied in runs(rows):
        add_direct(tied, meetings, scoring)
    rows.sort(key=lambda row: (*worth(row), -row.direct, drawn(lot, row.entrant)))
    for place, row in enumerate(rows):
        row.place = place + 1
    return rows


def count(
    meeting: Meeting, scoring: Scoring, found: dict[int, Standing], met: dict[int, list[int]]
) -> None:
    """Adds one finished game to the rows of those who played it."""
    people = [number for number in meeting.entrants() if number in found]
    for seat, place in enumerate(meeting.seats):
        row = None if place.entrant is None else found.get(place.entrant)
        if row is None or meeting.outcome is None:
            continue
        row.played += 1
        row.points += points_in(meeting, seat, scoring)
        row.wins += won(meeting, seat)
        row.left += seat in meeting.outcome.left
        met[row.entrant] += [number for number in people if number != row.entrant]


def worth(row: Standing) -> tuple[int, int, int]:
    return (-row.points, -row.wins, -row.opponents)


def runs(rows: Sequence[Standing]) -> list[list[Standing]]:
    """Those who stand alike, two or more, by points, wins and opponents."""
    found: list[list[Standing]] = []
    for row in rows:
        if found and worth(found[-1][0]) == worth(row):
            found[-1].append(row)
        else:
            found.append([row])
    return [each for each in found if len(each) > 1]


def add_direct(tied: list[Standing], meetings: Sequence[Meeting], scoring: Scoring) -> None:
    """What each of these won against the others of them."""
    rows = {row.entrant: row for row in tied}
    for meeting in meetings:
        outcome = meeting.outcome
        if outcome is None:
            continue
        seats = [n for n, place in enumerate(meeting.seats) if place.entrant in rows]
        for seat in seats:
            entrant = meeting.seats[seat].entrant
            assert entrant is not None
            beaten = [n for n in seats if outcome.ranks[seat] < outcome.ranks[n]]
            equal = [n for n in seats if n != seat and outcome.ranks[seat] == outcome.ranks[n]]
            rows[entrant].direct += 0 if seat in outcome.left else 2 * len(beaten) + len(equal)


def drawn(lot: int, entrant: int) -> bytes:
    """A lot that nobody can choose, the same whenever it is looked at."""
    return hashlib.blake2b(f"{lot} {entrant}".encode(), digest_size=8).digest()
