"""`nemeton serve`: the web app."""

from __future__ import annotations

import os
import sys

import click

__all__ = ["serve"]


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option(
    "--database",
    default=lambda: os.environ.get("NEMETON_DATABASE", "nemeton.sqlite3"),
    show_default="nemeton.sqlite3",
    metavar="URL",
    help="A file, or postgresql://… for several servers on one database.",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Server processes; more than one needs PostgreSQL.",
)
def serve(host: str, port: int, database: str, workers: int) -> None:
    """Serve the web app: open the address it prints in a browser."""
    from nemeton.server import serve as server

    if workers > 1 and not database.startswith("postgres"):
        raise click.UsageError("--workers above 1 needs --database postgresql://…")
    try:
        server.bound_socket(host, port).close()
    except OSError as error:
        click.echo(f"nemeton: {host}:{port}: {error.strerror}; try --port", err=True)
        sys.exit(1)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    click.echo(f"Nemeton: http://{shown}:{port}")
    server.serve(host, port, database, workers)
