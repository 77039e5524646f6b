"""The web app, put together: one table of routes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from nemeton.server.context import Context, refusal_of
from nemeton.server.headers import SafeHeaders
from nemeton.server.limits import Limits
from nemeton.server.routes import ROUTES, json_response
from nemeton.server.socket import table_socket
from nemeton.server.storage import store_at
from nemeton.server.wall_time import WallTime
from nemeton.server.workers.pool import WorkerPool
from nemeton.table.host import Host
from nemeton.table.interfaces import Workers
from nemeton.table.refusals import Refused

__all__ = ["STATIC", "app_for"]

STATIC = Path(__file__).parent.parent / "static"
MISSING = "Nemeton: the web client is not built yet (make play builds it).\n"


def app_for(
    database: str,
    limits: Limits | None = None,
    workers: Workers | None = None,
    pace: float = 0.0,
    origins: Iterable[str] = (),
    static: Path = STATIC,
) -> Starlette:
    """The app over a database; `pace` is the seconds a bot takes at least."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        host = Host(store_at(database), workers or WorkerPool(), WallTime(), pace)
        await host.start()
        context = app.state.context = Context(host, limits or Limits(), origins)
        try:
            yield
        finally:
            await context.reports.close()
            await host.close()

    routes = [
        *ROUTES,
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Route("/api/{rest:path}", no_such_route, methods=["GET", "POST", "PUT", "DELETE"]),
        Route("/{page:path}", Pages(static).page),
    ]
    middleware = [Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)]
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


async def no_such_route(request: Request) -> Response:
    return json_response(refusal_of(Refused("bad-message")), 404)


class Pages:
    """The built client: its files as they are, and its one page for every other address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)

    async def page(self, request: Request) -> Response:
        path = str(request.path_params["page"])
        found = self.found(path)
        if found is not None:
            return FileResponse(found, headers={"Cache-Control": lasting(path)})
        if path.startswith("assets/"):
            return PlainTextResponse("", 404)
        index = self.folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(MISSING, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    def found(self, path: str) -> Path | None:
        """The file of the build at that path; addresses that no file can have lead nowhere."""
        try:
            full, _ = self.files.lookup_path(path) if path else ("", None)
            return Path(full) if full and Path(full).is_file() else None
        except (OSError, ValueError):
            return None


def lasting(path: str) -> str:
    """Files of the build are named by their contents and never change."""
    if path.startswith("assets/"):
        return "public, max-age=31536000, immutable"
    return "public, max-age=3600"
