"""Everything on a board says what it is: to a pointer, to a finger, to the keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import nemeton
from tests.browser.conftest import Meet
from tests.browser.kit import middle

POSITION = "d1=vT/b2=gD/c2=gT,gT green place1 g:10.3.2.2.1.1.1.1 v:11.3.3.2.1.1.1.1 burnt:0.0"
TABLE = ({"kind": "me"}, {"kind": "bot", "level": "random"})
MENU = 5  # options
THINGS = "all => all.map(each => each.dataset.thing)"
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

    person.token("Deer").click()
    person.cell("b2").hover()
    expect(card).to_contain_text("Strengthens c2 now.")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".chips .chip")).to_have_count(0)  # the pick is laid back, too
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


# Of each game: who plays, what is pointed at, of what kinds things lie there, what is said of one.
BOARDS: dict[str, tuple[int, dict[str, Any], str, str, str]] = {
    "root": (
        6,
        {"factions": ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]},
        '[data-thing^="piece.marquise_warrior."]',
        "card faction item mark piece place quest relation service suit",
        "A warrior: it helps to rule",
    ),
    "oak": (
        2,
        {"orders": ["bee", "fox"]},
        '[data-thing^="slot.one."]',
        "artifact card creature deed druid ingredient mark order potion resource slot space",
        "A slot of a Temple",
    ),
    "pangaia": (
        2,
        {"continent": "reference", "advanced": True},
        '[data-hex="2"]',
        "achievement hex mark resource ritual seed slot",
        "A land: it holds seeds",
    ),
}


def under_way(name: str, players: int, options: dict[str, Any], choices: int = 60) -> Any:
    """A game some way in, at a question of the first seat that is more than a yes or no."""
    state = nemeton.game(name).start(players=players, seed=3, **options)
    luck = nemeton.Fast(3)
    while (decision := state.decision) and not (
        len(state.record["choices"]) >= choices
        and decision.seat == 0
        and len(decision.options) >= MENU
    ):
        state.choose(state.sample(luck))
    return state.record


@pytest.mark.parametrize("name", BOARDS)
def test_what_lies_on_a_board_is_explained(meet: Meet, name: str) -> None:
    players, options, pointed, kinds, words = BOARDS[name]
    person = meet("Aline")
    table = person.server.fork(under_way(name, players, options))
    person.sit(table)
    page, card = person.page, person.page.locator("#explained")
    page.locator(pointed).first.wait_for()
    things = set(page.locator("[data-thing]").evaluate_all(THINGS))
    for emblem in page.locator(".ruler .emblem").all():
        emblem.dispatch_event("click")  # the whole board of a faction
        things |= set(page.locator("[data-thing]").evaluate_all(THINGS))
    address = f"/api/tables/{table['table']}/about?seat=0&thing="
    unknown = {
        each
        for each in things
        if not person.server.ask(address + each, token=table["token"]).json.get("effect")
    }

    page.mouse.move(*middle(page.locator(pointed).first))

    expect(card).to_contain_text(words)
    assert not unknown
    assert set(kinds.split()) <= {each.split(".")[0] for each in things}
