"""Missed moments at the server: a choice of a finished game, tried again at a table of its own."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.review.games import LAST_TOKENS, played
from tests.server.kit import Page, Server
from tests.server.test_lessons import place, play
from tests.server.test_report import whole


def opened(server: Server, table: str, at: object) -> Page:
    joined = server.ask(f"/api/tables/{table}/missed/{at}", {"name": "Aline"}).json
    return server.page(joined["table"], joined["token"])


OPTIONS = {"cernunos": {"position": LAST_TOKENS}, "oak": {}}


@cache
def reviewed(server: Server, game: str) -> tuple[str, dict[str, Any]]:
    """A game that was sent in, and its report."""
    table: str = server.ask("/api/records", played(game, 2, OPTIONS[game]).record).json["table"]
    return table, whole(server, table)


@pytest.mark.parametrize("game", OPTIONS)
def test_a_missed_moment_is_tried_again_where_it_was_missed(server: Server, game: str) -> None:
    table, report = reviewed(server, game)
    moment = next(each for seat in report["seats"] for each in seat["missed"])

    page = opened(server, table, moment["at"])

    assert page.head["lesson"] == f"missed-{table}-{moment['at']}"
    assert page.position["choices"] == moment["at"] - 1
    assert page.position["decision"]["seat"] == moment["seat"]
    assert place(page)["wanted"][0] == moment["better"]

    play(page, moment["option"])
    assert (place(page)["step"], place(page)["answer"]) == (0, "known")
    page.done("undo", keep=moment["at"] - 1)
    play(page, moment["better"])
    assert place(page)["step"] == 2


def test_every_moment_is_a_choice_of_its_seat_that_cost_chances(server: Server) -> None:
    table, report = reviewed(server, "cernunos")
    record = server.ask(f"/api/tables/{table}/record").json

    for seat in report["seats"]:
        assert 1 <= len(seat["missed"]) <= 4
        for each in seat["missed"]:
            assert each["seat"] == seat["seat"]
            assert each["loss"] >= 0.04
            assert each["option"] == record["choices"][each["at"] - 1]
            assert each["option"] not in [each["better"], *each["good"]]


def test_what_was_not_missed_is_refused(server: Server) -> None:
    table, _ = reviewed(server, "cernunos")

    for at in (0, 9999, 10**30):
        answer = server.ask(f"/api/tables/{table}/missed/{at}", {})
        assert (answer.status, answer.json["reason"]) == (404, "not-missed")
    assert server.ask(f"/api/tables/{table}/missed/x", {}).status == 404
    assert server.ask("/missed/abc/7").status == 200
    assert server.ask("/missed/abc/seven").status == 404


def test_a_game_that_goes_on_has_no_missed_moments(server: Server) -> None:
    joined = server.new_table({"kind": "me"}, {"kind": "bot", "level": "random"})

    answer = server.ask(f"/api/tables/{joined['table']}/missed/1", {}, token=joined["token"])

    assert (answer.status, answer.json["reason"]) == (403, "not-open")
