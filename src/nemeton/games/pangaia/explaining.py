"""What every land, tree, seed, ritual, slot and mark of Pangaia does, and what holds of it now.

Things: ("hex", name), ("ritual", name), ("slot", name), ("resource", name, player), ("mark", name,
player) and so on; without a player it is the reader's own.
"""

from __future__ import annotations

from typing import Final

from nemeton.engine.explanation import Thing
from nemeton.engine.text import Saying
from nemeton.games.pangaia.kinds import (
    ACHIEVEMENT_NAMES,
    ACTION_NAMES,
    BLESSING_NAMES,
    CONNECTION,
    CORRUPTED,
    CROWN,
    GROVE,
    HEX_NAMES,
    LAND_TYPES,
    LOCATION_NAMES,
    PLAYER_NAMES,
    RITUAL_NAMES,
    RITUALS,
    SEED_NAMES,
    SLOT_NAMES,
    SPIRIT_NAME,
)
from nemeton.games.pangaia.laws.achievements import metric
from nemeton.games.pangaia.laws.growth import sprouting_cost
from nemeton.games.pangaia.laws.rituals import best_points, playable
from nemeton.games.pangaia.options import MARKS, NAMES
from nemeton.games.pangaia.state import Pangaia

__all__ = ["THINGS", "now"]

RITUAL_WORDS: Final = {
    CONNECTION: ("about-connection", "RT3"),
    GROVE: ("about-grove", "RT4"),
    CROWN: ("about-crown", "RT6"),
}
BLESSING_RULES: Final = ("V5", "V6", "V7", "V6", "V6", "V6", "V6", "V6", "V8", "V9")


def all_things() -> dict[Thing, Saying]:
    """Everything of the box."""
    found: dict[Thing, Saying] = {}
    for names, kind, rule in (
        (LAND_TYPES, "resource", "G6"),
        (ACHIEVEMENT_NAMES, "achievement", "3.11"),
        (LOCATION_NAMES, "location", "Z9"),
        (ACTION_NAMES, "action", "Z9"),
    ):
        found.update({(kind, name): Saying("", rule) for name in names})
    for number, name in enumerate(HEX_NAMES):
        found["hex", name] = (
            Saying("about-land", "G5") if number % 4 else Saying("about-lake", "P1")
        )
    for number, name in enumerate(RITUAL_NAMES):
        found["ritual", name] = Saying(*RITUAL_WORDS[RITUALS[number][0]])
    for number, name in enumerate(BLESSING_NAMES):
        found["blessing", name] = Saying("", BLESSING_RULES[number])
    found.update({("slot", name): Saying("about-slot", "K2") for name in SLOT_NAMES})
    found.update({("seed", name): Saying("about-seed", "K1") for name in SEED_NAMES})
    found.update({("tile", name): Saying("about-tile", "M3") for name in NAMES["tile"]})
    found.update({("player", name): Saying("about-player", "A1") for name in PLAYER_NAMES})
    found["player", PLAYER_NAMES[SPIRIT_NAME]] = Saying("", "Z9")
    found.update({("mark", name): Saying("", rule) for name, rule in MARKS.items()})
    return found


THINGS: Final = all_things()


def now(game: Pangaia, seat: int | None, thing: Thing) -> list[Saying]:
    """The lines under a thing's effect; what makes no sense has none."""
    name = str(thing[1])
    which = [int(part) for part in thing[2:]]
    side = which[0] if which else seat
    if side is not None and side >= game.rules.players:
        side = None
    match thing[0]:
        case "hex":
            return of_hex(game, HEX_NAMES.index(name))
        case "ritual" if seat is not None and game.continent.tiles:
            return of_ritual(game, seat, RITUAL_NAMES.index(name))
        case "slot":
            return of_slot(game, SLOT_NAMES.index(name))
        case "resource" if side is not None:
            return [Saying("now-have", count=game.resources[4 * side + LAND_TYPES.index(name)])]
        case "achievement" if game.continent.tiles:
            card = ACHIEVEMENT_NAMES.index(name)
            counted = [metric(game, each, card) for each in range(game.rules.players)]
            return [Saying("now-standing", player=n, count=c) for n, c in enumerate(counted)]
        case "mark":
            return of_mark(game, name, side)
    return []


def of_hex(game: Pangaia, place: int) -> list[Saying]:
    if place >= 4 * len(game.continent.tiles):
        return []
    if place % 4 == 0:
        here = [side for side, lake in enumerate(game.spirit) if lake == place]
        return [Saying("now-spirit", player=named(game, side)) for side in here]
    said = [Saying("now-climate", resource=game.continent.kind[place])]
    if game.level[place]:
        owner = named(game, game.trunk[place])
        said.append(Saying("now-tree", player=owner, level=game.level[place]))
    seeds = [line for side in range(game.rules.sides) for line in of_seeds(game, side, place)]
    return [*said, *seeds] if len(said) > 1 or seeds else [*said, Saying("now-bare")]


def of_seeds(game: Pangaia, side: int, land: int) -> list[Saying]:
    """How many seeds a side has there, and what it would cost to let one sprout."""
    count = game.seeds[side * game.rules.hexes + land]
    if not count:
        return []
    player, cost = named(game, side), sprouting_cost(game, side, land)
    said = [Saying("now-seeds", player=player, count=count)]
    if cost >= 0:
        key = "now-sprouts" if cost else "now-sprouts_free"
        said.append(Saying(key, player=player, energy=cost))
    return said


def named(game: Pangaia, side: int) -> int:
    """The number of a side among the names of players."""
    return SPIRIT_NAME if game.rules.solo and side == CORRUPTED else side


def of_ritual(game: Pangaia, seat: int, card: int) -> list[Saying]:
    if playable(game, seat, card):
        return [Saying("now-ritual", points=best_points(game, seat, card))]
    return [Saying("now-no_ritual")]


def of_slot(game: Pangaia, slot: int) -> list[Saying]:
    printed = game.rules.components
    said = [Saying("cost-slot", cost=printed.slot_cost[slot])]
    if printed.slot_plant[slot]:
        said.append(Saying("now-slot_plants", count=printed.slot_plant[slot]))
    if printed.slot_energy[slot]:
        said.append(Saying("now-slot_energy", energy=printed.slot_energy[slot]))
    return said


def of_mark(game: Pangaia, name: str, side: int | None) -> list[Saying]:
    match name:
        case "energy":
            sides = range(game.rules.players) if side is None else [side]
            return [Saying("now-energy", player=each, energy=game.energy[each]) for each in sides]
        case "reserve" if side is not None:
            return [Saying("now-have", count=game.loose[side])]
        case "pile":
            return [Saying("now-pile", count=len(game.pile))]
        case "blessings":
            return [Saying("now-pile", count=len(game.blessing_pile))]
        case "round" if game.round:
            return [Saying("now-round", round=game.round)]
    return []
