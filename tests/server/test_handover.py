"""The compiled engine takes over while people play: real processes, a tree that stands in for it.

The tree is a copy of the package with a page of its own, by which one sees who answers.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

import nemeton
from tests.server.kit import ME, Page, Server, bot, free_port

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a socket is handed over by its number")

PACKAGE = Path(nemeton.__file__).parent
PATIENCE = 60.0
PAGE = "<p>compiled</p>"


class Tree:
    """What stands for `build/compiled`, and the command that makes it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tree"
        self.wanted = folder / "wanted"

    def made(self) -> None:
        copy = f"mkdir -p {self.folder} && cp -r {PACKAGE} {self.folder}/nemeton"
        subprocess.run(copy, shell=True, check=True)
        (self.folder / "nemeton/static").mkdir(exist_ok=True)
        (self.folder / "nemeton/static/index.html").write_text(PAGE, encoding="utf-8")

    @property
    def command(self) -> str:
        """Says that there is something to do, and is done when it is wished for."""
        wanted = shlex.quote(str(self.wanted))
        return f"echo begun; until [ -e {wanted} ]; do sleep 0.05; done"


def until(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.02)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.fixture
def supervised(tmp_path: Path, tree: Tree) -> Iterator[Callable[[str], Server]]:
    """Starts a server that takes the tree over when the command has succeeded."""
    running: list[Server] = []

    def start(command: str) -> Server:
        server = Server(
            str(tmp_path / "tables.sqlite3"),
            NEMETON_COMPILED=str(tree.folder),
            NEMETON_COMPILE=command,
            NEMETON_LIMITS="off",
            NEMETON_STATIC="",
        )
        server.log = str(tmp_path / "log")
        running.append(server)
        return server.start()

    yield start
    for server in running:
        server.stop()


def log_of(server: Server) -> str:
    return Path(server.log).read_text(encoding="utf-8")


def farewell(page: Page) -> str:
    """Waits until the page is sent away; why, and whether it is to come back."""
    message = page.until(lambda message: message["type"] == "farewell")
    assert message["retry"]
    received_until_closed(page)
    return str(message["reason"])


def received_until_closed(page: Page) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            page.receive()


def test_a_table_goes_on_when_the_compiled_engine_takes_over(
    supervised: Callable[[str], Server], tree: Tree
) -> None:
    server = supervised(tree.command)
    table = server.new_table(ME, bot("sapling"))
    page = server.page(table["table"], table["token"])
    for turn in range(3):
        assert page.wait_for_turn()
        page.choose(turn)
    assert PAGE not in server.ask("/").body.decode()

    tree.made()
    tree.wanted.touch()
    assert farewell(page) == "moved"
    again = server.page(table["table"], table["token"], since=page.number)

    assert again.number >= page.number
    for turn in range(3):
        assert again.wait_for_turn()  # the bot answers
        again.choose(turn)
    assert again.position["choices"] > 6
    assert server.ask("/").body.decode() == PAGE
    until(lambda: "serve-compiled" in log_of(server))
    assert log_of(server).count("serve-compiled") == 1


def test_nobody_who_asks_meanwhile_is_turned_away(
    supervised: Callable[[str], Server], tree: Tree
) -> None:
    server = supervised(tree.command)
    waited: list[float] = []
    enough = Event()

    def ask() -> None:
        while not enough.is_set():
            began = time.monotonic()
            assert server.ask("/api/games").status == 200
            assert server.new_table(ME, ME)
            waited.append(time.monotonic() - began)

    asking = Thread(target=ask)
    asking.start()
    tree.made()
    tree.wanted.touch()
    until(lambda: "serve-compiled" in log_of(server) or not asking.is_alive())
    before = len(waited)
    until(lambda: len(waited) > before + 3 or not asking.is_alive())

    assert asking.is_alive()  # no request failed
    enough.set()
    asking.join()
    assert max(waited) < 10


def test_what_was_not_answered_was_not_done(
    supervised: Callable[[str], Server], tree: Tree
) -> None:
    server = supervised(tree.command)
    table = server.new_table(ME, ME)
    page = server.page(table["table"], table["token"])
    tree.made()

    with contextlib.suppress(ConnectionClosed):
        for number in itertools.count(1000, 3):  # three at a time, so that some come too late
            if number == 1030:
                tree.wanted.touch()
            for place in range(2):
                page.send(type="say", id=number + place, text=f"{number + place}")
            page.last_id = number + 1
            page.do("say", text=f"{number + 2}")
    received_until_closed(page)
    again = server.page(table["table"], table["token"])

    received = [json.loads(text) for text in page.sent]
    answered = [message["id"] for message in received if message["type"] == "done"]
    assert len(answered) > 10
    assert [line["text"] for line in again.chat] == [str(number) for number in answered]


def test_a_bot_that_thinks_for_a_hint_holds_nobody_up(
    supervised: Callable[[str], Server], tree: Tree
) -> None:
    server = supervised(tree.command)
    table = server.new_table(ME, ME, game="root")
    page = server.page(table["table"], table["token"])
    tree.made()
    tree.wanted.touch()

    with contextlib.suppress(ConnectionClosed):
        for turn in itertools.count():
            page.do("ask_hint")
            page.choose(turn)
    received_until_closed(page)
    began = time.monotonic()
    again = server.page(table["table"], table["token"], since=page.number)

    assert time.monotonic() - began < 3
    assert json.loads(page.sent[-1])["reason"] == "moved"
    assert again.do("ask_hint")["type"] == "hinted"


def test_an_engine_that_is_built_already_serves_from_the_start(
    supervised: Callable[[str], Server], tree: Tree
) -> None:
    tree.made()

    server = supervised("true")

    assert server.ask("/").body.decode() == PAGE
    assert "serve-compiled" not in log_of(server)


def test_where_it_cannot_be_built_the_server_goes_on_and_says_why(
    supervised: Callable[[str], Server],
) -> None:
    server = supervised("echo begun; echo 'nemeton: cannot compile: no C compiler'; exit 1")

    until(lambda: "serve-interpreted" in log_of(server))

    assert "no C compiler" in log_of(server)
    assert server.new_table(ME, ME)


def test_an_engine_that_does_not_start_is_left_alone(
    supervised: Callable[[str], Server], tree: Tree
) -> None:
    server = supervised(tree.command)
    table = server.new_table(ME, ME)
    page = server.page(table["table"], table["token"])
    (tree.folder / "nemeton").mkdir(parents=True)
    (tree.folder / "nemeton/__init__.py").write_text("raise ImportError('half built')\n")

    tree.wanted.touch()
    until(lambda: "serve-interpreted" in log_of(server))

    page.choose()  # the same page, at the same process


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_whatever_stops_it_stops_all_that_it_started(tmp_path: Path, how: int) -> None:
    mark = f"NEMETON_MARK={uuid4().hex}"
    server = Server(
        str(tmp_path / "tables.sqlite3"),
        NEMETON_COMPILED=str(tmp_path / "tree"),
        NEMETON_COMPILE="echo begun; sleep 1000 & sleep 1000; true",
        **dict([mark.split("=")]),
    )
    server.port = free_port()
    server.start()
    until(lambda: len(marked(mark)) >= 5)  # supervisor, server, worker, shell, two sleeps

    server.stop(how)

    if how == signal.SIGKILL:  # the others have to notice
        until(lambda: marked(mark) == [])
    assert marked(mark) == []


def test_a_closed_terminal_stops_it(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    environment = {"NEMETON_PORT": str(server.port), "NEMETON_DATABASE": server.database}
    environment |= {"NEMETON_COMPILED": str(tmp_path), "NEMETON_COMPILE": "echo begun; sleep 1000"}
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "nemeton.server"],
        stdin=theirs,
        env={**os.environ, **environment},
        start_new_session=True,  # so that nothing tells it
    )
    os.close(theirs)
    until(server.answers)

    os.close(ours)

    assert process.wait(PATIENCE) == 0


def marked(mark: str) -> list[str]:
    """The processes that carry the mark in their environment: number and command line."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and mark.encode() in (folder / "environ").read_bytes():
                line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                found.append(f"{folder.name} {line}")
        except OSError:
            continue  # gone meanwhile, or somebody else's
    return found
