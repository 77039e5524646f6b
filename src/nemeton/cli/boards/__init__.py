"""Boards drawn in the terminal from a view: a picture for some games, a tree for the rest."""

from __future__ import annotations

from typing import Any

from nemeton.cli.boards import cernunos, oak, pangaia, root, tree
from nemeton.cli.console import Console
from nemeton.engine.contract import Setup

__all__ = ["draw"]

BOARDS = {
    "cernunos": cernunos.draw,
    "oak": oak.draw,
    "pangaia": pangaia.draw,
    "root": root.draw,
}


def draw(console: Console, setup: Setup, view: dict[str, Any], lit: frozenset[int]) -> None:
    """The game's own picture where there is one, else the view as a tree; `lit` may be acted on."""
    picture = BOARDS.get(setup.game.name)
    if picture is None:
        tree.draw(console, setup.game, view)
    else:
        picture(console, setup, view, lit)
