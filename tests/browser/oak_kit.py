"""Positions of Oak to sit down at, and what a player takes hold of there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Locator, expect

import nemeton
from tests.browser.kit import Person
from tests.server.kit import Server

__all__ = ["key", "log", "played_on", "reached", "started", "take", "verbs"]

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
FREE = {"trade", "abhartach", "extend", "exchange", "renew", "carw_gwyn"}
OPEN = ".oak [data-lit], .dock .hand [data-lit], .dock .chips .btn.act, .dock .go"


def started(server: Server, players: int = 2, **options: Any) -> dict[str, Any]:
    """A new table, the first seat mine and first to play."""
    options = {"orders": ["bee", "fox", "cairns", "forest"][:players], **options}
    if players > 1:
        options.setdefault("first", "1")
    return server.new_table(ME, *[BOT] * (players - 1), game="oak", options=options)


def reached(
    server: Server, wanted: Callable[[Any], bool], players: int = 2, seed: int = 0, **options: Any
) -> dict[str, Any]:
    """A table that goes on from the first position of that kind, found in random play; a rare one
    is found sooner from a seed that is known to lead there."""
    game = nemeton.game("oak")
    options = {"orders": ("bee", "fox", "cairns", "forest")[:players], **options}
    for each in range(seed, seed + 300):
        state = game.start(players=players, seed=each, **options)
        dice = random.Random(each)
        while not state.over:
            decision = state.decision
            assert decision
            if decision.seat == 0 and wanted(state):
                return server.fork(state.record)
            answers = [option for option in decision.options if option[0] not in FREE]
            going = [option for option in answers if option != ("pass",)]
            state.choose(dice.choice(going or answers))
    raise AssertionError("no such position")


def verbs(state: Any) -> set[str]:
    return {option[0] for option in state.decision.options}


def key(person: Person, name: str) -> Locator:
    """Something on the table by the name options give it: a card, a slot, a space, a Creature."""
    return person.page.locator(f'[data-spot="{name}"]').first


def take(person: Person, name: str) -> None:
    key(person, name).dispatch_event("click")


def log(person: Person) -> Locator:
    return person.page.locator("#drawer-panel")


def played_on(person: Person, seed: int, keyboard: bool = False, most: int = 3000) -> None:
    """Takes whatever is lit, at random, until the game is over."""
    page, dice = person.page, random.Random(seed)
    for _ in range(most):
        page.locator(f"{OPEN}, #end-title").first.wait_for(state="attached", timeout=60_000)
        if person.over:
            return
        choose_once(person, dice, keyboard)
    expect(page.locator("#end-title")).to_be_visible()


def choose_once(person: Person, dice: random.Random, keyboard: bool) -> None:
    """Answers one question, part by part; what was taken hold of for it stays lit, and is not
    pressed again."""
    number = person.decision
    taken: set[str | None] = set()
    for _ in range(8):
        lit = [each for each in person.page.query_selector_all(OPEN) if each.is_visible()]
        sure = person.page.query_selector(".dock .go")
        fresh = [each for each in lit if spot_of(each) not in taken]
        if not fresh:
            return
        target = sure if sure and sure.is_visible() else dice.choice(fresh)
        if spot := spot_of(target):
            taken.add(spot)
        if person.answers(number, press, target, keyboard):
            return


def spot_of(thing: ElementHandle) -> str | None:
    return thing.get_attribute("data-spot")


def press(target: ElementHandle, keyboard: bool) -> None:
    if keyboard:
        target.press("Enter")
    else:
        target.dispatch_event("click")
