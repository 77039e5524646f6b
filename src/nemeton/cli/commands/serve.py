"""`nemeton serve`: the web app; and how much one server carries, for `nemeton bench server`."""

from __future__ import annotations

import os
from functools import partial

import click
from rich.table import Table
from rich.text import Text

from nemeton.cli import completion
from nemeton.cli.arguments import whole_number
from nemeton.cli.click_words import Command, option
from nemeton.cli.console import Console
from nemeton.engine.errors import BadInput

__all__ = ["command", "measure"]

DATABASE = "nemeton.sqlite3"
HOME = "127.0.0.1"
NETWORK = "0.0.0.0"
MOST_WORKERS = 64
REFUSED = 2
LOADS = ((1, 0.0), (10, 0.0), (100, 0.0), (100, 1.0), (500, 1.0))  # tables, pause in seconds
MARKS = {"well": "moss", "note": "act", "fault": "alert"}


def command(console: Console) -> click.Command:
    params: list[click.Parameter] = [
        option(console, "serve", "host", metavar="HOST"),
        option(console, "serve", "port", metavar="N", default="8000"),
        option(console, "serve", "share", is_flag=True),
        option(console, "serve", "database", metavar="URL", shell_complete=completion.files),
        option(console, "serve", "workers", metavar="N", default="1"),
        option(console, "serve", "public", metavar="URL"),
        option(console, "serve", "check", is_flag=True),
        option(console, "serve", "url", metavar="URL"),
    ]
    return Command(console, "serve", partial(serve, console), params)


def serve(
    console: Console,
    host: str | None,
    port: str,
    share: bool,
    database: str | None,
    workers: str,
    public: str | None,
    check: bool,
    url: str | None,
) -> int:
    """Serves until it is stopped, or only says whether it would."""
    number = bounded("--port", port, 65535)
    processes = bounded("--workers", workers, MOST_WORKERS)
    address = database or os.environ.get("NEMETON_DATABASE", DATABASE)
    listening = host or (NETWORK if share else HOME)
    if public is not None:
        os.environ["NEMETON_PUBLIC"] = public  # each server process reads it
    if check or url is not None:
        return checked(console, listening, number, address, processes, url or "")
    if processes > 1 and not address.startswith("postgres"):
        raise BadInput("workers-need-postgres")
    return run(console, listening, number, share, address, processes)


def run(console: Console, host: str, port: int, share: bool, database: str, processes: int) -> int:
    from nemeton.server import serve as server
    from nemeton.server.addresses import at_home, friends_addresses
    from nemeton.server.checks import first_obstacle
    from nemeton.server.storage import without_password

    if share and at_home(host):
        raise BadInput("share-at-home", host=host)
    obstacle = first_obstacle(host, port, database, processes)
    if obstacle is not None:
        console.print_error(console.text(f"check-{obstacle.key}", **obstacle.params))
        return REFUSED
    where = {"address": own_page(host, port), "database": without_password(database)}
    console.print_text("serving", style="moss", **where)
    if not at_home(host):
        os.environ.setdefault("NEMETON_SHARED", " ".join(friends_addresses(host, port)))
        tell_friends(console, os.environ["NEMETON_SHARED"].split(), share)
    server.serve(host, port, database, processes, console.print_text)
    return 0


def own_page(host: str, port: int) -> str:
    """Where whoever starts the server opens it."""
    from nemeton.server.addresses import EVERYWHERE, at_home, page_at

    return page_at("localhost" if at_home(host) or host in EVERYWHERE else host, port)


def tell_friends(console: Console, addresses: list[str], share: bool) -> None:
    """Where a friend opens it, the same to be photographed, and who else can."""
    if not addresses:
        console.print_text("share-nowhere", style="act")
        return
    console.print_text("share-addresses")
    for each in addresses:
        console.print_verbatim(each)
    if share and console.rich.encoding.startswith("utf"):
        from nemeton.cli.qr import qr_code

        console.print(qr_code(addresses[0]))
    console.print_text("share-warning", style="act")


def checked(console: Console, host: str, port: int, database: str, workers: int, url: str) -> int:
    """Says of each part how it stands; the status is 1 where it would not serve."""
    from nemeton.server.checks import findings

    faults = 0
    for found in findings(host, port, database, workers, url):
        mark = Text(console.text(f"check-mark-{found.weight}"), style=MARKS[found.weight])
        console.print(Text.assemble(mark, " ", console.text(f"check-{found.key}", **found.params)))
        faults += found.weight == "fault"
    console.print_text(
        "check-not-serving" if faults else "check-serving",
        style="alert" if faults else "moss",
        count=faults,
    )
    return 1 if faults else 0


def bounded(name: str, text: str, highest: int) -> int:
    number = whole_number(name, text)
    if number is None or not 1 <= number <= highest:
        raise BadInput("not-in-range", option=name, value=text[:40], most=highest)
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
