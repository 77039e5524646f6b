"""How good a position is for a player, in named reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.games.cernunos.board import power
from nemeton.games.cernunos.components import CELLS, NO_KIND, OWNER_OF, TREE, TYPE_OF

if TYPE_CHECKING:
    from nemeton.games.cernunos.state import Cernunos

__all__ = ["reasons"]

WIN = 100.0


def reasons(game: Cernunos, player: int) -> dict[str, float]:
    """Own minus enemy: cells, how firmly they are held, Trees that grow and count, Trees lost."""
    if game.ended is not None:
        return {"won": outcome(game, player)}
    enemy = 1 - player
    cells = [0, 0]
    firm = [0.0, 0.0]
    trees = [0, 0]
    for cell in range(CELLS):
        top = game.tops[cell]
        if top != NO_KIND:
            owner = OWNER_OF[top]
            cells[owner] += 1
            firm[owner] += firmness(power(game, cell))
            trees[owner] += TYPE_OF[top] == TREE
    return {
        "cells": 1.0 * (cells[player] - cells[enemy]),
        "firm": 0.6 * (firm[player] - firm[enemy]),
        "trees": 0.15 * (trees[player] - trees[enemy]),
        "burnt": 0.1 * (game.burnt[enemy] - game.burnt[player]),
    }


def firmness(resistance: int) -> float:
    """A cell that resists is worth more, one that resists well a little more still."""
    if resistance <= 0:
        return 0.0
    return 1.0 + 0.1 * min(resistance, 4)


def outcome(game: Cernunos, player: int) -> float:
    assert game.ended is not None
    if not game.ended.winners:
        return 0.0
    return WIN if player in game.ended.winners else -WIN
