"""What people, bots and clocks may do at a table: each yields lines for the log, or is refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Literal

import msgspec

import nemeton
from nemeton import bots
from nemeton.engine.chance import seal_of
from nemeton.engine.errors import IllegalChoice
from nemeton.engine.flow import Option
from nemeton.table.log import (
    Begun,
    Body,
    BotFailure,
    BotReplaced,
    Chosen,
    ChosenSeveral,
    Claimed,
    Handed,
    Joined,
    Left,
    NonceOpened,
    NonceSealed,
    Offered,
    Renamed,
    RulesChanged,
    Said,
    Sat,
    TakenBack,
    TimedOut,
)
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Person, Table
from nemeton.table.timeline import Trial

__all__ = [
    "Change",
    "checked_level",
    "choose",
    "choose_several",
    "claim",
    "clean_name",
    "default_level",
    "go_by",
    "hand",
    "join",
    "leave",
    "offer",
    "open_nonce",
    "playing",
    "rename",
    "replace_bot",
    "say",
    "seal_nonce",
    "sit_again",
    "take_back",
    "time_out",
]

LONGEST_NAME = 32
LONGEST_SPEECH = 500
LONGEST_NOTE = 10_000
Author = Literal["person", "bot", "standing"]


class Change(msgspec.Struct):
    """Lines to be written; `trial` is the game after the choice among them."""

    bodies: list[Body]
    trial: Trial | None = None


class RuleFault(Exception):
    """A rule failed on a clone: to be reported, with the table as it was."""

    def __init__(self, seat: int, error: Exception) -> None:
        super().__init__(f"seat {seat}: {type(error).__name__}: {error}")
        self.seat = seat


def choose(table: Table, seats: list[int], number: int, option: object, by: Author) -> Change:
    """Answers the pending decision, which must have that number and ask one of these seats."""
    seat = answering(table, seats, number)
    trial = tried(seat, lambda: table.timeline.tried(option))
    return Change([Chosen(seat, trial.options[0], by)], trial)


def choose_several(table: Table, seats: list[int], number: int, members: list[Option]) -> Change:
    """The same with a whole set of what the decision picks: all of it or nothing."""
    seat = answering(table, seats, number)
    trial = tried(seat, lambda: table.timeline.tried_together(members))
    return Change([ChosenSeveral(seat, tuple(members))], trial)


def answering(table: Table, seats: list[int], number: int) -> int:
    """The seat that answers the decision of that number."""
    playing(table)
    asked = table.asked
    assert asked is not None
    if number != table.moment:
        raise Refused("stale", number=table.moment)
    if asked not in seats:
        raise Refused("not-your-turn" if seats else "not-your-seat")
    return asked


def tried(seat: int, trial: Callable[[], Trial]) -> Trial:
    try:
        return trial()
    except IllegalChoice:
        raise Refused("not-offered") from None
    except Exception as error:  # a fault in a rule must not take the table with it
        raise RuleFault(seat, error) from error


def playing(table: Table) -> None:
    if table.settings.archive:
        raise Refused("archived")
    if table.over:
        raise Refused("game-over")
    if not table.begun:
        raise Refused("not-begun")


def join(
    table: Table,
    name: str,
    key: str,
    seat: int | None,
    watch: bool,
    invited: bool,
    bot: bool = False,
) -> Change:
    """Somebody comes to the table, to sit or to watch; or a `bot` of theirs does."""
    person = len(table.people)
    bodies: list[Body] = [Joined(person, clean_name(name), key, bot)]
    if watch:
        if not table.settings.watch:
            raise Refused("watch-off")
        return Change(bodies)
    return Change([*bodies, Sat(free_seat(table, seat, invited), person)])


def free_seat(table: Table, wanted: int | None, invited: bool) -> int:
    """A seat that is free for this guest: one of a friend's needs the invitation, and so does one
    that somebody left with a hand on it, unless all the others agree."""
    if table.settings.archive:
        raise Refused("archived")
    if table.over:
        raise Refused("game-over")
    if table.closed:
        raise Refused("closed")
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    free.sort(key=lambda number: table.seats[number].filled)  # where no bot plays first
    allowed = [number for number in free if invited or free_to_all(table, number)]
    if wanted is not None:
        free = [number for number in free if number == wanted]
        allowed = [number for number in allowed if number == wanted]
    if not free:
        raise Refused("full")
    if not allowed:
        raise Refused("not-invited")
    return allowed[0]


def free_to_all(table: Table, seat: int) -> bool:
    """Whether anybody may sit there unasked."""
    there = table.seats[seat]
    if not there.free or table.waits_for_owner(seat):
        return False
    return (there.kind == "open" and not there.level) or bool(there.offered)


def rename(table: Table, person: Person, name: str) -> Change:
    """Somebody goes by another name."""
    name = clean_name(name)
    return Change([] if person.name == name else [Renamed(person.number, name)])


def leave(table: Table, person: Person) -> Change:
    mine = [*table.seats_of(person.number), *table.away_of(person.number)]
    if not mine:
        raise Refused("not-your-seat")
    return Change([Left(seat) for seat in mine])


def sit_again(table: Table, person: Person) -> Change:
    """Whoever left takes back what is still free of their own seats, and no other."""
    if table.over:
        raise Refused("game-over")
    if person.number in table.seated():
        raise Refused("full")
    mine = table.left_of(person.number)
    if not mine:
        raise Refused("not-your-seat")
    return Change([Sat(seat, person.number) for seat in mine])


def offer(table: Table, person: Person, seat: int) -> Change:
    """Agrees that anybody may take a seat that was left; it is free when all who sit here do."""
    playing(table)
    if person.number not in table.seated():
        raise Refused("not-your-seat")
    if not 0 <= seat < len(table.seats) or not table.waits_for_owner(seat):
        raise Refused("nothing-to-offer")
    if person.number in table.seats[seat].offered:
        return Change([])
    return Change([Offered(seat, person.number)])


def seal_nonce(table: Table, person: Person, seal: str) -> Change:
    """Adds a number to the luck, sealed; an empty seal adds none. The first word counts."""
    if not table.luck.wanted or table.begun or person.number not in table.seated():
        raise Refused("stale", number=table.moment)
    if person.number in table.luck.nonces:
        raise Refused("stale", number=table.moment)
    if seal and not is_digest(seal):
        raise bad_field("seal")
    return Change([NonceSealed(person.number, seal)])


def open_nonce(table: Table, person: Person, nonce: str) -> Change:
    """Tells the number, once everybody has sealed theirs."""
    known = table.luck.nonces.get(person.number)
    waits = table.dealing and table.luck.opening(table.players_in_order())
    if known is None or known.settled or not waits:
        raise Refused("stale", number=table.moment)
    if not is_digest(nonce) or seal_of(nonce) != known.seal:
        raise bad_field("nonce")
    return Change([NonceOpened(person.number, nonce)])


def is_digest(text: str) -> bool:
    """64 hexadecimal digits, as seals and numbers are written."""
    return len(text) == 64 and set(text) <= set("0123456789abcdef")


def hand(table: Table, person: Person, seat: int, level: str) -> Change:
    if seat not in table.seats_of(person.number):
        raise Refused("not-your-seat")
    checked = checked_level(level, table.settings.game)
    return Change([BotReplaced(seat, checked, "gave_up") if person.bot else Handed(seat, checked)])


def replace_bot(table: Table, person: Person, why: BotFailure) -> Change:
    """A program has failed: the simplest bot of the house that thinks takes its seats."""
    mine = table.seats_of(person.number) if person.bot and table.playing else []
    return Change([BotReplaced(seat, substitute_level(), why) for seat in mine])


def take_back(table: Table, person: Person, seat: int) -> Change:
    if seat not in table.away_of(person.number):
        raise Refused("not-your-seat")
    return Change([TakenBack(seat)])


def checked_level(level: str, game: str) -> str:
    """A level that bots of that game have."""
    if level in bots.OLD_NAMES:
        raise Refused("renamed-level", level=level, now=bots.current_name(level))
    if not bots.known(level) or bots.named(level) not in bots.levels_of(nemeton.game(game)):
        raise Refused("unknown-level")
    return level


def say(table: Table, person: Person, text: str) -> Change:
    """Players talk to players, spectators to spectators."""
    if person.number in table.muted:
        raise Refused("muted")
    said = clean(text, LONGEST_SPEECH, lines=True)
    if not said:
        raise bad_field("text")
    return Change([Said(person.number, table.room_of(person.number), said)])


def time_out(table: Table, now: float) -> Change | None:
    """What happens when the time of whoever is asked is over; None while it is not."""
    deadline, seat = table.deadline(), table.asked
    if deadline is None or seat is None or now < deadline:
        return None
    if table.dealing:
        return Change([Begun()])
    silent = table.bot_deadline()
    if silent is not None and now >= silent:
        return Change([BotReplaced(seat, substitute_level(), "silent")])
    bodies: list[Body] = [TimedOut(seat)]
    if table.bot_after_timeout and table.seats[seat].by_person:
        bodies.append(Handed(seat, default_level()))
    return Change(bodies)


def default_level() -> str:
    return "grove"


def substitute_level() -> str:
    """Who plays on where a program has failed."""
    return "sapling"


def claim(table: Table, seats: list[int]) -> Change:
    """Somebody else claims the game against the seat whose time is over."""
    playing(table)
    if not seats:
        raise Refused("not-your-seat")
    if table.bot_after_timeout:
        raise Refused("bot-instead")
    against = table.expired
    if against is None or table.settings.clock.timeout != "claim" or against in seats:
        raise Refused("time-not-over")
    return Change([Claimed(seats[0], against)])


def go_by(table: Table, rules: str, lost: int, opened: int) -> Change | None:
    """The game goes on by the rules of today; nothing to say where it does already, or where
    another server has said so since the table was opened at that line."""
    if table.settings.archive or (table.over and not lost):
        return None
    if table.rules == rules and (not lost or table.number > opened):
        return None
    return Change([RulesChanged(rules, table.choices, lost)])


def standing_option(table: Table, answers: dict[str, Option]) -> Option | None:
    """The answer that the seat asked has left for this question, if it can be given: to a secret
    one at any time, to another in the turns of others."""
    decision = table.decision
    if decision is None or decision.prompt not in answers:
        return None
    if not decision.secret and table.state.turn.seat in (None, decision.seat):
        return None
    answer = tuple(answers[decision.prompt])
    return answer if answer in decision.options else None


def clean_name(name: str) -> str:
    cleaned = clean(name, LONGEST_NAME)
    if not cleaned:
        raise Refused("bad-name")
    return cleaned


def clean(text: str, longest: int, lines: bool = False) -> str:
    """Text as people type it: without control characters, direction marks and outer blanks."""
    if len(text) > longest:
        raise Refused("too-long", longest=longest)
    kept = [each for each in text if (lines and each == "\n") or printable(each)]
    joined = "".join(kept)
    return joined.strip() if lines else " ".join(joined.split())


def printable(character: str) -> bool:
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")
