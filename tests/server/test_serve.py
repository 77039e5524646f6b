"""`nemeton serve`, as it is typed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from nemeton.server.bench import load_table, measured
from nemeton.server.serve import bound_socket
from tests.server.databases import new_database
from tests.server.kit import ME, Server, free_port

NEMETON = (sys.executable, "-c", "import nemeton.cli; nemeton.cli.main()")


def refused(*arguments: str) -> str:
    run = subprocess.run([*NEMETON, *arguments], capture_output=True, text=True, timeout=60)
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


def await_page(port: int) -> None:
    limit = time.monotonic() + 20
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5):
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
    assert "--port" in refused("serve", "--port", "0")
    assert "--port" in refused("serve", "--port", "http")
    assert "--workers" in refused("serve", "--workers", "0")
    assert "postgresql://" in refused("serve", "--workers", "2")


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


def test_a_server_is_measured() -> None:
    load = measured("cernunos", tables=2, seconds=0.5, pause=0.0)

    assert load.choices_a_second > 1
    assert 0 < load.p50 <= load.p99
    assert "| 2 |" in load_table([load])
