"""Internal: lessons at a real table: read from files beside a game, followed as one plays.

A lesson is a TOML file in the folder `lessons` of a game's package, its words in Fluent files
beside it. `docs/lessons.md` explains how one is written. What the learner is told at any moment
follows from the lesson and the choices made so far alone: undo and coming back need no more.
"""

from nemeton.lessons.figures import Figure, figure_of
from nemeton.lessons.following import Follower, Progress
from nemeton.lessons.lesson import Lesson, LessonStep
from nemeton.lessons.reading import lesson_names, lesson_of, lessons_of
from nemeton.lessons.words import LessonWords, lesson_sources, words_for

__all__ = [
    "Figure",
    "Follower",
    "Lesson",
    "LessonStep",
    "LessonWords",
    "Progress",
    "figure_of",
    "lesson_names",
    "lesson_of",
    "lesson_sources",
    "lessons_of",
    "words_for",
]
