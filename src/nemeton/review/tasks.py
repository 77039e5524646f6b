"""What a worker does for hints and reports: JSON in, JSON out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import nemeton
from nemeton import bots
from nemeton.engine.state import State
from nemeton.review import analysis
from nemeton.review.hints import BUDGET, Advice, advised, compared, strongest
from nemeton.review.looks import Course, Look, course_of, looked

__all__ = ["answered", "comparing", "hinting"]


def about(state: State, seat: int, seed: int) -> dict[str, Any]:
    """The position as the seat may believe it: all that it cannot know is drawn anew."""
    return {"save": state.determinize(seat, seed).save(), "seat": seat, "seed": seed}


def hinting(state: State, seat: int, seed: int) -> dict[str, Any]:
    """For a person who wants to know what a good bot would do."""
    return {**about(state, seat, seed), "task": "hint", "level": strongest()}


def comparing(
    state: State, seat: int, seed: int, best: Sequence[str | int], option: Sequence[str | int]
) -> dict[str, Any]:
    """For a person who wants to know why not this."""
    chosen = {"best": list(best), "option": list(option)}
    return {**about(state, seat, seed), "task": "compare", **chosen}


def answered(task: dict[str, Any]) -> dict[str, Any]:
    """`hint` and `compare` for a person; `course`, `looks` and `conclusion` for a report."""
    match task["task"]:
        case "hint":
            found: Any = hint(task)
        case "compare":
            best, option = tuple(task["best"]), tuple(task["option"])
            found = compared(opened(task), task["seat"], best, option, task["seed"])
        case "course":
            found = course_of(task["record"])
        case "looks":
            course = msgspec.convert(task["course"], Course)
            first, last = task["first"], task["last"]
            found = {"looks": looked(task["record"], course, first, last, task["seed"])}
        case "conclusion":
            course = msgspec.convert(task["course"], Course)
            looks = msgspec.convert(task["looks"], list[Look])
            found = analysis.concluded(task["record"], course, looks, task["seed"])
        case unknown:
            raise ValueError(f"no such task: {unknown}")
    reply: dict[str, Any] = msgspec.to_builtins(found)
    return reply


def hint(task: dict[str, Any]) -> Advice:
    """In the usual time, or with so many nodes, which can be repeated."""
    budget = bots.Budget(nodes=task["nodes"]) if "nodes" in task else BUDGET
    return advised(opened(task), task["seat"], task["level"], task["seed"], budget)


def opened(task: dict[str, Any]) -> nemeton.State:
    return nemeton.load(task["save"])
