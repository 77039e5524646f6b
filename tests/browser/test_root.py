"""Root on its board: the map, the hand, the boards, a battle, the machine, the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.root_kit import forked, opened, place, reached, sit
from tests.browser.test_reading import findings
from tests.games.root.table import number_of

CORNERS = (0, 1, 2, 3)


def test_the_map_lights_what_may_be_picked(meet: Meet) -> None:
    marquise = sit(meet(), "marquise", "eyrie")

    expect(marquise.prompt).to_have_text("Choose the corner for your keep.")
    for number in CORNERS:
        expect(place(marquise, number + 1)).to_have_class(re.compile("legal"))
    expect(marquise.page.locator(".place.legal")).to_have_count(4)

    place(marquise, 1).dispatch_event("click")
    expect(marquise.prompt).to_have_text("Where does your first sawmill stand?")
    expect(place(marquise, 1)).to_have_attribute("aria-label", re.compile("keep"))
    expect(place(marquise, 1)).to_have_attribute("aria-label", re.compile("ruled by the Marquise"))


def test_a_march_is_picked_on_the_map(meet: Meet) -> None:
    marquise = opened(meet(), "marquise_daylight", "marquise", "eyrie")
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


def test_a_refused_move_says_why_at_the_clearing_that_was_clicked(meet: Meet) -> None:
    marquise = opened(meet(), "marquise_daylight", "marquise", "eyrie")
    reason = marquise.page.locator(".no[data-tag]")

    marquise.page.locator("[data-verb=move]").click()
    place(marquise, 9).dispatch_event("click")
    place(marquise, 3).dispatch_event("click")
    expect(reason).to_have_attribute("data-tag", "2")
    expect(reason).to_contain_text("No path joins clearing 9 and clearing 3.")

    marquise.page.keyboard.press("Escape")
    place(marquise, 3).dispatch_event("click")
    expect(reason).to_contain_text("You have no warriors in clearing 3. (§ 4.2)")
    expect(reason).to_have_attribute("data-tag", "2")


def test_a_card_goes_to_a_column_of_the_decree(meet: Meet) -> None:
    eyrie = opened(meet(), "decree", "eyrie", "marquise", mode="standard")
    page = eyrie.page

    page.locator(".card.may").first.click()
    page.locator(".left [data-column='0']").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")  # focus by keys: it says what it would do, as the key below does
    expect(page.locator("#consequence")).to_contain_text("every turn from now on")
    page.locator(".left [data-column='0']").click()

    expect(eyrie.prompt).not_to_have_text("Add a card to the Decree.")
    expect(page.locator(".left .col").first).to_have_attribute(
        "aria-label", re.compile("Recruit: .")
    )


def test_the_board_of_a_faction_opens_and_closes(meet: Meet) -> None:
    alliance = sit(meet(locale="fr", theme="dark"), "alliance", "marquise", mode="standard")
    page = alliance.page

    page.locator(".ruler .emblem").first.click()
    panel = page.locator(".drawer .rootboard")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("Partisans")
    page.keyboard.press("b")
    expect(panel).to_have_count(0)
    page.keyboard.press("b")
    expect(panel).to_contain_text("Partisans")


def test_a_second_board_is_pinned_below_the_first_and_both_get_more_room(meet: Meet) -> None:
    alliance = sit(meet(), "alliance", "marquise", mode="standard")
    page = alliance.page
    page.keyboard.press("b")
    boards, drawer = page.locator(".drawer .rootboard"), page.locator(".drawer")
    expect(boards).to_have_count(1)
    narrow = drawer.evaluate("each => each.clientWidth")

    boards.get_by_role("button", name="Keep this board below the others").click()
    page.locator(".drawer").get_by_role("button", name="Marquise").first.click()

    expect(boards).to_have_count(2)
    assert drawer.evaluate("each => each.clientWidth") > narrow + 100
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440


def test_the_orders_of_the_machine_lie_hidden(meet: Meet) -> None:
    eyrie = opened(meet(), "decree", "eyrie")

    expect(eyrie.page.locator(".left .order.back")).to_have_count(5)
    expect(eyrie.page.locator(".left")).to_contain_text("Mechanical Marquise")


def test_by_keyboard_alone(meet: Meet) -> None:
    marquise = sit(meet(), "marquise", "eyrie")
    page = marquise.page

    place(marquise, 1).focus()
    page.keyboard.press("ArrowRight")
    expect(place(marquise, 2)).to_be_focused()
    page.keyboard.press("Enter")

    expect(marquise.prompt).to_have_text("Where does your first sawmill stand?")


def test_the_ring_of_the_focus_leaves_the_number_of_a_clearing_readable(meet: Meet) -> None:
    page = sit(meet(), "marquise", "eyrie").page
    page.keyboard.press("Tab")  # the first of the corners
    number = page.locator("svg.map .number").nth(1)
    without = number.screenshot()

    page.keyboard.press("ArrowRight")

    expect(page.locator("[data-place='1']")).to_be_focused()
    assert number.screenshot() == without


def test_on_a_large_screen_the_longest_name_of_a_card_is_whole(meet: Meet) -> None:
    investments = number_of("investments")
    marquise = meet(locale="fr")
    marquise.page.set_viewport_size({"width": 1920, "height": 1080})
    record = reached(lambda state: investments in state.hands[0], "marquise", "eyrie")

    marquise.sit(forked(marquise.server, record))

    name = marquise.page.locator(f".hand [data-card='{investments}'] b")
    expect(name).to_have_text("Investissements")
    assert name.evaluate("each => each.scrollWidth <= each.clientWidth")


def test_emblems_that_are_level_bear_their_number_alone(meet: Meet) -> None:
    page = sit(meet(), "marquise", "eyrie").page

    numbers = page.locator(".ruler").inner_text().split()
    assert numbers.count("0") == 1
    assert numbers.count("1") == 1


def test_by_touch_a_second_tap_confirms(meet: Meet) -> None:
    marquise = sit(meet(phone=True), "marquise", "eyrie")
    page = marquise.page

    place(marquise, 3).locator(".hit").tap()
    expect(page.locator(".go")).to_be_visible()
    page.locator(".go").tap()

    expect(marquise.prompt).to_have_text("Where does your first sawmill stand?")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_bars_nobody(meet: Meet, theme: str) -> None:
    vagabond = opened(meet(theme=theme), "vagabond_daylight", "vagabond", "marquise", "riverfolk")
    vagabond.page.locator(".ruler .emblem").first.click()
    vagabond.page.locator(".drawer .rootboard").wait_for()
    vagabond.rest()

    assert findings(vagabond) == []
