"""A first game: one card before the first question, then a tip at each new kind of question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.root_kit import play_once

BOT = {"kind": "bot", "level": "random"}
ROOT = {"factions": ["marquise", "eyrie"], "first": "first_seat"}


def newcomer(meet: Meet, locale: str = "en", phone: bool = False) -> Person:
    person = meet("Aline", locale=locale, phone=phone, guide=True)
    return person.sit(person.server.new_table({"kind": "me"}, BOT, game="root", options=ROOT))


@pytest.mark.parametrize(
    ("locale", "phone", "wanted", "guided"),
    [
        ("en", False, "every building scores", "Play guided"),
        ("fr", True, "chaque bâtiment rapporte", "Jouer guidé"),
    ],
)
def test_a_first_game_begins_with_one_card_and_goes_on_with_tips(
    meet: Meet, locale: str, phone: bool, wanted: str, guided: str
) -> None:
    person = newcomer(meet, locale, phone)
    page, card, tip = person.page, person.page.locator("dialog[open]"), person.page.locator(".tip")

    expect(card).to_contain_text(wanted)
    expect(card.locator("ol > li")).to_have_count(3)
    card.get_by_role("button", name=guided).click()
    expect(card).to_have_count(0)

    first = tip.inner_text()
    play_once(person)
    expect(tip).to_have_count(1)
    expect(tip).not_to_have_text(first)

    page.reload()
    expect(tip).to_have_count(1)  # the card does not come again
    expect(card).to_have_count(0)


def test_who_knows_the_game_is_left_alone_and_finds_the_card_again(meet: Meet) -> None:
    person = newcomer(meet)
    page, card, tip = person.page, person.page.locator("dialog[open]"), person.page.locator(".tip")

    card.get_by_role("button", name="I know it").click()
    expect(tip).to_have_count(0)
    page.keyboard.press("?")
    card.get_by_role("button", name="The first card again").click()
    expect(card).to_contain_text("When it ends")
    card.get_by_role("button", name="I know it").click()

    page.get_by_role("button", name="Menu").click()
    card.get_by_role("switch", name="Tips in the first turns").click()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(1)
    tip.get_by_role("button", name="I have read it").click()
    expect(tip).to_have_count(0)
