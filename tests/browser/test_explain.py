"""Everything on a board says what it is: to a pointer, to a finger, to the keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import middle

POSITION = "d1=vT/b2=gD/c2=gT,gT green place1 g:10.3.2.2.1.1.1.1 v:11.3.3.2.1.1.1.1 burnt:0.0"
TABLE = ({"kind": "me"}, {"kind": "bot", "level": "random"})
PRESS = """([x, y]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(
    'pointerdown', {bubbles: true, pointerType: 'touch', clientX: x, clientY: y}))"""


def test_pointing_and_keys_open_a_card_that_takes_no_click(meet: Meet) -> None:
    person = meet("Aline")
    person.sit(person.server.new_table(*TABLE, options={"position": POSITION}))
    card = person.page.locator("#explained")

    person.cell("b2").hover()
    expect(card).to_contain_text("Strengthens c2 now.")
    expect(person.cell("b2")).to_have_attribute("aria-describedby", "explained")
    expect(card).to_have_css("pointer-events", "none")
    person.page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    person.cell("c2").focus()
    person.page.keyboard.press("e")
    expect(card).to_contain_text("8.1")
    card.get_by_role("button", name="§ 8.1").click()
    expect(card).to_have_count(0)
    expect(person.page.locator("[data-rule='8.1']")).to_be_visible()

    person.place("Deer", "a1")  # nothing of it stood in the way
    expect(person.cell("a1")).to_have_attribute("aria-label", re.compile("Green Deer"))


def test_a_long_press_opens_a_sheet_and_chooses_nothing(meet: Meet) -> None:
    person = meet("Aline", phone=True, locale="fr")
    person.sit(person.server.new_table(*TABLE, options={"position": POSITION}))

    person.page.evaluate(PRESS, list(middle(person.cell("b2"))))
    sheet = person.page.locator("#explained.sheet")
    expect(sheet).to_contain_text("Renforce c2 en ce moment.")
    person.page.touchscreen.tap(*middle(person.cell("d3")))

    expect(sheet).to_have_count(0)
    expect(person.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
