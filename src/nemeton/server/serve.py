"""Starts the web app: one process over a file, or several over PostgreSQL."""

from __future__ import annotations

import errno
import logging
import os
import socket
import time
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette

from nemeton.server.app import STATIC, app_for
from nemeton.server.limits import Limits
from nemeton.server.workers.pool import WorkerPool

__all__ = ["DEFAULT_DATABASE", "app_from_environment", "bound_socket", "serve"]

DEFAULT_DATABASE = "nemeton.sqlite3"
PACE = 0.45  # seconds that a bot takes at least, so that people can follow
FACTORY = "nemeton.server.serve:app_from_environment"
LETTING_GO = 1.5  # seconds in which the processes of a server that was killed let go of its port


def app_from_environment() -> Starlette:
    """The app as each server process makes it for itself."""
    database = os.environ.get("NEMETON_DATABASE", DEFAULT_DATABASE)
    pace = float(os.environ.get("NEMETON_PACE", str(PACE)))
    count = int(os.environ.get("NEMETON_THINKERS", str(max(1, min(4, (os.cpu_count() or 2) - 1)))))
    origins = os.environ.get("NEMETON_ORIGINS", "").split()
    limits = limits_from(os.environ.get("NEMETON_LIMITS", ""))
    static = Path(os.environ.get("NEMETON_STATIC") or STATIC)
    return app_for(database, limits, WorkerPool(count, eager=True), pace, origins, static)


def limits_from(text: str) -> Limits:
    """The usual limits; others as a JSON object; or `off`, for load tests on one's own machine."""
    if text == "off":
        return unlimited()
    return msgspec.json.decode(text, type=Limits) if text else Limits()


def unlimited() -> Limits:
    return Limits(
        messages_a_second=1e9,
        messages_at_once=1e9,
        hints_a_minute=1e9,
        requests_a_second=1e9,
        requests_at_once=1e9,
        tables_an_hour=1e12,
        tables_at_once=1e9,
        sockets=1_000_000,
        strikes=1_000_000,
    )


def worth_telling(record: logging.LogRecord) -> bool:
    """Whoever sends what is not UTF-8 is cut off; the log need not grow by a page each time."""
    return "Invalid UTF-8" not in record.getMessage()


def bound_socket(host: str, port: int) -> socket.socket:
    """The listening socket; OSError where the port is taken, and stays so."""
    limit = time.monotonic() + LETTING_GO
    while True:
        try:
            return listening_at(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > limit:
                raise
            time.sleep(0.05)


def listening_at(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def serve(host: str, port: int, database: str, workers: int = 1) -> None:
    """Serves until it is stopped; several workers need a database that they can share."""
    if workers > 1 and not database.startswith("postgres"):
        raise ValueError("several workers need a PostgreSQL database")
    os.environ["NEMETON_DATABASE"] = database
    bound_socket(host, port).close()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(worth_telling)
    uvicorn.run(
        FACTORY,
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        ws="websockets-sansio",
        ws_max_size=Limits().message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        access_log=False,
        log_level="warning",
        server_header=False,
    )
