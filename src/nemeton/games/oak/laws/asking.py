"""Questions of one player, and why an answer that is not offered is none."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Choice, Option
from nemeton.engine.text import Saying
from nemeton.games.oak.state import Oak

__all__ = ["Asked", "no_answer"]


class Asked(Choice[Oak]):
    """A question of one player at which no free action is open."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def seat(self, game: Oak) -> int:
        return self.player

    def why_not(self, game: Oak, option: Option) -> Saying | None:
        return no_answer(self, self.options(game), option)


def no_answer(question: Choice[Oak], answers: list[Option], option: Option) -> Saying | None:
    """What the question takes, where something of the kind is asked for at all."""
    if any(each[0] == option[0] for each in answers):
        return Saying(f"why-{question.prompt}")
    return None
