"""Feeds at secret addresses: the games that wait for somebody (Atom), and when their time ends."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from html import escape

import msgspec

from nemeton.server.calls.watch import Wait, waiting_at
from nemeton.server.calls.words import say, title_of
from nemeton.table.host import Host
from nemeton.table.refusals import Refused

__all__ = ["Waiting", "atom", "calendar", "waiting_tables"]

FOLDED = 73  # bytes of a line of a calendar


class Waiting(msgspec.Struct, frozen=True):
    """A table that waits for the reader."""

    table: str
    game: str
    wait: Wait

    @property
    def id(self) -> str:
        return f"{self.table}-{self.wait.turn}"


async def waiting_tables(host: Host, places: list[tuple[str, int]]) -> list[Waiting]:
    """Those of some tables at which that person is waited for, the longest wait first."""
    found = []
    for name, number in places:
        try:
            open_table = await host.open_table(name)
        except Refused:
            continue
        wait = waiting_at(open_table, host.time.now())
        if wait is not None and wait.number == number:
            found.append(Waiting(name, open_table.table.settings.game, wait))
    return sorted(found, key=lambda each: each.wait.since)


def atom(found: list[Waiting], base: str, address: str, locale: str, now: float) -> str:
    """RFC 4287: an entry for each game that waits, known by table and turn."""
    updated = max((each.wait.since for each in found), default=now)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{locale}">',
        f"<id>{escape(address)}</id>",
        f"<title>{escape(say(locale, 'feed-title'))}</title>",
        f"<updated>{moment(updated)}</updated>",
        "<author><name>Nemeton</name></author>",
        f'<link rel="self" type="application/atom+xml" href="{escape(address)}"/>',
        f'<link rel="alternate" type="text/html" href="{escape(base)}/"/>',
        *(line for each in found for line in entry(each, base, locale)),
        "</feed>",
    ]
    return "\n".join(lines) + "\n"


def entry(each: Waiting, base: str, locale: str) -> Iterator[str]:
    game, link = title_of(each.game, locale), escape(f"{base}/t/{each.table}")
    yield f"<entry><id>{link}#{escape(each.id)}</id>"
    yield f"<title>{escape(say(locale, 'call-turn-title', game=game))}</title>"
    yield f"<summary>{escape(say(locale, 'call-turn', game=game))}</summary>"
    yield f"<updated>{moment(each.wait.since)}</updated>"
    yield f'<link rel="alternate" type="text/html" href="{link}"/></entry>'


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def calendar(found: list[Waiting], base: str, host: str, locale: str, now: float) -> str:
    """RFC 5545: an event at the end of the time for each choice that is waited for."""
    lines = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Nemeton//Nemeton//EN", "METHOD:PUBLISH"),
        f"X-WR-CALNAME:{plain(say(locale, 'feed-title'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for each in found:
        if each.wait.deadline is not None:
            lines += event(each, base, host, locale, now)
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def event(each: Waiting, base: str, host: str, locale: str, now: float) -> list[str]:
    assert each.wait.deadline is not None
    game, ends = title_of(each.game, locale), stamp(each.wait.deadline)
    return [
        *("BEGIN:VEVENT", f"UID:{each.id}@{host}", f"DTSTAMP:{stamp(now)}"),
        *(f"DTSTART:{ends}", f"DTEND:{ends}"),
        f"SUMMARY:{plain(say(locale, 'feed-end', game=game))}",
        f"DESCRIPTION:{plain(say(locale, 'call-turn', game=game))}",
        *(f"URL:{base}/t/{each.table}", "TRANSP:TRANSPARENT", "END:VEVENT"),
    ]


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def plain(text: str) -> str:
    """A text as a value of a calendar."""
    for each in ("\\", ";", ","):
        text = text.replace(each, f"\\{each}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """A long line goes on after a blank, never in the middle of a letter."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > FOLDED:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part])
