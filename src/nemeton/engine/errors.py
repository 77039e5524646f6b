"""What goes wrong when somebody hands in something that cannot be: a key and its parameters."""

from __future__ import annotations

from typing import Any

from nemeton.engine.compiling import mypyc_attr
from nemeton.engine.text import fallback

__all__ = ["BadInput", "IllegalChoice"]


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(ValueError):
    """Something from outside is not as expected; the key and the parameters say what and where.

    >>> import nemeton
    >>> try:
    ...     nemeton.game("cernunos").start(players=9)
    ... except nemeton.BadInput as error:
    ...     print(error.key, error.params["allowed"])
    bad-players 2
    """

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def said(self, locale: str) -> str:
        """The sentence for a user of that language."""
        return fallback.words.format(locale, f"error-{self.key}", self.params)

    def __str__(self) -> str:
        return self.said("en")


class IllegalChoice(BadInput):
    """What was chosen is not among the options of the pending decision.

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=7)
    >>> try:
    ...     state.choose(("fly", 1))
    ... except nemeton.IllegalChoice as error:
    ...     print(error.key)
    illegal-choice
    """
