from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.databases import new_database, postgres_in


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from postgres_in(tmp_path_factory.mktemp("postgres"))


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return new_database(request.getfixturevalue("postgres"))
