"""The words of lessons: Fluent files in `lessons/text` of a game, a message for each step.

`lesson-NAME` is the title of a lesson. `lesson-NAME-STEP` is what the coach says; its attributes
are `.title`, `.task` (what to do), `.done` (said when it is done), `.if-KEY` (to what was tried
instead), and of a question `.answer-KEY` and `.reply-KEY`.
"""

from __future__ import annotations

from functools import cache

import nemeton
from nemeton.engine.text import LOCALES
from nemeton.lessons.lesson import Lesson, LessonStep
from nemeton.text import Words, source, spaced

__all__ = ["LessonWords", "lesson_sources", "missing_words", "words_for"]


def room_of(game: str) -> str:
    return f"{nemeton.game(game).package}.lessons"


def lesson_sources(game: str) -> dict[str, str]:
    """The Fluent texts of a game's lessons by language."""
    return {locale: source(room_of(game), locale) for locale in LOCALES}


@cache
def words_for(game: str) -> LessonWords:
    return LessonWords(room_of(game))


class LessonWords:
    """What the coach says who finds his words in that package."""

    def __init__(self, package: str) -> None:
        self.words = Words(package)

    def title(self, lesson: Lesson, locale: str) -> str:
        return self.words.format(locale, f"lesson-{lesson.name}", {})

    def key(self, lesson: Lesson, step: LessonStep) -> str:
        return key_of(lesson, step)

    def says(self, lesson: Lesson, step: LessonStep, locale: str) -> str:
        return self.words.format(locale, self.key(lesson, step), {})

    def part(self, lesson: Lesson, step: LessonStep, name: str, locale: str) -> str:
        """An attribute of the step's message; empty where it has none of that name."""
        return spaced(self.words.forms(locale, self.key(lesson, step)).get(name, ""), locale)


def key_of(lesson: Lesson, step: LessonStep) -> str:
    return f"lesson-{lesson.name}-{step.name}"


def parts_of(step: LessonStep) -> set[str]:
    """The attributes that a step must have."""
    parts = {"title"} | {f"if-{name}" for name, _ in step.instead}
    parts |= {f"answer-{key}" for key in step.ask} | {f"reply-{key}" for key in step.ask}
    return parts | ({"task"} if step.played else set())


def missing_words(lesson: Lesson) -> list[str]:
    """The words that a lesson lacks, by language: what its author has yet to write."""
    found, words = [], words_for(lesson.game).words
    for locale in LOCALES:
        if not words.has(locale, f"lesson-{lesson.name}"):
            found.append(f"{locale}: lesson-{lesson.name}")
        for step in lesson.steps:
            key = key_of(lesson, step)
            if not words.has(locale, key):
                found.append(f"{locale}: {key}")
            found += [
                f"{locale}: {key}.{part}"
                for part in sorted(parts_of(step) - set(words.forms(locale, key)))
            ]
    return found
