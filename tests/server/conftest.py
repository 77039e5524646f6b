from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import living_postgres, new_database
from tests.server.kit import Server
from tests.server.toy import toy_environment


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    yield from living_postgres()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One server for all tests that neither stop nor configure theirs, over each kind of database
    in turn; limits off, since all who play come from one address."""
    database = str(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    if request.param == "postgres":
        database = new_database(request.getfixturevalue("postgres"))
    running = Server(database, NEMETON_LIMITS="off").start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example game installed, whose whole games are short."""
    folder = tmp_path_factory.mktemp("toys")
    environment = toy_environment(folder)
    server = Server(str(folder / "tables.sqlite3"), NEMETON_LIMITS="off", **environment).start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")
