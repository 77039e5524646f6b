"""Root on a phone: what the thumb reaches."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person, middle
from tests.browser.root_kit import forked, opened, reached

CHOICES = '.tray .act:not([data-option="pass"])'
# The choices of which a visible part lies under the key that passes.
COVERED = """() => {
  const pass = document.querySelector('.tray [data-option="pass"]').getBoundingClientRect();
  return [...document.querySelectorAll('.tray .act:not([data-option="pass"])')].filter((each) => {
    const [box, row] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect()];
    const [left, right] = [Math.max(box.left, row.left), Math.min(box.right, row.right)];
    return left < pass.right && right > pass.left && box.top < pass.bottom && box.bottom > pass.top;
  }).map((each) => each.textContent);
}"""

# Whether the whole of a place is seen in the frame of the map.
IN_SIGHT = """place => {
  const box = document.querySelector(`[data-place="${place}"] .hit`).getBoundingClientRect();
  const frame = document.querySelector('.frame').getBoundingClientRect();
  const across = box.left >= frame.left && box.right <= frame.right;
  return across && box.top >= frame.top && box.bottom <= frame.bottom;
}"""


def at_daylight(person: Person) -> Person:
    return opened(person, "marquise_daylight", "marquise", "eyrie", "alliance", "vagabond")


def test_passing_stands_beside_the_choices_and_never_over_them(meet: Meet) -> None:
    marquise = at_daylight(meet(phone=True, locale="fr"))
    page = marquise.page
    passing, last = page.locator('.tray [data-option="pass"]'), page.locator(CHOICES).last

    assert page.evaluate(COVERED) == []
    last.scroll_into_view_if_needed()
    assert page.evaluate(COVERED) == []
    last.tap(trial=True)
    passing.tap(trial=True)


def test_the_whole_map_is_seen_first(meet: Meet) -> None:
    eyrie = opened(meet(phone=True), "decree", "eyrie", "marquise")

    for clearing in range(12):
        eyrie.page.wait_for_function(IN_SIGHT, arg=clearing)


def test_a_seat_in_the_row_of_scores_opens_its_whole_board(meet: Meet) -> None:
    marquise = at_daylight(meet(phone=True))

    marquise.page.locator(".versus button").nth(1).tap()

    expect(marquise.page.locator("#drawer-panel [data-panel]")).to_be_visible()


def test_turning_the_screen_shows_the_whole_map_again(meet: Meet) -> None:
    marquise = at_daylight(meet(phone=True))
    page = marquise.page
    page.locator(".frame").dispatch_event("wheel", {"deltaY": -400, "ctrlKey": True})
    expect(page.locator(".frame.zoomed")).to_have_count(1)

    page.set_viewport_size({"width": 844, "height": 390})

    expect(page.locator(".frame.zoomed")).to_have_count(0)
    for clearing in range(12):
        page.wait_for_function(IN_SIGHT, arg=clearing)


def test_a_hand_of_many_cards_widens_nothing(meet: Meet) -> None:
    """Where a row of cards pushed the edge of the screen, a sheet lay beyond it with its cross."""
    marquise = opened(meet(phone=True), "discard", "marquise", "eyrie", "alliance", "vagabond")
    page = marquise.page

    page.set_viewport_size({"width": 568, "height": 320})

    expect(page.locator(".cards .card").nth(5)).to_be_attached()
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def busy(state: Any) -> bool:
    """A Vagabond in Daylight with two rows of keys."""
    deeds = {option[0] for option in state.decision.options}
    return state.decision.prompt == "vagabond_daylight" and len(deeds) == 6


def test_held_sideways_items_stay_in_sight_beside_many_keys(meet: Meet) -> None:
    vagabond = meet(phone=True)
    vagabond.page.set_viewport_size({"width": 844, "height": 390})
    record = reached(busy, "vagabond", "marquise", "eyrie")

    vagabond.sit(forked(vagabond.server, record))

    expect(vagabond.page.locator(".tray .act")).to_have_count(6)
    expect(vagabond.page.locator(".dock .own [role=img]").first).to_be_in_viewport(ratio=1)


def test_held_sideways_a_card_is_read_over_the_keys_and_never_over_the_board(meet: Meet) -> None:
    marquise = meet(phone=True)
    marquise.page.set_viewport_size({"width": 844, "height": 390})
    at_daylight(marquise)

    page = marquise.page
    unusable = page.locator(".hand .card[aria-disabled=true]").last
    page.touchscreen.tap(*middle(unusable))
    sheet, frame = page.locator("#explained.sheet"), page.locator(".frame").bounding_box()

    expect(sheet).to_be_visible()
    read = sheet.bounding_box()
    assert frame is not None
    assert read is not None
    assert read["x"] >= frame["x"] + frame["width"]


def test_a_tip_leaves_the_numbers_of_a_faction_in_their_place(meet: Meet) -> None:
    marquise = at_daylight(meet(phone=True))
    own = marquise.page.locator(".dock .own")
    before = own.bounding_box()

    marquise.page.locator(".tools").get_by_role("button", name="Hint").tap()

    expect(marquise.page.locator(".hint .more")).to_be_visible(timeout=60_000)
    assert own.bounding_box() == before


def conspires(state: Any) -> bool:
    return bool(state.decision.prompt == "conspiracy")


def test_a_phone_names_the_outcast_beside_the_gardens(meet: Meet) -> None:
    cult = meet(phone=True)

    cult.sit(forked(cult.server, reached(conspires, "cult", "marquise", "eyrie")))

    outcast = cult.page.locator(".dock .own").get_by_role("img", name="Outcast: ")
    expect(outcast).to_be_in_viewport(ratio=1)
