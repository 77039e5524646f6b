"""A token is carried to its cell, by mouse and by finger."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person, middle
from tests.server.kit import ME, bot


def sit(person: Person) -> Person:
    person.sit(person.server.new_table(ME, bot()))
    person.wait_for_turn()
    return person


def test_a_token_follows_the_mouse_and_is_placed_where_it_is_let_go(meet: Meet) -> None:
    aline = sit(meet("Aline"))
    aline.drag(middle(aline.token("Wolf")), middle(aline.cell("b2").locator(".hit")))

    x, y = middle(aline.carried.locator("svg"))
    wanted = middle(aline.cell("b2").locator(".hit"))
    assert abs(x - wanted[0]) < 30
    assert abs(y - wanted[1]) < 50
    aline.page.mouse.up()

    expect(aline.carried).to_have_count(0)
    expect(aline.cell("b2")).to_have_attribute("aria-label", re.compile("Green Wolf"))


def test_on_the_largest_screens_it_stays_under_the_pointer(meet: Meet) -> None:
    aline = meet("Aline")
    aline.page.set_viewport_size({"width": 3840, "height": 2160})
    sit(aline)
    aline.drag(middle(aline.token("Boar")), (2000, 900))

    x, y = middle(aline.carried.locator("svg"))

    assert abs(x - 2000) < 30
    assert abs(y - 900) < 60
    aline.page.mouse.up()


def test_let_go_elsewhere_it_goes_back_and_stays_in_hand(meet: Meet) -> None:
    aline = sit(meet("Aline", pace="fast"))
    aline.drag(middle(aline.token("Wolf")), (700, 30))
    aline.page.mouse.up()

    expect(aline.carried).to_have_count(0)
    expect(aline.page.locator(".chip")).to_contain_text("Wolf")
    assert aline.decision == aline.page.locator("[data-decision]").get_attribute("data-decision")


def test_a_finger_carries_too(meet: Meet) -> None:
    aline = sit(meet("Aline", phone=True))

    aline.drag_by_finger(middle(aline.token("Deer")), middle(aline.cell("c2").locator(".hit")))

    expect(aline.cell("c2")).to_have_attribute("aria-label", re.compile("Green Deer"))
