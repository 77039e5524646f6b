"""What everybody may see: all of it. Stacks, power, reach, reserves, burnt Trees, what waits."""

from __future__ import annotations

from typing import Any

from nemeton.engine.save import written
from nemeton.games.cernunos.kinds import (
    CELLS,
    KIND_OF,
    KINDS,
    NO_KIND,
    OWNER_OF,
    PLAYER_NAMES,
    TYPE_OF,
)
from nemeton.games.cernunos.laws.board import power, reach
from nemeton.games.cernunos.state import Cernunos

__all__ = ["board", "seat"]


def board(game: Cernunos) -> dict[str, Any]:
    """The board as a client draws it."""
    return {
        "cells": [[piece(token) for token in stack] for stack in game.stacks],
        "power": [power(game, cell) if shows(game, cell) else None for cell in range(CELLS)],
        "reach": [[reach(game, token, cell) for cell in range(CELLS)] for token in range(KINDS)],
        "reserves": [game.reserve[:KINDS], game.reserve[KINDS:]],
        "burnt": list(game.burnt),
        "waiting": waiting(game),
    }


def shows(game: Cernunos, cell: int) -> bool:
    return game.tops[cell] != NO_KIND


def piece(token: int) -> dict[str, int]:
    kind = KIND_OF[token]
    return {"owner": OWNER_OF[kind], "token": TYPE_OF[kind]}


def waiting(game: Cernunos) -> list[dict[str, Any]]:
    """Activations still to come in this chain, the next one first."""
    found: list[dict[str, Any]] = []
    for step in game.stack[::-1]:
        fields = written(step)
        if fields["step"] == "Activate":
            acting: dict[str, Any] = dict(piece(fields["token"]))
            acting["cell"] = game.cell_of(fields["token"])
            acting["repeat"] = fields["repeat"]
            found.append(acting)
    return found


def seat(game: Cernunos, player: int) -> dict[str, Any]:
    """The line of a player: cells occupied now."""
    return {
        "score": sum(1 for top in game.tops if OWNER_OF[top] == player),
        "title": PLAYER_NAMES[player],
        "colour": PLAYER_NAMES[player],
        "automaton": False,
    }
