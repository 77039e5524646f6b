"""People in leagues whose devices become one person's, or who want to be forgotten."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.kit import Server
from tests.server.test_leagues import (
    LAST,
    does,
    entered,
    give_up,
    looked_at,
    opened,
    profile,
    until,
)
from tests.server.test_persons import mine, new_key, open_table


def become_one(server: Server, gone: str, into: str) -> str:
    """The device with the first key belongs to the person of the second; the key it has then."""
    link = server.ask("/api/me/carry", {"page": "http://x.example/me"}, into).json["link"]
    after = new_key()
    opens = {"link": link.partition("#open=")[2], "key": after}
    assert server.ask("/api/me/open", opens, gone).status == 200
    return after


def league_of(server: Server, key: str) -> list[str]:
    return [each["id"] for each in server.ask("/api/leagues", token=key).json["mine"]]


def test_an_entry_and_an_opened_league_follow_their_person(server: Server) -> None:
    owner, laptop = new_key(), new_key()
    league = opened(server, owner, system="robin", rated=True, options={"position": LAST})
    keys = entered(server, league, "Aline", "Brice")
    open_table(server, laptop)

    after = become_one(server, keys[0], laptop)
    organizer = become_one(server, owner, after)
    does(server, league, organizer, "begin")

    assert league_of(server, laptop) == [league]
    assert looked_at(server, league, laptop)["me"] == 0
    page = until(server, league, laptop, lambda page: page["played"][0]["meetings"][0]["ready"])
    table = page["played"][0]["meetings"][0]["table"]
    assert table in mine(server, laptop)
    give_up(server, league, [laptop, keys[1]], 1)
    until(server, league, laptop, lambda page: page["state"] == "over")
    me = server.ask("/api/me", token=laptop).json["id"]
    (game,) = profile(server, me, laptop).json["games"]
    assert (game["games"], game["won"]) == (1, 1)


def test_whoever_entered_twice_plays_on_once(server: Server) -> None:
    owner = new_key()
    league = opened(server, owner, system="robin")
    keys = entered(server, league, "Aline", "Aline too", "Brice")

    after = become_one(server, keys[1], keys[0])

    page = looked_at(server, league, after)
    assert page["me"] == 0
    assert [each["gone"] for each in page["entrants"]] == [False, True, False]
    does(server, league, owner, "begin")


def test_whoever_is_forgotten_has_left_and_is_named_nowhere(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off").start()
    try:
        owner, league, keys = running_league(server)
        server.ask("/api/me/delete", {}, keys[2])
        page: dict[str, Any] = looked_at(server, league, owner)
        assert page["entrants"][2]["gone"]
        assert "Chloe" not in json.dumps(page)
        until(server, league, owner, lambda page: over_for(page, 2))
    finally:
        server.stop()
    with sqlite3.connect(server.database) as database:
        kept = "\n".join(database.iterdump())
    assert "Brice" in kept
    assert "Chloe" not in kept


def running_league(server: Server) -> tuple[str, str, list[str]]:
    owner = new_key()
    league = opened(server, owner, system="robin")
    keys = entered(server, league, "Aline", "Brice", "Chloe", "Denis")
    for key, name in zip(keys, ("Aline", "Brice", "Chloe", "Denis"), strict=True):
        server.ask("/api/me", {"name": name}, key)
    does(server, league, owner, "begin")
    until(server, league, owner, lambda page: all_ready(page))
    return owner, league, keys


def all_ready(page: dict[str, Any]) -> bool:
    return all(each["ready"] for each in page["played"][0]["meetings"])


def over_for(page: dict[str, Any], entrant: int) -> bool:
    """Whether the game of that entrant is over: it was given up with them."""
    return any(
        meeting["over"]
        for meeting in page["played"][0]["meetings"]
        if entrant in [place["entrant"] for place in meeting["seats"]]
    )
