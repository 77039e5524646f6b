"""What workers do for hints and reports. Values that travel as JSON between processes.

Advice is asked for with a save in which all that the seat cannot know is drawn anew; a report is
made a piece at a time, of a game that is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import nemeton
from nemeton import bots
from nemeton.bots import limits
from nemeton.engine.state import State
from nemeton.review import analysis
from nemeton.review.hints import Advice, Comparison, advised, compared, strongest
from nemeton.review.judge import PER_SEAT
from nemeton.review.looks import Course, Look, course_of, looked
from nemeton.review.position import Judged, judged
from nemeton.review.schemas import Report

__all__ = [
    "Compare",
    "Conclude",
    "FollowCourse",
    "Hint",
    "JudgePosition",
    "LookAt",
    "ReviewTask",
    "carried_out",
    "comparing",
    "hinting",
]


class Hint(msgspec.Struct, tag_field="task", tag="hint", frozen=True):
    """What would a good bot do?"""

    save: dict[str, Any]
    seat: int
    seed: int
    level: str
    nodes: int = 0  # which can be repeated; else the usual time


class Compare(msgspec.Struct, tag_field="task", tag="compare", frozen=True):
    """What would this option cost beside the best one?"""

    save: dict[str, Any]
    seat: int
    seed: int
    best: tuple[Any, ...]
    option: tuple[Any, ...]


class FollowCourse(msgspec.Struct, tag_field="task", tag="course", frozen=True):
    """The first piece of a report: the curve."""

    record: dict[str, Any]


class LookAt(msgspec.Struct, tag_field="task", tag="looks", frozen=True):
    """The next piece: the choices from `first` to `last`, the last one left out."""

    record: dict[str, Any]
    seed: int
    course: Course
    first: int
    last: int
    most: int = PER_SEAT  # of each seat that a search judges


class Conclude(msgspec.Struct, tag_field="task", tag="conclusion", frozen=True):
    """The last piece: what mattered most, judged once more."""

    record: dict[str, Any]
    seed: int
    course: Course
    looks: list[Look]


class JudgePosition(msgspec.Struct, tag_field="task", tag="position", frozen=True):
    """What is to be said of any position?"""

    save: dict[str, Any]
    nodes: int
    locale: str


ReviewTask = Hint | Compare | FollowCourse | LookAt | Conclude | JudgePosition


def hinting(state: State, seat: int, seed: int) -> Hint:
    """For a person who wants to know what a good bot would do."""
    return Hint(state.determinize(seat, seed).save(), seat, seed, strongest(state))


def comparing(
    state: State, seat: int, seed: int, best: Sequence[str | int], option: Sequence[str | int]
) -> Compare:
    """For a person who wants to know why not this."""
    save = state.determinize(seat, seed).save()
    return Compare(save, seat, seed, tuple(best), tuple(option))


def carried_out(
    task: ReviewTask,
) -> Advice | Comparison | Course | list[Look] | Report | Judged:
    match task:
        case Hint():
            return hinted(task)
        case Compare(save, seat, seed, best, option):
            return compared(nemeton.load(save), seat, best, option, seed)
        case FollowCourse(record):
            return course_of(record)
        case LookAt(record, seed, course, first, last, most):
            return looked(record, course, first, last, seed, most)
        case Conclude(record, seed, course, looks):
            return analysis.concluded(record, course, looks, seed)
        case JudgePosition(save, nodes, locale):
            return judged(nemeton.load(save), nodes, locale)


def hinted(task: Hint) -> Advice:
    budget = bots.Budget(nodes=task.nodes) if task.nodes else limits.HINT
    return advised(nemeton.load(task.save), task.seat, task.level, task.seed, budget)
