"""What the owner's page and commands are shown and ask for; never a hand, a key or the luck."""

from __future__ import annotations

from typing import Literal

import msgspec

from nemeton.server.schemas import Received, Sent
from nemeton.table.actions import LONGEST_NAME, LONGEST_SPEECH

__all__ = [
    "Complaint",
    "Found",
    "HouseRules",
    "NoticeLook",
    "OwnerWish",
    "PersonLook",
    "SeatLook",
    "TableLine",
    "TableLook",
    "TalkLook",
]


class TableLine(Sent):
    """A table in a list."""

    table: str
    game: str
    players: int
    people: list[str]
    created: float
    changed: float
    lines: int
    listed: bool
    kind: Literal["game", "lesson", "archive"]


class Found(Sent):
    """Where a text was found: the address of a table, somebody's name, or something said."""

    table: str
    where: Literal["table", "name", "said"]
    at: float
    name: str
    text: str


class SeatLook(Sent):
    kind: str
    person: int | None
    level: str


class PersonLook(Sent):
    number: int
    name: str
    muted: bool
    removed: bool


class NoticeLook(Sent):
    at: float
    key: str
    name: str
    reason: str


class TalkLook(Sent):
    at: float
    name: str
    text: str


class TableLook(Sent):
    """A table looked into."""

    line: TableLine
    state: str  # waiting, playing, over; damaged, rules-changed: it cannot be opened
    choices: int
    asked: int | None
    reason: str  # how it ended
    seats: list[SeatLook]
    people: list[PersonLook]
    notices: list[NoticeLook]
    chat: list[TalkLook]


class Complaint(Sent):
    """What a guest has reported."""

    number: int
    at: float
    table: str
    by: int  # the number of the guest at that table
    kind: Literal["name", "message"]
    quoted: str
    reason: str
    settled: bool


class HouseRules(Received):
    """What the owner wants of names and talk. A word stands for itself, whatever its case and
    accents; `*` for any letters."""

    words: list[str] = msgspec.field(default_factory=list)
    longest_name: int = LONGEST_NAME
    longest_message: int = LONGEST_SPEECH
    chat: bool = True


class OwnerWish(Received):
    """What the owner wants done at a table; `reason` stands in its log."""

    deed: Literal["close", "hand", "back", "mute", "unmute", "remove"]
    reason: str = ""
    seat: int = 0  # hand
    level: str = ""  # hand
    choices: int = 0  # back: so many stay
    person: int = 0  # mute, unmute, remove
