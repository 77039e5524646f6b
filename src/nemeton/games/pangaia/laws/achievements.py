"""2.7, V1 Achievements: who leads in what at the end."""

from __future__ import annotations

from nemeton.games.pangaia.kinds import (
    BITS,
    LARGEST_FOREST,
    MOST_CLIMATES,
    MOST_RESOURCES,
    MOST_RITUALS,
    MOST_SEEDS,
    MOST_TALL_TREES,
    MOST_TREES,
    MOST_TREETOPS,
    TALLEST_TREE,
)
from nemeton.games.pangaia.laws.board import empty_slots, own_trees
from nemeton.games.pangaia.state import Pangaia


def metric(game: Pangaia, side: int, achievement: int) -> int:
    """2.7 What an achievement counts; higher wins."""
    trees = own_trees(game, side)
    if achievement == MOST_RITUALS:
        return game.played[side]
    if achievement == MOST_TALL_TREES:
        return sum(1 for land in trees if game.level[land] > 1)
    if achievement == MOST_TREES:
        return len(trees)
    if achievement == TALLEST_TREE:
        return max((game.level[land] for land in trees), default=0)
    if achievement == LARGEST_FOREST:
        return largest_forest(game, trees)
    if achievement == MOST_CLIMATES:
        return len({game.continent.kind[land] for land in trees})
    if achievement == MOST_TREETOPS:
        return BITS[empty_slots(game, side)]
    if achievement == MOST_SEEDS:
        start = side * game.rules.hexes
        return sum(game.seeds[start : start + game.rules.hexes])
    if achievement == MOST_RESOURCES:
        return sum(game.resources[4 * side : 4 * side + 4])
    return len({land >> 2 for land in trees})  # WIDEST_SPREAD


def largest_forest(game: Pangaia, trees: list[int]) -> int:
    """AC5 The size of the largest connected group among these lands."""
    left = set(trees)
    largest = 0
    while left:
        group = [left.pop()]
        for land in group:
            for other in game.continent.near[land]:
                if other in left:
                    left.discard(other)
                    group.append(other)
        largest = max(largest, len(group))
    return largest


def rewards(game: Pangaia, achievement: int) -> list[int]:
    """V1 2 for a sole leader, 1 for each of several, nothing where nobody has anything."""
    metrics = [metric(game, side, achievement) for side in range(game.rules.players)]
    best = max(metrics)
    if not best:
        return [0] * game.rules.players
    components = game.rules.components
    alone = metrics.count(best) == 1
    reward = components.achievement_alone if alone else components.achievement_tied
    return [reward if each == best else 0 for each in metrics]
