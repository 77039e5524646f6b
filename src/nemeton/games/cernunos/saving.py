"""What a save keeps of a game of Cernunos; the tallies are counted anew."""

from __future__ import annotations

from typing import Any

from nemeton.engine.fields import Fields
from nemeton.games.cernunos.kinds import CELLS, KIND_OF, KINDS, TOKENS
from nemeton.games.cernunos.laws.board import take_stock
from nemeton.games.cernunos.state import Cernunos

__all__ = ["fields", "restore"]


def fields(game: Cernunos) -> dict[str, Any]:
    return {
        "stacks": game.stacks,
        "reserve": game.reserve,
        "burnt": game.burnt,
        "chain": game.chain,
    }


def restore(game: Cernunos, saved: Fields) -> None:
    last = len(KIND_OF) - 1
    game.stacks = [bytes(stack) for stack in saved.rows("stacks", 0, last, CELLS)]
    game.reserve = saved.numbers("reserve", 0, TOKENS, 2 * KINDS)
    game.burnt = saved.numbers("burnt", 0, TOKENS, 2)
    game.chain = bytes(saved.numbers("chain", 0, last))
    take_stock(game)
