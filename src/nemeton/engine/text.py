"""What is to be said: a key and its parameters. The words are somebody else's business."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nemeton.engine.compiling import mypyc_attr

__all__ = ["LOCALES", "Fallback", "Saying", "Texts", "fallback"]

LOCALES = ("en", "fr")


class Saying:
    """One thing to say: a text key, the values that go into it, and the law it rests on, if any.

    >>> from nemeton import Saying
    >>> said = Saying("why-no-feather", rule="2.1", bird=1)
    >>> said.params, said.rule
    ({'bird': 1}, '2.1')
    """

    def __init__(self, key: str, rule: str = "", **params: Any) -> None:
        self.key = key
        self.rule = rule
        self.params = params


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts:
    """Where words come from. This one has none and shows keys and parameters as they are."""

    def has(self, locale: str, key: str) -> bool:
        """Whether there are words for this key."""
        return False

    def format(self, locale: str, key: str, params: Mapping[str, Any]) -> str:
        """The words for this key with the parameters filled in."""
        shown = ", ".join(f"{name}={value}" for name, value in params.items())
        return f"{key} ({shown})" if shown else key

    def forms(self, locale: str, key: str) -> dict[str, str]:
        """The further forms of a name ("the", "gender" …), by their label."""
        return {}


class Fallback:
    """Holds the words used where no game is at hand: for errors raised before one is found."""

    def __init__(self) -> None:
        self.words: Texts = Texts()


fallback = Fallback()
