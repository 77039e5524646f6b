"""One person on several devices: a browser's own key opens all their seats."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.kit import ME, OPEN, Server, bot

FIREFOX = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


def new_key() -> str:
    """As a browser makes up its own."""
    return f"d-{secrets.token_urlsafe(24)}"


def open_table(server: Server, key: str, *seats: dict[str, Any], **rest: Any) -> dict[str, Any]:
    wanted = {"game": "cernunos", "name": "Aline", "seats": list(seats or (ME, bot())), **rest}
    answer = server.ask("/api/tables", wanted, key)
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def sit(server: Server, table: str, key: str, name: str = "Brice") -> dict[str, Any]:
    answer = server.ask(f"/api/tables/{table}/join", {"name": name}, key)
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def mine(server: Server, key: str) -> list[str]:
    return [each["head"]["table"] for each in server.ask("/api/mine", {"tables": []}, key).json]


def test_a_browsers_own_key_opens_the_seats_that_it_took(server: Server) -> None:
    key = new_key()

    joined = open_table(server, key)
    page = server.page(joined["table"], key)

    assert joined["token"] == ""
    assert joined["seats"] == page.you["seats"] == [0]
    assert mine(server, key) == [joined["table"]]
    assert server.ask("/api/me", token=key).json["games"] == 1


def test_a_key_opens_no_seat_of_others(server: Server) -> None:
    joined = open_table(server, new_key())
    stranger = new_key()
    open_table(server, stranger)

    page = server.page(joined["table"], stranger)

    assert page.you["person"] is None
    assert joined["table"] not in mine(server, stranger)


def test_a_browser_that_nobody_knows_is_nobody(server: Server) -> None:
    for key in ("", new_key(), "d-", "d-" + "!" * 32, server.new_table(ME, bot())["token"]):
        answer = server.ask("/api/me", token=key)

        assert (answer.status, answer.json["reason"]) == (401, "unknown-key")


def test_keys_to_seats_from_before_hang_on_the_person(server: Server) -> None:
    key, old, lost = new_key(), server.new_table(ME, bot()), server.new_table(ME, bot())
    keys = [
        {"table": old["table"], "token": old["token"]},
        {"table": lost["table"], "token": "forged"},
        {"table": "nosuchtable", "token": old["token"]},
    ]

    adopted = server.ask("/api/me/adopt", {"tables": keys, "name": "Aline"}, key)

    assert adopted.json == {"tables": [old["table"]]}
    assert mine(server, key) == [old["table"]]
    assert server.ask("/api/me", token=key).json["name"] == "Aline"
    assert server.page(old["table"], key).you["seats"] == [0]
    assert server.page(old["table"], old["token"]).you["seats"] == [0]  # it goes on working


def test_a_socket_that_sends_both_keys_adopts_the_seat(server: Server) -> None:
    key, old = new_key(), server.new_table(ME, bot())
    open_table(server, key)

    page = server.page(old["table"], "")
    page.send(type="hello", token=old["token"], key=key)
    page.until(lambda message: message["type"] == "welcome")

    assert old["table"] in mine(server, key)


def test_a_name_is_changed_once_at_all_tables(server: Server) -> None:
    key = new_key()
    tables = [open_table(server, key, ME, OPEN)["table"] for _ in range(3)]
    page = server.page(tables[0], key)

    answer = server.ask("/api/me", {"name": "Alix"}, key)

    assert answer.json["name"] == "Alix"
    for table in tables:
        assert server.ask(f"/api/tables/{table}").json["seats"][0]["name"] == "Alix"
    page.until(lambda _: page.head["seats"][0]["name"] == "Alix")
    assert [each["key"] for each in page.notices] == ["sat", "renamed"]


def test_a_bad_name_changes_nothing(server: Server) -> None:
    key = new_key()
    table = open_table(server, key, ME, OPEN)["table"]

    answer = server.ask("/api/me", {"name": "x" * 200}, key)

    assert (answer.status, answer.json["reason"]) == (413, "too-long")
    assert server.ask("/api/me", token=key).json["name"] == "Aline"
    assert server.ask(f"/api/tables/{table}").json["seats"][0]["name"] == "Aline"


def test_a_device_is_named_and_can_be_removed(server: Server) -> None:
    key = new_key()
    server.ask("/api/me", {"name": "Aline", "language": "fr"}, key, FIREFOX)
    table = open_table(server, key)["table"]
    me = server.ask("/api/me", token=key).json

    assert [(each["label"], each["here"]) for each in me["devices"]] == [("Firefox · Linux", True)]
    assert me["language"] == "fr"
    gone = server.ask(f"/api/me/devices/{me['devices'][0]['id']}/remove", {}, key)

    assert gone.json["devices"] == []
    assert server.ask("/api/me", token=key).status == 401
    assert server.page(table, key).you["person"] is None


def test_a_table_can_be_taken_out_of_the_list(server: Server) -> None:
    key = new_key()
    first, second = open_table(server, key)["table"], open_table(server, key)["table"]

    server.ask("/api/me/hide", {"table": first}, key)

    assert mine(server, key) == [second]
    assert server.page(first, key).you["seats"] == [0]


def test_a_rematch_is_played_by_the_same_persons(server: Server) -> None:
    keys = [new_key(), new_key()]
    table = open_table(server, keys[0], ME, OPEN)["table"]
    sit(server, table, keys[1])
    pages = [server.page(table, key) for key in keys]
    pages[0].until(lambda _: pages[0].head["begun"])
    pages[0].done("resign", seat=0)

    again = server.ask(f"/api/tables/{table}/rematch", {}, keys[0]).json

    assert again["token"] == ""
    assert server.page(again["table"], keys[0]).you["seats"] == [1]
    assert server.page(again["table"], keys[1]).you["seats"] == [0]


def test_two_requests_of_a_new_browser_make_one_person(server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    key = new_key()
    with ThreadPoolExecutor(6) as pool:
        tables = {each["table"] for each in pool.map(lambda _: open_table(server, key), range(6))}

    assert set(mine(server, key)) == tables
    assert len(server.ask("/api/me", token=key).json["devices"]) == 1


def test_a_device_that_is_removed_is_shown_out_of_what_it_has_open(server: Server) -> None:
    laptop, phone = new_key(), new_key()
    table = open_table(server, laptop, ME, OPEN)["table"]
    link = server.ask("/api/me/carry", {"page": "http://x.example/me"}, laptop).json["link"]
    server.ask("/api/me/open", {"link": link.partition("#open=")[2], "key": phone})
    kept, cut = server.page(table, laptop), server.page(table, phone)
    devices = server.ask("/api/me", token=laptop).json["devices"]
    gone = next(each["id"] for each in devices if not each["here"])

    server.ask(f"/api/me/devices/{gone}/remove", {}, laptop)

    farewell = cut.until(lambda message: message["type"] == "farewell")
    assert farewell == {"type": "farewell", "reason": "unknown-key", "retry": False}
    kept.send(type="say", id=7, text="Still here")
    kept.until(lambda message: message["type"] == "done" and message["id"] == 7)
