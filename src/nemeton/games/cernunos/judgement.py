"""How good a position is for a player, in named reasons.

The weights were fitted to who won games between tree searches (see the README); they are
judgements, no rules. One is about the worth of a cell shortly before the end.
"""

from __future__ import annotations

from typing import Final

from nemeton.games.cernunos.kinds import CELLS, KINDS, NO_KIND, OWNER_OF, TYPE_OF
from nemeton.games.cernunos.laws.board import power
from nemeton.games.cernunos.state import Cernunos

__all__ = ["reasons"]

WIN: Final = 100.0
EARLY: Final = 0.03  # what a cell is worth less for each token still to be placed
FIRM: Final = [-0.2, 0.15, 0.25, 0.3, 0.3]  # by power
# Tree, Boar, Deer, Wolf, Squirrel, Fox, Raven, Fire
VISIBLE: Final = [-0.15, 0.2, 0.1, 0.05, 0.05, -0.15, 0.25, 0.2]
RESERVE: Final = [0.3, 1.5, 0.55, 0.65, 0.5, 1.0, 2.0, 1.1]
BURNT: Final = 0.1


def reasons(game: Cernunos, player: int) -> dict[str, float]:
    """Own minus enemy: cells, how firmly they are held, what stands there, what is in reserve."""
    if game.ended is not None:
        return {"won": outcome(game, player)}
    cells = firm = shown = 0.0
    for cell in range(CELLS):
        top = game.tops[cell]
        if top != NO_KIND:
            sign = 1.0 if OWNER_OF[top] == player else -1.0
            cells += sign
            firm += sign * FIRM[max(0, min(power(game, cell), 4))]
            shown += sign * VISIBLE[TYPE_OF[top]]
    open_still = EARLY * min(game.left)
    enemy = 1 - player
    return {
        "cells": cells,
        "firm": (1.0 - open_still) * firm,
        "early": -open_still * cells,
        "tokens": shown,
        "reserve": in_reserve(game, player) - in_reserve(game, enemy),
        "burnt": BURNT * (game.burnt[enemy] - game.burnt[player]),
    }


def in_reserve(game: Cernunos, player: int) -> float:
    """What can still be placed: the longer a token is kept, the better it can be used."""
    found = 0.0
    for token in range(KINDS):
        found += RESERVE[token] * game.reserve[player * KINDS + token]
    return found


def outcome(game: Cernunos, player: int) -> float:
    assert game.ended is not None
    if not game.ended.winners:
        return 0.0
    return WIN if player in game.ended.winners else -WIN
