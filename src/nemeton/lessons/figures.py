"""Pictures for the rules: the position at a step of a lesson, and what is played there."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.engine.flow import Option
from nemeton.lessons.following import Follower
from nemeton.lessons.lesson import Target
from nemeton.lessons.reading import lesson_of

__all__ = ["Figure", "FigureMoment", "figure_of"]


class FigureMoment(msgspec.Struct, frozen=True):
    """What is seen, and the choice that led here; none before the first."""

    view: dict[str, Any]
    prompt: str = ""
    option: Option = ()


class Figure(msgspec.Struct, frozen=True):
    """A step of a lesson as the learner sees it, and each choice that it expects."""

    seat: int
    components: dict[str, Any]
    point: tuple[Target, ...]
    moments: tuple[FigureMoment, ...]


@cache
def figure_of(game: str, lesson_name: str, step_name: str) -> Figure:
    """The picture of a step; BadInput where there is no such lesson or step."""
    lesson = lesson_of(game, lesson_name)
    names = [step.name for step in lesson.steps]
    if step_name not in names:
        allowed = ", ".join(names)
        raise BadInput("unknown-step", lesson=lesson_name, step=step_name[:40], allowed=allowed)
    number = names.index(step_name)
    follower = Follower(lesson, nemeton.game(game))
    follower.lead_to(number)
    step, before = lesson.steps[number], follower.state.view(lesson.seat)
    moments = [FigureMoment(before)]
    while step.played and (wanted := follower.wanted()):
        prompt = follower.state.pending().prompt
        follower.follow(wanted[0])
        moments.append(FigureMoment(follower.state.view(lesson.seat), prompt, wanted[0]))
        if follower.progress.step > number and moments[-1].view != before:
            break  # it is done, and paid
    return Figure(lesson.seat, follower.state.components(), step.point, tuple(moments))
