"""The analysis board in Chromium: a position by link, lines followed, moves of one's own."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet

LINK = "/analysis/cernunos?moves=Tb2.Db2.Tc2.Dc2"


def test_a_position_is_opened_by_link_judged_and_played_on(meet: Meet) -> None:
    player = meet().open(LINK)
    page = player.page
    lines, moves = page.get_by_test_id("lines"), page.get_by_test_id("moves")
    expect(lines.get_by_role("button")).to_have_count(4, timeout=60_000)
    expect(page.get_by_test_id("owners").get_by_role("img")).to_have_count(12)
    expect(page.get_by_test_id("solver")).to_contain_text("Nothing is proven yet")

    lines.get_by_role("button").first.click()
    expect(moves.locator("[aria-current=step]")).to_be_visible()
    expect(page).to_have_url(re.compile("at=5"))
    moves.get_by_role("button", name="One step back").click()
    expect(moves.locator("[aria-current=step]")).to_have_text("Dc2")

    player.token("Wolf").click()
    player.cell("a3").click()
    expect(moves.locator("[aria-current=step]")).to_have_text("Wa3")
    expect(moves.get_by_role("heading", name="Other lines")).to_be_visible()
    assert player.faults == []


def test_what_cannot_be_set_up_is_refused_and_nothing_is_lost(meet: Meet) -> None:
    player = meet().open(LINK)
    page = player.page
    page.get_by_role("button", name="Another position").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Moves").fill("Tb2 Zz9")
    dialog.get_by_role("button", name="Show").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Zz9")

    dialog.get_by_label("Moves").fill("Tb2 Db2")
    dialog.get_by_role("button", name="Show").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_test_id("moves").locator("[aria-current=step]")).to_have_text("Db2")
