"""The owner's commands on the database of a running server, over each kind of it."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from nemeton.cli.program import run
from tests.deploy.test_restore import POSTGRES_TOOLS
from tests.server.kit import ME, OPEN, Page, Server, bot, friends

WHY = ("--reason", "the owner says so")


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command beside the running server, and gives back what it prints."""

    def command(*words: str) -> str:
        status = run(["admin", *words, "--database", server.database, "--lang", "en"])
        said = capsys.readouterr()
        assert status == 0, said.err
        return said.out

    return command


@pytest.fixture
def refused(server: Server, capsys: pytest.CaptureFixture[str]) -> Any:
    def command(*words: str) -> str:
        assert run(["admin", *words, "--database", server.database, "--lang", "en"]) == 2
        return capsys.readouterr().err

    return command


def notice(page: Page, key: str) -> dict[str, Any]:
    """Waits until the page, which nobody touches, shows that notice."""
    while not (found := [each for each in page.notices if each["key"] == key]):
        page.receive()
    return dict(found[-1])


def test_tables_are_listed_found_and_looked_into(server: Server, admin: Any) -> None:
    first, _ = friends(server)
    first.says("the quick brown marten")

    listed = json.loads(admin("list", "--json"))
    assert next(each for each in listed if each["table"] == first.table)["people"] == [
        "Aline",
        "Maël",
    ]
    assert first.table in admin("list")
    (found,) = json.loads(admin("find", "BROWN Marten", "--json"))
    assert (found["table"], found["where"], found["name"]) == (first.table, "said", "Aline")
    shown = json.loads(admin("show", first.table, "--json"))
    assert shown["state"] == "playing"
    assert [each["person"] for each in shown["seats"]] == [0, 1]
    assert "the quick brown marten" in admin("show", first.table)
    assert "seed" not in json.dumps(shown)
    assert "key" not in shown["people"][0]


def test_an_open_page_sees_at_once_that_its_table_is_closed(server: Server, admin: Any) -> None:
    first, second = friends(server)

    admin("close", first.table, *WHY)

    assert notice(second, "owner_closed")["reason"] == WHY[1]
    assert second.position["result"] == {
        "winners": [],
        "scores": second.position["result"]["scores"],
        "reason": "closed",
        "resigned": [],
    }
    first.settle(second.number)
    assert first.refused("choose", number=first.number, option=["pass"]) == "game-over"


def test_a_seat_is_handed_to_a_bot_which_plays_on(server: Server, admin: Any) -> None:
    first, second = friends(server)
    asked, other = (first, second) if first.options else (second, first)
    seat = asked.you["seats"][0]

    admin("hand", first.table, str(seat), "random", *WHY)

    assert notice(other, "owner_handed")["seat"] == seat
    assert other.wait_for_turn()  # the server's bot has answered
    asked.settle(other.number)
    asked.done("take_back", seat=seat)


def test_a_game_goes_back_to_a_moment_with_a_reason(server: Server, admin: Any) -> None:
    joined = server.new_table(ME, ME)
    page = server.page(joined["table"], joined["token"])
    for _ in range(4):
        page.choose()
    assert page.position["choices"] == 4

    admin("back", joined["table"], "1", *WHY)

    assert notice(page, "owner_undone")["reason"] == WHY[1]
    assert page.position["choices"] == 1
    page.choose()
    with server.page(joined["table"], joined["token"]) as again:
        assert again.position["choices"] == 2


def test_a_closed_game_can_go_on_after_all(server: Server, admin: Any) -> None:
    joined = server.new_table(ME, ME, clock={"kind": "live", "seconds": 600})
    page = server.page(joined["table"], joined["token"])
    page.choose()
    admin("close", joined["table"], *WHY)
    notice(page, "owner_closed")

    admin("back", joined["table"], "1", *WHY)

    notice(page, "owner_undone")
    assert page.position["result"] is None
    page.choose()


def test_a_guest_is_muted_and_may_talk_again(server: Server, admin: Any) -> None:
    first, second = friends(server)

    admin("mute", first.table, "maël", *WHY)
    notice(second, "owner_muted")
    assert second.refused("say", text="hello") == "muted"
    first.says("hello")

    admin("unmute", first.table, "1")
    notice(second, "owner_unmuted")
    second.says("thanks")


def test_a_removed_guest_holds_nothing_any_more(server: Server, admin: Any) -> None:
    first, second = friends(server)

    admin("remove", first.table, "Maël", *WHY)

    notice(first, "owner_removed")
    assert first.head["seats"][1]["name"] == ""
    assert second.refused("say", text="hello") == "not-your-seat"
    assert (
        server.ask("/api/mine", {"tables": [{"table": second.table, "token": second.token}]}).json
        == []
    )


def test_what_cannot_be_done_is_said(server: Server, refused: Any) -> None:
    first, _ = friends(server)

    assert "no such table" in refused("close", "nowhere", *WHY)
    assert "--reason" in refused("close", first.table)
    assert "no seat 7" in refused("hand", first.table, "7", "random", *WHY)
    assert "no such level" in refused("hand", first.table, "0", "oracle", *WHY)
    assert "not that many choices" in refused("back", first.table, "99", *WHY)
    assert "called “Zoé”" in refused("mute", first.table, "Zoé", *WHY)
    assert "whole number" in refused("back", first.table, "soon", *WHY)


def test_without_a_database_none_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "none.sqlite3"

    assert run(["admin", "list", "--database", str(missing), "--lang", "fr"]) == 2
    assert "Il n’y a pas de base" in capsys.readouterr().err
    assert not missing.exists()


def aged(server: Server, table: str, days: float) -> None:
    """Makes a table look as if nothing had happened for so long."""
    import asyncio

    from nemeton.server.storage import store_at

    async def change() -> None:
        store = store_at(server.database)
        await store.start(lambda name, news: None)
        then = time.time() - days * 86400
        await store.carry_out(
            [
                ("UPDATE tables SET changed = $1 WHERE name = $2", (then, table)),
                ("UPDATE entries SET at = $1 WHERE name = $2", (then, table)),
            ]
        )
        await store.close()

    asyncio.run(change())


def test_old_tables_are_pruned_and_their_open_pages_hear_of_it(server: Server, admin: Any) -> None:
    old, young = server.new_table(ME, bot()), server.new_table(ME, bot())
    page = server.page(old["table"], old["token"])
    aged(server, old["table"], 40)

    assert "One table has not changed for 30 days" in admin("prune", "--days", "30")
    assert server.ask(f"/api/tables/{old['table']}").status == 200
    assert "One table is deleted" in admin("prune", "--days", "30", "--yes")

    gone = page.until(lambda message: message["type"] == "refused")
    assert gone["reason"] == "no-such-table"
    assert server.ask(f"/api/tables/{old['table']}").status == 404
    assert server.ask(f"/api/tables/{young['table']}").status == 200


def test_a_table_comes_back_from_a_file_as_it_was(
    server: Server, admin: Any, refused: Any, tmp_path: Path
) -> None:
    joined = server.new_table(ME, bot())
    with server.page(joined["table"], joined["token"]) as page:
        page.choose()
        page.wait_for_turn()
        before = page.position
    file = tmp_path / "tables.jsonl"
    assert "One table written" in admin("export", str(file), joined["table"])
    assert file.stat().st_mode & 0o077 == 0
    aged(server, joined["table"], 40)
    admin("prune", "--days", "30", "--yes")

    assert "One table put back" in admin("import", str(file))
    assert "There already: 1" in admin("import", str(file))
    while server.ask(f"/api/tables/{joined['table']}").status != 200:
        time.sleep(0.05)  # until the server has heard that it is there again
    with server.page(joined["table"], joined["token"]) as page:
        assert page.position["view"] == before["view"]
        page.choose()

    file.write_text('{"nemeton_table": 2}\n')
    assert "Line 1 is no table" in refused("import", str(file))
    assert "already" in refused("export", str(file))


def test_a_backup_is_made_while_people_play(
    server: Server, admin: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{POSTGRES_TOOLS}{os.pathsep}{os.environ['PATH']}")
    first, _ = friends(server)
    old = tmp_path / "nemeton-20200101T000000Z.sqlite3"
    old.write_bytes(b"")
    os.utime(old, (0, 0))

    said = admin("backup", str(tmp_path), "--keep", "30")

    (copy,) = (each for each in tmp_path.iterdir() if each.name.startswith("nemeton-"))
    assert "".join(str(copy).split()) in "".join(said.split())
    assert not old.exists()
    if copy.suffix == ".sqlite3":
        reading = sqlite3.connect(copy)
        assert (first.table,) in reading.execute("SELECT name FROM tables").fetchall()
        reading.close()
    else:
        assert copy.read_bytes()[:5] == b"PGDMP"


def test_a_new_key_replaces_the_one_before(server: Server, admin: Any) -> None:
    first, second = (admin("key").split()[-1] for _ in range(2))

    assert first != second
    assert len(second) == 32
    assert len(admin("rotate").split()[-1]) == 32


def test_a_free_seat_can_be_given_to_a_bot(server: Server, admin: Any) -> None:
    joined = server.new_table(ME, OPEN)
    page = server.page(joined["table"], joined["token"])
    assert not page.head["begun"]

    admin("hand", joined["table"], "1", "random", *WHY)

    notice(page, "owner_handed")
    assert page.head["begun"]
    assert page.wait_for_turn()
