"""One table: who sits where, the game, the clock, what was asked and said. A fold over its log."""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from typing import Any

from nemeton import bots
from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option
from nemeton.engine.history import Result
from nemeton.engine.state import Decision, State
from nemeton.lessons import Follower, Progress, lesson_names, lesson_of
from nemeton.table.clock import Clock, Outages
from nemeton.table.log import (
    Begun,
    Body,
    ChatRoom,
    Chosen,
    ChosenSeveral,
    Claimed,
    Closed,
    Ended,
    Entry,
    Faulted,
    Handed,
    HolidayEnded,
    HolidayTaken,
    Joined,
    Kept,
    Left,
    NonceOpened,
    NonceSealed,
    Offered,
    OwnerClosed,
    OwnerDeed,
    OwnerHanded,
    OwnerMuted,
    OwnerRemoved,
    OwnerUndone,
    Paused,
    ProposalAnswered,
    Proposed,
    Rematched,
    Resigned,
    Resumed,
    RulesChanged,
    Said,
    Sat,
    StoodIn,
    TakenBack,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from nemeton.table.luck import DEALT_WITHIN, Luck, Nonce, kind_of
from nemeton.table.recalling import Recalling
from nemeton.table.redoing import Redoable
from nemeton.table.seating import ChatLine, Notice, Person, Request, Seat, Suggestion
from nemeton.table.settings import DAY, TableSettings, drawn_order
from nemeton.table.timeline import Timeline, Trial

__all__ = ["ChatLine", "Notice", "Person", "Request", "Seat", "Table"]

LIKENESS = 0  # the seed of what is shown before anything is dealt
MOST_IDLE = 200  # people who never sat nor spoke and are remembered all the same


class Table:
    """The table as of entry `number`. Only `apply` changes it."""

    def __init__(
        self,
        name: str,
        settings: TableSettings,
        created: float,
        whole: bool = True,
        outages: Outages = (),
        recalling: Recalling | None = None,
    ) -> None:
        """`whole`: at once; else whoever opens it goes through `play_prefix`, as fast as may be.
        `recalling`: it was played by other rules, and is opened from what was stored then."""
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
            Seat(each.kind, None, bots.current_name(each.level)) for each in settings.seats
        ]
        self.begun = False
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
        if whole:
            deque(self.play_prefix(), 0)

    def play_prefix(self) -> Iterator[None]:
        """Plays the choices that a fork or an uploaded game begins with, one after the other."""
        if self.recalling is not None:
            self.recalling.recall(self.timeline, 0)
        for option in self.settings.before()[self.choices :]:
            if self.recalling is None:
                self.timeline.advance([option])
            else:
                self.recalling.attempt(self.timeline, Chosen(0, option))
            yield
        self.counts = [self.choices]
        self.fill()

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
        agreed = bool(there.offered) and self.seated() <= set(there.offered)
        had = there.left_by is not None or bool(there.level)
        return self.begun and there.free and had and not agreed

    def name_of(self, seat: int) -> str:
        person = self.seats[seat].person
        if person is not None:
            return self.people[person].name
        return self.settings.names[seat] if seat < len(self.settings.names) else ""

    def others(self, seat: int) -> list[int]:
        """The seats of other people, also where a bot plays for them; bots alone consent."""
        person = self.seats[seat].person
        return [
            number
            for number, each in enumerate(self.seats)
            if each.person is not None and each.person != person
        ]

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
        return self.clock.deadline(asked)

    @property
    def bot_after_timeout(self) -> bool:
        """Whether a bot plays on where time is over: with three or more one clock does not end the
        game for all."""
        timeout = self.settings.clock.timeout
        return timeout == "bot" or (timeout == "claim" and self.settings.players > 2)

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

    # What changes it

    def apply(self, entry: Entry, trial: Trial | None = None) -> None:
        """Carries out the next line of the log; `trial` is the state that a choice leads to."""
        assert entry.number == self.number + 1, (entry.number, self.number)
        self.number = entry.number
        person = self.speaker(entry.body)
        if isinstance(entry.body, Said):
            self.say(entry, entry.body)
        else:
            self.stir(entry, trial)
        if self.recalling is not None:
            self.recalling.recall(self.timeline, self.number)
        if person is not None:
            self.heard[person] = entry.at

    def speaker(self, body: Body) -> int | None:
        """The person who gives a sign of life with this line; none by a clock or a bot."""
        match body:
            case Said() | Sat() | Offered() | StoodIn() | HolidayTaken() | HolidayEnded():
                return body.person
            case Chosen() | ChosenSeveral() if body.by != "person":
                return None
            case Chosen() | ChosenSeveral() | TakenBack() | Claimed():
                return self.seats[body.seat].person
            case UndoAsked() | UndoAnswered() | Undone() | Proposed() | ProposalAnswered():
                return self.seats[body.seat].person
        return None

    def stir(self, entry: Entry, trial: Trial | None) -> None:
        """What is more than talk."""
        body = entry.body
        self.stirs += 1
        self.changed = entry.at
        if isinstance(body, Chosen | ChosenSeveral):
            self.choose(entry, body, trial)
        elif isinstance(body, Undone):
            self.undo(entry, body)
        elif isinstance(body, UndoAsked | UndoAnswered):
            self.consent(entry, body)
        else:
            self.change(entry, body)
        self.counts.append(self.choices)
        self.fill(entry.at)

    def open_with(self, entries: Sequence[Entry]) -> None:
        """Applies a whole log, line by line: what was taken back later is played and taken back."""
        for entry in entries:
            self.apply(entry)

    def choose(self, entry: Entry, body: Chosen | ChosenSeveral, trial: Trial | None) -> None:
        self.played_at = entry.number
        self.clock.answered(body.seat, entry.at)
        first = self.choices
        if trial is not None:
            self.timeline.accept(trial)
        elif self.recalling is not None:
            self.recalling.play(self.timeline, entry.number, body)
        elif isinstance(body, Chosen):
            self.timeline.advance([option_of(body)])
        else:
            self.timeline.accept(self.timeline.tried_together(body.members))
        self.redoable.chosen(body, first, self.timeline.made)
        self.moment = self.stirs
        self.asked_at = entry.at
        self.request = None
        self.expired = None

    def undo(self, entry: Entry, body: Undone) -> None:
        self.rewind(entry.at, body.keep)
        self.add_notice(entry, "undone", body.seat)

    def rewind(self, at: float, keep: int) -> None:
        """Back to where the game stood after so many choices."""
        self.clock.turned(self.asked, at)
        keep = min(keep, self.choices)
        self.redoable.undone(self.timeline.made, keep)
        self.timeline.rewind(keep)
        if self.kept is not None and keep < self.kept:
            self.kept = None
        self.moment = self.stirs
        self.asked_at = at
        self.request = None
        self.expired = None

    def consent(self, entry: Entry, body: UndoAsked | UndoAnswered) -> None:
        if isinstance(body, UndoAsked):
            self.request = Request(body.seat, body.keep, self.others(body.seat))
            self.add_notice(entry, "undo_asked", body.seat)
        elif self.request is not None and body.agree:
            person = self.seats[body.seat].person
            self.request.waiting = [
                seat for seat in self.request.waiting if self.seats[seat].person != person
            ]
        elif self.request is not None:
            self.request = None
            self.add_notice(entry, "undo_refused", body.seat)

    def say(self, entry: Entry, body: Said) -> None:
        person = self.people[body.person]
        self.active.add(body.person)
        seat = next((n for n, each in enumerate(self.seats) if each.person == body.person), None)
        self.spoken[body.room] += 1
        number = self.spoken[body.room]
        spoken = ChatLine(number, entry.at, body.room, person.name, seat, body.text)
        self.chat.append(spoken)

    def change(self, entry: Entry, body: Body) -> None:
        match body:
            case Joined(person, name, key):
                self.people.append(Person(person, name, key))
                self.forget_idle()
            case Sat(seat, person):
                self.sit(entry, self.seats[seat], seat, person)
            case Left(seat):
                self.leave(entry, self.seats[seat], seat)
            case NonceSealed(person, seal):
                self.luck.nonces[person] = Nonce(seal)
            case NonceOpened(person, nonce):
                self.luck.nonces[person].number = nonce
            case Begun():
                self.begin(entry.at)
            case Offered(seat, person):
                self.seats[seat].offered = [*self.seats[seat].offered, person]
                self.add_notice(entry, "offered", seat, by=person)
            case Handed(seat, level):
                self.seats[seat].level = bots.current_name(level)
                self.add_notice(entry, "handed", seat)
            case StoodIn(seat, level, person):
                self.stand_in(entry, self.seats[seat], body)
            case TakenBack(seat):
                self.add_notice(entry, "taken_back", seat)
                self.seats[seat].level = ""
            case TimedOut(seat):
                self.expired = seat
                self.add_notice(entry, "timed_out", seat)
            case Claimed(seat, against):
                self.claim(entry, seat, against)
            case Resigned(seat, level):
                self.resign(entry, self.seats[seat], body)
            case Proposed() | ProposalAnswered():
                self.propose(entry, body)
            case Ended(what):
                everybody = tuple(range(self.settings.players)) if what == "draw" else ()
                self.end_early(Result(everybody, self.scores(), f"agreed_{what}"))
            case Paused() | Resumed():
                self.pause(entry, body)
            case HolidayTaken() | HolidayEnded():
                self.rest(entry, body)
            case Closed(person):
                self.closed, self.full_at = True, None
            case Faulted(seat, what):
                self.add_notice(entry, f"fault_{what}", seat)
            case Rematched(table):
                self.rematch = table
            case Kept():
                self.kept, self.moment = self.choices, self.stirs
            case RulesChanged():
                self.change_rules(entry, body)
            case OwnerDeed():
                self.owner_acts(entry, body)
            case _:
                raise ValueError(f"unknown entry {type(body).__name__}")

    def owner_acts(self, entry: Entry, body: OwnerDeed) -> None:
        """What the owner of the server does, always with a reason in the log."""
        match body:
            case OwnerClosed(reason):
                self.end_early(Result((), self.scores(), "closed"))
                self.add_owner_notice(entry, "owner_closed", reason)
            case OwnerHanded(seat, level, reason):
                self.seats[seat].level = bots.current_name(level)
                self.add_owner_notice(entry, "owner_handed", reason, self.name_of(seat), seat)
            case OwnerUndone(keep, reason):
                self.rewind(entry.at, keep)
                self.reopen(entry.at)
                self.add_owner_notice(entry, "owner_undone", reason)
            case OwnerMuted(person, muted, reason):
                (self.muted.add if muted else self.muted.discard)(person)
                key = "owner_muted" if muted else "owner_unmuted"
                self.add_owner_notice(entry, key, reason, self.people[person].name)
            case OwnerRemoved(person, reason):
                self.add_owner_notice(entry, "owner_removed", reason, self.people[person].name)
                self.remove(person)

    def reopen(self, at: float) -> None:
        """A game that the table had ended goes on; nobody begins without any time."""
        if self.claimed is not None:
            self.claimed = None
            self.clock.start(at)
        self.clock.renew()

    def remove(self, person: int) -> None:
        """Frees the seats of a guest for anybody and forgets the key."""
        self.people[person].key = ""
        for seat in self.seats:
            if person in (seat.person, seat.left_by):
                if seat.person is not None and not self.begun:
                    self.luck.forget(seat.person)
                    self.full_at = None
                seat.person, seat.left_by, seat.level, seat.offered = None, None, "", []
        self.proposal = None
        self.rest_seats()

    def add_owner_notice(
        self, entry: Entry, key: str, reason: str, name: str = "", seat: int | None = None
    ) -> None:
        level = "" if seat is None else self.seats[seat].level
        notice = Notice(self.stirs, entry.at, self.choices, key, seat, name, level, "", reason)
        self.notices.append(notice)

    def forget_idle(self) -> None:
        """Of many who came and never did anything, the first is forgotten."""
        idle = [each for each in self.people if each.key and each.number not in self.active]
        if len(idle) > MOST_IDLE:
            idle[0].key = ""

    def sit(self, entry: Entry, there: Seat, seat: int, person: int) -> None:
        """Somebody sits down; a hand that changes its owner is announced as such."""
        former = there.left_by if self.begun else None
        key = "replaced_bot" if there.level and self.begun else "sat"
        there.person, there.level = person, ""
        there.left_by, there.offered = None, []
        self.active.add(person)
        if self.begun:
            self.clock.turned(self.asked, entry.at)
        self.rest_seats()
        if former is None or former == person:
            self.add_notice(entry, key if former is None else "sat", seat)
        else:
            self.add_notice(entry, "taken_over", seat, former=self.people[former].name)

    def leave(self, entry: Entry, there: Seat, seat: int) -> None:
        self.add_notice(entry, "left", seat)
        if there.person is not None and not self.begun:
            self.luck.forget(there.person)
            self.full_at = None
        there.left_by, there.offered = there.person, []
        there.person, there.level = None, ""
        self.proposal = None

    def stand_in(self, entry: Entry, there: Seat, body: StoodIn) -> None:
        """A bot plays on, for somebody who is silent or where nobody sits; all hear who wanted it,
        and for whom."""
        former = self.name_of(body.seat)
        if there.left_by is not None and self.begun:
            former = self.people[there.left_by].name
        there.level = bots.current_name(body.level)
        if self.expired == body.seat:
            self.expired = None
        key = "stood_in" if former else "bot_seated"
        self.add_notice(entry, key, body.seat, former, by=body.person)

    def claim(self, entry: Entry, seat: int, against: int) -> None:
        self.end_early(Result(self.all_but(against), self.scores(), "time"))
        self.add_notice(entry, "claimed", seat)

    def all_but(self, seat: int) -> tuple[int, ...]:
        return tuple(each for each in range(self.settings.players) if each != seat)

    def scores(self) -> tuple[int | None, ...]:
        return tuple(each["score"] for each in self.state.view(None)["seats"])

    def end_early(self, result: Result) -> None:
        """The table ends the game, not its rules."""
        self.claimed = result
        self.proposal = self.request = None
        self.clock.stop()
        self.moment = self.stirs

    def resign(self, entry: Entry, there: Seat, body: Resigned) -> None:
        """The seat is given up for good; a bot goes on where others want to."""
        there.resigned = self.name_of(body.seat)
        self.add_notice(entry, "resigned", body.seat)
        if not body.level:
            self.end_early(Result(self.all_but(body.seat), self.scores(), "resigned"))
            return
        there.person, there.level = None, bots.current_name(body.level)
        there.left_by, there.offered = None, []
        self.proposal = None  # whoever is gone neither asks nor answers
        if self.expired == body.seat:
            self.expired = None

    def propose(self, entry: Entry, body: Proposed | ProposalAnswered) -> None:
        if isinstance(body, Proposed):
            waiting = self.others(body.seat)
            self.proposal = Suggestion(self.stirs, body.seat, body.what, waiting)
            self.add_notice(entry, f"proposed_{body.what}", body.seat)
        elif self.proposal is not None and body.agree:
            person = self.seats[body.seat].person
            waiting = self.proposal.waiting
            self.proposal.waiting = [n for n in waiting if self.seats[n].person != person]
        elif self.proposal is not None:
            person = self.seats[self.proposal.seat].person
            own = self.seats[body.seat].person == person
            self.add_notice(entry, "withdrawn" if own else "declined", body.seat)
            self.proposal = None

    def pause(self, entry: Entry, body: Paused | Resumed) -> None:
        self.proposal = None
        if isinstance(body, Resumed):
            self.clock.resume(entry.at)
            self.add_notice(entry, "resumed", body.seat)
        else:
            self.clock.pause(entry.at)
            notice = Notice(self.stirs, entry.at, self.choices, "paused", None, "", "", "")
            self.notices.append(notice)

    def rest(self, entry: Entry, body: HolidayTaken | HolidayEnded) -> None:
        """Somebody goes on holiday, or is back."""
        spans = self.holidays.setdefault(body.person, [])
        seat = next((n for n, each in enumerate(self.seats) if each.person == body.person), 0)
        if isinstance(body, HolidayTaken):
            first = max(entry.at, spans[-1][1] if spans else 0.0)
            spans.append((first, first + body.days * DAY))
            self.add_notice(entry, "holiday_taken", seat, by=body.person)
        else:
            spans[:] = [(first, min(last, entry.at)) for first, last in spans if first < entry.at]
            self.add_notice(entry, "holiday_ended", seat, by=body.person)
        self.rest_seats()

    def rest_seats(self) -> None:
        """The clock of a seat rests while whoever has it is on holiday."""
        for number, seat in enumerate(self.seats):
            person = -1 if seat.person is None else seat.person
            self.clock.holidays[number] = self.holidays.get(person, [])

    def change_rules(self, entry: Entry, body: RulesChanged) -> None:
        """The game goes on by other rules from where it stands."""
        self.rules = body.rules
        self.redoable.forget()
        if self.recalling is not None:
            self.recalling.lost = 0
        if self.choices > body.keep:
            self.timeline.rewind(body.keep)
        self.moment = self.stirs  # what is asked may be another question now
        key = "rules_lost" if body.lost else "rules_changed"
        if self.begun:
            self.notices.append(Notice(self.stirs, entry.at, self.choices, key, None, "", "", ""))

    def settle(self) -> int:
        """All lines are applied: where the game stands is unfolded. How many choices are lost."""
        lost = 0 if self.recalling is None else self.recalling.settle(self.timeline)
        self.recalling = None
        return lost

    def add_notice(
        self, entry: Entry, key: str, seat: int, former: str = "", by: int | None = None
    ) -> None:
        name = self.name_of(seat) if by is None else self.people[by].name
        level = self.seats[seat].level
        notice = Notice(self.stirs, entry.at, self.choices, key, seat, name, level, former)
        self.notices.append(notice)

    def fill(self, at: float | None = None) -> None:
        """The game begins when every seat is taken and everybody has added their number."""
        if self.settings.archive or self.begun or self.closed:
            return
        if not all(seat.filled for seat in self.seats):
            return
        now = self.created if at is None else at
        self.full_at = now if self.full_at is None else self.full_at
        if self.luck.ready(self.players_in_order()):
            self.begin(now)

    def begin(self, at: float) -> None:
        """Deals by the luck that is settled now, and starts the clock."""
        if self.settings.secret:
            self.deal(self.luck.seed(self.players_in_order()))
        self.begun = True
        self.asked_at = at
        self.moment = self.dealt = self.stirs
        self.played_at = self.number
        self.add_luck_notices(at)
        if self.clock.used:
            self.clock.start(at)

    def add_luck_notices(self, at: float) -> None:
        """Says in the log what everybody must know of the luck before they play."""
        kind = kind_of(self.settings, self.open_book)
        keys = [f"luck_{kind}"] if kind in ("fork", "known") and not self.settings.lesson else []
        if self.settings.wanted and self.settings.secret:
            keys.append("seats_drawn")
        for key in keys:
            self.notices.append(Notice(self.stirs, at, self.choices, key, None, "", "", ""))

    def deal(self, seed: str) -> None:
        if self.settings.wanted:
            order = drawn_order(seed, self.settings.players)
            self.seats = [self.seats[place] for place in order]
            self.rest_seats()
        if self.settings.undealt:
            self.timeline = self.laid_out(seed)
        else:
            self.timeline.renew(seed)


def follower_of(settings: TableSettings) -> Follower | None:
    """Whoever follows the learner, where a lesson is taken."""
    if settings.lesson not in lesson_names(settings.game):
        return None
    return Follower(lesson_of(settings.game, settings.lesson), settings.box)


def option_of(body: Chosen) -> Option:
    return tuple(body.option)
