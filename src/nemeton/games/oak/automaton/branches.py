"""3.18 Broichan on the Branches: when he advances, on which and along which arm."""

from __future__ import annotations

from typing import Final

from nemeton.games.oak.kinds import ON_BRANCH, ROOTS, TRIPLES
from nemeton.games.oak.laws.board import space_on
from nemeton.games.oak.laws.climbing import StepUp, can_advance, end_bonus, next_spaces
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.effects.perform import Perform
from nemeton.games.oak.state import Oak

__all__ = ["Triples", "best_branch", "step_of_broichan"]

BRANCHES: Final = (0, 1, 2)


def step_of_broichan(game: Oak, me: int, branch: int) -> None:
    """BRO-11, BRO-12 One step; at a fork towards the End that is worth most to him, else left."""
    held = game.holdings[me]
    spaces = next_spaces(game, held, branch)
    space = best_arm(game, me, spaces)
    if len(spaces) > 1:
        game.log("chose_arm", player=me, space=space, points=arm_value(game, me, space))
    here = space_on(held, branch)
    if here < 0:
        game.then(StepUp(me, ROOTS, space, True))
    else:
        game.then(StepUp(me, ON_BRANCH + here, space, True))


def best_arm(game: Oak, me: int, spaces: list[int]) -> int:
    """BRO-11 The space towards the End worth most to him; the left one of equals."""
    return max(spaces, key=lambda each: (arm_value(game, me, each), -each))


def arm_value(game: Oak, me: int, space: int) -> int:
    """The best unblocked End that can be reached from there; -1 if there is none."""
    return max((end_bonus(game, me, end) for end in open_ends(game, space)), default=-1)


def open_ends(game: Oak, space: int) -> list[int]:
    """The unblocked Ends at or above a space."""
    if game.rules.bonus[space] >= 0:
        return [] if game.blocked[space] else [space]
    return [end for above in game.rules.above[space] for end in open_ends(game, above)]


class Triples(Effect[Oak]):
    """BRO-10 Three identical Ingredients are returned for a step; triples one after another."""

    def possible(self, game: Oak, player: int) -> bool:
        return max(game.holdings[player].ingredients) >= 3

    def perform(self, game: Oak, player: int) -> None:
        held = game.holdings[player]
        kind = next(kind for kind in range(5) if held.ingredients[kind] >= 3)
        held.ingredients[kind] -= 3
        game.bag[kind] += 3
        game.log("tripled", player=player, ingredient=kind)
        branch = best_branch(game, player)
        if branch >= 0:
            value = rank_of(game, player, branch)[0]
            game.log("chose_branch", player=player, resource=branch, points=value)
            step_of_broichan(game, player, branch)
        game.then(Perform(player, TRIPLES))


def best_branch(game: Oak, me: int) -> int:
    """BRO-10 The Branch of his best reachable End; -1 if he cannot advance anywhere."""
    held = game.holdings[me]
    movable = [branch for branch in BRANCHES if can_advance(game, held, branch)]
    ranked = [(*rank_of(game, me, branch), -branch) for branch in movable]
    ranked = [rank for rank in ranked if rank[0] >= 0]
    if ranked:
        return -max(ranked)[2]
    for branch in movable:
        if would_feast(game, me, branch):
            return branch
    return movable[0] if movable else -1


def rank_of(game: Oak, me: int, branch: int) -> tuple[int, int]:
    """Highest value of an End, then fewest steps left to it; (-1, 0) if none is open."""
    here = space_on(game.holdings[me], branch)
    climbed = 0 if here < 0 else game.rules.steps[here]
    start = game.rules.first_space[branch] if here < 0 else here
    ranks = [
        (end_bonus(game, me, end), climbed - game.rules.steps[end])
        for end in open_ends(game, start)
    ]
    return max(ranks, default=(-1, 0))


def would_feast(game: Oak, me: int, branch: int) -> bool:
    """Whether his step on that Branch would move the sun onto a Solstice."""
    if game.sun >= game.rules.last_sun or not game.rules.solstice[game.sun + 1]:
        return False
    return game.tokens[best_arm(game, me, next_spaces(game, game.holdings[me], branch))] > 0
