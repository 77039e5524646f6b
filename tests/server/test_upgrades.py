"""A change of rules loses nothing: games go on from where they stand, and stay to be looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magpie.game import GAME

import nemeton
from tests.server.kit import ME, Page, Server, friends
from tests.server.toy import changed_toy, toy_environment

DAYS = {"kind": "days", "days": 2}


class Upgraded:
    """A server whose example game gets other rules between two starts."""

    def __init__(self, address: str, folder: Path) -> None:
        self.folder = folder
        self.server = Server(address, NEMETON_LIMITS="off", **toy_environment(folder))
        self.server.log = str(folder / "log")
        self.server.start()

    def renew(self) -> None:
        """Killed outright, and started with later rules."""
        self.server.kill()
        later = toy_environment(self.folder, changed_toy(self.folder))
        self.server.environment.update(later)
        self.server.start()

    def restart(self) -> None:
        self.server.kill()
        self.server.start()

    def said(self) -> str:
        return Path(self.server.log).read_text()


def play(pages: tuple[Page, Page], choices: int) -> None:
    for number in range(choices):
        pages[0].settle(max(page.number for page in pages))
        pages[1].settle(pages[0].number)
        page = next(each for each in pages if each.options)
        page.choose(number)


def moments(server: Server, page: Page, seat: int, last: int) -> Any:
    path = f"/api/tables/{page.table}/moments?seat={seat}&from=0&to={last}"
    answer = server.ask(path, token=page.token)
    assert answer.status == 200, answer.body
    return answer.json


def finished(server: Server) -> Page:
    """A game that one person has played to its end on both seats."""
    table = server.new_table(ME, ME, game="magpie", options={"goal": 4})
    page = server.page(table["table"], table["token"])
    while page.wait_for_turn():
        page.choose(len(page.log))
    return page


def test_a_running_game_goes_on_from_where_it_stands(address: str, tmp_path: Path) -> None:
    upgraded = Upgraded(address, tmp_path)
    pages = friends(upgraded.server, game="magpie", clock=DAYS, public=True)
    play(pages, 9)
    pages[1].settle(pages[0].number)
    pages[0].settle(pages[1].number)
    before = [(page.position["view"], page.options, page.log) for page in pages]
    past = [moments(upgraded.server, page, seat, 9) for seat, page in enumerate(pages)]

    upgraded.renew()
    server = upgraded.server
    head = server.ask(f"/api/tables/{pages[0].table}")
    again = [server.page(page.table, page.token) for page in pages]

    assert head.status == 200
    assert head.json["rules"] == "2"
    assert [(page.position["view"], page.options, page.log) for page in again] == before
    assert [note["key"] for note in again[0].notices][-1] == "rules_changed"
    assert [moments(server, page, seat, 9) for seat, page in enumerate(pages)] == past
    assert [each["table"] for each in server.ask("/api/lobby").json] == [pages[0].table]

    play((again[0], again[1]), 5)
    upgraded.restart()
    once_more = server.page(pages[0].table, pages[0].token)
    assert once_more.position["choices"] == 14
    assert moments(server, pages[0], 0, 9) == past[0]
    assert [note["key"] for note in once_more.notices].count("rules_changed") == 1
    server.stop()
    assert "WARNING" not in upgraded.said()
    assert "ERROR" not in upgraded.said()


def test_what_was_finished_by_older_rules_stays_to_be_looked_at(
    address: str, tmp_path: Path
) -> None:
    upgraded = Upgraded(address, tmp_path)
    page = finished(upgraded.server)
    last, path = page.position["choices"], f"/api/tables/{page.table}"
    outline = upgraded.server.ask(f"{path}/outline").json
    past = [moments(upgraded.server, page, seat, last) for seat in (0, 1)]
    record = upgraded.server.ask(f"{path}/record", token=page.token).json

    upgraded.renew()
    server = upgraded.server

    found = server.ask(f"{path}/outline").json
    assert found["choices"] == outline["choices"]
    assert found["result"] == outline["result"]
    assert [moments(server, page, seat, last) for seat in (0, 1)] == past
    again = server.page(page.table, page.token)
    assert (again.position["result"], again.log) == (page.position["result"], page.log)
    assert server.ask(f"{path}/record", token=page.token).json == record
    assert server.ask(f"{path}/fairness").json["agrees"] is True
    report = server.ask(f"{path}/report").json
    while report["done"] < 1:
        report = server.ask(f"{path}/report").json
    assert len(report["choosers"]) <= last  # up to where the rules of today differ
    server.stop()


def test_a_record_of_older_rules_is_taken_as_far_as_it_goes(database: str, tmp_path: Path) -> None:
    environment = toy_environment(tmp_path, changed_toy(tmp_path))
    server = Server(database, NEMETON_LIMITS="off", **environment).start()
    state = GAME.start(seed=3)
    state.playout(nemeton.Fast(1))
    record = state.record
    assert record["rules"] == "1"

    uploaded = server.ask("/api/records", record)
    assert uploaded.status == 200, uploaded.body
    table = uploaded.json["table"]
    outline = server.ask(f"/api/tables/{table}/outline").json
    made = [each["option"] for each in outline["choices"]]

    assert outline["head"]["differs"] == "choice"
    assert made == record["choices"][: len(made)]
    assert 0 < len(made) < len(record["choices"])
    assert outline["result"] is None
    server.stop()
