"""A plan for the rest of a turn: what to answer as long as everything goes as foreseen."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["TurnPlan", "view_digest"]


def view_digest(state: State, seat: int) -> str:
    """All that the seat sees and is asked, as a short digest: equal digests, equal situations."""
    seen = repr((state.setup.game.name, state.number, state.view(seat), state.options()))
    return hashlib.blake2b(seen.encode(), digest_size=12).hexdigest()


class TurnPlan:
    """The options still to be chosen, each with the view it was made for; and what the turn has
    cost so far."""

    def __init__(self) -> None:
        self.turn = -1
        self.spent = 0.0
        self.steps: list[tuple[str, Option]] = []

    def enter(self, turn: int) -> None:
        """Another turn has another budget; the plan is checked by what is seen."""
        if turn != self.turn:
            self.turn, self.spent = turn, 0.0

    def next(self, state: State, seat: int) -> Option | None:
        """The option foreseen for this very situation; anything else ends the plan."""
        if self.steps:
            seen, option = self.steps.pop(0)
            if seen == view_digest(state, seat):
                return option
            self.steps = []
        return None

    def make(self, state: State, seat: int, line: Sequence[Option]) -> None:
        """Foresees the line from here, up to where chance or another seat has a say."""
        self.steps = []
        ahead = state.clone()
        for place, option in enumerate(line):
            if option not in ahead.options():
                break
            if place:
                self.steps.append((view_digest(ahead, seat), option))
            before = ahead.number
            ahead.choose(option)
            if ahead.over or ahead.mark > before or ahead.pending().seat(ahead) != seat:
                break

    @property
    def memory(self) -> dict[str, Any]:
        steps = [[seen, list(option)] for seen, option in self.steps]
        return {"turn": self.turn, "spent": round(self.spent, 6), "steps": steps}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Takes over what another process remembered; what does not read as a plan is none."""
        try:
            turn, spent = int(memory["turn"]), float(memory["spent"])
            steps = [(str(seen), tuple(option)) for seen, option in memory["steps"]]
        except (KeyError, TypeError, ValueError):
            return
        self.turn, self.spent, self.steps = turn, spent, steps
