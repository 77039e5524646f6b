"""Carrying out an effect by its number, and asking whether that is possible."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.games.oak.kinds import OAK_EFFECT, POTION_EFFECTS, POTIONS
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Oak

__all__ = ["OfferMeans", "Perform", "forgo", "in_reach", "possible"]


class Perform(Step[Oak]):
    """Carries out an effect as far as it is possible."""

    def __init__(self, player: int, effect: int) -> None:
        self.player: Final = player
        self.effect: Final = effect

    def run(self, game: Oak) -> None:
        effect = game.rules.effects[self.effect]
        if effect.possible(game, self.player):
            effect.perform(game, self.player)
        elif game.active == self.player and effect.within_reach(game, self.player):
            game.then(OfferMeans(self.player, self.effect))
        else:
            forgo(game, self.player, self.effect)


class OfferMeans(OnTurn):
    """3.12 Place or means are missing that a free action could bring: bring them, or do without."""

    prompt = "means"
    rule = "3.12"
    menu = True

    def __init__(self, player: int, effect: int) -> None:
        super().__init__(player)
        self.effect: Final = effect

    def about(self, game: Oak) -> dict[str, int]:
        return {"potion": self.effect - POTION_EFFECTS}

    def answers(self, game: Oak) -> list[Option]:
        return [PASS]

    def answered(self, game: Oak, option: Option) -> None:
        forgo(game, self.player, self.effect)

    def again(self) -> Step[Oak]:
        return Perform(self.player, self.effect)


def forgo(game: Oak, player: int, effect: int) -> None:
    """3.12 What was brewed or paid for and comes to nothing is told."""
    if POTION_EFFECTS <= effect < POTION_EFFECTS + len(POTIONS):
        game.log("forgone", player=player, potion=effect - POTION_EFFECTS)
    elif OAK_EFFECT <= effect < OAK_EFFECT + 3:
        game.log("step_lost", player=player, resource=effect - OAK_EFFECT)


def possible(game: Oak, player: int, effect: int) -> bool:
    return game.rules.effects[effect].possible(game, player)


def in_reach(game: Oak, player: int, effect: int) -> bool:
    """Whether only place or means are missing that a free action could bring."""
    return game.rules.effects[effect].within_reach(game, player)
