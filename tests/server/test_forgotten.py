"""All that is kept about a person: as a file for them, and gone when they say so."""

from __future__ import annotations

import json
from typing import Any

from tests.server.kit import ME, OPEN, Server
from tests.server.test_persons import new_key, open_table, sit

SOMEBODY = "\u2400"


def talking(server: Server) -> tuple[str, str, str]:
    """Two who play and have talked: the table and their keys."""
    leaver, stayer = new_key(), new_key()
    server.ask("/api/me", {"name": "Aline"}, leaver)
    table = open_table(server, leaver, ME, OPEN)["table"]
    sit(server, table, stayer)
    with server.page(table, leaver) as page:
        page.says("my secret word is heron")
        page.done("note", text="he bluffs")
    return table, leaver, stayer


def fields(found: Any) -> set[str]:
    """The names of all fields in it, however deep they lie."""
    match found:
        case dict():
            return set(found).union(*map(fields, found.values()))
        case list():
            return set[str]().union(*map(fields, found))
    return set()


def test_everything_about_a_person_is_in_one_file(server: Server) -> None:
    table, leaver, _ = talking(server)

    found = server.ask("/api/me/export", token=leaver).json

    assert found["name"] == "Aline"
    assert len(found["devices"]) == 1
    (at,) = found["tables"]
    assert (at["table"], at["person"], at["private"]["notes"]) == (table, 0, "he bluffs")
    assert [each["what"] for each in at["lines"]] == ["joined", "said"]
    assert at["lines"][1]["text"] == "my secret word is heron"
    assert leaver not in json.dumps(found)
    assert {field for field in fields(found) if "key" in field} == {"passkeys"}


def test_a_deleted_person_is_somebody_at_all_tables(server: Server) -> None:
    table, leaver, stayer = talking(server)
    with server.page(table, stayer) as page:
        page.done("resign", seat=1)

    assert server.ask("/api/me/delete", {}, leaver).status == 200

    again = server.page(table, stayer)
    assert [each["name"] for each in again.head["seats"]] == [SOMEBODY, "Brice"]
    assert [(each["name"], each["text"]) for each in again.chat] == [(SOMEBODY, "…")]
    for text in again.sent:
        assert "Aline" not in text
        assert "heron" not in text
    assert server.ask(f"/api/tables/{table}/record").json["names"] == ["", "Brice"]
    assert server.ask("/api/me", token=leaver).status == 401
    assert server.page(table, leaver).you["person"] is None


def test_a_game_that_goes_on_does_so_without_the_deleted(server: Server) -> None:
    table, leaver, stayer = talking(server)
    page = server.page(table, stayer)

    server.ask("/api/me/delete", {}, leaver)

    page.until(lambda message: message["type"] == "farewell" and message["retry"])
    again = server.page(table, stayer)
    assert again.head["seats"][0]["free"]
    again.done("stand_in", seat=0, level="random")
    again.until(lambda _: bool(again.options) or again.position["result"] is not None)


def test_nobody_deletes_for_others(server: Server) -> None:
    table, leaver, _ = talking(server)

    for key in ("", new_key()):
        for answer in (
            server.ask("/api/me/delete", {}, key),
            server.ask("/api/me/export", token=key),
        ):
            assert answer.status == 401
    assert server.ask(f"/api/tables/{table}").json["seats"][0]["name"] == "Aline"
    assert server.ask("/api/me", token=leaver).status == 200
