"""Pangaia for the browser tests: where a game stands, and the handles of its board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

import nemeton
from tests.browser.kit import Person
from tests.server.kit import Server

RECORDED = Path(__file__).parents[1] / "recorded" / "pangaia"
ME = {"kind": "me"}
CLIMATES = ("sun", "wind", "rain", "snow")
FIRST_CROWN = 14  # of the ritual cards
TOGETHER = ("sprout", "sow", "move_seed", "take_resource", "return_treetop", "pass")
LANDS = "sprout wither fell plant_on purify seal_seed grove crown start plant connect"


def recorded(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDED / f"{name}.json").read_text())
    return found


def position(prompt: str, prefer: str, least: int = 0, **rules: Any) -> dict[str, Any]:
    """A short record that ends where this is asked with a real choice."""
    game = nemeton.game("pangaia")
    for seed in range(200):
        state, luck = game.start(players=2, seed=seed, **rules), nemeton.Fast(seed)
        while not state.over and len(state.record["choices"]) < 250:
            decision = state.decision
            assert decision is not None
            if decision.prompt == prompt and len(decision.options) > 1:
                return dict(state.record)
            liked = [each for each in decision.options if each[0] == prefer and each[1] >= least]
            useful = [each for each in decision.options if each[0] in ("sprout", "grow")]
            state.choose((liked or useful or [state.sample(luck)])[0])
    raise AssertionError(f"no position asks {prompt}")


def go_on(server: Server, record: dict[str, Any], at: int | None = None) -> dict[str, Any]:
    """A table that goes on from a moment of a record, for whoever is asked there."""
    at = len(record["choices"]) if at is None else at
    state = replayed(record, at)
    assert state.decision is not None
    return server.fork(record, at, state.decision.seat)


def replayed(record: dict[str, Any], at: int) -> Any:
    return nemeton.replay({**record, "choices": record["choices"][:at], "result": None})


class Druid:
    """Somebody at a table of Pangaia, and the handles of its board."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def hex(self, number: int) -> Locator:
        return self.page.locator(f'[data-hex="{number}"]')

    @property
    def legal(self) -> Locator:
        return self.page.locator(".hex.legal")

    def press(self, number: int) -> None:
        self.hex(number).locator("path").dispatch_event("click")

    def slot(self, number: int, board: str = ".hand") -> Locator:
        return self.page.locator(f'{board} [data-slot="{number}"] .hit')

    def bare(self) -> None:
        """The one answer that names nothing on the board."""
        self.page.locator(".chips .act").first.click()

    def follow(self, options: list[list[Any]]) -> None:
        """Makes these choices on the board, all but those that the table makes: in which order
        trees wither comes to the same."""
        options = [option for option in options if option[0] != "wither"]
        for place, option in enumerate(options):
            if self.person.over:
                return
            before = self.person.decision
            if option == ["pass"] and self.page.locator("[data-member]").count():
                self.confirm(before)  # of what was picked together nothing more
                continue
            self.choose(option, before)
            if not self.page.locator("[data-member]").count():
                self.person.commit(before)
            if not self.page.locator("[data-member]").count():
                assert self.person.moved_on(before), option
            elif place + 1 == len(options) or options[place + 1][0] not in TOGETHER:
                self.confirm(before)

    def confirm(self, before: str | None) -> None:
        self.page.locator(".go").click()
        assert self.person.moved_on(before), "not confirmed"

    def choose(self, option: list[Any], before: str | None) -> None:
        verb, *rest = option
        if verb == "dream":
            self.page.locator('[data-option="dream"]:visible').click()
        elif verb in ("pass", "draw_secret"):
            self.bare()
        elif verb in LANDS.split():
            self.press_all(rest[:2] if verb in ("start", "plant", "connect") else rest[:1], before)
        elif verb == "sow":
            self.press(rest[0])
        elif verb == "move_seed":
            self.page.locator(f'[data-seed="{rest[0]}"]').first.dispatch_event("click")
            self.press_all(rest[1:], before)
        elif verb == "grow":
            self.slot(rest[0]).dispatch_event("click")
            self.press_all(rest[1:], before)
        elif verb == "return_treetop":
            self.slot(rest[0]).dispatch_event("click")
        elif verb == "seal":
            self.slot(rest[0], ".corrupted").dispatch_event("click")
        elif verb == "pay":
            self.pay(rest[0])
        elif verb in ("heal", "nourish"):
            self.page.locator(f'[data-tile="{rest[0]}"]').dispatch_event("click")
        elif verb in ("pray", "take_secret"):
            name = nemeton.game("pangaia").names["ritual"][rest[0]]
            self.page.locator(f'.rituals [data-card="{name}"]').click()
        elif verb == "chain":
            self.page.locator(".keys .btn").nth(rest[0] - 1).click()
        else:
            self.page.locator(f'[data-option="{" ".join(map(str, option))}"]').click()

    def press_all(self, hexes: list[int], before: str | None) -> None:
        """One after the other, unless what was left was taken at once."""
        for number in hexes:
            self.person.settle()
            if self.person.decision == before:
                self.press(number)

    def pay(self, payment: int) -> None:
        for _ in range(4):
            for place, climate in enumerate(CLIMATES):
                coin = self.page.locator(f'[data-pay="{climate}"]')
                wanted = "true" if payment >> place & 1 else "false"
                if coin.get_attribute("aria-pressed") != wanted:
                    coin.click()
        self.page.locator(".payment .btn").click()
