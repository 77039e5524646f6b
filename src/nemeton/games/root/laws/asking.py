"""Questions of Root, and what they say of an answer that they do not take."""

from __future__ import annotations

from nemeton.engine.flow import Choice, ChoiceOfSeveral, Option
from nemeton.engine.text import Saying
from nemeton.games.root.state import Root

__all__ = ["Asked", "AskedForSeveral", "no_answer"]


class Asked(Choice[Root]):
    """A question whose one sentence says what it takes, where no law knows better."""

    def why_not(self, game: Root, option: Option) -> Saying | None:
        return no_answer(self, self.options(game), option)


class AskedForSeveral(ChoiceOfSeveral[Root]):
    """The same for a set, of which what was passed over cannot be picked any more."""

    def why_not(self, game: Root, option: Option) -> Saying | None:
        for member, number in self.pool(game):
            if member == option and number > 0:
                return Saying("why-in-order")
        return self.why_no_member(game, option)

    def why_no_member(self, game: Root, option: Option) -> Saying | None:
        """Why this is nothing that can be picked."""
        return no_answer(self, self.options(game), option)


def no_answer(question: Choice[Root], answers: list[Option], option: Option) -> Saying | None:
    """What the question takes, where something of the kind is asked for at all."""
    if any(each[0] == option[0] for each in answers):
        return Saying(f"why-{question.prompt}")
    return None
