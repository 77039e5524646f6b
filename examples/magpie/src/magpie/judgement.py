"""How good a position is for a bird, with named reasons."""

from __future__ import annotations

from magpie.kinds import VALUES
from magpie.state import Magpie

__all__ = ["reasons"]


def reasons(game: Magpie, bird: int) -> dict[str, float]:
    rivals = [game.score(seat) for seat in range(game.seat_count()) if seat != bird]
    held = sum(VALUES[trinket] for trinket in game.hands[bird])
    return {
        "lead": float(game.score(bird) - max(rivals)),
        "hand": held / 2,
        "feathers": game.feathers[bird] / 4,
    }
