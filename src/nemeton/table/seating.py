"""Who is at a table and where: people, seats, what they ask of each other, notices, talk."""

from __future__ import annotations

import msgspec

from nemeton.table.log import ChatRoom, Proposal

__all__ = ["SOMEBODY", "ChatLine", "Notice", "Person", "Request", "Seat", "Suggestion"]

SOMEBODY = "\u2400"  # in place of the name of one who has deleted it; clients word it


class Person(msgspec.Struct):
    """Somebody at the table: a name, and the hash of the token that proves it."""

    number: int
    name: str
    key: str
    bot: bool = False  # a program that plays under this name


class Seat(msgspec.Struct):
    """Who plays: a person, a bot of a level, a bot for a person, or nobody yet."""

    kind: str  # me, bot, invite, open
    person: int | None = None
    level: str = ""
    left_by: int | None = None  # who got up from it and may come back
    resigned: str = ""  # the name of whoever gave it up for good; a bot goes on
    offered: list[int] = []  # the people who agree that anybody may take the seat left
    name: str = ""  # of whoever plays here on the opener's screen, beside others

    @property
    def filled(self) -> bool:
        return self.person is not None or bool(self.level)

    @property
    def free(self) -> bool:
        """Whether nobody has it: a bot may play there, but only until somebody sits down."""
        return self.person is None and self.kind != "bot" and not self.resigned

    @property
    def by_person(self) -> bool:
        return self.person is not None and not self.level


class Request(msgspec.Struct):
    """An undo that waits for consent: who asks, what stays, which seats have still to agree."""

    seat: int
    keep: int
    waiting: list[int]


class Suggestion(msgspec.Struct):
    """What somebody proposes to all: which seats have still to agree."""

    number: int  # the stir that it is known by
    seat: int
    what: Proposal
    waiting: list[int]


class Notice(msgspec.Struct, frozen=True):
    """Something about the table, not the game; numbered by the stirs of the table."""

    number: int
    at: float
    choice: int
    key: str
    seat: int | None
    name: str
    level: str
    former: str  # who sat there before, where a hand changed its owner
    reason: str = ""  # of what the owner of the server does


class ChatLine(msgspec.Struct, frozen=True):
    """Something said in one of the rooms; each room counts for itself."""

    number: int
    at: float
    room: ChatRoom
    name: str
    seat: int | None
    text: str
