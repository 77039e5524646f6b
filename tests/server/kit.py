"""A real server in a process of its own, and people who use it as a browser would."""

from __future__ import annotations

import itertools
import json
import os
import signal
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.preloaded import SERVER, Started, started

__all__ = ["ME", "OPEN", "Page", "Server", "bot", "friends", "usual"]

ME = {"kind": "me"}
INVITE = {"kind": "invite"}
OPEN = {"kind": "open"}
PATIENCE = 45.0
PORTS = range(10_000, 32_000)
TRIED = itertools.count()
PAGES: list[Page] = []  # open ones, closed after each test
RUNNING: list[Server] = []  # a test that fails may have left some


def bot(level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def free_port() -> int:
    """A port below those that systems give to connections, so that a restarted server finds it
    free; every process looks in a place of its own."""
    while True:
        port = PORTS.start + (os.getpid() * 997 + next(TRIED)) % len(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Answer:
    """An HTTP answer: its status, its headers, its JSON."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """`python -m nemeton.server` over a database."""

    def __init__(self, database: str, **environment: str) -> None:
        self.database = database
        self.environment = environment
        self.port = free_port()
        self.log = ""  # the file that keeps what the server says; else the terminal shows it
        self.descriptors = 0  # that it may open; 0: as many as this process
        self.file_blocks = 0  # of 512 bytes, beyond which no file of it may grow; 0: any number
        self.process: Started | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> Server:
        environment = {
            **os.environ,
            "NEMETON_DATABASE": self.database,
            "NEMETON_PORT": str(self.port),
            "NEMETON_PACE": "0",
            "NEMETON_THINKERS": "1",
            "NEMETON_JUDGED": "2",  # reports are long enough without
            **self.environment,
        }
        command = SERVER
        limits = {"-n": self.descriptors, "-f": self.file_blocks}
        for kind, most in limits.items():
            if most:
                command = ["sh", "-c", f'ulimit {kind} {most}; exec "$@"', "sh", *command]
        with ExitStack() as opened:
            said = opened.enter_context(open(self.log, "ab")).fileno() if self.log else None
            nothing = opened.enter_context(open(os.devnull)).fileno()
            files = [nothing, 1 if said is None else said, 2 if said is None else said]
            self.process = started(command, environment, Path.cwd(), files)
            RUNNING.append(self)
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            assert self.process.poll() is None, "the server did not start"
            if self.answers():
                return self
            time.sleep(0.02)
        raise TimeoutError("the server does not answer")

    def answers(self) -> bool:
        """Whether a server answers. That the port is open is not enough: for a moment a process
        that the server before was just starting when it was killed may hold it open."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.settimeout(PATIENCE)
                line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return line.recv(8) == b"HTTP/1.1"
        except OSError:
            return False

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None
            RUNNING.remove(self)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def worked(self) -> float:
        """Seconds that a processor has worked in the thread that answers, or the time where that is
        not told. Whoever waits waits that long at least, on a busy machine longer; what is read
        from the database meanwhile, in another thread, holds up nobody."""
        number = self.process.pid if self.process else 0
        try:
            with open(f"/proc/{number}/task/{number}/stat") as stat:
                user, system = stat.read().rpartition(")")[2].split()[11:13]
        except FileNotFoundError:
            return time.monotonic()
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def ask(
        self, path: str, body: Any = None, token: str = "", headers: dict[str, str] | None = None
    ) -> Answer:
        """GET without a body, POST with one (bytes as they are, anything else as JSON)."""
        sent = {"Content-Type": "application/json", **(headers or {})}
        if token:
            sent["Authorization"] = f"Bearer {token}"
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{self.host}{path}", data, sent)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read())

    def fork(self, record: dict[str, Any], at: int | None = None, seat: int = 0) -> dict[str, Any]:
        """A table that goes on from a moment of a record, its end by default, against bots."""
        answer = self.ask("/api/records", record)
        assert answer.status == 200, answer.body
        at = len(record["choices"]) if at is None else at
        seats = [ME if each == seat else bot() for each in range(record["players"])]
        wanted = {"at": at, "seats": seats, "name": "Aline"}
        forked = self.ask(f"/api/tables/{answer.json['table']}/fork", wanted)
        assert forked.status == 200, forked.body
        found: dict[str, Any] = forked.json
        return found

    def new_table(self, *seats: dict[str, Any], **rest: Any) -> dict[str, Any]:
        wanted = {"game": "cernunos", "name": "Aline", "seats": list(seats), **rest}
        answer = self.ask("/api/tables", wanted)
        assert answer.status == 200, answer.body
        found: dict[str, Any] = answer.json
        return found

    def page(self, table: str, token: str = "", since: int | None = None) -> Page:
        return Page(self, table, token, since)


class Page:
    """An open page of a table: what it was sent last, and all it was ever sent."""

    def __init__(self, server: Server, table: str, token: str = "", since: int | None = None):
        self.server = server
        self.table = table
        self.token = token
        self.sent: list[str] = []
        self.number = 0
        self.position: dict[str, Any] = {}
        self.head: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.notices: list[Any] = []
        self.connected: list[int] = []
        self.last_id = 0
        self.opened = ExitStack()
        address = f"ws://{server.host}/api/tables/{table}/socket"
        origin = Origin(f"http://{server.host}")
        opening = connect(address, origin=origin, close_timeout=0.2)
        self.socket: ClientConnection = self.opened.enter_context(opening)
        PAGES.append(self)
        self.hello(since)

    def hello(self, since: int | None = None) -> None:
        with suppress(ConnectionClosed):  # a table may say farewell first
            self.send(type="hello", token=self.token, since=since)
        self.until(lambda message: message["type"] in ("welcome", "update", "farewell"))

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.sent.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("welcome", "update"):
            self.take(message)
        if message["type"] == "connected":
            self.connected = message["people"]
        return message

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.log, self.chat, self.notices = [], [], []
        else:
            assert message["after"] == self.number or not self.number, "a gap"
        self.number = message["number"]
        self.position = message["position"] or self.position
        self.head = message["head"] or self.head
        self.you = message["you"] or self.you
        if message["log"] is not None:
            del self.log[message["log"]["start"] :]
            self.log += message["log"]["lines"]
        for line in message["chat"]:
            self.chat = [each for each in self.chat if each["room"] == line["room"]]
            self.chat += [line] if line["number"] > len(self.chat) else []
        self.notices += message["notices"]

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def do(self, kind: str, **rest: Any) -> dict[str, Any]:
        """Sends a message and waits for its answer."""
        self.last_id += 1
        number = self.last_id
        self.send(type=kind, id=number, **rest)
        return self.until(lambda message: message.get("id") == number)

    def settle(self, number: int) -> None:
        """Waits until this page has seen that entry."""
        while self.number < number:
            self.receive()

    def done(self, kind: str, **rest: Any) -> None:
        """Does something that works, and waits until the page shows it."""
        answer = self.do(kind, **rest)
        assert answer["type"] == "done", answer
        self.settle(answer["number"])

    def says(self, text: str) -> None:
        """Says something, and waits until this page hears it."""
        assert self.do("say", text=text)["type"] == "done"
        self.hear(text)

    def hear(self, text: str) -> None:
        while text not in [line["text"] for line in self.chat]:
            self.receive()

    def refused(self, kind: str, **rest: Any) -> str:
        answer = self.do(kind, **rest)
        assert answer["type"] == "refused", answer
        return str(answer["reason"])

    @property
    def options(self) -> list[Any]:
        decision = self.position["decision"]
        return [] if decision is None else decision["options"] or []

    def choose(self, place: int = 0) -> None:
        options = self.options
        number = self.position["decision"]["number"]
        self.done("choose", number=number, option=options[place % len(options)])

    def wait_for_turn(self) -> bool:
        """Until this page may choose (True) or the game is over (False)."""
        while not self.options:
            if self.position["result"] is not None:
                return False
            self.receive()
        return True

    def close(self) -> None:
        self.opened.close()

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def usual(folder: Path, **limits: Any) -> Server:
    """A server with the usual limits but for these; its log is in the folder."""
    environment = {"NEMETON_LIMITS": json.dumps(limits)} if limits else {}
    server = Server(str(folder / "tables.sqlite3"), **environment)
    server.log = str(folder / "log")
    return server.start()


def friends(server: Server, **rest: Any) -> tuple[Page, Page]:
    """Two people at a new table, by invitation."""
    first = server.new_table(ME, INVITE, **rest)
    invitation = {"name": "Maël", "invite": first["invite"]}
    second = server.ask(f"/api/tables/{first['table']}/join", invitation).json
    pages = [server.page(first["table"], each["token"]) for each in (first, second)]
    pages[0].settle(pages[1].number)  # the game begins when both have their pages open
    return pages[0], pages[1]
