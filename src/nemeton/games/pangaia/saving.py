"""The table as plain values and back."""

from __future__ import annotations

from typing import Any

from nemeton.engine.errors import BadInput
from nemeton.engine.fields import Fields
from nemeton.games.pangaia.continent import FARTHEST, Continent, Tile
from nemeton.games.pangaia.kinds import (
    ABSENT,
    BLESSING_NAMES,
    CORRUPTED,
    METRICS,
    NOBODY,
    RITUALS,
    STORM,
)
from nemeton.games.pangaia.state import Pangaia

MANY = 1 << 20


def fields(game: Pangaia) -> dict[str, Any]:
    """Everything on the table."""
    return {
        "tiles": list(game.continent.tiles),
        "tile_pile": game.tile_pile,
        "tile_drawn": game.tile_drawn,
        "first": game.first,
        "round": game.round,
        "last_change": game.last_change,
        "ending": game.ending,
        **piece_fields(game),
        **card_fields(game),
        **(solo_fields(game) if game.rules.solo else {}),
    }


def piece_fields(game: Pangaia) -> dict[str, Any]:
    return {
        "spirit": game.spirit,
        "forest": forest(game),
        "seeds": seed_rows(game),
        "trees": game.trees,
        "loose": game.loose,
        "locked": game.locked,
        "full": game.full,
        "resources": game.resources,
        "energy": game.energy,
        "played": game.played,
    }


def forest(game: Pangaia) -> list[list[int]]:
    """Land, owner, level and corrupted treetops of every tree."""
    return [
        [land, game.trunk[land], game.level[land], game.blight[land]]
        for land in range(len(game.level))
        if game.level[land]
    ]


def seed_rows(game: Pangaia) -> list[list[int]]:
    """Side, land and number of all seeds on the continent."""
    hexes = game.rules.hexes
    return [
        [place // hexes, place % hexes, count] for place, count in enumerate(game.seeds) if count
    ]


def card_fields(game: Pangaia) -> dict[str, Any]:
    return {
        "display": game.display,
        "pile": game.pile,
        "removed": game.removed,
        "discard": game.discard,
        "secret": game.secret,
        "secret_seen": game.secret_seen,
        "praying_in_secret": game.praying_in_secret,
        "achievements": game.achievements,
        "blessing_pile": game.blessing_pile,
        "hands": game.hands,
        "looking": game.looking,
        "looker": game.looker,
        "spent": game.spent,
    }


def solo_fields(game: Pangaia) -> dict[str, Any]:
    return {
        "land_energy": game.land_energy,
        "marked": game.marked,
        "supply": game.supply,
        "sealed_slots": game.sealed_slots,
        "sealed_seeds": game.sealed_seeds,
        "automa_top": game.automa_top,
        "automa_turned": game.automa_turned,
        "automa_rest": game.automa_rest,
        "automa_used": game.automa_used,
        "storm_barred": game.storm_barred,
        "anchor": [game.anchor_q, game.anchor_r],
    }


def restore(game: Pangaia, saved: Fields) -> None:
    """Sets every field from a save."""
    game.continent = Continent(read_tiles(game, saved), game.rules.components.shape)
    game.tile_pile = saved.numbers("tile_pile", 0, 3)
    game.tile_drawn = saved.number("tile_drawn", -1, 3)
    game.first = saved.number("first", 0, game.rules.players - 1)
    game.round = saved.number("round", 0, MANY)
    game.last_change = saved.number("last_change", 0, game.round)
    game.ending = saved.flag("ending")
    restore_map(game, saved)
    restore_boards(game, saved)
    restore_cards(game, saved)
    if game.rules.solo:
        restore_solo(game, saved)


def read_tiles(game: Pangaia, saved: Fields) -> tuple[Tile, ...]:
    """The tiles as laid, none upon another."""
    rows = saved.rows("tiles", -FARTHEST, FARTHEST)
    tiles: list[Tile] = []
    for row in rows:
        kind, q, r, k = row
        if not (0 <= kind < 4 and 0 <= k < 6):
            raise BadInput("bad-save", where="save.table.tiles", expected="[0 … 3, q, r, 0 … 5]")
        tiles.append((kind, q, r, k))
    if len(tiles) > game.rules.tiles or overlapping(game, tiles):
        raise BadInput("bad-save", where="save.table.tiles", expected="…")
    return tuple(tiles)


def overlapping(game: Pangaia, tiles: list[Tile]) -> bool:
    laid = Continent(tuple(tiles), game.rules.components.shape)
    return len(set(zip(laid.q, laid.r, strict=True))) != 4 * len(tiles)


def restore_map(game: Pangaia, saved: Fields) -> None:
    sides, hexes = game.rules.sides, game.rules.hexes
    game.spirit = saved.numbers("spirit", ABSENT, hexes - 1, sides)
    game.trunk, game.holder = [NOBODY] * hexes, [NOBODY] * hexes
    game.level, game.blight = [0] * hexes, [0] * hexes
    game.seeds = [0] * (hexes * sides)
    for land, trunk, level, blight in saved.rows("forest", 0, hexes):
        game.trunk[land], game.level[land], game.blight[land] = trunk, level, blight
        game.holder[land] = CORRUPTED if blight else trunk
    for side, land, count in saved.rows("seeds", 0, hexes):
        game.seeds[side * hexes + land] = count


def restore_boards(game: Pangaia, saved: Fields) -> None:
    sides = game.rules.sides
    game.trees = saved.numbers("trees", 0, 99, sides)
    game.loose = saved.numbers("loose", 0, 99, sides)
    game.locked = saved.numbers("locked", 0, 7, sides)
    game.full = saved.numbers("full", 0, 63, sides)
    game.resources = saved.numbers("resources", 0, MANY, 4 * sides)
    game.energy = saved.numbers("energy", 0, MANY, sides)
    game.played = saved.numbers("played", 0, len(RITUALS), sides)


def restore_cards(game: Pangaia, saved: Fields) -> None:
    sides, last, blessing = game.rules.sides, len(RITUALS) - 1, len(BLESSING_NAMES) - 1
    game.display = saved.numbers("display", 0, last)
    game.pile = saved.numbers("pile", 0, last)
    game.removed = saved.numbers("removed", 0, last)
    game.discard = saved.numbers("discard", 0, last)
    game.secret = saved.numbers("secret", -1, last, sides)
    game.secret_seen = saved.numbers("secret_seen", 0, 1, sides)
    game.praying_in_secret = saved.flag("praying_in_secret")
    game.achievements = saved.numbers("achievements", 0, len(METRICS) - 1)
    game.blessing_pile = saved.numbers("blessing_pile", 0, blessing)
    game.hands = saved.rows("hands", 0, blessing, sides)
    game.looking = saved.numbers("looking", 0, blessing)
    game.looker = saved.number("looker", -1, sides - 1)
    game.spent = saved.numbers("spent", 0, blessing)


def restore_solo(game: Pangaia, saved: Fields) -> None:
    game.land_energy = saved.numbers("land_energy", 0, MANY, game.rules.tiles)
    game.marked = saved.numbers("marked", 0, 1, game.rules.tiles)
    game.supply = saved.number("supply", 0, 6)
    game.sealed_slots = saved.number("sealed_slots", 0, 63)
    game.sealed_seeds = saved.number("sealed_seeds", 0, 7)
    game.automa_top = saved.number("automa_top", -1, STORM)
    game.automa_turned = saved.number("automa_turned", -1, STORM)
    game.automa_rest = saved.numbers("automa_rest", 0, STORM)
    game.automa_used = saved.numbers("automa_used", 0, STORM)
    game.storm_barred = saved.number("storm_barred", 0, 2)
    game.anchor_q, game.anchor_r = saved.numbers("anchor", -2 * FARTHEST, 2 * FARTHEST, 2)
