"""Magpie with room for a fault, so that tests can plant one at a time."""

from __future__ import annotations

from typing import Any, ClassVar

from magpie import invariants, judgement, saving, view
from magpie.game import MagpieGame
from magpie.laws import theft
from magpie.state import Magpie

import nemeton
from nemeton.engine.chance import Chance
from nemeton.engine.contract import Setup
from nemeton.engine.fields import Fields
from nemeton.engine.flow import Step

__all__ = ["Altered", "Planted"]


class Altered(Magpie):
    """Magpie, with room for a fault: steps can be swapped, and clones stay what they are."""

    swaps: ClassVar[dict[type[Step[Any]], type[Step[Any]]]] = {}

    def then(self, *steps: Step[Any]) -> None:
        super().then(*(self.swapped(step) for step in steps))

    def swapped(self, step: Step[Any]) -> Step[Any]:
        kind = self.swaps.get(type(step))
        if kind is None:
            return step
        if isinstance(step, theft.OfferHoot | theft.Snatch):
            return kind(step.theft)  # type: ignore[call-arg]
        return kind(step.bird) if hasattr(step, "bird") else kind()  # type: ignore[call-arg]

    def copied(self) -> Magpie:
        honest = super().copied()
        twin = type(self)(honest.setup, honest.chance, honest.rules)
        for name in self.fields():
            setattr(twin, name, getattr(honest, name))
        return twin

    # What the game wires, as methods that a fault can override

    def fields(self) -> dict[str, Any]:
        return saving.fields(self)

    def restore(self, fields: Fields) -> None:
        saving.restore(self, fields)

    def board_view(self, seat: int | None) -> dict[str, Any]:
        return view.board(self, seat)

    def seat_view(self, seat: int) -> dict[str, Any]:
        return view.seat(self, seat)

    def redeal(self, seat: int | None) -> None:
        view.redeal(self, seat)

    def evaluate(self, seat: int) -> dict[str, float]:
        return judgement.reasons(self, seat)

    def faults(self) -> list[str]:
        return invariants.broken(self)


class Planted(MagpieGame):
    """The box of an altered game."""

    def __init__(self, kind: type[Altered], **changes: Any) -> None:
        super().__init__()
        nemeton.equipped(self)
        self.kind = kind
        self.steps.update({step.__name__: step for step in kind.swaps.values()})
        for name, value in changes.items():
            setattr(self, name, value)

    def new(self, setup: Setup, chance: Chance) -> Magpie:
        return self.kind(setup, chance, super().new(setup, chance).rules)

    def fields(self, state: Magpie) -> dict[str, Any]:
        return state.fields()

    def restore(self, state: Magpie, fields: Fields) -> None:
        altered(state).restore(fields)

    def board_view(self, state: Magpie, seat: int | None) -> dict[str, Any]:
        return altered(state).board_view(seat)

    def seat_view(self, state: Magpie, seat: int) -> dict[str, Any]:
        return state.seat_view(seat)

    def redeal(self, state: Magpie, seat: int | None) -> None:
        altered(state).redeal(seat)

    def evaluate(self, state: Magpie, seat: int) -> dict[str, float]:
        return state.evaluate(seat)

    def faults(self, state: Magpie) -> list[str]:
        return state.faults()


def altered(state: Magpie) -> Altered:
    assert isinstance(state, Altered)
    return state
