"""What somebody wishes of a table they would sit down at, and whom they have met."""

from __future__ import annotations

from typing import Literal

from nemeton.server.schemas import Received, Sent
from nemeton.table.settings import Clocks, Experience, Language

__all__ = ["FirstFree", "Met"]


class FirstFree(Received):
    """Sits down at the first free table that fits; what is left out may be anything. A table that
    asks for nothing fits every wish. Games that count for a rating are left out: whoever sits
    down there has to agree."""

    name: str
    game: str = ""
    clock: Clocks | Literal[""] = ""
    language: Language = ""
    experience: Experience = "any"


class Met(Sent):
    """Somebody with whom one has been at tables; a table can be opened for such people only."""

    id: str
    name: str
    games: int
