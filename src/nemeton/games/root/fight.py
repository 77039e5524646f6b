"""A battle under way: its parties, its hits, and the pieces marked to be removed."""

from __future__ import annotations

from typing import Any

from nemeton.engine.save import Fields
from nemeton.games.root.kinds import CLEARINGS, FACTION_COUNT, KINDS, NOBODY


class Fight:
    """4.3 What the steps of a battle settle between them; clearing -1 when there is none."""

    def __init__(self) -> None:
        self.attacker = NOBODY
        self.defender = NOBODY
        self.clearing = -1
        self.ally = NOBODY  # 9.2.9.II.c whose warriors fight for the Vagabond
        self.instigator = NOBODY  # 9.5.9.4
        self.arbiter = NOBODY  # 9.5.9.5 who protects the defender
        self.dice: list[int] = []
        self.rolled_on_attacker = 0
        self.rolled_on_defender = 0
        self.extra_on_attacker = 0
        self.extra_on_defender = 0
        self.hits_on_ally = 0
        self.hits_on_items = 0
        self.effects = 0  # optional effects used, a bit each
        self.declined = 0  # sides that have finished declaring: 1 attacker, 2 defender
        self.marked: list[int] = []  # piece, how many, piece, how many …

    def copied(self) -> Fight:
        twin = Fight()
        if self.clearing < 0:
            return twin
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.clearing = self.clearing
        twin.ally = self.ally
        twin.instigator = self.instigator
        twin.arbiter = self.arbiter
        twin.dice = self.dice.copy()
        twin.rolled_on_attacker = self.rolled_on_attacker
        twin.rolled_on_defender = self.rolled_on_defender
        twin.extra_on_attacker = self.extra_on_attacker
        twin.extra_on_defender = self.extra_on_defender
        twin.hits_on_ally = self.hits_on_ally
        twin.hits_on_items = self.hits_on_items
        twin.effects = self.effects
        twin.declined = self.declined
        twin.marked = self.marked.copy()
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

    def view(self) -> dict[str, Any] | None:
        """The battle as everybody sees it."""
        if self.clearing < 0:
            return None
        return self.fields()

    def fields(self) -> dict[str, Any]:
        return {
            "attacker": self.attacker,
            "defender": self.defender,
            "clearing": self.clearing,
            "ally": self.ally,
            "instigator": self.instigator,
            "arbiter": self.arbiter,
            "dice": list(self.dice),
            "rolled_on_attacker": self.rolled_on_attacker,
            "rolled_on_defender": self.rolled_on_defender,
            "extra_on_attacker": self.extra_on_attacker,
            "extra_on_defender": self.extra_on_defender,
            "hits_on_ally": self.hits_on_ally,
            "hits_on_items": self.hits_on_items,
            "effects": self.effects,
            "declined": self.declined,
            "marked": list(self.marked),
        }


def read_fight(fields: Fields) -> Fight:
    fight = Fight()
    fight.attacker = fields.number("attacker", -1, FACTION_COUNT - 1)
    fight.defender = fields.number("defender", -1, FACTION_COUNT - 1)
    fight.clearing = fields.number("clearing", -1, CLEARINGS - 1)
    fight.ally = fields.number("ally", -1, FACTION_COUNT - 1)
    fight.instigator = fields.number("instigator", -1, FACTION_COUNT - 1)
    fight.arbiter = fields.number("arbiter", -1, FACTION_COUNT - 1)
    fight.dice = fields.numbers("dice", 0, 20)
    fight.rolled_on_attacker = fields.number("rolled_on_attacker", 0, 99)
    fight.rolled_on_defender = fields.number("rolled_on_defender", 0, 99)
    fight.extra_on_attacker = fields.number("extra_on_attacker", 0, 99)
    fight.extra_on_defender = fields.number("extra_on_defender", 0, 99)
    fight.hits_on_ally = fields.number("hits_on_ally", 0, 99)
    fight.hits_on_items = fields.number("hits_on_items", 0, 99)
    fight.effects = fields.number("effects", 0, 99)
    fight.declined = fields.number("declined", 0, 3)
    fight.marked = fields.numbers("marked", 0, max(KINDS, 99))
    fields.finish()
    return fight
