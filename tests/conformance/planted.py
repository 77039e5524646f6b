"""Magpie with room for a fault, so that tests can plant one at a time."""

from __future__ import annotations

from typing import Any, ClassVar

from magpie import theft
from magpie.game import MagpieGame
from magpie.state import Magpie

import nemeton
from nemeton.engine.chance import Chance
from nemeton.engine.flow import Step
from nemeton.engine.game import Setup

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
