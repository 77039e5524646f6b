"""The keys of a table: focus goes where the light is, and shortcuts survive everything pressed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.oak_kit import reached
from tests.browser.root_kit import opened
from tests.server.kit import ME, Server, bot

FOCUSED = "document.activeElement.closest('.legal, .may, .act, [data-lit]')?.outerHTML ?? ''"


def focused(person: Person) -> str:
    return str(person.page.evaluate(FOCUSED))


def listed(person: Person) -> set[str]:
    """The keys that the page behind `?` lists."""
    page = person.page
    page.keyboard.press("?")
    found = set(page.locator("dialog dt kbd").all_inner_texts())
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return found


def test_from_the_board_keys_lead_to_the_dock_before_the_log(meet: Meet) -> None:
    person = opened(meet(), "marquise_daylight", "marquise", "eyrie")
    page = person.page
    page.locator(".stage .legal").last.focus()

    for _ in range(4):  # a key of the map, that of the rule
        page.keyboard.press("Tab")

    assert page.evaluate("document.activeElement.closest('.dock') !== null")


def test_from_a_token_just_picked_tab_leads_to_the_cells_it_may_go_to(meet: Meet) -> None:
    """It went on to the other tokens and the tools, and came to the board last."""
    person = meet()
    person.sit(person.server.new_table(ME, bot()))
    person.wait_for_turn()
    person.page.locator(".slot.may").first.focus()

    person.page.keyboard.press("Enter")
    expect(person.page.locator(".chip")).to_have_count(1)
    person.page.keyboard.press("Tab")

    assert person.page.evaluate("document.activeElement.matches('.cell.legal')")


def test_the_keys_of_a_table_do_what_their_page_says(meet: Meet) -> None:
    person = opened(meet(), "marquise_daylight", "marquise", "eyrie")
    page = person.page

    page.keyboard.press("Tab")
    first = focused(person)
    page.keyboard.press("ArrowRight")
    assert first, "the first Tab lands beside what can be chosen"
    assert focused(person) not in ("", first)
    page.locator(".tray .act").first.focus()
    key = focused(person)
    page.keyboard.press("ArrowLeft")  # from the first to the last of them and of the cards
    assert focused(person) not in ("", key)

    page.locator("label", has=page.get_by_role("radio", name="slow")).click()  # it has the focus
    assert {"Tab", "Enter", "Esc", "O", "L", "B", "1–9", "?"} <= listed(person)
    assert "P" not in listed(person)  # nobody thinks ahead where hands are hidden
    page.keyboard.press("o")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator(".drawer .rootboard")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_visible()


def test_tab_stops_at_one_line_of_the_log_and_arrows_go_to_the_others(
    meet: Meet, server: Server
) -> None:
    """A long game has hundreds of lines, and Tab went through each of them to the board."""
    person = meet("Aline").sit(reached(server, lambda state: state.round == 2))
    page = person.page
    at = "document.activeElement.closest('.log .line')?.innerText ?? ''"
    expect(page.get_by_role("log").locator(".line").nth(2)).to_be_visible()

    page.get_by_role("log").focus()
    page.keyboard.press("Tab")
    while not page.evaluate(at):  # the set-up is folded away in a line of its own
        page.keyboard.press("Tab")
    newest = page.evaluate(at)
    page.keyboard.press("ArrowUp")
    earlier = page.evaluate(at)

    assert earlier not in ("", newest)
    page.keyboard.press("Tab")  # its law
    page.keyboard.press("Tab")
    assert page.evaluate(at) == ""


def test_the_keys_are_called_as_they_are_printed(meet: Meet) -> None:
    person = opened(meet(locale="fr"), "marquise_daylight", "marquise", "eyrie")

    assert {"Entrée", "Échap"} <= listed(person)


def test_from_the_log_escape_and_tab_lead_back_to_the_light(meet: Meet) -> None:
    person = opened(meet(), "marquise_daylight", "marquise", "eyrie")
    page = person.page
    page.locator(".log .line .law").last.focus()

    page.keyboard.press("Escape")
    page.keyboard.press("Tab")

    assert focused(person), "Tab went on in the log"


def test_what_is_picked_in_the_list_of_options_waits_for_enter_alone(meet: Meet) -> None:
    """The focus went back to where it was before the list, and Enter pressed that."""
    person = opened(meet(), "marquise_daylight", "marquise", "eyrie")
    page = person.page
    page.locator(".log .line .law").last.focus()

    page.keyboard.press("o")
    page.locator('dialog [data-option="pass"]').press("Enter")

    expect(page.locator(".dock .commit")).to_be_focused()


def test_tab_stops_at_one_clearing_and_leads_on_to_the_keys(meet: Meet) -> None:
    """In Daylight eleven clearings are lit: it went through each of them before the keys."""
    person = opened(meet(), "marquise_daylight", "marquise", "eyrie")
    page = person.page
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    reached = focused(person)

    for _ in range(4):  # a key of the map, that of the rule
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.dock') !== null")
    for _ in range(4):
        page.keyboard.press("Shift+Tab")

    assert focused(person) == reached
