"""Ways into a person from another device: a link that works once, words on a sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nemeton.server.persons import words
from tests.server.kit import ME, OPEN, Server, usual
from tests.server.test_persons import mine, new_key, open_table, sit


def carried(server: Server, key: str) -> str:
    """What a new link of this person ends with."""
    page = f"http://{server.host}/me"
    made = server.ask("/api/me/carry", {"page": page}, key).json
    assert made["link"].startswith(page + "#open=")
    assert len(made["qr"]) == len(made["qr"][0]) > 20
    return str(made["link"].partition("#open=")[2])


def opened(server: Server, before: str = "", **wanted: Any) -> Any:
    return server.ask("/api/me/open", wanted, before).json


def test_a_link_opens_the_same_person_on_another_device(server: Server) -> None:
    laptop, phone = new_key(), new_key()
    server.ask("/api/me", {"name": "Aline"}, laptop)
    table = open_table(server, laptop)["table"]
    link = carried(server, laptop)

    seen = opened(server, link=link)
    found = opened(server, link=link, key=phone)

    assert seen == {"name": "Aline", "games": 1, "joining": 0}
    assert [each["here"] for each in found["me"]["devices"]] == [True, False]
    assert mine(server, phone) == mine(server, laptop) == [table]
    assert server.page(table, phone).you["seats"] == [0]


def test_a_link_works_once(server: Server) -> None:
    laptop = new_key()
    open_table(server, laptop)
    link = carried(server, laptop)
    opened(server, link=link, key=new_key())

    for again in ({}, {"key": new_key()}):
        assert opened(server, link=link, **again)["reason"] == "link-used"
    assert opened(server, link="forged", key=new_key())["reason"] == "link-unknown"
    assert len(server.ask("/api/me", token=laptop).json["devices"]) == 2


def test_what_the_other_device_had_is_kept(server: Server) -> None:
    laptop, phone, after = new_key(), new_key(), new_key()
    games = {open_table(server, each)["table"] for each in (laptop, phone, phone)}

    found = opened(server, phone, link=carried(server, laptop), key=after)

    assert found["apart"] == []
    assert set(mine(server, after)) == set(mine(server, laptop)) == games
    assert server.ask("/api/me", token=phone).status == 401  # the browser has another key


def test_where_both_sit_at_a_table_each_keeps_the_seat(server: Server) -> None:
    laptop, phone, after = new_key(), new_key(), new_key()
    table = open_table(server, laptop, ME, OPEN)["table"]
    sit(server, table, phone)
    other = open_table(server, phone)["table"]

    found = opened(server, phone, link=carried(server, laptop), key=after)

    assert found["apart"] == [table]
    assert server.page(table, after).you["seats"] == [0]
    assert server.page(table, phone).you["seats"] == [1]
    assert set(mine(server, after)) == {table, other}


def test_words_open_the_person_in_either_language_however_typed(server: Server) -> None:
    laptop = new_key()
    table = open_table(server, laptop)["table"]
    sheet = server.ask("/api/me/words", {"language": "fr"}, laptop).json["words"]
    numbers = words.words_in(" ".join(sheet))
    assert len(sheet) == 10

    for typed in (" ".join(sheet), ", ".join(words.written(numbers, "en")).upper()):
        key = new_key()
        assert opened(server, words=typed, key=key)["apart"] == []
        assert mine(server, key) == [table]
    assert server.ask("/api/me", token=laptop).json["sheet"] is not None


def test_what_is_wrong_with_words_is_said(server: Server) -> None:
    key = new_key()
    open_table(server, key)
    sheet = server.ask("/api/me/words", {}, key).json["words"]
    other = "acorn" if sheet[0] != "acorn" else "alder"

    cases = {
        "xylophone " + " ".join(sheet[1:]): ("unknown-word", {"word": "xylophone"}),
        " ".join(sheet[1:]): ("words-count", {"count": 10, "typed": 9}),
        "": ("words-count", {"count": 10, "typed": 0}),
    }
    for typed, (reason, params) in cases.items():
        refused = opened(server, words=typed, key=new_key())
        assert (refused["reason"], refused["params"]) == (reason, params)
    wrong = " ".join([other, *sheet[1:]])
    assert opened(server, words=wrong, key=new_key())["reason"] == "words-wrong"


def test_a_new_sheet_makes_the_old_one_void(server: Server) -> None:
    key = new_key()
    open_table(server, key)
    old, new = (server.ask("/api/me/words", {}, key).json["words"] for _ in range(2))

    assert opened(server, words=" ".join(old))["reason"] == "words-wrong"
    assert opened(server, words=" ".join(new))["games"] == 1
    assert server.ask("/api/me/words/remove", {}, key).json["sheet"] is None
    assert opened(server, words=" ".join(new))["reason"] == "words-wrong"


@pytest.mark.parametrize("page", ["", "javascript:alert(1)", "/me", "http://x/#y", "http://[", 7])
def test_a_link_leads_to_a_page(server: Server, page: Any) -> None:
    key = new_key()
    open_table(server, key)

    assert server.ask("/api/me/carry", {"page": page}, key).status == 400


def test_nobody_tries_many_words(tmp_path: Path) -> None:
    server = usual(tmp_path, guesses_at_once=3, guesses_an_hour=1)
    try:
        typed = " ".join(words.written(words.new_words(), "en"))
        reasons = [opened(server, words=typed)["reason"] for _ in range(4)]
    finally:
        server.stop()

    assert reasons == ["words-wrong"] * 3 + ["too-many"]


def test_the_words_differ_in_both_languages() -> None:
    assert len(words.listed()) == 256
    typed = [words.plain(word) for row in words.listed() for word in set(row)]
    same = [row for row in words.listed() if words.plain(row[0]) == words.plain(row[1])]
    assert len(set(typed)) == len(words.places()) == 512 - len(same)
