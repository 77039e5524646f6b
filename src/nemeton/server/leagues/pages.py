"""What the page of a league shows, made from the league."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from nemeton.league.course import final_rounds
from nemeton.league.standings import TIE_BREAKS, standings
from nemeton.league.state import FINAL, League, Meeting, Round
from nemeton.server.leagues.schemas import (
    EntrantLine,
    GroupTable,
    LeagueLine,
    LeaguePage,
    MeetingLine,
    PlaceLine,
    RoundLine,
    StandingLine,
)

__all__ = ["line_of", "page_of"]


def line_of(id: str, league: League, mine: bool) -> LeagueLine:
    settings = league.settings
    return LeagueLine(
        id=id,
        name=settings.name,
        game=settings.game,
        at_table=settings.at_table,
        system=settings.system,
        pace=settings.pace,
        state=league.state,
        entrants=len(league.playing()),
        round=len(league.rounds),
        rounds=rounds_of(league),
        rated=settings.rated,
        mine=mine,
    )


def rounds_of(league: League) -> int:
    """How many rounds there will be, as far as can be said now."""
    if league.state == "open":
        return league.settings.rounds_for(max(2, len(league.playing())))
    return max(league.planned + final_rounds(league), len(league.rounds))


def page_of(
    id: str,
    league: League,
    me: str,
    owner: str,
    profiles: Collection[str],
    missing: Collection[str],
    now: float,
) -> LeaguePage:
    """The page as this person is shown it; who wants a profile can be looked up. `missing`: the
    tables that are still being set up."""
    entrant = league.by_person(me)
    return LeaguePage(
        id=id,
        settings=league.settings,
        state=league.state,
        owner=owner,
        mine=bool(me) and league.owner == me,
        me=entrant.number if entrant is not None and not entrant.gone else None,
        open=is_open(league),
        round=len(league.rounds),
        rounds=rounds_of(league),
        due=None if league.due is None else max(0.0, league.due - now),
        entrants=[
            EntrantLine(
                each.number,
                each.name,
                each.level,
                each.person if each.person in profiles else "",
                each.gone,
                each.since,
            )
            for each in league.entrants
        ],
        tables=[GroupTable(group, rows_of(league, group)) for group in groups_of(league)],
        played=[round_line(number + 1, each, missing) for number, each in enumerate(league.rounds)],
        tie_breaks=list(TIE_BREAKS),
    )


def is_open(league: League) -> bool:
    """Whether one may still enter."""
    if league.state == "open":
        return True
    late = league.settings.late and len(league.rounds) < league.planned
    return league.state == "running" and late


def groups_of(league: League) -> list[int]:
    final = [FINAL] if league.finalists else []
    return [*final, *range(league.groups)]


def rows_of(league: League, group: int) -> list[StandingLine]:
    rows = standings(league, group)
    return [StandingLine(*msgspec.structs.astuple(row)) for row in rows]


def round_line(number: int, each: Round, missing: Collection[str]) -> RoundLine:
    meetings = [meeting_line(meeting, meeting.table not in missing) for meeting in each.meetings]
    return RoundLine(number, each.opened, each.final, meetings)


def meeting_line(meeting: Meeting, ready: bool) -> MeetingLine:
    outcome = meeting.outcome
    seats = [
        PlaceLine(
            place.entrant,
            place.side,
            0 if outcome is None else outcome.ranks[seat],
            None if outcome is None else outcome.scores[seat],
            outcome is not None and seat in outcome.left,
        )
        for seat, place in enumerate(meeting.seats)
    ]
    return MeetingLine(meeting.table, meeting.group, seats, outcome is not None, ready)
