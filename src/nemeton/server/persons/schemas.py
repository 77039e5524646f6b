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
    "NewPasskey",
    "NewWords",
    "OpenPerson",
    "OpenedPerson",
    "Passkey",
    "PasskeyChallenge",
    "PasskeyLink",
    "PasskeyOffer",
    "PasskeyProof",
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


class Passkey(Sent):
    """A passkey that opens this person on any device; `seen`: when it last did."""

    id: str
    label: str
    created: float
    seen: float


class Me(Sent):
    """What there is to know of oneself. The id is public: the address of a profile."""

    id: str
    name: str
    language: str
    created: float
    games: int  # tables in all
    devices: list[Device]
    sheet: float | None  # when the words of the recovery sheet were made, if there is one
    passkeys: list[Passkey]


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


class PasskeyOffer(Sent):
    """What a browser makes a new passkey from. Bytes are written in base64url here and below."""

    challenge: str
    site: str  # the name that it is bound to: that of the page
    user: str
    name: str
    known: list[str]  # the ids of those there are: an authenticator that has one makes no other
    algorithms: list[int]


class NewPasskey(Received):
    """A passkey, as the authenticator has made it for that challenge; the label is one's own."""

    challenge: str
    id: str
    client_data: str
    attestation: str
    label: str = ""


class PasskeyChallenge(Sent):
    """What whoever has a passkey for that name may sign."""

    challenge: str
    site: str


class PasskeyProof(Received):
    """A challenge, as a passkey has signed it."""

    challenge: str
    id: str
    client_data: str
    authenticator_data: str
    signature: str


class PasskeyLink(Sent):
    """What a one-time link to the person of a passkey would end with: for `OpenPerson`."""

    link: str
