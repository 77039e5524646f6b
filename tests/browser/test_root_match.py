"""A match of Root: two games at one table, which goes on by itself, and the points of both."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from nemeton.games.root.kinds import EYRIE, MARQUISE
from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.root_kit import forked, play_once, reached, wait
from tests.browser.test_reading import findings

STANDING = re.compile(r"First game (\d+) · together (\d+)")
ROUNDS = 2


def last_daylight(state: Any) -> bool:
    """The Marquise's last turn of the first game, in which both have points."""
    last = state.round == ROUNDS and state.decision.prompt == "marquise_daylight"
    return last and bool(state.scores[MARQUISE] and state.scores[EYRIE])


def play_on(person: Person) -> None:
    """One choice, in haste: a pass where there is one."""
    passed = person.page.locator('[data-option="pass"], [data-verb=pass]')
    if passed.count():
        before = person.decision
        person.answers(before, passed.first.dispatch_event, "click")
        person.commit(before)
        person.settle()
    else:
        play_once(person)
    wait(person)


def numbers(row: Locator) -> list[int]:
    return [int(each) for each in row.locator("td").all_inner_texts()]


def test_a_match_goes_on_to_its_second_game_and_adds_the_points_up(meet: Meet) -> None:
    record = reached(last_daylight, "marquise", "eyrie", match=True, max_rounds=ROUNDS)
    player = meet()
    player.sit(forked(player.server, record))
    page = player.page
    standings = page.locator(".left [data-match]")
    mine = page.locator(".left section", has=page.locator('[data-match="0"]'))
    expect(mine).to_contain_text("First of two games; then the factions are swapped.")
    expect(mine).to_contain_text("Marquise")

    while not STANDING.search(mine.inner_text()):
        play_on(player)
    earlier = [int(each) for each, _ in STANDING.findall("\n".join(standings.all_inner_texts()))]
    assert min(earlier) > 0
    expect(mine).to_contain_text("Eyrie")  # what the other had

    while not page.locator("#end-title").count():
        play_on(player)
    first, second, together = [numbers(row) for row in page.locator(".score tbody tr").all()[:3]]
    assert sorted(first) == sorted(earlier)
    assert together == [one + other for one, other in zip(first, second, strict=True)]
    expect(page.locator("tr.decides")).to_contain_text("The higher sum wins the match.")
    expect(
        page.get_by_role("region", name="Where the points of the second game came from")
    ).to_be_visible()
    assert findings(player) == []
