"""What a bot is asked, and what it answers: a choice and the thought behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nemeton.bots.budget import Budget
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Bot", "Candidate", "Thought"]


class Candidate:
    """An option that was weighed: its value, by which reasons it changes the position, and how
    often a search came by."""

    def __init__(
        self, option: Option, value: float, reasons: Mapping[str, float], visits: int = 0
    ) -> None:
        self.option = option
        self.value = value
        self.reasons = dict(reasons)
        self.visits = visits

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Candidate) and vars(self) == vars(other)

    def __repr__(self) -> str:
        return f"Candidate({self.option}, {self.value}, {self.reasons}, {self.visits})"


class Thought:
    """The option a bot takes; what it weighed, the best first, if it weighed anything; and the line
    it expects, its own option first."""

    def __init__(
        self,
        option: Option,
        candidates: Sequence[Candidate] = (),
        line: Sequence[Option] = (),
    ) -> None:
        self.option = option
        self.candidates = list(candidates)
        self.line = list(line)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thought) and vars(self) == vars(other)

    def __repr__(self) -> str:
        return f"Thought({self.option}, {self.candidates}, {self.line})"


class Bot:
    """A player. Equal seeds and equal positions give equal thoughts.

    A bot of your own says how it thinks, and `answer` hands it what its seat may know:

    >>> import nemeton
    >>> from nemeton import bots
    >>> class First(bots.Bot):
    ...     def think(self, state, seat):
    ...         return bots.Thought(state.options()[0])
    >>> state = nemeton.game("cernunos").start(seed=7)
    >>> bots.answer(state, 0, First(), seed=1).option == state.options()[0]
    True
    """

    name = ""
    usual = Budget()  # when nobody says otherwise; levels ask the table of budgets
    cut_short = False  # whether the guard of the budget broke off the last thought

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.rng = Fast(seed)
        self.budget = budget if budget is not None and budget.limited else self.usual

    def think(self, state: State, seat: int) -> Thought:
        """Answers the pending question of a state that holds nothing the seat cannot know."""
        raise NotImplementedError(f"{type(self).__name__} must say how it thinks")

    @property
    def memory(self) -> dict[str, Any]:
        """What the bot keeps for the rest of the turn, as plain JSON: another may go on with it."""
        return {}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Goes on where a bot with that memory stopped; one that does not fit is forgotten."""
