"""The meetings of the next round, by the system of the league."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from nemeton.league.sides import habits_of, placed
from nemeton.league.standings import standings
from nemeton.league.state import FINAL, League, Meeting
from nemeton.league.tables import FILL, Pair, circle, seated_apart, times_met

__all__ = ["next_meetings"]

Tables = list[list[int]]


def next_meetings(league: League, address: Callable[[], str]) -> list[Meeting]:
    """All tables of the next round with an address for each; tables of bots alone are left out."""
    habits, number = habits_of(league.meetings()), len(league.rounds)
    found: list[Meeting] = []
    for group, tables in next_tables(league):
        for table in tables:
            if all(each == FILL for each in table):
                continue
            seats = placed(table, league.settings.sides, habits, number + len(found))
            habits.note(seats)
            found.append(Meeting(address(), seats, group))
    return found


def next_tables(league: League) -> list[tuple[int, Tables]]:
    if league.finalists:
        return [(FINAL, final_tables(league))]
    if league.settings.system == "swiss":
        return [(0, swiss_tables(league))]
    return [(group, group_tables(league, group)) for group in range(league.groups)]


def met_in(league: League, group: int | None = None) -> Counter[Pair]:
    """How often each two have met; a bot that fills a table is always the same one."""
    tables = league.meetings(group)
    return times_met(
        [[FILL if seat.entrant is None else seat.entrant for seat in each.seats] for each in tables]
    )


def swiss_tables(league: League) -> Tables:
    rows = standings(league)
    there = {each.number for each in league.playing()}
    order = [row.entrant for row in rows if row.entrant in there]
    points = {row.entrant: row.points for row in rows}
    seed = league.lot + len(league.rounds)
    return seated_apart(order, league.settings.at_table, met_in(league), points, seed)


def group_tables(league: League, group: int) -> Tables:
    """By the schedule of the group: places that nobody has, or has left, are played by bots."""
    there = {each.slot: each.number for each in league.playing() if each.group == group}
    if league.settings.at_table == 2:
        schedule = circle(league.slots, len(league.rounds))
        return [[there.get(slot, FILL) for slot in pair] for pair in schedule]
    people = [there[slot] for slot in sorted(there)]
    return apart(league, people, group)


def final_tables(league: League) -> Tables:
    gone = {each.number for each in league.entrants if each.gone}
    people = [FILL if each in gone else each for each in league.finalists]
    if league.settings.at_table == 2:
        people += [FILL] * (len(people) % 2)
        schedule = circle(len(people), len(league.rounds) - league.planned)
        return [[people[slot] for slot in pair] for pair in schedule]
    return apart(league, [each for each in people if each != FILL], FINAL)


def apart(league: League, people: Sequence[int], group: int) -> Tables:
    seed = league.lot + len(league.rounds)
    return seated_apart(people, league.settings.at_table, met_in(league, group), None, seed)
