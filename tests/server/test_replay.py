"""Games to look back on: records, moments, forks, uploads, fairness."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.cli.program import run
from nemeton.table.settings import drawn_order
from tests.server.kit import ME, Server, bot, friends


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A table at which a game against a bot has come to its end."""
    table = server.new_table(ME, bot("sapling"))
    with server.page(table["table"], table["token"]) as page:
        while page.wait_for_turn():
            page.choose(page.number)
        return {**table, "log": page.log, "view": page.position["view"], "head": page.head}


def test_the_record_of_a_game_verifies(server: Server, finished: dict[str, Any]) -> None:
    answer = server.ask(f"/api/tables/{finished['table']}/record")

    state = nemeton.verify(answer.json)

    assert state.over
    assert answer.json["names"] == ["Aline", ""]
    assert answer.json["seats"] == ["human", "sapling"]
    assert ".nemeton.json" in answer.headers["Content-Disposition"]


def test_a_downloaded_game_is_verified_and_told_again_in_the_terminal(
    server: Server, finished: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "game.nemeton.json"
    path.write_bytes(server.ask(f"/api/tables/{finished['table']}/record").body)

    assert run(["verify", str(path)]) == 0
    assert run(["replay", str(path), "--at", "5"]) == 0


def test_every_moment_can_be_looked_at(server: Server, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['table']}"
    outline = server.ask(f"{path}/outline").json
    count = len(outline["choices"])
    moments: list[Any] = []
    while len(moments) <= count:
        page = f"{path}/moments?from={len(moments)}&to={count}&seat=0"
        moments += server.ask(page).json

    assert [moment["choices"] for moment in moments] == list(range(count + 1))
    assert len(outline["values"]) == count + 1
    assert moments[-1]["view"] == finished["view"]
    assert [line for moment in moments for line in moment["lines"]] == finished["log"]


CORRECTED: list[tuple[str, dict[str, Any], list[str | int], int]] = [
    ("oak", {"cards": {"lore": {"oak": 2}}}, ["deeds", 2, 3, "cost"], 2),
    ("pangaia", {"slots": [{"id": "S4", "cost": 2}]}, ["slots", 3, "cost"], 2),
    ("root", {"cards": {"card": {"anvil": {"points": 3}}}}, ["cards", 9, "points"], 3),
]


@pytest.mark.parametrize(("game", "owner", "where", "value"), CORRECTED)
def test_printed_values_come_once_a_table_with_an_owners_corrections(
    server: Server, game: str, owner: dict[str, Any], where: list[str | int], value: int
) -> None:
    state = nemeton.game(game).start(players=2, seed=1, data=owner)
    table = server.fork(state.record)

    with server.page(table["table"], table["token"]) as page:
        welcome = json.loads(page.sent[0])
        assert at(welcome["components"], where) == value
        assert "components" not in welcome["position"]["view"]["board"]
        page.wait_for_turn()
        page.choose(page.number)
        assert not any('"components"' in message for message in page.sent[1:])
    archive = server.ask("/api/records", state.record).json["table"]
    outline = server.ask(f"/api/tables/{archive}/outline").json
    assert at(outline["components"], where) == value


def at(found: Any, where: list[str | int]) -> object:
    for name in where:
        found = found[name]
    return found


def test_a_moment_that_is_not_there_is_refused(server: Server, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['table']}/moments"

    for query in ("from=9999", "from=-1", "from=x", "seat=7", "from=5&to=2", "from=9999999999"):
        assert server.ask(f"{path}?{query}").status == 400, query


def test_a_game_goes_on_from_a_moment_at_a_new_table(
    server: Server, finished: dict[str, Any]
) -> None:
    wanted = {"at": 8, "seats": [ME, ME], "name": "Aline"}

    fork = server.ask(f"/api/tables/{finished['table']}/fork", wanted).json

    with server.page(fork["table"], fork["token"]) as page:
        assert page.position["choices"] == 8
        assert page.head["forkedFrom"] == finished["table"]
        page.choose()
        page.done("undo", keep=8)
        assert page.refused("undo", keep=7) == "nothing-to-undo"


def test_a_downloaded_game_is_uploaded_and_forked(server: Server, finished: dict[str, Any]) -> None:
    record = server.ask(f"/api/tables/{finished['table']}/record").json

    table = server.ask("/api/records", record).json["table"]

    head = server.ask(f"/api/tables/{table}").json
    assert (head["archive"], head["over"]) == (True, True)
    assert head["seats"][0]["name"] == "Aline"
    assert server.ask(f"/api/tables/{table}/record").json["choices"] == record["choices"]
    assert server.ask(f"/api/tables/{table}/fork", {"at": 3, "seats": [ME, bot()]}).status == 200
    with server.page(table) as page:
        assert page.position["view"] == finished["view"]


def test_a_record_that_was_tampered_with_is_refused_in_words(
    server: Server, finished: dict[str, Any]
) -> None:
    record = server.ask(f"/api/tables/{finished['table']}/record").json
    broken: list[Any] = [
        {**record, "choices": [["place", 0, 99], *record["choices"][1:]]},
        {**record, "result": {**record["result"], "winners": [0, 1]}},
        {**record, "commitment": "0" * 64},
        {**record, "game": "chess"},
        {**record, "extra": 1},
        {**record, "players": 9},
        {"choices": []},
        [],
    ]
    for document in broken:
        answer = server.ask("/api/records", document, headers={"Accept-Language": "fr"})
        assert answer.status == 400, document
        assert answer.json["reason"] in ("bad-input", "bad-message")


def test_the_promise_of_the_luck_is_kept(server: Server, finished: dict[str, Any]) -> None:
    fairness = server.ask(f"/api/tables/{finished['table']}/fairness").json

    assert fairness["agrees"] is True
    assert nemeton.commitment(fairness["secret"]) == fairness["commitment"]
    assert fairness["commitment"] == finished["head"]["commitment"]


def test_the_secret_of_the_luck_is_not_told_before_the_end(server: Server) -> None:
    aline, _ = friends(server)

    fairness = server.ask(f"/api/tables/{aline.table}/fairness").json

    assert fairness["secret"] is None
    assert fairness["commitment"]


def test_an_open_game_can_be_looked_back_on_at_once(server: Server) -> None:
    aline, _ = friends(server)
    aline.choose()

    assert server.ask(f"/api/tables/{aline.table}/record").status == 200
    assert len(server.ask(f"/api/tables/{aline.table}/moments").json) == 2


def test_drawn_seats_follow_from_the_secret(server: Server) -> None:
    seen = set()
    for _ in range(12):
        table = server.new_table(ME, bot(), drawSeats=True)
        with server.page(table["table"], table["token"]) as page:
            seen.add(tuple(page.you["seats"]))
    with server.page(table["table"], table["token"]) as page:
        seat = page.you["seats"][0]
        while page.wait_for_turn():
            page.choose(page.number)
    fairness = server.ask(f"/api/tables/{table['table']}/fairness").json

    assert seen == {(0,), (1,)}
    assert (fairness["seatsDrawn"], fairness["agrees"]) == (True, True)
    assert fairness["order"] == drawn_order(fairness["secret"], 2)
    assert fairness["order"][seat] == 0


def test_the_words_of_a_game_are_told_in_both_languages(server: Server) -> None:
    words = server.ask("/api/games/cernunos/words").json

    assert set(words) == {"en", "fr"}
    assert "game-name" in words["fr"]
    assert server.ask("/api/games/chess/words").status == 404
