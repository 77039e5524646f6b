"""The next day: what happened since is told step by step, at a speed one can change, or skip."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.server.kit import INVITE, ME, Page, Server

NOTING = """
  window.told = [];
  new MutationObserver(() => {
    const of = document.querySelector('.since .of')?.innerText;
    const said = document.querySelector('.since ol')?.innerText;
    if (of && !window.told.at(-1)?.startsWith(`${of}|`)) window.told.push(`${of}|${said}`);
  }).observe(document, { childList: true, subtree: true, characterData: true });
"""


def missed(server: Server, person: Person, choices: int, game: str = "cernunos") -> Page:
    """A table that this person has looked at, and at which the other has since played on."""
    table = server.new_table(ME, INVITE, game=game)
    path = f"/api/tables/{table['table']}/join"
    friend = server.ask(path, {"name": "Maël", "invite": table["invite"]}).json
    pages = [server.page(table["table"], each["token"]) for each in (table, friend)]
    pages[0].settle(pages[1].number)  # the game begins when both have their pages open
    while pages[0].position["decision"]["seat"] == 0 or pages[0].position["choices"] < 2:
        advance(pages)
    pages[0].send(type="seen", choices=pages[0].position["choices"])
    for _ in range(choices):
        advance(pages)
    person.hold(table)
    return pages[0]


def advance(pages: list[Page]) -> None:
    asked = pages[pages[0].position["decision"]["seat"]]
    asked.choose()
    for page in pages:
        page.settle(asked.number)


def since(person: Person) -> Any:
    return person.page.get_by_role("region", name="What happened since")


def told(person: Person) -> list[str]:
    """Every sentence of the telling so far, noted by the page itself: a test may look too late."""
    found: list[str] = person.page.evaluate("window.told ?? []")
    return found


def test_what_was_missed_is_told_step_by_step(meet: Meet, server: Server) -> None:
    aline = meet("Aline", speed=2)
    aline.before_pages(NOTING)
    known = missed(server, aline, 6)
    aline.open(f"/t/{known.table}")

    expect(since(aline)).to_be_visible()
    assert not aline.asked
    expect(since(aline)).to_be_hidden(timeout=40_000)
    assert told(aline)[0].startswith("0 of 6|6 moves since your last visit")
    assert [each.split(" ")[0] for each in told(aline)] == list("0123456")
    expect(aline.page.locator(".log .sentence")).to_have_count(
        sum(line["key"] != "turn" for line in known.log)
    )


def test_the_telling_pauses_steps_and_is_skipped(meet: Meet, server: Server) -> None:
    aline = meet("Aline", speed=0.5)
    known = missed(server, aline, 6)
    aline.open(f"/t/{known.table}")
    bar = since(aline)

    bar.get_by_role("button", name="Pause").click()
    before = bar.locator(".of").inner_text()
    bar.get_by_role("button", name="One step on").click()
    expect(bar.locator(".of")).not_to_have_text(before)
    aline.page.keyboard.press("ArrowRight")
    aline.page.keyboard.press("ArrowLeft")
    bar.get_by_text("4×").click()
    expect(bar.get_by_role("button", name="Play", exact=True)).to_be_visible()
    aline.page.keyboard.press("Escape")

    expect(bar).to_be_hidden()
    assert aline.page.evaluate("JSON.parse(localStorage['nemeton.prefs']).speed") == 4
    aline.page.reload()
    expect(aline.board).to_be_visible()
    expect(aline.page.locator(".tools")).to_be_visible()
    expect(since(aline)).to_be_hidden()


def test_of_a_game_with_secrets_one_is_told_what_ones_seat_may_know(
    meet: Meet, server: Server
) -> None:
    aline = meet("Aline", speed=2)
    aline.before_pages(NOTING)
    asked: list[str] = []
    aline.page.on("request", lambda request: asked.append(request.url))
    known = missed(server, aline, 5, game="root")
    aline.open(f"/t/{known.table}")

    expect(since(aline)).to_be_visible(timeout=30_000)
    expect(since(aline)).to_be_hidden(timeout=40_000)
    assert [each.split(" ")[0] for each in told(aline)] == list("012345")
    fetched = [url for url in asked if "/moments" in url]
    assert fetched
    assert all(re.search(r"seat=0$", url) for url in fetched)
