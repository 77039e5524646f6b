"""Oak as a box on the shelf: the one file that knows every other."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import Thing
from nemeton.engine.fields import Fields
from nemeton.engine.flow import PASS, Option
from nemeton.engine.game import Game
from nemeton.engine.text import Saying
from nemeton.games.oak import explaining, invariants, preview, saving, view
from nemeton.games.oak.automaton import broichan, ingredients
from nemeton.games.oak.components import Values, corrected, standard
from nemeton.games.oak.judgement import evaluation, goals
from nemeton.games.oak.kinds import FREE
from nemeton.games.oak.laws import (
    artifacts,
    asking,
    brewing,
    climbing,
    dusk,
    ending,
    festival,
    free_actions,
    gathering,
    menhirs,
    order_actions,
    replaying,
    resting,
    setup,
    taking,
    temple,
    turn,
)
from nemeton.games.oak.laws.effects import bag, hand, limits, perform, potions, resources
from nemeton.games.oak.laws.effects.table import effects_by_number
from nemeton.games.oak.laws.setup import LayTable
from nemeton.games.oak.options import KIND_OF_NAME, NAMES, OPTIONS, VERBS
from nemeton.games.oak.printed import printed_values
from nemeton.games.oak.rules import Rules
from nemeton.games.oak.state import Oak

__all__ = ["GAME", "OakGame"]

# All that hold steps.
MODULES: Final = (
    artifacts,
    asking,
    bag,
    brewing,
    broichan,
    climbing,
    dusk,
    ending,
    festival,
    free_actions,
    gathering,
    hand,
    ingredients,
    limits,
    menhirs,
    order_actions,
    perform,
    potions,
    replaying,
    resources,
    resting,
    setup,
    taking,
    temple,
    turn,
)  # all that hold steps


class OakGame(Game):
    """Oak for one to four players; one plays against Broichan."""

    def __init__(self) -> None:
        super().__init__(
            name="oak",
            package="nemeton.games.oak",
            rules="3",
            players=range(1, 5),
            options=OPTIONS,
            verbs=VERBS,
            kinds=KIND_OF_NAME,
            names=NAMES,
            modules=MODULES,
        )
        self.effects = effects_by_number()

    def new(self, setup: Setup, chance: Chance) -> Oak:
        rules = Rules(values_of(setup), setup.settings, setup.players, self.effects)
        return Oak(setup, chance, rules)

    def begin(self, state: Oak) -> None:
        state.then(LayTable())

    def fields(self, state: Oak) -> dict[str, Any]:
        return saving.fields(state)

    def restore(self, state: Oak, fields: Fields) -> None:
        saving.restore(state, fields)

    def board_view(self, state: Oak, seat: int | None) -> dict[str, Any]:
        return view.board(state, seat)

    def seat_view(self, state: Oak, seat: int) -> dict[str, Any]:
        return view.seat(state, seat)

    def redeal(self, state: Oak, seat: int | None) -> None:
        view.redeal(state, seat)

    def evaluate(self, state: Oak, seat: int) -> dict[str, float]:
        return evaluation.evaluate(state, seat)

    def goals(self, state: Oak, seat: int) -> dict[str, int]:
        return goals.goals(state, seat)

    def can_wait(self, state: Oak, option: Option) -> bool:
        return option[0] in FREE

    def vain(self, state: Oak, option: Option) -> bool:
        """GAT-1 Nobody loses by gathering: Druids are back from the Forest at Dusk."""
        return option == PASS and state.pending().prompt == gathering.OfferGathering.prompt

    def changes(self, before: Oak, after: Oak, seat: int, options: list[Option]) -> list[Saying]:
        return preview.changes(before, after, seat, options)

    def weighty(self, state: Oak, option: Option) -> bool:
        return preview.weighty(state, option)

    def faults(self, state: Oak) -> list[str]:
        return invariants.faults(state)

    def bound(self, setup: Setup) -> int:
        """A Round has at most 16 main actions and 40 gatherings per player; a main action asks at
        most 40 questions, or four for each Ingredient where Lug brews Lug (docs/decisions/0029),
        each after at most 27 exchanges (docs/decisions/0007)."""
        return 5 * setup.players * (16 * 160 * 28 + 40)

    def check(self, setup: Setup) -> None:
        orders = setup.settings["orders"]
        if len(set(orders)) != len(orders):
            raise BadInput("bad-option", option="orders", value=", ".join(orders), allowed="1 ×")
        first = setup.settings["first"]
        if first != "random" and int(first) > setup.players:
            allowed = f"random, 1 … {setup.players}"
            raise BadInput("bad-option", option="first", value=first, allowed=allowed)

    def components(self, setup: Setup) -> dict[str, Any]:
        values = values_of(setup)
        return printed_values(values, Rules(values, setup.settings, setup.players, self.effects))

    def things(self, setup: Setup) -> dict[Thing, Saying]:
        return explaining.things(
            Rules(values_of(setup), setup.settings, setup.players, self.effects)
        )

    def now(self, state: Oak, seat: int | None, thing: Thing) -> list[Saying]:
        return explaining.now(state, seat, thing)

    def component_values(self, data: dict[str, Any] | None = None) -> dict[str, Any]:
        return standard() if data is None else corrected(data)

    def read_data(self, data: dict[str, Any]) -> None:
        corrected(data)

    def named_positions(self) -> dict[str, dict[str, Any]]:
        two = ("bee", "fox")
        return {
            "two": {"players": 2, "orders": two, "first": "1"},
            "three": {"players": 3, "orders": ("cairns", "forest", "blackbird"), "first": "2"},
            "solo": {"players": 1, "orders": ("forest",)},
        }


def values_of(setup: Setup) -> Values:
    """The values to play with: the printed ones, where an owner has not corrected them."""
    return standard() if setup.data is None else corrected(setup.data)


GAME: Final = OakGame()
