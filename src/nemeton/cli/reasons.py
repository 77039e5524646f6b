"""The text of what speaks for an option: the named reasons of the game, the weightiest first."""

from __future__ import annotations

from collections.abc import Mapping

from nemeton.cli.console import Console
from nemeton.engine.contract import Contract

__all__ = ["in_words"]

DECIDED = 90.0
FAINT = 0.05
MINOR = 0.12  # of the weightiest


def in_words(console: Console, game: Contract, reasons: Mapping[str, float], most: int = 3) -> str:
    """The reasons worth saying. A game words those that can be counted: reason-KEY-more,
    reason-KEY-fewer."""
    changes = sorted(reasons.items(), key=lambda item: -abs(item[1]))
    top = abs(changes[0][1]) if changes else 0.0
    if top >= DECIDED:
        return console.text("reason-decides" if changes[0][1] > 0 else "reason-loses")
    worth = [each for each in changes if abs(each[1]) >= max(FAINT, MINOR * top)]
    return ", ".join(phrase(console, game, *each) for each in worth[:most])


def phrase(console: Console, game: Contract, name: str, change: float) -> str:
    """One reason: counted where the game has words for it, else named as better or worse."""
    texts = game.speech.texts
    counted = f"reason-{name}-{'more' if change > 0 else 'fewer'}"
    if texts.has(console.locale, counted):
        size = abs(change)
        count = round(size) if size >= 1 else round(size, 1)
        return texts.format(console.locale, counted, {"count": count})
    key = f"reason-{name}"
    named = texts.format(console.locale, key, {}) if texts.has(console.locale, key) else name
    return console.text("reason-better" if change > 0 else "reason-worse", reason=named)
