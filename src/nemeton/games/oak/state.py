"""What is on the table: the board, the piles, and what each player has."""

from __future__ import annotations

from typing import Final

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.history import Event
from nemeton.engine.state import State
from nemeton.games.oak.kinds import (
    BESIDE,
    BROICHAN,
    CARDS,
    DRUIDS_EACH,
    INGREDIENTS,
    REST,
    ROOTS,
    SOURCES,
    SPACES,
)
from nemeton.games.oak.pile import Pile
from nemeton.games.oak.rules import Rules

__all__ = ["Holdings", "Oak"]

NO_SEAT: Final = -1


class Holdings:
    """What one player has; Broichan has one too. Everything here is public (A-35)."""

    def __init__(self) -> None:
        self.order = -1
        self.points = 0
        self.gained = [0] * len(SOURCES)
        self.resources = [0, 0, 0]
        self.ingredients = [0] * len(INGREDIENTS)
        self.kind = [0] * DRUIDS_EACH  # the specialisation of each Druid
        self.place = [ROOTS] * DRUIDS_EACH
        self.seated = 0  # Druids on Gancanagh's seats
        self.cards = [BESIDE] * len(CARDS)
        self.limits = [0, 0]
        self.sanctuaries = [0, 0]  # by side: elder, ordinary
        self.menhirs = 0
        self.creatures: list[int] = []
        self.artifacts: list[int] = []
        self.exhausted: list[int] = []
        self.markers = 0  # Completed Potions
        self.private_potion = -1
        self.extension = False
        self.brewed_chosen = False
        self.brewed_heart = False
        self.passed = False
        self.declined = False

    def copied(self) -> Holdings:
        twin = Holdings.__new__(Holdings)
        twin.order = self.order
        twin.points = self.points
        twin.gained = self.gained.copy()
        twin.resources = self.resources.copy()
        twin.ingredients = self.ingredients.copy()
        twin.kind = self.kind.copy()
        twin.place = self.place.copy()
        twin.seated = self.seated
        twin.cards = self.cards.copy()
        twin.limits = self.limits.copy()
        twin.sanctuaries = self.sanctuaries.copy()
        twin.menhirs = self.menhirs
        twin.creatures = self.creatures.copy()
        twin.artifacts = self.artifacts.copy()
        twin.exhausted = self.exhausted.copy()
        twin.markers = self.markers
        twin.private_potion = self.private_potion
        twin.extension = self.extension
        twin.brewed_chosen = self.brewed_chosen
        twin.brewed_heart = self.brewed_heart
        twin.passed = self.passed
        twin.declined = self.declined
        return twin

    def find(self, place: int, kind: int) -> int:
        """A Druid of that kind standing there, the lowest number; -1 if none."""
        for druid in range(DRUIDS_EACH):
            if self.place[druid] == place and self.kind[druid] == kind:
                return druid
        return -1

    def kinds_at(self, place: int) -> list[int]:
        """The kinds of Druid standing there, each once, in ascending order."""
        found = 0
        for druid in range(DRUIDS_EACH):
            if self.place[druid] == place:
                found |= 1 << self.kind[druid]
        return [kind for kind in range(7) if found >> kind & 1]

    def rests(self) -> int:
        """How many Druids are Active."""
        return self.place.count(REST)


class Oak(State):
    """A game of Oak in progress."""

    def __init__(self, setup: Setup, chance: Chance, rules: Rules) -> None:
        super().__init__(setup, chance)
        self.rules = rules
        self.holdings: list[Holdings] = []
        self.round = 1
        self.first_player = 0
        self.active = NO_SEAT  # whose free actions are open
        self.sun = 1
        self.tokens: list[int] = []  # Solar tokens, by the space entered when the slot is crossed
        self.blocked = [False] * len(SPACES)
        self.neutral = [-1, -1, -1]  # the slot of the neutral Druid in each Temple
        self.bag = [0] * len(INGREDIENTS)
        self.forest: list[int] = []  # by position; -1 is free
        self.potions: list[int] = []  # the tile shown of each level
        self.supply = 0  # Sanctuary and Menhir cards left
        self.notch: list[int] = [0] * 12
        self.creatures: list[int] = []  # displayed
        self.artifacts: list[int] = []
        self.creature_pile = Pile()
        self.artifact_pile = Pile()
        self.looked: list[int] = []  # Cailleach: cards only the player on turn may see
        self.deck: list[int] = []  # Broichan's cards still to come: their order nobody knows
        # of the turn going on
        self.closed = [False, False]  # whether the displays may no longer be renewed
        self.gave = 0  # kinds exchanged away, and received, since the last other choice
        self.received = 0
        self.mysticism_replayed = False
        self.cauldron_borrowed = False

    def copied(self) -> Oak:
        twin = Oak(self.setup, self.chance.clone(), self.rules)
        twin.holdings = [held.copied() for held in self.holdings]
        twin.round = self.round
        twin.first_player = self.first_player
        twin.active = self.active
        twin.sun = self.sun
        twin.tokens = self.tokens.copy()
        twin.blocked = self.blocked.copy()
        twin.neutral = self.neutral.copy()
        twin.bag = self.bag.copy()
        twin.forest = self.forest.copy()
        twin.potions = self.potions
        twin.supply = self.supply
        twin.notch = self.notch.copy()
        twin.creatures = self.creatures.copy()
        twin.artifacts = self.artifacts.copy()
        twin.creature_pile = self.creature_pile.copied()
        twin.artifact_pile = self.artifact_pile.copied()
        twin.looked = self.looked.copy()
        twin.deck = self.deck.copy()
        twin.closed = self.closed.copy()
        twin.gave = self.gave
        twin.received = self.received
        twin.mysticism_replayed = self.mysticism_replayed
        twin.cauldron_borrowed = self.cauldron_borrowed
        return twin

    def seat_count(self) -> int:
        return self.setup.players + (1 if self.rules.solo else 0)

    def is_broichan(self, seat: int) -> bool:
        return seat == self.setup.players

    def tell(self, event: Event) -> None:
        if self.rules.solo and event.params.get("player") == self.setup.players:
            event.params["player"] = BROICHAN
        super().tell(event)
