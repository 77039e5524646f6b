"""What a faction works towards, counted: what will come by itself, and what it could do next."""

from __future__ import annotations

from nemeton.games.root.factions.alliance.revolt import REVOLT_COST, can_revolt
from nemeton.games.root.factions.alliance.supporters import matching_supporters
from nemeton.games.root.factions.cult.conspiracies import conspiracy_cost
from nemeton.games.root.factions.marquise.building import builds
from nemeton.games.root.judgement.evaluation import faction_of
from nemeton.games.root.judgement.turn_end import draws
from nemeton.games.root.kinds import (
    ALLIANCE,
    CLEARINGS,
    CONSPIRACIES,
    CULT,
    DOWN,
    EYRIE,
    GARDEN,
    MARQUISE,
    NOBODY,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TRADE_POST,
    UP,
    is_vagabond,
)
from nemeton.games.root.laws.board import on_map, on_map_of_suit, rulers
from nemeton.games.root.laws.items import held, undamaged
from nemeton.games.root.state import Root

__all__ = ["goals"]


def goals(game: Root, seat: int) -> dict[str, int]:
    """The weightiest first; more is better. Only what the seat knows is counted."""
    faction = faction_of(game, seat)
    if game.ended is not None or faction == NOBODY or (game.turn_place < 0 and not game.order):
        return {}
    if is_vagabond(faction):
        return vagabond_goals(game, faction)
    found = own_goals(game, faction)
    if faction != RIVERFOLK:
        found["draws"] = draws(game, faction)
    if faction != ALLIANCE:
        found["rule"] = rulers(game).count(faction)
    return found


def own_goals(game: Root, faction: int) -> dict[str, int]:
    """What no other faction has."""
    if faction == MARQUISE:
        return {"building": best_building(game)}
    if faction == EYRIE:
        return {"roosts": game.rules.components.roost_points[on_map(game, ROOST)]}
    if faction == ALLIANCE:
        return alliance_goals(game)
    return cult_goals(game) if faction == CULT else riverfolk_goals(game)


def best_building(game: Root) -> int:
    """6.5.4 The points of the best building that wood is there for."""
    points = game.rules.components.building_points
    return max(
        (points[piece - SAWMILL][on_map(game, piece)] for _, piece, _ in builds(game)), default=0
    )


def alliance_goals(game: Root) -> dict[str, int]:
    """8.4.1 Revolts that supporters are there for; 8.6 officers; tokens on the map."""
    ready = [
        clearing
        for clearing in range(CLEARINGS)
        if can_revolt(game, clearing)
        and matching_supporters(game, game.suits[clearing]) >= REVOLT_COST
    ]
    return {"revolts": len(ready), "officers": game.officers, "sympathy": on_map(game, SYMPATHY)}


def vagabond_goals(game: Root, vagabond: int) -> dict[str, int]:
    """9.5.5 Quests whose items he owns, exhausted or not; 9.2.5 items that are whole."""
    pairs = [game.rules.components.quest_items[quest] for quest in game.quest_row]
    return {
        "quests": sum(owns_both(game, vagabond, one, other) for one, other in pairs),
        "items": undamaged(game, vagabond),
    }


def owns_both(game: Root, vagabond: int, one: int, other: int) -> bool:
    owned = [
        held(game, vagabond, UP, item) + held(game, vagabond, DOWN, item) for item in (one, other)
    ]
    return owned[0] > (one == other) and owned[1] > 0


def cult_goals(game: Root) -> dict[str, int]:
    """10.5.3 What gardens of one suit score; 10.4.3 conspiracies that acolytes could pay."""
    points = game.rules.components.garden_points
    cheapest = min(conspiracy_cost(game, each) for each in range(len(CONSPIRACIES)))
    return {
        "gardens": max(points[on_map_of_suit(game, GARDEN, suit)] for suit in range(3)),
        "conspiracies": game.acolytes // max(1, cheapest),
    }


def riverfolk_goals(game: Root) -> dict[str, int]:
    """11.4.2 Dividends of the funds that nobody spends; 11.2 trade posts."""
    posts = on_map(game, TRADE_POST)
    return {"dividends": sum(game.funds) // 2 if posts else 0, "trade_posts": posts}
