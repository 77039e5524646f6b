"""What a visit costs, and how fast a move is answered."""

from __future__ import annotations

import statistics
import time

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.kit import LAST_TOKENS
from tests.server.kit import Server

FIRST_LOAD = 300_000  # bytes over the wire
ANSWER = 0.05  # seconds, at the median
GAMES = 5
ME = {"kind": "me"}


def test_the_first_load_is_light(meet: Meet) -> None:
    visitor = meet(fresh=True)
    session = visitor.context.new_cdp_session(visitor.page)
    loaded: list[float] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))

    visitor.open("/")
    visitor.page.locator("[data-game=root] svg path").first.wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")

    assert 50_000 < sum(loaded) <= FIRST_LOAD


def test_nothing_is_fetched_from_elsewhere(meet: Meet) -> None:
    visitor = meet(fresh=True)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))

    visitor.open("/")
    visitor.page.wait_for_load_state("networkidle")

    assert asked
    assert all(f"//{visitor.server.host}/" in url for url in asked)


def test_a_move_is_answered_at_once(server: Server) -> None:
    """In the best of a few games: what else the machine does is not the server's doing."""
    assert min(answering(server) for _ in range(GAMES)) <= ANSWER


def answering(server: Server) -> float:
    """Seconds from a choice to its answer, at the median of a game."""
    joined = server.new_table(ME, ME)
    page = server.page(joined["table"], joined["token"])
    waits: list[float] = []
    for _ in range(40):
        decision = page.position["decision"]
        if decision is None:
            break
        began = time.perf_counter()
        page.done("choose", number=decision["number"], option=decision["options"][0])
        waits.append(time.perf_counter() - began)
    page.close()
    return statistics.median(waits)


def test_a_token_is_carried_to_its_cell(meet: Meet) -> None:
    player = meet("Aline")
    player.sit(player.server.new_table(ME, ME, options={"position": LAST_TOKENS}))
    player.wait_for_turn()

    token = player.token("Tree").bounding_box()
    cell = player.cell("d1").bounding_box()
    assert token
    assert cell
    mouse = player.page.mouse
    mouse.move(token["x"] + 30, token["y"] + 30)
    mouse.down()
    mouse.move(cell["x"] + 40, cell["y"] + 80, steps=6)
    mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=3)
    mouse.up()

    label = "d1: Green Tree"
    expect(player.page.locator(f'[aria-label^="{label}"]')).to_be_visible()
