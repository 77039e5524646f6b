"""What a player works towards, counted: Druids at Dusk, Potions, Festivals, the climb."""

from __future__ import annotations

from nemeton.games.oak.judgement.evaluation import ROUNDS
from nemeton.games.oak.judgement.holdings import lacking, resting_later
from nemeton.games.oak.kinds import CHOSEN, HEART_POTION
from nemeton.games.oak.laws.board import space_on
from nemeton.games.oak.laws.festival import shown_income
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["goals"]


def goals(game: Oak, seat: int) -> dict[str, int]:
    """The weightiest first; more is better. After the last Dusk nobody comes back."""
    held = game.holdings[seat]
    if game.over or game.is_broichan(seat) or held.order < 0:
        return {}
    found = {"steps": max(climbed(game, held, branch) for branch in range(3))}
    if game.round < ROUNDS:
        found["rest"] = resting_later(game, held)[0]
        found["festival"] = sum(shown_income(game, seat))
    found["brews"] = sum(can_brew(game, held, potion) for potion in game.potions)
    return found


def climbed(game: Oak, held: Holdings, branch: int) -> int:
    space = space_on(held, branch)
    return game.rules.steps[space] if space >= 0 else 0


def can_brew(game: Oak, held: Holdings, potion: int) -> bool:
    """Whether its Ingredients are there; two Potions are brewed once in a game."""
    if (potion == CHOSEN and held.brewed_chosen) or (potion == HEART_POTION and held.brewed_heart):
        return False
    return lacking(held, game.rules.recipes[potion]) == 0
