"""Assembles the game: options, words, modules, how it starts and when it ends at the latest."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import Thing
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.text import Saying
from nemeton.games.pangaia import (
    explaining,
    goals,
    invariants,
    judgement,
    preview,
    saving,
    view,
)
from nemeton.games.pangaia.automaton import corruption, healing, purifying
from nemeton.games.pangaia.automaton import turn as automaton_turn
from nemeton.games.pangaia.components import (
    Components,
    checked,
    components,
    corrected,
    printed,
)
from nemeton.games.pangaia.continent import STANDARD
from nemeton.games.pangaia.laws import (
    blessings,
    building,
    decline,
    ending,
    free_actions,
    planting,
    praying,
    setup,
    spirit,
    sprouting,
    treetops,
    turn,
)
from nemeton.games.pangaia.laws.setup import SetUp
from nemeton.games.pangaia.options import KIND_OF_NAME, NAMES, OPTIONS, VERBS
from nemeton.games.pangaia.printed import printed_values
from nemeton.games.pangaia.rules import ROUNDS, Rules
from nemeton.games.pangaia.state import Pangaia

MODULES: Final = (
    building,
    setup,
    turn,
    sprouting,
    planting,
    spirit,
    praying,
    decline,
    treetops,
    ending,
    free_actions,
    blessings,
    corruption,
    automaton_turn,
    healing,
    purifying,
)

CHOICES_A_TURN: Final = 100  # docs/decisions/0014-pangaia-rounds.md


class PangaiaGame(Game):
    """Pangaia on the shelf."""

    def __init__(self) -> None:
        super().__init__(
            "pangaia",
            "nemeton.games.pangaia",
            "2",
            range(1, 5),
            OPTIONS,
            VERBS,
            KIND_OF_NAME,
            NAMES,
            MODULES,
        )
        self.printed: Components = components(None)

    def new(self, setup: Setup, chance: Chance) -> Pangaia:
        return Pangaia(setup, chance, Rules(self.values(setup), setup.players, setup.settings))

    def values(self, setup: Setup) -> Components:
        """The values to play with: the printed ones, where an owner has not corrected them."""
        return self.printed if setup.data is None else components(setup.data)

    def begin(self, state: Pangaia) -> None:
        state.then(SetUp())

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
        return judgement.evaluate(state, seat)

    def goals(self, state: Pangaia, seat: int) -> dict[str, int]:
        return goals.goals(state, seat)

    def changes(
        self, before: Pangaia, after: Pangaia, seat: int, options: list[Option]
    ) -> list[Saying]:
        return preview.changes(before, after, seat)

    def weighty(self, state: Pangaia, option: Option) -> bool:
        return preview.weighty(state, option)

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
        if settings["continent"] == "reference" and self.values(setup).shape is not STANDARD:
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

    def components(self, setup: Setup) -> dict[str, Any]:
        # directions mean something to builders, in lessons and to the Corrupted Spirit (Z3)
        turnable = setup.players > 1 and setup.settings["continent"] == "random"
        return printed_values(self.values(setup), turnable=turnable)

    def things(self, setup: Setup) -> dict[Thing, Saying]:
        return explaining.THINGS

    def now(self, state: Pangaia, seat: int | None, thing: Thing) -> list[Saying]:
        return explaining.now(state, seat, thing)

    def component_values(self, data: dict[str, Any] | None = None) -> dict[str, Any]:
        return printed() if data is None else checked(corrected(data))

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
