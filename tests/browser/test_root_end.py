"""The end of a game, all of it in sight; of Root, where points came from, and a campaign."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import nemeton
from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.root_kit import forked, make, wait
from tests.browser.test_reading import findings
from tests.browser.test_root_opening import opened
from tests.server.kit import Server

RECORDED = Path(__file__).parents[1] / "recorded" / "root"


def finish(person: Person, name: str) -> Any:
    """Sits down before the last choice of a recorded game and makes it; the game as it ended."""
    record = json.loads((RECORDED / f"{name}.json").read_text())
    *before, last = record["choices"]
    person.sit(forked(person.server, {**record, "choices": before, "result": None}))
    wait(person)
    make(person, tuple(last))
    expect(person.page.locator("#end-title")).to_be_visible()
    return nemeton.replay(record)


HEADINGS = {"en": "Where the points came from", "fr": "D’où viennent les points"}


@pytest.mark.parametrize("locale", HEADINGS)
def test_the_end_tells_where_the_points_came_from(meet: Meet, locale: str) -> None:
    player = meet(locale=locale)
    state = finish(player, "learning-game")

    panel = player.page.get_by_role("region", name=HEADINGS[locale])
    rows = panel.locator("[data-points]")
    expect(rows).to_have_count(4)
    for row in rows.all():
        faction = int(row.get_attribute("data-points") or -1)
        parts = [int(each.replace("−", "-")) for each in row.locator("li b").all_inner_texts()]
        assert sum(parts) == state.scores[faction]
        expect(row.locator("strong")).to_have_text(str(state.scores[faction]))
    assert findings(player) == []


def test_held_sideways_the_end_shows_the_column_of_everybody(meet: Meet) -> None:
    player = meet(phone=True)
    player.page.set_viewport_size({"width": 844, "height": 390})

    finish(player, "learning-game")

    count = player.page.locator(".score")
    assert count.evaluate("each => each.scrollWidth <= each.clientWidth")


CUT_OFF = """() => {
  const end = document.querySelector('.res');
  const keys = end.querySelector('.next').getBoundingClientRect();
  const boxes = [...end.querySelectorAll('.box')];
  const cut = boxes.filter((box) => box.getBoundingClientRect().bottom > keys.top);
  const below = end.scrollHeight > end.clientHeight ? ['scrolled'] : [];
  return [...below, ...cut.map((box) => box.innerText)];
}"""


@pytest.mark.parametrize("locale", HEADINGS)
def test_all_of_the_end_is_in_sight_on_a_laptop(meet: Meet, locale: str) -> None:
    player = meet(locale=locale)
    finish(player, "learning-game")

    expect(player.page.locator(".res .two .box")).to_have_count(2, timeout=60_000)
    for width, height in ((1440, 900), (1366, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("locale", HEADINGS)
def test_all_of_the_end_of_oak_is_in_sight_on_a_laptop(
    meet: Meet, server: Server, locale: str
) -> None:
    """Seven lines are counted: what swayed the game and the check of its luck lay below them."""
    record = json.loads((RECORDED.parent / "oak" / "two-greedy.json").read_text())
    *before, last = record["choices"]
    joined = server.fork({**record, "choices": before, "result": None}, seat=1)
    with server.page(joined["table"], joined["token"]) as table:
        table.done("choose", number=table.position["decision"]["number"], option=last)

    player = meet(locale=locale).sit(joined)

    expect(player.page.locator(".res .two .box")).to_have_count(2, timeout=60_000)
    for width, height in ((1440, 900), (1280, 720)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(CUT_OFF) == []


SLOW_DISK = """() => {
  const read = Blob.prototype.text;
  Blob.prototype.text = async function () {
    await new Promise((done) => setTimeout(done, 300));
    return read.call(this);
  };
}"""


def test_a_campaign_won_is_saved_and_goes_on(meet: Meet, tmp_path: Path) -> None:
    eyrie = meet()
    finish(eyrie, "campaign-won")
    page = eyrie.page
    panel = page.get_by_role("region", name="Campaign")
    expect(panel).to_contain_text("keeps Codebreakers")
    with page.expect_download() as download:
        panel.get_by_role("link", name="Save the campaign for the next game").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert json.loads(kept.read_text()) == {"wins": 1, "kept": [["codebreakers"]]}

    opened(eyrie, 1, "campaign")
    page.evaluate(SLOW_DISK)  # the game starts only once the file is read
    page.locator("details summary").click()
    page.locator("details input[type=file]").first.set_input_files(kept)
    page.get_by_role("button", name="Start").click()

    machine = page.locator(".left section").filter(has_text="Mechanical Marquise")
    expect(machine.locator(".big")).to_have_text("3", timeout=30_000)  # three points for each win
    expect(page.locator(".left .own")).to_contain_text("Codebreakers")
