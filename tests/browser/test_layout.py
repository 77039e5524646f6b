"""The layout of every table, judged: what can be chosen is in reach, what is said can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.devices import Devices
from tests.browser.layout_kit import SCREENS, TABLES, Reader, Screen, Table, positions
from tests.server.kit import Server

WIDE, LAPTOP, SMALL = SCREENS[1:4]
PHONE, SIDEWAYS = SCREENS[5:]
# A position of each game with much to choose from, the language it is read in, the screens.
SAMPLE = (
    ("root", 4, "marquise_daylight", "fr", (WIDE, LAPTOP, SMALL, PHONE, SIDEWAYS)),
    ("oak", 3, "main", "fr", (WIDE, LAPTOP, SMALL, PHONE)),
    ("pangaia", 2, "act", "en", (WIDE, LAPTOP, SMALL, SIDEWAYS)),
    ("cernunos", 2, "place", "fr", (WIDE, LAPTOP, SMALL, SIDEWAYS)),
)
LUCK = (0, 5, 21)  # of the games of the whole matrix
# Where everything that stays in its place stands, to a pixel.
FIXED = ".live > .top, .frame, .dock, .tools, .dock .hand, .tabsrow, [data-place] .hit"
PLACES = f"""() => [...document.querySelectorAll("{FIXED}")].map(each => {{
  const {{ x, y, width, height }} = each.getBoundingClientRect();
  return [each.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
}})"""


@pytest.fixture
def readers(devices: Devices, server: Server) -> Iterator[dict[str, Reader]]:
    """Somebody for each language, who sits down when wanted."""
    found = {locale: Reader(devices, server, locale) for locale in ("fr", "en")}
    yield found
    for reader in found.values():
        reader.close()


def table_of(game: str, players: int) -> Table:
    return next(each for each in TABLES if (each.game, each.players) == (game, players))


@pytest.mark.parametrize(("game", "players", "prompt", "locale", "screens"), SAMPLE)
def test_a_table_lies_well_on_every_screen(
    readers: dict[str, Reader],
    server: Server,
    game: str,
    players: int,
    prompt: str,
    locale: str,
    screens: tuple[Screen, ...],
) -> None:
    record, seat = positions(table_of(game, players), wanted=prompt)[prompt]
    reader = readers[locale]
    reader.sit(server.fork(record, None, seat))

    faults = {str(screen): found for screen, found in reader.judged(screens) if found}
    moved = {
        str(screen): wrong
        for screen in screens
        if game == "root" and (wrong := march(reader, screen))
    }

    assert faults == {}
    assert moved == {}


def march(reader: Reader, screen: Screen) -> list[Any]:
    """What has moved when the first half of a march is picked; nothing should."""
    page = reader.page(screen)
    before = page.evaluate(PLACES)
    page.locator('[data-verb="move"]').first.dispatch_event("click")
    page.locator(".place.legal .hit").first.dispatch_event("click")
    page.locator(".chips .chip").first.wait_for(state="attached")
    after = page.evaluate(PLACES)
    for _ in range(2):
        page.locator(".chips .chip").last.dispatch_event("click")
    return [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_question_lies_well_on_every_screen(
    readers: dict[str, Reader], server: Server, table: Table
) -> None:
    """The whole matrix: each question random games ask, each screen, both languages."""
    faults: dict[str, list[str]] = {}
    asked = [(seed, *found) for seed in LUCK for found in positions(table, seed).items()]
    for seed, prompt, (record, seat) in asked:
        joined = server.fork(record, None, seat)
        for locale, reader in readers.items():
            reader.sit(joined)
            for screen, found in reader.judged():
                if found:
                    faults[f"{seed} {prompt} {locale} {screen}"] = found
    assert faults == {}
