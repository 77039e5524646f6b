"""A moment of a finished game that is tried again: what is looked for there, as a lesson."""

from __future__ import annotations

import msgspec

from nemeton.lessons import Lesson
from nemeton.puzzles import BOT, MINUTES, search_steps
from nemeton.table.settings import TableSettings

__all__ = ["missed_lesson"]


def missed_lesson(settings: TableSettings) -> Lesson:
    """Two steps, as of a puzzle: find something better than what was chosen then."""
    lesson = Lesson(
        game=settings.game,
        name=settings.lesson,
        minutes=MINUTES,
        seat=[each.kind for each in settings.seats].index("me"),
        bot=BOT,
        players=settings.players,
        seed=settings.seed,
        options=settings.options,
        choices=tuple(settings.before()),
        steps=(),
        data=settings.data,
        renewals=tuple(settings.renewals),
    )
    rule = lesson.start(settings.box).pending().rule
    sought = [tuple(each) for each in settings.sought]
    steps = search_steps(settings.box, rule, sought, [tuple(settings.chosen)])
    return msgspec.structs.replace(lesson, steps=steps)
