"""The ways to reach somebody: what each does with a message, and what came of it."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from nemeton.server.calls.book import Address
from nemeton.server.calls.outbox import Call
from nemeton.server.calls.posting import Answer
from nemeton.server.calls.words import Message

__all__ = ["Channel", "Outcome", "outcome_of"]

GONE = (404, 410)
AGAIN = (408, 425, 429)


class Outcome(msgspec.Struct, frozen=True):
    """sent; later: to be tried again; failed: not this one; dead: nobody will ever be there."""

    what: Literal["sent", "later", "failed", "dead"]
    why: str = ""
    after: float | None = None  # seconds that the other side asks for


class Channel(Protocol):
    async def deliver(self, address: Address, call: Call, message: Message) -> Outcome: ...


def outcome_of(answer: Answer, now: float) -> Outcome:
    """What an HTTP answer means for a call. A redirect is followed nowhere, so it is a failure."""
    status = answer.status
    if 200 <= status < 300:
        return Outcome("sent")
    if status in GONE:
        return Outcome("dead", "gone")
    if status in AGAIN or status >= 500:
        return Outcome("later", f"status {status}", answer.retry_after(now))
    return Outcome("failed", f"status {status}")
