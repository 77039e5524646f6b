"""2.2, 2.3, 3.1 The continent: hexes, tiles, where a tile may lie, and how a random one is laid."""

from __future__ import annotations

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
STRIDE: Final = 160  # places run from -80 to 79 both ways; sixteen tiles of any shape reach 64
HALF: Final = 80
FARTHEST: Final = 70
MIDDLE: Final = HALF * STRIDE + HALF
SPOTS: Final = 8  # a spot is 8 × the place of a lake + an orientation; in order: by q, r, k

# 2.3 The hexes of a tile as it lies in orientation 0: the lake, then the lands.
RHOMBUS: Final = ((0, 0), (1, 0), (1, -1), (2, -1))


def step_of(q: int, r: int) -> int:
    """How far such a step leads on the grid."""
    return q * STRIDE + r


def place_of(q: int, r: int) -> int:
    """The place of a hex on the grid."""
    return MIDDLE + q * STRIDE + r


def distance(dq: int, dr: int) -> int:
    """2.2 Steps between two hexes."""
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def straight(dq: int, dr: int) -> int:
    """2.2 The squared straight-line distance, its common factor dropped."""
    return dq * dq + dq * dr + dr * dr


def turned(cells: tuple[tuple[int, int], ...], k: int) -> tuple[tuple[int, int], ...]:
    """2.3 Hexes turned about the lake into an orientation."""
    for _ in range(k):
        cells = tuple([(q + r, -q) for q, r in cells])
    return cells


def outline(own: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """2.3 The outer sides of a tile in a circle: the place behind each, its own part before it."""
    start = (max(own), 0)  # nothing lies farther in this direction
    (q, r), side = start
    found: list[tuple[int, int]] = []
    while True:
        dq, dr = DIRECTIONS[side]
        found.append((step_of(q + dq, r + dr), own.index((q, r))))
        dq, dr = DIRECTIONS[(side + 1) % 6]
        if (q + dq, r + dr) in own:
            q, r, side = q + dq, r + dr, (side + 5) % 6
        else:
            side = (side + 1) % 6
        if ((q, r), side) == start:
            return found


class Shape:
    """2.3 What follows from the hexes of a tile, by orientation.

    `segments` are its outer sides in a circle, `touching` every spot, from its own, whose tile
    would touch or overlap it.
    """

    def __init__(self, cells: tuple[tuple[int, int], ...]) -> None:
        self.hexes: list[tuple[tuple[int, int], ...]] = [turned(cells, k) for k in range(6)]
        self.cells: list[list[int]] = [[step_of(q, r) for q, r in own] for own in self.hexes]
        self.segments: list[list[tuple[int, int]]] = [outline(own) for own in self.hexes]
        self.touching: list[list[int]] = [self.touched(k) for k in range(6)]

    def touched(self, k: int) -> list[int]:
        around = [place for place, _ in self.segments[k]]
        found = {
            SPOTS * (place - cell) + other - k
            for place in self.cells[k] + around
            for other in range(6)
            for cell in self.cells[other]
        }
        return sorted(found)


STANDARD: Final = Shape(RHOMBUS)
AROUND: Final = [step_of(q, r) for q, r in DIRECTIONS]


class Continent:
    """The tiles laid so far. A hex is 4 × its tile's number + 0 for the lake, 1 to 3 for a land.

    `near` lists the lands next to each hex, `lakes` the lakes next to it, in ascending order.
    """

    def __init__(self, tiles: tuple[Tile, ...], shape: Shape = STANDARD) -> None:
        self.tiles = tiles
        self.shape = shape
        self.q: list[int] = []
        self.r: list[int] = []
        self.kind: list[int] = []
        self.grid: list[int] = [0] * (STRIDE * STRIDE)  # 1 + the hex at each place, 0 for none
        for land_type, q, r, k in tiles:
            for dq, dr in shape.hexes[k]:
                self.q.append(q + dq)
                self.r.append(r + dr)
                self.grid[place_of(q + dq, r + dr)] = len(self.q)
                self.kind.append(land_type)
        self.near: list[list[int]] = [self.around(each, False) for each in range(len(self.q))]
        self.lakes: list[list[int]] = [self.around(each, True) for each in range(len(self.q))]
        self.lands: list[int] = [each for each in range(len(self.q)) if each & 3]

    def around(self, each: int, lakes: bool) -> list[int]:
        place = place_of(self.q[each], self.r[each])
        found = [self.grid[place + step] - 1 for step in AROUND]
        return sorted([other for other in found if other >= 0 and (other & 3 == 0) == lakes])

    def at(self, q: int, r: int) -> int:
        """The hex at these coordinates, -1 for none."""
        return self.grid[place_of(q, r)] - 1

    def distance(self, one: int, other: int) -> int:
        return distance(self.q[one] - self.q[other], self.r[one] - self.r[other])

    def coordinates(self, each: int) -> tuple[int, int]:
        return self.q[each], self.r[each]

    def with_tile(self, tile: Tile) -> Continent:
        return Continent((*self.tiles, tile), self.shape)


EMPTY: Final = Continent(())


def shared_segments(shape: Shape, grid: list[int], origin: int, k: int) -> int:
    """M3(a)-(c) How many segments a tile would share; 0 where it overlaps or only lakes touch."""
    for cell in shape.cells[k]:
        if grid[origin + cell]:
            return 0
    shared = touched = joined = 0
    for step, part in shape.segments[k]:
        other = grid[origin + step] - 1
        if other >= 0:
            shared += 1
            touched |= 1 << (other >> 2)
            if part and other & 3:
                joined |= 1 << (other >> 2)
    return shared if touched == joined else 0


def leaves_hole(shape: Shape, grid: list[int], origin: int, k: int) -> bool:
    """M3(d) Where there is no hole yet, a tile makes one exactly if it meets in several places."""
    arcs = 0
    before = grid[origin + shape.segments[k][-1][0]] > 0
    for step, _ in shape.segments[k]:
        taken = grid[origin + step] > 0
        if before and not taken:
            arcs += 1
        before = taken
    return arcs > 1


def segments_at(shape: Shape, grid: list[int], spot: int, least: int) -> int:
    """M3 The segments shared by a legal placement, 0 for an illegal one."""
    origin, k = spot // SPOTS, spot % SPOTS
    shared = shared_segments(shape, grid, origin, k)
    if shared < least or leaves_hole(shape, grid, origin, k):
        return 0
    return shared


def legal_segments(continent: Continent, q: int, r: int, k: int, least: int) -> int:
    """M3 The same for a tile with its lake at these coordinates."""
    return segments_at(continent.shape, continent.grid, SPOTS * place_of(q, r) + k, least)


def coordinates_of(spot: int) -> tuple[int, int, int]:
    """M2 The coordinates of the lake, and the orientation."""
    place = spot // SPOTS
    return place // STRIDE - HALF, place % STRIDE - HALF, spot % SPOTS


def add_tile(
    shape: Shape, grid: list[int], found: dict[int, int], number: int, spot: int, least: int
) -> None:
    """Puts a tile on the grid and judges again every spot that it touches."""
    for part, cell in enumerate(shape.cells[spot % SPOTS]):
        grid[spot // SPOTS + cell] = 4 * number + part + 1
    for step in shape.touching[spot % SPOTS]:
        shared = segments_at(shape, grid, spot + step, least)
        if shared:
            found[spot + step] = shared
        elif spot + step in found:
            del found[spot + step]


def placements(continent: Continent, least: int) -> list[tuple[int, int, int]]:
    """M5.2 Every legal placement (q, r, k), sorted."""
    grid = [0] * (STRIDE * STRIDE)
    found: dict[int, int] = {}
    for number, (_, q, r, k) in enumerate(continent.tiles):
        spot = SPOTS * place_of(q, r) + k
        add_tile(continent.shape, grid, found, number, spot, least)
    return [coordinates_of(spot) for spot in sorted(found)]


def random_continent(
    stack: list[int], chance: Chance, least: int, shape: Shape = STANDARD
) -> Continent:
    """M5 Tiles in random order, each placed at random, compact places favoured."""
    while True:
        pile = stack.copy()
        chance.shuffle(pile)
        spots = random_spots(shape, len(pile), chance, least)
        if len(spots) == len(pile):
            break
    tiles: list[Tile] = []
    for land_type, spot in zip(pile, spots, strict=True):
        q, r, k = coordinates_of(spot)
        tiles.append((land_type, q, r, k))
    return Continent(tuple(tiles), shape)


def random_spots(shape: Shape, count: int, chance: Chance, least: int) -> list[int]:
    """M5.1-M5.3 Spots for so many tiles, or fewer where no legal one is left."""
    grid = [0] * (STRIDE * STRIDE)
    found: dict[int, int] = {SPOTS * MIDDLE + k: 1 for k in range(6)}
    spots: list[int] = []
    while found and len(spots) < count:
        spot = weighted(found, chance)
        if not spots:
            found.clear()
        spots.append(spot)
        add_tile(shape, grid, found, len(spots) - 1, spot, least)
    return spots


def weighted(found: dict[int, int], chance: Chance) -> int:
    """M5.3 One of the spots, in order, with the square of the shared segments as weight."""
    total = 0
    for shared in found.values():
        total += shared * shared
    number = chance.below(total)
    for spot in sorted(found):
        number -= found[spot] * found[spot]
        if number < 0:
            return spot
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
