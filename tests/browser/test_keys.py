"""The keys of a table: focus goes where the light is, and shortcuts survive everything pressed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.root_kit import opened

FOCUSED = "document.activeElement.closest('.legal, .may, .act, [data-lit]')?.outerHTML ?? ''"


def focused(person: Person) -> str:
    return str(person.page.evaluate(FOCUSED))


def listed(person: Person) -> set[str]:
    """The keys that the page behind `?` lists."""
    page = person.page
    page.keyboard.press("?")
    found = set(page.locator("dialog dt kbd").all_inner_texts())
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return found


def test_the_keys_of_a_table_do_what_their_page_says(meet: Meet) -> None:
    person = opened(meet(), "marquise_daylight", "marquise", "eyrie")
    page = person.page

    page.keyboard.press("Tab")
    first = focused(person)
    page.keyboard.press("ArrowRight")
    assert first, "the first Tab lands beside what can be chosen"
    assert focused(person) not in ("", first)
    page.locator(".tray .act").first.focus()
    key = focused(person)
    page.keyboard.press("ArrowLeft")  # from the first to the last of them and of the cards
    assert focused(person) not in ("", key)

    page.locator("label", has=page.get_by_role("radio", name="slow")).click()  # it has the focus
    assert {"Tab", "Enter", "Esc", "O", "L", "B", "1–9", "?"} <= listed(person)
    assert "P" not in listed(person)  # nobody thinks ahead where hands are hidden
    page.keyboard.press("o")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator(".drawer .rootboard")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_visible()
