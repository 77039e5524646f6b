"""Aiming shows what a choice would change, to pointer, keyboard and finger, and chooses nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import middle

POSITION = "b1=vT/b2=gD/c2=gT,gT green place1 g:10.3.2.2.1.1.1.1 v:11.3.3.2.1.1.1.1 burnt:0.0"
TABLE = ({"kind": "me"}, {"kind": "bot", "level": "random"})


def test_pointing_and_keys_show_costs_gains_and_scores_and_choose_nothing(meet: Meet) -> None:
    person = meet("Aline")
    person.sit(person.server.new_table(*TABLE, options={"position": POSITION}))
    card = person.page.locator("#consequence")

    person.token("Fire").click()
    person.cell("c1").hover()
    expect(card.locator(".cost")).to_contain_text("2 Trees of yours burn: c2.")
    expect(card.locator(".gain")).to_contain_text("A Tree of Violet burns: b1.")
    expect(person.page.locator("[data-after='0']:visible")).to_be_visible()  # Violet's cells
    expect(card).to_have_css("pointer-events", "none")

    person.page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    person.cell("a1").focus()
    person.page.keyboard.press("ArrowRight")
    expect(card).to_be_visible()
    expect(person.cell("c1")).to_have_attribute("aria-label", re.compile("empty"))


def test_a_first_tap_shows_the_same_beside_the_key_that_carries_it_out(meet: Meet) -> None:
    person = meet("Aline", phone=True, locale="fr")
    person.sit(person.server.new_table(*TABLE, options={"position": POSITION}))

    person.page.touchscreen.tap(*middle(person.page.locator(".slot.may").first))
    person.page.touchscreen.tap(*middle(person.cell("d3")))

    expect(person.page.locator("#consequence .gain")).to_contain_text("Vert tient 3 cases")
    commit = person.page.locator(".commit")
    expect(commit).to_contain_text("Poser un Arbre en d3")
    commit.tap()
    expect(person.cell("d3")).to_have_attribute("aria-label", re.compile("Arbre"))
