"""Aiming shows what a choice would change, to pointer, keyboard and finger, and chooses nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import oak_kit, pangaia_kit
from tests.browser.conftest import Meet
from tests.browser.kit import middle
from tests.browser.root_kit import forked, reached
from tests.server.kit import Server

POSITION = "b1=vT/b2=gD/c2=gT,gT green place1 g:10.3.2.2.1.1.1.1 v:11.3.3.2.1.1.1.1 burnt:0.0"
TABLE = ({"kind": "me"}, {"kind": "bot", "level": "random"})


def test_pointing_and_keys_show_costs_gains_and_scores_and_choose_nothing(meet: Meet) -> None:
    person = meet("Aline")
    person.sit(person.server.new_table(*TABLE, options={"position": POSITION}))
    card = person.page.locator("#consequence")

    person.token("Fire").click()
    person.cell("c1").hover()
    expect(card.locator(".cost")).to_contain_text("2 Trees of yours burn: c2.")
    expect(card.locator(".gain")).to_contain_text("A Tree of Bot burns: b1.")
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

    expect(person.page.locator("#consequence .gain")).to_contain_text("Vous tenez 3 cases")
    commit = person.page.locator(".commit")
    expect(commit).to_contain_text("Poser un Arbre en d3")
    commit.tap()
    expect(person.cell("d3")).to_have_attribute("aria-label", re.compile("Arbre"))


def test_a_name_beside_what_the_points_would_be_is_whole(meet: Meet) -> None:
    person = meet("Aline", phone=True, locale="fr")
    person.sit(person.server.new_table(*TABLE, options={"position": POSITION}))

    person.page.touchscreen.tap(*middle(person.page.locator(".slot.may").first))
    person.page.touchscreen.tap(*middle(person.cell("d3")))

    after = person.page.locator(".seats [data-after]:visible").first
    expect(after).to_be_visible()
    name = person.page.locator(".seats .me .name")
    line = name.evaluate("each => parseFloat(getComputedStyle(each).lineHeight)")
    name.evaluate("each => { each.textContent = 'Promeneur'; }")
    assert name.evaluate("each => each.scrollHeight") < 1.5 * line


def test_aiming_shows_a_march_on_the_map_and_a_pass_with_actions_left_asks_twice(
    meet: Meet,
) -> None:
    marquise = meet("Aline")
    record = reached(
        lambda state: state.decision.prompt == "marquise_daylight", "marquise", "eyrie"
    )
    marquise.sit(forked(marquise.server, record))
    page = marquise.page

    page.locator('[data-verb="move"]').click()
    page.locator(".place.legal .hit").first.dispatch_event("click")
    page.locator(".place.legal .hit").first.hover()
    expect(page.locator("[data-ghost]")).to_have_count(2)  # whence and whither
    expect(page.locator("#consequence .then")).to_contain_text("left behind")
    for _ in range(2):
        page.locator(".chips .chip").last.click()

    before = marquise.decision
    passing = page.locator('.tray [data-option="pass"]')
    expect(passing).to_have_text("End Daylight (3 actions left)")
    passing.click()
    expect(page.locator(".commit")).to_contain_text("3 actions are left undone")
    assert marquise.decision == before
    passing.click()
    assert marquise.moved_on(before)


def test_oak_and_pangaia_show_what_would_stand_there(meet: Meet, server: Server) -> None:
    player = meet("Aline").sit(oak_kit.started(server))
    ghosts = player.page.locator("[data-ghost]")

    oak_kit.key(player, "card:2").click()
    oak_kit.key(player, "slot:4").hover()  # taken by a neutral Druid
    expect(player.page.locator('[data-ghost="druid 11"]')).to_be_visible()
    expect(player.page.locator('[data-ghost="roots 0"]')).to_have_text("6 › 7")
    expect(player.page.locator('[data-ghost="resource 1"]')).to_have_text("1")
    player.page.mouse.move(5, 5)
    expect(ghosts).to_have_count(0)

    druid = meet("Aline")
    druid.sit(pangaia_kit.go_on(server, pangaia_kit.position("connect", "pray")))
    druid.page.locator(".hex.legal").first.dispatch_event("click")
    druid.page.locator(".hex.legal[data-would]").first.focus()
    expect(druid.page.locator('[data-ghost^="tree"]').first).to_contain_text("›")
    expect(druid.page.locator("#consequence .gain")).to_contain_text("Your life energy")
