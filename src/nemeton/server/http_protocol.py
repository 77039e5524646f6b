"""HTTP connections that nobody can hold open for nothing: time-outs, and descriptors in reserve.

A proxy in front does this for its own connections; a server that friends reach directly has nobody
else. uvicorn closes what is idle between two requests, but waits for ever for the rest of one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

__all__ = ["GuardedProtocol", "most_connections", "raise_descriptors"]

LOG = logging.getLogger("nemeton.server")
HEADERS_WITHIN = 10.0  # seconds from the first byte, or from the connection, to the last header
BODY_WITHIN = 60.0  # seconds for the whole body
SILENT = 10.0  # seconds between two pieces of it
JUST_NOW = 0.3  # seconds in which whoever connects says what for
WANTED = 65_536  # descriptors, where the system allows so many
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n"
    b"Content-Length: 0\r\n\r\n"
)


def raise_descriptors() -> None:
    """As many descriptors as this user may have; systems give few at first."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Connections that leave enough descriptors for the database, the workers and files."""
    if resource is None:
        return WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED
    return max(8, soft - max(32, min(256, soft // 4)))


class GuardedProtocol(H11Protocol):
    """Ends a request that does not come to an end, and makes room when there are too many."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.awaited = ""  # headers or body, while the rest of one is still to come
        self.limits: list[asyncio.TimerHandle] = []
        self.since = time.monotonic()
        self.upgraded = False  # a WebSocket now, whose silence others see to

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > most_connections() and not self.made_room():
            transport.write(BUSY)
            transport.close()
            return
        self.expect("headers", HEADERS_WITHIN)

    def made_room(self) -> bool:
        """Whether another connection, the longest without a whole request, was closed for this."""
        LOG.warning(
            "all %d connections that there are descriptors for are open", most_connections()
        )
        idle = [
            each
            for each in self.connections
            if isinstance(each, GuardedProtocol) and each is not self and each.unused
        ]
        if not idle:
            return False
        min(idle, key=lambda each: each.since).transport.abort()
        return True

    @property
    def unused(self) -> bool:
        return self.awaited == "headers" or self.timeout_keep_alive_task is not None

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect("")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        if self.upgraded or self.transport.is_closing():
            self.expect("")
        elif state is h11.IDLE:
            if self.awaited != "headers":
                self.expect("headers", HEADERS_WITHIN)
        elif state is h11.SEND_BODY:
            self.expect("body", BODY_WITHIN)
        else:
            self.expect("")

    def on_response_complete(self) -> None:
        self.expect("")
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def expect(self, awaited: str, seconds: float = 0.0) -> None:
        """So long until the rest is there; a body must not fall silent in between either."""
        again = awaited == "body" == self.awaited
        for limit in self.limits[again:]:
            limit.cancel()
        del self.limits[again:]
        self.awaited = awaited
        if not awaited:
            return
        if not again:
            self.since = time.monotonic()
            self.limits.append(self.loop.call_later(seconds, self.give_up))
        if awaited == "body":
            self.limits.append(self.loop.call_later(SILENT, self.give_up))

    def shutdown(self) -> None:
        """The server ends; whoever has just connected is answered before."""
        if self.cycle is None and time.monotonic() - self.since < JUST_NOW:
            self.loop.call_later(JUST_NOW, super().shutdown)
        else:
            super().shutdown()

    def give_up(self) -> None:
        self.transport.abort()
