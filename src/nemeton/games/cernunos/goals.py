"""What a player works towards, counted: tops that nobody covers, enemy tops laid open, growth."""

from __future__ import annotations

from nemeton.games.cernunos.kinds import CELLS, KINDS, NO_KIND, OWNER_OF, TREE
from nemeton.games.cernunos.laws.board import power, visible_trees
from nemeton.games.cernunos.state import Cernunos

__all__ = ["goals"]


def goals(game: Cernunos, player: int) -> dict[str, int]:
    """6, 8.1, 9 The weightiest first; more is better."""
    if game.ended is not None:
        return {}
    own = [cell for cell in range(CELLS) if held_by(game, cell, player)]
    enemy = [cell for cell in range(CELLS) if held_by(game, cell, 1 - player)]
    trees = game.reserve[player * KINDS + TREE]
    return {
        "firm": sum(power(game, cell) > 0 for cell in own),
        "open": sum(power(game, cell) <= 0 for cell in enemy),
        "growing": min(trees, len(visible_trees(game, player))),
        "cells": len(own),
    }


def held_by(game: Cernunos, cell: int, player: int) -> bool:
    top = game.tops[cell]
    return top != NO_KIND and OWNER_OF[top] == player
