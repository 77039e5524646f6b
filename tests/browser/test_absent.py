"""Somebody is not there, and the others play on; whoever comes back finds their seat."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.server.kit import Server
from tests.server.old_tables import old_table

ME = {"kind": "me"}
INVITE = {"kind": "invite"}


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
    basile.play_once()
    basile.play_once()
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
