"""What a worker does for hints and reports: JSON in, JSON out."""

from __future__ import annotations

from typing import Any

import msgspec

import nemeton
from nemeton import bots
from nemeton.table import review
from nemeton.table.review_hints import BUDGET, Advice, advised, compared
from nemeton.table.review_looks import Course, Look, course_of, looked

__all__ = ["answered"]


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
            found = review.concluded(task["record"], course, looks, task["seed"])
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
