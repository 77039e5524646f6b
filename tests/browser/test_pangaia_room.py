"""What stays where it is at the table of Pangaia, what a finger hits, what its keys say."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.pangaia_kit import Druid, go_on, recorded, replayed
from tests.server.kit import Server

LAPTOP: ViewportSize = {"width": 1366, "height": 768}


def moment(name: str, wanted: Any, least: int = 2) -> tuple[dict[str, Any], int]:
    """Where a recorded game asks that for the first time, with a real choice."""
    record = recorded(name)
    for at in range(len(record["choices"])):
        state = replayed(record, at)
        decision = state.decision
        if decision and len(decision.options) >= least and wanted(decision):
            return record, at
    raise AssertionError("never asked")


def seated(meet: Meet, server: Server, moment: tuple[dict[str, Any], int], **rest: Any) -> Person:
    person = meet("Aline", **rest).sit(go_on(server, *moment))
    if not rest.get("phone"):
        person.page.set_viewport_size(LAPTOP)
        person.page.wait_for_function("() => innerWidth === 1366")
    person.rest()
    return person


def box(thing: Locator) -> list[int]:
    found = thing.bounding_box()
    assert found
    return [round(found[each]) for each in ("x", "y", "width", "height")]


def test_the_spirit_board_stays_whatever_is_asked(meet: Meet, server: Server) -> None:
    """It grew and moved where several lands sprout together, and shrank for a payment."""
    moments = [
        moment("two-players", lambda asked: asked.prompt == "act"),
        moment("two-players", lambda asked: asked.prompt == "sprout" and asked.several),
        moment("two-players", lambda asked: asked.prompt == "pay"),
        moment("two-players", lambda asked: asked.prompt == "grow"),
        moment("two-players", lambda asked: asked.prompt == "take_resource" and asked.several),
    ]

    places = [
        box(seated(meet, server, each).page.locator(".dock .hand > .board")) for each in moments
    ]

    assert places == [places[0]] * len(moments)


def test_arrows_and_enter_go_on_from_a_slot_that_is_picked(meet: Meet, server: Server) -> None:
    """A picked slot was left by Tab alone, and laid back by the Enter that confirms elsewhere."""
    at = moment(
        "two-players-blessings",
        lambda asked: asked.prompt == "return_treetop" and asked.several,
    )
    person = seated(meet, server, at)
    fewest = replayed(*at).decision.several.fewest
    before = person.decision
    focused = person.page.locator(".slot:focus")

    person.page.keyboard.press("Tab")
    for number in range(fewest):
        person.page.keyboard.press("Enter")
        expect(focused).to_have_attribute("aria-pressed", "true")
        expect(focused).to_have_accessible_name(re.compile("chosen$"))
        if number + 1 < fewest:
            person.page.keyboard.press("ArrowRight")
            expect(focused).not_to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Enter")

    assert person.moved_on(before)


def test_a_set_that_takes_nothing_says_on_its_key_what_it_brings(
    meet: Meet, server: Server
) -> None:
    sprouting = moment("two-players", lambda asked: asked.prompt == "sprout" and asked.several)
    person = seated(meet, server, sprouting)

    person.page.locator(".hex.legal path").first.dispatch_event("click")

    expect(person.page.locator(".commit")).to_contain_text(re.compile("^Confirm ?Brings: "))


def test_the_key_of_a_ritual_names_every_tree_that_pays_for_it(meet: Meet, server: Server) -> None:
    """It broke off after the first."""
    record, at = moment("two-players", lambda asked: asked.prompt == "grove")
    person = seated(meet, server, (record, at))
    person.page.locator(".hex.legal path").first.dispatch_event("click")
    price = person.page.locator(".commit small")

    expect(price).to_contain_text(" · ")
    expect(price).not_to_contain_text("…")


def far_seeds(asked: Any) -> set[int]:
    """Lands whose seed may be moved, and where none may be planted."""
    moves = [option for option in asked.options if option[0] == "move_seed"]
    targets = {option[-1] for option in asked.options if option[0] in ("sow", "move_seed")}
    return {option[1] for option in moves} - targets


def test_a_seed_has_the_room_of_a_finger_where_its_land_cannot_be_picked(
    meet: Meet, server: Server
) -> None:
    record, at = moment("two-players", far_seeds)
    decision = replayed(record, at).decision
    assert decision
    person = seated(meet, server, (record, at), phone=True)

    for land in far_seeds(decision):
        _, _, wide, high = box(person.page.locator(f'.lift[data-seed="{land}"]').first)
        assert min(wide, high) >= 44


def test_held_sideways_the_end_begins_with_the_total(meet: Meet, server: Server) -> None:
    record = recorded("two-players")
    person = meet("Aline", phone=True).sit(go_on(server, record, len(record["choices"]) - 1))
    person.page.set_viewport_size({"width": 844, "height": 390})
    Druid(person).follow(record["choices"][-1:])

    total = person.page.locator(".res tbody tr").first
    expect(total).to_contain_text("Total")
    keys = box(person.page.locator(".res .next"))
    assert sum(box(total)[1::2]) <= keys[1]
