"""4 The board as a game starts with it: empty, or as a position says."""

from __future__ import annotations

from nemeton.games.cernunos.laws.board import take_stock
from nemeton.games.cernunos.laws.turn import Begin
from nemeton.games.cernunos.state import Cernunos

__all__ = ["lay_out"]


def lay_out(game: Cernunos) -> None:
    start = game.rules.start
    game.stacks = start.stacks.copy()
    game.reserve = start.reserve.copy()
    game.burnt = start.burnt.copy()
    game.chain = b""
    take_stock(game)
    game.then(Begin(start.player, start.stage))
