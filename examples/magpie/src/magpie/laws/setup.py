"""1 How the table is laid out."""

from __future__ import annotations

from magpie.kinds import COPIES, PLACES, Trinket
from magpie.laws.turn import BeginRound
from magpie.state import Magpie

__all__ = ["lay_out"]


def lay_out(game: Magpie) -> None:
    """1 Trinkets to every hand and into the clearing, a feather for every bird."""
    game.pile = [int(kind) for kind in Trinket for _ in range(COPIES[kind])]
    birds = range(game.setup.players)
    game.hands = [
        sorted(game.chance.take(game.pile) for _ in range(game.rules.hand)) for _ in birds
    ]
    game.clearing = [game.chance.take(game.pile) for _ in range(PLACES)]
    game.seen = [0] * PLACES
    game.nests = [[] for _ in range(game.seat_count())]
    game.feathers = [1 for _ in birds]
    game.then(BeginRound())
