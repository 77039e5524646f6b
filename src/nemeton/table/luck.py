"""The luck of a table: a secret sealed before anybody sits, and a number from each who plays.

The server publishes the seal of its secret first. Whoever sits down then publishes the seal of a
number of their own; when all have, the numbers are told. Nobody, the server included, could choose
theirs by what the others would add. See docs/decisions/0027.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nemeton.engine.chance import mixed
from nemeton.table.settings import TableSettings

__all__ = ["DEALT_WITHIN", "Luck", "LuckKind", "Nonce", "kind_of"]

DEALT_WITHIN = (
    10.0  # seconds from when the last seat is taken; numbers not told by then are missing
)
LuckKind = Literal["none", "sealed", "fork", "upload", "known"]


class Nonce(msgspec.Struct):
    """What one person adds: a seal (none: nothing), and once told the number itself."""

    seal: str
    number: str = ""

    @property
    def settled(self) -> bool:
        """Nothing more is to come of it."""
        return not self.seal or bool(self.number)


class Luck:
    """Gathers what people add, by person, until the game begins."""

    def __init__(self, settings: TableSettings, random: bool) -> None:
        self.settings = settings
        self.wanted = bool(settings.secret) and random  # whether there is anything to add to
        self.nonces: dict[int, Nonce] = {}

    def opening(self, people: list[int]) -> bool:
        """Whether all have sealed their number, so that they may be told."""
        return self.wanted and all(person in self.nonces for person in people)

    def ready(self, people: list[int]) -> bool:
        """Whether nothing is missing any more."""
        return not self.wanted or (
            self.opening(people) and all(self.nonces[person].settled for person in people)
        )

    def forget(self, person: int) -> None:
        """Somebody gets up. Where a number was told already all seal new ones, or whoever sits
        down next could choose theirs by it."""
        if any(nonce.number for nonce in self.nonces.values()):
            self.nonces.clear()
        self.nonces.pop(person, None)

    def seed(self, people: list[int]) -> str:
        """The luck of the game, by those who sit in that order."""
        self.nonces = {each: self.nonces.get(each, Nonce("")) for each in people}
        return mixed(self.settings.secret, self.numbers)

    @property
    def numbers(self) -> list[str]:
        return [nonce.number for nonce in self.nonces.values() if nonce.number]


def kind_of(settings: TableSettings, open_book: bool) -> LuckKind:
    """What may be said of the luck of a table. Only `sealed` is a promise for the whole game;
    `fork`: what lay on the table then may be known, what is drawn from there on is sealed;
    `known`: a fork from before luck was sealed anew, which goes on with that of a shown record."""
    if settings.archive:
        return "upload"
    if open_book and not settings.wanted:
        return "none"
    if settings.forked_from is None:
        return "sealed" if settings.commitment else "known"
    return "fork" if settings.secret else "known"
