"""People who are not there are called by a running server, as they have asked for."""

from __future__ import annotations

import json
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.calls.sinks import (
    Browser,
    HttpSink,
    Mailroom,
    Received,
    signed_claims,
)
from tests.server.databases import new_database
from tests.server.kit import ME, OPEN, Page, Server
from tests.server.test_persons import new_key, open_table, sit

PUBLIC = "https://play.example.org"
DAYS = {"kind": "days", "days": 1}
WITHIN = 30.0
QUICK = {"absent": 0.2, "lately": 0.2, "networks": ["127.0.0.0/8"], "retries": [0.5, 0.5]}
ATOM = "{http://www.w3.org/2005/Atom}"


def calling_server(database: str, mail_port: int = 9, **rules: Any) -> Server:
    return Server(
        database,
        NEMETON_LIMITS="off",
        NEMETON_PUBLIC=PUBLIC,
        NEMETON_SMTP=f"smtp://127.0.0.1:{mail_port}",
        NEMETON_CALLS=json.dumps({**QUICK, **rules}),
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, rooms: Mailroom) -> Iterator[Server]:
    database = str(tmp_path_factory.mktemp("calls") / "tables.sqlite3")
    running = calling_server(database, rooms.port).start()
    yield running
    running.stop()


@pytest.fixture
def processes(postgres: str) -> Iterator[Server]:
    """Two processes over one PostgreSQL, each of which sees all there is to send."""
    running = calling_server(new_database(postgres))
    running.environment["NEMETON_WORKERS"] = "2"
    yield running.start()
    running.stop()


def until(done: Callable[[], Any]) -> None:
    limit = time.monotonic() + WITHIN
    while not done():
        assert time.monotonic() < limit, "it does not come"
        time.sleep(0.05)


def calling(server: Server, key: str) -> dict[str, Any]:
    answer = server.ask("/api/me/calls", token=key)
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def states(server: Server, key: str) -> list[str]:
    return [each["state"] for each in calling(server, key)["addresses"]]


def give(server: Server, key: str, **address: Any) -> None:
    answer = server.ask("/api/me/calls", address, key)
    assert answer.status == 200, answer.body


def give_hook(server: Server, key: str, sink: HttpSink, path: str) -> None:
    give(server, key, kind="webhook", url=sink.address(path))
    until(lambda: states(server, key) == ["ready"])


def at(sink: HttpSink, path: str) -> list[Received]:
    return [each for each in sink.received if each.path == path]


def events(sink: HttpSink, path: str) -> list[str]:
    return [each.json["event"] for each in at(sink, path)]


def game_between(server: Server, first: str, second: str, **rest: Any) -> str:
    """A game that has begun, at which nobody is any more."""
    table = str(open_table(server, first, ME, OPEN, clock=DAYS, **rest)["table"])
    sit(server, table, second)
    pages = [server.page(table, key) for key in (first, second)]
    until(lambda: any(is_asked(page) for page in pages))
    for page in pages:
        page.close()
    return table


def is_asked(page: Page) -> bool:
    if not page.options:
        page.receive()
    return bool(page.options)


def play(server: Server, table: str, *keys: str) -> None:
    """Whoever is asked comes, answers until another is asked, and goes."""
    for key in keys:
        with server.page(table, key) as page:
            if page.options:
                while page.options:
                    page.choose()
                return
    raise AssertionError("nobody is asked")


def test_somebody_who_is_away_is_called_once_for_each_turn(server: Server, sink: HttpSink) -> None:
    called_in_turn(server, sink)


def test_so_they_are_by_several_processes_together(processes: Server, sink: HttpSink) -> None:
    called_in_turn(processes, sink)


def called_in_turn(server: Server, sink: HttpSink) -> None:
    aline, brice = new_key(), new_key()
    give_hook(server, aline, sink, "/aline")
    give_hook(server, brice, sink, "/brice")

    table = game_between(server, aline, brice)
    until(lambda: "turn" in events(sink, "/aline") + events(sink, "/brice"))
    first = "/aline" if "turn" in events(sink, "/aline") else "/brice"
    play(server, table, aline, brice)
    second = "/brice" if first == "/aline" else "/aline"
    until(lambda: "turn" in events(sink, second))
    play(server, table, aline, brice)
    until(lambda: events(sink, first).count("turn") == 2)

    assert events(sink, second).count("turn") == 1
    assert at(sink, second)[-1].json == {
        "event": "turn",
        "title": "Cernunos: your turn",
        "text": "A game of Cernunos waits for you.",
        "link": f"{PUBLIC}/t/{table}",
        "language": "en",
        "game": "cernunos",
        "table": table,
        "deadline": at(sink, second)[-1].json["deadline"],
    }


def test_a_browser_is_called_by_push_with_its_pages_closed(server: Server, sink: HttpSink) -> None:
    aline, browser = new_key(), Browser()
    one = browser.subscription(sink.address("/push"))
    give(server, aline, kind="push", endpoint=one.endpoint, p256dh=one.p256dh, auth=one.auth)
    until(lambda: states(server, aline) == ["ready"])

    (sent,) = at(sink, "/push")
    said = json.loads(browser.decrypted(sent.body))
    claims = signed_claims(sent, one.endpoint)
    key = sent.headers["authorization"].rpartition("k=")[2]

    assert said["body"] == "This is how you will be called when a game waits for you."
    assert claims["sub"] == PUBLIC
    assert key == calling(server, aline)["key"]


def test_mail_is_confirmed_first_and_ended_by_one_press(server: Server, room: Mailroom) -> None:
    aline = new_key()
    give(server, aline, kind="mail", mail="Aline@Example.org")
    until(lambda: room.letters)
    letter = room.letters[0].get_content()
    (link,) = [word for word in letter.split() if word.startswith(f"{PUBLIC}/confirm/")]
    assert states(server, aline) == ["unproved"]

    page = server.ask(link.removeprefix(PUBLIC))
    assert (page.status, states(server, aline)) in [(200, ["unproved"]), (503, ["unproved"])]
    confirmed = server.ask("/api/letters" + link.removeprefix(PUBLIC), b"")
    assert confirmed.json == {"label": "Aline@example.org"}
    assert states(server, aline) == ["ready"]
    (address,) = calling(server, aline)["addresses"]
    server.ask(f"/api/me/calls/{address['id']}/try", b"", aline)
    until(lambda: len(room.letters) == 2)

    stop = room.letters[1]["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
    pressed = {"Content-Type": "application/x-www-form-urlencoded"}
    for _ in range(2):
        answer = server.ask(stop, b"List-Unsubscribe=One-Click", headers=pressed)
        assert answer.status == 200
    assert states(server, aline) == []
    assert server.ask("/unsubscribe/forged-key", b"").status == 404


def test_nobody_fills_the_mailbox_of_somebody_else(server: Server, room: Mailroom) -> None:
    for _ in range(3):
        give(server, new_key(), kind="mail", mail="mael@example.org")

    answer = server.ask("/api/me/calls", {"kind": "mail", "mail": "MAEL@example.org"}, new_key())

    assert (answer.status, answer.json["reason"]) == (429, "too-many")


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"kind": "mail", "mail": "aline"}, "mail"),
        ({"kind": "mail", "mail": "a@b.org\r\nBcc: c@d.org"}, "mail"),
        ({"kind": "webhook", "url": "gopher://example.org/"}, "address"),
        ({"kind": "webhook", "url": "http://169.254.169.254/latest/meta-data"}, "inward"),
        ({"kind": "webhook", "url": "https://nowhere.invalid/"}, "unknown"),
        (
            {"kind": "push", "endpoint": "http://127.0.0.1/", "p256dh": "a", "auth": "b"},
            "subscription",
        ),
    ],
)
def test_what_is_no_address_is_refused_with_the_reason(
    server: Server, wanted: dict[str, str], why: str
) -> None:
    answer = server.ask("/api/me/calls", wanted, new_key())

    assert answer.json["reason"] == "bad-address"
    assert answer.json["params"] == {"why": why}


def test_feeds_have_secret_addresses(server: Server) -> None:
    aline, brice = new_key(), new_key()
    table = game_between(server, aline, brice)
    found = [server.ask("/api/me/calls/feeds", {"on": True}, key).json for key in (aline, brice)]

    feeds = [ET.fromstring(read(server, each["atom"])) for each in found]
    dates = [read(server, each["calendar"]).decode() for each in found]
    entries = [feed.findall(f"{ATOM}entry") for feed in feeds]

    assert sorted(map(len, entries)) == [0, 1]
    (entry,) = entries[0] or entries[1]
    assert entry.findtext(f"{ATOM}title") == "Cernunos: your turn"
    assert f"{PUBLIC}/t/{table}" in ET.tostring(entry, "unicode")
    assert sorted(text.count("BEGIN:VEVENT") for text in dates) == [0, 1]
    assert all(text.startswith("BEGIN:VCALENDAR\r\n") for text in dates)
    assert server.ask("/api/me/calls/feeds", {"on": False}, aline).json["atom"] == ""
    assert server.ask(found[0]["atom"].removeprefix(PUBLIC)).status == 404


def test_a_feed_goes_on_when_two_persons_turn_out_to_be_one(server: Server) -> None:
    aline, brice, after = new_key(), new_key(), new_key()
    table = game_between(server, new_key(), brice)
    open_table(server, aline)
    feeds = [server.ask("/api/me/calls/feeds", {"on": True}, key).json for key in (aline, brice)]
    link = server.ask("/api/me/carry", {"page": "http://x.example/me"}, aline).json["link"]
    opens = {"link": link.partition("#open=")[2], "key": after}
    assert server.ask("/api/me/open", opens, brice).status == 200

    both = [read(server, each["atom"]) for each in feeds]

    assert len({text.count(f"{PUBLIC}/t/{table}".encode()) for text in both}) == 1
    shown = server.ask("/api/me/calls", token=after).json["atom"]
    assert shown == feeds[1]["atom"]
    server.ask("/api/me/calls/feeds", {"on": False}, after)
    assert {server.ask(each["atom"].removeprefix(PUBLIC)).status for each in feeds} == {404}


def read(server: Server, address: str) -> bytes:
    answer = server.ask(address.removeprefix(PUBLIC))
    assert answer.status == 200
    return answer.body


def test_quiet_hours_are_kept_and_must_be_hours(server: Server) -> None:
    aline = new_key()
    open_table(server, aline)
    night = {"begins": 1320, "ends": 480, "zone": "Europe/Paris"}

    assert server.ask("/api/me/calls/quiet", night, aline).json["quiet"] == night
    for wrong in ({"zone": "Europe/Atlantis"}, {"begins": 1440}, {"ends": -1}):
        answer = server.ask("/api/me/calls/quiet", {**night, **wrong}, aline)
        assert answer.json["reason"] == "bad-message"
    assert calling(server, aline)["quiet"] == night


def test_an_address_is_its_persons_alone(server: Server, sink: HttpSink) -> None:
    aline, brice = new_key(), new_key()
    give_hook(server, aline, sink, "/hers")
    open_table(server, brice)
    (address,) = calling(server, aline)["addresses"]

    for deed in ("remove", "try"):
        answer = server.ask(f"/api/me/calls/{address['id']}/{deed}", b"", brice)
        assert answer.json["reason"] == "no-such-address"
    assert calling(server, brice)["addresses"] == []


def test_what_was_sent_is_counted(server: Server, sink: HttpSink) -> None:
    give_hook(server, new_key(), sink, "/counted")

    figures = server.ask("/metrics").body.decode()

    assert 'nemeton_calls_sent_total{way="webhook"}' in figures


def test_a_call_outlives_the_server_that_was_to_send_it(tmp_path: Path, sink: HttpSink) -> None:
    """Killed before anybody was told, and again after an attempt that nobody took."""
    server = calling_server(str(tmp_path / "tables.sqlite3"), absent=2.0).start()
    aline, brice = new_key(), new_key()
    for key, path in ((aline, "/a"), (brice, "/b")):
        give_hook(server, key, sink, path)
    game_between(server, aline, brice)
    server.kill()

    sink.answers += [(503, {})]
    server.start()
    until(lambda: not sink.answers)
    server.kill()
    server.start()

    until(lambda: (events(sink, "/a") + events(sink, "/b")).count("turn") == 2)
    server.stop()


def test_a_call_that_was_being_sent_when_the_server_was_killed_is_sent_by_the_next(
    tmp_path: Path, sink: HttpSink
) -> None:
    """Whoever sends a call has it for two minutes; a process that is no more has none."""
    server = calling_server(str(tmp_path / "tables.sqlite3")).start()
    aline, brice = new_key(), new_key()
    for key, path in ((aline, "/a"), (brice, "/b")):
        give_hook(server, key, sink, path)

    def turns() -> int:
        return (events(sink, "/a") + events(sink, "/b")).count("turn")

    with sink.silence():
        game_between(server, aline, brice)
        until(lambda: turns() == 1)
        server.kill()
    server.start()

    until(lambda: turns() == 2)
    server.stop()


def test_one_more_call_comes_before_the_time_of_a_choice_ends(
    tmp_path: Path, sink: HttpSink
) -> None:
    server = calling_server(str(tmp_path / "tables.sqlite3"), before_end=86_397.0).start()
    aline, brice = new_key(), new_key()
    for key, path in ((aline, "/x"), (brice, "/y")):
        give_hook(server, key, sink, path)

    game_between(server, aline, brice)

    until(lambda: "soon" in events(sink, "/x") + events(sink, "/y"))
    called = events(sink, "/x") if "soon" in events(sink, "/x") else events(sink, "/y")
    assert called[-1] == "soon"
    assert called.count("soon") == 1
    server.stop()


def test_without_a_public_address_nobody_is_called(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite3")).start()
    aline = new_key()
    open_table(server, aline)

    assert calling(server, aline)["ways"] == []
    answer = server.ask("/api/me/calls", {"kind": "mail", "mail": "a@example.org"}, aline)
    assert answer.json["reason"] == "way-closed"
    server.stop()


def test_what_is_kept_for_calls_is_saved_and_deleted_with_its_person(
    server: Server, sink: HttpSink
) -> None:
    aline = new_key()
    give_hook(server, aline, sink, "/mine")

    saved = server.ask("/api/me/export", token=aline).json
    deleted = server.ask("/api/me/delete", {}, aline)

    (address,) = saved["more"]["call_addresses"]
    assert address["kind"] == "webhook"
    assert len(saved["more"]["calls"]) == 1
    assert deleted.status == 200
    assert server.ask("/api/me/calls", token=aline).status == 401
