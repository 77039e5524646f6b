"""Answers that cost much: each is made once, apart from the server's own work, and kept as sent."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from starlette.requests import Request
from starlette.responses import Response

from nemeton.table.refusals import Refused

__all__ = ["KeptAnswers", "kept_response"]

MOST_BYTES = 32 * 1024 * 1024
AT_ONCE = 4  # being made for one address
LEVEL = 6  # of compression


class KeptAnswers:
    """By what they answer; the ones not asked for longest are dropped first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self.begun: Counter[str] = Counter()  # how many are being made, by address
        self.making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]], address: str) -> bytes:
        """The compressed answer; whoever asks while it is being made waits for the same one. For
        one address a few are made at once."""
        kept = self.answers.get(key)
        if kept is not None:
            self.answers.move_to_end(key)
            return kept
        task = self.making.get(key)
        if task is None:
            if self.begun[address] >= AT_ONCE:
                raise Refused("too-fast")
            self.begun[address] += 1
            task = self.making[key] = asyncio.get_running_loop().create_task(self.made(key, make))
            task.add_done_callback(lambda _: self.finished(key, address))
        return await asyncio.shield(task)

    def finished(self, key: Hashable, address: str) -> None:
        task = self.making.pop(key)
        self.begun[address] -= 1
        self.begun += Counter()  # without those for whom nothing is being made
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it, or has given up waiting

    async def made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        answer = await make()
        packed = await asyncio.to_thread(gzip.compress, answer, LEVEL, mtime=0)
        self.answers[key] = packed
        self.size += len(packed)
        while self.size > self.most and len(self.answers) > 1:
            _, dropped = self.answers.popitem(last=False)
            self.size -= len(dropped)
        return packed


def kept_response(request: Request, packed: bytes) -> Response:
    """A kept answer for this guest, unpacked for those few who cannot do so themselves."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(packed, 200, headers, "application/json")
    return Response(gzip.decompress(packed), 200, headers, "application/json")
