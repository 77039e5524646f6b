"""What lies on the table: hands, clearing, nests, feathers and the pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magpie.kinds import VALUES
from nemeton import Chance, Setup, State

__all__ = ["Magpie", "Rules"]


class Rules:
    """What the options make of the game; shared by all clones, never saved."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.fox: bool = settings["fox"]
        self.goal: int = settings["goal"]
        self.hand: int = settings["hand"]
        self.plumage: tuple[str, ...] = settings["plumage"]
        self.whenever_nested: list[Callable[[Magpie, int, int], None]] = []


class Magpie(State):
    """A game of Magpie in progress. A bird is its seat; the fox, if it plays, has the last."""

    def __init__(self, setup: Setup, chance: Chance, rules: Rules) -> None:
        super().__init__(setup, chance)
        self.rules = rules
        self.pile: list[int] = []  # its order means nothing: it is drawn from anywhere
        self.hands: list[list[int]] = []  # by bird, each in ascending order
        self.clearing: list[int] = []  # by place
        self.seen: list[int] = []  # by place: a bit for every bird that has peeked there
        self.nests: list[list[int]] = []  # by seat, in the order they came
        self.discarded: list[int] = []
        self.feathers: list[int] = []  # by bird

    def copied(self) -> Magpie:
        twin = Magpie(self.setup, self.chance.clone(), self.rules)
        twin.pile = self.pile.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.clearing = self.clearing.copy()
        twin.seen = self.seen.copy()
        twin.nests = [nest.copy() for nest in self.nests]
        twin.discarded = self.discarded.copy()
        twin.feathers = self.feathers.copy()
        return twin

    def seat_count(self) -> int:
        return self.setup.players + self.rules.fox

    # Looking at the table

    def score(self, seat: int) -> int:
        return sum(VALUES[trinket] for trinket in self.nests[seat])

    def has_peeked(self, bird: int, place: int) -> bool:
        return bool(self.seen[place] >> bird & 1)
