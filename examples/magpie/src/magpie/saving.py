"""What a save keeps of the table, and how it is read back."""

from __future__ import annotations

from typing import Any

from magpie.kinds import CARDS, NOTHING, PLACES, Trinket
from magpie.state import Magpie
from nemeton import Fields

__all__ = ["fields", "restore"]


def fields(game: Magpie) -> dict[str, Any]:
    return {
        "pile": game.pile,
        "hands": game.hands,
        "clearing": game.clearing,
        "seen": game.seen,
        "nests": game.nests,
        "discarded": game.discarded,
        "feathers": game.feathers,
    }


def restore(game: Magpie, saved: Fields) -> None:
    """Refuses what cannot be: every number within its bounds, every list of its length."""
    players, last = game.setup.players, Trinket.OWL
    game.pile = saved.numbers("pile", 0, last)
    game.hands = saved.rows("hands", 0, last, players)
    game.clearing = saved.numbers("clearing", NOTHING, last, PLACES)
    game.seen = saved.numbers("seen", 0, (1 << players) - 1, PLACES)
    game.nests = saved.rows("nests", 0, last, game.seat_count())
    game.discarded = saved.numbers("discarded", 0, last)
    game.feathers = saved.numbers("feathers", 0, CARDS, players)
