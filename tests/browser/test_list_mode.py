"""Whole games played from lists, through what a screen reader is told and nothing else."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.kit import MOVED_ON, Person
from tests.review.games import played
from tests.server.kit import Server

MOST = 160  # answers of the last part of a game
# A game, how many play, the language, and how many of its last choices are played here.
GAMES = [
    ("cernunos", 2, "fr", 24),
    ("oak", 2, "en", 12),
    ("pangaia", 2, "fr", 24),
    ("root", 3, "en", 12),
]
WORDS = {
    "en": {"options": "All options", "confirm": "Confirm", "key": "Enter"},
    "fr": {"options": "Tous les choix", "confirm": "Confirmer", "key": "Entrée"},
}
RAW = re.compile(r"(?m)^\s*- listitem: -?\d+(?:, -?\d+)*$|: -1\b|\b[a-z]+_[a-z_]+\b|undefined|NaN")


@cache
def ended(game: str, players: int) -> dict[str, Any]:
    record: dict[str, Any] = played(game, players, {}).record
    return record


def near_the_end(server: Server, game: str, players: int, last: int) -> dict[str, Any]:
    """A table where seat 0 is asked soon and the game is nearly over."""
    record = ended(game, players)
    return server.fork(record, max(0, len(record["choices"]) - last))


def told(person: Person) -> str:
    """What a screen reader is told of the middle of the table."""
    return person.page.get_by_role("main").aria_snapshot()


def answers_of(person: Person) -> Locator:
    middle = person.page.get_by_role("main")
    return middle.get_by_role("list", name=WORDS[person.locale]["options"]).get_by_role("button")


def answer(person: Person, turn: int) -> None:
    """Takes one of the sentences, or as many as the question wants."""
    before = person.decision
    for pick in range(40):
        confirm = person.page.get_by_role("main").get_by_role(
            "button", name=WORDS[person.locale]["confirm"], exact=True
        )
        if confirm.count() and confirm.is_enabled():
            confirm.click()
        else:
            options = answers_of(person)
            options.nth((7 * turn + pick) % options.count()).click()
        person.settle()
        commit(person, before)
        if confirm.count() == 0 or person.answered(before):
            break
    person.page.wait_for_function(MOVED_ON, arg=before)


def commit(person: Person, before: str | None) -> None:
    """What weighs much waits for its key, which says what it does and how it is pressed."""
    key = person.page.get_by_role("button", name=re.compile(f" {WORDS[person.locale]['key']}$"))
    if not person.answered(before) and key.count() and key.is_enabled():
        key.click()
        person.settle()


@pytest.mark.parametrize(("game", "players", "locale", "last"), GAMES)
def test_a_game_is_played_to_its_end_from_lists(
    meet: Meet, server: Server, game: str, players: int, locale: str, last: int
) -> None:
    person = meet("Aline", locale=locale, plain=True)
    joined = near_the_end(server, game, players, last)
    person.hold(joined).open(f"/t/{joined['table']}")
    ending = person.page.locator("#end-title")
    seen = ""

    for turn in range(MOST):
        expect(answers_of(person).first.or_(ending)).to_be_visible(timeout=60_000)
        if ending.count():
            break
        seen = seen or told(person)
        answer(person, turn)

    expect(ending).to_be_visible()
    assert seen, "nothing was asked"
    assert not RAW.findall(seen), RAW.findall(seen)


def test_the_woodland_is_told_with_its_ways_and_items_by_name(meet: Meet, server: Server) -> None:
    """Item counts were read as names of items, and nothing said which clearings are joined."""
    joined = near_the_end(server, "root", 3, 12)
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")

    clearing = person.page.get_by_role("listitem").filter(has_text=re.compile("^Clearing 1 "))

    expect(clearing).to_contain_text("paths to 5, 9, 10")
    expect(clearing).to_contain_text(re.compile("rules|ruled by"))
    left = person.page.get_by_role("listitem").filter(has_text="can still be crafted")
    expect(left).to_contain_text(re.compile("boot|bag|sword|hammer|crossbow|tea|coin|–"))
