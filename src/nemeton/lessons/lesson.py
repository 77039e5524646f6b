"""A lesson: where it starts, and the steps that its coach leads through."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.engine.state import State
from nemeton.lessons.conditions import Condition
from nemeton.lessons.patterns import Pattern

__all__ = ["Lesson", "LessonStep", "StepKind", "Target"]

StepKind = Literal["say", "ask", "expect", "until"]


class Target(msgspec.Struct, frozen=True):
    """Something on the table that the coach points at: a place, a card, a seat."""

    kind: str
    value: str


class LessonStep(msgspec.Struct, frozen=True):
    """What the coach says, and what the learner is to do; its words are `lesson-LESSON-NAME`."""

    name: str
    rule: str = ""
    point: tuple[Target, ...] = ()
    expect: tuple[Pattern, ...] = ()  # any of these leads on
    also: tuple[Pattern, ...] = ()  # these are taken on the way, and lead nowhere
    until: tuple[Condition, ...] = ()  # free play until all of them hold
    instead: tuple[tuple[str, tuple[Pattern, ...]], ...] = ()  # answers to what was tried instead
    others: tuple[Pattern, ...] = ()  # what the other seats then play, in order
    check: tuple[Condition, ...] = ()  # what the coach claims: tests see that it holds
    ask: tuple[str, ...] = ()  # the answers to a question
    right: str = ""

    @property
    def kind(self) -> StepKind:
        if self.expect:
            return "expect"
        if self.until:
            return "until"
        return "ask" if self.ask else "say"

    @property
    def played(self) -> bool:
        """Whether the learner plays on the board to pass it; else it is only read."""
        return bool(self.expect or self.until)


class Lesson(msgspec.Struct, frozen=True):
    """Everything of a lesson but its words."""

    game: str
    name: str
    minutes: int
    seat: int  # the learner's
    bot: str  # the level that plays the other seats where nothing is scripted
    players: int
    seed: int | str | list[int]
    options: dict[str, Any]
    choices: tuple[Option, ...]  # made before the lesson begins
    steps: tuple[LessonStep, ...]
    data: dict[str, Any] | None = None  # an owner's own values
    renewals: tuple[tuple[int, str], ...] = ()  # after how many choices the luck is another

    def start(self, box: Game, log: bool = False) -> State:
        """The game as the learner finds it."""
        state = box.start(self.players, self.seed, log, self.data, **self.options)
        for at, seed in self.renewals:
            state.setup = state.setup.renewed(at, seed)
        for option in self.choices:
            state.choose(option)
        return state

    def next_task(self, step: int) -> int:
        """The first step from there on that is played; as many as there are where none is."""
        while step < len(self.steps) and not self.steps[step].played:
            step += 1
        return step
