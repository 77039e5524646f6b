"""3.18 Broichan and Ingredients: gathering, Festivals, Darkwood."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.oak.kinds import DARKWOOD, FROM_DARKWOOD, TRIPLES
from nemeton.games.oak.laws.board import draw_ingredients, score, space_on, take_from_forest
from nemeton.games.oak.laws.effects.perform import Perform
from nemeton.games.oak.state import Oak

__all__ = ["ScoreBroichan", "brew_darkwood", "celebrate_broichan", "gather_first"]

BRANCHES: Final = (0, 1, 2)


def gather_first(game: Oak, me: int) -> None:
    """BRO-8 The Forest token with the lowest position, without a Druid."""
    position = next((place for place, kind in enumerate(game.forest, 1) if kind >= 0), 0)
    if position == 0:
        return
    kind = take_from_forest(game, position)
    game.holdings[me].ingredients[kind] += 1
    game.log("gathered", player=me, ingredient=kind)
    game.then(Perform(me, TRIPLES))


def celebrate_broichan(game: Oak, player: int, eligible: bool) -> None:
    """BRO-9 As many Ingredients as he has Druids on Branches, Ends included."""
    if eligible:
        count = sum(space_on(game.holdings[player], branch) >= 0 for branch in BRANCHES)
        draw_ingredients(game, player, count)


class ScoreBroichan(Step[Oak]):
    """BRO-14 He brews Darkwood once, at the highest tier he can."""

    def run(self, game: Oak) -> None:
        brew_darkwood(game, game.setup.players)


def brew_darkwood(game: Oak, player: int) -> bool:
    """BRO-6 The highest tier that Broichan's Ingredients make, with the kinds he has most of."""
    held = game.holdings[player]
    kinds = [kind for kind in range(5) if held.ingredients[kind]]
    for tier in (2, 1, 0):
        needed = game.rules.darkwood_kinds[tier]
        if len(kinds) >= needed:
            used = sorted(kinds, key=lambda kind: -held.ingredients[kind])[:needed]
            for kind in used:
                held.ingredients[kind] -= 1
                game.bag[kind] += 1
            held.markers += 1
            game.log("brewed", player=player, potion=DARKWOOD + tier, ingredients=sorted(used))
            score(game, player, game.rules.darkwood_points[tier], FROM_DARKWOOD)
            return True
    return False
