"""`nemeton serve`: the web app; and how much one server carries, for `nemeton bench server`."""

from __future__ import annotations

import os
from functools import partial

import click
from rich.table import Table

from nemeton.cli import completion
from nemeton.cli.arguments import whole_number
from nemeton.cli.click_words import Command, option
from nemeton.cli.console import Console
from nemeton.engine.errors import BadInput

__all__ = ["command", "measure"]

DATABASE = "nemeton.sqlite3"
LOCAL = ("127.0.0.1", "0.0.0.0", "::", "::1")
MOST_WORKERS = 64
LOADS = ((1, 0.0), (10, 0.0), (100, 0.0), (100, 1.0), (500, 1.0))  # tables, pause in seconds


def command(console: Console) -> click.Command:
    params: list[click.Parameter] = [
        option(console, "serve", "host", metavar="HOST", default="127.0.0.1"),
        option(console, "serve", "port", metavar="N", default="8000"),
        option(console, "serve", "database", metavar="URL", shell_complete=completion.files),
        option(console, "serve", "workers", metavar="N", default="1"),
    ]
    return Command(console, "serve", partial(serve, console), params)


def serve(console: Console, host: str, port: str, database: str | None, workers: str) -> None:
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
    console.print_text(
        "serving", style="moss", address=f"http://{shown}:{number}", database=address
    )
    server.serve(host, number, address, processes, console.print_text)


def bounded(name: str, text: str, highest: int) -> int:
    number = whole_number(name, text)
    if number is None or not 1 <= number <= highest:
        raise BadInput("not-a-number", option=name, value=text[:40])
    return number


def measure(console: Console, game: str, seconds: float) -> None:
    """Tables that play at once: choices a second, and how long each waits."""
    from nemeton.server.bench import measured

    table = Table(title=console.text("load-title", game=game), box=None, padding=(0, 2, 0, 0))
    for key in ("load-tables", "load-pause", "load-choices", "load-p50", "load-p99", "load-memory"):
        table.add_column(console.text(key), justify="right")
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
    console.print(table)
