"""Z9-Z11 What the next turn of the Corrupted Spirit may cost, by what everybody knows."""

from __future__ import annotations

from nemeton.games.pangaia.automaton.corruption import corruption_prevails
from nemeton.games.pangaia.automaton.measuring import tile_rank
from nemeton.games.pangaia.automaton.turn import candidates, occupied_lands
from nemeton.games.pangaia.kinds import CORRUPTED, STORM
from nemeton.games.pangaia.state import Pangaia

FALL = 7.0  # a tile lost, in points of the judgement
DRAIN = 1.5  # a land energy lost


def danger(game: Pangaia) -> float:
    """The loss to be expected of the place the next card shows; the cards left are known."""
    rest = [card for card in game.automa_rest if card != STORM or not game.storm_barred]
    if not rest:
        return 0.0
    total = 0.0
    for location in range(STORM + 1):
        count = rest.count(location)
        if count:
            total += count * loss_at(game, location)
    return total / len(rest)


def loss_at(game: Pangaia, location: int) -> float:
    """Z10, Z11 What the tile it would go to loses."""
    here = game.spirit[CORRUPTED]
    tiles = candidates(game, location)
    tile = here >> 2
    if tiles:
        tile = min(tiles, key=lambda t: (-occupied_lands(game, t), tile_rank(game, t), t))
    if tile < 0 or game.marked[tile]:
        return 0.0
    stays = 1 if here == 4 * tile else 0
    loss = stays + (1 if corruption_prevails(game, tile) else 0)
    return FALL if loss >= game.land_energy[tile] else DRAIN * loss
