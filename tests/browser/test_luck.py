"""What the pages say of luck and seats: who added to it, what may be known, whose seat it is."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.server.kit import Server

ME = {"kind": "me"}
INVITE = {"kind": "invite"}


def friends(meet: Meet, server: Server, **rest: Any) -> tuple[Person, Person, str]:
    """Two people at a table of a game that knows luck, each with a page of their own."""
    joined = server.new_table(ME, INVITE, game="oak")
    aline, basile = meet("Aline", **rest), meet("Basile", **rest)
    aline.sit(joined)
    basile.open(f"/t/{joined['table']}#invite={joined['invite']}")
    basile.page.locator("form button[type=submit]").click()
    for person in (aline, basile):
        expect(person.page.locator("[data-decision]:not([data-decision=''])")).to_be_visible()
    return aline, basile, joined["table"]


def played(server: Server, table: str, *people: Person) -> None:
    """The rest of the game, at random, while they look elsewhere; then they look at it again."""
    pages = [server.page(table, each.key) for each in people]
    for person in people:
        person.page.goto("about:blank")
    rng = random.Random(1)
    while pages[0].position["result"] is None:
        page = pages[pages[0].position["decision"]["seat"]]
        page.settle(pages[0].number)
        if page.options:
            page.choose(rng.randrange(len(page.options)))
            pages[0].settle(page.number)
        else:  # all answers come to the same: the table gives one
            pages[0].settle(pages[0].number + 1)
    for person in people:
        person.page.go_back()
        person.page.locator("#end-title").wait_for()


def test_the_last_page_says_whose_numbers_are_in_the_luck(meet: Meet, server: Server) -> None:
    aline, basile, table = friends(meet, server)
    played(server, table, aline, basile)

    for person in (aline, basile):
        box = person.page.locator(".box", has_text="Fairness check")
        expect(box.get_by_text("Aline and Basile added numbers of their own")).to_be_visible()
        expect(box.get_by_text("This page has checked it")).to_be_visible()
        expect(box.get_by_text("Seal and secret agree")).to_be_visible()
    aline.open(f"/replay/{table}?check")
    aline.page.get_by_text("Fairness check").click()
    expect(aline.page.get_by_text("number of Basile")).to_be_visible()

    forked = server.ask(f"/api/tables/{table}/fork", {"at": 6, "seats": [ME, ME]}).json
    eve = meet("Eve").sit(forked)
    expect(eve.page.get_by_text("goes on from another one after 6 choices")).to_be_visible()
    aline.page.goto(f"http://{server.host}/replay/{uploaded(server, table)}?check")
    aline.page.get_by_text("Fairness check").click()
    expect(aline.page.get_by_text("This game comes from a file.")).to_be_visible()
    expect(aline.page.get_by_text("sealed before the first move")).to_have_count(0)
    expect(aline.page.get_by_text("Seal and secret agree")).to_have_count(0)


def uploaded(server: Server, table: str) -> str:
    record = server.ask(f"/api/tables/{table}/record").json
    return str(server.ask("/api/records", record).json["table"])


def test_a_page_whose_number_was_dropped_says_so(meet: Meet, server: Server) -> None:
    aline, basile, table = friends(meet, server)
    numbers = json.loads(aline.page.evaluate("localStorage.getItem('nemeton.numbers')"))
    numbers[0]["nonce"] = "00" * 32  # as if the server had put another in its place
    aline.page.evaluate(
        "kept => localStorage.setItem('nemeton.numbers', kept)", json.dumps(numbers)
    )
    played(server, table, aline, basile)

    expect(aline.page.get_by_text("The number that this page added is not in")).to_be_visible()
    expect(basile.page.get_by_text("This page has checked it")).to_be_visible()


def test_a_seat_that_was_left_is_kept_and_offered_by_those_who_stay(
    meet: Meet, server: Server
) -> None:
    aline, basile, _ = friends(meet, server, locale="fr")
    basile.page.get_by_role("button", name="Menu").first.click()
    basile.page.get_by_role("button", name="Quitter la place").click()

    kept = aline.page.get_by_text("Basile a quitté la table. La place lui est gardée")
    expect(kept).to_be_visible()
    aline.page.get_by_role("button", name="Ouvrir la place à tous").click()
    expect(aline.page.get_by_text("N’importe qui peut prendre la place")).to_be_visible()
    basile.page.get_by_role("button", name="Se rasseoir").click()
    expect(aline.page.get_by_text("a quitté la table.")).to_have_count(0)
