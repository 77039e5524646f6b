"""What is known of a table after so many lines of its log, and what others ask of it."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from nemeton import bots
from nemeton.engine.errors import BadInput
from nemeton.engine.history import Result
from nemeton.engine.state import Decision, State
from nemeton.lessons import Follower, Progress
from nemeton.puzzles import exercise_names, exercise_of
from nemeton.table.clock import Clock, Outages
from nemeton.table.log import ChatRoom, Entry
from nemeton.table.luck import DEALT_WITHIN, Luck
from nemeton.table.missed import missed_lesson
from nemeton.table.recalling import Recalling
from nemeton.table.redoing import Redoable
from nemeton.table.seating import ChatLine, Notice, Person, Request, Seat, Suggestion
from nemeton.table.settings import DAY, TableSettings
from nemeton.table.timeline import Timeline

__all__ = ["BOT_SILENCE", "TableFacts"]

OPENER = 0  # the number of the person who opened the table

BOT_SILENCE = 30.0  # seconds after which a program that is asked has lost its seat

LIKENESS = 0  # the seed of what is shown before anything is dealt


class TableFacts:
    """The table as of entry `number`; what changes it is a line of its log."""

    def __init__(
        self,
        name: str,
        settings: TableSettings,
        created: float,
        whole: bool = True,
        outages: Outages = (),
        recalling: Recalling | None = None,
    ) -> None:
        """`whole`: with all that was played before; `recalling`: it was played by other rules, and
        is opened from what was stored then."""
        self.name = name
        self.settings = settings
        self.rules = settings.rules  # by which it is played now
        self.recalling = recalling
        self.own_values = settings.own_values()
        self.created = created
        self.changed = created
        self.number = 0  # entries applied
        self.stirs = 0  # entries that were more than talk: what everybody may count
        self.moment = 0  # as many of them as led to the pending decision
        self.people: list[Person] = []
        self.active: set[int] = set()  # those who ever sat or spoke
        self.muted: set[int] = set()  # those whom the owner lets no longer speak
        self.seats = [
            Seat(each.kind, None, bots.current_name(each.level), name=each.name)
            for each in settings.seats
        ]
        self.begun = False
        self.starters: list[int | None] = []  # who began the game, by seat; None: a bot
        self.clock = Clock(settings.clock, settings.players, outages)
        self.expired: int | None = None
        self.claimed: Result | None = None
        self.request: Request | None = None
        self.redoable = Redoable()
        self.proposal: Suggestion | None = None
        self.closed = False  # before its game began
        self.holidays: dict[int, list[tuple[float, float]]] = {}  # by person, from when to when
        self.notices: list[Notice] = []
        self.chat: list[ChatLine] = []
        self.spoken: Counter[ChatRoom] = Counter()  # lines by room
        self.rematch: str | None = None
        self.kept: int | None = None  # choices made when the learner of a lesson left its path
        self.follower = follower_of(settings)
        self.timeline = self.laid_out(LIKENESS if settings.undealt else settings.seed, whole)
        self.luck = Luck(settings, not self.open_book or bool(settings.wanted))
        self.asked_at = created  # when the pending decision was put to its seat
        self.heard: dict[int, float] = {}  # when each person last gave a sign of life here
        self.played_at = 0  # the last line of the log that led to a new position
        self.full_at: float | None = None  # when the last seat was taken, before the game begins
        self.dealt = 0  # stirs when it began
        self.counts: list[int] = []  # choices that stood after each entry that was no talk

    def laid_out(self, seed: int | str | list[int], whole: bool = True) -> Timeline:
        """The game as it begins, or goes on from what was played before, which is `whole`."""
        state = self.settings.start(seed)
        noted = self.settings.box.open_book(state.setup)
        for at, renewed in self.settings.renewals:
            state.setup = state.setup.renewed(at, renewed)
        timeline = Timeline(state, noted)
        timeline.advance(self.settings.before() if whole else [])
        return timeline

    # What others ask

    @property
    def state(self) -> State:
        return self.timeline.state

    @property
    def record(self) -> dict[str, Any]:
        """The game as it was played, by the rules that it began with."""
        return self.state.record | {"rules": self.settings.rules}

    @property
    def choices(self) -> int:
        return self.timeline.number

    @property
    def result(self) -> Result | None:
        return self.claimed if self.claimed is not None else self.state.result

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def decision(self) -> Decision | None:
        return None if self.over else self.state.decision

    @property
    def asked(self) -> int | None:
        """The seat that has to answer now; None when the game is over."""
        decision = self.decision
        return None if decision is None else decision.seat

    @property
    def progress(self) -> Progress | None:
        """How far the lesson that is taken here has got; one that has been rewritten since, so
        that what was played no longer fits it, is none any more."""
        if self.follower is None:
            return None
        before = len(self.follower.lesson.choices)
        try:
            return self.follower.after([made.option for made in self.timeline.made[before:]])
        except BadInput:
            self.follower = None
            return None

    @property
    def playing(self) -> bool:
        return self.begun and not self.over and not self.settings.archive

    @property
    def dealing(self) -> bool:
        """Whether all seats are taken and the numbers that people add are still awaited."""
        return self.full_at is not None and not self.begun

    def players_in_order(self) -> list[int]:
        """The people who sit here, in the order of their seats."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        return list(dict.fromkeys(people))

    @property
    def record_open(self) -> bool:
        """Whether everybody may see everything: it is over, or nothing is hidden nor random."""
        return self.over or self.settings.archive or self.open_book

    def open_to(self, person: Person | None) -> bool:
        """Whether this guest may see everything; onlookers of a closed table wait for the end."""
        closed = not self.settings.watch and person is None and not self.over
        return self.record_open and not (closed and not self.settings.archive)

    @property
    def result_stands(self) -> bool:
        """Whether the result is kept for a rating or a league, and stands once it is there."""
        return self.settings.rated or bool(self.settings.league)

    @property
    def open_book(self) -> bool:
        return self.settings.box.open_book(self.state.setup)

    def person_by(self, key: str) -> Person | None:
        """Whoever holds the token with that hash."""
        return next((each for each in self.people if each.key == key), None)

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that this person plays."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if person is not None and seat.person == person and seat.by_person
        ]

    def away_of(self, person: int | None) -> list[int]:
        """The seats that a bot plays for this person."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if person is not None and seat.person == person and seat.level
        ]

    def left_of(self, person: int | None) -> list[int]:
        """The free seats that this person got up from, also where a bot plays meanwhile."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if person is not None and seat.left_by == person and seat.free
        ]

    def seated(self) -> set[int]:
        """The people who sit here, whether they play or a bot does it for them."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def waits_for_owner(self, seat: int) -> bool:
        """Whether a free seat is kept for the one who left it, or stays the bot's that plays there:
        not all the others have agreed that anybody may take it."""
        there = self.seats[seat]
        asked = {person for person in self.seated() if not self.people[person].bot}
        agreed = bool(there.offered) and asked <= set(there.offered)
        had = there.left_by is not None or bool(there.level)
        return self.begun and there.free and had and not agreed

    def name_of(self, seat: int) -> str:
        person = self.seats[seat].person
        if person is not None:
            here = self.seats[seat].name if person == OPENER else ""
            return here or self.people[person].name
        return self.settings.names[seat] if seat < len(self.settings.names) else ""

    def others(self, seat: int) -> list[int]:
        """The seats of other people, also where a bot plays for them; bots alone consent."""
        person = self.seats[seat].person
        return [
            number
            for number, each in enumerate(self.seats)
            if each.person is not None and each.person != person and not self.bot_at(number)
        ]

    def bot_at(self, seat: int) -> bool:
        """Whether a program of somebody's plays there, under a name of its own."""
        there = self.seats[seat]
        return there.person is not None and there.by_person and self.people[there.person].bot

    def room_of(self, person: int | None) -> ChatRoom:
        """Where this person talks: players and onlookers do so apart."""
        return "players" if person is not None and person in self.seated() else "spectators"

    def deadline(self) -> float | None:
        """When the time of whoever is asked runs out, if nobody has noticed yet; before the game
        begins, that of those who have yet to tell their numbers."""
        if self.dealing and self.full_at is not None:
            return self.full_at + DEALT_WITHIN
        asked = self.asked
        if asked is None or not self.playing or self.expired is not None:
            return None
        ends = (self.clock.deadline(asked), self.bot_deadline())
        return min((end for end in ends if end is not None), default=None)

    def bot_deadline(self) -> float | None:
        """When the program that is asked has been silent for too long; None: none is asked."""
        asked = self.asked
        if asked is None or not self.playing or not self.bot_at(asked):
            return None
        return self.clock.after(asked, self.asked_at, BOT_SILENCE)

    @property
    def bot_after_timeout(self) -> bool:
        """Whether a bot plays on where time is over: with three sides or more one clock does not
        end the game for all."""
        timeout = self.settings.clock.timeout
        return timeout == "bot" or (timeout == "claim" and self.sides > 2)

    @property
    def opener(self) -> int | None:
        """Who decides before the game begins: whoever opened the table, while they sit there."""
        return min(self.seated(), default=None)

    def silent_from(self) -> float | None:
        """From when on the person who is asked counts as silent; None: nobody is waited for."""
        asked = self.asked
        if asked is None or not self.playing or not self.seats[asked].by_person:
            return None
        person = self.seats[asked].person
        heard = self.heard.get(-1 if person is None else person, 0.0)
        since = max(self.asked_at, heard)
        return self.clock.after(asked, since, self.settings.clock.patience)

    def holidays_left(self, person: int) -> int:
        """Days for which this person may still let their clock rest; begun ones count whole."""
        spans = self.holidays.get(person, [])
        used = sum(math.ceil((last - first) / DAY) for first, last in spans)
        return max(0, self.settings.clock.holidays - used)

    def kept_since(self, number: int) -> int:
        """How many choices stand now that stood after so many stirs already, and ever since."""
        return min(self.counts[number:])

    @property
    def sides(self) -> int:
        """How many play, an automaton of the rules included."""
        return len(self.state.view(None)["seats"])

    def all_but(self, seat: int) -> tuple[int, ...]:
        """Who wins when one is gone; against an automaton of the rules nobody does."""
        if self.sides > self.settings.players:
            return ()
        return tuple(each for each in range(self.settings.players) if each != seat)

    def scores(self) -> tuple[int | None, ...]:
        return tuple(each["score"] for each in self.state.view(None)["seats"])

    # What everybody is told

    def add_notice(
        self, entry: Entry, key: str, seat: int, former: str = "", by: int | None = None
    ) -> None:
        """Something that somebody at this seat, or the person `by`, has done."""
        name = self.name_of(seat) if by is None else self.people[by].name
        level = self.seats[seat].level
        notice = Notice(self.stirs, entry.at, self.choices, key, seat, name, level, former)
        self.notices.append(notice)

    def add_table_notice(self, at: float, key: str) -> None:
        """Something that nobody in particular has done."""
        self.notices.append(Notice(self.stirs, at, self.choices, key, None, "", "", ""))

    def add_owner_notice(
        self, entry: Entry, key: str, reason: str, name: str = "", seat: int | None = None
    ) -> None:
        level = "" if seat is None else self.seats[seat].level
        notice = Notice(self.stirs, entry.at, self.choices, key, seat, name, level, "", reason)
        self.notices.append(notice)


def follower_of(settings: TableSettings) -> Follower | None:
    """Whoever follows the learner, where a lesson is taken or a moment tried again."""
    if settings.sought:
        return Follower(missed_lesson(settings), settings.box)
    if settings.lesson not in exercise_names(settings.game):
        return None
    return Follower(exercise_of(settings.game, settings.lesson), settings.box)
