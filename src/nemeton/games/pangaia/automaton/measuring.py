"""Z1-Z4 Nearest and farthest in exact numbers: the Corrupted Spirit never chooses."""

from __future__ import annotations

from nemeton.games.pangaia.continent import Continent, distance, straight
from nemeton.games.pangaia.kinds import CORRUPTED
from nemeton.games.pangaia.state import Pangaia

Rank = tuple[int, int, int]


def anchor(continent: Continent) -> tuple[int, int]:
    """Z3 Where the board of the Corrupted Spirit lies: above the middle of the map."""
    r = min(continent.r) - 3
    across = [2 * q + r2 for q, r2 in zip(continent.q, continent.r, strict=True)]
    middle = min(across) + max(across)
    first = (middle - 2 * r) // 4  # where 2 · (2q + r) comes up to it
    return min((first, first + 1), key=lambda q: (abs(2 * (2 * q + r) - middle), q)), r


def tie_rank(game: Pangaia, land: int) -> Rank:
    """Z2 Closest to the picture on the board, then smaller r, then smaller q."""
    q, r = game.continent.q[land], game.continent.r[land]
    return straight(q - game.anchor_q, r - game.anchor_r), r, q


def tile_rank(game: Pangaia, tile: int) -> int:
    """Z2 The same for a tile, measured by the sum of its hexes; equal ones go by their number."""
    hexes = range(4 * tile, 4 * tile + 4)
    q = sum(game.continent.q[each] for each in hexes) - 4 * game.anchor_q
    r = sum(game.continent.r[each] for each in hexes) - 4 * game.anchor_r
    return straight(q, r)


def from_spirit(game: Pangaia, land: int) -> int:
    """Z1 Steps from the Corrupted Spirit, or from the anchor while it is off the map."""
    lake = game.spirit[CORRUPTED]
    if lake >= 0:
        return game.continent.distance(land, lake)
    q, r = game.continent.q[land], game.continent.r[land]
    return distance(q - game.anchor_q, r - game.anchor_r)


def nearest(game: Pangaia, lands: list[int]) -> int:
    """Z1, Z2 The land closest to the Corrupted Spirit."""
    return min(lands, key=lambda land: (from_spirit(game, land), tie_rank(game, land)))


def farthest(game: Pangaia, lands: list[int]) -> int:
    """Z1, Z2 The land farthest from the Corrupted Spirit; if equal, nearer to the anchor."""
    return min(lands, key=lambda land: (-from_spirit(game, land), tie_rank(game, land)))


def refuge(game: Pangaia, land: int) -> int:
    """Z4 The nearest land without a tree, if possible towards the Corrupted Spirit."""
    level = game.level
    free = [each for each in game.continent.lands if not level[each] and each != land]
    if not free:
        return land
    return min(
        free,
        key=lambda each: (
            game.continent.distance(each, land),
            from_spirit(game, each),
            tie_rank(game, each),
        ),
    )
