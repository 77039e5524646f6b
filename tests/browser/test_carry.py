"""A token is carried to its cell, by mouse and by finger."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.server.kit import ME, bot


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit(person: Person) -> Person:
    person.sit(person.server.new_table(ME, bot()))
    person.wait_for_turn()
    return person


def carried(person: Person) -> Any:
    return person.page.locator(".carried")


def test_a_token_follows_the_mouse_and_is_placed_where_it_is_let_go(meet: Meet) -> None:
    aline = sit(meet("Aline"))
    mouse = aline.page.mouse
    mouse.move(*middle(aline.token("Wolf")))
    mouse.down()
    mouse.move(*middle(aline.cell("b2").locator(".hit")), steps=8)

    x, y = middle(carried(aline).locator("svg"))
    wanted = middle(aline.cell("b2").locator(".hit"))
    assert abs(x - wanted[0]) < 30
    assert abs(y - wanted[1]) < 50
    mouse.up()

    expect(carried(aline)).to_have_count(0)
    expect(aline.cell("b2")).to_have_attribute("aria-label", re.compile("Green Wolf"))


def test_on_the_largest_screens_it_stays_under_the_pointer(meet: Meet) -> None:
    aline = meet("Aline")
    aline.page.set_viewport_size({"width": 3840, "height": 2160})
    sit(aline)
    mouse = aline.page.mouse
    mouse.move(*middle(aline.token("Boar")))
    mouse.down()
    mouse.move(2000, 900, steps=8)

    x, y = middle(carried(aline).locator("svg"))

    assert abs(x - 2000) < 30
    assert abs(y - 900) < 60
    mouse.up()


def test_let_go_elsewhere_it_goes_back_and_stays_in_hand(meet: Meet) -> None:
    aline = sit(meet("Aline", pace="fast"))
    mouse = aline.page.mouse
    mouse.move(*middle(aline.token("Wolf")))
    mouse.down()
    mouse.move(700, 30, steps=8)
    mouse.up()

    expect(carried(aline)).to_have_count(0)
    expect(aline.page.locator(".chip")).to_contain_text("Wolf")
    assert aline.decision == aline.page.locator("[data-decision]").get_attribute("data-decision")


def test_a_finger_carries_too(meet: Meet) -> None:
    aline = sit(meet("Aline", phone=True))
    touch = aline.context.new_cdp_session(aline.page)
    start, end = middle(aline.token("Deer")), middle(aline.cell("c2").locator(".hit"))

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    finger("touchStart", start)
    for part in range(1, 9):
        x, y = (a + (b - a) * part / 8 for a, b in zip(start, end, strict=True))
        finger("touchMove", (x, y))
    expect(carried(aline)).to_have_count(1)
    finger("touchEnd")

    expect(aline.cell("c2")).to_have_attribute("aria-label", re.compile("Green Deer"))
