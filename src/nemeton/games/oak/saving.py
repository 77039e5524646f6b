"""The table as plain values and back, refusing what cannot be."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.fields import Fields, bad
from nemeton.games.oak.kinds import (
    ARTIFACTS,
    CARDS,
    CREATURES,
    DRUIDS_EACH,
    INGREDIENTS,
    ORDERS,
    PLACES,
    SOURCES,
    SPACES,
    TILES,
)
from nemeton.games.oak.pile import NOBODY, Layer, Pile
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["fields", "restore"]

MANY: Final = 1 << 20


def fields(game: Oak) -> dict[str, Any]:
    return {
        "sides": [holdings_fields(held) for held in game.holdings],
        "round": game.round,
        "first_player": game.first_player,
        "active": game.active,
        "sun": game.sun,
        "tokens": game.tokens,
        "blocked": [int(each) for each in game.blocked],
        "neutral": game.neutral,
        "bag": game.bag,
        "forest": game.forest,
        "potions": game.potions,
        "supply": game.supply,
        "notch": game.notch,
        "creatures": game.creatures,
        "artifacts": game.artifacts,
        "creature_pile": pile_fields(game.creature_pile),
        "artifact_pile": pile_fields(game.artifact_pile),
        "looked": game.looked,
        "deck": game.deck,
        "closed": [int(each) for each in game.closed],
        "gave": game.gave,
        "received": game.received,
        "mysticism_replayed": game.mysticism_replayed,
        "cauldron_borrowed": game.cauldron_borrowed,
    }


def holdings_fields(held: Holdings) -> dict[str, Any]:
    return {
        "order": held.order,
        "points": held.points,
        "gained": held.gained,
        "resources": held.resources,
        "ingredients": held.ingredients,
        "kind": held.kind,
        "place": held.place,
        "seated": held.seated,
        "cards": held.cards,
        "limits": held.limits,
        "sanctuaries": held.sanctuaries,
        "menhirs": held.menhirs,
        "creatures": held.creatures,
        "artifacts": held.artifacts,
        "exhausted": held.exhausted,
        "markers": held.markers,
        "private_potion": held.private_potion,
        "extension": held.extension,
        "brewed_chosen": held.brewed_chosen,
        "brewed_heart": held.brewed_heart,
        "passed": held.passed,
        "declined": held.declined,
    }


def pile_fields(pile: Pile) -> list[Any]:
    return [[layer.order_of, layer.cards_of, *layer.cards] for layer in pile.layers]


def restore(game: Oak, saved: Fields) -> None:
    seats = game.seat_count()
    game.holdings = [restored_holdings(each) for each in saved.items("sides", seats)]
    game.round = saved.number("round", 1, 5)
    game.first_player = saved.number("first_player", 0, seats - 1)
    game.active = saved.number("active", -1, seats - 1)
    game.sun = saved.number("sun", 1, game.rules.last_sun)
    restore_board(game, saved)
    restore_piles(game, saved)
    game.closed = [bool(each) for each in saved.numbers("closed", 0, 1, 2)]
    game.gave = saved.number("gave", 0, 7)
    game.received = saved.number("received", 0, 7)
    game.mysticism_replayed = saved.flag("mysticism_replayed")
    game.cauldron_borrowed = saved.flag("cauldron_borrowed")


def restore_board(game: Oak, saved: Fields) -> None:
    game.tokens = saved.numbers("tokens", 0, 6, len(SPACES))
    game.blocked = [bool(each) for each in saved.numbers("blocked", 0, 1, len(SPACES))]
    game.neutral = saved.numbers("neutral", -1, 2, 3)
    game.bag = saved.numbers("bag", 0, 40, len(INGREDIENTS))
    game.forest = saved.numbers("forest", -1, len(INGREDIENTS) - 1)
    game.potions = saved.numbers("potions", 0, TILES - 1, 3)
    game.supply = saved.number("supply", 0, game.rules.supply)
    game.notch = saved.numbers("notch", 0, game.rules.last_notch, len(ARTIFACTS))


def restore_piles(game: Oak, saved: Fields) -> None:
    game.creatures = saved.numbers("creatures", 0, len(CREATURES) - 1)
    game.artifacts = saved.numbers("artifacts", 0, len(ARTIFACTS) - 1)
    seats = game.setup.players
    game.creature_pile = restored_pile(saved, "creature_pile", len(CREATURES), seats)
    game.artifact_pile = restored_pile(saved, "artifact_pile", len(ARTIFACTS), seats)
    game.looked = saved.numbers("looked", 0, len(CREATURES) - 1)
    game.deck = saved.numbers("deck", 0, 5)


def restored_pile(saved: Fields, name: str, cards: int, seats: int) -> Pile:
    pile = Pile()
    for row in saved.rows(name, NOBODY, cards - 1):
        if len(row) < 3 or not NOBODY <= row[0] < seats or row[1] >= seats:
            raise bad(f"{saved.where}.{name}", "[seat, seat, card, …]")
        if min(row[2:]) < 0:
            raise bad(f"{saved.where}.{name}", f"0 … {cards - 1}")
        pile.layers.append(Layer(row[2:], row[0], row[1]))
    return pile


def restored_holdings(value: object) -> Holdings:
    saved = Fields(value, "save.table.sides")
    held = Holdings()
    held.order = saved.number("order", -1, len(ORDERS) - 1)
    held.points = saved.number("points", 0, MANY)
    held.gained = saved.numbers("gained", -MANY, MANY, len(SOURCES))
    held.resources = saved.numbers("resources", 0, 9, 3)
    held.ingredients = saved.numbers("ingredients", 0, 40, len(INGREDIENTS))
    held.kind = saved.numbers("kind", 0, 6, DRUIDS_EACH)
    held.place = saved.numbers("place", 0, len(PLACES) - 1, DRUIDS_EACH)
    held.seated = saved.number("seated", 0, DRUIDS_EACH)
    held.cards = saved.numbers("cards", 0, 3, len(CARDS))
    held.limits = saved.numbers("limits", 0, 9, 2)
    restore_possessions(held, saved)
    held.passed = saved.flag("passed")
    held.declined = saved.flag("declined")
    saved.finish()
    return held


def restore_possessions(held: Holdings, saved: Fields) -> None:
    held.sanctuaries = saved.numbers("sanctuaries", 0, 24, 2)
    held.menhirs = saved.number("menhirs", 0, 24)
    held.creatures = saved.numbers("creatures", 0, len(CREATURES) - 1)
    held.artifacts = saved.numbers("artifacts", 0, len(ARTIFACTS) - 1)
    held.exhausted = saved.numbers("exhausted", 0, len(ARTIFACTS) - 1)
    held.markers = saved.number("markers", 0, MANY)
    held.private_potion = saved.number("private_potion", -1, TILES - 1)
    held.extension = saved.flag("extension")
    held.brewed_chosen = saved.flag("brewed_chosen")
    held.brewed_heart = saved.flag("brewed_heart")
