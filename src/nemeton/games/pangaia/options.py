"""The options a game is started with, and the names that options, prompts and events use."""

from __future__ import annotations

from typing import Final

from nemeton.engine.settings import Flag, Number, OneOf, Setting
from nemeton.games.pangaia import kinds
from nemeton.games.pangaia.rules import ROUNDS

__all__ = ["KIND_OF_NAME", "MARKS", "NAMES", "OPTIONS", "VERBS"]

OPTIONS: Final[dict[str, Setting]] = {
    "continent": OneOf("random", ("random", "built", "reference")),
    "advanced": Flag(False),
    "achievements": Flag(False, advanced=True),
    "blessings": Flag(False, advanced=True),
    "planting_under_trees": Flag(False, advanced=True),
    "first_player": OneOf("random", ("random", "1", "2", "3", "4")),
    "solo_secret_ritual": Flag(False, advanced=True),
    "solo_first_blessing": Flag(False, advanced=True),
    "max_rounds": Number(0, 0, ROUNDS, advanced=True),
}

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "pass": (),
    "lay": ("q", "r", "orientation"),
    "start": ("lake", "land"),
    "sprout": ("land", "cost"),
    "plant": ("lake", "land"),
    "dream": (),
    "pray": ("card",),
    "pray_secret": ("card",),
    "sow": ("land",),
    "move_seed": ("origin", "land"),
    "take_resource": ("resource",),
    "connect": ("first", "second", "points"),
    "chain": ("number", "via", "points"),
    "grove": ("land", "points"),
    "crown": ("land", "points"),
    "take_secret": ("card",),
    "draw_secret": (),
    "wither": ("land",),
    "return_treetop": ("slot",),
    "grow": ("slot", "land"),
    "pay": ("payment", "energy"),
    "bless": ("blessing",),
    "buy": ("resource",),
    "convert": ("resource",),
    "keep": ("blessing",),
    "plant_on": ("land",),
    "fell": ("land",),
    "miracle": ("land", "player"),
    "heal": ("tile",),
    "nourish": ("tile",),
    "purify": ("land",),
    "seal": ("slot",),
    "seal_seed": ("land",),
}

KIND_OF_NAME: Final[dict[str, str]] = {
    "lake": "hex",
    "land": "hex",
    "lands": "hex",
    "origin": "hex",
    "first": "hex",
    "second": "hex",
    "chains": "hex",
    "groves": "hex",
    "worths": "number",
    "via": "hex",
    "card": "ritual",
    "resource": "resource",
    "land_type": "resource",
    "slot": "slot",
    "seed": "seed",
    "payment": "payment",
    "blessing": "blessing",
    "achievement": "achievement",
    "location": "location",
    "action": "action",
    "player": "player",
    "tile": "tile",
    "q": "coordinate",
    "r": "coordinate",
    "orientation": "orientation",
    "number": "number",
    "points": "number",
    "energy": "number",
    "amount": "number",
    "count": "number",
    "cost": "number",
    "level": "number",
    "round": "number",
    "secret": "number",
    "slots": "number",
    "awards": "number",
    "total": "number",
    "where": "number",
}

# What else lies on a table and can be asked about, and the law it stands under.
MARKS: Final[dict[str, str]] = {
    "energy": "3.10",
    "tree": "D1",
    "planted": "G5",
    "reserve": "P1",
    "secret": "RT9",
    "rituals": "A3",
    "pile": "3.10",
    "blessings": "V3",
    "spirit": "A1",
    "round": "3.3",
    "land_energy": "Z18",
    "corrupted": "Z15",
    "evil_seed": "Z22",
}


NAMES: Final[dict[str, tuple[str, ...]]] = {
    "hex": kinds.HEX_NAMES,
    "ritual": kinds.RITUAL_NAMES,
    "resource": kinds.LAND_TYPES,
    "slot": kinds.SLOT_NAMES,
    "seed": kinds.SEED_NAMES,
    "payment": kinds.PAYMENT_NAMES,
    "blessing": kinds.BLESSING_NAMES,
    "achievement": kinds.ACHIEVEMENT_NAMES,
    "location": kinds.LOCATION_NAMES,
    "action": kinds.ACTION_NAMES,
    "player": kinds.PLAYER_NAMES,
    "tile": tuple(str(number) for number in range(1, 17)),
    "orientation": ("0", "1", "2", "3", "4", "5"),
    "mark": tuple(MARKS),
}
