"""Language, theme, settings, keyboard alone, and what axe has to say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import LAST_TOKENS, Person
from tests.server.kit import Server

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/lobby", "/new/cernunos", "/rules/cernunos", "/settings", "/credits", "/nowhere"]


def test_the_language_follows_the_browser_and_changes_at_once(meet: Meet) -> None:
    reader = meet(locale="fr").open("/")
    expect(reader.page.locator("h1")).to_have_text("Quatre jeux à l’orée de la forêt")

    reader.page.locator(".bar").get_by_role("button", name="English").first.click()

    expect(reader.page.locator("h1")).to_have_text("Four games at the forest’s edge")
    assert reader.page.evaluate("document.documentElement.lang") == "en"
    reader.page.reload()
    expect(reader.page.locator("h1")).to_have_text("Four games at the forest’s edge")


def test_the_language_changes_in_the_middle_of_a_game(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, BOT))
    aline.wait_for_turn()
    aline.token("Tree").click()

    aline.page.get_by_role("button", name="Français").click()

    expect(aline.prompt).to_have_text("Où poser l’Arbre\u00a0?")
    expect(aline.page.locator(".chip")).to_contain_text("Arbre")


def test_the_theme_follows_the_system_until_one_chooses(meet: Meet) -> None:
    reader = meet(theme="dark").open("/")
    assert reader.page.evaluate("document.documentElement.dataset.theme") == "dark"

    reader.page.locator(".bar").get_by_role("button", name="light").first.click()

    assert reader.page.evaluate("document.documentElement.dataset.theme") == "light"


def test_the_section_sign_opens_the_rule_of_the_question(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, BOT))
    aline.wait_for_turn()

    aline.page.get_by_role("button", name="Open rule 6").click()

    expect(aline.page.locator("[data-rule='6']")).to_be_in_viewport()
    expect(aline.page.locator("section.at")).to_contain_text("Power")


def test_moves_are_confirmed_where_one_wants_it(meet: Meet) -> None:
    aline = meet("Aline", confirm=True)
    aline.sit(aline.server.new_table(ME, BOT))
    aline.wait_for_turn()

    aline.place("Tree", "b2")
    expect(aline.cell("b2")).to_have_attribute("aria-label", re.compile("empty"))
    aline.page.get_by_role("button", name="Place a Tree on b2").click()

    expect(aline.cell("b2")).to_have_attribute("aria-label", re.compile("Green Tree"))


def by_keys(person: Person) -> None:
    """One choice without the mouse: a digit takes a token, Tab finds a cell, Enter places."""
    page = person.page
    number = person.decision
    if page.locator(".slot.may").count():
        digit = page.locator(".slot").evaluate_all(
            "all => all.findIndex(each => each.classList.contains('may')) + 1"
        )
        page.keyboard.press(str(digit))
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('.cell.legal') ?? false"):
            break
        page.keyboard.press("Tab")
    if not person.answers(
        number, page.keyboard.press, "Enter"
    ):  # a choice of two cells: the second one
        page.keyboard.press("Tab")
        by_keys(person)


def test_a_whole_game_by_keyboard_alone(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, BOT, options={"position": LAST_TOKENS}))

    for _ in range(30):
        aline.wait_for_turn()
        if aline.over:
            break
        by_keys(aline)

    expect(aline.page.locator("#end-title")).to_be_visible()


def test_arrows_walk_the_legal_cells_and_escape_lays_back(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, BOT))
    aline.wait_for_turn()
    page = aline.page

    page.keyboard.press("3")
    expect(page.locator(".chip")).to_contain_text("Deer")
    aline.cell("a1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(aline.cell("b2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".chip")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")


def findings(person: Person) -> list[str]:
    """What axe calls serious or critical."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)"
    )
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def findings_by_day_and_night(person: Person) -> list[str]:
    found = findings(person)
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator(":root")).to_have_css("color-scheme", "dark")
    try:
        return found + [f"dark: {each}" for each in findings(person)]
    finally:
        person.page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("path", PAGES)
def test_no_page_bars_anybody(meet: Meet, path: str) -> None:
    reader = meet().open(path)
    reader.page.locator("h1").wait_for()
    reader.rest()

    assert findings_by_day_and_night(reader) == []


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_no_table_bars_anybody(meet: Meet, server: Server, phone: bool) -> None:
    aline = meet("Aline", phone=phone)
    aline.sit(server.new_table(ME, BOT))
    aline.wait_for_turn()
    aline.page.keyboard.press("4")

    assert findings_by_day_and_night(aline) == []


def test_no_end_and_no_replay_bars_anybody(meet: Meet, server: Server) -> None:
    aline = meet("Aline")
    aline.sit(server.new_table(ME, BOT, options={"position": LAST_TOKENS}))
    aline.play_on()
    aline.page.get_by_text("Seal and secret agree").wait_for()
    assert findings_by_day_and_night(aline) == []

    aline.page.get_by_role("link", name="Replay").click()
    aline.page.get_by_role("slider", name="Moment").wait_for()
    assert findings_by_day_and_night(aline) == []


WIDTHS = (360, 390, 768, 1024, 1440, 3840)
WITHIN = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@pytest.mark.parametrize("path", [None, "/", "/new/cernunos", "/settings"])
def test_nothing_hangs_over_the_edge_at_any_width(
    meet: Meet, server: Server, path: str | None
) -> None:
    aline = meet("Aline")
    if path:
        aline.open(path)
        aline.page.locator("h1").wait_for()
    else:
        aline.sit(server.new_table(ME, BOT))
        aline.wait_for_turn()
    for width in WIDTHS:
        aline.page.set_viewport_size({"width": width, "height": 844 if width < 1000 else 1000})
        aline.page.wait_for_function(WITHIN)
