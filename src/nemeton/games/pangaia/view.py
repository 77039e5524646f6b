"""What each seat may see, and how the rest is dealt again."""

from __future__ import annotations

from typing import Any

from nemeton.games.pangaia.kinds import (
    ACHIEVEMENT_NAMES,
    CORRUPTED,
    LAND_TYPES,
    NO_CARD,
    PLAYER_NAMES,
    RITUAL_NAMES,
    SLOT_NAMES,
    SPIRIT_NAME,
)
from nemeton.games.pangaia.state import Pangaia


def seat(game: Pangaia, side: int) -> dict[str, Any]:
    """The outer part: the score is the life energy owned, the title a colour or a name."""
    automaton = game.rules.solo and side == CORRUPTED
    score: int | None = None if game.rules.solo else game.energy[side]
    if game.ended is not None:
        score = game.ended.scores[side]
    return {
        "score": score,
        "title": PLAYER_NAMES[SPIRIT_NAME if automaton else side],
        "colour": "slate" if automaton else PLAYER_NAMES[side],
        "automaton": automaton,
    }


def board(game: Pangaia, seat: int | None) -> dict[str, Any]:
    """The continent, the boards and the cards, as this seat sees them."""
    shown = {
        "round": game.round,
        "first": game.first,
        "ending": game.ending,
        "tiles": [tile_view(game, tile) for tile in range(len(game.continent.tiles))],
        "tile_drawn": LAND_TYPES[game.tile_drawn] if game.tile_drawn >= 0 else None,
        "tile_pile": [game.tile_pile.count(kind) for kind in range(4)],
        "trees": tree_views(game),
        "seeds": seed_views(game),
        "spirits": list(game.spirit),
        "players": [player_view(game, side, seat) for side in range(game.rules.players)],
        "rituals": ritual_view(game),
        "blessings": len(game.blessing_pile),
        "blessings_spent": list(game.spent),
        "achievements": [ACHIEVEMENT_NAMES[card] for card in game.achievements],
        "standings": standings_view(game),
        "looking": looking_view(game, seat),
    }
    if game.rules.solo:
        shown["solo"] = solo_view(game)
    return shown


def tile_view(game: Pangaia, tile: int) -> dict[str, Any]:
    kind, q, r, k = game.continent.tiles[tile]
    hexes = range(4 * tile, 4 * tile + 4)
    shown: dict[str, Any] = {
        "type": LAND_TYPES[kind],
        "q": q,
        "r": r,
        "k": k,
        "cells": [list(game.continent.coordinates(each)) for each in hexes],
    }
    if game.rules.solo:
        shown["energy"] = game.land_energy[tile]
        shown["corrupted"] = bool(game.marked[tile])
    return shown


def tree_views(game: Pangaia) -> list[dict[str, int]]:
    return [
        {
            "land": land,
            "owner": game.trunk[land],
            "level": game.level[land],
            "corrupted": game.blight[land],
        }
        for land in game.continent.lands
        if game.level[land]
    ]


def seed_views(game: Pangaia) -> list[dict[str, int]]:
    """Seeds with what decides about them: neighbours, and the price to sprout (-1: impossible)."""
    from nemeton.games.pangaia.laws.growth import (  # they stand on the state
        neighbours,
        sprouting_cost,
    )

    hexes = game.rules.hexes
    return [
        {
            "land": land,
            "owner": side,
            "count": game.seeds[side * hexes + land],
            "neighbours": neighbours(game, side, land),
            "cost": sprouting_cost(game, side, land),
        }
        for land in game.continent.lands
        for side in range(game.rules.sides)
        if game.seeds[side * hexes + land]
    ]


def player_view(game: Pangaia, side: int, seat: int | None) -> dict[str, Any]:
    """A player's own board; the secret ritual and the blessings only for who may know them."""
    shown = {
        "trees": game.trees[side],
        "seeds": game.loose[side],
        "locked": [bool(game.locked[side] >> seed & 1) for seed in range(3)],
        "slots": [bool(game.full[side] >> slot & 1) for slot in range(len(SLOT_NAMES))],
        "resources": game.resources[4 * side : 4 * side + 4],
        "energy": game.energy[side],
        "rituals_played": game.played[side],
        "worth": [points_of(game, side, card) for card in game.display],
        "short_of": [short_of(game, side, card) for card in game.display],
        "has_secret": game.secret[side] != NO_CARD,
        "secret": None,
        "secret_worth": None,
        "secret_short_of": None,
        "blessings": len(game.hands[side]),
        "hand": list(game.hands[side]) if side == seat else None,
        "final": final_view(game, side),
    }
    if game.secret[side] != NO_CARD and (side == seat or game.secret_seen[side]):
        shown["secret"] = RITUAL_NAMES[game.secret[side]]
        shown["secret_worth"] = points_of(game, side, game.secret[side])
        shown["secret_short_of"] = short_of(game, side, game.secret[side])
    return shown


def points_of(game: Pangaia, side: int, card: int) -> int:
    """The most points a card would bring a side now."""
    from nemeton.games.pangaia.laws.rituals import best_points  # which stands on the state

    return best_points(game, side, card)


def short_of(game: Pangaia, side: int, card: int) -> list[str] | None:
    """Why a side cannot play a card now: what is missing, and on which type of land."""
    from nemeton.games.pangaia.laws.rituals import obstacle, playable  # which stand on the state

    if playable(game, side, card):
        return None
    missing, kind = obstacle(game, side, card)
    return [missing, LAND_TYPES[kind]]


def final_view(game: Pangaia, side: int) -> dict[str, int] | None:
    """E5 The parts of a total, once it has been scored."""
    from nemeton.games.pangaia.laws.achievements import rewards  # these stand on the state
    from nemeton.games.pangaia.laws.ending import secret_points, slot_points

    if game.ended is None or game.rules.solo:
        return None
    return {
        "energy": game.energy[side],
        "secret": secret_points(game, side),
        "slots": slot_points(game, side),
        "awards": sum(rewards(game, card)[side] for card in game.achievements),
    }


def standings_view(game: Pangaia) -> list[list[int]]:
    """V1 What each player has of what each achievement counts."""
    from nemeton.games.pangaia.laws.achievements import metric  # which stands on the state

    if not game.continent.tiles:
        return []
    players = range(game.rules.players)
    return [[metric(game, side, card) for side in players] for card in game.achievements]


def ritual_view(game: Pangaia) -> dict[str, Any]:
    """Display and piles."""
    return {
        "display": [RITUAL_NAMES[card] for card in game.display],
        "pile": len(game.pile),
        "removed": len(game.removed),
        "discard": [RITUAL_NAMES[card] for card in game.discard],
    }


def looking_view(game: Pangaia, seat: int | None) -> list[int] | None:
    """The blessings just drawn, for the player who is to keep one."""
    return list(game.looking) if game.looking and game.looker == seat else None


def solo_view(game: Pangaia) -> dict[str, Any]:
    """The board of the Corrupted Spirit and its cards; the order of the pile is nobody's."""
    return {
        "trees": game.trees[CORRUPTED],
        "supply": game.supply,
        "sealed_slots": [bool(game.sealed_slots >> slot & 1) for slot in range(6)],
        "sealed_seeds": [bool(game.sealed_seeds >> seed & 1) for seed in range(3)],
        "location": game.automa_top,
        "action": action_of(game, game.automa_turned),
        "next_action": action_of(game, game.automa_top),
        "turned": list(game.automa_used),
        "pile": len(game.automa_rest),
        "anchor": [game.anchor_q, game.anchor_r],
    }


def action_of(game: Pangaia, card: int) -> int | None:
    """The other side of an automa card; the Storm has none."""
    action = game.rules.components.automa_action[card] if card >= 0 else -1
    return action if action >= 0 else None


def redeal(game: Pangaia, seat: int | None) -> None:
    """Deals anew the rituals and blessings that the seat cannot know."""
    redeal_rituals(game, seat)
    if game.rules.blessings:
        redeal_blessings(game, seat)


def redeal_rituals(game: Pangaia, seat: int | None) -> None:
    unknown = [
        side
        for side in range(game.rules.players)
        if game.secret[side] != NO_CARD and side != seat and not game.secret_seen[side]
    ]
    cards = sorted(game.pile + game.removed + [game.secret[side] for side in unknown])
    for side in unknown:
        game.secret[side] = game.chance.take(cards)
    removed = [game.chance.take(cards) for _ in game.removed]
    game.removed = sorted(removed)
    game.pile = cards


def redeal_blessings(game: Pangaia, seat: int | None) -> None:
    others = [side for side in range(game.rules.players) if side != seat]
    hidden_look = bool(game.looking) and game.looker != seat
    cards = game.blessing_pile.copy()
    for side in others:
        cards += game.hands[side]
    if hidden_look:
        cards += game.looking
    cards.sort()
    for side in others:
        game.hands[side] = sorted([game.chance.take(cards) for _ in game.hands[side]])
    if hidden_look:
        game.looking = sorted([game.chance.take(cards) for _ in game.looking])
    game.blessing_pile = cards
