"""The HTTP side of lessons and puzzles."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from nemeton.server.answering import answering, for_person, limit_tables, opened, read
from nemeton.server.context import address_of, context_of, locale_of
from nemeton.server.lessons import books
from nemeton.server.protocol import (
    Joined,
    LessonBook,
    PuzzleBook,
    PuzzleInfo,
    RuleFigure,
    TakeLesson,
)

__all__ = ["LESSON_ROUTES"]


async def lesson_book(request: Request) -> LessonBook:
    return books.book_of(str(request.path_params["game"]))


async def rule_figure(request: Request) -> RuleFigure:
    names = request.path_params
    async with context_of(request).work.turn(address_of(request)):
        return books.figure(names["game"], names["lesson"], names["step"], locale_of(request))


async def puzzle_book(request: Request) -> PuzzleBook:
    return books.puzzle_book(str(request.path_params["game"]))


async def puzzle_today(request: Request) -> PuzzleInfo | None:
    return books.puzzle_today(context_of(request).host.time.now())


async def take_lesson(request: Request) -> Joined:
    context = await limit_tables(request)
    wanted, names = await read(request, TakeLesson), request.path_params
    await context.house.check_name(wanted.name)
    async with context.work.turn(address_of(request)):
        joined = await books.taken(
            context.host, names["game"], names["lesson"], wanted, locale_of(request)
        )
    await opened(request, joined.table)
    return await for_person(request, joined, wanted.name)


LESSON_ROUTES = [
    Route("/api/games/{game}/lessons", answering(lesson_book)),
    Route("/api/games/{game}/lessons/{lesson}", answering(take_lesson), methods=["POST"]),
    Route("/api/games/{game}/figures/{lesson}/{step}", answering(rule_figure)),
    Route("/api/games/{game}/puzzles", answering(puzzle_book)),
    Route("/api/puzzle", answering(puzzle_today)),
]
