"""What is in the box: birds, and trinkets with their numbers and values."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

__all__ = ["BIRDS", "CARDS", "COPIES", "NOTHING", "PLACES", "VALUES", "Trinket"]


class Trinket(IntEnum):
    BUTTON = 0
    BEAD = 1
    SPOON = 2
    OWL = 3


BIRDS: Final = ("ash", "birch", "cedar", "elm")
VALUES: Final = (1, 2, 3, 0)
COPIES: Final = (8, 6, 4, 4)
CARDS: Final = sum(COPIES)
PLACES: Final = 3
NOTHING: Final = -1  # an empty place of the clearing
