"""The words of puzzles: the same for all of a kind, in `text` of this package."""

from __future__ import annotations

from functools import cache

from nemeton.engine.text import LOCALES
from nemeton.lessons import Lesson, LessonStep
from nemeton.lessons.words import LessonWords
from nemeton.puzzles.exercises import puzzle_behind
from nemeton.text import source

__all__ = ["PuzzleWords", "puzzle_sources", "puzzle_words"]

ROOM = "nemeton.puzzles"


def puzzle_sources() -> dict[str, str]:
    """What is said of puzzles, as Fluent texts by language."""
    return {locale: source(ROOM, locale) for locale in LOCALES}


@cache
def puzzle_words() -> PuzzleWords:
    return PuzzleWords(ROOM)


class PuzzleWords(LessonWords):
    """What the coach says of a puzzle that is taken as a lesson."""

    def title(self, lesson: Lesson, locale: str) -> str:
        number = puzzle_behind(lesson).number
        return self.words.format(locale, "puzzle-title", {"number": number})

    def key(self, lesson: Lesson, step: LessonStep) -> str:
        return f"puzzle-{puzzle_behind(lesson).kind}-{step.name}"
