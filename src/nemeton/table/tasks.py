"""What a worker is told of a game in progress: a save of what the seat may know, and no more."""

from __future__ import annotations

from typing import Any

from nemeton.engine.state import State

__all__ = ["thinking"]


def about(state: State, seat: int, seed: int) -> dict[str, Any]:
    """The position as the seat may believe it: all that it cannot know is drawn anew."""
    return {"save": state.determinize(seat, seed).save(), "seat": seat, "seed": seed}


def thinking(state: State, seat: int, level: str, seed: int, memory: Any) -> dict[str, Any]:
    """For the bot of a seat; `memory` is what it planned at its last question."""
    return {**about(state, seat, seed), "task": "think", "level": level, "memory": memory}
