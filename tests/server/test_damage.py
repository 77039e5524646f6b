"""One table that cannot be read is shut in by itself: everything else goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

from nemeton.table.opening import CHECKPOINT, NOBODY
from tests.server.databases import new_database
from tests.server.kit import INVITE, ME, OPEN, Page, Server, friends

ENTRIES = 4  # of a table at which two friends sit
UNKNOWN = json.dumps({"entry": "promoted", "seat": 0})


def changed(database: str, query: str, *values: Any) -> None:
    """Changes something in a database behind the server's back."""
    with closing(sqlite3.connect(database, timeout=10)) as writing, writing:
        writing.execute(query, values)


def add_line(database: str, page: Page, body: str) -> None:
    add = "INSERT INTO entries SELECT ?, max(number) + 1, ?, ? FROM entries WHERE name = ?"
    changed(database, add, page.table, time.time(), body, page.table)


@pytest.mark.parametrize("body", [UNKNOWN, "no JSON", json.dumps({"entry": "left", "seat": 77})])
def test_a_line_that_cannot_be_read_shuts_in_that_table_alone(database: str, body: str) -> None:
    server = Server(database).start()
    aline, _ = friends(server, public=True, clock={"kind": "live", "seconds": 3, "timeout": "bot"})
    good = server.new_table(ME, OPEN, public=True)
    clock = {"kind": "live", "seconds": 1, "increment": 0, "timeout": "bot"}
    other, mael = friends(server, clock=clock)
    server.kill()
    add_line(database, aline, body)

    server.start()
    head = server.ask(f"/api/tables/{aline.table}")
    lobby = server.ask("/api/lobby")
    keys = [{"table": each.table, "token": each.token} for each in (aline, other)]
    mine = server.ask("/api/mine", {"tables": keys})
    with server.page(other.table, mael.token) as waiting:
        assert waiting.wait_for_turn()  # the clock of the other table runs out

    assert (head.status, head.json["reason"]) == (410, "damaged")
    assert head.json["params"] == {"number": ENTRIES + 1}
    assert [each["table"] for each in lobby.json] == [good["table"]]
    assert [each["head"]["table"] for each in mine.json] == [other.table]
    server.stop()


def test_the_page_of_such_a_table_is_told_not_to_come_back(database: str) -> None:
    server = Server(database).start()
    aline, _ = friends(server)
    server.kill()
    add_line(database, aline, UNKNOWN)

    server.start()
    page = server.page(aline.table, aline.token)
    refused, farewell = (json.loads(text) for text in page.sent)
    server.stop()

    assert (refused["type"], refused["reason"]) == ("refused", "damaged")
    assert farewell == {"type": "farewell", "reason": "damaged", "retry": False}


def test_a_line_that_another_server_wrote_and_nobody_here_can_read(postgres: str) -> None:
    address = new_database(postgres)
    server = Server(address).start()
    aline, _ = friends(server)
    other, _ = friends(server)

    async def write() -> None:
        connection = await asyncpg.connect(address)
        row = (aline.table, ENTRIES + 1, time.time(), UNKNOWN)
        await connection.execute("INSERT INTO entries VALUES ($1, $2, $3, $4)", *row)
        await connection.execute("SELECT pg_notify('nemeton', $1)", f"other {aline.table}")
        await connection.close()

    asyncio.run(write())
    farewell = aline.until(lambda message: message["type"] == "farewell")
    with pytest.raises(ConnectionClosed):
        aline.receive()
    other.choose()
    server.stop()

    assert farewell == {"type": "farewell", "reason": "damaged", "retry": False}


def test_whoever_sat_there_gets_the_lines_without_what_they_must_not_know(database: str) -> None:
    server = Server(database).start()
    table = server.new_table(ME, INVITE, game="root")
    invitation = {"name": "Maël", "invite": table["invite"]}
    joined = server.ask(f"/api/tables/{table['table']}/join", invitation).json
    pages = [server.page(table["table"], each["token"]) for each in (table, joined)]
    pages[0].settle(pages[1].number)  # the game begins when both have their pages open
    for _ in range(6):
        page = next(each for each in pages if each.options)
        page.choose()
        for each in pages:
            each.settle(page.number)
    raw = f"/api/tables/{table['table']}/raw"
    assert server.ask(raw, token=table["token"]).json["reason"] == "not-open"
    server.kill()
    add_line(database, pages[0], UNKNOWN)

    server.start()
    found = server.ask(raw, token=table["token"])
    nobody = server.ask(raw)
    server.stop()

    assert nobody.json["reason"] == "not-your-seat"
    lines = [line["body"] for line in found.json["lines"]]
    assert lines[-1] == json.loads(UNKNOWN)
    chosen = [line for line in lines if line["entry"] == "chosen"]
    assert {line["seat"] for line in chosen} == {0, 1}
    assert all(("option" in line) == (line["seat"] == 0) for line in chosen)
    stored = stored_settings(database, table["table"])
    assert stored["seed"] not in found.body.decode()
    assert stored["invite"] not in found.body.decode()
    assert '"key"' not in found.body.decode()


def stored_settings(database: str, table: str) -> dict[str, Any]:
    with closing(sqlite3.connect(database)) as reading:
        (plan,) = reading.execute("SELECT plan FROM tables WHERE name = ?", (table,)).fetchone()
    found: dict[str, Any] = json.loads(plan)
    return found


def test_after_a_silent_change_of_rules_a_game_is_as_it_was_stored(
    database: str, tmp_path_factory: Any
) -> None:
    server = Server(database, NEMETON_LIMITS="off")
    server.log = str(tmp_path_factory.mktemp("log") / "log")
    server.start()
    table = server.new_table(ME, ME)
    page = server.page(table["table"], table["token"])
    for _ in range(25):
        page.choose()
    server.stop()
    with closing(sqlite3.connect(database)) as reading:
        query = "SELECT body FROM privates WHERE name = ? AND person = ? AND kind = ?"
        (body,) = reading.execute(query, (table["table"], NOBODY, CHECKPOINT)).fetchone()
    kept = json.loads(body)
    assert kept["choices"] == 20
    otherwise = json.dumps({**kept, "found": "0" * 24})
    change = "UPDATE privates SET body = ? WHERE name = ? AND kind = ?"
    changed(database, change, otherwise, table["table"], CHECKPOINT)

    server.start()
    again = server.page(table["table"], table["token"])

    assert again.position == {**page.position, "clock": again.position["clock"]}
    assert again.log == page.log
    again.choose()
    server.stop()
    assert "the rules have changed: another position at line" in Path(server.log).read_text()


def test_a_log_whose_tail_was_cut_opens_and_says_so(database: str, tmp_path_factory: Any) -> None:
    server = Server(database, NEMETON_LIMITS="off")
    server.log = str(tmp_path_factory.mktemp("log") / "log")
    server.start()
    table = server.new_table(ME, ME)
    page = server.page(table["table"], table["token"])
    for _ in range(25):
        page.choose()
    server.kill()
    changed(database, "DELETE FROM entries WHERE name = ? AND number > 12", table["table"])

    server.start()
    with server.page(table["table"], table["token"]) as again:
        assert again.number == 12
        again.choose()
    server.stop()

    with open(server.log) as log:
        assert f"table {table['table']}: its log ends at line 12" in log.read()
