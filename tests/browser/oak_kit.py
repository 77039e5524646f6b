"""Positions of Oak to sit down at, and what a player takes hold of there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

import nemeton
from tests.browser.kit import CHANGED, FACE, Person
from tests.server.kit import Server

__all__ = ["act", "key", "log", "played_on", "reached", "started", "take", "verbs"]

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
FREE = {"trade", "abhartach", "extend", "exchange", "renew", "carw_gwyn"}
# Looks what is lit and presses it, or takes it into the keyboard's focus, at once: in between the
# table might go on. Nothing is left to press where all of it was.
PRESS = f"""([open, taken, lot, keyboard]) => {{
  if (document.querySelector('#end-title')) return {{}};
  if (document.querySelector('.dock:not([aria-busy=false])')) return null;
  const lit = [...document.querySelectorAll(open)].filter(each => each.checkVisibility());
  const fresh = lit.filter(each => !taken.includes(each.dataset.spot ?? null));
  if (!fresh.length) return lit.length ? {{}} : null;
  const sure = lit.find(each => each.matches('.dock .go'));
  const target = sure ?? fresh[Math.floor(lot * fresh.length)];
  const {{ decision }} = document.querySelector('[data-decision]').dataset;
  const found = {{ decision, spot: target.dataset.spot ?? '', face: {FACE} }};
  if (keyboard) target.focus();
  else target.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
  return found;
}}"""
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


def act(person: Person, name: str) -> None:
    """Begins what a turn is for: what that takes is spent by the second press."""
    take(person, name)
    person.page.locator(".dock .go").click()


def log(person: Person) -> Locator:
    return person.page.locator("#drawer-panel")


def played_on(person: Person, seed: int, keyboard: bool = False, most: int = 3000) -> None:
    """Takes whatever is lit, at random, until the game is over."""
    dice = random.Random(seed)
    for _ in range(most):
        choose_once(person, dice, keyboard)
        if person.over:
            return
    raise AssertionError("the game does not end")


def choose_once(person: Person, dice: random.Random, keyboard: bool) -> None:
    """Answers one question, part by part; what was taken hold of for it stays lit, and is not
    pressed again."""
    taken: list[str] = []
    decision = None
    for _ in range(8):
        wish = [OPEN, taken, dice.random(), keyboard]
        pressed = person.page.wait_for_function(PRESS, arg=wish, timeout=60_000).json_value()
        if "face" not in pressed:
            return
        decision = decision or pressed["decision"]
        taken.append(pressed["spot"])
        if keyboard:
            person.page.keyboard.press("Enter")
        person.page.wait_for_function(CHANGED, arg=[decision, pressed["face"]])
        if person.answered(decision):
            return
