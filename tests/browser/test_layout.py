"""The layout of every table, judged: what can be chosen is in reach, what is said can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.layout_kit import SCREENS, TABLES, Reader, Table, positions
from tests.server.kit import Server

# A position of each game with much to choose from, and the language it is read in.
SAMPLE = (
    ("root", 4, "marquise_daylight", "fr"),
    ("oak", 3, "main", "fr"),
    ("pangaia", 2, "act", "en"),
    ("cernunos", 2, "place", "fr"),
)
# Where everything that stays in its place stands, to a pixel.
FIXED = ".live > .top, .frame, .dock, .tools, .dock .hand, .tabsrow, [data-place] .hit"
PLACES = f"""() => [...document.querySelectorAll("{FIXED}")].map(each => {{
  const {{ x, y, width, height }} = each.getBoundingClientRect();
  return [each.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
}})"""


@pytest.fixture
def readers(browser: Browser, server: Server) -> Iterator[dict[str, Reader]]:
    """Somebody for each language."""
    found = {locale: Reader(browser, server, locale) for locale in ("fr", "en")}
    yield found
    for reader in found.values():
        reader.close()


def table_of(game: str, players: int) -> Table:
    return next(each for each in TABLES if (each.game, each.players) == (game, players))


@pytest.mark.parametrize(("game", "players", "prompt", "locale"), SAMPLE)
def test_a_table_lies_well_on_every_screen(
    readers: dict[str, Reader], server: Server, game: str, players: int, prompt: str, locale: str
) -> None:
    record, seat = positions(table_of(game, players), wanted=prompt)[prompt]
    reader = readers[locale]
    reader.sit(server.fork(record, None, seat))

    faults = {str(screen): found for screen, found in reader.judged() if found}

    assert faults == {}


@pytest.mark.parametrize("screen", [SCREENS[2], SCREENS[5], SCREENS[6]], ids=str)
def test_nothing_moves_while_a_march_is_chosen(
    readers: dict[str, Reader], server: Server, screen: Any
) -> None:
    record, seat = positions(table_of("root", 4), wanted="marquise_daylight")["marquise_daylight"]
    reader = readers["fr"]
    reader.sit(server.fork(record, None, seat))
    page = reader.page(screen)
    before = page.evaluate(PLACES)

    page.locator('[data-verb="move"]').first.dispatch_event("click")
    page.locator(".place.legal .hit").first.dispatch_event("click")
    page.locator(".chips .chip").first.wait_for(state="attached")

    assert page.evaluate(PLACES) == before


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_question_lies_well_on_every_screen(
    readers: dict[str, Reader], server: Server, table: Table
) -> None:
    """The whole matrix: each question a random game asks, each screen, both languages."""
    faults: dict[str, list[str]] = {}
    for prompt, (record, seat) in positions(table).items():
        joined = server.fork(record, None, seat)
        for locale, reader in readers.items():
            reader.sit(joined)
            for screen, found in reader.judged():
                if found:
                    faults[f"{prompt} {locale} {screen}"] = found
    assert faults == {}
