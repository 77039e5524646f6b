"""Takes the pictures of the README and the documentation: `make screenshots`.

A server of its own plays host, positions are set up through the API, and this machine's Chromium
draws every page as a reader would see it, wide and phone, light and dark: `NAME.webp` in English,
`NAME-fr.webp` in French.
"""

from __future__ import annotations

import base64
import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import nemeton  # noqa: E402
from nemeton import bots  # noqa: E402
from tests.browser.devices import Devices  # noqa: E402
from tests.browser.kit import FLAGS, Person  # noqa: E402
from tests.server.kit import Server  # noqa: E402
from tools.chromium import chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
MIDDLE = (
    "a1=gT,gT,gT,gT/b1=gS/d1=vT,vT,vT/a2=gT,gT,gT/b2=vT,gT,gT,gD/c2=gB,vT,vT,vB/d2=gD,vW,vB/"
    "a3=vT,vT/b3=gT,vS/c3=gB,vD/d3=vT,gX green place1 "
    "g:1.1.1.2.0.1.1.0 v:1.1.2.1.0.1.1.1 burnt:1.2"
)
CHAIN = (
    "a1=vT,gB/c1=gD,gS/d1=gX/a2=gT,vT,vS/c2=vB,gT,gT,gT/d2=vR,vT,vD/a3=vT,vT,vT/b3=vW,gD/d3=vT,gR "
    "green place1 g:8.2.1.2.0.1.0.0 v:3.2.2.1.0.1.0.1 burnt:0.2"
)
LOCALES = ("en", "fr")
ME = {"kind": "me"}
PUBLIC = "https://nemeton.example"
LEVEL = list(bots.LEVELS)[1]
BOT = {"kind": "bot", "level": LEVEL}

# The other games, in the middle of things: players, choices made, options.
MIDGAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "pangaia": (3, 90, {}),
    "oak": (2, 150, {}),
    "root": (4, 120, {"factions": ("marquise", "eyrie", "alliance", "vagabond")}),
}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        devices = Devices(browser)
        for locale in LOCALES:
            for take in (home, new_table, me, values, table, chain, phone, ending):
                take(devices, server, locale)
        for game in MIDGAMES:
            midgame(devices, server, game)
        browser.close()
    print(f"nemeton: pictures in {PICTURES.relative_to(ROOT)}")


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Server]:
    server = Server(str(folder / "tables.sqlite3"), NEMETON_LIMITS="off", NEMETON_PUBLIC=PUBLIC)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def shot(person: Person, name: str) -> None:
    person.page.mouse.move(0, 0)
    look(person, name)
    person.close()


def look(person: Person, name: str) -> None:
    """The page as a small file; playwright itself writes no WebP."""
    person.page.wait_for_timeout(700)
    session = person.page.context.new_cdp_session(person.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": 86})
    suffix = "" if person.locale == LOCALES[0] else f"-{person.locale}"
    (PICTURES / f"{name}{suffix}.webp").write_bytes(base64.b64decode(taken["data"]))


def home(devices: Devices, server: Server, locale: str) -> None:
    shot(Person(devices, server, locale=locale).open("/"), "home")
    shot(Person(devices, server, locale=locale, phone=True).open("/"), "home-phone")


def new_table(devices: Devices, server: Server, locale: str) -> None:
    shot(Person(devices, server, locale=locale).open("/new/cernunos"), "new-table")


def me(devices: Devices, server: Server, locale: str) -> None:
    """The page of a person, wide at its head, and on a phone where one asks to be called."""
    joined = server.new_table(ME, BOT)
    called = {"en": "Being called", "fr": "Les appels"}[locale]
    for name in ("devices", "called"):
        player = Person(devices, server, "Aline", locale=locale, phone=name == "called")
        player.sit(joined).open("/me")
        heading = player.page.get_by_role("heading", name=called, exact=True)
        heading.wait_for()
        if name == "called":
            heading.evaluate("each => each.scrollIntoView()")
        shot(player, name)


def values(devices: Devices, server: Server, locale: str) -> None:
    owner = Person(devices, server, locale=locale)
    owner.remember("nemeton.values.oak", {"creatures": {"bodach": {"points": 3}}})
    owner.open("/values/oak")
    owner.page.locator("[data-section=creatures] summary").click()
    owner.page.locator("[data-section=potions]").evaluate("each => each.scrollIntoView()")
    shot(owner, "values")


def table(devices: Devices, server: Server, locale: str) -> None:
    player = at_table(devices, server, MIDDLE, locale=locale)
    player.page.keyboard.press("4")
    player.cell("c1").focus()
    shot(player, "cernunos-table")


def chain(devices: Devices, server: Server, locale: str) -> None:
    player = at_table(devices, server, CHAIN, locale=locale, theme="dark")
    player.place({"en": "Boar", "fr": "Sanglier"}[locale], "b2")
    player.page.locator(".pushes").wait_for(state="attached")
    shot(player, "cernunos-chain")


def phone(devices: Devices, server: Server, locale: str) -> None:
    player = at_table(devices, server, MIDDLE, locale=locale, phone=True)
    player.page.locator(".slot").nth(3).tap()
    player.cell("c1").locator(".hit").tap()
    shot(player, "cernunos-phone")


def ending(devices: Devices, server: Server, locale: str) -> None:
    joined = server.new_table(ME, BOT)
    player = Person(devices, server, "Aline", locale=locale).sit(joined)
    player.play_on()
    words = {"en": "Seal and secret agree", "fr": "Sceau et secret concordent"}
    player.page.get_by_text(words[locale]).wait_for()
    look(player, "end-screen")
    player.page.goto(f"http://{server.host}/replay/{joined['table']}?at=24")
    player.page.locator(".theme button").last.click()
    player.page.get_by_role("slider").wait_for()
    shot(player, "replay")


def midgame(devices: Devices, server: Server, game: str) -> None:
    """A game that bots have brought to its middle, seen by the seat asked: wide and on a phone."""
    joined = continued(server, played(game))
    for locale in LOCALES:
        player = Person(devices, server, "Aline", locale=locale).sit(joined)
        settle(player)
        shot(player, f"{game}-table")
        player = Person(devices, server, "Aline", locale=locale, theme="dark", phone=True)
        settle(player.sit(joined))
        shot(player, f"{game}-phone")


def settle(player: Person) -> None:
    """The board is there, and asks."""
    player.page.locator(".dock .para").wait_for(timeout=60_000)
    player.page.wait_for_timeout(800)


def played(game: str) -> nemeton.State:
    """So many choices on, and then on to the next that seat 0 is asked at length."""
    players, choices, options = MIDGAMES[game]
    state = nemeton.game(game).start(players=players, seed=11, **options)
    thinkers = [bots.bot(LEVEL, seat) for seat in range(players)]
    while not state.over:
        decision = state.decision
        assert decision is not None
        if state.number >= choices and decision.seat == 0 and len(decision.options) > 4:
            return state
        state.choose(thinkers[decision.seat].think(state, decision.seat).option)
    raise RuntimeError(f"{game} is over too soon")


def continued(server: Server, state: nemeton.State) -> dict[str, Any]:
    """A table that goes on from there."""
    record = state.record
    archive = server.ask("/api/records", record).json["table"]
    seats = [ME, *[BOT] * (record["players"] - 1)]
    wanted = {"at": len(record["choices"]), "seats": seats, "name": "Aline"}
    found: dict[str, Any] = server.ask(f"/api/tables/{archive}/fork", wanted).json
    return found


def at_table(devices: Devices, server: Server, position: str, **rest: Any) -> Person:
    joined = server.new_table(ME, BOT, options={"position": position})
    person = Person(devices, server, "Aline", **rest).sit(joined)
    person.wait_for_turn()
    return person


if __name__ == "__main__":
    main()
