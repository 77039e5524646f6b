"""The report on a finished game: made beside the server, kept, told when the record is open."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton import review
from nemeton.server.replay.reports import Reports, Work
from nemeton.table.host import Host
from tests.review.games import LAST_TOKENS, played
from tests.server.kit import ME, Page, Server, bot
from tests.table.memory import MemoryStore, OwnTime, hosting

PATIENCE = 120.0


def finished(server: Server) -> Page:
    """A short game against a bot, played to its end."""
    joined = server.new_table(ME, bot(), options={"position": LAST_TOKENS})
    page = server.page(joined["table"], joined["token"])
    while page.wait_for_turn():
        page.choose()
    return page


def whole(server: Server, table: str, token: str = "") -> dict[str, Any]:
    """Asks until the report is done."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        answer = server.ask(f"/api/tables/{table}/report", token=token)
        assert answer.status == 200, answer.body
        found: dict[str, Any] = answer.json
        if found["done"] == 1:
            return found
        time.sleep(0.1)
    raise TimeoutError("the report is not done")


def test_a_finished_game_has_a_report(server: Server) -> None:
    aline = finished(server)

    report = whole(server, aline.table)

    winners = aline.position["result"]["winners"]
    assert [seat for seat, chance in enumerate(report["chances"][-1]) if chance] == winners
    assert len(report["chances"]) == aline.position["choices"] + 1
    assert [seat["seat"] for seat in report["seats"]] == [0, 1]
    assert report["fitted"] is True


def test_the_owner_says_how_many_choices_a_report_judges(server: Server) -> None:
    """The servers of the tests judge two of each player; as many as eight are usual."""
    record = nemeton.game("cernunos").start(seed=11)
    record.playout(nemeton.Fast(11))
    table = server.ask("/api/records", record.record).json["table"]

    report = whole(server, table)

    assert [seat["weighed"] <= 2 for seat in report["seats"]] == [True, True]
    assert sum(seat.weighed for seat in review.report(record.record, judged=3).seats) > 4


def test_a_report_is_what_the_library_says_of_the_record(server: Server) -> None:
    aline = finished(server)
    record = server.ask(f"/api/tables/{aline.table}/record").json

    report = whole(server, aline.table)

    assert report["chances"] == review.report(record, judged=0).chances


def test_there_is_no_report_while_the_game_goes_on(server: Server) -> None:
    """Not even where nothing is hidden, and a record could be had."""
    for game in ("cernunos", "root"):
        joined = server.new_table(ME, bot(), game=game)
        for token in ("", joined["token"]):
            answer = server.ask(f"/api/tables/{joined['table']}/report", token=token)
            assert (answer.status, answer.json["reason"]) == (403, "not-open")


@pytest.mark.parametrize(("game", "players"), [("oak", 2), ("root", 1)])
def test_an_uploaded_game_has_a_report_too(server: Server, game: str, players: int) -> None:
    end = played(game, players, {})
    table = server.ask("/api/records", end.record).json["table"]

    report = whole(server, table)

    assert report["players"] == players
    assert end.result is not None
    assert report["chances"][-1][0] == (1 if end.result.winners == (0,) else 0)


def test_the_report_is_kept_with_the_table(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    server = Server(database, NEMETON_LIMITS="off").start()
    try:
        table = finished(server).table
        made = whole(server, table)
        server.stop()
        server.start()

        answer = server.ask(f"/api/tables/{table}/report")

        assert answer.json == made, "asked once, without waiting"
    finally:
        server.stop()


def test_a_report_that_nobody_asks_for_rests_and_goes_on_from_there() -> None:
    state = nemeton.game("cernunos").start(seed=1, position=LAST_TOKENS)
    while not state.over:
        state.choose(state.options()[0])

    async def come_back(host: Host, time: OwnTime) -> None:
        reports, work = Reports(host), Work(state.record)
        try:
            assert await reports.made(work) is None
            assert (work.report.done, work.looks) == (0.1, [])
            work.asked = time.monotonic()
            assert await reports.made(work) == review.report(state.record)
        finally:
            await reports.close()

    hosting(come_back, MemoryStore())


def play_out(page: Page, place: int) -> None:
    """To the end by the option at that place, or the last where there are fewer."""
    while page.position["result"] is None:
        page.choose(min(place, len(page.options) - 1))


def test_an_end_that_is_played_anew_has_a_report_of_its_own(server: Server) -> None:
    joined = server.new_table(ME, ME, options={"position": LAST_TOKENS})
    page = server.page(joined["table"], joined["token"])
    play_out(page, 1)
    first = whole(server, page.table)

    page.done("undo", keep=0)
    play_out(page, 11)
    second = whole(server, page.table)

    assert len(first["chances"]) == len(second["chances"]), "after as many choices"
    assert (first["chances"][-1], second["chances"][-1]) == ([0, 1], [1, 0])


def test_while_a_report_is_made_others_play_on(server: Server) -> None:
    """The bots think in processes of their own, and the server answers as ever."""
    end = played("root", 4, {})
    table = server.ask("/api/records", end.record).json["table"]
    first = server.ask(f"/api/tables/{table}/report").json
    assert first["done"] < 1

    joined = server.new_table(ME, bot("sapling"))
    page = server.page(joined["table"], joined["token"])
    began = time.monotonic()
    for _ in range(3):
        assert page.wait_for_turn()
        page.choose()
    took = time.monotonic() - began

    later = server.ask(f"/api/tables/{table}/report").json
    assert later["done"] < 1, "the report was done too soon to tell"
    assert took < 20


@pytest.mark.parametrize("part", [0, 0.1, 0.11, 0.15])
def test_a_server_stops_at_once_while_a_report_is_made(tmp_path: Path, part: float) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    try:
        table = server.ask("/api/records", played("root", 4, {}).record).json["table"]
        while (done := server.ask(f"/api/tables/{table}/report").json["done"]) < part:
            time.sleep(0.02)
        assert done < 1, "the report was done too soon to tell"
    finally:
        began = time.monotonic()
        server.stop()

    assert time.monotonic() - began < 15
