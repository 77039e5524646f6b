"""Conditions on what the learner sees: `turn>=3`, `prompt=place`, `score>=5`, `board.a.0=1`."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from nemeton.engine.state import State
from nemeton.lessons.patterns import Unreadable

__all__ = ["Condition", "parse_condition"]

WRITTEN = re.compile(r"([a-z_][a-z0-9_.]*)\s*(?:(>=|=)\s*(-?\w+))?")


class Condition(msgspec.Struct, frozen=True):
    """A path into the view (or `prompt`, `turn`, `score`, `over`), compared with a value."""

    path: str
    least: bool
    value: str

    def holds(self, state: State, seat: int) -> bool:
        if self.path == "over":
            return state.over
        found = self.found(state, seat)
        if isinstance(found, bool) or not isinstance(found, int):
            return str(found) == self.value
        return found >= int(self.value) if self.least else found == int(self.value)

    def found(self, state: State, seat: int) -> Any:
        """What stands there now; None where there is nothing."""
        if self.path == "prompt":
            decision = state.decision
            return decision.prompt if decision is not None and decision.seat == seat else None
        if self.path == "turn":
            return state.turn.number
        view = state.view(seat)
        return view["seats"][seat]["score"] if self.path == "score" else at(view, self.path)


def at(view: Any, path: str) -> Any:
    """The value under that path of names and places in lists, or None."""
    for part in path.split("."):
        if isinstance(view, dict):
            view = view.get(part)
        elif isinstance(view, list | tuple) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


def parse_condition(text: str) -> Condition:
    match = WRITTEN.fullmatch(text.strip())
    if match is None or (match[2] is None) != (match[1] == "over"):
        raise Unreadable(f"“{text}” is no condition such as turn>=3, prompt=place or over")
    path, comparison, value = match[1], match[2] or "", match[3] or ""
    if comparison == ">=" and not value.lstrip("-").isdecimal():
        raise Unreadable(f"“{text}” compares with no number")
    return Condition(path, comparison == ">=", value)
