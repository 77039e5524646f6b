"""How good a position is, with named reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nemeton.games.oak.state import Oak

__all__ = ["evaluate"]


def evaluate(game: Oak, seat: int) -> dict[str, float]:
    return {"points": float(game.sides[seat].points)}
