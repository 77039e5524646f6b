"""What each viewer has seen of a game, as plain values that can be compared."""

from __future__ import annotations

import json
import marshal
from typing import Any

from nemeton.engine.fields import plain
from nemeton.engine.state import State

__all__ = ["as_text", "asked", "difference", "everything", "outlook", "viewers"]

Written = dict[int, tuple[dict[str, Any], Any]]  # by its identity: the params of an event, plainly


def viewers(state: State) -> list[int | None]:
    """Every seat that is asked, and the spectator."""
    return [*range(state.setup.players), None]


def asked(state: State) -> dict[str, Any] | None:
    """The public part of the pending question."""
    decision = state.decision
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "params": plain(decision.params),
        "rule": decision.rule,
    }


def outlook(
    state: State, viewer: int | None, undo: bool = True, known: Written | None = None
) -> dict[str, Any]:
    """All that one viewer is shown: view, question, own options, events, what may be undone."""
    decision = state.decision
    own = decision is not None and decision.seat == viewer
    return {
        "asked": asked(state),
        "options": plain(state.options()) if own else None,
        "view": state.view(viewer),
        "turn": state.turn.view(),
        "events": events(state, viewer, {} if known is None else known),
        "free_undo": state.free_undo(viewer) if undo and viewer is not None else None,
        "result": None if state.result is None else state.result.view(),
    }


def events(state: State, viewer: int | None, known: Written) -> list[list[Any]]:
    """What happened, as that viewer heard it; what others heard too is written out once."""
    found = []
    for number, key, params in state.events(viewer):
        if id(params) not in known:
            known[id(params)] = (params, plain(params))
        found.append([number, key, known[id(params)][1]])
    return found


def everything(state: State) -> dict[str, Any]:
    """All that anybody is shown, and the pending options."""
    known: Written = {}
    return {
        "viewers": {str(each): outlook(state, each, known=known) for each in viewers(state)},
        "options": [] if state.over else plain(state.options()),
    }


def as_text(value: Any) -> str:
    """Plain JSON; a TypeError or ValueError where it is none."""
    return json.dumps(value, allow_nan=False, ensure_ascii=False)


def difference(one: Any, other: Any) -> str:
    """The first place where two plain values differ and what is there; empty if nowhere."""
    return "" if written(one) == written(other) else first_difference(one, other)


def written(value: Any) -> bytes | object:
    """The same bytes for values alike in types, order and all; something unique for other things
    than plain ones. Mostly two values are alike, which is seen like this at a glance."""
    try:
        return marshal.dumps(value, 0)
    except ValueError:
        return object()


def first_difference(one: Any, other: Any, where: str = "") -> str:
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        pairs = [(f"{where}.{name}", one[name], other[name]) for name in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{where}.{at}", one[at], other[at]) for at in range(len(one))]
    else:
        alike = type(one) is type(other) and one == other
        return "" if alike else f"{where.lstrip('.')}: {short(one)} / {short(other)}"
    return next((found for at, a, b in pairs if (found := first_difference(a, b, at))), "")


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."
