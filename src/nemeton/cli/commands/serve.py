"""`nemeton serve`: the web app; and how much one server carries, for `nemeton bench server`."""

from __future__ import annotations

import os
from functools import partial

import click
from rich.table import Table

from nemeton.cli.clicking import Command, option
from nemeton.cli.options import whole
from nemeton.cli.voice import Voice
from nemeton.engine.errors import BadInput

__all__ = ["command", "measure"]

DATABASE = "nemeton.sqlite3"
LOCAL = ("127.0.0.1", "0.0.0.0", "::", "::1")
MOST_WORKERS = 64
LOADS = ((1, 0.0), (10, 0.0), (100, 0.0), (100, 1.0), (500, 1.0))  # tables, pause in seconds


def command(voice: Voice) -> click.Command:
    params: list[click.Parameter] = [
        option(voice, "serve", "host", metavar="HOST", default="127.0.0.1"),
        option(voice, "serve", "port", metavar="N", default="8000"),
        option(voice, "serve", "database", metavar="URL"),
        option(voice, "serve", "workers", metavar="N", default="1"),
    ]
    return Command(voice, "serve", partial(serve, voice), params)


def serve(voice: Voice, host: str, port: str, database: str | None, workers: str) -> None:
    """Serves until it is stopped."""
    from nemeton.server import serve as server

    number = bounded("--port", port, 65535)
    processes = bounded("--workers", workers, MOST_WORKERS)
    address = database or os.environ.get("NEMETON_DATABASE", DATABASE)
    if processes > 1 and not address.startswith("postgres"):
        raise BadInput("workers-need-postgres")
    try:
        server.bound_socket(host, number).close()
    except OSError as error:
        detail = error.strerror or str(error)
        raise BadInput("cannot-listen", host=host[:80], port=str(number), detail=detail) from None
    shown = "localhost" if host in LOCAL else host
    voice.tell("serving", style="moss", address=f"http://{shown}:{number}", database=address)
    server.serve(host, number, address, processes)


def bounded(name: str, text: str, highest: int) -> int:
    number = whole(name, text)
    if number is None or not 1 <= number <= highest:
        raise BadInput("not-a-number", option=name, value=text[:40])
    return number


def measure(voice: Voice, game: str, seconds: float) -> None:
    """Tables that play at once: choices a second, and how long each waits."""
    from nemeton.server.bench import measured

    table = Table(title=voice.say("load-title", game=game), box=None, padding=(0, 2, 0, 0))
    for key in ("load-tables", "load-pause", "load-choices", "load-p50", "load-p99", "load-memory"):
        table.add_column(voice.say(key), justify="right")
    for tables, pause in LOADS:
        load = measured(game, tables, max(seconds, 3 * pause), pause)
        table.add_row(
            str(tables),
            f"{pause:g} s",
            f"{load.choices_a_second:.0f}",
            f"{load.p50:.1f}",
            f"{load.p99:.1f}",
            f"{load.kilobytes_a_table:.0f}",
        )
    voice.show(table)
