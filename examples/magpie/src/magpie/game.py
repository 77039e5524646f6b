"""Puts the game together: names, options, rules; the one file that knows every part."""

from __future__ import annotations

from typing import Any

from magpie import invariants, judgement, preview, saving, view
from magpie.kinds import BIRDS, CARDS
from magpie.laws import board, fox, theft, turn
from magpie.laws.setup import lay_out
from magpie.state import Magpie, Rules
from nemeton import (
    BadInput,
    Chance,
    Fields,
    Flag,
    Game,
    Number,
    OneOf,
    Option,
    PerSeat,
    Saying,
    Setup,
)

__all__ = ["GAME", "MagpieGame"]

PLUMAGES = ("green", "violet", "orange", "blue", "gold", "teal")


class MagpieGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="magpie",
            package="magpie",
            rules="1",
            players=range(2, 5),
            options={
                "goal": Number(12, low=4, high=20),
                "hand": Number(2, low=1, high=3),
                "weather": OneOf("calm", ("calm", "windy")),
                "fox": Flag(False),
                "plumage": PerSeat(PLUMAGES),
            },
            verbs={
                "fetch": ("place",),
                "stash": ("trinket",),
                "steal": ("victim",),
                "peek": ("place",),
                "end_turn": (),
                "hoot": (),
                "pass": (),
            },
            kinds={
                "bird": "bird",
                "face": "number",
                "place": "place",
                "thief": "bird",
                "trinket": "trinket",
                "victim": "bird",
            },
            names={
                "beast": ("fox",),
                "bird": BIRDS,
                "place": ("thicket", "stump", "stream"),
                "trinket": ("button", "bead", "spoon", "owl"),
            },
            modules=[board, fox, theft, turn],
        )

    def new(self, setup: Setup, chance: Chance) -> Magpie:
        rules = Rules(setup.settings)
        rules.whenever_nested.append(board.pair)
        if setup.settings["weather"] == "windy":
            rules.whenever_nested.append(board.gust)
        rules.plumage = rules.plumage or PLUMAGES[: setup.players]
        return Magpie(setup, chance, rules)

    def begin(self, state: Magpie) -> None:
        lay_out(state)

    def fields(self, state: Magpie) -> dict[str, Any]:
        return saving.fields(state)

    def restore(self, state: Magpie, fields: Fields) -> None:
        saving.restore(state, fields)

    def board_view(self, state: Magpie, seat: int | None) -> dict[str, Any]:
        return view.board(state, seat)

    def seat_view(self, state: Magpie, seat: int) -> dict[str, Any]:
        return view.seat(state, seat)

    def redeal(self, state: Magpie, seat: int | None) -> None:
        view.redeal(state, seat)

    def evaluate(self, state: Magpie, seat: int) -> dict[str, float]:
        return judgement.reasons(state, seat)

    def changes(
        self, before: Magpie, after: Magpie, seat: int, options: list[Option]
    ) -> list[Saying]:
        return preview.changes(before, after, seat)

    def weighty(self, state: Magpie, option: Option) -> bool:
        return preview.weighty(option)

    def faults(self, state: Magpie) -> list[str]:
        return invariants.broken(state)

    def bound(self, setup: Setup) -> int:
        """Every round takes a trinket away, every turn asks thrice, every feather asks once."""
        turns = (CARDS + 1) * setup.players
        return 3 * turns + setup.players + CARDS

    def check(self, setup: Setup) -> None:
        plumage = setup.settings["plumage"]
        if len(set(plumage)) < len(plumage):
            shown = ", ".join(plumage)
            allowed = ", ".join(PLUMAGES)
            raise BadInput("bad-option", option="plumage", value=shown, allowed=allowed)

    def named_positions(self) -> dict[str, dict[str, Any]]:
        return {
            "two_birds": {},
            "four_birds_and_the_fox": {"players": 4, "fox": True, "weather": "windy"},
        }


GAME = MagpieGame()
