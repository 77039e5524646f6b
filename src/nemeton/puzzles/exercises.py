"""A puzzle as a lesson of two steps, so that tables, page and terminal need no other way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import nemeton
from nemeton.engine.flow import Option
from nemeton.engine.game import Game
from nemeton.lessons import Lesson, LessonStep, lesson_names, lesson_of
from nemeton.lessons.patterns import Pattern
from nemeton.puzzles.puzzle import Puzzle
from nemeton.puzzles.reading import puzzle_of, puzzles_of

__all__ = [
    "BOT",
    "MINUTES",
    "PREFIX",
    "STEPS",
    "exercise_names",
    "exercise_of",
    "name_of",
    "puzzle_behind",
    "search_steps",
]

PREFIX = "puzzle-"
STEPS = ("find", "found")
MINUTES = 2
BOT = "grove"  # who answers when somebody plays on


def name_of(puzzle: Puzzle) -> str:
    return f"{PREFIX}{puzzle.number}"


def exercise_names(game: str) -> tuple[str, ...]:
    """The lessons of a game, and its puzzles by the names that tables know them by."""
    return (*lesson_names(game), *map(name_of, puzzles_of(game)))


def exercise_of(game: str, name: str) -> Lesson:
    """A lesson, or a puzzle as one; BadInput where there is neither."""
    if not name.startswith(PREFIX):
        return lesson_of(game, name)
    return lesson_from(game, name.removeprefix(PREFIX))


def puzzle_behind(lesson: Lesson) -> Puzzle:
    return puzzle_of(lesson.game, lesson.name.removeprefix(PREFIX))


@cache
def lesson_from(game: str, number: str) -> Lesson:
    """Two steps: the choice that is looked for, and what it leads to."""
    box, puzzle = nemeton.game(game), puzzle_of(game, number)
    decision = puzzle.position(box).decision
    assert decision is not None, "a puzzle asks something"
    return Lesson(
        game=game,
        name=name_of(puzzle),
        minutes=MINUTES,
        seat=puzzle.seat,
        bot=BOT,
        players=puzzle.players,
        seed=puzzle.seed,
        options=puzzle.options,
        choices=tuple(tuple(each) for each in puzzle.choices),
        steps=search_steps(box, decision.rule, [puzzle.best]),
    )


def search_steps(
    box: Game, rule: str, sought: Sequence[Option], known: Sequence[Option] = ()
) -> tuple[LessonStep, ...]:
    """Any of these is to be found; what is `known` to be worse gets an answer of its own."""
    anything = tuple(Pattern(each) for each in box.verbs)
    find, found = STEPS
    return (
        LessonStep(
            find,
            rule=rule,
            expect=tuple(map(exactly, sought)),
            instead=(*(("known", (exactly(each),)) for each in known), ("other", anything)),
        ),
        LessonStep(found),
    )


def exactly(option: Option) -> Pattern:
    verb, *values = option
    wanted = tuple((place, frozenset((int(each),))) for place, each in enumerate(values, 1))
    return Pattern(str(verb), wanted)
