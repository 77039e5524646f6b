from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import PAGES, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file; limits off, since they all come from one address."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    yield running
    running.stop()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


@pytest.fixture(autouse=True)
def closed_pages() -> Iterator[None]:
    yield
    while PAGES:
        PAGES.pop().close()
