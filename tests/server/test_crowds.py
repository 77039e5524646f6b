"""Many people and many tables of one guest leave room for the others."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.kit import INVITE, ME, OPEN, friends, usual


def test_onlookers_never_crowd_out_an_invitation(tmp_path: Path) -> None:
    server = usual(tmp_path, joins_at_once=1000, requests_at_once=1000)
    table = server.new_table(ME, INVITE)
    path = f"/api/tables/{table['table']}/join"
    tokens = [server.ask(path, {"name": "Eve", "watch": True}).json["token"] for _ in range(230)]

    friend = server.ask(path, {"name": "Maël", "invite": table["invite"]})
    first, last = (server.page(table["table"], token) for token in (tokens[0], tokens[-1]))
    server.stop()

    assert friend.status == 200
    assert first.you["person"] is None  # never did anything, and is forgotten
    assert last.you["person"] is not None


def test_whoever_spoke_is_not_forgotten(tmp_path: Path) -> None:
    server = usual(tmp_path, joins_at_once=1000, requests_at_once=1000)
    table = server.new_table(ME, INVITE)
    path = f"/api/tables/{table['table']}/join"
    talker = server.ask(path, {"name": "Ines", "watch": True}).json["token"]
    with server.page(table["table"], talker) as page:
        page.do("say", text="good evening")
    for _ in range(220):
        server.ask(path, {"name": "Eve", "watch": True})

    with server.page(table["table"], talker) as page:
        assert page.you["name"] == "Ines"
    server.stop()


def test_one_address_joins_a_table_so_often(tmp_path: Path) -> None:
    server = usual(tmp_path, joins_at_once=5, joins_an_hour=1)
    table = server.new_table(ME, INVITE)
    path = f"/api/tables/{table['table']}/join"

    answers = [server.ask(path, {"name": "Eve", "watch": True}).status for _ in range(7)]
    friend = server.ask(path, {"name": "Maël", "invite": table["invite"]}).status
    server.stop()

    assert answers == [200] * 5 + [429] * 2
    assert friend == 200


def test_handing_a_seat_to_and_fro_does_not_fill_the_log(tmp_path: Path) -> None:
    server = usual(tmp_path)
    aline, _ = friends(server)
    pages = [aline, *[server.page(aline.table, aline.token) for _ in range(3)]]

    done = 0
    for number in range(100):
        page = pages[number % len(pages)]
        for answer in (page.do("hand", seat=0, level="random"), page.do("take_back", seat=0)):
            done += answer["type"] == "done"
    server.stop()

    assert done <= 20


def test_one_person_adds_so_many_lines_by_whichever_page(tmp_path: Path) -> None:
    server = usual(tmp_path, entries_at_once=10, entries_a_second=0.1)
    aline, _ = friends(server)
    pages = [server.page(aline.table, aline.token) for _ in range(4)]

    answers = [pages[number % 4].do("say", text="hello") for number in range(16)]
    server.stop()

    assert [answer["type"] for answer in answers] == ["done"] * 10 + ["refused"] * 6


def test_one_address_has_a_share_of_the_lobby(tmp_path: Path) -> None:
    server = usual(tmp_path)
    for _ in range(15):
        server.new_table(ME, OPEN, public=True)
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    wanted = {"game": "cernunos", "name": "Ines", "seats": [ME, OPEN], "public": True}
    other = server.ask("/api/tables", wanted, headers=elsewhere).json["table"]
    for _ in range(15):
        server.new_table(ME, OPEN, public=True)

    listed = [each["table"] for each in server.ask("/api/lobby").json]
    server.stop()

    assert len(listed) == 11
    assert other in listed


def test_the_lobby_comes_in_pages_and_forgets_what_nobody_touches(tmp_path: Path) -> None:
    server = usual(tmp_path, lobby_share=1000, tables_at_once=1000)
    tables = [server.new_table(ME, OPEN, public=True)["table"] for _ in range(60)]
    first, second = (server.ask(path).json for path in ("/api/lobby", "/api/lobby?after=50"))
    server.stop()
    with closing(sqlite3.connect(server.database)) as writing, writing:
        writing.execute("UPDATE tables SET changed = changed - 4 * 24 * 3600")
    server.start()
    later = server.ask("/api/lobby").json
    server.stop()

    assert (len(first), len(second), len(later)) == (50, 10, 0)
    assert {each["table"] for each in first + second} == set(tables)


def test_tables_an_hour_are_counted_over_restarts_and_processes(tmp_path: Path) -> None:
    server = usual(tmp_path, tables_an_hour=2, tables_at_once=3)
    wanted = {"game": "cernunos", "seats": [ME, ME]}
    statuses = [server.ask("/api/tables", wanted).status for _ in range(3)]
    server.stop()
    server.start()
    statuses += [server.ask("/api/tables", wanted).status for _ in range(3)]
    server.stop()

    assert statuses == [200] * 5 + [429]
