"""The printed values as a client draws them: cards, quests, tracks of the boards, the map."""

from __future__ import annotations

import itertools
from typing import Any

from nemeton.games.root.components import Cards, Components, Map
from nemeton.games.root.kinds import CARD_KINDS

__all__ = ["printed_values"]


def printed_values(components: Components, board: Map) -> dict[str, Any]:
    """Everything by number, as the view and the options name it; plain JSON."""
    return {
        "victory": components.victory,
        "dominance_from": components.dominance_from,
        "cards": cards(components.cards),
        "quests": [
            {"suit": suit, "items": list(items)}
            for suit, items in zip(components.quest_suit, components.quest_items, strict=True)
        ],
        "items": list(components.item_supply),
        "tracks": tracks(components),
        "wood": components.wood,
        "aids": list(components.aids),
        "aid_points": list(components.aid_points),
        "track": components.track,
        "capacity": components.capacity,
        "capacity_per_bag": components.capacity_per_bag,
        "posts": components.posts,
        "highest_price": components.highest_price,
        "map": map_drawn(board),
    }


def cards(printed: Cards) -> list[dict[str, Any]]:
    """By card: in its cost four stands for a piece of any suit, an item of -1 for none."""
    return [
        {
            "suit": printed.suit[card],
            "kind": CARD_KINDS[printed.kind[card]],
            "cost": [
                suit if suit < 3 else 4
                for suit, count in enumerate(printed.cost[card])
                for _ in range(count)
            ],
            "item": printed.item[card],
            "points": printed.points[card],
        }
        for card in range(len(printed.suit))
    ]


def tracks(components: Components) -> dict[str, Any]:
    """By piece, and by its spaces from the first piece on: cost, points, further cards drawn."""
    builders = ("sawmill", "workshop", "recruiter")
    found = {
        name: track(components.wood_cost, points)
        for name, points in zip(builders, components.building_points, strict=True)
    }
    found["recruiter"]["draws"] = further(components.recruiter_draws)
    found["roost"] = track([], components.roost_points[1:], components.roost_draws)
    found["sympathy"] = track(components.sympathy_cost, components.sympathy_points)
    found["garden"] = track([], components.garden_points[1:], components.garden_draws)
    return found


def track(cost: list[int], points: list[int], draws: list[int] | None = None) -> dict[str, Any]:
    none = [0] * len(points)
    return {
        "cost": list(cost) or none,
        "points": list(points),
        "draws": none if draws is None else further(draws),
    }


def further(draws: list[int]) -> list[int]:
    """What each space adds, where a track counts all that is drawn from no piece on."""
    return [after - before for before, after in itertools.pairwise(draws)]


def map_drawn(board: Map) -> dict[str, Any]:
    """Where things lie: clearings and forests from 0 to 100, paths and river by clearings; and
    which places touch each place, forests after the clearings."""
    shape = board.shape
    return {
        "slots": list(board.slots),
        "x": list(shape["x"]),
        "y": list(shape["y"]),
        "paths": [list(path) for path in shape["paths"]],
        "river": [list(reach) for reach in shape["river"]],
        "river_cuts_forests": bool(shape["river_cuts_forests"]),
        "forests": [[forest["x"], forest["y"]] for forest in shape["forest"]],
        "slips": [list(each) for each in board.slips],
    }
