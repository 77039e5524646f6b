"""What a person is shown about themselves, and asks for."""

from __future__ import annotations

from typing import Literal

from nemeton.server.schemas import Received, Sent, TableKey

__all__ = ["Adopt", "Adopted", "Device", "HideTable", "Me", "SetMe"]


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
