"""`nemeton serve`, as it is typed."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from nemeton.server.bench import load_table, measured
from nemeton.server.serve import bound_socket
from tests.preloaded import COMMAND, completed
from tests.server.databases import new_database
from tests.server.kit import ME, Server, free_port

NEMETON = (sys.executable, "-c", "import nemeton.cli; nemeton.cli.main()")


def refused(*arguments: str) -> str:
    run = completed([str(COMMAND), *arguments], "", os.environ, Path.cwd())
    assert run.returncode == 2, run
    assert len(run.stderr.splitlines()) == 1
    return run.stderr


def test_it_says_where_it_is_open_and_stops_when_asked(tmp_path: Path) -> None:
    port = free_port()
    arguments = ["serve", "--port", str(port), "--database", str(tmp_path / "t.sqlite3")]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    with subprocess.Popen(
        [*NEMETON, *arguments], stdout=subprocess.PIPE, text=True, env=environment
    ) as running:
        assert running.stdout is not None
        assert f"http://localhost:{port}" in running.stdout.readline()
        await_page(port)
        running.send_signal(signal.SIGINT)
        assert running.wait(20) in (0, 130)


def await_page(port: int, here: str = "") -> None:
    limit, home = time.monotonic() + 20, here or f"http://127.0.0.1:{port}"
    while True:
        try:
            with urllib.request.urlopen(f"{home}/api/games", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            assert time.monotonic() < limit
            time.sleep(0.05)


def test_a_port_that_is_taken_is_refused_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused("serve", "--port", port, "--lang", "en")


def test_a_port_that_a_dying_process_still_holds_is_waited_for() -> None:
    port = free_port()
    holding = (
        "import socket, sys, time; held = socket.create_server(('127.0.0.1', int(sys.argv[1])));"
        " print('held', flush=True); time.sleep(0.5)"
    )
    command = [sys.executable, "-c", holding, str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as dying:
        assert dying.stdout is not None
        assert dying.stdout.readline() == b"held\n"

        bound_socket("127.0.0.1", port).close()


def test_wrong_numbers_are_refused_in_one_line() -> None:
    assert "--port is a whole number from 1 to 65535, not “99999”" in refused(
        "serve", "--port", "99999", "--lang", "en"
    )
    assert "--port" in refused("serve", "--port", "0")
    assert "--port" in refused("serve", "--port", "http")
    assert "--workers" in refused("serve", "--workers", "0")
    assert "postgresql://" in refused("serve", "--workers", "2")


@pytest.mark.parametrize(
    ("database", "expected"),
    [
        ("letter.txt", "letter.txt is no SQLite database"),
        ("other.sqlite3", "other.sqlite3 is the database of another program"),
        (
            "missing/t.sqlite3",
            "The folder missing of the database missing/t.sqlite3 does not exist",
        ),
        (".", "is a folder. Name a file in it"),
        ("mysql://host/x", "mysql://host/x is no address of a database that Nemeton knows"),
        (
            "postgresql://me:secret@127.0.0.1:1/x",
            "PostgreSQL does not answer at postgresql://me:…@",
        ),
        ("postgresql://[x", "PostgreSQL does not answer at postgresql://…"),
    ],
)
def test_a_bad_database_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, expected: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter.txt").write_text("Dear Druid\n" * 200)
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as other:
        other.execute("CREATE TABLE tables (legs INTEGER)")

    arguments = ("--port", str(free_port()), "--lang", "en", "--database", database)

    assert expected in refused("serve", *arguments)


def test_a_setting_that_cannot_be_read_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NEMETON_PACE", "fast")

    assert "NEMETON_PACE vaut «\u00a0fast\u00a0»" in refused(
        "serve", "--port", str(free_port()), "--lang", "fr"
    )


def test_a_missing_driver_is_named_in_one_line() -> None:
    without = "import sys; sys.modules['asyncpg'] = None; import nemeton.cli; nemeton.cli.main()"
    address = ("--database", "postgresql://localhost/x", "--lang", "en")
    command = [sys.executable, "-c", without, "serve", "--port", str(free_port()), *address]

    run = subprocess.run(command, capture_output=True, text=True, timeout=60)

    assert run.returncode == 2
    assert run.stderr == 'nemeton: PostgreSQL needs a driver: pip install "nemeton[postgres]"\n'


def test_several_server_processes_share_a_port_and_a_database(postgres: str) -> None:
    server = Server(new_database(postgres), NEMETON_LIMITS="off", NEMETON_WORKERS="2").start()
    table = server.new_table(ME, ME)
    pages = [server.page(table["table"], table["token"]) for _ in range(6)]

    for turn in range(12):
        page = pages[turn % 6]
        page.choose(turn)
        for other in pages:
            other.settle(page.number)

    assert all(page.position["choices"] == 12 for page in pages)
    for page in pages:
        page.close()
    server.stop()


def test_server_processes_end_with_the_one_that_started_them(postgres: str) -> None:
    server = Server(new_database(postgres), NEMETON_WORKERS="2").start()
    table = server.new_table(ME, ME)
    assert server.process is not None
    started = psutil.Process(server.process.pid).children(recursive=True)
    spawned = [each for each in started if "spawn_main" in " ".join(each.cmdline())]
    known = {each.pid for each in spawned}
    # what these have just forked bears their name until it begins something else
    assert len([each for each in spawned if each.ppid() not in known]) == 2

    server.kill()

    _, left = psutil.wait_procs(started, timeout=20)
    assert left == []
    with server.start().page(table["table"], table["token"]) as page:
        page.choose()
    server.stop()


def test_a_server_is_measured() -> None:
    load = measured("cernunos", tables=2, seconds=0.5, pause=0.0)

    assert load.choices_a_second > 1
    assert 0 < load.p50 <= load.p99
    assert "| 2 |" in load_table([load])
