"""The world outside, which calls are sent to: an HTTP server and a mail server of our own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.calls.sinks import HttpSink, Mailroom, http_sink, mailroom


@pytest.fixture(scope="module")
def sinks() -> Iterator[HttpSink]:
    with http_sink() as found:
        yield found


@pytest.fixture
def sink(sinks: HttpSink) -> HttpSink:
    sinks.received.clear()
    sinks.answers.clear()
    return sinks


@pytest.fixture(scope="module")
def rooms() -> Iterator[Mailroom]:
    with mailroom() as found:
        yield found


@pytest.fixture
def room(rooms: Mailroom) -> Mailroom:
    rooms.letters.clear()
    rooms.unknown.clear()
    return rooms
