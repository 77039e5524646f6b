"""What lies on the table: hands, clearing, nests, feathers and the pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from magpie import evaluation, view
from magpie.components import CARDS, COPIES, NOTHING, PLACES, VALUES, Trinket
from nemeton.engine.flow import Step
from nemeton.engine.save import Fields
from nemeton.engine.state import State

if TYPE_CHECKING:
    from nemeton.engine.chance import Chance
    from nemeton.engine.game import Setup

__all__ = ["Magpie", "Rules"]


class Rules:
    """What the options make of the game; shared by all clones, never saved."""

    def __init__(self, settings: dict[str, Any], opening: Step[Magpie]) -> None:
        self.opening = opening
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

    def begin(self) -> None:
        self.pile = [int(kind) for kind in Trinket for _ in range(COPIES[kind])]
        birds = range(self.setup.players)
        self.hands = [
            sorted(self.chance.take(self.pile) for _ in range(self.rules.hand)) for _ in birds
        ]
        self.clearing = [self.chance.take(self.pile) for _ in range(PLACES)]
        self.seen = [0] * PLACES
        self.nests = [[] for _ in range(self.seat_count())]
        self.feathers = [1 for _ in birds]
        self.then(self.rules.opening)

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

    def fields(self) -> dict[str, Any]:
        return {
            "pile": self.pile,
            "hands": self.hands,
            "clearing": self.clearing,
            "seen": self.seen,
            "nests": self.nests,
            "discarded": self.discarded,
            "feathers": self.feathers,
        }

    def restore(self, fields: Fields) -> None:
        players, last = self.setup.players, Trinket.OWL
        self.pile = fields.numbers("pile", 0, last)
        self.hands = fields.table("hands", 0, last, players)
        self.clearing = fields.numbers("clearing", NOTHING, last, PLACES)
        self.seen = fields.numbers("seen", 0, (1 << players) - 1, PLACES)
        self.nests = fields.table("nests", 0, last, self.seat_count())
        self.discarded = fields.numbers("discarded", 0, last)
        self.feathers = fields.numbers("feathers", 0, CARDS, players)

    def board_view(self, seat: int | None) -> dict[str, Any]:
        return view.board(self, seat)

    def seat_view(self, seat: int) -> dict[str, Any]:
        return view.seat(self, seat)

    def redeal(self, seat: int | None) -> None:
        view.redeal(self, seat)

    def evaluate(self, seat: int) -> dict[str, float]:
        return evaluation.reasons(self, seat)

    def faults(self) -> list[str]:
        every = sum([*self.hands, *self.nests], self.pile + self.discarded)
        every += [trinket for trinket in self.clearing if trinket != NOTHING]
        sorted_hands = all(hand == sorted(hand) for hand in self.hands)
        return [
            *([] if tuple(map(every.count, Trinket)) == COPIES else ["trinkets lost or made"]),
            *([] if sorted_hands else ["a hand is out of order"]),
        ]

    def seat_count(self) -> int:
        return self.setup.players + self.rules.fox

    # Looking at the table

    def score(self, seat: int) -> int:
        return sum(VALUES[trinket] for trinket in self.nests[seat])

    def has_peeked(self, bird: int, place: int) -> bool:
        return bool(self.seen[place] >> bird & 1)
