"""How each game's table looks in a terminal, drawn from a view and nothing else."""

from __future__ import annotations

from typing import Any

from nemeton.cli.boards import cernunos, oak, pangaia, tree
from nemeton.cli.voice import Voice
from nemeton.engine.contract import Contract

__all__ = ["show"]

BOARDS = {"cernunos": cernunos.draw, "oak": oak.draw, "pangaia": pangaia.draw}


def show(voice: Voice, game: Contract, view: dict[str, Any], lit: frozenset[int]) -> None:
    """The game's own picture where there is one, else the view as a tree; `lit` may be acted on."""
    draw = BOARDS.get(game.name)
    if draw is None:
        tree.draw(voice, game, view)
    else:
        draw(voice, game, view, lit)
