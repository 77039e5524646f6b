"""Puzzles and pictures in Chromium: one is solved and remembered, the rules show boards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from nemeton.puzzles import puzzles_of
from tests.browser.conftest import Meet


def test_a_puzzle_is_solved_and_remembered(meet: Meet) -> None:
    player = meet().open("/puzzles/cernunos/1")
    page, coach = player.page, player.page.locator(".coach")
    expect(coach.get_by_role("heading")).to_contain_text("Win from here", timeout=30_000)

    coach.get_by_role("button", name="Skip").click()
    expect(coach).to_contain_text("from here you win", timeout=30_000)
    coach.get_by_role("button", name="Continue").click()
    expect(coach.get_by_role("button", name="Next: Puzzle 2")).to_be_visible()
    coach.get_by_role("link", name="All puzzles").click()

    solved = page.get_by_role("link", name=re.compile("^Puzzle 1, .*solved with help$"))
    expect(solved).to_be_visible()
    game = page.locator("article[data-game=cernunos]")
    expect(game).to_contain_text(f"1 of {len(puzzles_of('cernunos'))} puzzles")
    player.open("/")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    assert player.faults == []


def test_the_rules_show_boards_that_can_be_played_on(meet: Meet) -> None:
    player = meet().open("/rules/cernunos#8.3")
    figure = player.page.locator("figure", has_text="A Deer beside a Tree")
    figure.scroll_into_view_if_needed()
    expect(figure.locator("svg.marks path").first).to_be_attached(timeout=30_000)

    figure.get_by_role("button", name="Place a Deer on c2").click()

    expect(figure.get_by_role("button", name="One step back")).to_be_visible()
    player.page.get_by_role("navigation", name="Summary sheets").get_by_role("link").click()
    expect(player.page.locator(".sheet h1")).to_have_text("Cernunos")
    assert player.faults == []


def test_the_rules_are_searched_and_read_in_both_languages(meet: Meet) -> None:
    player = meet().open("/rules/root")
    page = player.page
    chapters = page.get_by_role("navigation", name="Chapters")
    expect(chapters.get_by_role("link", name="§ 2 Words")).to_be_visible()
    every = page.locator(".rules section").count()

    page.get_by_role("searchbox", name="Search the rules").fill("ambush warriors")
    expect(page.get_by_role("status")).to_contain_text("paragraph")
    assert 0 < page.locator(".rules section").count() < every / 4

    page.get_by_role("switch", name="English and French side by side").click()
    both = page.locator(".rules section.two").first
    expect(both.locator("div[lang=en]")).to_contain_text("mbush")
    expect(both.locator("div[lang=fr]")).to_contain_text("mbuscade")
    page.get_by_role("searchbox", name="Search the rules").fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("Nothing in the rules says that.")
    assert player.faults == []
