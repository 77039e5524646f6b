"""The turn of the Mechanical Marquise is gone through step by step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import nemeton
from tests.browser.conftest import Meet
from tests.browser.root_kit import make, wait
from tests.server.kit import Server

RECORD = Path(__file__).parents[1] / "recorded" / "root" / "campaign-won.json"


def before_a_battle(record: dict[str, Any]) -> int:
    """How many choices were made before the first turn in which the machine battles."""
    state = nemeton.game("root").start(
        players=record["players"], seed=record["seed"], **record["options"]
    )
    for number, choice in enumerate(record["choices"]):
        known = len(state.events(0))
        state.choose(choice)
        told = [(key, params) for _, key, params in state.events(0)[known:]]
        if any(key == "battle" and params["attacker"] == 0 for key, params in told):
            return number
    raise AssertionError("the machine never battles")


def battling(server: Server, record: dict[str, Any], number: int) -> dict[str, Any]:
    """A table that goes on from there with luck by which the machine battles: the choice is tried
    and taken back, and leads to the same again."""
    for _ in range(60):
        table = server.fork(record, number)
        with server.page(table["table"], table["token"]) as page:
            page.wait_for_turn()
            asked = page.position["decision"]["number"]
            page.done("choose", number=asked, option=record["choices"][number])
            battles = [line["params"]["attacker"] for line in page.log if line["key"] == "battle"]
            before = sum(line["key"] == "battle" for line in page.log if line["choice"] <= number)
            if 0 in battles[before:]:
                page.done("undo", keep=number)
                return table
    raise AssertionError("the machine never battles")


def test_next_leads_through_the_turn_of_the_machine(meet: Meet) -> None:
    record = json.loads(RECORD.read_text())
    number = before_a_battle(record)
    eyrie = meet(pace="normal", speed=0.5)
    eyrie.sit(battling(eyrie.server, record, number))
    wait(eyrie)
    page = eyrie.page

    make(eyrie, tuple(record["choices"][number]))
    story = page.get_by_role("region", name="Its turn, step by step")
    expect(story).to_be_visible()
    story.get_by_role("button", name="Pause").click()
    expect(page.locator(".place.legal")).to_have_count(0)
    bar = story.get_by_role("progressbar")
    steps = int(bar.get_attribute("aria-valuemax") or 0)
    assert steps >= 4
    told = []
    paused_at = int(bar.get_attribute("aria-valuenow") or 0)
    for step in range(paused_at, steps + 1):
        expect(bar).to_have_attribute("aria-valuenow", str(step))
        told.append(page.locator(".caption ol, .since ol").inner_text())  # never both
        if (step - paused_at) % 2 == 0:
            story.get_by_role("button", name="Next").or_(
                story.get_by_role("button", name="Play on")
            ).last.click()
        else:
            page.locator("body").press("Enter")

    expect(story).to_have_count(0)
    assert any("order" in each for each in told)
    assert any("Marquise attacks the Eyrie" in each for each in told)
    wait(eyrie)
