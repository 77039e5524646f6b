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
from tests.server.kit import ME, Server, bot

# A game, how many play, the language.
GAMES = [("cernunos", 2, "fr"), ("oak", 2, "en"), ("pangaia", 2, "fr"), ("root", 3, "en")]
MOMENTS = (0.1, 0.55)  # of a game: its beginning, its middle
LAST = 4  # choices before its end
MOST = 1500  # answers of a whole game
WORDS = {
    "en": {"options": "All options", "confirm": "Confirm", "key": "Enter"},
    "fr": {"options": "Tous les choix", "confirm": "Confirmer", "key": "Entrée"},
}
RAW = re.compile(r"(?m)^\s*- listitem: -?\d+(?:, -?\d+)*$|: -1\b|\b[a-z]+_[a-z_]+\b|undefined|NaN")


@cache
def ended(game: str, players: int) -> dict[str, Any]:
    """A game to its end, which is near wherever luck leads; Root knows none but a round that is
    said to be the last."""
    options = {"max_rounds": 6} if game == "root" else {}
    record: dict[str, Any] = played(game, players, options).record
    return record


def at(server: Server, game: str, players: int, choices: int) -> dict[str, Any]:
    """A table that goes on after so many choices of a game; counted from its end where negative."""
    record = ended(game, players)
    return server.fork(record, choices if choices >= 0 else len(record["choices"]) + choices)


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


def answered(person: Person, turns: range) -> bool:
    """Answers so many questions, each of them told in words; whether the game is over."""
    ending = person.page.locator("#end-title")
    for turn in turns:
        expect(answers_of(person).first.or_(ending)).to_be_visible(timeout=60_000)
        if ending.count():
            return True
        raw = RAW.findall(told(person))
        assert not raw, raw
        answer(person, turn)
    return False


@pytest.mark.parametrize(("game", "players", "locale"), GAMES)
def test_the_phases_of_a_game_are_played_from_lists(
    meet: Meet, server: Server, game: str, players: int, locale: str
) -> None:
    person = meet("Aline", locale=locale, plain=True)
    whole = len(ended(game, players)["choices"])
    moments = [*(int(whole * part) for part in MOMENTS), -LAST]
    *tables, last = [at(server, game, players, each) for each in moments]
    person.hold(*tables, last)

    for joined in tables:
        person.open(f"/t/{joined['table']}")
        assert not answered(person, range(2))
    person.open(f"/t/{last['table']}")
    assert answered(person, range(40))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players", "locale"), GAMES)
def test_a_whole_game_is_played_from_lists(
    meet: Meet, server: Server, game: str, players: int, locale: str
) -> None:
    options = {"max_rounds": 8} if game == "root" else {}
    seats = (ME, *[bot()] * (players - 1))
    joined = server.new_table(*seats, game=game, options=options)
    person = meet("Aline", locale=locale, plain=True).hold(joined).open(f"/t/{joined['table']}")

    assert answered(person, range(MOST))


def test_the_woodland_is_told_with_its_ways_and_items_by_name(meet: Meet, server: Server) -> None:
    """Item counts were read as names of items, and nothing said which clearings are joined."""
    joined = at(server, "root", 3, -12)
    person = meet("Aline", plain=True).hold(joined).open(f"/t/{joined['table']}")

    clearing = person.page.get_by_role("listitem").filter(has_text=re.compile("^Clearing 1 "))

    expect(clearing).to_contain_text("paths to 5, 9, 10")
    expect(clearing).to_contain_text(re.compile("rules|ruled by"))
    left = person.page.get_by_role("listitem").filter(has_text="can still be crafted")
    expect(left).to_contain_text(re.compile("boot|bag|sword|hammer|crossbow|tea|coin|–"))
