"""Assembles the game: options, words, modules, how it starts and when it ends at the latest."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.settings import Flag, Number, OneOf, Setting
from nemeton.games.pangaia import (
    blessings,
    building,
    decline,
    ending,
    evaluation,
    invariants,
    kinds,
    onturn,
    planting,
    praying,
    preparation,
    saving,
    spirit,
    sprouting,
    treetops,
    turn,
    view,
)
from nemeton.games.pangaia.components import Components, components
from nemeton.games.pangaia.rules import ROUNDS, Rules
from nemeton.games.pangaia.solo import corruption, healing, purifying
from nemeton.games.pangaia.solo import turn as solo_turn
from nemeton.games.pangaia.state import Pangaia

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

KINDS: Final[dict[str, str]] = {
    "lake": "hex",
    "land": "hex",
    "lands": "hex",
    "origin": "hex",
    "first": "hex",
    "second": "hex",
    "chains": "hex",
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
}

MODULES: Final = (
    building,
    preparation,
    turn,
    sprouting,
    planting,
    spirit,
    praying,
    decline,
    treetops,
    ending,
    onturn,
    blessings,
    corruption,
    solo_turn,
    healing,
    purifying,
)

CHOICES_A_TURN: Final = 100  # docs/decisions/pangaia-rounds.md


class PangaiaGame(Game):
    """Pangaia on the shelf."""

    def __init__(self) -> None:
        super().__init__(
            "pangaia",
            "nemeton.games.pangaia",
            "1",
            range(1, 5),
            dict(OPTIONS),
            dict(VERBS),
            dict(KINDS),
            dict(NAMES),
            MODULES,
        )
        self.printed: Components = components(None)

    def new(self, setup: Setup, chance: Chance) -> Pangaia:
        values = self.printed if setup.data is None else components(setup.data)
        return Pangaia(setup, chance, Rules(values, setup.players, setup.settings))

    def begin(self, state: Pangaia) -> None:
        state.then(preparation.SetUp())

    def fields(self, state: Pangaia) -> dict[str, Any]:
        return saving.fields(state)

    def restore(self, state: Pangaia, fields: Fields) -> None:
        saving.restore(state, fields)

    def board_view(self, state: Pangaia, seat: int | None) -> dict[str, Any]:
        return view.board(state, seat)

    def seat_view(self, state: Pangaia, seat: int) -> dict[str, Any]:
        return view.seat(state, seat)

    def redeal(self, state: Pangaia, seat: int | None) -> None:
        view.redeal(state, seat)

    def evaluate(self, state: Pangaia, seat: int) -> dict[str, float]:
        return evaluation.evaluate(state, seat)

    def faults(self, state: Pangaia) -> list[str]:
        return invariants.broken(state)

    def notation(self, state: Pangaia, option: Option) -> str:
        """As a player types it: the verb, then hexes, cards and slots by the names they bear."""
        words = [str(option[0])]
        for name, value in zip(self.verbs[option[0]], option[1:], strict=True):
            names = self.names.get(self.kinds.get(name, ""))
            words.append(str(value) if names is None else names[value])
        return " ".join(words)

    def bound(self, setup: Setup) -> int:
        rounds: int = setup.settings["max_rounds"] or ROUNDS
        return 16 + 10 * setup.players + CHOICES_A_TURN * (rounds + 1) * setup.players

    def check(self, setup: Setup) -> None:
        """Refuses options that do not fit the number of players."""
        settings = setup.settings
        if settings["continent"] == "reference" and setup.players > 2:
            raise unfit("continent", "reference", "random, built")
        first: str = settings["first_player"]
        if first != "random" and int(first) > setup.players:
            raise unfit("first_player", first, f"random, 1 … {setup.players}")
        for name in ("advanced", "achievements", "blessings", "planting_under_trees"):
            if setup.players == 1 and settings[name]:
                raise unfit(name, "on", "off")
        for name in ("solo_secret_ritual", "solo_first_blessing"):
            if setup.players > 1 and settings[name]:
                raise unfit(name, "on", "off")

    def read_data(self, data: dict[str, Any]) -> None:
        components(data)

    def named_positions(self) -> dict[str, dict[str, Any]]:
        return {
            "reference": {"players": 2, "continent": "reference"},
            "reference-advanced": {"players": 2, "continent": "reference", "advanced": True},
            "reference-solo": {"players": 1, "continent": "reference"},
            "built": {"players": 2, "continent": "built"},
        }


def unfit(option: str, value: str, allowed: str) -> BadInput:
    return BadInput("bad-option", option=option, value=value, allowed=allowed)


GAME: Final = PangaiaGame()
