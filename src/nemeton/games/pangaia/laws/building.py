"""3.1 Laying the tiles: at random, as in Map A, or one by one by the players."""

from __future__ import annotations

from typing import Any

from nemeton.engine.flow import Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.continent import (
    FARTHEST,
    REFERENCE,
    Continent,
    leaves_hole,
    place_of,
    placements,
    random_continent,
    shared_segments,
)
from nemeton.games.pangaia.laws.ending import turn_order
from nemeton.games.pangaia.state import Pangaia


def tiles_of_the_game(game: Pangaia) -> list[int]:
    """M1 One tile of each land type per player; two of each in solo."""
    return [kind for kind in range(4) for _ in range(game.rules.tiles // 4)]


class BuildContinent(Step[Pangaia]):
    """M1-M6 The continent is built."""

    def run(self, game: Pangaia) -> None:
        if game.rules.continent == "reference":
            game.continent = Continent(REFERENCE, game.rules.components.shape)
        elif game.rules.continent == "random":
            components = game.rules.components
            game.continent = random_continent(
                tiles_of_the_game(game), game.chance, components.min_segments, components.shape
            )
        else:
            game.continent = Continent((), game.rules.components.shape)
            game.tile_pile = tiles_of_the_game(game)
            game.then(LayNextTile())


class LayNextTile(Step[Pangaia]):
    """M6 In turn order each player takes the top tile and lays it, until none is left."""

    def run(self, game: Pangaia) -> None:
        if not game.tile_pile:
            game.tile_drawn = -1
            return
        game.tile_drawn = game.chance.take(game.tile_pile)
        game.reveal()
        game.then(DemandPlacement(), LayNextTile())


class DemandPlacement(Choice[Pangaia]):
    """Where the drawn tile goes: the place of its lake and its orientation."""

    prompt = "lay_tile"
    rule = "M3"

    def seat(self, game: Pangaia) -> int:
        return turn_order(game)[len(game.continent.tiles) % game.rules.players]

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"land_type": game.tile_drawn}

    def options(self, game: Pangaia) -> list[Option]:
        if not game.continent.tiles:
            return [("lay", 0, 0, k) for k in range(6)]
        least = game.rules.components.min_segments
        return [("lay", q, r, k) for q, r, k in placements(game.continent, least)]

    def chosen(self, game: Pangaia, option: Option) -> None:
        _, q, r, k = option
        game.log("tile_laid", player=self.seat(game), land_type=game.tile_drawn)
        game.continent = game.continent.with_tile((game.tile_drawn, q, r, k))
        game.tile_drawn = -1

    def otherwise(self, game: Pangaia) -> None:
        """M6 All tiles are taken back and building restarts."""
        game.log("rebuilt")
        game.skip_to(LayNextTile)
        game.stack.pop()
        game.then(BuildContinent())

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "lay" or not 0 <= int(option[3]) < 6 or not game.continent.tiles:
            return None
        q, r, k = int(option[1]), int(option[2]), int(option[3])
        shape, grid, origin = game.continent.shape, game.continent.grid, place_of(q, r)
        apart = max(abs(q), abs(r)) > FARTHEST
        if apart or not any(grid[origin + step] for step, _ in shape.segments[k]):
            return Saying("why-few-segments", count=game.rules.components.min_segments)
        if leaves_hole(shape, grid, origin, k):
            return Saying("why-hole")
        if shared_segments(shape, grid, origin, k):
            return Saying("why-few-segments", count=game.rules.components.min_segments)
        return Saying("why-lake-contact")
