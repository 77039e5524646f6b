"""`nemeton serve --check`: what is wrong with a set-up, in words, and whether it would serve."""

from __future__ import annotations

import http.client
import os
import re
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import nemeton
from nemeton.cli.console import Console
from nemeton.server import checks
from tests.preloaded import COMMAND, completed
from tests.server.databases import new_database
from tests.server.kit import Server, free_port


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A folder with a built client, so that the tests do not depend on ours."""
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "index.html").write_text("<title>Nemeton</title>", "utf-8")
    return folder


class SetUp:
    """A set-up to be checked."""

    def __init__(self, pages: Path, database: str) -> None:
        self.environment = {**os.environ, "NEMETON_STATIC": str(pages), "COLUMNS": "400"}
        self.database = database
        self.port = free_port()

    def check(self, *arguments: str, lang: str = "en") -> tuple[int, str]:
        place = ["--port", str(self.port), "--database", self.database, "--lang", lang]
        command = [str(COMMAND), "serve", "--check", *place, *arguments]
        run = completed(command, "", self.environment, Path.cwd())
        assert run.stderr == ""
        return run.returncode, run.stdout

    def fault(self, *arguments: str) -> str:
        """The one fault that is found."""
        status, said = self.check(*arguments)
        faults = [line for line in said.splitlines() if line.startswith("[FAULT]")]
        assert status == 1, said
        assert len(faults) == 1, said
        return faults[0]


@pytest.fixture
def setup(pages: Path, tmp_path: Path) -> SetUp:
    return SetUp(pages, str(tmp_path / "tables.sqlite3"))


def test_a_good_set_up_serves_and_is_left_untouched(setup: SetUp, tmp_path: Path) -> None:
    before = sorted(tmp_path.rglob("*"))

    status, said = setup.check()

    assert status == 0, said
    assert "It will serve." in said
    assert "[FAULT]" not in said
    assert f"Port {setup.port} of 127.0.0.1 is free." in said
    assert sorted(tmp_path.rglob("*")) == before


def test_it_speaks_french(setup: SetUp) -> None:
    status, said = setup.check(lang="fr")

    assert status == 0
    assert f"Le port {setup.port} de 127.0.0.1 est libre." in said
    assert "Le serveur servira." in said
    assert not re.search(r"\d\.\d+\s+Go", said), "a French number has a comma"


def test_an_open_server_is_remarked_upon(setup: SetUp) -> None:
    status, said = setup.check("--share")

    assert status == 0
    assert "[note] Everybody in the network" in said


def test_a_port_that_another_program_holds(setup: SetUp) -> None:
    with socket.create_server(("127.0.0.1", setup.port)) as taken:
        line = setup.fault()
        assert taken.fileno() > 0

    assert f"Another program holds port {setup.port}" in line


def test_a_port_where_nemeton_already_runs(setup: SetUp) -> None:
    server = Server(setup.database).start()
    setup.port = server.port
    try:
        assert f"A Nemeton ({nemeton.__version__}) already answers" in setup.fault()
    finally:
        server.stop()


def test_an_address_of_another_machine(setup: SetUp) -> None:
    assert "Nobody can listen on 203.0.113.9" in setup.fault("--host", "203.0.113.9")


def test_pages_that_are_not_built(setup: SetUp, pages: Path) -> None:
    (pages / "index.html").unlink()

    assert "The pages are not built" in setup.fault()


@pytest.mark.parametrize(
    ("name", "value"),
    [("NEMETON_PACE", "quick"), ("NEMETON_THINKERS", "2.5"), ("NEMETON_LIMITS", '{"tabels": 3}')],
)
def test_a_setting_that_cannot_be_read(setup: SetUp, name: str, value: str) -> None:
    setup.environment[name] = value

    assert f"{name} is “{value}”" in setup.fault()


def test_several_processes_over_a_file(setup: SetUp) -> None:
    assert "cannot share a file" in setup.fault("--workers", "2")


# The file


def test_a_folder_that_is_not_there(setup: SetUp, tmp_path: Path) -> None:
    setup.database = str(tmp_path / "nowhere" / "tables.sqlite3")

    assert f"mkdir -p {tmp_path / 'nowhere'}" in setup.fault()


def test_a_folder_that_cannot_be_written(setup: SetUp) -> None:
    setup.database = "/proc/tables.sqlite3"

    assert "nothing can be written" in setup.fault()


def test_a_file_that_is_no_database(setup: SetUp) -> None:
    Path(setup.database).write_text("Dear diary, today I played Cernunos. " * 100, "utf-8")

    assert "is no SQLite database" in setup.fault()


def test_a_folder_in_the_place_of_the_file(setup: SetUp) -> None:
    Path(setup.database).mkdir()

    assert "is a folder. Name a file in it." in setup.fault()


def test_a_damaged_file(setup: SetUp) -> None:
    with closing(sqlite3.connect(setup.database)) as database:
        database.execute("CREATE TABLE entries (body TEXT)")
        database.executemany("INSERT INTO entries VALUES (?)", [("x" * 3000,)] * 40)
        database.commit()
    content = bytearray(Path(setup.database).read_bytes())
    content[4096 : 4096 + 2000] = b"\xff" * 2000
    Path(setup.database).write_bytes(content)

    assert "is damaged" in setup.fault()


def test_a_file_that_somebody_holds(setup: SetUp) -> None:
    with closing(sqlite3.connect(setup.database)) as database:
        database.execute("BEGIN EXCLUSIVE")

        assert "does not let go" in setup.fault()


# PostgreSQL


def test_a_good_database(setup: SetUp, postgres: str) -> None:
    setup.database = new_database(postgres)

    status, said = setup.check("--workers", "2")

    assert status == 0, said
    assert "can be read and written" in said


def test_more_processes_than_the_database_has_room_for(setup: SetUp, postgres: str) -> None:
    setup.database = new_database(postgres)

    status, said = setup.check("--workers", "40")

    assert status == 0, said
    assert "[note] The server processes may want 360 connections" in said


def test_a_database_that_is_not_there(setup: SetUp, postgres: str) -> None:
    setup.database = postgres.replace("/postgres?", "/nowhere?")

    assert "has no database of that name" in setup.fault()


def test_a_database_that_does_not_answer_keeps_its_password_secret(setup: SetUp) -> None:
    setup.database = f"postgresql://me:hush@127.0.0.1:{free_port()}/nemeton"

    line = setup.fault()

    assert "does not answer" in line
    assert "hush" not in line


# The way in from outside


class Forgetful(BaseHTTPRequestHandler):
    """A proxy that passes requests on, without sockets and, if it is so, without the host."""

    upstream = 0
    keep_host = True
    names_visitor = True

    def do_GET(self) -> None:
        self.pass_on()

    def do_POST(self) -> None:
        self.pass_on()

    def pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        line = http.client.HTTPConnection("127.0.0.1", self.upstream, timeout=20)
        headers = {name: self.headers[name] for name in ("Host", "Origin") if self.headers[name]}
        if not self.keep_host:
            headers["Host"] = f"127.0.0.1:{self.upstream}"
        if self.names_visitor:
            headers["X-Forwarded-For"] = "203.0.113.9"
        line.request(self.command, self.path, body, headers)
        answer = line.getresponse()
        content = answer.read()
        line.close()
        self.send_response(answer.status)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def proxy(upstream: int, **how: bool) -> Iterator[str]:
    kind = type("Proxy", (Forgetful,), {"upstream": upstream, **how})
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{running.server_address[1]}"
        running.shutdown()
        thread.join()


@pytest.fixture
def running(setup: SetUp) -> Iterator[Server]:
    server = Server(setup.database).start()
    setup.port = server.port
    yield server
    server.stop()


def test_a_running_server_is_asked_at_its_address(setup: SetUp, running: Server) -> None:
    status, said = setup.check("--url", f"http://{running.host}")

    assert status == 0, said
    assert f"Nemeton {nemeton.__version__} answers on port {running.port}" in said
    assert "is not encrypted" in said


def test_a_proxy_without_sockets(setup: SetUp, running: Server) -> None:
    with proxy(running.port) as address:
        assert "WebSockets do not pass" in setup.fault("--url", address)


def test_a_proxy_that_hides_the_host(setup: SetUp, running: Server) -> None:
    with proxy(running.port, keep_host=False) as address:
        assert "does not keep the Host header" in setup.fault("--url", address)


def test_a_proxy_that_is_not_believed(setup: SetUp) -> None:
    server = Server(setup.database, FORWARDED_ALLOW_IPS="192.0.2.77").start()
    setup.port = server.port
    try:
        with proxy(server.port) as address:
            _, said = setup.check("--url", address)
        assert "FORWARDED_ALLOW_IPS" in said
    finally:
        server.stop()


def test_an_address_where_nobody_answers(setup: SetUp, running: Server) -> None:
    address = f"https://127.0.0.1:{free_port()}"

    assert f"{address} does not answer" in setup.fault("--url", address)


def test_an_address_where_something_else_answers(setup: SetUp, running: Server) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.serve_forever, daemon=True)
        thread.start()
        line = setup.fault("--url", f"http://127.0.0.1:{other.server_address[1]}")
        other.shutdown()
        thread.join()

    assert "something else than Nemeton answers (status 404)" in line


def test_what_is_no_address(setup: SetUp, running: Server) -> None:
    assert "is no address of a page" in setup.fault("--url", "play.example.org")


@pytest.mark.parametrize("locale", nemeton.LOCALES)
def test_every_finding_has_its_sentence(locale: str) -> None:
    folder = Path(checks.__file__).parent
    program = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    keys = set(re.findall(r'\b(?:well|note|fault)\(\s*"([a-z-]+)"', program))
    console = Console(locale)

    assert len(keys) > 35
    assert [key for key in sorted(keys) if not console.has(f"check-{key}")] == []
