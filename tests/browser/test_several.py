"""Several things picked in any order: by mouse, by touch, by keyboard, from the list."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import nemeton
from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.root_kit import forked, place, reached, wait
from tests.server.kit import Server


def discarding(state: Any) -> bool:
    """Two cards or more have to go, no two of them alike."""
    decision = state.decision
    return bool(
        decision.prompt == "discard"
        and decision.several is not None
        and max(decision.several.counts) == 1
    )


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return reached(discarding, "eyrie", "marquise")


def cards_of(record: dict[str, Any]) -> list[int]:
    """The cards of the hand, the last first."""
    state = nemeton.replay({name: value for name, value in record.items() if name != "number"})
    decision = state.decision
    assert decision is not None
    assert decision.several is not None
    return [int(option[1]) for option in reversed(decision.several.members)]


def sits(meet: Meet, server: Server, record: dict[str, Any], **rest: Any) -> Person:
    person = meet("Aline", **rest).sit(forked(server, record))
    wait(person)
    expect(person.prompt).to_contain_text(re.compile("Discard|Défaussez"))
    return person


def card(person: Person, number: int) -> Any:
    return person.page.locator(f'.hand .card[data-card="{number}"]').first


def test_the_last_card_may_be_discarded_first_by_mouse(
    meet: Meet, server: Server, record: dict[str, Any]
) -> None:
    eyrie = sits(meet, server, record)
    dock, before = eyrie.page.locator(".dock"), eyrie.decision
    last, other, *_ = cards_of(record)

    card(eyrie, last).click()
    expect(dock).to_contain_text(re.compile(r"1 of \d picked"))
    expect(dock).to_contain_text("more")
    assert eyrie.decision == before
    card(eyrie, last).click()  # laid back where it lies
    expect(dock).to_contain_text(re.compile(r"0 of \d picked"))
    card(eyrie, other).click()
    card(eyrie, last).click()
    eyrie.page.keyboard.press("Escape")  # lays back what was picked last
    expect(dock).to_contain_text(re.compile(r"1 of \d picked"))
    card(eyrie, last).click()
    dock.locator(".go").click()

    assert eyrie.moved_on(before)


def test_by_touch_picked_laid_back_and_confirmed_once(
    meet: Meet, server: Server, record: dict[str, Any]
) -> None:
    eyrie = sits(meet, server, record, phone=True, locale="fr")
    dock, before = eyrie.page.locator(".dock"), eyrie.decision
    last, other, third, *_ = cards_of(record)

    card(eyrie, last).tap()
    card(eyrie, other).tap()
    dock.locator(f'[data-member="discard {last}"]').tap()
    expect(dock).to_contain_text("1 sur 2")
    card(eyrie, third).tap()
    dock.locator(".go").tap()

    assert eyrie.moved_on(before)


def test_from_the_list_by_keyboard_alone(
    meet: Meet, server: Server, record: dict[str, Any]
) -> None:
    eyrie = sits(meet, server, record)
    page, before = eyrie.page, eyrie.decision

    page.keyboard.press("o")
    dialog = page.get_by_role("dialog")
    lines = dialog.locator("li button")
    expect(lines.first).to_be_visible()
    lines.last.press("Enter")
    lines.first.press("Enter")
    expect(lines).to_have_count(0)  # no third one
    dialog.get_by_role("button", name="lay back").first.press("Enter")
    expect(lines.first).to_be_visible()
    page.keyboard.press("Escape")  # closes the list and lays nothing back
    expect(page.locator(".dock")).to_contain_text("1 of 2 picked")
    page.keyboard.press("o")
    lines.first.press("Enter")
    dialog.get_by_role("button", name="Confirm").press("Enter")

    assert eyrie.moved_on(before)


def test_the_first_warrior_of_the_riverfolk_forces_no_other(meet: Meet, server: Server) -> None:
    first = reached(
        lambda state: state.decision.prompt == "river_warrior", "riverfolk", "marquise", "eyrie"
    )
    riverfolk = meet("Aline").sit(forked(server, first))
    wait(riverfolk)
    page, before = riverfolk.page, riverfolk.decision
    legal = page.locator(".place.legal")
    open_ones = legal.count()

    place(riverfolk, 11).locator(".hit").click()
    expect(page.locator(".dock")).to_contain_text("1 of 4 picked")
    expect(legal).to_have_count(open_ones)
    place(riverfolk, 11).locator(".hit").click()
    place(riverfolk, 4).locator(".hit").click()
    place(riverfolk, 4).locator(".hit").click()
    expect(legal).to_have_count(0)
    place(riverfolk, 11).locator(".hit").click()  # no more to place: one is laid back
    expect(page.locator(".dock")).to_contain_text("3 of 4 picked")
    place(riverfolk, 5).locator(".hit").click()
    page.locator(".go").click()

    assert riverfolk.moved_on(before)
    expect(page.locator('[data-figure="3 6"]')).to_contain_text("2")
    undo = page.locator(".tools").get_by_role("button", name="Undo")
    undo.click()  # taken back as one
    expect(riverfolk.prompt).to_have_text("Place 4 warriors by the river.")
