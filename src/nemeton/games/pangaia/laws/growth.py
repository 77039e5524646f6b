"""3.4 Seed growth: who may sprout where, at what price, and what everybody gets from it."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.games.pangaia.automaton.measuring import nearest, refuge
from nemeton.games.pangaia.kinds import CORRUPTED
from nemeton.games.pangaia.laws.board import (
    corrupted_tile,
    gain_resource,
    land_type,
    move_seed,
    place_tree,
    return_seeds,
    seeds_on,
    who,
)
from nemeton.games.pangaia.state import Pangaia

IMPOSSIBLE = -1


def neighbours(game: Pangaia, side: int, land: int) -> int:
    """G3 Adjacent lands with a tree of this side, one more for its spirit on an adjacent lake."""
    holder = game.holder
    count = 0
    for other in game.continent.near[land]:
        if holder[other] == side:
            count += 1
    if game.spirit[side] in game.continent.lakes[land]:
        count += 1
    return count


def rivals(game: Pangaia, side: int, land: int) -> tuple[int, list[int]]:
    """G4 The most seeds of any single other side on the land, and the sides that have as many."""
    most = 0
    sides: list[int] = []
    for other in range(game.rules.sides):
        seeds = seeds_on(game, other, land)
        if other == side or not seeds or seeds < most:
            continue
        if seeds > most:
            most, sides = seeds, []
        sides.append(other)
    return most, sides


def favourable(game: Pangaia, side: int, land: int, others: list[int]) -> bool:
    """G4 Strictly more neighbours than each of the strongest rivals."""
    mine = neighbours(game, side, land)
    return all(neighbours(game, other, land) < mine for other in others)


def sprouting_cost(game: Pangaia, side: int, land: int) -> int:
    """G4 1 life energy per seed missing to a majority or a favourable tie; -1: impossible."""
    seeds = seeds_on(game, side, land)
    if not seeds or game.level[land]:
        return IMPOSSIBLE
    if side != CORRUPTED and corrupted_tile(game, land):
        return IMPOSSIBLE
    most, others = rivals(game, side, land)
    if seeds > most:
        return 0
    missing = most - seeds
    return missing if favourable(game, side, land, others) else missing + 1


def sprout(game: Pangaia, side: int, land: int, resources: bool) -> None:
    """G6 A tree for the side; 1 resource for every player with a seed there; all seeds go back."""
    place_tree(game, side, land)
    game.log("sprouted", player=who(game, side), land=land)
    resource = land_type(game, land)
    for other in range(game.rules.players):
        if seeds_on(game, other, land):
            if resources and resource >= 0:
                gain_resource(game, other, resource)
            return_seeds(game, other, land)


def disperse_evil_seeds(game: Pangaia, lands: list[int]) -> None:
    """Z17 The evil seeds on lands where a tree has grown move by Z4, the closest first."""
    if not game.rules.solo:
        return
    waiting = [land for land in lands if seeds_on(game, CORRUPTED, land)]
    while waiting:
        land = nearest(game, waiting)
        waiting.remove(land)
        move_evil_seeds(game, land)


def move_evil_seeds(game: Pangaia, land: int) -> None:
    """Z4 Every evil seed on the land goes to the nearest land without a tree."""
    target = refuge(game, land)
    if target != land:
        for _ in range(seeds_on(game, CORRUPTED, land)):
            move_seed(game, CORRUPTED, land, target)


def sproutable(game: Pangaia, side: int, last: int, spare: int) -> list[Option]:
    """G5 The lands after the last one where this side may sprout, with what it costs."""
    hexes = game.rules.hexes
    start = side * hexes
    seeds = game.seeds
    found: list[Option] = []
    for land in range(last + 1, hexes):
        if seeds[start + land]:
            cost = sprouting_cost(game, side, land)
            if 0 <= cost <= spare:
                found.append(("sprout", land, cost))
    return found
