"""An owner's own values: listed, checked in words, played with, and kept with the game."""

from __future__ import annotations

from typing import Any

import pytest

import nemeton
from tests.server.kit import ME, Server, bot

FRENCH = {"Accept-Language": "fr"}
OWN = {"creatures": {"bodach": {"points": 5}}}


def bodach(components: dict[str, Any]) -> int:
    found: int = components["creature_points"][1]
    return found


@pytest.fixture(scope="module")
def table(server: Server) -> dict[str, Any]:
    """A table of Oak with a Bodach worth five points."""
    return server.new_table(ME, bot(), game="oak", data=OWN)


def own_of(server: Server, table: str) -> Any:
    return server.ask(f"/api/tables/{table}/values").json


def test_every_value_of_a_game_is_listed_with_who_says_so(server: Server) -> None:
    for name in nemeton.catalogue():
        found = server.ask(f"/api/games/{name}/values").json
        assert found["values"], name
        assert found["data"] == {}
        assert found["fixed"] is (name == "cernunos")
    oak = {
        ".".join(each["place"]): each for each in server.ask("/api/games/oak/values").json["values"]
    }
    assert oak["creatures.bodach.points"]["sources"] == ["house"]
    assert oak["creatures.bodach.points"]["value"] == oak["creatures.bodach.points"]["ours"] == 2
    assert server.ask("/api/games/chess/values").json["reason"] == "no-such-game"


@pytest.mark.parametrize(("query", "content"), [
    ("", b'{"creatures": {"bodach": {"points": 5, "provenance": "owner"}}}'),
    ("?toml", b"[creatures.bodach]\npoints = 5\n"),
])  # fmt: skip
def test_a_file_is_checked_and_told_as_what_it_changes(
    server: Server, query: str, content: bytes
) -> None:
    found = server.ask(f"/api/games/oak/values{query}", content).json

    place = ["creatures", "bodach", "points"]
    assert found["values"] == [{"place": place, "ours": 2, "value": 5, "sources": ["house"]}]
    assert found["data"] == OWN


def test_a_wrong_value_is_refused_where_it_stands_in_the_words_of_the_command_line(
    server: Server,
) -> None:
    wrong = {"creatures": {"bodach": {"points": "five"}}}

    answer = server.ask("/api/games/oak/values", wrong, headers=FRENCH)

    assert answer.status == 400
    assert answer.json["reason"] == "bad-input"
    assert answer.json["text"] == "creatures.bodach.points doit être un nombre entier."
    assert answer.json["params"]["where"] == "creatures.bodach.points"
    assert answer.json["params"]["need"] == "number"
    opened = {"game": "oak", "seats": [ME, bot()], "data": wrong}
    assert server.ask("/api/tables", opened, headers=FRENCH).json["text"] == answer.json["text"]


@pytest.mark.parametrize(("path", "content", "sentence"), [
    ("oak/values", b"{", "This is not a sound JSON file."),
    ("oak/values?toml", b"[", "This is not a sound TOML file."),
    ("oak/values", b"[]", "The file is not sound at data; expected: {…}."),
    ("cernunos/values", b"{}", "cernunos has no component values that could be corrected."),
])  # fmt: skip
def test_a_file_that_cannot_be_read_is_refused_in_words(
    server: Server, path: str, content: bytes, sentence: str
) -> None:
    answer = server.ask(f"/api/games/{path}", content)

    assert answer.status == 400
    assert answer.json["text"] == sentence


def test_a_table_is_played_with_own_values_and_says_so(
    server: Server, table: dict[str, Any]
) -> None:
    with server.page(table["table"], table["token"]) as page:
        assert page.head["ownValues"] == 1
    assert own_of(server, table["table"])["data"] == OWN
    usual = server.new_table(ME, bot(), game="oak")
    assert server.ask(f"/api/tables/{usual['table']}").json["ownValues"] == 0
    assert own_of(server, usual["table"])["values"] == []


def test_record_upload_fork_and_replay_keep_own_values(server: Server) -> None:
    state = nemeton.game("oak").start(players=2, seed=1, data=OWN, orders=("bee", "fox"))
    uploaded = server.ask("/api/records", state.record).json["table"]

    assert server.ask(f"/api/tables/{uploaded}/record").json["data"] == OWN
    assert bodach(server.ask(f"/api/tables/{uploaded}/outline").json["components"]) == 5
    forked = server.fork(state.record)["table"]
    assert own_of(server, forked)["data"] == OWN
    assert server.ask(f"/api/tables/{forked}").json["ownValues"] == 1


def test_the_record_of_a_table_opened_with_own_values_verifies_with_them(server: Server) -> None:
    short = {"boards": {"victory": {"points": 1}}}
    table = server.new_table(ME, bot(), game="root", data=short)
    with server.page(table["table"], table["token"]) as page:
        while page.wait_for_turn():
            page.choose(page.number)
    record = server.ask(f"/api/tables/{table['table']}/record").json

    assert record["data"] == short
    assert nemeton.verify(record).over
    again = server.ask(f"/api/tables/{table['table']}/rematch", {}, table["token"]).json["table"]
    assert own_of(server, again)["data"] == short
