"""Somebody is not there, and the others play on; whoever comes back finds their seat."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.test_friends import friends
from tests.server.kit import Server
from tests.server.old_tables import old_table

ME = {"kind": "me"}
INVITE = {"kind": "invite"}
TREE = 0  # the first of the slots: it asks nothing more, whatever it lies beside


def test_a_bot_plays_for_the_silent_until_they_are_back(meet: Meet, server: Server) -> None:
    first, second = old_table(server, "Aline", "Basile", days=4)
    basile = meet("Basile", locale="fr", phone=True).sit(second)
    expect(basile.page.get_by_text("Aline n’a pas répondu depuis 3 jours")).to_be_visible()
    basile.page.get_by_role("button", name="Faire jouer un robot").click()
    basile.wait_for_turn()

    aline = meet("Aline").sit(first)
    expect(aline.page.get_by_text("Basile lets a bot play on for Aline")).to_be_visible()
    aline.page.get_by_role("button", name="Take my seat back").click()
    expect(aline.page.get_by_text("A bot plays for Aline.")).to_have_count(0)
    basile.play_once(TREE)
    basile.play_once(TREE)
    aline.wait_for_turn()


def test_whoever_opened_the_table_gives_a_free_seat_to_a_bot(meet: Meet) -> None:
    aline = meet("Aline")
    joined = aline.server.new_table(ME, INVITE, name="Aline")
    aline.sit(joined)
    aline.page.get_by_role("button", name="Give it to a bot").click()
    aline.wait_for_turn()

    basile = meet().open(f"/t/{joined['table']}#invite={joined['invite']}")
    basile.page.get_by_label("Your name").fill("Basile")
    basile.page.get_by_role("button", name="Sit down").click()
    said = "Basile sits down and takes the seat over from the bot."
    expect(aline.page.get_by_text(said)).to_be_visible()


def test_a_draw_is_offered_and_agreed_to(meet: Meet) -> None:
    aline, basile = friends(meet)
    aline.page.get_by_role("button", name="Menu").click()
    aline.page.get_by_role("button", name="Offer a draw").click()
    expect(aline.page.get_by_text("You offer a draw; the others are to agree.")).to_be_visible()
    expect(basile.page.get_by_text("Aline offers a draw.").first).to_be_visible()
    basile.page.get_by_role("button", name="Agree").click()
    for person in (aline, basile):
        expect(person.page.locator("#end-title")).to_have_text("A draw")
        expect(person.page.get_by_text("All agreed to a draw.").first).to_be_visible()


def test_whoever_opened_a_table_closes_it_after_a_second_thought(meet: Meet) -> None:
    aline = meet("Aline")
    joined = aline.server.new_table(ME, INVITE, name="Aline")
    aline.sit(joined)
    aline.page.get_by_role("button", name="Menu").click()
    aline.page.get_by_role("button", name="Close this table").click()
    warning = aline.page.get_by_role("alert")
    expect(warning).to_contain_text("Nobody can sit down here any more")
    warning.get_by_role("button", name="Keep it open").click()
    expect(warning).to_have_count(0)
    assert not aline.server.ask(f"/api/tables/{joined['table']}").json["closed"]

    aline.page.get_by_role("button", name="Close this table").click()
    warning.get_by_role("button", name="Close it").click()
    expect(aline.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    basile = meet("Basile").open(f"/t/{joined['table']}#invite={joined['invite']}")
    expect(basile.page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_somebody_looks_back_and_makes_again_what_was_taken_back(meet: Meet) -> None:
    aline, _ = friends(meet)
    aline.place("Tree", "a1")
    expect(aline.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
    aline.undo_key.click()
    expect(aline.cell("a1")).not_to_have_attribute("aria-label", re.compile("Green Tree"))
    aline.page.get_by_role("button", name="Redo").click()
    expect(aline.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))

    aline.page.locator(".log .line button").first.click()
    aline.page.get_by_label("Moment", exact=True).fill("0")
    expect(aline.cell("a1")).not_to_have_attribute("aria-label", re.compile("Green Tree"))
    aline.page.keyboard.press("Escape")
    expect(aline.cell("a1")).to_have_attribute("aria-label", re.compile("Green Tree"))
    aline.wait_for_turn()
