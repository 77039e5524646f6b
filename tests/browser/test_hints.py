"""Asking for a hint in the browser: what is good, why, and why not something else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.test_reading import findings
from tests.server.kit import ME, bot

POSITION = "b2=vT,vT/c2=gT green place1 g:11.3.3.2.1.1.1.1 v:10.3.3.2.1.1.1.1 burnt:0.0"
PATIENCE = 30_000


def hinted(meet: Meet, **rest: object) -> Person:
    """Somebody in the middle of a game has asked for a hint."""
    aline = meet("Aline", **rest)
    aline.sit(aline.server.new_table(ME, bot(), options={"position": POSITION}))
    aline.wait_for_turn()
    aline.page.locator(".tools").get_by_role("button", name=re.compile("Hint|Indice")).click()
    expect(aline.page.locator(".dock .hint")).to_contain_text(
        re.compile("A good move: Place|Un bon coup\\s: Poser"), timeout=PATIENCE
    )
    return aline


def test_a_hint_shows_the_move_its_reasons_and_what_else_was_weighed(meet: Meet) -> None:
    page = hinted(meet).page
    panel = page.locator(".advice")

    expect(panel.locator(".best")).to_contain_text("Place")
    expect(panel.get_by_text("What was weighed")).to_be_visible()
    widths = [box["width"] for bar in panel.locator(".bar i").all() if (box := bar.bounding_box())]
    assert len(widths) == 5
    assert widths == sorted(widths, reverse=True)
    expect(page.locator(".slot.hinted")).to_have_count(1)


def test_why_not_this_says_what_it_costs_and_how_it_would_be_answered(meet: Meet) -> None:
    page = hinted(meet).page

    page.locator(".advice .cand").last.click()

    told = page.locator(".advice .told")
    expect(told).to_contain_text(re.compile("good|[Ww]eaker"), timeout=PATIENCE)
    expect(told.get_by_text("The likely answer to it")).to_be_visible()
    expect(page.locator(".cand[aria-expanded=true]")).to_have_count(1)


def test_any_other_option_can_be_asked_about(meet: Meet) -> None:
    page = hinted(meet).page
    panel = page.locator(".advice")

    panel.get_by_role("searchbox").fill("raven on a1")
    panel.get_by_role("button", name="Place the Raven on a1").click()

    expect(panel.locator(".told .name")).to_have_text("Place the Raven on a1", timeout=PATIENCE)


def test_the_hint_can_be_played_or_put_away(meet: Meet) -> None:
    page = hinted(meet).page
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)

    page.keyboard.press("h")
    page.locator(".advice").get_by_role("button", name="Play it").click()

    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(".dock .say")).not_to_have_text("")


def test_a_table_without_hints_shows_no_button(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, bot(), hints=False))
    aline.wait_for_turn()

    expect(aline.page.locator(".tools").get_by_role("button", name="Hint")).to_have_count(0)
    aline.page.keyboard.press("h")
    expect(aline.page.locator(".advice")).to_have_count(0)


def test_on_a_phone_the_hint_is_one_line_and_a_sheet(meet: Meet) -> None:
    page = hinted(meet, phone=True, locale="fr").page
    expect(page.locator(".advice")).not_to_be_in_viewport()

    page.get_by_role("button", name="Pourquoi").tap()

    expect(page.locator(".advice .best")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_hint_is_readable_for_all(meet: Meet, theme: str) -> None:
    aline = hinted(meet, theme=theme)
    aline.page.locator(".advice .cand").last.click()
    expect(aline.page.locator(".advice .told")).to_be_visible(timeout=PATIENCE)

    assert findings(aline) == []
