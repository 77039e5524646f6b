"""Lessons and puzzles: the books of a game, and a table at which one of them is taken."""

from __future__ import annotations

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.lessons import Follower, Lesson, figure_of, lesson_sources, lessons_of
from nemeton.puzzles import Puzzle, daily_puzzle, exercise_of, puzzle_sources, puzzles_of
from nemeton.server.create import NAMELESS, seated
from nemeton.server.lessons import schemas
from nemeton.server.schemas import Joined
from nemeton.table import log
from nemeton.table.host import Host
from nemeton.table.refusals import Refused, refused_by_engine
from nemeton.table.settings import ClockSettings, SeatSettings, TableSettings

__all__ = ["book_of", "figure", "puzzle_book", "puzzle_today", "taken"]

DAY = 24 * 3600  # seconds


def book_of(game: str) -> schemas.LessonBook:
    """All lessons of a game, and all they say."""
    if game not in nemeton.catalogue():
        raise Refused("no-such-game")
    found = [info_of(lesson) for lesson in lessons_of(game)]
    return schemas.LessonBook(game, found, lesson_sources(game) if found else {})


def info_of(lesson: Lesson) -> schemas.LessonInfo:
    steps = [
        schemas.LessonStepInfo(
            name=step.name,
            kind=step.kind,
            rule=step.rule,
            point=[schemas.LessonTarget(each.kind, each.value) for each in step.point],
            answers=list(step.ask),
            right=step.right,
        )
        for step in lesson.steps
    ]
    return schemas.LessonInfo(lesson.name, lesson.minutes, lesson.seat, steps)


def figure(game: str, lesson: str, step: str, locale: str) -> schemas.RuleFigure:
    """The picture of a step, for the rules."""
    if game not in nemeton.catalogue():
        raise Refused("no-such-game")
    try:
        found = figure_of(game, lesson, step)
    except BadInput as error:
        raise refused_by_engine(error, locale) from None
    point = [schemas.LessonTarget(each.kind, each.value) for each in found.point]
    moments = [
        schemas.FigureMoment(each.view, each.prompt, list(each.option) or None)
        for each in found.moments
    ]
    return schemas.RuleFigure(game, found.seat, found.components, point, moments)


def puzzle_book(game: str) -> schemas.PuzzleBook:
    """All puzzles of a game, the easiest first, and what is said of them."""
    if game not in nemeton.catalogue():
        raise Refused("no-such-game")
    found = [puzzle_info(game, each) for each in puzzles_of(game)]
    return schemas.PuzzleBook(game, found, puzzle_sources())


def puzzle_info(game: str, puzzle: Puzzle) -> schemas.PuzzleInfo:
    return schemas.PuzzleInfo(game, puzzle.number, puzzle.kind, puzzle.grade, puzzle.seat)


def puzzle_today(now: float) -> schemas.PuzzleInfo | None:
    """The puzzle of the day, the same for everybody; none where no game has any."""
    found = daily_puzzle(list(nemeton.catalogue()), int(now // DAY))
    return None if found is None else puzzle_info(*found)


async def taken(
    host: Host, game: str, name: str, wanted: schemas.TakeLesson, locale: str
) -> Joined:
    """A private table whose luck is the lesson's; what leads to the step has been played."""
    if game not in nemeton.catalogue():
        raise Refused("no-such-game")
    try:
        lesson = exercise_of(game, name)
    except BadInput as error:
        raise refused_by_engine(error, locale) from None
    follower = Follower(lesson, nemeton.game(game))
    seats = [SeatSettings("bot", lesson.bot) for _ in range(lesson.players)]
    seats[lesson.seat] = SeatSettings("me")
    settings = TableSettings(
        game=game,
        seed=lesson.seed,
        seats=seats,
        options=lesson.options,
        rules=nemeton.game(game).rules,
        clock=ClockSettings(),
        watch=False,
        prefix=[list(option) for option in lesson.choices],
        lesson=name,
    )
    bodies: list[log.Body] = [
        log.Chosen(seat, option, "person" if seat == lesson.seat else "bot")
        for seat, option in led(follower, wanted.step)
    ]
    return await seated(host, settings, wanted.name or NAMELESS[locale], more=bodies)


def led(follower: Follower, step: int) -> list[tuple[int, tuple[object, ...]]]:
    """Who chooses what on the way to a step."""
    choices = follower.lead_to(step)
    state, found = follower.lesson.start(follower.box), []
    for option in choices:
        found.append((state.pending().seat(state), option))
        state.choose(option)
    return found
