"""The log of a table: everything that ever happened at it, in order, never changed."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

__all__ = [
    "Begun",
    "Body",
    "BotFailure",
    "BotReplaced",
    "ChatRoom",
    "Chosen",
    "ChosenSeveral",
    "Claimed",
    "Closed",
    "Ended",
    "Entry",
    "Faulted",
    "Forgotten",
    "Handed",
    "HolidayEnded",
    "HolidayTaken",
    "Joined",
    "Kept",
    "Left",
    "NonceOpened",
    "NonceSealed",
    "Offered",
    "OwnerClosed",
    "OwnerDeed",
    "OwnerHanded",
    "OwnerMuted",
    "OwnerRemoved",
    "OwnerUndone",
    "Paused",
    "Proposal",
    "ProposalAnswered",
    "Proposed",
    "Rematched",
    "Renamed",
    "Resigned",
    "Resumed",
    "RulesChanged",
    "Said",
    "Sat",
    "StoodIn",
    "TakenBack",
    "TimedOut",
    "UndoAnswered",
    "UndoAsked",
    "Undone",
    "decoded",
    "encoded",
]

ChatRoom = Literal["players", "spectators"]
Proposal = Literal["draw", "end", "pause"]
BotFailure = Literal["silent", "illegal", "gave_up"]


class Body(msgspec.Struct, tag_field="entry", frozen=True):
    """What one line of the log says."""


class Joined(Body, tag="joined", frozen=True):
    """Somebody came to the table; `key` is the hash of the token that proves it."""

    person: int
    name: str
    key: str
    bot: bool = False  # a program that plays under a name of its own


class Renamed(Body, tag="renamed", frozen=True):
    """Somebody goes by another name, here as at all their tables."""

    person: int
    name: str


class Forgotten(Body, tag="forgotten", frozen=True):
    """Somebody has deleted all that was kept about them: they are nobody here any more."""

    person: int


class Sat(Body, tag="sat", frozen=True):
    seat: int
    person: int


class Left(Body, tag="left", frozen=True):
    seat: int


class Offered(Body, tag="offered", frozen=True):
    """Somebody at the table agrees that anybody may take the seat that was left."""

    seat: int
    person: int


class NonceSealed(Body, tag="nonce_sealed", frozen=True):
    """Somebody seals the number that they add to the luck; without a seal they add none."""

    person: int
    seal: str


class NonceOpened(Body, tag="nonce_opened", frozen=True):
    person: int
    nonce: str


class Begun(Body, tag="begun", frozen=True):
    """The game begins without the numbers that were not told in time."""


class Handed(Body, tag="handed", frozen=True):
    """A bot plays on for the person of that seat."""

    seat: int
    level: str


class StoodIn(Body, tag="stood_in", frozen=True):
    """Somebody who sits here has a bot play on a free seat, or for one who is silent."""

    seat: int
    level: str
    person: int


class BotReplaced(Body, tag="bot_replaced", frozen=True):
    """A program has lost its seat to a bot of the house, or given it up."""

    seat: int
    level: str
    why: BotFailure


class TakenBack(Body, tag="taken_back", frozen=True):
    seat: int


class Chosen(Body, tag="chosen", frozen=True):
    """The answer to the pending decision; `by` a person, a bot or a standing answer."""

    seat: int
    option: tuple[Any, ...]
    by: Literal["person", "bot", "standing"] = "person"


class ChosenSeveral(Body, tag="chosen_several", frozen=True):
    """The same where several things are picked together."""

    seat: int
    members: tuple[tuple[Any, ...], ...]
    by: Literal["person", "bot", "standing"] = "person"


class UndoAsked(Body, tag="undo_asked", frozen=True):
    seat: int
    keep: int


class UndoAnswered(Body, tag="undo_answered", frozen=True):
    seat: int
    agree: bool


class Undone(Body, tag="undone", frozen=True):
    seat: int
    keep: int


class Kept(Body, tag="kept", frozen=True):
    """A learner goes on with what was tried instead of what the lesson expects."""

    seat: int


class Said(Body, tag="said", frozen=True):
    person: int
    room: ChatRoom
    text: str


class TimedOut(Body, tag="timed_out", frozen=True):
    seat: int


class Claimed(Body, tag="claimed", frozen=True):
    """The game ends against the seat whose time was over."""

    seat: int
    against: int


class Resigned(Body, tag="resigned", frozen=True):
    """Somebody gives up: the game ends, or a bot of that level goes on for good."""

    seat: int
    level: str = ""


class Proposed(Body, tag="proposed", frozen=True):
    """Somebody proposes what needs the consent of all people who sit here."""

    seat: int
    what: Proposal


class ProposalAnswered(Body, tag="proposal_answered", frozen=True):
    """Somebody agrees or not; whoever proposed it takes it back by not agreeing."""

    seat: int
    agree: bool


class Ended(Body, tag="ended", frozen=True):
    """The game ends because all agree: drawn, or without a winner."""

    what: Literal["draw", "end"]


class Paused(Body, tag="paused", frozen=True):
    """All agree that no clock runs until somebody goes on."""


class Resumed(Body, tag="resumed", frozen=True):
    seat: int


class HolidayTaken(Body, tag="holiday_taken", frozen=True):
    """The clock of this person rests for so many days."""

    person: int
    days: int


class HolidayEnded(Body, tag="holiday_ended", frozen=True):
    person: int


class Closed(Body, tag="closed", frozen=True):
    """The table is closed before its game has begun."""

    person: int


class Faulted(Body, tag="faulted", frozen=True):
    """A bot failed and a random choice was made for it, or time was up before it had thought as
    much as its level does; or a rule failed and nothing was done."""

    seat: int
    what: Literal["bot", "hurry", "rule"]


class Rematched(Body, tag="rematched", frozen=True):
    table: str


class RulesChanged(Body, tag="rules_changed", frozen=True):
    """From here on the game goes by these rules, from where it stood after `keep` choices; the
    `lost` ones after them could not be kept (none, unless their positions were never stored)."""

    rules: str
    keep: int
    lost: int = 0


class OwnerDeed(Body, frozen=True):
    """Something that the owner of the server does at a table, and why."""


class OwnerClosed(OwnerDeed, tag="owner_closed", frozen=True):
    """Nobody plays on; nobody wins."""

    reason: str


class OwnerHanded(OwnerDeed, tag="owner_handed", frozen=True):
    """A bot plays on a seat whose person is silent, or that nobody has taken."""

    seat: int
    level: str
    reason: str


class OwnerUndone(OwnerDeed, tag="owner_undone", frozen=True):
    """The game goes back to where it stood after `keep` choices."""

    keep: int
    reason: str


class OwnerMuted(OwnerDeed, tag="owner_muted", frozen=True):
    """A guest may not talk here, or may again."""

    person: int
    muted: bool
    reason: str


class OwnerRemoved(OwnerDeed, tag="owner_removed", frozen=True):
    """A guest is shown out: the key opens nothing here any more, the seats are free."""

    person: int
    reason: str


AnyBody = (
    Joined
    | Renamed
    | Forgotten
    | Sat
    | Left
    | Offered
    | NonceSealed
    | NonceOpened
    | Begun
    | Handed
    | StoodIn
    | BotReplaced
    | TakenBack
    | Chosen
    | ChosenSeveral
    | UndoAsked
    | UndoAnswered
    | Undone
    | Kept
    | Said
    | TimedOut
    | Claimed
    | Resigned
    | Proposed
    | ProposalAnswered
    | Ended
    | Paused
    | Resumed
    | HolidayTaken
    | HolidayEnded
    | Closed
    | Faulted
    | Rematched
    | RulesChanged
    | OwnerClosed
    | OwnerHanded
    | OwnerUndone
    | OwnerMuted
    | OwnerRemoved
)


class Entry(msgspec.Struct, frozen=True):
    """A line of the log: its number, when, and what."""

    number: int
    at: float
    body: Body


DECODER: msgspec.json.Decoder[AnyBody] = msgspec.json.Decoder(AnyBody)


def encoded(body: Body) -> str:
    return msgspec.json.encode(body).decode()


def decoded(number: int, at: float, text: str) -> Entry:
    return Entry(number, at, DECODER.decode(text))
