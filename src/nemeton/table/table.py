"""One table: who sits where, the game, the clock, what was asked and said. A fold over its log."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from nemeton import bots
from nemeton.engine.flow import Option
from nemeton.engine.history import Result
from nemeton.table import consents, endings, seat_changes
from nemeton.table.clock import Outages
from nemeton.table.facts import TableFacts
from nemeton.table.log import (
    Begun,
    Body,
    BotReplaced,
    Chosen,
    ChosenSeveral,
    Claimed,
    Closed,
    Ended,
    Entry,
    Faulted,
    Forgotten,
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
    Renamed,
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
from nemeton.table.luck import Nonce, kind_of
from nemeton.table.recalling import Recalling
from nemeton.table.seating import ChatLine, Notice, Person, Request, Seat
from nemeton.table.settings import TableSettings, drawn_order
from nemeton.table.timeline import Trial

__all__ = ["ChatLine", "Notice", "Person", "Request", "Seat", "Table"]

MOST_IDLE = 200  # people who never sat nor spoke and are remembered all the same


class Table(TableFacts):
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
        """`whole`: at once; else whoever opens it goes through `play_prefix`, as fast as may be."""
        super().__init__(name, settings, created, whole, outages, recalling)
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
        if not isinstance(body, Renamed):
            self.changed = entry.at
        if isinstance(body, Chosen | ChosenSeveral):
            self.choose(entry, body, trial)
        elif isinstance(body, Undone):
            self.undo(entry, body)
        elif isinstance(body, UndoAsked | UndoAnswered):
            consents.consent(self, entry, body)
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

    def say(self, entry: Entry, body: Said) -> None:
        person = self.people[body.person]
        self.active.add(body.person)
        seat = next((n for n, each in enumerate(self.seats) if each.person == body.person), None)
        self.spoken[body.room] += 1
        number = self.spoken[body.room]
        spoken = ChatLine(number, entry.at, body.room, person.name, seat, body.text)
        self.chat.append(spoken)

    def change(self, entry: Entry, body: Body) -> None:
        """What concerns the table as a whole; the rest concerns its seats."""
        match body:
            case Joined(person, name, key, bot):
                self.people.append(Person(person, name, key, bot))
                self.forget_idle()
            case Renamed(person, name):
                seat_changes.rename(self, entry, person, name)
            case Forgotten(person):
                seat_changes.forget(self, person)
            case NonceSealed(person, seal):
                self.luck.nonces[person] = Nonce(seal)
            case NonceOpened(person, nonce):
                self.luck.nonces[person].number = nonce
            case Begun():
                self.begin(entry.at)
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
                self.change_seats(entry, body)

    def change_seats(self, entry: Entry, body: Body) -> None:
        """Who sits where, and what they agree on."""
        match body:
            case Sat(seat, person):
                seat_changes.sit(self, entry, seat, person)
            case Left(seat):
                seat_changes.leave(self, entry, seat)
            case Offered():
                seat_changes.offer(self, entry, body)
            case Handed():
                seat_changes.hand(self, entry, body)
            case StoodIn():
                seat_changes.stand_in(self, entry, body)
            case BotReplaced():
                seat_changes.replace_bot(self, entry, body)
            case TakenBack():
                seat_changes.take_back(self, entry, body)
            case TimedOut(seat):
                self.expired = seat
                self.add_notice(entry, "timed_out", seat)
            case Claimed():
                endings.claim(self, entry, body)
            case Resigned():
                endings.resign(self, entry, body)
            case Ended():
                endings.agree(self, body)
            case Proposed() | ProposalAnswered():
                consents.propose(self, entry, body)
            case Paused() | Resumed():
                consents.pause(self, entry, body)
            case HolidayTaken() | HolidayEnded():
                consents.rest(self, entry, body)
            case _:
                raise ValueError(f"unknown entry {type(body).__name__}")

    def owner_acts(self, entry: Entry, body: OwnerDeed) -> None:
        """What the owner of the server does, always with a reason in the log."""
        match body:
            case OwnerClosed(reason):
                endings.end_early(self, Result((), self.scores(), "closed"))
                self.add_owner_notice(entry, "owner_closed", reason)
            case OwnerHanded(seat, level, reason):
                self.seats[seat].level = bots.current_name(level)
                self.add_owner_notice(entry, "owner_handed", reason, self.name_of(seat), seat)
            case OwnerUndone(keep, reason):
                self.rewind(entry.at, keep)
                endings.reopen(self, entry.at)
                self.add_owner_notice(entry, "owner_undone", reason)
            case OwnerMuted(person, muted, reason):
                (self.muted.add if muted else self.muted.discard)(person)
                key = "owner_muted" if muted else "owner_unmuted"
                self.add_owner_notice(entry, key, reason, self.people[person].name)
            case OwnerRemoved(person, reason):
                self.add_owner_notice(entry, "owner_removed", reason, self.people[person].name)
                seat_changes.remove(self, person)

    def forget_idle(self) -> None:
        """Of many who came and never did anything, the first is forgotten."""
        idle = [each for each in self.people if each.key and each.number not in self.active]
        if len(idle) > MOST_IDLE:
            idle[0].key = ""

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
            self.add_table_notice(entry.at, key)

    def settle(self) -> int:
        """All lines are applied: where the game stands is unfolded. How many choices are lost."""
        lost = 0 if self.recalling is None else self.recalling.settle(self.timeline)
        self.recalling = None
        return lost

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
        self.starters = [None if seat.level else seat.person for seat in self.seats]
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
            self.add_table_notice(at, key)

    def deal(self, seed: str) -> None:
        if self.settings.wanted:
            order = drawn_order(seed, self.settings.players)
            self.seats = [self.seats[place] for place in order]
            seat_changes.rest_seats(self)
        if self.settings.undealt:
            self.timeline = self.laid_out(seed)
        else:
            self.timeline.renew(seed)


def option_of(body: Chosen) -> Option:
    return tuple(body.option)
