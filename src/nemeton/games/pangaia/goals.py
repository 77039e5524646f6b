"""What a seat works towards, counted: what rituals would bring, seeds that can sprout, the end."""

from __future__ import annotations

from nemeton.games.pangaia.kinds import BITS, NO_CARD, PLAYER
from nemeton.games.pangaia.laws.achievements import rewards
from nemeton.games.pangaia.laws.board import lands_with_seeds
from nemeton.games.pangaia.laws.ending import slot_points
from nemeton.games.pangaia.laws.growth import sprouting_cost
from nemeton.games.pangaia.laws.rituals import best_points
from nemeton.games.pangaia.state import Pangaia

__all__ = ["goals"]


def goals(game: Pangaia, seat: int) -> dict[str, int]:
    """The weightiest first; more is better. Only what the seat knows is counted."""
    if game.ended is not None or len(game.continent.tiles) < game.rules.tiles:
        return {}
    if game.rules.solo and seat != PLAYER:
        return {}
    lands = lands_with_seeds(game, seat)
    found = {
        "ritual": max((best_points(game, seat, card) for card in game.display), default=0),
        "sprouts": sum(sprouting_cost(game, seat, land) == 0 for land in lands),
    }
    if game.rules.solo:
        found["sealed"] = BITS[game.sealed_slots]
        return found
    secret = game.secret[seat]
    if secret != NO_CARD:
        found["secret"] = best_points(game, seat, secret)
    found["achievements"] = sum(rewards(game, each)[seat] for each in game.achievements)
    found["slots"] = slot_points(game, seat)
    return found
