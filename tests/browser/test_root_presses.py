"""How many presses a typical turn of Root takes by the mouse; no more than it ever took."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

import nemeton
from tests.browser.conftest import Meet
from tests.browser.kit import Person
from tests.browser.root_kit import wait

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
# The most presses a turn without dice may take; the turns were played by bots once, and are kept.
MOST = {
    "marquise": 11,  # a building with its wood, a march of two moves, recruits
    "eyrie": 8,  # a card for the Decree, two recruits, a move, a roost
    "alliance": 8,  # sympathy and its supporter, a card mobilized, an operation
    "vagabond": 6,  # slipping, a ruin, an aid by an item from the satchel
}
KEPT = Path(__file__).with_name("root_turns.json")
Option = tuple[Any, ...]


def turn_of(faction: str) -> tuple[dict[str, Any], list[Option]]:
    """The record of the game before that turn, and what is chosen in it by people, if asked."""
    kept = json.loads(KEPT.read_text("utf-8"))[faction]
    state = nemeton.game("root").start(4, kept["seed"], factions=FACTIONS, first="first_seat")
    for option in kept["before"]:
        state.choose(tuple(option))
    return dict(state.record), [tuple(option) for option in kept["turn"]]


def next_press(person: Person, option: Option, done: set[str]) -> Locator | None:
    """What somebody presses next who wants this: the whole of it, a part of it, or its verb."""
    verb, *values = option
    game = nemeton.game("root")
    lit = [f'.tray [data-option="{" ".join(map(str, option))}"]']
    for name, value in zip(game.verbs[verb], values, strict=True):
        kind = game.kinds[name]
        on_board = {"place": f'.place.legal[data-place="{value}"] .hit'}
        on_board["card"] = f'.card.may[data-card="{value}"]'
        on_board["item"] = f'.item.may[data-aim="item {value}"]'
        lit += [on_board[kind]] if kind in on_board else []
        lit.append(f'.tray [data-value="{kind} {value}"]')
    lit.append(f'.tray [data-verb="{verb}"]')
    for each in lit:
        if each not in done and person.page.locator(each).count():
            done.add(each)
            return person.page.locator(each).first
    return None


def presses(person: Person, option: Option) -> int:
    """Makes a choice, or picks one member of a set, and says how many presses that took."""
    wait(person)
    before, done = person.decision, set[str]()
    for count in range(9):
        commit = person.page.locator(".commit.go")
        thing = commit if commit.count() else next_press(person, option, done)
        if thing is None:
            picked = count > 0 and person.page.locator(".commit").count() > 0
            assert picked, f"not to be picked: {option}"
            return count
        if person.answers(before, thing.click):
            return count + 1
    raise AssertionError(f"not made: {option}")


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_turn_takes_few_presses(meet: Meet, faction: str) -> None:
    record, options = turn_of(faction)
    person = meet()
    person.sit(person.server.fork(record, None, FACTIONS.index(faction)))

    taken = [presses(person, option) for option in options]

    assert sum(taken) <= MOST[faction], list(zip(options, taken, strict=True))
