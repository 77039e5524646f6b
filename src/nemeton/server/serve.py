"""Starts the web app: one process over a file, or several over PostgreSQL."""

from __future__ import annotations

import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette

from nemeton.review.judge import PER_SEAT
from nemeton.server import logs
from nemeton.server.app import STATIC, app_for
from nemeton.server.calls.settings import CallSettings
from nemeton.server.http_protocol import GuardedProtocol, raise_descriptors
from nemeton.server.limits import Limits
from nemeton.server.supervisor import Say, Supervisor
from nemeton.server.workers.pool import WorkerPool

__all__ = ["DEFAULT_DATABASE", "app_from_environment", "bound_socket", "serve"]

LOG = logging.getLogger("nemeton.server")

DEFAULT_DATABASE = "nemeton.sqlite3"
PACE = 0.45  # seconds that a bot takes at least, so that people can follow
FACTORY = "nemeton.server.serve:app_from_environment"
LETTING_GO = 1.5  # seconds in which the processes of a server that was killed let go of its port
SETTINGS: dict[str, Any] = {
    "http": GuardedProtocol,
    "ws": "websockets-sansio",
    "ws_max_size": Limits().message_bytes,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "timeout_graceful_shutdown": 3,
    "access_log": False,
    "log_config": None,  # as server/logs.py says
    "server_header": False,
}


def app_from_environment(pool: WorkerPool | None = None) -> Starlette:
    """The app as each server process makes it for itself."""
    logs.configure()
    raise_descriptors()
    end_with_parent()
    database = os.environ.get("NEMETON_DATABASE", DEFAULT_DATABASE)
    pace = float(os.environ.get("NEMETON_PACE", str(PACE)))
    origins = os.environ.get("NEMETON_ORIGINS", "").split()
    limits = limits_from(os.environ.get("NEMETON_LIMITS", ""))
    static = Path(os.environ.get("NEMETON_STATIC") or STATIC)
    shared = os.environ.get("NEMETON_SHARED", "").split()
    workers, calls = pool or pool_from_environment(), CallSettings.from_environment()
    judged = min(int(os.environ.get("NEMETON_JUDGED") or PER_SEAT), PER_SEAT)
    return app_for(database, limits, workers, pace, origins, static, shared, calls, judged)


def end_with_parent() -> None:
    """One of several server processes stops when the process that started it is gone, even killed
    outright: else it would go on alone and keep the port from the next."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=stop_after, args=(parent.join,), daemon=True).start()


def stop_after(wait: Callable[[], None]) -> None:
    wait()
    os.kill(os.getpid(), signal.SIGTERM)


def pool_from_environment() -> WorkerPool:
    usual = max(1, min(4, (os.cpu_count() or 2) - 1))
    return WorkerPool(int(os.environ.get("NEMETON_THINKERS", str(usual))), eager=True)


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
        work_a_second=1e9,
        work_at_once=1e9,
        joins_an_hour=1e12,
        joins_at_once=1e9,
        entries_a_second=1e9,
        entries_at_once=1e9,
        guesses_an_hour=1e12,
        guesses_at_once=1e9,
        addresses_an_hour=1e12,
        changes_a_minute=1_000_000,
        lobby_share=1_000_000,
        tables_an_hour=1e12,
        tables_at_once=1e9,
        sockets=1_000_000,
        strikes=1_000_000,
    )


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


def log_text(key: str, **params: str) -> None:
    """Where no console words it, the log says what happens."""
    LOG.info("%s %s", key, " ".join(params.values()))


def serve(host: str, port: int, database: str, workers: int = 1, say: Say = log_text) -> None:
    """Serves until it is stopped; several workers need a database that they can share."""
    if workers > 1 and not database.startswith("postgres"):
        raise ValueError("several workers need a PostgreSQL database")
    os.environ["NEMETON_DATABASE"] = database
    listening = bound_socket(host, port)
    logs.configure()
    tree, command = os.environ.get("NEMETON_COMPILED", ""), os.environ.get("NEMETON_COMPILE", "")
    if tree and command and workers == 1 and os.name == "posix":
        sys.exit(Supervisor(listening, tree, command, say).run())
    listening.close()
    uvicorn.run(
        FACTORY,
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        **SETTINGS,
    )
