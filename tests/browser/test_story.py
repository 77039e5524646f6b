"""A story, told: what the others do comes in beats; the log has a line for a deed."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser import root_kit
from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.server.kit import ME, bot

# Whoever looks seldom, as a busy machine does, would miss it: it is held as soon as it is told.
HOLD = """new MutationObserver(() => document.querySelector('.since [aria-label=Pause]')?.click())
  .observe(document, { childList: true, subtree: true, attributes: true })"""


def telling(person: Person, name: str = "What happens") -> Any:
    return person.page.get_by_role("region", name=name)


def press(person: Person, key: str) -> None:
    person.page.keyboard.press(key)


def beside_a_bot(meet: Meet, pace: str) -> Person:
    """Two tokens placed at a table against a bot, which then has its turn, held where it begins."""
    person = meet("Aline", pace=pace)
    person.before_pages(HOLD)
    person.sit(person.server.new_table(ME, bot()))
    person.place("Tree", "a1")
    expect(person.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
    person.place("Deer", "c3")
    expect(telling(person)).to_be_visible()
    return person


def test_what_a_bot_does_is_told_and_can_be_held_skipped_and_seen_again(meet: Meet) -> None:
    aline = beside_a_bot(meet, "slow")
    caption = aline.page.locator(".caption")

    expect(caption).to_contain_text("Bot")
    expect(caption).to_contain_text(re.compile("Bot (places|’s Tree)"))
    assert not aline.asked
    expect(telling(aline).get_by_role("button", name="Play")).to_be_visible()
    held = caption.inner_text()
    aline.page.wait_for_timeout(600)
    assert caption.inner_text() == held

    press(aline, "Escape")
    expect(telling(aline)).to_be_hidden()
    expect(caption).to_be_hidden()
    aline.wait_for_turn()
    press(aline, "r")
    again = telling(aline, "The last turns, once more")
    step = 0
    expect(again).to_contain_text("0 of")
    while not caption.filter(has_text="Bot").count():  # the own last deed comes first
        again.get_by_role("button", name="One step on").click()
        step += 1
        expect(again).to_contain_text(f"{step} of")
    press(aline, "Escape")
    aline.wait_for_turn()


def test_nothing_is_told_where_nothing_is_to_move(meet: Meet) -> None:
    person = meet("Aline")  # without a pace, as with reduced motion
    person.sit(person.server.new_table(ME, bot()))
    for _ in range(6):
        person.wait_for_turn()
        person.play_once()
        assert not telling(person).count()


def test_the_log_has_a_line_for_a_deed_and_none_for_what_could_not_be_chosen(meet: Meet) -> None:
    def goes_on(state: Any) -> bool:
        return bool(state.turn.number > 6)

    record = root_kit.reached(goes_on, "marquise", "eyrie", "alliance", "vagabond")
    person = meet()
    person.sit(root_kit.forked(person.server, record))
    log = person.page.get_by_role("log")

    expect(log).not_to_contain_text("Only one way to go on")
    expect(log.locator("summary")).to_have_count(1)
    expect(log.locator("summary")).to_contain_text("Set-up")
    expect(log.locator(".turn").first).to_contain_text("Round 1 · ")
    assert log.locator(".line").count() < log.locator(".line .sentence").count()


def test_who_takes_the_screen_is_told_what_happened_since_and_then_asked(meet: Meet) -> None:
    pair = meet("Aline", pace="slow")
    pair.before_pages(HOLD)
    options = {"factions": ["marquise", "eyrie"]}
    pair.sit(pair.server.new_table(ME, ME, game="root", options=options))
    curtain, lift = pair.page.locator(".curtain"), pair.page.get_by_role("button", name="Here I am")

    lift.click()
    while not curtain.count():
        number = pair.decision
        press(pair, "o")
        pair.page.locator("dialog[open] [data-option]").first.click()
        if not pair.moved_on(number):
            press(pair, "Enter")  # it waited for a second press
            assert pair.moved_on(number)
    expect(curtain).to_contain_text("Eyrie, over to you")
    asked = pair.decision
    for key in ("o", "h", "b", "?", "u", "Escape", "Escape", "Tab"):
        press(pair, key)  # nothing behind the curtain answers, or can be reached
    expect(pair.page.locator("dialog[open]:not(.curtain)")).to_have_count(0)
    expect(curtain).to_be_visible()
    assert pair.decision == asked
    assert lift.evaluate(
        "each => each === document.activeElement || document.activeElement === document.body"
    )
    lift.click()

    expect(telling(pair, "What happened since")).to_contain_text("of 4")
    expect(curtain).to_be_hidden()
    press(pair, "Escape")
    expect(pair.page.locator(".dock .say")).to_contain_text("Choose your leader.")
    expect(curtain).to_be_hidden()

    while not curtain.count():
        number = pair.decision
        press(pair, "o")
        pair.page.locator("dialog[open] [data-option]").first.click()
        if not pair.moved_on(number):
            press(pair, "Enter")  # it waited for a second press
            assert pair.moved_on(number)
    expect(curtain).to_contain_text("Marquise, over to you")
    fresh = int(pair.decision or 0) - int(asked or 0)  # one's own set-up is not told again
    lift.click()
    expect(telling(pair, "What happened since")).to_contain_text(f"of {fresh}")
    since = telling(pair, "What happened since")
    for step in range(1, fresh + 1):
        since.get_by_role("button", name="One step on").click()
        expect(since).to_contain_text(f"{step} of")
    wood = pair.page.locator(".caption li").filter(has_text="wood")
    expect(wood).to_have_text(re.compile("^Marquise · Placed in"))  # no deed of the Eyrie
