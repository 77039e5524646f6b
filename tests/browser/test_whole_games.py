"""Whole games to the end screen, by mouse, finger and keys: real presses where something is lit.

The judge of layouts looks at the questions that are met. Who plays so understands nothing; that a
game can be understood is for people to see.
"""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Meet
from tests.browser.kit import CHANGED, FACE, MOVED_ON, Person
from tests.browser.layout_kit import JUDGE, SCREENS, Screen
from tests.server.kit import ME, Server, bot

LIT = (
    ".legal, .may, .tray .act, .tray .count, .chips .act, .dock .go, .dock .whole, [data-lit],"
    " [data-pay], [data-member], .payment .btn, .map .lift"
)
# Where a finger or the mouse comes down on each thing that is lit and not picked yet; the key that
# carries out a choice alone, where it waits.
TARGETS = f"""() => {{
  if (document.querySelector('#end-title')) return [];
  const lit = [...document.querySelectorAll("{LIT}")].filter(each =>
    !each.disabled && each.checkVisibility() && !each.closest('[inert]') &&
    !each.matches('[aria-disabled=true]'));
  const sure = lit.filter(each => each.matches('.dock .go'));
  return (sure.length ? sure : lit).map(each => {{
    const box = (each.querySelector('.hit') ?? each).getBoundingClientRect();
    const name = each.dataset.spot ?? each.dataset.option ?? each.outerHTML.slice(0, 160);
    return {{ name, pass: each.dataset.option === 'pass',
      x: box.x + box.width / 2, y: box.y + box.height / 2 }};
  }});
}}"""
READY = f"""() => document.querySelector('#end-title') ||
  (document.querySelector('.dock[aria-busy=false]') && document.querySelector("{LIT}"))"""
# The key that carries out a choice, where it waits; else anything that is lit.
SURE = ".dock .go:enabled"
FOCUSED = f"""() => Boolean(document.activeElement?.closest(
  document.querySelector('{SURE}') ? '{SURE}' : "{LIT}"))"""
AT = "() => document.activeElement?.outerHTML.slice(0, 120) ?? ''"
RAW = re.compile(r"undefined|NaN|\{ ?\$|\b(?:ask|do|log|name)-[a-z_]+")
PRESSES = 40  # that one question may take
TABS = 30  # to what is lit, at most
LOOKS = 80  # of the judge, in one game
MOST = 1500  # questions of a game
WIDE, LAPTOP, PHONE, SIDEWAYS = SCREENS[1], SCREENS[2], *SCREENS[5:]


class Way(NamedTuple):
    """How somebody plays, and on what."""

    name: str
    screen: Screen
    theme: str

    def __str__(self) -> str:
        return self.name


WAYS = (
    Way("mouse", WIDE, "light"),
    Way("touch", PHONE, "dark"),
    Way("sideways", SIDEWAYS, "light"),
    Way("keys", LAPTOP, "dark"),
)
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("cernunos", 2, {}),
    ("oak", 1, {}),
    ("oak", 2, {}),
    ("pangaia", 1, {}),
    ("pangaia", 3, {"advanced": True, "max_rounds": 6}),
    ("root", 1, {}),
    ("root", 4, {"assign": "random", "max_rounds": 5}),
)


class Player:
    """Somebody who presses what is lit, by lot, but real presses, and sees what the judge sees."""

    def __init__(self, person: Person, way: Way, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.way = way
        self.dice = random.Random(seed)
        self.faults: dict[str, str] = {}
        self.looks = 0

    def play(self) -> None:
        for _ in range(MOST):
            self.page.wait_for_function(READY, timeout=90_000)
            if self.person.over:
                return
            if self.looks < LOOKS:
                self.look()
            self.answer()
        raise AssertionError("the game does not end")

    def look(self) -> None:
        self.looks += 1
        self.person.rest()
        screen = self.way.screen
        asked = self.person.prompt.first.inner_text()
        said = self.page.locator("main").first.inner_text()
        found = self.page.evaluate(JUDGE, {"touch": screen.touch, "share": screen.share})["found"]
        for fault in [*found, *RAW.findall(said)]:
            self.faults.setdefault(fault, asked)

    def answer(self) -> None:
        before = self.person.decision
        taken: set[str] = set()
        for _ in range(PRESSES):
            face = self.page.evaluate(FACE)
            if not self.pressed(taken):
                self.page.wait_for_function(f"before => ({MOVED_ON})(before)", arg=before)
                return
            try:
                self.page.wait_for_function(CHANGED, arg=[before, face], timeout=4_000)
            except TimeoutError:
                continue  # it was picked already, or only explained itself
            if self.person.answered(before):
                return
        raise AssertionError(f"not answered: {self.person.prompt.first.inner_text()}")

    def pressed(self, taken: set[str]) -> bool:
        """Presses something; false where the game has gone on meanwhile."""
        targets = self.page.evaluate(TARGETS)
        fresh = [each for each in targets if each["name"] not in taken] or targets
        going = [each for each in fresh if not each["pass"]] or fresh
        if not going:
            return False
        target = self.dice.choice(going)
        taken.add(target["name"])
        if self.way.name == "keys":
            self.press_by_keys(on=len(taken) > 1)
        elif self.way.screen.touch:
            self.page.touchscreen.tap(target["x"], target["y"])
        else:
            self.page.mouse.click(target["x"], target["y"])
        return True

    def press_by_keys(self, on: bool) -> None:
        """To what is lit by Tab, on from what is picked, from there by arrows, and Enter."""
        if on:
            self.page.keyboard.press("Tab")
        passed: list[str] = []
        while not self.page.evaluate(FOCUSED):
            assert len(passed) < TABS, (self.person.prompt.first.inner_text(), passed)
            self.page.keyboard.press("Tab" if len(passed) < TABS / 2 else "Shift+Tab")
            passed.append(self.page.evaluate(AT))
        walk = 0 if self.page.locator(SURE).count() else self.dice.randrange(4)
        for _ in range(walk):
            self.page.keyboard.press(self.dice.choice(["ArrowRight", "ArrowDown"]))
        if self.page.evaluate(FOCUSED):
            self.page.keyboard.press("Enter")


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("way", WAYS, ids=str)
@pytest.mark.parametrize(
    ("game", "players", "options"), GAMES, ids=[f"{game} {players}" for game, players, _ in GAMES]
)
def test_a_whole_game(
    meet: Meet,
    server: Server,
    game: str,
    players: int,
    options: dict[str, Any],
    way: Way,
    locale: str,
) -> None:
    seats = (ME, *[bot()] * (players - 1))
    joined = server.new_table(*seats, game=game, options=options)
    person = meet("Aline", locale=locale, theme=way.theme, phone=way.screen.touch)
    person.page.set_viewport_size({"width": way.screen.width, "height": way.screen.height})
    person.sit(joined)
    player = Player(person, way, seed=players)

    player.play()

    expect(person.page.locator("#end-title")).to_be_visible()
    assert player.faults == {}
