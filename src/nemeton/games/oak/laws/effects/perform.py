"""Carrying out an effect by its number, and asking whether that is possible."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.oak.state import Oak

__all__ = ["Perform", "possible"]


class Perform(Step[Oak]):
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
