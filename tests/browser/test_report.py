"""The report on a finished game in the browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import LAST_TOKENS, Person
from tests.browser.test_reading import findings
from tests.review.games import played
from tests.server.kit import ME, Server, bot

PATIENCE = 120_000


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """Uploaded games: one without luck, one with, one that people win or lose together."""
    games = {
        "cernunos": played("cernunos", 2, {}),
        "oak": played("oak", 2, {}),
        "team": played("root", 2, {"mode": "cooperative"}),
    }
    return {
        name: server.ask("/api/records", end.record).json["table"] for name, end in games.items()
    }


def report(meet: Meet, table: str, **rest: Any) -> Person:
    """Somebody who looks at the whole report."""
    reader = meet(**rest).open(f"/report/{table}")
    expect(reader.page.locator("#turning")).to_be_visible(timeout=PATIENCE)
    return reader


def test_the_end_of_a_game_leads_to_its_report(meet: Meet) -> None:
    aline = meet("Aline")
    aline.sit(aline.server.new_table(ME, bot(), options={"position": LAST_TOKENS}))
    aline.play_on()

    aline.page.locator(".next").get_by_role("link", name="Report").click()

    expect(aline.page.locator("#course")).to_have_text("How it went", timeout=PATIENCE)
    expect(aline.page.locator(".seats").get_by_text("Aline")).to_be_visible(timeout=PATIENCE)


def test_every_seat_has_a_line_and_an_account(meet: Meet, tables: dict[str, str]) -> None:
    page = report(meet, tables["oak"]).page

    expect(page.locator("svg[role=img] .line")).to_have_count(2)
    cards = page.locator(".seats .card")
    expect(cards).to_have_count(2)
    for card in cards.all():
        told = [text.replace("−", "-") for text in card.locator("dd b").all_inner_texts()]
        begun, ended = re.findall(r"\d+", card.locator(".way").inner_text())[:2]
        assert len(told) == 3
        assert int(begun) + sum(map(int, told)) == pytest.approx(int(ended), abs=3)


def test_a_turning_point_opens_the_replay_at_its_moment(meet: Meet, tables: dict[str, str]) -> None:
    page = report(meet, tables["cernunos"]).page
    mark = page.locator(".plot .mark").first
    address = mark.get_attribute("href")
    assert address is not None

    mark.click()

    expect(page).to_have_url(re.compile(re.escape(address)))
    expect(page.get_by_role("slider", name="Moment")).to_have_value(address.split("=")[-1])


def test_a_game_without_chance_speaks_of_skill_alone(meet: Meet, tables: dict[str, str]) -> None:
    page = report(meet, tables["cernunos"]).page

    expect(page.locator("#luck")).to_have_text("Skill")
    expect(page.locator(".seats").get_by_text("Luck")).to_have_count(0)


def test_a_team_has_one_line(meet: Meet, tables: dict[str, str]) -> None:
    page = report(meet, tables["team"]).page

    expect(page.locator("svg[role=img] .line")).to_have_count(2)
    expect(page.locator(".legend")).to_contain_text("Together")


def test_a_game_that_goes_on_has_no_report(meet: Meet, server: Server) -> None:
    table = server.new_table(ME, bot())["table"]
    page = meet().open(f"/report/{table}").page

    expect(page.get_by_text("The record opens when the game is over.")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "theme", "phone"), [("en", "dark", False), ("fr", "light", True)]
)
def test_the_report_is_readable_for_all(
    meet: Meet, tables: dict[str, str], locale: str, theme: str, phone: bool
) -> None:
    reader = report(meet, tables["oak"], locale=locale, theme=theme, phone=phone)

    title = {"en": "Turning points", "fr": "Les tournants"}[locale]
    expect(reader.page.locator("#turning")).to_have_text(title)
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(reader) == []


def test_a_missed_moment_is_found_and_remembered(meet: Meet, tables: dict[str, str]) -> None:
    reader = report(meet, tables["cernunos"])
    page, coach = reader.page, reader.page.locator(".coach")
    missed = page.locator(".missed")
    count = missed.get_by_role("link", name="Find better").count()
    folded = page.locator("details", has_text="What would have been better?")
    before = folded.count()

    missed.get_by_role("link", name="Find better").first.click()
    expect(coach.get_by_role("heading")).to_have_text("A second chance", timeout=PATIENCE)
    coach.get_by_role("button", name="Skip").click()
    expect(coach).to_contain_text("That is better", timeout=PATIENCE)
    coach.get_by_role("button", name="Continue").click()
    coach.get_by_role("link", name="Back to the report").click()

    expect(missed.get_by_role("link", name="Solved")).to_have_count(1, timeout=PATIENCE)
    expect(missed.get_by_role("link", name="Find better")).to_have_count(count - 1)
    assert before > 0
    assert folded.count() < before, "what was found is no longer folded away"
    assert reader.faults == []
