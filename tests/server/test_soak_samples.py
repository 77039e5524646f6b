"""Small samples of what `make soak-server` does at length."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres, mortal_postgres, new_database
from tests.server.kit import Server
from tests.server.soak.day import live_through
from tests.server.soak.figures import Figures, Until
from tests.server.soak.forgery import forge
from tests.server.soak.kills import kill_again_and_again
from tests.server.soak.twins import compare_twins


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    yield from mortal_postgres()


def test_nothing_acknowledged_is_lost_by_kills_over_sqlite(tmp_path: Path) -> None:
    figures = Figures()
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off")
    server.log = str(tmp_path / "log")

    kill_again_and_again(server, Until(3), figures, seed=4)

    assert figures.faults == []
    assert figures.counts["kills"] == 3
    assert figures.counts["acknowledged"] > 10


def test_nothing_acknowledged_is_lost_by_kills_over_postgresql(
    mortal: Postgres, tmp_path: Path
) -> None:
    figures = Figures()
    server = Server(new_database(mortal.address), NEMETON_LIMITS="off", NEMETON_WORKERS="2")
    server.log = str(tmp_path / "log")

    kill_again_and_again(server, Until(4), figures, seed=2, postgres=mortal)

    assert figures.faults == []
    assert figures.counts["kills"] == 4


def test_no_forged_message_is_carried_out(tmp_path: Path) -> None:
    figures = Figures()
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off").start()

    forge(server, Until(3000), figures, seed=3)
    server.stop()

    assert figures.faults == []
    assert figures.counts["forged"] == 3000
    assert figures.counts["by players"] > 100
    assert figures.counts["answered refused"] > 500


def test_twins_are_sent_the_same() -> None:
    figures = Figures()

    compare_twins(Until(400), figures, seed=5)

    assert figures.faults == []
    assert figures.counts["comparisons"] >= 400


def test_six_hours_at_twenty_tables(tmp_path: Path) -> None:
    figures = Figures()

    used = live_through(tmp_path, Until(6), tables=20, acts=2, figures=figures)

    assert len(used) == 2
    assert used[1].blocks < 1.1 * used[0].blocks
    assert figures.counts["acts"] == 240
