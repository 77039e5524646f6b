"""What a page is told of lessons and puzzles, and asks for."""

from __future__ import annotations

from typing import Any

from nemeton.lessons.lesson import StepKind
from nemeton.puzzles.puzzle import PuzzleKind
from nemeton.server.schemas import Option, Received, Sent


class LessonTarget(Sent):
    """Something on the table: a kind of the game and its value, or a mark of the client."""

    kind: str
    value: str


class LessonStepInfo(Sent):
    """A step; its words are `lesson-LESSON-NAME` in the book's own texts."""

    name: str
    kind: StepKind  # to be read, answered, played as expected, or played freely
    rule: str
    point: list[LessonTarget]
    answers: list[str]  # of a question: `.answer-KEY`, and `.reply-KEY` to it
    right: str


class LessonInfo(Sent):
    """A lesson; its title is `lesson-NAME`."""

    name: str
    minutes: int
    seat: int
    steps: list[LessonStepInfo]


class LessonBook(Sent):
    """The lessons of a game in the order in which they are best taken, and all they say."""

    game: str
    lessons: list[LessonInfo]
    words: dict[str, str]  # Fluent texts by language


class FigureMoment(Sent):
    """What is seen, and the choice that led here; none before the first."""

    view: dict[str, Any]
    prompt: str
    option: Option | None


class RuleFigure(Sent):
    """A picture of the rules: a step of a lesson as the learner sees it, then what is played."""

    game: str
    seat: int
    components: dict[str, Any]  # what is printed on the game's components
    point: list[LessonTarget]
    moments: list[FigureMoment]


class PuzzleInfo(Sent):
    """A puzzle; it is taken as the lesson `puzzle-NUMBER`, of the steps `find` and `found`."""

    game: str
    number: int
    kind: PuzzleKind
    grade: int  # 1 easy, 2, 3 hard
    seat: int


class PuzzleBook(Sent):
    """The puzzles of a game, the easiest first, and all that is said of them."""

    game: str
    puzzles: list[PuzzleInfo]
    words: dict[str, str]  # Fluent texts by language


class TakeLesson(Received):
    """A table at which a lesson or a puzzle is taken, from a step on."""

    name: str = ""
    step: int = 0
