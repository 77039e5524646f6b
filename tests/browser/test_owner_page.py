"""The owner's page: what guests report is read there, and dealt with."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.test_friends import friends
from tests.server.kit import Server


def test_what_a_guest_reports_is_read_and_dealt_with_on_the_owners_page(
    meet: Meet, server: Server
) -> None:
    command = [sys.executable, "-m", "nemeton", "admin", "key", "--database", server.database]
    key = subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()[-1]
    aline, basile = friends(meet)
    for person in (aline, basile):
        person.page.get_by_role("tab", name="Chat").click()
    aline.page.get_by_label("Say something").fill("you heron")
    aline.page.get_by_role("button", name="Send").click()
    basile.page.get_by_role("button", name="Report this").click()
    expect(basile.page.get_by_text("reported", exact=True)).to_be_visible()

    owner = meet().open("/admin").page
    owner.get_by_label("key").fill("not the key")
    owner.get_by_role("button", name="Enter").click()
    expect(owner.get_by_role("alert")).to_be_visible()
    owner.get_by_label("key").fill(key)
    owner.get_by_role("button", name="Enter").click()
    owner.get_by_role("button", name="See the table").click()
    close = owner.get_by_role("button", name="Close the table")
    expect(close).to_be_disabled()
    owner.get_by_label("Reason").fill("unkind words")
    close.click()

    expect(aline.page.locator("#end-title")).to_have_text("Closed")
    owner.get_by_role("button", name="Dealt with").click()
    expect(owner.get_by_text("you heron")).to_have_count(1)  # said at the table, no longer reported
