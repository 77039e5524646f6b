"""What may be done "at any time": a question of the own turn at which free actions stay open."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.flow import Choice, Flow, Option, Step
from nemeton.engine.text import Saying

__all__ = ["OnTurn"]

F = TypeVar("F", bound=Flow)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTurn(Choice[F]):
    """Adds the free actions to the answers of the question at hand; taking one asks it again.

    A game writes `free`, `free_actions` and `take_free_action` once, in a class of its own; each
    question on that class writes `answers` and `answered`.

    >>> import nemeton
    >>> from nemeton import Option, OnTurn, State
    >>> class Peeking(OnTurn[State]):
    ...     free = ("peek",)
    ...
    ...     def free_actions(self, game: State) -> list[Option]:
    ...         return [("peek", 0)]
    >>> class DemandEnd(Peeking):
    ...     def answers(self, game: State) -> list[Option]:
    ...         return [("end_turn",)]
    >>> DemandEnd().options(nemeton.game("cernunos").start(seed=7))
    [('end_turn',), ('peek', 0)]
    """

    free: ClassVar[tuple[str, ...]] = ()  # the verbs of the free actions

    # What the game writes once

    def free_actions(self, game: F) -> list[Option]:
        """Every free action that may be taken now."""
        raise NotImplementedError(f"{type(self).__name__} must list the free actions")

    def take_free_action(self, game: F, option: Option) -> None:
        """Does it, or pushes the step that does."""
        raise NotImplementedError(f"{type(self).__name__} must say what a free action does")

    def stays_open(self, game: F, answers: list[Option]) -> bool:
        """Whether free actions are offered beside these answers."""
        return True

    def why_not_free(self, game: F, option: Option) -> Saying | None:
        """Why a free action is not offered."""
        return None

    # What each question writes

    def answers(self, game: F) -> list[Option]:
        """What may be answered, free actions apart."""
        raise NotImplementedError(f"{type(self).__name__} must list its answers")

    def answered(self, game: F, option: Option) -> None:
        """What an answer does."""
        raise NotImplementedError(f"{type(self).__name__} must say what an answer does")

    def again(self) -> Step[F]:
        """What follows a free action: the same question."""
        return self

    def why_no_answer(self, game: F, option: Option) -> Saying | None:
        """Why an answer is not offered."""
        return None

    # What follows from it

    def options(self, game: F) -> list[Option]:
        answers = self.answers(game)
        return answers + self.free_actions(game) if self.stays_open(game, answers) else answers

    def chosen(self, game: F, option: Option) -> None:
        if option[0] in self.free:
            self.take_free_action(game, option)
            game.then(self.again())
        else:
            self.answered(game, option)

    def why_not(self, game: F, option: Option) -> Saying | None:
        if option[0] in self.free:
            return self.why_not_free(game, option)
        return self.why_no_answer(game, option)
