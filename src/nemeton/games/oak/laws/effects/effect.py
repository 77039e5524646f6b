"""An effect: what an action, a Potion or an Artifact does, and whether it can be done."""

from __future__ import annotations

from typing import Generic, TypeVar

from nemeton.engine.text import Saying

__all__ = ["Effect"]

G = TypeVar("G")


class Effect(Generic[G]):
    """One thing that can be done in a game. `rules.effects` holds one of each, by number."""

    def possible(self, game: G, player: int) -> bool:
        """DAY-7 Whether it can be carried out at all, its price apart."""
        raise NotImplementedError(f"{type(self).__name__} must say when it is possible")

    def lacks(self, game: G, player: int) -> Saying | None:
        """Why it is not possible, where the effect can tell."""
        return None

    def within_reach(self, game: G, player: int) -> bool:
        """3.12 Whether it fails only for want of place or means that a free action could bring."""
        return False

    def perform(self, game: G, player: int) -> None:
        """Does it, or pushes the questions that it takes."""
        raise NotImplementedError(f"{type(self).__name__} must say what it does")
