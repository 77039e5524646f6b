"""Z9-Z14 The turn of the Corrupted Spirit: it moves, drains and acts."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.pangaia.automaton.cards import shuffle_automa, turn_automa, turned_action
from nemeton.games.pangaia.automaton.corruption import Drain
from nemeton.games.pangaia.automaton.measuring import (
    farthest,
    from_spirit,
    nearest,
    tie_rank,
    tile_rank,
)
from nemeton.games.pangaia.kinds import (
    CONTAMINATION,
    CORRUPTED,
    DECLINE,
    EVIL_SEED_GROWTH,
    PLAYER,
    STORM,
)
from nemeton.games.pangaia.laws.board import (
    lake_free,
    lands_with_seeds,
    lift_blight,
    own_trees,
    place_blight,
    seeds_on,
)
from nemeton.games.pangaia.laws.decline import Wither
from nemeton.games.pangaia.laws.growth import move_evil_seeds, sprout, sprouting_cost
from nemeton.games.pangaia.laws.turn import TakeTurn
from nemeton.games.pangaia.state import Pangaia


class SoloRound(Step[Pangaia]):
    """Z8 The Corrupted Spirit plays first; then turns alternate."""

    def run(self, game: Pangaia) -> None:
        if game.round >= game.rules.max_rounds:
            game.finish((CORRUPTED,), (None, None), "rounds_over")
            return
        game.round += 1
        game.then(CorruptedTurn(), TakeTurn(PLAYER), SoloRound())


class CorruptedTurn(Step[Pangaia]):
    """Z9-Z14 Turn a card; move, drain, act; after a Storm shuffle."""

    def run(self, game: Pangaia) -> None:
        game.begin_turn(CORRUPTED)
        game.phase = "corrupted_spirit"
        turn_automa(game)
        game.then(Move(), Act(), CalmStorm())


class Move(Step[Pangaia]):
    """Z10 To the fullest tile of the shown type; a Storm, or no such tile, and it stays."""

    def run(self, game: Pangaia) -> None:
        tiles = candidates(game, game.automa_top)
        moved = False
        if tiles:
            tile = min(tiles, key=lambda t: (-occupied_lands(game, t), tile_rank(game, t), t))
            moved = game.spirit[CORRUPTED] != 4 * tile
            game.spirit[CORRUPTED] = 4 * tile
        game.log(
            "corrupted_moves" if moved else "corrupted_stays", tile=game.spirit[CORRUPTED] >> 2
        )
        game.then(Drain(moved))


def candidates(game: Pangaia, location: int) -> list[int]:
    """Z10 Tiles of the type without a marker, whose lake is free or the pawn's own."""
    if location == STORM:
        return []
    kind = game.continent.kind
    return [
        tile
        for tile in range(game.rules.tiles)
        if kind[4 * tile] == location
        and not game.marked[tile]
        and lake_free(game, CORRUPTED, 4 * tile)
    ]


def occupied_lands(game: Pangaia, tile: int) -> int:
    """Z10 Lands of the tile with a tree or any seed."""
    return sum(
        1
        for land in range(4 * tile + 1, 4 * tile + 4)
        if game.level[land] or seeds_on(game, PLAYER, land) or seeds_on(game, CORRUPTED, land)
    )


class Act(Step[Pangaia]):
    """Z13 The action of the card turned last, on what is nearest."""

    def run(self, game: Pangaia) -> None:
        action = turned_action(game)
        if action == EVIL_SEED_GROWTH:
            grow_evil_seeds(game)
        elif action == DECLINE:
            healthy = own_trees(game, PLAYER)
            if healthy:
                game.then(Wither(PLAYER, nearest(game, healthy), False))
        else:
            game.then(Infest(PLAYER if action == CONTAMINATION else CORRUPTED))


def grow_evil_seeds(game: Pangaia) -> None:
    """Z13 Evil seeds sprout one after another, the nearest first; whoever sprouts moves on (Z4)."""
    lands = lands_with_seeds(game, CORRUPTED)
    lands.sort(key=lambda land: (from_spirit(game, land), tie_rank(game, land)))
    for land in lands:
        if game.trees[CORRUPTED] and not sprouting_cost(game, CORRUPTED, land):
            sprout(game, CORRUPTED, land, True)
            move_evil_seeds(game, land)


class Infest(Step[Pangaia]):
    """Z13 Tree growth and contamination: the nearest tree of a side gets a corrupted treetop."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        trees = own_trees(game, self.side)
        if not trees:
            return
        target = nearest(game, trees)
        if take_corrupted_treetop(game, target):
            place_blight(game, target)
            game.log("contaminated" if self.side == PLAYER else "corrupted_grew", land=target)


def take_corrupted_treetop(game: Pangaia, target: int) -> bool:
    """Z13 From the supply, else from the farthest other tree that bears one."""
    if game.supply:
        game.supply -= 1
        return True
    bearers = [land for land in game.continent.lands if game.blight[land] and land != target]
    if not bearers:
        return False
    lift_blight(game, farthest(game, bearers))
    return True


class CalmStorm(Step[Pangaia]):
    """Z14 After a Storm all nine cards are shuffled, the Storm not on top."""

    def run(self, game: Pangaia) -> None:
        if game.automa_top == STORM:
            shuffle_automa(game, 1)
            game.log("storm_passed", location=game.automa_top)
