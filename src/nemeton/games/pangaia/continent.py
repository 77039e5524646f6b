"""2.2, 2.3, 3.1 The continent: hexes, tiles, where a tile may lie, and how a random one is laid."""

from __future__ import annotations

import math
from typing import Final

from nemeton.engine.chance import Chance

Tile = tuple[int, int, int, int]  # land type, origin q and r (its lake), orientation

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, 0),
    (-1, 1),
    (0, 1),
)
STRIDE: Final = 1024  # q * STRIDE + r tells places apart


def place_of(q: int, r: int) -> int:
    return q * STRIDE + r


def distance(dq: int, dr: int) -> int:
    """2.2 Steps between two hexes."""
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def straight(dq: int, dr: int) -> int:
    """2.2 The squared straight-line distance, its common factor dropped."""
    return dq * dq + dq * dr + dr * dr


def cells(k: int) -> list[tuple[int, int]]:
    """2.3 Lake, the two side lands, the far land, from the origin."""
    (aq, ar), (bq, br) = DIRECTIONS[k], DIRECTIONS[(k + 1) % 6]
    return [(0, 0), (aq, ar), (bq, br), (aq + bq, ar + br)]


def segments(k: int) -> list[tuple[int, int]]:
    """2.3 The 14 outer sides of a tile: the place behind each, and whether a land lies before it."""
    own = cells(k)
    found: list[tuple[int, int]] = []
    for part, (q, r) in enumerate(own):
        for dq, dr in DIRECTIONS:
            if (q + dq, r + dr) not in own:
                found.append((place_of(q + dq, r + dr), part))
    return found


def ring(k: int) -> list[int]:
    """The 10 places around a tile, in a circle."""
    own = cells(k)
    middle_q, middle_r = sum(q for q, _ in own) / 4, sum(r for _, r in own) / 4
    around = {(q + dq, r + dr) for q, r in own for dq, dr in DIRECTIONS} - set(own)

    def angle(cell: tuple[int, int]) -> float:
        q, r = cell[0] - middle_q, cell[1] - middle_r
        return math.atan2(1.5 * r, math.sqrt(3) * (q + r / 2))

    return [place_of(q, r) for q, r in sorted(around, key=angle)]


CELLS: Final = [[place_of(q, r) for q, r in cells(k)] for k in range(6)]
SEGMENTS: Final = [segments(k) for k in range(6)]
RINGS: Final = [ring(k) for k in range(6)]
AROUND: Final = [place_of(q, r) for q, r in DIRECTIONS]


class Continent:
    """The tiles laid so far. A hex is 4 × the number of its tile + 0 for the lake, 1 to 3 for a land.

    `near` lists the lands next to each hex, `lakes` the lakes next to it, in ascending order.
    """

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles = tiles
        self.q: list[int] = []
        self.r: list[int] = []
        self.kind: list[int] = []
        self.hexes: dict[int, int] = {}
        for land_type, q, r, k in tiles:
            for dq, dr in cells(k):
                self.hexes[place_of(q + dq, r + dr)] = len(self.q)
                self.q.append(q + dq)
                self.r.append(r + dr)
                self.kind.append(land_type)
        self.near: list[list[int]] = [self.around(each, False) for each in range(len(self.q))]
        self.lakes: list[list[int]] = [self.around(each, True) for each in range(len(self.q))]
        self.lands: list[int] = [each for each in range(len(self.q)) if each & 3]

    def around(self, each: int, lakes: bool) -> list[int]:
        place = place_of(self.q[each], self.r[each])
        found = [self.hexes.get(place + step, -1) for step in AROUND]
        return sorted(other for other in found if other >= 0 and (other & 3 == 0) == lakes)

    def at(self, q: int, r: int) -> int:
        """The hex at these coordinates."""
        return self.hexes[place_of(q, r)]

    def distance(self, one: int, other: int) -> int:
        return distance(self.q[one] - self.q[other], self.r[one] - self.r[other])

    def coordinates(self, each: int) -> tuple[int, int]:
        return self.q[each], self.r[each]

    def with_tile(self, tile: Tile) -> Continent:
        return Continent((*self.tiles, tile))


EMPTY: Final = Continent(())


def shared_segments(hexes: dict[int, int], origin: int, k: int) -> int:
    """M3(a)-(c) How many segments a tile would share; 0 where it overlaps or only lakes touch."""
    for cell in CELLS[k]:
        if origin + cell in hexes:
            return 0
    shared = touched = joined = 0
    for step, part in SEGMENTS[k]:
        other = hexes.get(origin + step, -1)
        if other >= 0:
            shared += 1
            touched |= 1 << (other >> 2)
            if part and other & 3:
                joined |= 1 << (other >> 2)
    return shared if touched == joined else 0


def leaves_hole(hexes: dict[int, int], origin: int, k: int) -> bool:
    """M3(d) On a continent without holes a tile makes one exactly if it touches it in several places."""
    arcs = 0
    before = origin + RINGS[k][-1] in hexes
    for step in RINGS[k]:
        taken = origin + step in hexes
        if before and not taken:
            arcs += 1
        before = taken
    return arcs > 1


def legal_segments(continent: Continent, q: int, r: int, k: int, least: int) -> int:
    """M3 The segments shared by a legal placement, 0 for an illegal one."""
    origin = place_of(q, r)
    shared = shared_segments(continent.hexes, origin, k)
    if shared < least or leaves_hole(continent.hexes, origin, k):
        return 0
    return shared


def placements(continent: Continent, least: int) -> list[tuple[int, int, int, int]]:
    """M5.2 Every legal placement (q, r, k) with the segments it shares, sorted."""
    hexes = continent.hexes
    frontier = {place + step for place in hexes for step in AROUND if place + step not in hexes}
    origins = {(place - cell, k) for place in frontier for k in range(6) for cell in CELLS[k]}
    found: list[tuple[int, int, int, int]] = []
    for origin, k in origins:
        shared = shared_segments(hexes, origin, k)
        if shared >= least and not leaves_hole(hexes, origin, k):
            q = (origin + STRIDE // 2) // STRIDE
            found.append((q, origin - q * STRIDE, k, shared))
    return sorted(found)


def random_continent(stack: list[int], chance: Chance, least: int) -> Continent:
    """M5 Tiles in random order, each placed at random, compact places favoured."""
    while True:
        pile = stack.copy()
        chance.shuffle(pile)
        continent = Continent(((pile[0], 0, 0, chance.below(6)),))
        for land_type in pile[1:]:
            choices = placements(continent, least)
            if not choices:
                break
            q, r, k = weighted(choices, chance)
            continent = continent.with_tile((land_type, q, r, k))
        if len(continent.tiles) == len(pile):
            return continent


def weighted(choices: list[tuple[int, int, int, int]], chance: Chance) -> tuple[int, int, int]:
    """M5.3 One of them with the square of the shared segments as weight."""
    number = chance.below(sum(shared * shared for _, _, _, shared in choices))
    for q, r, k, shared in choices:
        number -= shared * shared
        if number < 0:
            return q, r, k
    raise AssertionError("a number below the sum falls into one of the parts")


# 2.11 Map A.
REFERENCE: Final[tuple[Tile, ...]] = (
    (1, 0, 0, 1),
    (1, 1, 0, 0),
    (2, 1, -4, 4),
    (3, 3, -6, 4),
    (2, 3, -2, 2),
    (3, 5, -5, 3),
    (0, -2, 0, 1),
    (0, 5, -6, 2),
)
