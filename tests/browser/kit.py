"""People with browsers of their own, and the handles they take hold of."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    Locator,
    Page,
    Request,
    TimeoutError,
    expect,
)

from tests.browser.devices import PHONE, Devices
from tests.review.games import LAST_TOKENS
from tests.server.kit import Server

__all__ = ["CHANGED", "FACE", "FLAGS", "LAST_TOKENS", "PHONE", "Person", "middle"]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-zygote",
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",  # a page in a new process takes twice the processor
]
MOVED_ON = (
    "before => document.querySelector('#end-title')"
    " || document.querySelector('[data-decision]')?.dataset.decision !== before"
)
# What is lit and picked; a part of a choice changes it, the whole makes the table ask anew. What
# is picked is read, too: a chip says how often.
LIT = ".legal, .slot.may, .card.may, .chip, .go, [data-lit], [aria-pressed=true]"
FACE = (
    f"[...document.querySelectorAll('{LIT}')].map(each => each.cloneNode(false).outerHTML"
    " + (each.matches('.chip') ? each.textContent : '')).join()"
)
CHANGED = (
    f"([decision, face]) => ({MOVED_ON})(decision)"
    f" || (!document.querySelector('.dock[aria-busy=true]') && {FACE} !== face)"
)
# Nothing that all add to the luck is awaited any more.
DEALT = "() => !document.querySelector('.dock[aria-busy=true]')"
# Nothing moves any more that will ever stop moving, and letters have their shapes.
STILL = (
    "() => document.fonts.status === 'loaded' && document.getAnimations().every(each =>"
    " each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity)"
)
PATIENCE = 15_000  # milliseconds; a busy machine is slow
PREFS = "nemeton.prefs"
KEYS = "nemeton.keys"


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Person:
    """Somebody with a browser that knows nothing of the others."""

    def __init__(
        self,
        devices: Devices,
        server: Server,
        name: str = "",
        locale: str = "en",
        theme: Any = "light",
        phone: bool = False,
        fresh: bool = False,
        **prefs: Any,
    ) -> None:
        """With a fresh browser where caches count, or what is done to it cannot be undone."""
        self.server = server
        self.locale = locale
        self.devices = devices
        self.fresh = fresh
        kept = {"pace": "off", "guide": False, "name": name, **prefs}
        moving = kept["pace"] != "off"  # who wants no pace has told their system the same
        self.device = devices.lend((phone, locale, theme, moving), fresh)
        self.context: BrowserContext = self.device.context
        self.page: Page = self.device.page
        self.remember(PREFS, kept)
        self.faults: list[str] = []
        self.asking: set[Request] = set()
        self.heard: dict[Any, Callable[[Any], Any]] = {
            "request": lambda asked: self.asking.add(asked),
            "requestfinished": lambda asked: self.asking.discard(asked),
            "requestfailed": lambda asked: self.asking.discard(asked),
            "pageerror": lambda error: self.faults.append(str(error)),
        }
        for event, hear in self.heard.items():
            self.page.on(event, hear)
        self.page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)

    def remember(self, key: str, value: Any) -> None:
        """Puts something into the browser's storage before the first page is opened."""
        text = json.dumps(json.dumps(value))
        self.before_pages(
            "if (location.protocol.startsWith('http'))"
            f" localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {text})"
        )

    def before_pages(self, script: str) -> None:
        """Runs something at the beginning of every page."""
        self.device.before_pages(script)

    def hold(self, *joined: dict[str, Any]) -> Person:
        """Takes the keys to seats, beside those already held."""
        wanted = ("table", "token", "invite")
        keys = json.dumps([{name: each[name] for name in wanted} for each in joined])
        self.before_pages(
            "if (location.protocol.startsWith('http')) {"
            f" const kept = JSON.parse(localStorage.getItem('{KEYS}') ?? '[]');"
            " const unknown = key => kept.every(each => each.table !== key.table);"
            f" const fresh = {keys}.filter(unknown);"
            f" localStorage.setItem('{KEYS}', JSON.stringify([...kept, ...fresh])); }}"
        )
        return self

    @property
    def key(self) -> str:
        """The key of this browser, which opens all its seats."""
        return str(self.page.evaluate("localStorage.getItem('nemeton.me')"))

    def open(self, path: str) -> Person:
        self.page.goto(f"http://{self.server.host}{path}")
        return self

    def rest(self) -> None:
        """Waits until everything asked for has come and nothing moves."""
        while self.asking:
            self.page.evaluate("new Promise(requestAnimationFrame)")
        self.page.wait_for_function(STILL)

    def sit(self, joined: dict[str, Any]) -> Person:
        self.hold(joined).open(f"/t/{joined['table']}")
        expect(self.board).to_be_visible(timeout=30_000)  # a long game is replayed first
        self.page.wait_for_function(DEALT)
        return self

    # The table

    @property
    def board(self) -> Any:
        return self.page.locator(".stage")

    @property
    def prompt(self) -> Any:
        return self.page.locator(".say")

    @property
    def over(self) -> bool:
        return self.page.locator("#end-title").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(".slot.may, .cell.legal").count() > 0

    @property
    def undo_key(self) -> Any:
        return self.page.locator(".tools").get_by_role("button", name="Undo")

    def cell(self, name: str) -> Any:
        number = "abcd".index(name[0]) + 4 * (int(name[1]) - 1)
        inside = f'[data-cell="{number}"]:not(figure *)'  # the rules have pictures with cells, too
        return self.page.locator(inside)

    def token(self, name: str) -> Any:
        return self.page.locator(".hand").get_by_role("button", name=name)

    def place(self, token: str, cell: str) -> None:
        """Takes a token from the reserve and puts it on a cell."""
        self.token(token).click()
        self.press(cell)

    def press(self, cell: str) -> None:
        self.cell(cell).locator(".hit").dispatch_event("click")

    def wait_for_turn(self) -> None:
        """Until something may be done here, or the game is over."""
        self.page.locator(".slot.may, .cell.legal, #end-title").first.wait_for()

    def play_on(self, most: int = 200) -> None:
        """Plays whatever comes first until the game is over."""
        for _ in range(most):
            self.wait_for_turn()
            if self.over:
                return
            self.play_once()
        raise AssertionError("the game does not end")

    def play_once(self, slot: int = -1) -> None:
        """One choice, picked part by part on the board; a token from that slot."""
        number = self.decision
        if self.page.locator(".slot.may").count():
            self.page.locator(".slot.may").nth(slot).click()
        for _ in range(5):
            legal, sure = self.page.locator(".cell.legal .hit"), self.page.locator(".commit.go")
            cell = legal.nth(int(number or 0) * 5 % max(1, legal.count()))
            thing = sure if sure.count() else cell  # whatever weighs much is confirmed
            if self.answers(number, thing.dispatch_event, "click"):
                return
        raise AssertionError("the choice is not made")

    def answers(self, decision: str | None, act: Callable[..., Any], *rest: Any) -> bool:
        """Takes hold of something and waits for what comes of it; whether that was all of the
        choice, or a part."""
        face = self.page.evaluate(FACE)
        act(*rest)
        self.page.wait_for_function(CHANGED, arg=[decision, face])
        return self.answered(decision)

    def answered(self, decision: str | None) -> bool:
        """Whether the table has left that question behind."""
        return bool(self.page.evaluate(MOVED_ON, decision))

    def commit(self, before: str | None) -> None:
        """Presses the key that carries out what weighs much, where it waits for that."""
        waits = self.page.locator(".commit.go")
        if not self.answered(before) and waits.count():
            waits.click()

    def until(self, done: Callable[[], Any]) -> None:
        """Waits for something outside the page, which goes on meanwhile."""
        limit = time.monotonic() + PATIENCE / 1000
        while not done():
            assert time.monotonic() < limit, "it does not come"
            self.page.wait_for_timeout(20)

    def settle(self) -> None:
        """Until no answer is under way."""
        settled = self.page.locator(".dock[aria-busy=false], #end-title")
        settled.first.wait_for(state="attached")

    def moved_on(self, before: str | None) -> bool:
        """Waits for the table to leave that question behind; a part of a choice does not."""
        try:
            self.page.wait_for_function(MOVED_ON, arg=before)
        except TimeoutError:
            return False
        return True

    def asked_next(self, thing: Locator) -> str:
        """Clicks, waits until something else is asked, and says what."""
        thing.wait_for()
        before = self.prompt.inner_text()
        thing.click()
        expect(self.prompt).not_to_have_text(before)
        return str(self.prompt.inner_text())

    @property
    def carried(self) -> Any:
        """What follows the pointer."""
        return self.page.locator(".carried")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Takes hold with the mouse and goes there, without letting go."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=8)

    def drag_by_finger(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A finger goes down, over and up."""
        touch = self.context.new_cdp_session(self.page)
        steps = [
            tuple(a + (b - a) * part / 8 for a, b in zip(start, end, strict=True))
            for part in range(9)
        ]
        for number, (x, y) in enumerate(steps):
            kind = "touchMove" if number else "touchStart"
            points = [{"x": x, "y": y}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        expect(self.carried).to_have_count(1)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    @property
    def decision(self) -> str | None:
        value: str | None = self.page.locator("[data-decision]").get_attribute("data-decision")
        return value

    def close(self) -> None:
        if self.fresh or self.faults:
            self.context.close()
        else:
            for event, hear in self.heard.items():
                self.page.remove_listener(event, hear)
            self.device.forget(self.server.host)
            self.devices.give_back(self.device)
        assert not self.faults, self.faults
