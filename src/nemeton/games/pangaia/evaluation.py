"""How good a position is for a seat, with named reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nemeton.games.pangaia.state import Pangaia


def evaluate(game: Pangaia, seat: int) -> dict[str, float]:
    """The judgement for a seat: its own reasons, less the strongest opponent's."""
    return {"energy": float(game.energy[seat])}
