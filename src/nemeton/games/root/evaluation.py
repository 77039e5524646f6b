from __future__ import annotations

from nemeton.games.root.state import Root


def evaluate(game: Root, seat: int) -> dict[str, float]:
    return {}
