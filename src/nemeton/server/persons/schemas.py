"""What a person is shown about themselves, and asks for."""

from __future__ import annotations

from typing import Literal

from nemeton.server.schemas import Received, Sent, TableKey

__all__ = [
    "Adopt",
    "Adopted",
    "CarryLink",
    "Device",
    "HideTable",
    "Me",
    "NewCarry",
    "NewWords",
    "OpenPerson",
    "OpenedPerson",
    "PersonSeen",
    "SetMe",
    "WordSheet",
]


class Device(Sent):
    """A browser that opens this person; `here`: the one that asks."""

    id: str
    label: str
    created: float
    seen: float
    here: bool


class Me(Sent):
    """What there is to know of oneself. The id is public: the address of a profile."""

    id: str
    name: str
    language: str
    created: float
    games: int  # tables in all
    devices: list[Device]
    sheet: float | None  # when the words of the recovery sheet were made, if there is one


class SetMe(Received):
    """Goes by another name, at all tables, or speaks another language; null: as it was."""

    name: str | None = None
    language: Literal["en", "fr"] | None = None


class HideTable(Received):
    """Takes a table out of the list of one's games, or puts it back; the seat stays one's own."""

    table: str
    hidden: bool = True


class Adopt(Received):
    """Keys to seats that a browser has from before."""

    tables: list[TableKey]
    name: str = ""  # of whoever uses it, where nobody knows it yet


class Adopted(Sent):
    """The tables whose keys are needed no more: the browser's own opens them."""

    tables: list[str]


class NewCarry(Received):
    """Wants a link that opens this person on another device; `page` is the address it leads to."""

    page: str


class CarryLink(Sent):
    """A link that works once, until `expires`, and its QR code: rows of modules, 1 is dark."""

    link: str
    expires: float
    qr: list[list[int]]


class NewWords(Received):
    """Wants words for a recovery sheet; those of the sheet before open nothing any more."""

    language: Literal["en", "fr"] = "en"


class WordSheet(Sent):
    """Words that open this person; they are told once, only their hash is kept."""

    words: list[str]


class OpenPerson(Received):
    """What opens a person: what a one-time link ends with, or the words of a recovery sheet.
    `key`: the key that this browser will have from then on, made up by itself; empty: it only
    wants to know whose it is."""

    link: str = ""
    words: str = ""
    key: str = ""


class PersonSeen(Sent):
    """Whom a link or words open, and what happens to the games of this browser: they become that
    person's as well."""

    name: str
    games: int
    joining: int  # games of whoever this browser belongs to now


class OpenedPerson(Sent):
    """This browser belongs to that person now. At the tables `apart` both had a seat: there the
    key that the browser had before still opens its own."""

    me: Me
    apart: list[str]
