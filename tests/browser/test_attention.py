"""Who looks elsewhere is called: the title of the page, a notification of the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import root_kit
from tests.browser.conftest import Meet
from tests.server.kit import INVITE, ME, Server

# The page believes that nobody looks at it, and what it notifies of is kept.
ELSEWHERE = """
  window.called = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { body }) { window.called.push(`${title}: ${body}`); }
  };
  Object.defineProperty(document, 'hidden', { get: () => true });
"""

# What may interrupt a Marquise where no Vagabond plays; of the Arbiter nothing is said.
INTERRUPTS_OF_THE_MARQUISE = [
    "playing an ambush when I am attacked",
    "answering an ambush with one of mine",
    "spending a card on the field hospitals",
    "using an effect in battles that others begin",
]


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(
    meet: Meet, server: Server
) -> None:
    table = server.new_table(INVITE, ME)
    path = f"/api/tables/{table['table']}/join"
    friend = server.ask(path, {"name": "Maël", "invite": table["invite"]}).json
    aline = meet("Aline", notify=True)
    aline.before_pages(ELSEWHERE)
    aline.sit(table)
    assert aline.page.title() == "Cernunos · Nemeton"

    with server.page(table["table"], friend["token"]) as page:
        while page.position["decision"]["seat"] == 0:
            page.choose()

    aline.wait_for_turn()
    expect(aline.page).to_have_title("● Your turn · Cernunos · Nemeton")
    assert aline.page.evaluate("window.called") == ["Your turn: Cernunos"]


def test_the_shelf_says_that_a_game_waits(meet: Meet, server: Server) -> None:
    table = server.new_table(ME, {"kind": "bot", "level": "random"})

    aline = meet("Aline").hold(table).open("/")

    expect(aline.page.locator(".yours .go")).to_contain_text("Your turn")
    expect(aline.page).to_have_title("● Your turn · Nemeton")


def test_an_ambush_is_declined_once_and_for_all(meet: Meet) -> None:
    aline = root_kit.sit(meet("Aline"), "marquise", "eyrie")
    aline.page.get_by_role("tab", name="Notes").click()

    decline = aline.page.get_by_role("switch", name="Decline: playing an ambush when I am attacked")
    decline.click()

    expect(decline).to_have_attribute("aria-checked", "true")
    offered = aline.page.get_by_role("switch")
    named = [switch.get_attribute("aria-label") for switch in offered.all()]
    assert named == [f"Decline: {what}" for what in INTERRUPTS_OF_THE_MARQUISE]
