"""A hurried player: the next question is answered before the server has confirmed the last one."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.kit import LAST_TOKENS, Person

ME = {"kind": "me"}


def without_confirmations(person: Person) -> list[str]:
    """Holds back every confirmation of a choice, as a slow line may; those held so far."""
    held: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            if json.loads(message)["type"] == "done":
                held.append(str(message))
            else:
                socket.send(message)

        server.on_message(heard)

    person.page.route_web_socket(re.compile("/socket$"), between)
    return held


def test_an_answer_counts_though_the_last_one_is_not_confirmed_yet(meet: Meet) -> None:
    aline = meet("Aline")
    held = without_confirmations(aline)
    aline.sit(aline.server.new_table(ME, ME, options={"position": LAST_TOKENS}))

    for _ in range(2):
        aline.wait_for_turn()
        aline.play_once()
        expect(aline.page.locator(".dock")).to_have_attribute("aria-busy", "false")
    aline.until(lambda: len(held) == 2)
