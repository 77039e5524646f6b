"""A battle under way: its parties, its hits, and the pieces marked to be removed."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.kinds import NOBODY

# What has changed the hits of a battle
BRUTAL: Final = 1  # Brutal Tactics
SAPPED: Final = 2  # Sappers
DEFENSELESS: Final = 4  # 4.3.2.III
COMMANDED: Final = 8  # 7.8.3
ATTACKER_ARMOURED: Final = 16  # Armorers
DEFENDER_ARMOURED: Final = 32


class Fight:
    """4.3 What the steps of a battle settle between them; clearing -1 when there is none."""

    def __init__(self) -> None:
        self.attacker = NOBODY
        self.defender = NOBODY
        self.clearing = -1
        self.ally = NOBODY  # 9.2.9.II.c whose warriors fight for the Vagabond
        self.instigator = NOBODY  # 9.5.9.4
        self.arbiter = NOBODY  # 9.5.9.5 who protects the defender
        self.ambush = -1  # the card played, and the one that foiled it
        self.foil = -1
        self.dice: list[int] = []
        self.limit_of_attacker = 0  # 4.3.2.I when the dice were rolled
        self.limit_of_defender = 0
        self.begin_hits()

    def begin_hits(self) -> None:
        self.rolled_on_attacker = 0
        self.rolled_on_defender = 0
        self.extra_on_attacker = 0
        self.extra_on_defender = 0
        self.hits_on_ally = 0
        self.hits_on_items = 0
        self.reasons = 0  # what has changed the hits, a bit each
        self.healed = -1  # 6.2.3 warriors brought back to the keep, once that was asked
        self.marked: list[int] = []  # piece, how many, piece, how many …
        self.ambushed: list[int] = []  # likewise what fell to the ambush
        self.fallen: list[int] = []  # and what fell to the dice

    def copied(self) -> Fight:
        if self.clearing < 0:
            return self  # nothing is going on, and nobody writes in it
        twin = Fight()
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.clearing = self.clearing
        twin.ally = self.ally
        twin.instigator = self.instigator
        twin.arbiter = self.arbiter
        twin.ambush = self.ambush
        twin.foil = self.foil
        twin.dice = self.dice.copy()
        twin.limit_of_attacker = self.limit_of_attacker
        twin.limit_of_defender = self.limit_of_defender
        copy_hits(self, twin)
        return twin

    def opponent(self, side: int) -> int:
        return self.defender if side == self.attacker else self.attacker

    def remover(self, side: int) -> int:
        """Who removes the pieces that this side loses."""
        return self.opponent(side) if self.instigator < 0 else self.instigator

    def marks(self, piece: int) -> int:
        """How many of these pieces are already marked."""
        found = 0
        for place in range(0, len(self.marked), 2):
            if self.marked[place] == piece:
                found += self.marked[place + 1]
        return found


def copy_hits(fight: Fight, twin: Fight) -> None:
    twin.rolled_on_attacker = fight.rolled_on_attacker
    twin.rolled_on_defender = fight.rolled_on_defender
    twin.extra_on_attacker = fight.extra_on_attacker
    twin.extra_on_defender = fight.extra_on_defender
    twin.hits_on_ally = fight.hits_on_ally
    twin.hits_on_items = fight.hits_on_items
    twin.reasons = fight.reasons
    twin.healed = fight.healed
    twin.marked = fight.marked.copy()
    twin.ambushed = fight.ambushed.copy()
    twin.fallen = fight.fallen.copy()


NO_FIGHT: Final = Fight()  # nobody writes in it, so everybody shares it
