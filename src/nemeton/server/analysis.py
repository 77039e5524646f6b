"""The analysis board: any position of an open game with a trained net, set up, played on, judged.

A position is what a game starts from, and the moves since, in the notation of the game: both stand
in the address of the page, so that a link shows it to others. Nothing is kept here.
"""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.routing import Route

import nemeton
from nemeton.bots.limits import WORKER_JUDGES
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State
from nemeton.review.looks import Course
from nemeton.review.position import Judged
from nemeton.review.schemas import ChoiceStep
from nemeton.review.tasks import FollowCourse, JudgePosition, ReviewTask
from nemeton.server.answering import answering, read
from nemeton.server.context import LOG, address_of, context_of, locale_of
from nemeton.server.replay.moments import moment_of
from nemeton.server.replay.schemas import (
    Analyse,
    AnalysedCourse,
    AnalysedMove,
    AnalysedPosition,
)
from nemeton.table.interfaces import Result, TaskFailed, Turn
from nemeton.table.refusals import Refused, bad_field, refused_by_engine

__all__ = ["ANALYSIS_ROUTES"]

PATIENCE = 20.0  # seconds until somebody must be free to think about it
MOST_MOVES = 200
LONGEST_TEXT = 400
MOST_NODES = 20_000  # some seconds, and 120 MB while they last


async def position(request: Request) -> AnalysedPosition:
    """The position as a board shows it, and the way to it."""
    wanted = await read(request, Analyse)
    async with context_of(request).work.turn(address_of(request)):
        state, moves = reached(str(request.path_params["game"]), wanted, locale_of(request))
        seat = None if state.over else state.pending().seat(state)
        moment = moment_of(state, seat, [])
        options = [] if state.over else state.options()
        texts = [state.setup.game.notation(state, option) for option in options]
        text = written(state)
    return AnalysedPosition(state.components(), moment, texts, moves, text)


async def judgement(request: Request) -> Judged:
    """What net, search and solver say of it; found by a worker."""
    wanted, locale = await read(request, Analyse), locale_of(request)
    if not 1 <= wanted.nodes <= MOST_NODES:
        raise bad_field("nodes")
    async with context_of(request).work.turn(address_of(request)):
        state, _ = reached(str(request.path_params["game"]), wanted, locale)
        if state.over:
            raise Refused("game-over")
        task = JudgePosition(state.save(), wanted.nodes, locale)
    return await thought_about(request, task, Judged)


async def course(request: Request) -> AnalysedCourse:
    """How the chances went along the way."""
    wanted, locale = await read(request, Analyse), locale_of(request)
    async with context_of(request).work.turn(address_of(request)):
        state, _ = reached(str(request.path_params["game"]), wanted, locale)
        task = FollowCourse(state.record)
    found = await thought_about(request, task, Course)
    return AnalysedCourse([first for first, _ in found.chances])


async def thought_about(request: Request, task: ReviewTask, kind: type[Result]) -> Result:
    turn = Turn(households=(address_of(request),), patience=PATIENCE)
    try:
        return await context_of(request).host.workers.ask(task, kind, WORKER_JUDGES, turn)
    except TaskFailed as failure:
        LOG.error("no judgement: %s", failure)
        raise Refused("busy") from None


def written(state: State) -> str:
    """The position as text, where it can be written."""
    try:
        return state.setup.game.position_of(state)
    except BadInput:
        return ""


def reached(name: str, wanted: Analyse, locale: str) -> tuple[State, list[AnalysedMove]]:
    """The position that these moves lead to, and who made them."""
    if name not in nemeton.catalogue() or not nemeton.game(name).net_file():
        raise Refused("no-such-game")
    if len(wanted.moves) > MOST_MOVES or len(wanted.position) > LONGEST_TEXT:
        raise Refused("too-long", longest=MOST_MOVES)
    game, made = nemeton.game(name), []
    try:
        options: dict[str, Any] = {"position": wanted.position} if wanted.position else {}
        state = game.start(2, 0, **options)
        for text in wanted.moves:
            choice = state.pending()
            option = game.read(state, text)
            step = ChoiceStep(choice.seat(state), choice.prompt, list(option))
            made.append(AnalysedMove(text, step, state.turn_number))
            state.choose(option)
    except BadInput as error:
        raise refused_by_engine(error, locale) from None
    return state, made


ANALYSIS_ROUTES = [
    Route("/api/games/{game}/analysis", answering(position), methods=["POST"]),
    Route("/api/games/{game}/analysis/judgement", answering(judgement), methods=["POST"]),
    Route("/api/games/{game}/analysis/course", answering(course), methods=["POST"]),
]
