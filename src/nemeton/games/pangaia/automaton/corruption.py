"""Z5-Z8, Z11-Z12 The Corrupted Spirit's pieces, and the corruption of tiles."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.pangaia.automaton.cards import shuffle_automa
from nemeton.games.pangaia.automaton.measuring import anchor, tie_rank, tile_rank
from nemeton.games.pangaia.continent import straight
from nemeton.games.pangaia.kinds import CORRUPTED, NO_CARD, PLAYER
from nemeton.games.pangaia.laws.board import (
    fell_tree,
    place_blight,
    place_tree,
    return_seeds,
    seeds_on,
)
from nemeton.games.pangaia.laws.decline import DemandSlots
from nemeton.games.pangaia.state import Pangaia


def take_corrupted_pieces(game: Pangaia) -> None:
    """Z5-Z7 A second colour, its board empty; land energy on each tile; the automa cards."""
    components = game.rules.components
    game.full[CORRUPTED] = 0
    game.locked[CORRUPTED] = 0
    game.loose[CORRUPTED] = 0
    game.energy[CORRUPTED] = 0
    game.supply = components.treetops
    game.land_energy = [components.land_energy] * game.rules.tiles
    game.marked = [0] * game.rules.tiles
    game.automa_turned = NO_CARD
    shuffle_automa(game, 2)


class PlaceCorruption(Step[Pangaia]):
    """Z8 An evil seed on the farthest tile of each type; the most central one becomes a tree."""

    def run(self, game: Pangaia) -> None:
        game.anchor_q, game.anchor_r = anchor(game.continent)
        lands = [far_land(game, kind) for kind in range(4)]
        centre = min(lands, key=lambda land: (from_centre(game, land), tie_rank(game, land)))
        lands[lands.index(centre)] = min(
            game.continent.near[centre], key=lambda land: tie_rank(game, land)
        )
        place_tree(game, CORRUPTED, centre)
        game.supply -= 1
        place_blight(game, centre)
        for land in lands:
            game.seeds[CORRUPTED * game.rules.hexes + land] += 1
        game.log("corruption_placed", land=centre, lands=tuple(lands))


def far_land(game: Pangaia, kind: int) -> int:
    """Z8 The land farthest from the lake, of the tile of this type farthest from the board."""
    continent = game.continent
    tiles = [tile for tile in range(game.rules.tiles) if continent.kind[4 * tile] == kind]
    lake = 4 * min(tiles, key=lambda tile: (-tile_rank(game, tile), tile))
    lands = range(lake + 1, lake + 4)
    return min(lands, key=lambda land: (-continent.distance(lake, land), tie_rank(game, land)))


def from_centre(game: Pangaia, land: int) -> int:
    """Z8 How far a land lies from the centre of the continent."""
    continent, count = game.continent, game.rules.hexes
    return straight(
        count * continent.q[land] - sum(continent.q), count * continent.r[land] - sum(continent.r)
    )


class Drain(Step[Pangaia]):
    """Z11 The tile under the pawn loses energy: for not moving, and for corrupted trees."""

    def __init__(self, moved: bool) -> None:
        self.moved: Final = moved

    def run(self, game: Pangaia) -> None:
        tile = game.spirit[CORRUPTED] >> 2
        if tile < 0 or game.marked[tile]:
            return
        loss = (0 if self.moved else 1) + (1 if corruption_prevails(game, tile) else 0)
        loss = min(loss, game.land_energy[tile])
        if not loss:
            return
        game.land_energy[tile] -= loss
        game.log("drained", tile=tile, amount=loss)
        if not game.land_energy[tile]:
            game.then(CorruptTile(tile))


def corruption_prevails(game: Pangaia, tile: int) -> bool:
    """Z11 More corrupted trees than healthy ones on the tile."""
    holders = game.holder[4 * tile : 4 * tile + 4]
    return holders.count(CORRUPTED) > holders.count(PLAYER)


class CorruptTile(Step[Pangaia]):
    """Z12 A marker; healthy trees and the player's seeds leave; the fourth marker is the end."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, game: Pangaia) -> None:
        game.marked[self.tile] = 1
        game.log("tile_corrupted", tile=self.tile)
        if sum(game.marked) >= game.rules.components.markers:
            game.finish((CORRUPTED,), (None, None), "corrupted")
            return
        for land in range(4 * self.tile + 1, 4 * self.tile + 4):
            if seeds_on(game, PLAYER, land):
                return_seeds(game, PLAYER, land)
            if game.holder[land] == PLAYER:
                game.then(DemandSlots(PLAYER, land, game.level[land] - 1, -1), Uproot(land))


class Uproot(Step[Pangaia]):
    """Z12 A healthy tree leaves the corrupted tile; nothing is planted."""

    def __init__(self, land: int) -> None:
        self.land: Final = land

    def run(self, game: Pangaia) -> None:
        fell_tree(game, self.land)
