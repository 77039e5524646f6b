"""The web app, put together: one table of routes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from nemeton.review.judge import PER_SEAT
from nemeton.server import logs
from nemeton.server.analysis import ANALYSIS_ROUTES
from nemeton.server.answering import json_response
from nemeton.server.calls.api import CALL_ROUTES
from nemeton.server.calls.settings import CallSettings
from nemeton.server.context import Context, refusal_of
from nemeton.server.headers import SafeHeaders
from nemeton.server.leagues.api import LEAGUE_ROUTES
from nemeton.server.lessons.api import LESSON_ROUTES
from nemeton.server.limits import Limits
from nemeton.server.lobby.api import LOBBY_ROUTES
from nemeton.server.owner.api import OWNER_ROUTES
from nemeton.server.pages import STATIC, Pages
from nemeton.server.persons.routes import PERSON_ROUTES
from nemeton.server.replay.api import REPLAY_ROUTES
from nemeton.server.routes import ROUTES
from nemeton.server.socket import table_socket
from nemeton.server.storage import store_at
from nemeton.server.wall_time import WallTime
from nemeton.server.workers.pool import WorkerPool
from nemeton.table.host import Host
from nemeton.table.interfaces import Workers
from nemeton.table.refusals import bad_field

__all__ = ["STATIC", "app_for"]

COUNTED = 10.0  # seconds between two looks at what the log keeps back


def app_for(
    database: str,
    limits: Limits | None = None,
    workers: Workers | None = None,
    pace: float = 0.0,
    origins: Iterable[str] = (),
    static: Path = STATIC,
    shared: Iterable[str] = (),
    calls: CallSettings | None = None,
    judged: int = PER_SEAT,
) -> Starlette:
    """The app over a database; `pace` is the seconds a bot takes at least, `shared` are the
    addresses at which friends in the network find it, `judged` the choices of each player that a
    report judges."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        host = Host(store_at(database), workers or WorkerPool(), WallTime(), pace)
        await host.start()
        context = Context(host, limits or Limits(), origins, shared, calls, judged)
        app.state.context = context
        await host.store.patiently(context.calls.start)
        host.spawn(counted_faults())
        try:
            yield
        finally:
            await context.calls.close()
            await context.reports.close()
            await host.close()

    routes = [
        *ROUTES,
        *LESSON_ROUTES,
        *REPLAY_ROUTES,
        *ANALYSIS_ROUTES,
        *LOBBY_ROUTES,
        *OWNER_ROUTES,
        *PERSON_ROUTES,
        *LEAGUE_ROUTES,
        *CALL_ROUTES,
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Route("/api/{rest:path}", no_such_route, methods=["GET", "POST", "PUT", "DELETE"]),
        Route("/{page:path}", Pages(static).page),
    ]
    middleware = [Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)]
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


async def counted_faults() -> None:
    """Now and then the log says how often a fault came again."""
    while True:
        await asyncio.sleep(COUNTED)
        logs.tell_repeats()


async def no_such_route(request: Request) -> Response:
    return json_response(refusal_of(bad_field("", "address")), 404)
