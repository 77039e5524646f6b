"""The built client: its files as they are, and its one page for every address of the app."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from nemeton.server.app_routes import leads_to_a_page
from nemeton.server.previews import TABLE_PICTURES as OF_A_TABLE
from nemeton.server.previews import head_of, preview_of, previewed
from nemeton.server.table_pictures import drawn

__all__ = ["STATIC", "Pages"]

STATIC = Path(__file__).parent.parent / "static"
MISSING = "Nemeton: the web client is not built yet (make play builds it).\n"
NO_FILE = "Nemeton: there is no such file.\n"
EMBEDDED = "og/"  # pictures of links, which pages of others show


class Pages:
    """Answers with a file of the build, or with its page. What is not there is not found; where
    that is no file, the page says so in the reader's language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)

    async def page(self, request: Request) -> Response:
        path = str(request.path_params["page"])
        if path.startswith(OF_A_TABLE):
            return await self.table_picture(request, path)
        found = self.found(path)
        if found is not None:
            return FileResponse(found, headers=headers_of(path))
        if names_a_file(path):
            return PlainTextResponse(NO_FILE, 404)
        index = self.folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(MISSING, 503)
        preview = await preview_of(request, path)
        text = previewed(index.read_text("utf-8"), preview)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return HTMLResponse(text, 200 if leads_to_a_page(path) else 404, headers)

    async def table_picture(self, request: Request, path: str) -> Response:
        """The picture that the link of a table shows."""
        head = await head_of(request, path.removeprefix(OF_A_TABLE).removesuffix(".png"))
        if head is None or not path.endswith(".png"):
            return PlainTextResponse(NO_FILE, 404)
        seats = tuple(seat.occupant for seat in head.seats)
        picture = await asyncio.to_thread(drawn, self.folder, head.game, seats)
        if picture is None:
            return PlainTextResponse(NO_FILE, 404)
        headers = {**headers_of(path), "Cache-Control": "public, max-age=60"}
        return Response(picture, headers=headers, media_type="image/png")

    def found(self, path: str) -> Path | None:
        """The file of the build at that path; addresses that no file can have lead nowhere. The
        page itself is none of them: it is shown with its preview."""
        try:
            full, _ = self.files.lookup_path(path) if path else ("", None)
            file = Path(full) if full else None
            if file is None or not file.is_file() or path == "index.html":
                return None
            return file
        except (OSError, ValueError):
            return None


def names_a_file(path: str) -> bool:
    """Whether an address means a file: pages of the app have no dot in their names."""
    if path == "index.html":
        return False
    return path.startswith(("assets/", EMBEDDED)) or any("." in part for part in path.split("/"))


def headers_of(path: str) -> dict[str, str]:
    """Files of the build are named by their contents and never change."""
    if path.startswith("assets/"):
        return {"Cache-Control": "public, max-age=31536000, immutable"}
    headers = {"Cache-Control": "public, max-age=3600"}
    if path.startswith(EMBEDDED):
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return headers
