"""Positions of Root to sit down at, and what a player takes hold of there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError

import nemeton
from tests.browser.kit import CHANGED, FACE, Person
from tests.server.kit import Server

__all__ = ["forked", "make", "opened", "place", "play_once", "reached", "sit", "wait"]

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
# What may be taken hold of, in the order in which a hurried player does.
LIT = (".go", ".tray .act", ".place.legal", ".card.may", ".stage-b .may")
ANY = ", ".join((*LIT, "#end-title"))
SETTLING = 2000  # milliseconds for a press to show
LONGEST = 1500  # choices of a game looked through for a position


def sit(person: Person, *factions: str, **options: Any) -> Person:
    """A table of Root with that person on the first seat and bots on the others."""
    seats = (ME, *[BOT] * (len(factions) - 1))
    wanted = {"first": "first_seat", "factions": list(factions), **options}
    return person.sit(person.server.new_table(*seats, game="root", options=wanted))


def opened(person: Person, prompt: str, *factions: str, time: int = 1, **options: Any) -> Person:
    """Sits down where the first seat is asked this for the first or a later time, everybody having
    taken the first choice there was."""
    wanted = {"first": "first_seat", "factions": factions, **options}
    state = nemeton.game("root").start(players=len(factions), seed=1, **wanted)
    while (decision := state.decision) and (time := time - asks(state, prompt)) > 0:
        state.choose(decision.options[0])
    assert not state.over, f"never asked: {prompt}"
    person.sit(person.server.fork(state.record))
    wait(person)
    return person


def asks(state: Any, prompt: str) -> bool:
    return bool(state.decision.seat == 0 and state.decision.prompt == prompt)


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
        wait(person)
        lit = next((each for each in LIT if person.page.locator(each).count()), None)
        if lit is None:  # it was leaving
            continue
        found = person.page.locator(lit)
        if person.answers(before, found.nth((turn + step) % found.count()).dispatch_event, "click"):
            return
    raise AssertionError(f"not made: {person.prompt.inner_text()}")


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
        if not person.answered(before):
            take(person, kinds[name], value)
    person.commit(before)
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
            decision, face = person.decision, page.evaluate(FACE)
            page.locator(lit).first.click()
            with suppress(TimeoutError):  # what is looked for next is not what goes away
                page.wait_for_function(CHANGED, arg=[decision, face], timeout=SETTLING)
            return
