"""Ways to play Root that the page of a new table sets up: guided, together, a campaign."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.root_kit import wait


def opened(person: Person, players: int, way: str) -> Person:
    """The page of a new table with that many seats and that way to play."""
    page = person.open("/new/root").page
    seats = page.get_by_role("radiogroup", name="Players")
    seats.get_by_text(str(players), exact=True).click()
    page.locator(f"[data-way={way}]").click()
    return person


def test_the_guided_first_game_is_one_press_away(meet: Meet) -> None:
    player = opened(meet(), 2, "guide")

    player.page.get_by_role("button", name="Start").click()

    expect(player.page.locator(".ruler .emblem")).to_have_count(4, timeout=30_000)
    wait(player)


def test_alone_against_the_machine_together_mode(meet: Meet) -> None:
    player = opened(meet(), 1, "together")

    player.page.get_by_role("button", name="Start").click()

    expect(player.page.locator(".left")).to_contain_text("Mechanical Marquise", timeout=30_000)
    wait(player)


def test_a_campaign_goes_on_from_its_file(meet: Meet, tmp_path: Path) -> None:
    kept = tmp_path / "root-campaign.json"
    kept.write_text(json.dumps({"wins": 2, "kept": [["cobbler", "armorers"]]}))
    player = opened(meet(), 1, "campaign")
    page = player.page
    page.locator("details summary").click()
    page.locator("details input[type=file]").first.set_input_files(kept)

    page.get_by_role("button", name="Start").click()

    machine = page.locator(".left section").filter(has_text="Mechanical Marquise")
    expect(machine.locator(".big")).to_have_text("6", timeout=30_000)
    wait(player)
    expect(page.locator(".left .own")).to_contain_text(re.compile("Cobbler"))


def test_a_campaign_file_that_does_not_fit_is_refused_in_words(meet: Meet, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({"wins": 2, "kept": [["anvil"]]}))
    player = opened(meet(), 1, "campaign")
    page = player.page
    page.locator("details summary").click()
    page.locator("details input[type=file]").first.set_input_files(wrong)

    page.get_by_role("button", name="Start").click()

    expect(page.locator(".foot [role=alert]")).to_contain_text("anvil")


def test_the_row_of_a_seat_says_what_is_played_there(meet: Meet) -> None:
    player = meet()
    page = player.open("/new/root").page
    factions = page.get_by_role("radiogroup", name="Factions, Seat 1")
    page.get_by_role("radiogroup", name="Seat 2", exact=True).get_by_text("Bot").click()

    factions.get_by_text("Vagabond").locator("..").click()

    expect(page.locator(".seat").first).to_contain_text("One traveller without an army")
    expect(page.locator(".seat").nth(1)).to_contain_text("Cats in nearly every clearing")
    page.get_by_role("button", name="Start").click()
    wait(player)
    expect(page.locator(".left .own")).to_contain_text("Vagabond")
