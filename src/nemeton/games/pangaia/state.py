"""What is on the table."""

from __future__ import annotations

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.state import State
from nemeton.games.pangaia.continent import EMPTY, Continent
from nemeton.games.pangaia.kinds import NO_CARD, NOBODY
from nemeton.games.pangaia.rules import Rules


class Pangaia(State):
    """A game of Pangaia. Sides are seats; in a solo game side 1 is the Corrupted Spirit.

    Lists by hex use the numbers of `continent`; `seeds` and `resources` hold one row per side.
    """

    def __init__(self, setup: Setup, chance: Chance, rules: Rules) -> None:
        super().__init__(setup, chance)
        self.rules = rules
        self.continent: Continent = EMPTY
        self.tile_pile: list[int] = []  # in no order: nobody knows it
        self.tile_drawn = -1
        self.first = 0
        self.round = 0
        self.last_change = 0  # the round in which something last changed for good
        self.ending = False

        self.spirit: list[int] = []
        self.trunk: list[int] = []  # whose piece the tree is
        self.holder: list[int] = []  # whom it counts for: the same, but for a contaminated tree
        self.level: list[int] = []  # 0: no tree
        self.blight: list[int] = []  # the corrupted treetops among them
        self.seeds: list[int] = []

        self.trees: list[int] = []  # in reserve
        self.loose: list[int] = []  # seeds in reserve
        self.locked: list[int] = []  # seeds A, B, C as bits
        self.full: list[int] = []  # slots that hold a treetop, as bits
        self.resources: list[int] = []
        self.energy: list[int] = []
        self.played: list[int] = []  # rituals

        self.display: list[int] = []
        self.pile: list[int] = []  # in no order
        self.removed: list[int] = []  # rituals put back into the box unseen
        self.discard: list[int] = []
        self.secret: list[int] = []
        self.secret_seen: list[int] = []  # 1: everybody saw which card was taken
        self.praying_in_secret = False  # whether the ritual under way is the secret one

        self.achievements: list[int] = []
        self.blessing_pile: list[int] = []  # in no order
        self.hands: list[list[int]] = []
        self.looking: list[int] = []  # blessings drawn, of which one will be kept
        self.looker = NOBODY  # by whom
        self.spent: list[int] = []

        self.land_energy: list[int] = []  # by tile, solo
        self.marked: list[int] = []  # 1: a corruption marker lies on the tile
        self.supply = 0  # corrupted treetops beside the board
        self.sealed_slots = 0
        self.sealed_seeds = 0
        self.automa_top = NO_CARD
        self.automa_turned = NO_CARD
        self.automa_rest: list[int] = []  # in no order
        self.automa_used: list[int] = []
        self.storm_barred = 0  # how many more cards will not be the Storm
        self.anchor_q = 0
        self.anchor_r = 0

    def copied(self) -> Pangaia:
        twin = Pangaia(self.setup, self.chance.clone(), self.rules)
        twin.continent = self.continent
        twin.first = self.first
        twin.round = self.round
        twin.last_change = self.last_change
        twin.ending = self.ending
        twin.tile_drawn = self.tile_drawn
        if self.tile_pile:
            twin.tile_pile = self.tile_pile.copy()
        self.copy_pieces(twin)
        self.copy_cards(twin)
        if self.rules.solo:
            self.copy_solo(twin)
        return twin

    def copy_pieces(self, twin: Pangaia) -> None:
        twin.spirit = self.spirit.copy()
        twin.trunk = self.trunk.copy()
        twin.holder = self.holder.copy()
        twin.level = self.level.copy()
        twin.blight = self.blight.copy()
        twin.seeds = self.seeds.copy()
        twin.trees = self.trees.copy()
        twin.loose = self.loose.copy()
        twin.locked = self.locked.copy()
        twin.full = self.full.copy()
        twin.resources = self.resources.copy()
        twin.energy = self.energy.copy()
        twin.played = self.played.copy()

    def copy_cards(self, twin: Pangaia) -> None:
        twin.display = self.display.copy()
        twin.pile = self.pile.copy()
        twin.removed = self.removed.copy()
        twin.discard = self.discard.copy()
        twin.secret = self.secret.copy()
        twin.secret_seen = self.secret_seen.copy()
        twin.praying_in_secret = self.praying_in_secret
        twin.achievements = self.achievements
        if self.rules.blessings:
            twin.blessing_pile = self.blessing_pile.copy()
            twin.looking = self.looking.copy()
            twin.looker = self.looker
            twin.spent = self.spent.copy()
        twin.hands = [hand.copy() for hand in self.hands]

    def copy_solo(self, twin: Pangaia) -> None:
        twin.land_energy = self.land_energy.copy()
        twin.marked = self.marked.copy()
        twin.supply = self.supply
        twin.sealed_slots = self.sealed_slots
        twin.sealed_seeds = self.sealed_seeds
        twin.automa_top = self.automa_top
        twin.automa_turned = self.automa_turned
        twin.automa_rest = self.automa_rest.copy()
        twin.automa_used = self.automa_used.copy()
        twin.storm_barred = self.storm_barred
        twin.anchor_q = self.anchor_q
        twin.anchor_r = self.anchor_r

    def seat_count(self) -> int:
        return self.rules.sides
