"""Whatever is sent: nothing that is not offered is accepted, nothing breaks, nothing changes."""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.kit import ME, Page, Server, bot, friends

MESSAGES = 10_000
REQUESTS = 600
DEEP = "[" * 5000 + "]" * 5000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server over a file, whose contents can be compared."""
    folder = tmp_path_factory.mktemp("attacked")
    running = Server(str(folder / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    yield running
    running.stop()


def contents(database: str) -> str:
    """A hash of all that the database holds."""
    digest = hashlib.sha256()
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as reading:
        for table in ("tables", "entries", "privates"):
            columns = "name, plan" if table == "tables" else "*"
            for row in reading.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2"):
                digest.update(repr(row).encode())
    reading.close()
    return digest.hexdigest()


class Attacker:
    """Makes messages that are nearly right."""

    def __init__(self, rng: random.Random, victim: Page, foreign: Page) -> None:
        self.rng = rng
        self.decision = victim.position["decision"]
        self.foreign = foreign.position["decision"]

    def message(self) -> str | bytes:
        kinds: list[Callable[[], str | bytes]] = [
            self.stale,
            self.not_offered,
            self.extra_field,
            self.wrong_type,
            self.huge,
            self.deep,
            self.unknown,
            self.cut,
            self.garbage,
            self.undo,
        ]
        return self.rng.choice(kinds)()

    def choice(self, **changes: Any) -> dict[str, Any]:
        option = self.rng.choice(self.decision["options"])
        right = {"type": "choose", "id": 1, "number": self.decision["number"], "option": option}
        return {**right, **changes}

    def stale(self) -> str:
        number = self.rng.choice([0, -1, 1 << 40, self.decision["number"] + self.rng.randint(1, 9)])
        return json.dumps(self.choice(number=number))

    def not_offered(self) -> str:
        option = list(self.rng.choice(self.decision["options"]))
        place = self.rng.randrange(len(option))
        wild: list[Any] = ["place", "pass", "", "__class__", -1, 99, 1 << 60, "0"]
        option[place] = self.rng.choice(wild)
        offered = option in self.decision["options"]
        option = [*option, 0] if offered else option
        return json.dumps(self.choice(option=option))

    def extra_field(self) -> str:
        return json.dumps(self.choice(seat=self.rng.randint(0, 3)))

    def wrong_type(self) -> str:
        wild: list[Any] = [None, True, 1.5, "x", [], {}, [[]], {"a": 1}, [None], [1.5], [True]]
        field = self.rng.choice(["number", "option"])
        return json.dumps(self.choice(**{field: self.rng.choice(wild)}))

    def huge(self) -> str:
        size = self.rng.choice([100, 5000, 20_000])
        value: list[Any] = [["place"] * (size // 10), ["x" * size], [10**15] * (size // 20)]
        return json.dumps(self.choice(option=self.rng.choice(value)))

    def deep(self) -> str:
        return json.dumps(self.choice()).replace('"option": [', f'"option": [{DEEP}, ', 1)

    def unknown(self) -> str:
        wild = ["chosen", "undone", "CHOOSE", "", "__init__", "welcome", "joined"]
        return json.dumps(self.choice(type=self.rng.choice(wild)))

    def cut(self) -> str:
        whole = json.dumps(self.choice())
        return whole[: self.rng.randrange(len(whole))]

    def garbage(self) -> bytes:
        return self.rng.randbytes(self.rng.randint(1, 200))

    def undo(self) -> str:
        keep = self.rng.choice([-1, 1 << 50, 7, 0.5, "0", None])
        return json.dumps({"type": "undo", "id": 1, "keep": keep})


def test_ten_thousand_mutated_messages_change_nothing(server: Server) -> None:
    aline, mael = friends(server)
    foreign, _ = friends(server)
    rng = random.Random(20261115)
    attacker = Attacker(rng, aline, foreign)
    tokens = [aline.token, mael.token, foreign.token, "", "x" * 32]
    before, view = contents(server.database), aline.position["view"]
    refused = torn = 0
    page = server.page(aline.table, aline.token)

    for number in range(MESSAGES):
        message = attacker.message()
        tears = isinstance(message, bytes) and number % 20 == 0  # not UTF-8, yet sent as text
        if tears or number % 50 == 0:
            refused += drained(page, number)
        page.socket.send(message, text=tears or isinstance(message, str))
        if tears or number % 500 == 0:
            refused += 0 if tears else drained(page, number)
            torn += tears
            page.close()
            page = server.page(aline.table, rng.choice(tokens))
    refused += drained(page, MESSAGES)

    assert refused + torn == MESSAGES
    assert contents(server.database) == before
    with server.page(aline.table, aline.token) as again:
        assert again.position["view"] == view
        again.choose()


def drained(page: Page, number: int) -> int:
    """Reads all answers; every one must be a refusal, and none may be for want of a better one."""
    page.send(type="ping", sent=float(number))
    refused = 0
    while True:
        message = page.receive()
        if message["type"] == "pong" and message["sent"] == number:
            return refused
        assert message["type"] in ("refused", "connected", "pong"), message
        assert message.get("reason") != "busy", message
        refused += message["type"] == "refused"


def rest_of(page: Page) -> list[dict[str, Any]]:
    """All that a page is still sent until its socket closes."""
    rest = []
    with suppress(ConnectionClosed):
        while True:
            rest.append(page.receive())
    return rest


def test_bad_utf8_closes_the_socket_and_nothing_else(server: Server) -> None:
    aline, mael = friends(server)

    aline.socket.send(b'{"type":"say","id":1,"text":"\xff\xfe"}', text=True)

    assert "done" not in [message["type"] for message in rest_of(aline)]
    assert mael.do("say", text="still here")["type"] == "done"


def test_a_message_beyond_all_measure_closes_the_socket(server: Server) -> None:
    aline, mael = friends(server)

    with suppress(ConnectionClosed):
        aline.socket.send("x" * 1_000_000)

    assert "done" not in [message["type"] for message in rest_of(aline)]
    assert mael.do("say", text="still here")["type"] == "done"


def test_mutated_requests_are_refused_and_change_nothing(server: Server) -> None:
    aline, _ = friends(server)
    rng = random.Random(7)
    right: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": "cernunos", "seats": [ME, ME], "options": {}}),
        (f"/api/tables/{aline.table}/join", {"name": "Eve", "seat": 0}),
        (f"/api/tables/{aline.table}/fork", {"at": 0, "seats": [ME, ME]}),
        (f"/api/tables/{aline.table}/rematch", {}),
        ("/api/records", {"nemeton": 1, "game": "cernunos", "choices": []}),
    ]
    wild: list[Any] = [
        None,
        -1,
        10**30,
        1.5,
        "x" * 3000,
        [],
        [[]],
        {"a": {}},
        "\u0000",
        True,
        "../..",
    ]
    before = contents(server.database)

    for _ in range(REQUESTS):
        path, body = rng.choice(right)
        sent: Any = {**body, rng.choice([*body, "extra", "seed"]): rng.choice(wild)}
        raw = json.dumps(sent).encode()
        if rng.random() < 0.2:
            raw = rng.choice(
                [b"", b"\xff\xfe", DEEP.encode(), raw[: len(raw) // 2], b"null", b"[]"]
            )
        answer = server.ask(path, raw)
        if path == "/api/tables" and answer.status == 200:
            assert sent.get("options") in ({}, None) or sent.get("name") is not None
            before = contents(server.database)
            continue
        if path.endswith("fork") and answer.status == 200:
            before = contents(server.database)
            continue
        assert 400 <= answer.status < 500, (path, sent, answer.body)
        assert set(answer.json) == {"reason", "params", "text"}

    assert contents(server.database) == before


def test_addresses_that_lead_nowhere_are_refused(server: Server) -> None:
    for path in (
        "/api/tables/nowhere",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/%00",
        "/api/nothing",
        "/api/tables/" + "a" * 3000,
    ):
        assert server.ask(path).status == 404, path


def test_files_outside_the_client_are_not_served(server: Server) -> None:
    for path in (
        "/../pyproject.toml",
        "/..%2f..%2f__init__.py",
        "/assets/../../__init__.py",
        "/%00",
        "/" + "a" * 5000,
        "/%ff%fe",
        "//etc/passwd",
    ):
        answer = server.ask(path)
        assert answer.status in (200, 404, 503), path
        assert b"nemeton.engine" not in answer.body
        assert b"root:" not in answer.body


def test_a_page_of_another_site_cannot_open_a_socket_nor_post(server: Server) -> None:
    aline, _ = friends(server)
    address = f"ws://{server.host}/api/tables/{aline.table}/socket"

    for origin in (Origin("https://evil.example"), Origin("null"), Origin("")):
        with pytest.raises(InvalidStatus), connect(address, origin=origin):
            pass
    evil = {"Origin": "https://evil.example"}
    answer = server.ask("/api/tables", {"game": "cernunos", "seats": [ME, ME]}, headers=evil)
    assert answer.json["reason"] == "wrong-origin"


def test_every_answer_forbids_foreign_scripts_and_frames(server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables/nowhere", "/t/anything"):
        headers = server.ask(path).headers
        policy = headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Server"] is None


def limited(folder: Path, **limits: float) -> Server:
    return Server(str(folder / "tables.sqlite3"), NEMETON_LIMITS=json.dumps(limits)).start()


def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    server = limited(tmp_path, messages_a_second=0.1, messages_at_once=20, strikes=5)
    aline, _ = friends(server)

    with suppress(ConnectionClosed):
        for number in range(60):
            aline.send(type="answer_undo", id=number, agree=True)
    reasons = [message["reason"] for message in rest_of(aline) if message["type"] == "refused"]
    server.stop()

    assert reasons == ["no-request"] * 19 + ["too-fast"] * 6


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    server = limited(tmp_path, tables_an_hour=1, tables_at_once=3)
    wanted = {"game": "cernunos", "seats": [ME, ME]}

    answers = [server.ask("/api/tables", wanted) for _ in range(5)]
    server.stop()

    assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json["reason"] == "too-many"


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    server = limited(tmp_path, requests_a_second=0.1, requests_at_once=5)

    answers = [server.ask("/api/games").status for _ in range(8)]
    server.stop()

    assert answers == [200] * 5 + [429] * 3


def test_too_many_sockets_are_refused(tmp_path: Path) -> None:
    server = limited(tmp_path, sockets=2)
    table = server.new_table(ME, ME)["table"]
    pages = [server.page(table), server.page(table)]

    with pytest.raises(InvalidStatus):
        server.page(table)
    for page in pages:
        page.close()
    server.stop()


def test_tokens_are_stored_as_hashes_only(server: Server) -> None:
    aline, mael = friends(server)
    aline.do("say", text="hello")

    stored = Path(server.database).read_bytes() + Path(server.database + "-wal").read_bytes()

    for token in (aline.token, mael.token):
        assert len(token) * 6 >= 128
        assert token.encode() not in stored


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"))
    server.log = str(tmp_path / "log")
    server.start()
    aline, mael = friends(server)
    aline.do("note", text="a private thought")
    mael.socket.send(b'{"type":"hello","token":"\xff"}', text=True)
    for path in ("/api/tables/nowhere", f"/api/tables/{aline.table}/record", "/%00"):
        server.ask(path, token=aline.token)
    aline.send(type="choose", id=1, number="x", option=[aline.token])
    table = server.new_table(ME, bot())
    record = server.ask(f"/api/tables/{table['table']}/record").json
    with server.page(table["table"], table["token"]) as page:
        page.choose()
        page.wait_for_turn()
    server.stop()

    said = Path(server.log).read_text()
    for secret in (aline.token, mael.token, table["token"], record["seed"], "a private thought"):
        assert secret not in said
    assert "Traceback" not in said
