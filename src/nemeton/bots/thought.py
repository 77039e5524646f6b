"""What a bot is asked, and what it answers: a choice and the thought behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Bot", "Candidate", "Thought"]


class Candidate:
    """An option that was weighed: its value, and by which reasons it changes the position."""

    def __init__(self, option: Option, value: float, reasons: Mapping[str, float]) -> None:
        self.option = option
        self.value = value
        self.reasons = dict(reasons)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Candidate) and vars(self) == vars(other)

    def __repr__(self) -> str:
        return f"Candidate({self.option}, {self.value}, {self.reasons})"


class Thought:
    """The option a bot takes, and what it weighed, the best first, if it weighed anything."""

    def __init__(self, option: Option, candidates: Sequence[Candidate] = ()) -> None:
        self.option = option
        self.candidates = list(candidates)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thought) and vars(self) == vars(other)

    def __repr__(self) -> str:
        return f"Thought({self.option}, {self.candidates})"


class Bot:
    """A player. Equal seeds and equal positions give equal thoughts."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Fast(seed)

    def think(self, state: State, seat: int) -> Thought:
        """Answers the pending question of a state that holds nothing the seat cannot know."""
        raise NotImplementedError(f"{type(self).__name__} must say how it thinks")
