"""What a worker is told of a game in progress: a save of what the seat may know, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.engine.state import State
from nemeton.table.review_hints import strongest

__all__ = ["about", "comparing", "hinting", "thinking"]


def about(state: State, seat: int, seed: int) -> dict[str, Any]:
    """The position as the seat may believe it: all that it cannot know is drawn anew."""
    return {"save": state.determinize(seat, seed).save(), "seat": seat, "seed": seed}


def thinking(state: State, seat: int, level: str, seed: int, memory: Any) -> dict[str, Any]:
    """For the bot of a seat; `memory` is what it planned at its last question."""
    return {**about(state, seat, seed), "task": "think", "level": level, "memory": memory}


def hinting(state: State, seat: int, seed: int) -> dict[str, Any]:
    """For a person who wants to know what a good bot would do."""
    return {**about(state, seat, seed), "task": "hint", "level": strongest()}


def comparing(
    state: State, seat: int, seed: int, best: Sequence[str | int], option: Sequence[str | int]
) -> dict[str, Any]:
    """For a person who wants to know why not this."""
    chosen = {"best": list(best), "option": list(option)}
    return {**about(state, seat, seed), "task": "compare", **chosen}
