"""A message that is not understood is answered with the field that was wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from websockets.sync.client import connect

from nemeton.server.handlers import LONGEST_ANSWER
from tests.server.kit import ME, Page, Server, bot

WORDS = Path(__file__).parents[2] / "web" / "src" / "text" / "app"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = str(tmp_path_factory.mktemp("misunderstood") / "tables.sqlite3")
    running = Server(database, NEMETON_LIMITS="off").start()
    yield running
    running.stop()


@pytest.fixture
def page(server: Server) -> Page:
    joined = server.new_table(ME, bot())
    return server.page(joined["table"], joined["token"])


def wrong(field: str, problem: str, **more: str) -> dict[str, str]:
    return {"field": field, "problem": problem, **more}


CHOOSE = {"type": "choose", "id": 7, "number": 0, "option": ["place", 0, 0]}
MESSAGES = [
    ({**CHOOSE, "number": "0"}, wrong("number", "type", expected="int")),
    ({**CHOOSE, "option": ["place", 1.5]}, wrong("option[1]", "type", expected="int | str")),
    ({**CHOOSE, "optoin": []}, wrong("optoin", "unknown")),
    ({**CHOOSE, "type": "chose"}, wrong("type", "value")),
    ({"type": "choose", "id": 7, "number": 0}, wrong("option", "missing")),
    ({"type": "say", "id": 7, "text": "  "}, wrong("text", "value")),
    ({"type": "ask_why", "id": 7, "option": [1] * (LONGEST_ANSWER + 1)}, wrong("option", "value")),
]


@pytest.mark.parametrize(("message", "params"), MESSAGES)
def test_over_a_socket(page: Page, message: dict[str, Any], params: dict[str, str]) -> None:
    page.send(**message)
    answer = page.until(lambda each: each["type"] == "refused")

    assert answer["reason"] == "bad-message"
    assert answer["params"] == params
    assert answer["id"] == 7


@pytest.mark.parametrize("text", ["{", "nothing", "", "[[[", "[]", "3"])
def test_what_is_no_json_has_no_field(page: Page, text: str) -> None:
    page.socket.send(text)
    answer = page.until(lambda each: each["type"] == "refused")

    assert answer["params"] == wrong("", "json")
    assert answer["id"] is None


TABLE = {"game": "cernunos", "seats": [ME, bot()]}
BODIES = [
    ("/api/tables", {**TABLE, "seats": [ME, {"kind": "cat"}]}, wrong("seats[1].kind", "value")),
    ("/api/tables", {**TABLE, "seats": [{}]}, wrong("seats[0].kind", "missing")),
    ("/api/tables", {**TABLE, "hints": 1}, wrong("hints", "type", expected="bool")),
    (
        "/api/tables",
        {**TABLE, "seats": [ME, {**ME, "level": "grove"}]},
        wrong("seats[1].level", "value"),
    ),
    ("/api/tables", {**TABLE, "clock": {"days": 0}}, wrong("clock", "value")),
    ("/api/tables", {**TABLE, "table": "x"}, wrong("table", "value")),
    ("/api/tables", {**TABLE, "colour": "red"}, wrong("colour", "unknown")),
    ("/api/tables", [], wrong("", "json")),
    ("/api/records", [], wrong("", "json")),
    ("/api/records", {"choices": 3}, wrong("choices", "type", expected="array")),
    ("/api/mine", {}, wrong("tables", "missing")),
    ("/api/mine", b"\xff", wrong("", "json")),
]


@pytest.mark.parametrize(("path", "body", "params"), BODIES)
def test_over_http(server: Server, path: str, body: Any, params: dict[str, str]) -> None:
    answer = server.ask(path, body)

    assert answer.status == 400
    assert answer.json == {"reason": "bad-message", "params": params, "text": ""}


def test_in_an_address(server: Server) -> None:
    table = server.new_table(ME, ME)
    moments = f"/api/tables/{table['table']}/moments"

    for query, params in (
        ("?from=x", wrong("from", "type", expected="int")),
        ("?seat=9", wrong("seat", "value")),
        ("?from=5&to=2", wrong("from", "value")),
    ):
        answer = server.ask(moments + query, token=table["token"])
        assert answer.json["params"] == params
    assert server.ask("/api/nothing").json["params"] == wrong("", "address")


def test_a_socket_that_does_not_begin_with_a_hello_is_told_so(server: Server) -> None:
    table = server.new_table(ME, ME)["table"]
    with connect(f"ws://{server.host}/api/tables/{table}/socket") as socket:
        socket.send('{"type": "ping", "sent": 1}')
        said = socket.recv()

    assert '"field":"type"' in str(said)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(
    "params", [params for _, params in MESSAGES] + [wrong("", "json"), wrong("", "address"), {}]
)
def test_the_app_has_words_for_it(locale: str, params: dict[str, str]) -> None:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{locale}.ftl").read_text("utf-8")))
    pattern = bundle.get_message("refused-bad-message").value
    assert pattern is not None

    words, errors = bundle.format_pattern(pattern, params)

    assert errors == [] or not params
    assert params.get("field", "") in str(words)
    assert "{" not in str(words)


# ---- programs are welcome ----------------------------------------------------------------------


def test_a_program_without_an_origin_is_welcome(server: Server) -> None:
    joined = server.new_table(ME, ME)

    with connect(f"ws://{server.host}/api/tables/{joined['table']}/socket", origin=None) as socket:
        assert socket.request is not None
        assert "Origin" not in socket.request.headers
        socket.send(json.dumps({"type": "hello", "token": joined["token"]}))
        assert '"type":"welcome"' in str(socket.recv())
