"""Thinking ahead: what the other may choose, and the answer that is given if it comes to that."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.test_friends import friends

KEPT = "Prepared, if it comes to this"


def test_answers_are_prepared_and_given_when_it_comes_to_that(meet: Meet) -> None:
    aline, basile = friends(meet)
    basile.page.get_by_role("button", name="Think ahead").click()
    expect(basile.page.get_by_text("What might Aline choose?")).to_be_visible()
    keep = basile.page.get_by_role("button", name="Keep these answers")
    for cell, colour in (("a1", "Green"), ("b1", "Green"), ("c1", "Violet"), ("d1", "Violet")):
        basile.place("Tree", cell)
        label = re.compile(f"{colour} Tree")
        expect(basile.cell(cell)).to_have_attribute("aria-label", label)

    keep.click()

    expect(basile.page.get_by_text(KEPT)).to_be_visible()
    expect(basile.cell("a1")).to_have_attribute("aria-label", re.compile("empty"))
    aline.place("Tree", "a1")
    expect(basile.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
    aline.wait_for_turn()
    aline.place("Tree", "b1")
    expect(aline.cell("d1")).to_have_attribute("aria-label", re.compile("Violet Tree"))
    expect(basile.page.get_by_text(KEPT)).to_have_count(0)
    aline.wait_for_turn()
