"""Effects by name and by number."""

from __future__ import annotations

from nemeton.games.oak import kinds
from nemeton.games.oak.kinds import ARTIFACTS, EFFECTS, POTIONS, RESOURCES
from nemeton.games.oak.laws.effects.table import effects_by_name


def test_the_table_of_effects_follows_their_numbers() -> None:
    assert tuple(effects_by_name()) == EFFECTS


def test_the_numbers_that_rules_know_are_those_of_their_names() -> None:
    assert EFFECTS[kinds.LIMIT_EFFECT] == "limit"
    assert EFFECTS[kinds.CREATURE_EFFECT] == "creature"
    assert EFFECTS[kinds.ADVANCE] == "advance"
    assert EFFECTS[kinds.BREW] == "brew"
    assert EFFECTS[kinds.REPLAY] == "replay"
    assert EFFECTS[kinds.BREW_FEWER] == "brew_fewer"
    assert EFFECTS[kinds.CAULDRON_FEWER] == "cauldron_fewer"
    assert EFFECTS[kinds.TRIPLES] == "triples"
    oak = kinds.OAK_EFFECT
    assert EFFECTS[oak : oak + 3] == tuple(f"oak_{kind}" for kind in RESOURCES)
    assert EFFECTS[kinds.POWERS : kinds.POWERS + 12] == ARTIFACTS
    assert EFFECTS[kinds.POTION_EFFECTS : kinds.POTION_EFFECTS + 18] == POTIONS
