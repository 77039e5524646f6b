"""Positions for the judge of layouts, the screens he looks at them on, and what he says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

import nemeton
from tests.browser.devices import Devices
from tests.browser.kit import Person
from tests.server.kit import Server

__all__ = ["JUDGE", "SCREENS", "TABLES", "Reader", "Screen", "Table", "positions"]

JUDGE = (Path(__file__).parent / "layout_judge.js").read_text()
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SOON = 6  # choices after which a position is one of a game that has begun
LONGEST = 900  # choices of a game looked through for its prompts


class Screen(NamedTuple):
    """A size of the window, whether it is touched, and how much of it the board has to take."""

    width: int
    height: int
    touch: bool = False
    share: float = 0.0

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


SCREENS = (
    Screen(1920, 1080, share=0.35),
    Screen(1440, 900, share=0.35),
    Screen(1366, 768, share=0.35),
    Screen(1280, 720, share=0.30),
    Screen(820, 1180, touch=True),
    Screen(390, 844, touch=True),
    Screen(844, 390, touch=True),
)


class Table(NamedTuple):
    """A game with so many at the table."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return " ".join(
            [self.game, str(self.players), *(["advanced"] * ("advanced" in self.options))]
        )


FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
TABLES = (
    Table("cernunos", 2, {}),
    Table("pangaia", 1, {}),
    Table("pangaia", 2, {}),
    Table("pangaia", 3, {}),
    Table("pangaia", 4, {}),
    Table("pangaia", 2, {"advanced": True}),
    Table("pangaia", 4, {"advanced": True}),
    Table("oak", 1, {}),
    Table("oak", 2, {}),
    Table("oak", 3, {}),
    Table("oak", 4, {}),
    *[Table("root", players, {"factions": FACTIONS[:players]}) for players in range(2, 7)],
)


def positions(
    table: Table, seed: int = 0, wanted: str = ""
) -> dict[str, tuple[dict[str, Any], int]]:
    """Of each question of a random game, the record that ends where it has most answers, and the
    seat that is asked; the wanted one as soon as the game has begun."""
    state = nemeton.game(table.game).start(players=table.players, seed=seed, **table.options)
    luck = nemeton.Fast(seed)
    most: dict[str, int] = {}
    found: dict[str, tuple[dict[str, Any], int]] = {}
    for _ in range(LONGEST):
        decision = state.decision
        if state.over or decision is None:
            break
        if len(decision.options) > most.get(decision.prompt, 1):
            most[decision.prompt] = len(decision.options)
            found[decision.prompt] = (dict(state.record), decision.seat)
            if decision.prompt == wanted and len(state.record["choices"]) > SOON:
                break
        state.choose(state.sample(luck))
    return found


class Reader:
    """Somebody with two screens, one with a mouse and one to touch, who reads one language."""

    def __init__(self, devices: Devices, server: Server, locale: str) -> None:
        self.devices = devices
        self.server = server
        self.locale = locale
        self.joined: dict[str, Any] = {}
        self.people: dict[bool, Person] = {}

    def sit(self, joined: dict[str, Any]) -> None:
        """Sits down with whichever screen is looked at next."""
        self.joined = joined
        for person in self.people.values():
            person.sit(joined)

    def person(self, touch: bool) -> Person:
        if touch not in self.people:
            someone = Person(self.devices, self.server, locale=self.locale, phone=touch)
            self.people[touch] = someone.sit(self.joined)
        return self.people[touch]

    def judged(self, screens: tuple[Screen, ...] = SCREENS) -> Iterator[tuple[Screen, list[str]]]:
        for screen in screens:
            page = self.page(screen)
            asked = {"touch": screen.touch, "share": screen.share}
            yield screen, page.evaluate(JUDGE, asked)["found"]

    def page(self, screen: Screen) -> Page:
        """The page on a screen of that size, everything at rest."""
        person = self.person(screen.touch)
        person.page.set_viewport_size({"width": screen.width, "height": screen.height})
        person.page.evaluate(TWO_FRAMES)
        person.rest()
        return person.page

    def close(self) -> None:
        for person in self.people.values():
            person.close()
