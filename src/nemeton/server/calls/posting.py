"""One HTTP request to an address that a stranger gave: no redirect, little read, soon over."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from functools import cache

import msgspec

from nemeton.server.calls.gate import Gate, Shut, Way

__all__ = ["Answer", "post"]

WITHIN = 10.0  # seconds, all in all
MOST_READ = 16 * 1024  # bytes of status and headers; of what follows none is read
AGENT = "Nemeton"


class Answer(msgspec.Struct, frozen=True):
    status: int
    headers: dict[str, str]  # by name in small letters

    def retry_after(self, now: float) -> float | None:
        """Seconds after which one may come back, where the answer says so."""
        said = self.headers.get("retry-after", "")
        if said.isdigit():
            return float(said)
        try:
            return max(0.0, parsedate_to_datetime(said).timestamp() - now) if said else None
        except ValueError:
            return None


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(
    gate: Gate, address: str, body: bytes, headers: Mapping[str, str], method: str = "POST"
) -> Answer:
    """Sends it; Shut where the gate is, OSError (also TimeoutError) where nobody answers."""
    async with asyncio.timeout(WITHIN):
        way = await gate.way_to(address)
        sent = request(way, method, body, headers)
        reader, writer = await connected(way)
        try:
            writer.write(sent)
            await writer.drain()
            return await answered(reader)
        finally:
            writer.transport.abort()


async def connected(way: Way) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first of its machines that answers."""
    trusted = trust() if way.encrypted else None
    name = way.url.hostname if way.encrypted else None
    *others, last = way.machines
    for machine in others:
        with contextlib.suppress(OSError):
            return await asyncio.open_connection(
                machine, way.port, ssl=trusted, server_hostname=name, limit=MOST_READ
            )
    return await asyncio.open_connection(
        last, way.port, ssl=trusted, server_hostname=name, limit=MOST_READ
    )


def request(way: Way, method: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    target = (way.url.path or "/") + (f"?{way.url.query}" if way.url.query else "")
    lines = [f"{method} {target} HTTP/1.1"]
    said = {
        "Host": way.url.netloc,
        "User-Agent": AGENT,
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    lines += [f"{name}: {value}" for name, value in said.items()]
    if not all(each.isascii() and each.isprintable() for each in lines):
        raise Shut("address")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


async def answered(reader: asyncio.StreamReader) -> Answer:
    try:
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.split("\r\n")
            status = int(first.split(" ")[1])
            if status >= 200:
                pairs = (each.partition(":") for each in lines)
                headers = {name.strip().lower(): value.strip() for name, _, value in pairs if name}
                return Answer(status, headers)
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, IndexError):
        raise ConnectionError("no answer that is one") from None
