"""Being called: switched on by its person, and shown by a browser whose pages are closed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.server.calls.sinks import Browser, HttpSink, Mailroom, http_sink, mailroom
from tests.server.kit import Server

# No push service can be reached from a test: the browser is handed an address and keys by us, and
# what arrives there is decrypted and given to its service worker.
SUBSCRIBES = """
  const given = %s;
  const subscription = { ...given, toJSON: () => given, unsubscribe: async () => true };
  let held = null;
  PushManager.prototype.subscribe = async () => (held = subscription);
  PushManager.prototype.getSubscription = async () => held;
"""
# A browser without a screen lets nobody notify: what its worker would show is kept by it.
KEEPS = """() => {
  self.kept = [];
  self.registration.showNotification = async (title, rest) =>
    self.kept.push({ title, body: rest.body, link: rest.data.link });
}"""


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as found:
        yield found


@pytest.fixture
def room() -> Iterator[Mailroom]:
    with mailroom() as found:
        yield found


@pytest.fixture
def calling(tmp_path: Path, room: Mailroom) -> Iterator[Server]:
    server = Server(str(tmp_path / "tables.sqlite3"), NEMETON_LIMITS="off")
    server.environment["NEMETON_PUBLIC"] = f"http://{server.host}"
    server.environment["NEMETON_SMTP"] = f"smtp://127.0.0.1:{room.port}"
    server.environment["NEMETON_CALLS"] = json.dumps({"networks": ["127.0.0.0/8"]})
    yield server.start()
    server.stop()


def test_a_person_is_called_where_they_say(
    meet: Meet, calling: Server, sink: HttpSink, room: Mailroom
) -> None:
    aline, browser = meet("Aline", server=calling, fresh=True), Browser()
    aline.context.grant_permissions(["notifications"])
    given = browser.subscription(sink.address("/push"))
    keys = {"p256dh": given.p256dh, "auth": given.auth}
    subscription = json.dumps({"endpoint": given.endpoint, "keys": keys})
    aline.context.add_init_script(SUBSCRIBES % subscription)
    aline.open("/").page.locator("[data-game=cernunos]").get_by_text("Play now").click()
    expect(aline.board).to_be_visible()
    page = aline.open("/me").page

    # by push: the first call shows that it works
    page.get_by_role("button", name="Call me here").click()
    expect(page.get_by_text("This browser is called.")).to_be_visible()
    expect(page.get_by_text("called, and the one you are using")).to_be_visible()
    (sent,) = sink.received
    text = browser.decrypted(sent.body).decode()
    session = aline.context.new_cdp_session(page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.append(news))
    session.send("ServiceWorker.enable")
    aline.until(lambda: found and found[-1]["registrations"])
    worker = found[-1]["registrations"][0]["registrationId"]
    origin = f"http://{calling.host}"
    message = {"origin": origin, "registrationId": worker, "data": text}
    (code,) = aline.context.service_workers
    code.evaluate(KEEPS)
    session.send("ServiceWorker.deliverPushMessage", message)
    aline.until(lambda: code.evaluate("self.kept"))
    (shown,) = code.evaluate("self.kept")
    assert shown["body"] == "This is how you will be called when a game waits for you."
    assert shown["link"] == f"{origin}/me"

    # by webhook: an address that cannot be is refused in words, and nothing is lost
    page.get_by_label("Address", exact=True).fill("http://10.0.0.1/hook")
    page.get_by_role("button", name="Call this address").click()
    expect(page.get_by_role("alert")).to_contain_text("private network")
    expect(page.get_by_label("Address", exact=True)).to_have_value("http://10.0.0.1/hook")
    page.get_by_label("Address", exact=True).fill(sink.address("/hook"))
    page.get_by_text("Discord", exact=True).click()
    page.get_by_role("button", name="Call this address").click()
    expect(page.get_by_role("button", name="Try 127.0.0.1")).to_be_visible()
    assert "content" in sink.received[-1].json

    # by e-mail: the link in the letter asks before it does anything
    page.get_by_label("Your e-mail address").fill("aline@example.org")
    page.get_by_role("button", name="Write to me").click()
    expect(page.get_by_text("waits for you to confirm it")).to_be_visible()
    aline.until(lambda: room.letters)
    page.goto(link_in(room, "/confirm/"))
    page.get_by_role("button", name="Yes, this address is mine").click()
    expect(page.get_by_text("aline@example.org is confirmed")).to_be_visible()
    aline.open("/me")
    page.get_by_role("button", name="Try aline@example.org").click()
    aline.until(lambda: len(room.letters) == 2)
    page.goto(link_in(room, "/unsubscribe/"))
    page.get_by_role("button", name="Stop the letters").click()
    expect(page.get_by_text("No more letters come")).to_be_visible()

    # quiet hours and feeds are kept
    aline.open("/me")
    expect(page.get_by_text("aline@example.org")).to_have_count(0)
    page.get_by_role("switch", name="Do not call me at night").click()
    expect(page.get_by_label("from")).to_have_value("22:00")
    page.get_by_role("button", name="Make addresses").click()
    feed = page.get_by_label("Games that wait for you (Atom)").input_value()
    assert feed.startswith(f"{origin}/feed/")


def link_in(room: Mailroom, path: str) -> str:
    words = room.letters[-1].get_content().split()
    return str(next(word for word in words if path in word))
