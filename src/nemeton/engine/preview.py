"""What a choice would change, in a reader's words: what it costs, what it brings, what follows."""

from __future__ import annotations

from typing import Any

from nemeton.engine.text import Saying

__all__ = ["GAIN", "LOSS", "Preview", "PreviewEnds", "TurnEnds", "Undrawn"]

LOSS = "loss-"  # how the key of a change begins that costs something
GAIN = "gain-"


class PreviewEnds(Exception):
    """A choice that is only tried has come to where its preview ends."""


class Undrawn(PreviewEnds):
    """Only luck can go on from here."""


class TurnEnds(PreviewEnds):
    """The next turn begins: what others do in it is no part of the choice."""


class Preview:
    """What an option would do, up to the next question or turn, or to what only luck can say.

    `act` is its label, nothing for a set of several; `changes` names it, `cost`, `gain` and `then`
    say it in the reader's words; `view` is what the seat would see then, or None where that
    depends on what it cannot know. `weighty` is a choice that spends, ends or shows something: it
    is worth asking for twice.

    >>> import nemeton
    >>> state = nemeton.game("cernunos").start(seed=7)
    >>> seen = state.preview(("place", 3, 5), 0, "en")
    >>> seen.act, seen.gain, seen.view["seats"][0]["score"]
    ('Place a Wolf on b2', ['You hold 1 cell instead of 0.'], 1)
    """

    def __init__(
        self,
        act: str,
        changes: list[Saying],
        words: list[str],
        weighty: bool,
        view: dict[str, Any] | None,
    ) -> None:
        self.act = act
        self.changes = changes
        self.weighty = weighty
        self.view = view
        said = list(zip(changes, words, strict=True))
        self.cost = [text for each, text in said if each.key.startswith(LOSS)]
        self.gain = [text for each, text in said if each.key.startswith(GAIN)]
        self.then = [text for each, text in said if not each.key.startswith((LOSS, GAIN))]
