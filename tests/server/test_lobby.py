"""The lobby: what tables say of themselves, whom they are for, the first that fits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import ME, OPEN, Answer, Server
from tests.server.test_persons import new_key, open_table, sit


@pytest.fixture
def quiet(database: str) -> Iterator[Server]:
    """A server whose lobby nobody else uses."""
    running = Server(database, NEMETON_LIMITS="off").start()
    yield running
    running.stop()


def wish(server: Server, key: str = "", **wishes: Any) -> Answer:
    return server.ask("/api/lobby/sit", {"name": "Brice", **wishes}, key or new_key())


def seen(server: Server, key: str = "") -> list[str]:
    return [each["table"] for each in server.ask("/api/lobby", token=key).json]


def person(server: Server, name: str) -> tuple[str, str]:
    """Somebody's key and id."""
    key = new_key()
    return key, str(server.ask("/api/me", {"name": name}, key).json["id"])


def test_a_table_says_language_and_experience(server: Server) -> None:
    table = open_table(
        server, new_key(), ME, OPEN, public=True, language="fr", experience="beginner"
    )["table"]

    head = server.ask(f"/api/tables/{table}").json

    assert (head["language"], head["experience"], head["named"]) == ("fr", "beginner", False)


def test_the_first_free_table_that_fits(quiet: Server) -> None:
    """What the wishes leave open fits all; a table that asks for nothing fits every wish."""
    days = {"kind": "days", "days": 2}
    wished: dict[str, dict[str, Any]] = {
        "plain": {},
        "french": {"language": "fr"},
        "slow": {"clock": days, "experience": "experienced"},
        "rated": {"rated": True, "language": "en"},
    }
    made = {
        name: open_table(quiet, new_key(), ME, OPEN, public=True, **settings)["table"]
        for name, settings in wished.items()
    }

    def found(**wishes: Any) -> str:
        answer = wish(quiet, **wishes)
        assert answer.status == 200, answer.body
        table = str(answer.json["table"])
        quiet.page(table, answer.json["token"])
        return table

    assert found(clock="days", experience="any") == made["slow"]
    assert wish(quiet, clock="days").json["reason"] == "none-fits"
    assert found(language="en") == made["plain"]  # asks for nothing, waits longest
    assert wish(quiet, language="en").json["reason"] == "none-fits"  # not the rated one
    assert wish(quiet, game="oak").json["reason"] == "none-fits"
    assert found(language="fr", experience="beginner", game="cernunos") == made["french"]
    assert wish(quiet).status == 404
    assert wish(quiet, name=" ").json["reason"] == "bad-name"  # whether or not a table is there


def test_nobody_is_seated_twice_at_a_table(quiet: Server) -> None:
    key = new_key()
    open_table(quiet, key, ME, OPEN, public=True)

    assert wish(quiet, key).json["reason"] == "none-fits"
    other = new_key()
    assert wish(quiet, other).status == 200
    assert len(quiet.ask("/api/mine", {"tables": []}, other).json) == 1


@pytest.mark.parametrize(
    "wishes",
    [{"name": ""}, {"clock": "hours"}, {"language": "de"}, {"experience": 3}, {"fits": "all"}],
)
def test_bad_wishes_are_refused(server: Server, wishes: dict[str, Any]) -> None:
    assert wish(server, **wishes).status == 400


def test_a_table_for_certain_people_is_shown_to_them_and_for_nobody_else(server: Server) -> None:
    (aline, _), (brice, brice_id), (chloe, _) = (
        person(server, name) for name in ("Aline", "Brice", "Chloe")
    )
    before = open_table(server, aline, ME, OPEN, public=True)["table"]
    sit(server, before, brice)

    met = server.ask("/api/me/met", token=aline).json
    table = open_table(server, aline, ME, OPEN, public=True, guests=[brice_id])["table"]

    assert met == [{"id": brice_id, "name": "Brice", "games": 1}]
    assert server.ask(f"/api/tables/{table}").json["named"] is True
    assert seen(server, brice)[0] == table
    assert table not in seen(server, chloe) + seen(server)
    for stranger in (chloe, new_key(), ""):
        refused = server.ask(f"/api/tables/{table}/join", {"name": "Brice"}, stranger)
        assert (refused.status, refused.json["reason"]) == (403, "not-named")
    watching = server.ask(f"/api/tables/{table}/join", {"name": "Chloe", "watch": True}, chloe)
    assert watching.status == 200
    assert wish(server, brice).json["table"] == table


def test_a_list_of_people_has_to_be_one(server: Server) -> None:
    key, id = person(server, "Aline")
    for guests, status in (([id, id], 400), (["nobody"], 400), ([7], 400), ([id] * 51, 400)):
        wanted = {"game": "cernunos", "seats": [ME, OPEN], "guests": guests}
        assert server.ask("/api/tables", wanted, key).status == status
    unasked = {"game": "cernunos", "seats": [ME, {"kind": "invite"}], "guests": [id]}
    assert server.ask("/api/tables", unasked, key).status == 400


def test_whoever_is_named_stays_so_on_another_device_and_is_forgotten(server: Server) -> None:
    (aline, _), (brice, brice_id) = person(server, "Aline"), person(server, "Brice")
    table = open_table(server, aline, ME, OPEN, guests=[brice_id])["table"]
    other, after = new_key(), new_key()
    open_table(server, other)
    link = server.ask("/api/me/carry", {"page": "http://x.example/me"}, other).json["link"]
    opens = {"link": link.partition("#open=")[2], "key": after}
    assert server.ask("/api/me/open", opens, brice).status == 200  # two persons become one

    assert seen(server, after)[0] == table
    exported = server.ask("/api/me/export", token=after).json["more"]["table_guests"]
    assert exported == [{"table_name": table}]
    server.ask("/api/me/delete", {}, after)
    assert seen(server, after).count(table) == 0


def test_with_the_link_one_may_sit_though_others_are_named(server: Server) -> None:
    (aline, _), (_, id) = person(server, "Aline"), person(server, "Brice")
    seats = [ME, OPEN, {"kind": "invite"}]
    joined = open_table(server, aline, *seats, game="oak", guests=[id])

    wanted = {"name": "Chloe", "invite": joined["invite"]}
    assert server.ask(f"/api/tables/{joined['table']}/join", wanted, new_key()).status == 200


def test_tables_of_the_lobby_survive_a_restart(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    try:
        (aline, _), (brice, id) = person(server, "Aline"), person(server, "Brice")
        table = open_table(server, aline, ME, OPEN, guests=[id], language="fr")["table"]
        server.kill()
        server.start()
        (head,) = server.ask("/api/lobby", token=brice).json
        assert (head["table"], head["language"]) == (table, "fr")
    finally:
        server.stop()
