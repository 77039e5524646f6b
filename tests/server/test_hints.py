"""Advice over the socket: to the seat that is asked, from what it knows, where hints are on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.kit import ME, Page, Server, bot, friends

# Nothing of it is kept: one kind of database is enough.
pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)
GAMES = [("cernunos", 2), ("oak", 2), ("pangaia", 2), ("root", 3)]


def seated(server: Server, game: str, players: int, **rest: Any) -> Page:
    """A person against bots, once it is theirs to choose."""
    seats = [ME, *[bot() for _ in range(players - 1)]]
    joined = server.new_table(*seats, game=game, **rest)
    page = server.page(joined["table"], joined["token"])
    assert page.wait_for_turn()
    return page


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_hint_names_good_options_with_bars_and_what_follows(
    server: Server, game: str, players: int
) -> None:
    aline = seated(server, game, players)
    for _ in range(3):
        aline.wait_for_turn()
        aline.choose(1)
    aline.wait_for_turn()

    hint = aline.do("ask_hint")

    assert hint["type"] == "hinted"
    assert hint["number"] == aline.position["decision"]["number"]
    assert hint["options"][0]["share"] == 1
    assert all(each["option"] in aline.options for each in hint["options"])
    assert all(step["seat"] == 0 for step in hint["line"])
    assert all(step["seat"] != 0 for step in hint["answer"])


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_any_option_offered_is_compared_with_the_best(
    server: Server, game: str, players: int
) -> None:
    aline = seated(server, game, players)
    hint = aline.do("ask_hint")
    best = hint["options"][0]["option"]

    for option in (best, aline.options[-1]):
        found = aline.do("ask_compare", option=option)

        assert found["type"] == "compared"
        told = found["comparison"]
        assert (told["option"], told["best"]) == (option, best)
        assert told["verdict"] in ("best", "near", "weaker", "bad")
        assert (told["verdict"] == "best") == (option == best)
        assert 0 <= told["cost"] <= 1


def test_an_option_that_is_not_offered_is_refused_and_why_not_says_why(server: Server) -> None:
    aline = seated(server, "cernunos", 2)

    assert aline.refused("ask_compare", option=["place", 99, 99]) == "not-offered"
    assert aline.refused("ask_compare", option=[]) == "not-offered"
    why = aline.do("ask_why", option=["place", 99, 99], locale="fr")
    assert why["type"] == "why"
    assert why["text"]


def test_only_the_seat_that_is_asked_is_advised(server: Server) -> None:
    aline, mael = friends(server)
    waiting, asked = (aline, mael) if mael.options else (mael, aline)
    onlooker = server.page(aline.table)

    assert asked.do("ask_hint")["type"] == "hinted"
    for nobody in (waiting, onlooker):
        reason = "not-your-turn" if nobody is waiting else "not-your-seat"
        assert nobody.refused("ask_hint") == reason
        assert nobody.refused("ask_compare", option=asked.options[0]) == reason


def test_a_serious_table_gives_no_hints(server: Server) -> None:
    aline = seated(server, "cernunos", 2, hints=False)

    assert aline.head["hints"] is False
    assert aline.refused("ask_hint") == "hints-off"
    assert aline.refused("ask_compare", option=aline.options[0]) == "hints-off"


def test_the_same_question_twice_gets_the_same_advice(server: Server) -> None:
    aline = seated(server, "cernunos", 2)
    again = server.page(aline.table, aline.token)  # another page: nothing is remembered there

    one, two = (page.do("ask_hint")["options"] for page in (aline, again))

    assert [each["option"] for each in one] == [each["option"] for each in two]
