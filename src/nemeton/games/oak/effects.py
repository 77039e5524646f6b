"""An effect: what an action, a Potion or an Artifact does, and whether it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.engine.flow import Step

if TYPE_CHECKING:
    from nemeton.games.oak.state import Oak

__all__ = ["Effect", "Perform", "possible"]


class Effect:
    """One thing that can be done. `rules.effects` holds one of each, by number."""

    def possible(self, game: Oak, player: int) -> bool:
        """DAY-7 Whether it can be carried out at all, its price apart."""
        raise NotImplementedError(f"{type(self).__name__} must say when it is possible")

    def perform(self, game: Oak, player: int) -> None:
        """Does it, or pushes the questions that it takes."""
        raise NotImplementedError(f"{type(self).__name__} must say what it does")


class Perform(Step["Oak"]):
    """Carries out an effect as far as it is possible."""

    def __init__(self, player: int, effect: int) -> None:
        self.player: Final = player
        self.effect: Final = effect

    def run(self, game: Oak) -> None:
        effect = game.rules.effects[self.effect]
        if effect.possible(game, self.player):
            effect.perform(game, self.player)


def possible(game: Oak, player: int, effect: int) -> bool:
    return game.rules.effects[effect].possible(game, player)
