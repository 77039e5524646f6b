"""Leagues and ratings at a server: entering by link, rounds that close once, leavers, a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from nemeton.games.cernunos.options import POSITIONS
from nemeton.league.course import Unfit, begin, enter
from nemeton.league.settings import LeagueSettings
from nemeton.league.state import League
from nemeton.server.leagues.store import Leagues
from nemeton.server.storage import store_at
from nemeton.table.tokens import new_table_id
from tests.server.kit import ME, OPEN, Page, Server, bot
from tests.server.test_persons import new_key

LEAGUE = {"name": "Autumn cup", "game": "cernunos", "pause": 0}
LAST = POSITIONS["last tokens"]  # from here a game takes a few choices


def opened(server: Server, key: str, **more: Any) -> str:
    answer = server.ask("/api/leagues", {**LEAGUE, **more}, key)
    assert answer.status == 200, answer.body
    return str(answer.json["id"])


def does(server: Server, league: str, key: str, deed: str, **more: Any) -> dict[str, Any]:
    answer = server.ask(f"/api/leagues/{league}", {"deed": deed, **more}, key)
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def refused(server: Server, league: str, key: str, deed: str, **more: Any) -> str:
    answer = server.ask(f"/api/leagues/{league}", {"deed": deed, **more}, key)
    assert answer.status >= 400
    return str(answer.json["reason"])


def looked_at(server: Server, league: str, key: str = "") -> dict[str, Any]:
    found: dict[str, Any] = server.ask(f"/api/leagues/{league}", token=key).json
    return found


def until(
    server: Server, league: str, key: str, so: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    limit = time.monotonic() + 60
    while not so(page := looked_at(server, league, key)):
        assert time.monotonic() < limit, page
        time.sleep(0.05)
    return page


def entered(server: Server, league: str, *names: str) -> list[str]:
    keys = [new_key() for _ in names]
    for key, name in zip(keys, names, strict=True):
        does(server, league, key, "enter", name=name)
    return keys


# Opening and entering


def test_whoever_has_the_link_enters_and_only_the_opener_begins(server: Server) -> None:
    owner = new_key()
    league = opened(server, owner)
    one, other = entered(server, league, "Aline", "Brice")

    assert refused(server, league, one, "begin") == "not-organizer"
    assert refused(server, league, one, "enter", name="Aline") == "league-entered"
    page = does(server, league, owner, "begin")

    assert (page["state"], page["round"], len(page["played"][0]["meetings"])) == ("running", 1, 1)
    assert looked_at(server, league, one)["me"] == 0
    assert [each["id"] for each in server.ask("/api/leagues", token=other).json["mine"]] == [league]


def test_what_makes_no_sense_is_refused_and_the_field_named(server: Server) -> None:
    key = new_key()
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"atTable": 7}, "atTable"),
        ({"name": "  "}, "name"),
        ({"sides": ["green", "violet"]}, "sides"),
        ({"system": "groups", "groupSize": 1}, "groupSize"),
        ({"days": 0}, "days"),
    ]
    for more, field in wrong:
        answer = server.ask("/api/leagues", {**LEAGUE, **more}, key)
        assert (answer.status, answer.json["params"].get("field")) == (400, field), answer.body
    five = server.ask("/api/leagues", {**LEAGUE, "atTable": 5}, key)
    assert (five.status, five.json["reason"]) == (400, "bad-input")
    assert server.ask("/api/leagues", LEAGUE).json["reason"] == "unknown-key"
    assert server.ask("/api/leagues/nothing").json["reason"] == "no-such-league"


def test_a_league_needs_two_and_begins_once(server: Server) -> None:
    owner = new_key()
    league = opened(server, owner)

    assert refused(server, league, owner, "begin") == "league-too-few"
    does(server, league, owner, "bots", level="random", count=3)
    assert refused(server, league, owner, "next") == "league-not-begun"
    does(server, league, owner, "begin")
    assert refused(server, league, owner, "begin") == "league-begun"


# Playing


def reached(number: int, page: dict[str, Any]) -> bool:
    """Whether that round has begun and all its tables are there."""
    meetings = page["played"][-1]["meetings"]
    return bool(page["round"] >= number) and all(each["ready"] for each in meetings)


def begun(page: Page) -> None:
    while not page.head["begun"]:
        page.receive()


def give_up(server: Server, league: str, keys: list[str], number: int) -> None:
    """The entrant of that number gives up the game of this round."""
    page = looked_at(server, league, keys[number])
    for meeting in page["played"][-1]["meetings"]:
        seats = [place["entrant"] for place in meeting["seats"]]
        if number in seats and not meeting["over"]:
            seat = seats.index(number)
            table = server.page(meeting["table"], keys[number])
            begun(table)
            table.done("resign", seat=seat)


def test_people_are_let_in_to_their_tables_and_the_best_wins(server: Server) -> None:
    owner = new_key()
    league = opened(server, owner, system="robin", rated=True)
    keys = entered(server, league, "Aline", "Brice", "Chloe")
    page = does(server, league, owner, "begin")
    assert page["rounds"] == 3  # with the bot that makes four

    for number in (1, 2, 3):
        page = until(server, league, owner, partial(reached, number))
        for meeting in page["played"][number - 1]["meetings"]:
            numbers = [place["entrant"] for place in meeting["seats"]]
            people = [each for each in numbers if each is not None]
            give_up(server, league, keys, max(people))

    page = until(server, league, owner, lambda page: page["state"] == "over")
    (table,) = page["tables"]
    order = [page["entrants"][row["entrant"]]["name"] for row in table["standings"]]
    assert order[0] == "Aline"
    assert table["standings"][0]["points"] == 4
    assert all(meeting["over"] for one in page["played"] for meeting in one["meetings"])


def test_whoever_leaves_gives_up_the_game_at_hand_and_plays_no_more(server: Server) -> None:
    owner = new_key()
    league = opened(server, owner, system="robin")
    keys = entered(server, league, "Aline", "Brice", "Chloe", "Denis")
    does(server, league, owner, "begin")
    page = does(server, league, keys[3], "leave")
    assert page["me"] is None

    page = until(
        server,
        league,
        owner,
        lambda page: any(
            3 in [place["entrant"] for place in meeting["seats"]] and meeting["over"]
            for meeting in page["played"][0]["meetings"]
        ),
    )
    assert page["entrants"][3]["gone"]
    assert refused(server, league, owner, "remove", number=3) == "league-no-entrant"


def test_who_lets_the_time_run_out_is_replaced_by_a_bot_and_the_round_ends(
    server: Server,
) -> None:
    owner = new_key()
    more = {"seconds": 1, "increment": 0, "rounds": 1, "options": {"position": LAST}}
    league = opened(server, owner, **more)
    entered(server, league, "Aline", "Brice")
    does(server, league, owner, "begin")

    page = until(server, league, owner, lambda page: page["state"] == "over")

    (meeting,) = page["played"][0]["meetings"]
    assert all(place["left"] for place in meeting["seats"])
    assert [row["points"] for row in page["tables"][0]["standings"]] == [0, 0]


def test_sixty_four_bots_play_to_the_end_with_leavers_and_a_restart(database: str) -> None:
    server = Server(database, NEMETON_LIMITS="off").start()
    try:
        page = played_to_the_end(server, rounds=3)
    finally:
        server.stop()

    assert [len(one["meetings"]) for one in page["played"]] == [32, 31, 31]
    for number, one in enumerate(page["played"]):
        places = [place for meeting in one["meetings"] for place in meeting["seats"]]
        seated = [place["entrant"] for place in places if place["entrant"] is not None]
        assert len(seated) == len(set(seated)) == (64 if number == 0 else 61)
        assert all(place["rank"] for place in places)
    standings = page["tables"][0]["standings"]
    assert [row["place"] for row in standings] == list(range(1, 65))
    assert sum(row["played"] for row in standings) == 64 + 61 + 61


def played_to_the_end(server: Server, **more: Any) -> dict[str, Any]:
    """A league of 64 bots, three of whom leave in the first round; the server is killed and
    started again in the second."""
    owner = new_key()
    more = {"options": {"position": LAST}, "fill": "random", "pause": 3600, **more}
    league = opened(server, owner, **more)
    does(server, league, owner, "bots", level="random", count=64)
    does(server, league, owner, "begin")
    for number in (5, 17, 63):
        does(server, league, owner, "remove", number=number)
    while (page := until(server, league, owner, round_over))["state"] == "running":
        does(server, league, owner, "next")
        if page["round"] == 1:
            server.kill()
            server.start()
    return page


def round_over(page: dict[str, Any]) -> bool:
    """Whether the pause has begun, or all is over."""
    return bool(page["due"]) or page["state"] == "over"


@pytest.mark.soak
def test_leagues_of_every_system_end(database: str) -> None:
    server = Server(database, NEMETON_LIMITS="off").start()
    try:
        for system in ("robin", "groups", "swiss"):
            page = played_to_the_end(server, system=system, groupSize=8, advance=2)
            assert len(page["tables"][0]["standings"]) >= 16
    finally:
        server.stop()


async def many_at_once(address: str) -> tuple[League, int, int]:
    """Two processes, four tasks in each: all enter somebody, then all want to begin."""
    stores = [store_at(address) for _ in range(2 if address.startswith("postgres") else 1)]
    for store in stores:
        await store.start(lambda name, news: None)
    desks = [Leagues(store) for store in stores for _ in range(4)]
    try:
        await desks[0].create("one", League(LeagueSettings("One", "cernunos"), "owner", 7, 0.0))
        entering = (
            each.change("one", partial(enter, name=f"N{number}", person=f"p{number}"))
            for number, each in enumerate(desks)
        )
        await asyncio.gather(*entering)
        beginning = (
            each.change("one", partial(begin, address=new_table_id, now=0.0)) for each in desks
        )
        begun = await asyncio.gather(*beginning, return_exceptions=True)
        league, _ = await desks[-1].find("one")
        (rows,) = await stores[0].ask("SELECT count(*) FROM awaited")
        return league, sum(isinstance(each, Unfit) for each in begun), int(rows[0])
    finally:
        for store in stores:
            await store.close()


def test_of_many_who_want_the_same_one_does_it(address: str) -> None:
    league, late, awaited = asyncio.run(many_at_once(address))

    assert len({each.person for each in league.entrants}) == len(league.entrants) == late + 1
    assert len(league.rounds) == 1
    assert awaited == len(league.rounds[0].meetings) == len(league.entrants) // 2


# Ratings and profiles


def rated_game(server: Server, one: str, other: str) -> Page:
    wanted = {"game": "cernunos", "name": "Aline", "seats": [ME, OPEN], "rated": True}
    table = server.ask("/api/tables", wanted, one).json["table"]
    where = f"/api/tables/{table}/join"
    assert server.ask(where, {"name": "Brice"}, other).json["reason"] == "rated-agree"
    assert server.ask(where, {"name": "Brice", "rated": True}).json["reason"] == "unknown-key"
    assert server.ask(where, {"name": "Brice", "rated": True}, other).status == 200
    page = server.page(table, other)
    begun(page)
    assert page.head["rated"]
    assert not page.head["hints"]
    page.done("resign", seat=1)
    return page


def profile(server: Server, person: str, key: str = "") -> Any:
    return server.ask(f"/api/persons/{person}", token=key)


def test_a_rated_game_counts_once_for_those_who_agreed(server: Server) -> None:
    one, other = new_key(), new_key()
    page = rated_game(server, one, other)
    me = server.ask("/api/me", token=one).json["id"]

    limit = time.monotonic() + 20
    while not profile(server, me, one).json["games"]:
        assert time.monotonic() < limit
        time.sleep(0.05)

    (game,) = profile(server, me, one).json["games"]
    assert (game["game"], game["games"], game["won"], game["streak"]) == ("cernunos", 1, 1, 1)
    assert game["rating"]["points"] > 1500
    assert game["rating"]["games"] == 1
    assert page.refused("undo", keep=0) == "game-over"


def test_a_profile_is_shown_to_others_only_by_who_wants_one(server: Server) -> None:
    one, other = new_key(), new_key()
    rated_game(server, one, other)
    ids = [server.ask("/api/me", token=key).json["id"] for key in (one, other)]

    assert profile(server, ids[0]).json["reason"] == "no-profile"
    assert server.ask("/api/me/profile", {"shown": True}, one).json["shown"]
    assert profile(server, ids[0]).status == 200
    assert profile(server, ids[0], other).json["rivals"] == []
    server.ask("/api/me/profile", {"shown": True}, other)
    limit = time.monotonic() + 20
    while not (rivals := profile(server, ids[0]).json["rivals"]):
        assert time.monotonic() < limit
        time.sleep(0.05)
    assert (rivals[0]["person"], rivals[0]["ahead"]) == (ids[1], 1)
    best = server.ask("/api/games/cernunos/ratings").json
    assert [each["person"] for each in best if each["person"] in ids] == ids


def test_a_rated_table_needs_two_people_and_our_values(server: Server) -> None:
    wanted = {"game": "cernunos", "name": "Aline", "seats": [ME, bot()], "rated": True}

    def reason(**more: Any) -> str:
        return str(server.ask("/api/tables", {**wanted, **more}, new_key()).json["reason"])

    assert reason() == "rated-two-people"
    assert reason(seats=[ME, ME]) == "rated-two-people"
    assert reason(seats=[ME, OPEN], data={"tokens": {}}) == "rated-own-values"
    assert (
        server.ask("/api/tables", {**wanted, "seats": [ME, OPEN]}).json["reason"] == "unknown-key"
    )
