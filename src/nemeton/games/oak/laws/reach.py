"""3.12 What free actions could still bring: a place for a card, or means to pay."""

from __future__ import annotations

from typing import Final

from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import ABHARTACH, CARW_GWYN, CREATURE_ROW, SLUAGH, STONES
from nemeton.games.oak.laws.free_actions import extension_price
from nemeton.games.oak.rules import ANY_KIND, SAME_KIND
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "creature_place_in_reach",
    "resources_in_reach",
    "stone_place_in_reach",
    "why_no_creature_place",
    "why_no_upper_place",
]

KINDS: Final = (0, 1, 2)


def resources_in_reach(held: Holdings) -> int:
    """How many Resources of any kind there are, Ingredients traded (FREE-1, FREE-2)."""
    return sum(held.resources) + trades_left(held)


def trades_left(held: Holdings) -> int:
    tokens = sum(held.ingredients)
    return tokens if ABHARTACH in held.creatures else tokens // 2


def most_of(game: Oak, held: Holdings, kind: int) -> int:
    """How many of one kind there could be: traded for, or exchanged by a Creature (FREE-4)."""
    exchanged = sum(
        held.resources[other]
        for other in KINDS
        if other != kind and SLUAGH + other in held.creatures
    )
    return min(game.rules.most, held.resources[kind] + trades_left(held) + exchanged)


def can_extend(game: Oak, held: Holdings, row: int) -> bool:
    """FREE-3 Whether the marker can be moved, after trades and exchanges if need be."""
    if held.limits[row] >= game.rules.most_limits[row]:
        return False
    kind, cost = extension_price(game, held, row)
    if kind == ANY_KIND:
        return resources_in_reach(held) >= cost
    return any(most_of(game, held, each) >= cost for each in KINDS if kind in (each, SAME_KIND))


def stone_place_in_reach(game: Oak, held: Holdings, price: int) -> bool:
    """A further upper place, and so many Resources of any kind left for what goes there."""
    if game.supply == 0 or not can_extend(game, held, STONES):
        return False
    return resources_in_reach(held) >= price + extension_price(game, held, STONES)[1]


def creature_place_in_reach(game: Oak, held: Holdings) -> bool:
    """FREE-3, FREE-7 The marker may be moved, or Carw Gwyn leave its place."""
    return CARW_GWYN in held.creatures or can_extend(game, held, CREATURE_ROW)


# What would help


def why_no_upper_place(game: Oak, held: Holdings) -> Saying:
    """SAN-1, FREE-3 What would help: a further step of the marker, where there is one."""
    if not game.supply:
        return Saying("why-no-stone-left", rule="3.14.2")
    if held.limits[STONES] >= game.rules.most_limits[STONES]:
        return Saying("why-upper-row-ends", rule="3.14.2")
    kind, cost = extension_price(game, held, STONES)
    return Saying("why-upper-row-full", rule="3.12", kind=kind, cost=cost)


def why_no_creature_place(game: Oak, held: Holdings) -> Saying:
    """CRE-1, FREE-3 The same for the Creatures."""
    if held.limits[CREATURE_ROW] >= game.rules.most_limits[CREATURE_ROW]:
        return Saying("why-creature-row-ends", rule="3.14.1")
    kind, cost = extension_price(game, held, CREATURE_ROW)
    return Saying("why-creature-row-full", rule="3.12", kind=kind, cost=cost)
