from __future__ import annotations

from nemeton.games.root.state import Root


def redeal(game: Root, seat: int | None) -> None:
    pass
