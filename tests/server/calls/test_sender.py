"""Calls are sent once, again where nobody answered, and no more where nobody is."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime

import pytest
from cryptography.exceptions import InvalidTag

from nemeton.server.calls.quiet import Quiet
from nemeton.server.calls.settings import CallRules
from nemeton.server.calls.webhook import Form
from tests.server.calls.kit import EVENING, PUBLIC, Office, office
from tests.server.calls.sinks import (
    Browser,
    HttpSink,
    Mailroom,
    signed_claims,
)


def test_a_push_message_is_read_by_its_browser_alone(database: str, sink: HttpSink) -> None:
    browser = Browser()
    subscription = browser.subscription(sink.address("/push/1"))

    async def work(there: Office) -> None:
        await there.call(await there.add("push", subscription), language="fr")
        await there.send()

    office(database, work)
    (sent,) = sink.received
    assert json.loads(browser.decrypted(sent.body)) == {
        "title": "Cernunos\u00a0: à vous de jouer",
        "body": "À Cernunos, une partie vous attend.",
        "link": f"{PUBLIC}/t/t1",
        "tag": sent.headers["topic"],
    }
    claims = signed_claims(sent, subscription.endpoint)
    assert claims["sub"] == PUBLIC
    assert EVENING < claims["exp"] <= EVENING + 24 * 3600
    assert sent.headers["content-encoding"] == "aes128gcm"
    assert int(sent.headers["ttl"]) > 0
    with pytest.raises(InvalidTag):
        Browser().decrypted(sent.body)


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_at_which_nobody_is_any_more_is_dropped(
    address: str, sink: HttpSink, status: int
) -> None:
    async def work(there: Office) -> str:
        push = await there.add("push", Browser().subscription(sink.address()))
        sink.will_answer(status)
        await there.call(push)
        await there.call(push, turn=2)
        await there.after(0)
        await there.after(24 * 3600)
        found = await there.book.address(push.id)
        assert found is not None
        assert (found.body, found.target, found.why) == ("", "", "gone")
        return await there.state(push)

    assert office(address, work) == "dead"
    assert len(sink.received) <= 2


def test_what_nobody_took_is_tried_again_after_a_restart(address: str, sink: HttpSink) -> None:
    async def first(there: Office) -> None:
        await there.call(await there.hook(sink.address()))
        sink.will_answer(503)
        await there.send()

    async def second(there: Office) -> None:
        await there.after(59)
        assert len(sink.received) == 1
        await there.after(2)

    async def third(there: Office) -> None:
        await there.after(3600)

    office(address, first)
    office(address, second)
    office(address, third)
    assert len(sink.received) == 2


def test_whoever_asks_for_more_time_gets_it(database: str, sink: HttpSink) -> None:
    async def work(there: Office) -> list[int]:
        await there.call(await there.hook(sink.address()))
        sink.will_answer(429, Retry_After="900")
        counts = []
        for seconds in (0, 120, 900):
            await there.after(seconds)
            counts.append(len(sink.received))
        return counts

    assert office(database, work) == [1, 1, 2]


def test_an_address_that_fails_time_after_time_is_dropped(database: str, sink: HttpSink) -> None:
    async def work(there: Office) -> list[str]:
        hook = await there.hook(sink.address())
        states = []
        for turn in range(5):
            sink.will_answer(403)
            await there.call(hook, turn=turn)
            await there.send()
            states.append(await there.state(hook))
        return states

    assert office(database, work) == ["ready"] * 4 + ["dead"]


def test_several_processes_send_each_call_once(address: str, sink: HttpSink) -> None:
    async def put(there: Office) -> None:
        hook = await there.hook(sink.address())
        for turn in range(12):
            await there.call(hook, turn=turn)
            await there.call(hook, turn=turn)

    async def both(there: Office) -> None:
        other = Office(there.book.database, there.time, there.sender.rules, 9)
        await other.book.start()
        for _ in range(4):
            await asyncio.gather(there.send(), other.send())

    office(address, put)
    office(address, both)
    assert len(sink.received) == 12


def test_quiet_hours_put_it_off_and_a_turn_taken_meanwhile_makes_it_void(
    database: str, sink: HttpSink
) -> None:
    hour = datetime.fromtimestamp(EVENING, UTC).hour
    quiet = Quiet(hour * 60, (hour + 1) % 24 * 60, "UTC")

    async def work(there: Office) -> None:
        await there.book.choose("p1", quiet=quiet)
        hook = await there.hook(sink.address())
        await there.call(hook, turn=1)
        await there.call(hook, turn=2)
        await there.send()
        assert sink.received == []
        there.gone.add(1)
        await there.after(3600)

    office(database, work)
    assert len(sink.received) == 1


def test_an_address_gets_only_so_many_an_hour(database: str, sink: HttpSink) -> None:
    rules = CallRules(an_hour=3, networks=("127.0.0.0/8",))

    async def work(there: Office) -> list[int]:
        hook = await there.hook(sink.address())
        counts = []
        for turn in range(5):
            await there.call(hook, turn=turn)
            await there.send()
        counts.append(len(sink.received))
        await there.after(3601)
        return [*counts, len(sink.received)]

    assert office(database, work, rules=rules) == [3, 5]


def test_nothing_is_sent_inside_unless_the_owner_allows_it(database: str, sink: HttpSink) -> None:
    async def work(there: Office) -> str:
        hook = await there.hook(sink.address())
        for turn in range(5):
            await there.call(hook, turn=turn)
            await there.send()
        return await there.state(hook)

    assert office(database, work, rules=CallRules()) == "dead"
    assert sink.received == []


def test_webhooks_speak_as_their_readers_do(database: str, sink: HttpSink) -> None:
    room = "/_matrix/client/v3/rooms/!a:b.org/send/m.room.message?access_token=secret"
    forms: list[tuple[Form, str]] = [
        *(("json", "/j"), ("discord", "/d"), ("slack", "/s"), ("matrix", "/m")),
        ("matrix", room),
    ]

    async def work(there: Office) -> None:
        for form, path in forms:
            await there.call(await there.hook(sink.address(path), form), deadline=EVENING)
            await there.send()

    office(database, work)
    plain, discord, slack, bridge, direct = sink.received
    line = f"A game of Cernunos waits for you. {PUBLIC}/t/t1"
    html = f'A game of Cernunos waits for you. <a href="{PUBLIC}/t/t1">{PUBLIC}/t/t1</a>'
    assert plain.json == {
        "event": "turn",
        "title": "Cernunos: your turn",
        "text": "A game of Cernunos waits for you.",
        "link": f"{PUBLIC}/t/t1",
        "language": "en",
        "game": "cernunos",
        "table": "t1",
        "deadline": "2027-01-15T08:00:00+00:00",
    }
    assert discord.json == {"content": line, "allowed_mentions": {"parse": []}}
    assert slack.json["text"] == f"A game of Cernunos waits for you. <{PUBLIC}/t/t1>"
    assert bridge.json == {"text": line, "html": html}
    assert (direct.json["msgtype"], direct.json["body"]) == ("m.text", line)
    assert direct.method == "PUT"
    assert "secret" not in direct.path
    assert direct.headers["authorization"] == "Bearer secret"


def test_a_letter_can_be_ended_by_one_press(database: str, room: Mailroom) -> None:
    async def work(there: Office) -> str:
        mail = await there.mail()
        await there.call(mail, "soon", deadline=EVENING + 5.5 * 3600)
        await there.send()
        return there.links.stop(mail)

    stop = office(database, work, mail_port=room.port)
    (letter,) = room.letters
    assert letter["To"] == "aline@example.org"
    assert letter["Subject"] == "Cernunos: your time runs out"
    assert letter["List-Unsubscribe"] == f"<{stop}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    text = letter.get_content()
    assert "5 hours are left." in text
    assert f"{PUBLIC}/t/t1" in text
    assert stop in text


@pytest.mark.parametrize(
    ("answer", "state"),
    [
        ("550 5.1.1 no such user", "dead"),
        ("550 nobody of that name", "dead"),
        ("554 5.7.1 relaying denied", "ready"),
        ("451 4.2.0 come back later", "ready"),
    ],
)
def test_only_a_mailbox_that_is_none_is_dropped(
    database: str, room: Mailroom, answer: str, state: str
) -> None:
    room.unknown["aline@example.org"] = answer

    async def work(there: Office) -> str:
        mail = await there.mail()
        await there.call(mail)
        await there.send()
        return await there.state(mail)

    assert office(database, work, mail_port=room.port) == state


def test_a_letter_waits_for_a_mail_server_that_is_away(database: str, room: Mailroom) -> None:
    async def work(there: Office) -> None:
        await there.call(await there.mail(), language="fr")
        await there.send()

    async def later(there: Office) -> None:
        await there.after(60)

    office(database, work, mail_port=9)
    office(database, later, mail_port=room.port)
    assert [letter["Subject"] for letter in room.letters] == ["Cernunos\u00a0: à vous de jouer"]
