"""What each seat may see: built from nothing, so that what nobody decided to show stays hidden."""

from __future__ import annotations

from typing import Any

from nemeton.games.root.state import Root


def board_view(game: Root, seat: int | None) -> dict[str, Any]:
    return {}


def seat_view(game: Root, seat: int) -> dict[str, Any]:
    return {}
