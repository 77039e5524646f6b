"""Oak under the thumb, upright and sideways: nothing is cut, nothing large is done by one tap."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.oak_kit import reached, verbs
from tests.browser.test_oak import has_a_list_too_long_to_show
from tests.server.kit import Server

SIDEWAYS: Any = {"width": 844, "height": 390}
WHOLE = (
    "each => each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1"
)
BOTTOM = "each => each.getBoundingClientRect().bottom"


def turned(person: Person) -> Person:
    person.page.set_viewport_size(SIDEWAYS)
    person.page.wait_for_function("() => innerWidth > innerHeight")
    return person


def may_erect(state: Any) -> bool:
    """A Menhir may be erected, and there is a place for it already."""
    mine = state.view(0)["board"]["sides"][0]
    used = mine["menhirs"] + sum(mine["sanctuaries"])
    return ("menhir",) in state.decision.options and used < mine["upper_places"]


def at_a_fork(state: Any) -> bool:
    """Both arms of the Feather Branch are open."""
    return {("advance", 3), ("advance", 5)} <= set(state.decision.options)


def four_cards(state: Any) -> bool:
    cards = state.view(0)["board"]["sides"][0]["cards"]
    return (
        "oak" in verbs(state)
        and state.decision.prompt == "main"
        and sum(each == 1 for each in cards) == 4
    )


def test_a_menhir_on_its_key_is_confirmed_by_who_taps(meet: Meet, server: Server) -> None:
    player = turned(meet("Aline", phone=True).sit(reached(server, may_erect)))
    menhir = player.page.locator('.chips [data-option="menhir"]')
    passing = player.page.locator('.chips [data-option="pass"]')
    prompt = player.page.locator(".dock .prompt")
    expect(passing).to_be_visible()
    assert prompt.evaluate(WHOLE)  # the second key is not under the cards

    menhir.tap()
    expect(player.page.locator(".dock .go")).to_contain_text("Erect a Menhir")
    player.page.locator(".dock .go").tap()

    expect(player.prompt).not_to_have_text("Erect a Menhir?")


def test_sideways_a_price_says_how_much_it_is(meet: Meet, server: Server) -> None:
    table = reached(server, has_a_list_too_long_to_show, seed=23)
    player = turned(meet("Aline", phone=True).sit(table))
    count = player.page.locator(".dock .count")

    for _ in range(12):
        open_keys = player.page.locator(".tray .key[data-option^=use_one]:not([disabled])")
        assert count.evaluate("each => getComputedStyle(each).clipPath") == "none"
        if not open_keys.count():
            break
        open_keys.last.tap()

    end = player.page.locator(".dock .prompt").evaluate(BOTTOM)
    assert player.page.locator(".dock [data-member]").last.evaluate(BOTTOM) <= end


def test_the_names_of_four_cards_are_whole(meet: Meet, server: Server) -> None:
    player = turned(meet("Aline", phone=True).sit(reached(server, four_cards)))

    names = player.page.locator(".dock .hand .hd span")

    assert names.count() >= 4
    for name in names.all():
        assert name.evaluate(
            "each => each.scrollWidth <= each.clientWidth && "
            "each.getBoundingClientRect().width <= each.parentElement.clientWidth"
        )


def test_sideways_the_shelf_says_what_potions_do(meet: Meet, server: Server) -> None:
    player = turned(
        meet("Aline", phone=True).sit(reached(server, lambda state: "brew" in verbs(state)))
    )

    expect(player.page.locator(".potions .does").first).to_be_visible()


def test_an_arm_says_to_which_end_it_leads(meet: Meet, server: Server) -> None:
    player = meet("Aline", phone=True).sit(reached(server, at_a_fork))

    expect(player.page.locator('.tray [data-option^="advance"]').first).to_contain_text("End: ")


def test_the_price_on_a_card_to_be_added_stands_in_its_line(meet: Meet, server: Server) -> None:
    player = meet("Aline", phone=True).sit(reached(server, lambda state: "add" in verbs(state)))

    deed = player.page.locator(".tray.adding small span").first

    assert deed.evaluate("each => each.getBoundingClientRect().height") < 22
