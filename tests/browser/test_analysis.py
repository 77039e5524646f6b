"""The analysis board in Chromium: by link, lines in a tree, positions by hand, played on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet

LINK = "/analysis/cernunos?moves=Tb2.Db2.Tc2.Dc2"


def test_a_position_is_opened_by_link_judged_and_its_lines_are_a_tree(meet: Meet) -> None:
    player = meet().open(LINK)
    page = player.page
    lines, tree = page.get_by_test_id("lines"), page.get_by_test_id("moves")
    here = tree.locator("[aria-current=step]")
    expect(lines.get_by_role("button")).to_have_count(3, timeout=60_000)
    expect(page.get_by_test_id("owners").get_by_role("img")).to_have_count(12)
    expect(page.get_by_test_id("solver")).to_contain_text("Nothing is proven yet")

    thread = page.get_by_test_id("thread").get_by_role("slider")
    expect(thread).to_have_attribute("aria-valuetext", re.compile(r"Move 4 of 4: Green \d+ in 100"))
    first = lines.get_by_role("button").first
    expect(first).to_contain_text(re.compile(r"\d+± \d+"))
    expect(first).to_contain_text("Green holds")
    first.click()
    expect(page).to_have_url(re.compile("at=5"))
    page.get_by_role("button", name="One step back").click()
    expect(here).to_contain_text("Dc2")
    expect(lines).to_contain_text(re.compile("was played(As good as|.* less than) the first line"))
    player.token("Wolf").click()
    player.cell("a3").click()
    expect(here).to_contain_text("Wa3")
    here.press("ArrowUp")
    expect(here).not_to_contain_text("Wa3")
    expect(page).to_have_url(re.compile(r"line=Tb2\.Db2\.Tc2\.Dc2\.Wa3"))
    here.press("ArrowDown")
    expect(here).to_contain_text("Wa3")
    tree.get_by_role("button", name="Forget this line").click()
    expect(here).to_contain_text("Dc2")
    expect(tree.get_by_role("button", name="Wa3")).to_have_count(0)
    assert player.faults == []


def test_a_position_is_set_up_by_hand_refused_in_words_and_played_on(meet: Meet) -> None:
    player = meet().open(LINK)
    page = player.page
    page.get_by_role("button", name="Set up a position").click()
    panel = page.get_by_test_id("set-up")
    panel.get_by_role("button", name="Empty the board").click()
    hand = panel.get_by_role("radiogroup", name="In your hand")
    hand.get_by_text("Green").click()
    player.token("Tree").click()
    player.cell("a1").click()
    hand.get_by_text("Violet").click()
    player.token("Fire").click()
    player.cell("b1").click()
    expect(panel.get_by_role("alert")).to_contain_text("the Tree on a1 must have burnt")
    expect(panel.get_by_role("button", name="Analyse this")).to_be_disabled()

    hand.get_by_text("Take off").click()
    player.cell("b1").click()
    expect(panel.get_by_role("alert")).to_have_count(0)
    panel.get_by_role("button", name="Analyse this").click()
    expect(page).to_have_url(re.compile("position=a1%3DgT"))

    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_label("Against").select_option("wildwood-novice")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-cell='0']")).to_have_attribute("aria-label", re.compile("Tree"))
    assert [fault for fault in player.faults if "400" not in fault] == []
