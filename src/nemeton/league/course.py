"""The course of a league: entering, leaving, rounds that open and close, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from nemeton.league.pairing import next_meetings
from nemeton.league.settings import MOST_ENTRANTS, filled_up, robin_rounds
from nemeton.league.standings import drawn, standings
from nemeton.league.state import Entrant, League, Meeting, Outcome, Round

__all__ = [
    "Unfit",
    "advance",
    "begin",
    "end",
    "enter",
    "final_rounds",
    "open_next",
    "settle",
    "withdraw",
]

Why = Literal[
    "begun", "entered", "full", "late", "no-entrant", "not-begun", "over", "playing", "too-few"
]
NewAddress = Callable[[], str]


class Unfit(Exception):
    """Not possible in the state that the league is in."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


def enter(league: League, name: str, person: str = "", level: str = "") -> Entrant:
    """Somebody takes part, from the next round on; whoever left comes back as who they were."""
    check_open(league)
    known = league.by_person(person)
    if known is not None and not known.gone:
        raise Unfit("entered")
    if known is None and len(league.entrants) >= MOST_ENTRANTS:
        raise Unfit("full")
    entrant = known or Entrant(len(league.entrants), name, person, level)
    if league.state == "running":
        take_slot(league, entrant)
    if known is None:
        entrant.since = len(league.rounds) + 1
        league.entrants.append(entrant)
    entrant.left = None
    return entrant


def check_open(league: League) -> None:
    if league.state == "over":
        raise Unfit("over")
    if league.state == "running" and not league.settings.late:
        raise Unfit("late")
    if league.state == "running" and len(league.rounds) >= league.planned:
        raise Unfit("late")  # the last round has been paired


def take_slot(league: League, entrant: Entrant) -> None:
    """A free place of the schedule; where those who stand alike meet there is always one."""
    if league.settings.system == "swiss":
        return
    taken = {(each.group, each.slot) for each in league.playing()}
    places = [(group, slot) for slot in range(league.slots) for group in range(league.groups)]
    free = [each for each in places if each not in taken]
    if not free:
        raise Unfit("full")
    own = (entrant.group, entrant.slot)
    entrant.group, entrant.slot = own if own in free else free[0]


def withdraw(league: League, number: int) -> Entrant:
    """Somebody leaves: the games of this round go on, with a bot for them; no more come."""
    if not 0 <= number < len(league.entrants) or league.entrants[number].gone:
        raise Unfit("no-entrant")
    if league.state == "over":
        raise Unfit("over")
    entrant = league.entrants[number]
    entrant.left = len(league.rounds)
    return entrant


def begin(league: League, address: NewAddress, now: float) -> None:
    """Draws the groups and opens the first round."""
    if league.state != "open":
        raise Unfit("begun")
    count, settings = len(league.playing()), league.settings
    if count < 2:
        raise Unfit("too-few")
    if settings.system == "groups":
        league.groups = max(1, round(count / settings.group_size))
    largest = -(-count // league.groups)
    league.slots = filled_up(largest, settings.at_table)
    league.planned = settings.rounds_for(largest)
    order = sorted(league.playing(), key=lambda each: drawn(league.lot, each.number))
    for place, entrant in enumerate(order):
        lap, step = divmod(place, league.groups)
        entrant.group = step if lap % 2 == 0 else league.groups - 1 - step
        entrant.slot = lap
    league.state = "running"
    open_round(league, address, now)


def open_round(league: League, address: NewAddress, now: float) -> None:
    meetings = next_meetings(league, address)
    league.rounds.append(Round(meetings, now, bool(league.finalists)))
    league.due = None


def settle(league: League, table: str, outcome: Outcome) -> Meeting | None:
    """Notes what came of a game, once; later words about it change nothing."""
    for meeting in league.meetings() if league.state == "running" else ():
        if meeting.table == table and meeting.outcome is None:
            meeting.outcome = outcome
            return meeting
    return None


def advance(league: League, address: NewAddress, now: float, hurry: bool = False) -> bool:
    """Does what is due: closes a round, opens the next one (`hurry`: without the pause), ends the
    league. Whether anything has changed."""
    if league.state != "running" or not league.rounds[-1].over:
        return False
    if is_last(league):
        league.state, league.due = "over", None
        return True
    if league.due is None:
        league.due = now + league.settings.pause
        if not hurry and league.settings.pause:
            return True
    if now < league.due and not hurry:
        return False
    open_round(league, address, now)
    return True


def open_next(league: League, address: NewAddress, now: float) -> None:
    """The next round, without the pause."""
    if league.state != "running":
        raise Unfit("not-begun" if league.state == "open" else "over")
    if not league.rounds[-1].over:
        raise Unfit("playing")
    advance(league, address, now, hurry=True)


def end(league: League) -> None:
    """No round follows; games that are still played count for nothing here."""
    if league.state == "over":
        raise Unfit("over")
    league.state, league.due = "over", None


def is_last(league: League) -> bool:
    """Whether no round follows; the finalists are found when the others are done."""
    if len(league.playing()) < 2:
        return True
    played = len(league.rounds)
    if played < league.planned:
        return False
    if league.settings.system != "groups" or not league.settings.advance or league.groups < 2:
        return True
    if not league.finalists:
        league.finalists = qualified(league)
    return played >= league.planned + final_rounds(league)


def final_rounds(league: League) -> int:
    count = len(league.finalists)
    at_table = league.settings.at_table
    return robin_rounds(filled_up(count, at_table), at_table) if count > 1 else 0


def qualified(league: League) -> list[int]:
    """The first of each group who are still there, the best first."""
    found = []
    for group in range(league.groups):
        rows = standings(league, group)
        there = [row for row in rows if not league.entrants[row.entrant].gone]
        found += [(place, row.entrant) for place, row in enumerate(there)][
            : league.settings.advance
        ]
    return [entrant for _, entrant in sorted(found)]
