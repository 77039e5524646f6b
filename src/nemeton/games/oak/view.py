"""What each seat may see, and how the rest is dealt anew."""

from __future__ import annotations

from typing import Any, Final

from nemeton.games.oak.kinds import GANCANAGH, ORDERS, TILES
from nemeton.games.oak.laws.board import (
    artifact_capacity,
    creature_capacity,
    stone_capacity,
    sun_reached,
)
from nemeton.games.oak.pile import EVERYBODY, Pile
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["board", "redeal", "seat"]

PALETTE: Final = ("violet", "orange", "teal", "gold")  # the client's colours, by seat
AUTOMATON: Final = "rust"
STRANGER: Final = -9  # a spectator has put nothing under a pile


def seat(game: Oak, number: int) -> dict[str, Any]:
    """The part of the view that all games share."""
    held = game.holdings[number]
    automaton = game.is_broichan(number)
    title = "broichan" if automaton else ORDERS[held.order] if held.order >= 0 else None
    return {
        "score": held.points,
        "title": title,
        "colour": AUTOMATON if automaton else PALETTE[number],
        "automaton": automaton,
    }


def board(game: Oak, viewer: int | None) -> dict[str, Any]:
    """Everything that lies open, and what this seat alone knows of the piles."""
    return {
        "round": game.round,
        "first_player": game.first_player,
        "active": game.active,
        "sun": sun_view(game),
        "tokens": list(game.tokens),
        "blocked": [space for space, shut in enumerate(game.blocked) if shut],
        "neutral": list(game.neutral),
        "bag": list(game.bag),
        "forest": list(game.forest),
        "potions": list(game.potions),
        "box": box(game),
        "supply": game.supply,
        "creatures": list(game.creatures),
        "artifacts": list(game.artifacts),
        "creature_pile": pile_view(game.creature_pile, viewer),
        "artifact_pile": pile_view(game.artifact_pile, viewer),
        "looked": looked_view(game, viewer),
        "notches": list(game.notch),
        "deck": len(game.deck),
        "discards": discards(game),
        "closed": list(game.closed),
        "sides": [holdings_view(game, held) for held in game.holdings],
    }


def sun_view(game: Oak) -> dict[str, Any]:
    rules = game.rules
    return {
        "space": game.sun,
        "value": sun_reached(game),
        "values": rules.sun_value[1:],
        "solstices": [space for space in range(1, rules.last_sun + 1) if rules.solstice[space]],
    }


def box(game: Oak) -> list[int]:
    """The Potion tiles nobody has."""
    taken = game.potions + [held.private_potion for held in game.holdings]
    return [tile for tile in range(TILES) if tile not in taken]


def discards(game: Oak) -> list[int]:
    """Broichan's cards already played."""
    return [card for card in range(6) if card not in game.deck] if game.rules.solo else []


def looked_view(game: Oak, viewer: int | None) -> list[int] | int:
    """The Cailleach's six: the cards for who looks at them, their number for the others."""
    if game.looked and viewer is not None and viewer == game.active:
        return list(game.looked)
    return len(game.looked)


def pile_view(pile: Pile, viewer: int | None) -> list[dict[str, Any]]:
    """The layers from top to bottom, each as far as the viewer knows it."""
    found: list[dict[str, Any]] = []
    for layer in pile.layers:
        shown: dict[str, Any] = {"count": len(layer.cards)}
        if layer.order_of in (EVERYBODY, viewer):
            shown["order"] = list(layer.cards)
        elif layer.cards_of in (EVERYBODY, viewer):
            shown["cards"] = sorted(layer.cards)
        found.append(shown)
    return found


def holdings_view(game: Oak, held: Holdings) -> dict[str, Any]:
    """What one player has: all of it is public."""
    has_board = held.order >= 0
    return {
        "order": held.order,
        "points": held.points,
        "gained": list(held.gained),
        "resources": list(held.resources),
        "ingredients": list(held.ingredients),
        "druids": [list(pair) for pair in zip(held.kind, held.place, strict=True)],
        "seated": held.seated,
        "guest_spaces": game.rules.gancanagh_seats if GANCANAGH in held.creatures else 0,
        "guest_elders": game.rules.gancanagh_elders,
        "cards": list(held.cards),
        "limits": list(held.limits),
        "upper_places": stone_capacity(game, held) if has_board else 0,
        "creature_places": creature_capacity(game, held) if has_board else 0,
        "artifact_places": artifact_capacity(game, held) if has_board else 0,
        "elder_spaces": game.rules.elder_spaces[held.order] if has_board else 0,
        "ordinary_spaces": game.rules.ordinary_spaces[held.order] if has_board else 0,
        "sanctuaries": list(held.sanctuaries),
        "menhirs": held.menhirs,
        "creatures": list(held.creatures),
        "artifacts": list(held.artifacts),
        "exhausted": list(held.exhausted),
        "markers": held.markers,
        "private_potion": held.private_potion,
        "extension": held.extension,
        "once": [held.brewed_chosen, held.brewed_heart],
        "passed": held.passed,
        "declined": held.declined,
    }


def redeal(game: Oak, viewer: int | None) -> None:
    """Deals anew what the seat cannot know: in the piles, and under the Cailleach's eyes."""
    knower = STRANGER if viewer is None else viewer
    hidden = [] if knower == game.active else game.looked
    game.creature_pile.redeal(knower, hidden, game.chance)
    hidden.sort()
    game.artifact_pile.redeal(knower, [], game.chance)
