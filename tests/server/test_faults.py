"""Servers die, bots hang, several servers share a database: nothing acknowledged is ever lost."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.exceptions import WebSocketException

import nemeton
from tests.server.databases import new_database
from tests.server.kit import ME, Page, Server, bot, friends


def test_a_table_outlives_a_restart_and_the_page_resumes(address: str) -> None:
    server = Server(address, NEMETON_LIMITS="off").start()
    aline, mael = friends(server)
    aline.choose()
    mael.settle(aline.number)
    view, seen = aline.position["view"], aline.number

    server.kill()
    server.start()
    with server.page(aline.table, aline.token, since=seen) as again:
        assert again.position["view"] == view
        again.choose()
    server.stop()


def test_a_bot_goes_on_after_a_restart(database: str) -> None:
    server = Server(database).start()
    table = server.new_table(bot(), ME)
    server.kill()

    server.start()
    with server.page(table["table"], table["token"]) as page:
        assert page.wait_for_turn()
    server.stop()


def test_killing_the_server_under_load_loses_and_repeats_nothing(address: str) -> None:
    server = Server(address, NEMETON_LIMITS="off").start()
    tables = [server.new_table(ME, ME) for _ in range(6)]
    acknowledged: dict[str, dict[int, Any]] = {table["table"]: {} for table in tables}
    for _ in range(3):
        players = [Hammer(server, table, acknowledged[table["table"]]) for table in tables]
        before = heard_of(acknowledged)
        for player in players:
            player.start()
        while heard_of(acknowledged) < before + 20 and any(each.is_alive() for each in players):
            time.sleep(0.02)
        server.kill()
        for player in players:
            player.join(20)
        server.start()

    for table in tables:
        record = server.ask(f"/api/tables/{table['table']}/record").json
        known = acknowledged[table["table"]]
        assert {place: record["choices"][place] for place in known} == known
        assert len(record["choices"]) <= len(known) + 3  # one unheard of before each kill
        assert nemeton.replay(record).number == len(record["choices"])
    assert heard_of(acknowledged) >= 60
    server.stop()


def heard_of(acknowledged: dict[str, dict[int, Any]]) -> int:
    return sum(len(known) for known in acknowledged.values())


class Hammer(threading.Thread):
    """Plays both seats of a table as fast as it can, noting each choice that is acknowledged."""

    def __init__(self, server: Server, table: dict[str, Any], acknowledged: dict[int, Any]) -> None:
        super().__init__()
        self.server = server
        self.table = table
        self.acknowledged = acknowledged  # by its place among the choices

    def run(self) -> None:
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            page = self.server.page(self.table["table"], self.table["token"])
            while page.position["result"] is None:
                place, option = page.position["choices"], random.choice(page.options)
                number = page.position["decision"]["number"]
                answer = page.do("choose", number=number, option=option)
                if answer["type"] == "done":
                    assert place not in self.acknowledged, "accepted twice"
                    self.acknowledged[place] = option
                    page.settle(answer["number"])


def test_of_a_thousand_submissions_one_is_accepted(address: str) -> None:
    server = Server(address, NEMETON_LIMITS="off").start()
    table = server.new_table(ME, ME)
    pages = [server.page(table["table"], table["token"]) for _ in range(20)]
    decision = pages[0].position["decision"]
    choice = {"number": decision["number"], "option": decision["options"][0]}

    def submit(page: Page) -> list[str]:
        for number in range(50):
            page.send(type="choose", id=number, **choice)
        answers: dict[int, str] = {}
        while len(answers) < 50:
            message = page.receive()
            if "id" in message:
                answers[message["id"]] = message.get("reason", message["type"])
        return list(answers.values())

    with ThreadPoolExecutor(len(pages)) as threads:
        answers = [each for part in threads.map(submit, pages) for each in part]

    assert sorted(set(answers)) == ["done", "stale"]
    assert (len(answers), answers.count("done")) == (1000, 1)
    assert len(server.ask(f"/api/tables/{table['table']}/record").json["choices"]) == 1
    for page in pages:
        page.close()
    server.stop()


def test_two_servers_on_one_database_play_one_table(postgres: str) -> None:
    address = new_database(postgres)
    first = Server(address, NEMETON_LIMITS="off").start()
    second = Server(address, NEMETON_LIMITS="off").start()
    table = first.new_table(ME, {"kind": "invite"}, public=True)
    invitation = {"name": "Maël", "invite": table["invite"]}
    joined = second.ask(f"/api/tables/{table['table']}/join", invitation).json
    aline = first.page(table["table"], table["token"])
    mael = second.page(table["table"], joined["token"])

    for page in (aline, mael):
        while page.connected != [0, 1]:
            page.receive()
    aline.settle(mael.number)  # the game begins when both have their pages open
    began = time.monotonic()
    turns = 0
    while aline.position["result"] is None or mael.position["result"] is None:
        turns += 1
        asked = aline.position["decision"]["seat"]
        page, other = (aline, mael) if asked == 0 else (mael, aline)
        page.choose(turns * 7)
        other.settle(page.number)

    assert aline.position["view"] == mael.position["view"]
    assert (time.monotonic() - began) / turns < 1  # the news travel, nobody polls
    assert table["table"] not in [each["table"] for each in second.ask("/api/lobby").json]
    aline.close()
    mael.close()
    first.stop()
    second.stop()


def test_two_servers_never_both_accept_a_choice(postgres: str) -> None:
    address = new_database(postgres)
    servers = [Server(address, NEMETON_LIMITS="off").start() for _ in range(2)]
    table = servers[0].new_table(ME, ME)
    pages = [each.page(table["table"], table["token"]) for each in servers]
    accepted = 0

    with ThreadPoolExecutor(2) as threads:
        for turn in range(20):
            decision = pages[0].position["decision"]
            options = decision["options"]
            picks = [options[turn % len(options)], options[-1 - turn % len(options)]]
            answers = list(
                threads.map(
                    lambda page, pick, number=decision["number"]: page.do(
                        "choose", number=number, option=pick
                    ),
                    pages,
                    picks,
                )
            )
            done = [answer for answer in answers if answer["type"] == "done"]
            assert len(done) == 1, answers
            accepted += 1
            for page in pages:
                page.settle(done[0]["number"])
            assert pages[0].position["view"] == pages[1].position["view"]

    assert pages[0].position["choices"] == accepted
    for page in pages:
        page.close()
    for each in servers:
        each.stop()


def test_another_server_makes_the_bots_move_when_one_has_died(postgres: str) -> None:
    address = new_database(postgres)
    first, second = Server(address).start(), Server(address).start()
    table = first.new_table(bot(), ME)
    first.kill()

    with second.page(table["table"], table["token"]) as page:
        assert page.wait_for_turn()
    second.stop()
