"""A game that the client has never heard of: installed, with secrets, without a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.server.kit import Server
from tests.server.toy import toy_environment

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
OFFER = ".panel.choices li button"


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which the toy game is installed."""
    folder = tmp_path_factory.mktemp("toys")
    environment = toy_environment(folder)
    running = Server(str(folder / "t.sqlite3"), NEMETON_LIMITS="off", **environment).start()
    yield running
    running.stop()


def lift_the_curtain(person: Person) -> None:
    lift = person.page.get_by_role("button", name="I am")
    if lift.count():
        lift.click()


def play_by_list(person: Person, most: int = 200) -> None:
    """Takes the first option of every question until the game is over."""
    for _ in range(most):
        person.page.locator(f"{OFFER}, #end-title, .curtain").first.wait_for()
        if person.over:
            return
        lift_the_curtain(person)
        number = person.decision
        person.page.locator(OFFER).first.click()
        assert person.moved_on(number)
    raise AssertionError("the game does not end")


def test_an_installed_game_stands_on_the_shelf_with_its_own_words(meet: Meet) -> None:
    visitor = meet().open("/")

    card = visitor.page.locator("[data-game=magpie]")
    expect(card.get_by_role("heading")).to_have_text("Magpie")
    expect(card.locator(".what")).not_to_be_empty()


def test_a_whole_game_without_a_board_from_the_shelf_to_the_end(meet: Meet) -> None:
    visitor = meet().open("/")
    visitor.page.locator("[data-game=magpie]").get_by_role("button", name="Play now").click()

    play_by_list(visitor)

    expect(visitor.page.locator("#end-title")).to_be_visible()
    assert not visitor.page.get_by_text("log-").count()


def test_hidden_hands_are_curtained_between_two_at_one_screen(meet: Meet) -> None:
    pair = meet("Aline")
    joined: dict[str, Any] = pair.server.new_table(ME, ME, game="magpie")
    pair.sit(joined)

    expect(pair.page.locator(".curtain")).to_be_visible()
    play_by_list(pair)

    expect(pair.page.locator("#end-title")).to_be_visible()


def test_a_standing_answer_is_left_and_taken_back(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, BOT, game="magpie"))
    aline.page.get_by_role("tab", name="Notes").click()

    decline = aline.page.get_by_role("switch").first
    decline.click()
    expect(decline).to_have_attribute("aria-checked", "true")
    decline.click()
    expect(decline).to_have_attribute("aria-checked", "false")
