"""Browsers that go from hand to hand: one used before opens a page in half the time."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

__all__ = ["PHONE", "WIDE", "Device", "Devices"]

PHONE: ViewportSize = {"width": 390, "height": 844}
WIDE: ViewportSize = {"width": 1440, "height": 900}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
NOWHERE = "about:blank"
Look = tuple[bool, str, Any, bool]  # whether it is a phone, the language, light or dark, moving
OUTSIDE = (-9, -9)  # where a pointer aims at nothing


class Device:
    """A browser with one page."""

    def __init__(self, browser: Browser, look: Look) -> None:
        phone, locale, theme, moving = self.look = look
        self.size = PHONE if phone else WIDE
        self.context: BrowserContext = browser.new_context(
            viewport=self.size,
            has_touch=phone,
            is_mobile=phone,
            locale=LANGUAGES[locale],
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
            accept_downloads=True,
        )
        self.page: Page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Page.enable")
        self.scripts: list[str] = []

    def before_pages(self, script: str) -> None:
        """Runs something at the beginning of every page, until this browser is given back."""
        answer = self.session.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        self.scripts.append(answer["identifier"])

    def forget(self, host: str) -> None:
        """Leaves the page, and nothing of whoever used it."""
        for script in self.scripts:
            self.session.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
        self.scripts.clear()
        if self.page.url.startswith("http"):
            self.page.evaluate("sessionStorage.clear()")
        self.page.goto(NOWHERE)
        kept = {"origin": f"http://{host}", "storageTypes": "all"}
        self.session.send("Storage.clearDataForOrigin", kept)
        self.context.clear_permissions()
        self.context.clear_cookies()
        self.page.set_viewport_size(self.size)
        self.page.mouse.move(*OUTSIDE)


class Devices:
    """Those that nobody uses just now, by what they look like."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Look, list[Device]] = defaultdict(list)

    def lend(self, look: Look, fresh: bool) -> Device:
        """One that was used before; a fresh one where there is none, or where that is asked for."""
        shelf = self.free[look]
        return shelf.pop() if shelf and not fresh else Device(self.browser, look)

    def give_back(self, device: Device) -> None:
        self.free[device.look].append(device)
