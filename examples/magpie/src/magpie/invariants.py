"""What must always hold: no trinket is lost or made."""

from __future__ import annotations

from magpie.kinds import COPIES, NOTHING, Trinket
from magpie.state import Magpie

__all__ = ["broken"]


def broken(game: Magpie) -> list[str]:
    every = sum([*game.hands, *game.nests], game.pile + game.discarded)
    every += [trinket for trinket in game.clearing if trinket != NOTHING]
    sorted_hands = all(hand == sorted(hand) for hand in game.hands)
    return [
        *([] if tuple(map(every.count, Trinket)) == COPIES else ["trinkets lost or made"]),
        *([] if sorted_hands else ["a hand is out of order"]),
    ]
