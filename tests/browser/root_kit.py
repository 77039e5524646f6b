"""Positions of Root to sit down at, and what a player takes hold of there."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError

import nemeton
from tests.browser.kit import MOVED_ON, Person
from tests.server.kit import Server

__all__ = ["forked", "make", "place", "play_once", "play_until", "reached", "sit", "wait"]

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
# What may be taken hold of, in the order in which a hurried player does.
LIT = (".go", ".tray .act", ".place.legal", ".card.may", ".stage-b .may")
ANY = ", ".join((*LIT, "#end-title"))
# A part of a choice shows as one chip more or as the key that confirms; the whole asks anew.
CHANGED = (
    "([decision, parts]) => document.querySelector('#end-title')"
    " || document.querySelector('[data-decision]')?.dataset.decision !== decision"
    " || document.querySelectorAll('.chips .chip, .go').length > parts"
)
LONGEST = 1500  # choices of a game looked through for a position


def sit(person: Person, *factions: str, **options: Any) -> Person:
    """A table of Root with that person on the first seat and bots on the others."""
    seats = (ME, *[BOT] * (len(factions) - 1))
    wanted = {"first": "first_seat", "factions": list(factions), **options}
    return person.sit(person.server.new_table(*seats, game="root", options=wanted))


def reached(
    wanted: Callable[[Any], bool], *factions: str, seed: int = 0, **options: Any
) -> dict[str, Any]:
    """The record of a random game up to the first position of that kind; the seed that has one soon
    saves the search."""
    game = nemeton.game("root")
    for number in range(seed, seed + 300):
        state = game.start(
            players=len(factions), seed=number, factions=factions, first="first_seat", **options
        )
        luck = nemeton.Fast(number)
        while not state.over and len(state.record["choices"]) < LONGEST:
            decision = state.decision
            if decision and decision.seat == 0 and wanted(state):
                return {**state.record, "number": number}
            state.choose(state.sample(luck))
    raise AssertionError("no such position")


def forked(server: Server, record: dict[str, Any]) -> dict[str, Any]:
    """A table that goes on where a record ends, with the same luck; the first seat is mine."""
    record = {name: value for name, value in record.items() if name != "number"}
    return server.fork(record)


def wait(person: Person) -> None:
    person.page.locator(ANY).first.wait_for(timeout=60_000)


def place(person: Person, number: int) -> Locator:
    """A clearing by its number on the map."""
    return person.page.locator(f'[data-place="{number - 1}"]')


def play_once(person: Person, turn: int = 0) -> None:
    """One choice, made part by part with what is lit."""
    before = person.decision
    for step in range(9):
        if answered(person, before):  # late: what is lit now belongs to the next choice
            return
        for lit in LIT[step % 2 :] if step > 4 else LIT:
            found = person.page.locator(lit)
            count = found.count()
            if count:
                parts = person.page.locator(".chips .chip, .go").count()
                found.nth((turn + step) % count).dispatch_event("click")
                changed(person, before, parts)
                break
    raise AssertionError(f"not made: {person.prompt.inner_text()}")


def changed(person: Person, decision: str | None, parts: int) -> None:
    with suppress(TimeoutError):
        person.page.wait_for_function(CHANGED, arg=[decision, parts], timeout=5000)


def answered(person: Person, decision: str | None) -> bool:
    return bool(person.page.evaluate(MOVED_ON, decision))


def play_until(person: Person, asked: str, most: int = 40) -> None:
    for turn in range(most):
        wait(person)
        if person.over or re.search(asked, person.prompt.inner_text()):
            return
        play_once(person, turn)
    raise AssertionError(f"never asked: {asked}")


def make(person: Person, option: tuple[Any, ...]) -> None:
    """Makes a choice by the mouse: its verb, then what it names on the map or in the hand."""
    page, before = person.page, person.decision
    verb, *values = option
    names = nemeton.game("root").verbs[verb]
    kinds = nemeton.game("root").kinds
    for shown in (f'.tray [data-verb="{verb}"]', f'.tray [data-option="{verb}"]'):
        if page.locator(shown).count():
            page.locator(shown).first.click()
    for name, value in zip(names, values, strict=True):
        if not answered(person, before):
            take(person, kinds[name], value)
    assert person.moved_on(before), f"not made: {option}"


def take(person: Person, kind: str, value: int) -> None:
    """Takes a value where it is lit; what is settled already is not asked."""
    page = person.page
    for lit in (
        f'.place.legal[data-place="{value}"] .hit' if kind == "place" else "",
        f'.card.may[data-card="{value}"]' if kind == "card" else "",
        f'.tray [data-value="{kind} {value}"]',
        f'.tray [data-option$=" {value}"]',
    ):
        if lit and page.locator(lit).count():
            page.locator(lit).first.click()
            return
