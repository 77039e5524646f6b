"""The printed values as a client draws them: cards, Branches, Potions, Creatures, boards."""

from __future__ import annotations

from typing import Any

from nemeton.games.oak.components import Values
from nemeton.games.oak.kinds import (
    CARDS,
    CREATURES,
    EFFECTS,
    HEART,
    INGREDIENTS,
    ORDERS,
    POTIONS,
    TILES,
    branch_of,
    deeds_of,
    oak_deed,
)
from nemeton.games.oak.rules import ANY_KIND, Rules

__all__ = ["printed_values"]


def printed_values(values: Values, rules: Rules) -> dict[str, Any]:
    """Everything by number, as the view and the options name it; plain JSON."""
    return {
        "temples": [None if temple < 0 else temple for temple in rules.temple_of],
        "deeds": [
            [deed(rules, card, each) for each in deeds_of(card)] for card in range(len(CARDS))
        ],
        "potions": [potion(values["potions"][name]) for name in POTIONS[:TILES]],
        "darkwood": [
            {"kinds": kinds, "points": points}
            for kinds, points in zip(rules.darkwood_kinds, rules.darkwood_points, strict=True)
        ],
        "creature_points": [values["creatures"][name]["points"] for name in CREATURES],
        "notches": list(rules.notches),
        "orders": [order(values["orders"][name]) for name in ORDERS],
        "spaces": [space(rules, each) for each in range(len(rules.steps))],
        "limit_start": list(rules.start_limits),
        "limit_most": list(rules.most_limits),
        "resource_most": rules.most,
        "forest_positions": rules.forest_positions,
        "sanctuary_points": list(rules.sanctuary_points),
        "menhir_points": rules.menhir_points,
        "gancanagh": {"seats": rules.gancanagh_seats, "elders": rules.gancanagh_elders},
        "menhir_cost": list(rules.menhir_cost),
        "renewal": {"creatures": rules.renewal_cost[0], "artifacts": rules.renewal_cost[1]},
    }


def deed(rules: Rules, card: int, number: int) -> dict[str, Any]:
    """An action of a card: its slot has so many stones, 0 at the Oak, -1 on the Heart itself."""
    kind, oak = rules.deed_kind[number], number == oak_deed(card)
    stones = -1 if card == HEART else number - deeds_of(card)[0] + 1
    return {
        "deed": number,
        "cost": rules.deed_cost[number],
        "resource": None if kind == ANY_KIND else kind,
        "effect": "advance" if oak else EFFECTS[rules.deed_effect[number]],
        "stones": 0 if oak else stones,
    }


def potion(printed: Values) -> dict[str, Any]:
    """Level and kinds of the recipe; -1 is a token of any kind."""
    kinds = [-1 if kind == "any" else INGREDIENTS.index(kind) for kind in printed["recipe"]]
    return {"level": printed["level"], "recipe": kinds}


def order(printed: Values) -> dict[str, Any]:
    """Special actions, whether each needs an Elder, and what a card limit costs: the first step of
    the upper row, then every step of both rows."""
    return {
        "actions": printed["actions"],
        "elder": printed["elder"],
        "extension": printed["extension"][0][0],
        "kind": printed["kind"][0],
        "extensions": printed["extension"],
        "kinds": printed["kind"],
    }


def space(rules: Rules, number: int) -> dict[str, Any]:
    """Steps from the Roots (0: not on this board), what lies above, and what a Festival pays there
    or what an End counts."""
    end = {"counts": rules.bonus[number], "each": rules.bonus_each[number]}
    return {
        "steps": rules.steps[number],
        "income": rules.space_income[number][branch_of(number)],
        "incomes": list(rules.space_income[number]),
        "above": list(rules.above[number]),
        "end": end if rules.bonus[number] >= 0 else None,
    }
