"""3.6.4, 3.9.1 Effects that bring Ingredients out of the bag."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import INGREDIENTS
from nemeton.games.oak.laws.board import draw_ingredients
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Oak

__all__ = ["DemandBagToken", "DrawThree", "PickFromBag"]

DRAWN: Final = 3


class PickFromBag(Effect[Oak]):
    """TMP-10 One Ingredient of the player's choice out of the bag."""

    def possible(self, game: Oak, player: int) -> bool:
        return sum(game.bag) > 0

    def lacks(self, game: Oak, player: int) -> Saying | None:
        return Saying("why-bag-empty", rule="3.6.4")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandBagToken(player))


class DemandBagToken(OnTurn):
    """TMP-10 Which kind is picked."""

    prompt = "bag_token"
    rule = "3.6.4"

    def answers(self, game: Oak) -> list[Option]:
        return [("pick", kind) for kind in range(len(INGREDIENTS)) if game.bag[kind]]

    def answered(self, game: Oak, option: Option) -> None:
        game.bag[option[1]] -= 1
        game.holdings[self.player].ingredients[option[1]] += 1
        game.log("picked", player=self.player, ingredient=option[1])


class DrawThree(Effect[Oak]):
    """SPE-3 Three random Ingredients, or what the bag holds."""

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        draw_ingredients(game, player, DRAWN)
