"""Root on its board: the map, the hand, the boards, a battle, the machine, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.test_reading import findings

# What may be taken hold of, in the order in which a hurried player does.
LIT = (
    ".go",
    ".tray button",
    ".place.legal",
    ".card.may",
    ".stage-b .may",
    ".chips .btn.act",
)
ANY = ", ".join((*LIT, "#end-title"))
BOT = {"kind": "bot", "level": "random"}
CORNERS = (0, 1, 2, 3)


def sit(person: Person, *factions: str, **options: Any) -> Person:
    """A table of Root with that person on the first seat and bots on the others."""
    seats = ({"kind": "me"}, *[BOT] * (len(factions) - 1))
    wanted = {"first": "first_seat", "factions": list(factions), **options}
    return person.sit(person.server.new_table(*seats, game="root", options=wanted))


def wait(person: Person) -> None:
    person.page.locator(ANY).first.wait_for(timeout=60_000)


def place(person: Person, number: int) -> Any:
    return person.page.locator(f'[data-place="{number - 1}"]')


def play_once(person: Person, turn: int = 0) -> None:
    """One choice, made part by part with what is lit."""
    before = person.decision
    for step in range(8):
        for lit in LIT[step % 2 :] if step > 4 else LIT:
            found = person.page.locator(lit)
            count = found.count()
            if count:
                found.nth((turn + step) % count).dispatch_event("click")
                break
        if person.moved_on(before):
            return
    raise AssertionError(f"not made: {person.prompt.inner_text()}")


def play_until(person: Person, asked: str, most: int = 40) -> None:
    for turn in range(most):
        wait(person)
        if person.over or re.search(asked, person.prompt.inner_text()):
            return
        play_once(person, turn)
    raise AssertionError(f"never asked: {asked}")


def test_the_map_lights_what_may_be_picked(meet: Meet) -> None:
    marquise = sit(meet(), "marquise", "eyrie")

    expect(marquise.prompt).to_have_text("Choose the corner for your keep.")
    for number in CORNERS:
        expect(place(marquise, number + 1)).to_have_class(re.compile("legal"))
    expect(marquise.page.locator(".place.legal")).to_have_count(4)

    place(marquise, 1).dispatch_event("click")
    expect(marquise.prompt).to_have_text("Where does your first sawmill stand?")
    expect(place(marquise, 1)).to_have_attribute("aria-label", re.compile("keep"))
    expect(place(marquise, 1)).to_have_attribute("aria-label", re.compile("ruled by Marquise"))


def test_a_march_is_picked_on_the_map(meet: Meet) -> None:
    marquise = sit(meet(), "marquise", "eyrie")
    play_until(marquise, "Daylight: 3 actions")
    page = marquise.page

    page.locator("[data-verb=move]").click()
    place(marquise, 9).dispatch_event("click")
    expect(page.locator(".place.legal")).not_to_have_count(0)
    expect(place(marquise, 9)).to_have_attribute("aria-label", re.compile("1 Marquise warrior"))
    page.keyboard.press("Escape")
    expect(page.locator(".chips .chip")).to_have_count(1)
    place(marquise, 9).dispatch_event("click")
    place(marquise, 12).dispatch_event("click")

    expect(marquise.prompt).to_have_text("March: a second move?")
    expect(place(marquise, 12)).to_have_attribute("aria-label", re.compile("2 Marquise warrior"))


@pytest.mark.parametrize(
    "faction", ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]
)
def test_a_first_turn_of_each_faction(meet: Meet, faction: str) -> None:
    other = "marquise" if faction != "marquise" else "eyrie"
    third = "eyrie" if faction not in ("eyrie", "marquise") else "alliance"
    player = sit(meet(), faction, other, third, max_rounds=1)

    for turn in range(60):
        wait(player)
        if player.over:
            break
        play_once(player, turn)

    expect(player.page.locator("#end-title")).to_be_visible(timeout=60_000)
    expect(player.page.get_by_text("Clearings ruled").first).to_be_visible()


def test_a_card_goes_to_a_column_of_the_decree(meet: Meet) -> None:
    eyrie = sit(meet(), "eyrie", "marquise", mode="standard")
    play_until(eyrie, "Add a card to the Decree")
    page = eyrie.page

    page.locator(".card.may").first.click()
    page.locator(".left [data-column='0']").click()

    expect(eyrie.prompt).not_to_have_text("Add a card to the Decree.")
    expect(page.locator(".left .col").first).to_have_attribute(
        "aria-label", re.compile("Recruit: .")
    )


def test_the_board_of_a_faction_opens_and_closes(meet: Meet) -> None:
    alliance = sit(meet(locale="fr", theme="dark"), "alliance", "marquise", mode="standard")
    page = alliance.page

    page.locator(".ruler .emblem").first.click()
    panel = page.locator("section.panel[style]")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("partisans")
    page.keyboard.press("Tab")
    panel.get_by_role("button", name="Fermer").click()
    expect(panel).to_have_count(0)


def test_the_orders_of_the_machine_lie_hidden(meet: Meet) -> None:
    eyrie = sit(meet(), "eyrie")

    play_until(eyrie, "Add a card to the Decree")

    expect(eyrie.page.locator(".left .order.back")).to_have_count(5)
    expect(eyrie.page.locator(".left")).to_contain_text("Mechanical Marquise")


def test_the_battle_stage_opens_over_the_map(meet: Meet) -> None:
    eyrie = sit(meet(), "eyrie", "marquise", "vagabond")
    for turn in range(200):
        wait(eyrie)
        if eyrie.page.locator(".stage-b").count():
            break
        assert not eyrie.over, "nobody attacked"
        play_once(eyrie, turn)

    stage = eyrie.page.locator(".stage-b")
    expect(stage).to_contain_text("Battle in clearing")
    expect(stage.locator(".who")).to_have_count(2)
    play_once(eyrie)


def test_by_keyboard_alone(meet: Meet) -> None:
    marquise = sit(meet(), "marquise", "eyrie")
    page = marquise.page

    place(marquise, 1).focus()
    page.keyboard.press("ArrowRight")
    expect(place(marquise, 2)).to_be_focused()
    page.keyboard.press("Enter")

    expect(marquise.prompt).to_have_text("Where does your first sawmill stand?")


def test_by_touch_a_second_tap_confirms(meet: Meet) -> None:
    marquise = sit(meet(phone=True), "marquise", "eyrie")
    page = marquise.page

    place(marquise, 3).locator(".hit").tap()
    expect(page.locator(".go")).to_be_visible()
    page.locator(".go").tap()

    expect(marquise.prompt).to_have_text("Where does your first sawmill stand?")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_service_is_bought_on_the_board_of_the_riverfolk(meet: Meet) -> None:
    alliance = sit(meet(), "alliance", "riverfolk", "eyrie")
    play_until(alliance, "Your Birdsong begins")
    page = alliance.page

    page.locator(".ruler .emblem[aria-label^='Riverfolk']").click()
    page.locator("section.panel[style] .prices .may").filter(has_text="riverboats").click()

    expect(page.locator(".log")).to_contain_text("Alliance buys riverboats")


def test_a_decree_that_fails_brings_turmoil(meet: Meet) -> None:
    eyrie = sit(meet(), "eyrie", "marquise", mode="standard")
    play_until(eyrie, "Add a card to the Decree")
    log = eyrie.page.locator(".log")

    for turn in range(80):
        wait(eyrie)
        if eyrie.over or "Turmoil!" in log.inner_text():
            break
        play_once(eyrie, turn)

    expect(log).to_contain_text("Turmoil!")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_bars_nobody(meet: Meet, theme: str) -> None:
    vagabond = sit(meet(theme=theme), "vagabond", "marquise", "riverfolk")
    play_until(vagabond, "Daylight")
    vagabond.page.locator(".ruler .emblem").first.click()
    vagabond.page.wait_for_timeout(300)

    assert findings(vagabond) == []
