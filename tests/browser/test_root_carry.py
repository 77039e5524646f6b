"""Root carried by hand: warriors over the map, cards out of the hand, tiles off the boards."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person, middle
from tests.browser.root_kit import opened, place

MARQUISE, VAGABOND = 0, 3


def figures(person: Person, number: int, faction: int = MARQUISE) -> Locator:
    return person.page.locator(f'[data-figure="{number - 1} {faction}"]')


def marching(person: Person) -> Person:
    """The Marquise in the first Daylight: a warrior in every clearing but the Eyrie's corner."""
    return opened(person, "marquise_daylight", "marquise", "eyrie")


def test_warriors_are_carried_to_the_next_clearing(meet: Meet) -> None:
    marquise = marching(meet())

    marquise.drag(middle(figures(marquise, 9)), middle(place(marquise, 12).locator(".hit")))
    expect(marquise.carried.locator("svg").first).to_be_visible()
    expect(place(marquise, 12)).to_have_class(re.compile("legal"))
    marquise.page.mouse.up()

    expect(marquise.carried).to_have_count(0)
    expect(marquise.prompt).to_have_text("March: a second move?")
    expect(place(marquise, 12)).to_have_attribute("aria-label", re.compile("2 Marquise warrior"))


def test_let_go_where_no_path_leads_they_stay_and_it_says_why(meet: Meet) -> None:
    marquise = marching(meet())
    before = marquise.decision

    marquise.drag(middle(figures(marquise, 9)), middle(place(marquise, 2).locator(".hit")))
    marquise.page.mouse.up()

    expect(marquise.page.locator(".dock .hint")).to_have_text(
        "No path joins clearing 9 and clearing 2. (§ 4.2)"
    )
    expect(marquise.page.locator(".chips .chip")).to_have_count(2)
    assert marquise.decision == before
    place(marquise, 12).locator(".hit").click()
    expect(marquise.prompt).to_have_text("March: a second move?")


def test_pressed_beside_the_figures_the_clearing_is_clicked(meet: Meet) -> None:
    marquise = marching(meet())
    box = place(marquise, 9).locator(".hit").bounding_box()
    assert box is not None

    marquise.drag((box["x"] + 14, box["y"] + box["height"] / 2), (400, 700))
    expect(marquise.carried).to_have_count(0)
    marquise.page.mouse.up()
    place(marquise, 9).locator(".hit").click(position={"x": 14, "y": box["height"] / 2})

    expect(marquise.page.locator(".chips .chip")).to_have_count(1)


def test_a_finger_carries_warriors_and_letting_go_says_yes(meet: Meet) -> None:
    marquise = marching(meet(phone=True))

    marquise.drag_by_finger(
        middle(figures(marquise, 4)), middle(place(marquise, 12).locator(".hit"))
    )

    expect(marquise.prompt).to_have_text("March: a second move?")
    expect(place(marquise, 12)).to_have_attribute("aria-label", re.compile("2 Marquise warrior"))


def test_the_vagabond_is_carried_out_of_the_forest(meet: Meet) -> None:
    vagabond = opened(meet(), "slip", "vagabond", "marquise", "eyrie")
    page = vagabond.page
    pawn = page.locator(f'[data-figure$=" {VAGABOND}"]')
    start = pawn.get_attribute("data-figure")

    vagabond.drag(middle(pawn), middle(page.locator(".place.legal .hit").first))
    page.mouse.up()

    expect(vagabond.prompt).not_to_have_text(re.compile("Slip"))
    expect(pawn).not_to_have_attribute("data-figure", str(start))


def test_a_card_is_carried_to_a_column_of_the_decree(meet: Meet) -> None:
    eyrie = opened(meet(), "decree", "eyrie", "marquise", mode="standard")
    page = eyrie.page

    eyrie.drag(middle(page.locator(".card.may").first), (700, 400))
    column = page.locator(".left [data-column='2']")
    expect(column).to_be_visible()
    page.mouse.move(*middle(column), steps=4)
    page.mouse.up()

    expect(eyrie.prompt).not_to_have_text("Add a card to the Decree.")
    expect(page.locator(".left .col").nth(2)).to_have_attribute(
        "aria-label", re.compile("Battle: .")
    )


def test_a_card_laid_on_the_table_is_played(meet: Meet) -> None:
    alliance = opened(meet(), "alliance_daylight", "alliance", "marquise", "eyrie")
    page = alliance.page
    cards = page.locator(".card")
    before = cards.count()

    alliance.drag(middle(page.locator(".card.may").first), middle(page.locator(".stage")))
    expect(alliance.carried.locator(".card")).to_have_count(1)
    page.mouse.up()

    expect(cards).to_have_count(before - 1)
    expect(page.locator(".left")).to_contain_text("4 supporters")


def test_a_building_is_carried_off_the_board(meet: Meet) -> None:
    marquise = marching(meet())
    page = marquise.page
    tile = page.locator(".left .track .lit").first

    marquise.drag(middle(tile), (600, 300))
    lit = page.locator(".place.legal")
    expect(lit).not_to_have_count(0)
    number = int(lit.first.get_attribute("data-place") or 0) + 1
    page.mouse.move(*middle(place(marquise, number).locator(".hit")), steps=4)
    page.mouse.up()

    expect(place(marquise, number)).to_have_attribute("aria-label", re.compile("sawmill"))


def test_a_building_that_is_pressed_on_the_board_waits_for_its_clearing(meet: Meet) -> None:
    marquise = marching(meet())
    tile = marquise.page.locator(".left .track .lit").first
    chips = marquise.page.locator(".chips .chip")

    tile.click()
    expect(chips).to_have_count(2)
    tile.click()
    expect(chips).to_have_count(0)
    tile.click()
    lit = marquise.page.locator(".place.legal").first
    number = int(lit.get_attribute("data-place") or 0) + 1
    lit.locator(".hit").click()

    expect(place(marquise, number)).to_have_attribute("aria-label", re.compile("sawmill"))
    expect(marquise.prompt).to_have_text("Daylight: 2 actions left.")
