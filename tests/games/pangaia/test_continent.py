"""2.2, 2.3, 2.11, 3.1 The continent."""

from __future__ import annotations

import pytest

from nemeton.engine.chance import Fast
from nemeton.games.pangaia.continent import (
    DIRECTIONS,
    REFERENCE,
    STANDARD,
    Continent,
    Shape,
    distance,
    leaves_hole,
    legal_segments,
    place_of,
    placements,
    random_continent,
    shared_segments,
    straight,
)
from nemeton.games.pangaia.game import GAME
from nemeton.games.pangaia.state import Pangaia

FIRST = Continent(((1, 0, 0, 1),))
TILES = {2: 8, 3: 12, 4: 16}


def has_hole(continent: Continent) -> bool:
    """M3(d) word for word: an empty hex of the enlarged box not reachable from outside."""
    low_q, high_q = min(continent.q) - 1, max(continent.q) + 1
    low_r, high_r = min(continent.r) - 1, max(continent.r) + 1
    reached = {(low_q, low_r)}
    waiting = [(low_q, low_r)]
    for q, r in waiting:
        for dq, dr in DIRECTIONS:
            cell = (q + dq, r + dr)
            inside = low_q <= cell[0] <= high_q and low_r <= cell[1] <= high_r
            if inside and cell not in reached and continent.at(*cell) < 0:
                reached.add(cell)
                waiting.append(cell)
    empty = (high_q - low_q + 1) * (high_r - low_r + 1) - len(continent.q)
    return len(reached) != empty


def test_2_2_steps_and_straight_lines() -> None:
    assert [distance(2, -1), distance(3, 0), distance(2, 2)] == [2, 3, 4]
    assert [straight(1, 0), straight(1, 1), straight(2, -1)] == [1, 3, 3]


def test_2_3_a_tile_is_a_rhombus_with_fourteen_outer_segments() -> None:
    assert all(len(STANDARD.segments[k]) == 14 and len(STANDARD.cells[k]) == 4 for k in range(6))


def test_c1_two_shared_segments_are_too_few() -> None:
    assert shared_segments(STANDARD, FIRST.grid, place_of(-3, 1), 0) in (0, 2)
    assert legal_segments(FIRST, -3, 1, 0, 3) == 0
    assert legal_segments(FIRST, -3, 1, 0, 2) == 2


def test_c2_a_contact_by_lakes_alone_is_refused() -> None:
    assert legal_segments(FIRST, -1, 0, 4, 1) == 0


def test_2_11_map_a_can_be_laid_in_its_order() -> None:
    continent = Continent(REFERENCE[:1])
    for kind, q, r, k in REFERENCE[1:]:
        assert legal_segments(continent, q, r, k, 3) >= 3
        continent = continent.with_tile((kind, q, r, k))


def test_2_11_the_neighbours_on_map_a() -> None:
    continent = Continent(REFERENCE)

    def near(q: int, r: int) -> set[tuple[int, int]]:
        return {continent.coordinates(each) for each in continent.near[continent.at(q, r)]}

    assert near(0, 0) == {(1, -1), (0, -1)}
    assert near(1, 0) == {(2, 0), (2, -1), (1, -1)}
    assert near(1, -4) == {(2, -4), (2, -5), (0, -3), (1, -3)}
    assert near(3, -6) == {(4, -6), (4, -7), (2, -5), (3, -5)}
    assert near(3, -2) == {(3, -3), (2, -2), (2, -1), (3, -1)}
    assert near(5, -5) == {(4, -5), (4, -4)}
    assert near(-2, 0) == {(-1, -1), (-2, -1)}
    assert near(5, -6) == {(5, -7), (4, -6), (4, -5)}
    assert near(2, -3) == {(3, -3), (3, -4), (2, -4), (1, -3), (1, -2), (2, -2)}
    surrounded = [each for each in continent.lands if len(continent.near[each]) == 6]
    assert {continent.coordinates(each) for each in surrounded} == {
        (1, -2),
        (0, -2),
        (2, -3),
        (3, -4),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c4_random_continents_are_legal_at_every_step(players: int) -> None:
    for seed in range(12):
        stack = [kind for kind in range(4) for _ in range(players)]
        continent = random_continent(stack, Fast(seed), 3)

        assert sorted(tile[0] for tile in continent.tiles) == sorted(stack)
        laid = Continent(continent.tiles[:1])
        for kind, q, r, k in continent.tiles[1:]:
            assert legal_segments(laid, q, r, k, 3) >= 3
            laid = laid.with_tile((kind, q, r, k))
            assert not has_hole(laid)
        assert len(laid.q) == 4 * TILES[players]
        assert connected(laid)
        assert len(set(zip(laid.q, laid.r, strict=True))) == len(laid.q)


def connected(continent: Continent) -> bool:
    """M7 The lands form one graph."""
    reached = {continent.lands[0]}
    waiting = [continent.lands[0]]
    for land in waiting:
        for other in continent.near[land]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return len(reached) == len(continent.lands)


def test_c4_the_same_seed_gives_the_same_continent() -> None:
    stack = [0, 1, 2, 3] * 3

    assert random_continent(stack, Fast(5), 3).tiles == random_continent(stack, Fast(5), 3).tiles
    assert random_continent(stack, Fast(5), 3).tiles != random_continent(stack, Fast(6), 3).tiles


SHAPES = {
    "rhombus": ((0, 0), (1, 0), (1, -1), (2, -1)),
    "row": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "arch": ((0, 0), (0, -1), (1, -2), (2, -2)),
    "star": ((0, 0), (1, 0), (2, -1), (1, 1)),
}


@pytest.mark.parametrize("name", SHAPES)
def test_m3d_the_outline_of_a_tile_finds_exactly_the_holes_that_a_flood_finds(name: str) -> None:
    shape, holes = Shape(SHAPES[name]), 0
    for seed in range(4):
        tiles = random_continent([0, 1, 2, 3] * 4, Fast(seed), 2, shape).tiles[:9]
        continent = Continent(tiles, shape)
        for q in range(min(continent.q) - 3, max(continent.q) + 4):
            for r in range(min(continent.r) - 3, max(continent.r) + 4):
                for k in range(6):
                    if shared_segments(shape, continent.grid, place_of(q, r), k):
                        hole = has_hole(continent.with_tile((0, q, r, k)))
                        assert leaves_hole(shape, continent.grid, place_of(q, r), k) == hole
                        holes += hole
    assert holes


def test_m5_every_legal_placement_is_a_candidate() -> None:
    continent = Continent(REFERENCE[:5])
    found = {(q, r, k) for q, r, k in placements(continent, 3)}

    assert found == {
        (q, r, k)
        for q in range(-6, 10)
        for r in range(-12, 6)
        for k in range(6)
        if legal_segments(continent, q, r, k, 3)
    }


def test_m6_players_build_the_continent_in_turn_order() -> None:
    game = GAME.start(players=3, seed=4, continent="built", first_player="2")
    assert isinstance(game, Pangaia)
    seats: list[int] = []
    while game.pending().prompt == "lay_tile":
        assert not game.faults()
        seats.append(game.pending().seat(game))
        game.choose(game.options()[len(game.options()) // 2])

    assert seats == [1, 2, 0] * 4
    assert len(game.continent.tiles) == 12
    assert connected(game.continent)
    assert game.pending().prompt == "start"


def test_m2_the_first_tile_lies_at_the_origin_in_any_orientation() -> None:
    game = GAME.start(players=2, seed=4, continent="built")

    assert game.options() == [("lay", 0, 0, k) for k in range(6)]


def test_m3_refusals_are_explained() -> None:
    game = GAME.start(players=2, seed=4, continent="built")
    game.choose(("lay", 0, 0, 1))

    reasons = {game.why_not(option, "en") for option in (("lay", -3, 1, 0), ("lay", -1, 0, 4))}

    assert len(reasons) == 2


def test_m6_where_no_place_is_left_building_starts_again() -> None:
    game = GAME.start(players=2, seed=4, continent="built")
    assert isinstance(game, Pangaia)
    while len(game.continent.tiles) < 3:
        game.choose(game.options()[0])

    choice = game.pending()
    game.pop()
    choice.otherwise(game)
    game.settle()

    assert game.continent.tiles == ()
    assert not game.faults()
    assert game.options() == [("lay", 0, 0, k) for k in range(6)]


def test_a_save_refuses_tiles_upon_each_other() -> None:
    game = GAME.start(players=2, seed=4)
    saved = game.save()
    saved["table"]["tiles"][1] = saved["table"]["tiles"][0]

    with pytest.raises(ValueError, match="tiles"):
        GAME.load(saved)
