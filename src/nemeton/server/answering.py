"""How a request is read, limited and answered."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from nemeton.server.context import (
    LOG,
    Context,
    address_of,
    allowed_origin,
    context_of,
    mark_of,
    refusal_of,
    status_of,
)
from nemeton.server.decoding import decoded
from nemeton.server.meter import METER
from nemeton.server.persons.who import guest_of, person_known
from nemeton.server.protocol import Joined
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Table
from nemeton.table.tokens import hashed

__all__ = [
    "answering",
    "body_of",
    "for_person",
    "json_response",
    "limit_tables",
    "number_in",
    "open_table_of",
    "opened",
    "read",
    "readable_table",
]

UNLIMITED = 1e6
Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Any]]


def answering(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Turns what a handler returns, refuses or fails at into a response."""

    async def respond(request: Request) -> Response:
        began = time.perf_counter()
        response = await responded(request)
        METER.answered.add(time.perf_counter() - began)
        METER.requests[str(response.status_code)] += 1
        return response

    async def responded(request: Request) -> Response:
        try:
            check(request)
            found = await handler(request)
        except Refused as refused:
            METER.refusals[refused.reason] += 1
            return json_response(refusal_of(refused), status_of(refused))
        except ClientDisconnect:  # nobody is there to hear it
            return Response(status_code=408)
        except Exception:
            LOG.exception("a request failed: %s %s", request.method, request.url.path)
            return json_response(refusal_of(Refused("busy")), 503)
        if isinstance(found, Response):
            return found
        return json_response(msgspec.json.encode(found), 200)

    return respond


def json_response(body: bytes, status: int) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers, "application/json")


def check(request: Request) -> None:
    if not context_of(request).requests.take(address_of(request)):
        raise Refused("too-fast")
    if request.method == "POST" and not allowed_origin(request):
        raise Refused("wrong-origin")


async def body_of(request: Request, limit: int) -> bytes:
    """The whole body, unless it is longer than allowed."""
    parts, length = [], 0
    async for part in request.stream():
        length += len(part)
        if length > limit:
            raise Refused("too-long", longest=limit)
        parts.append(part)
    return b"".join(parts)


async def read(request: Request, kind: type[Body]) -> Body:
    body = await body_of(request, context_of(request).limits.body_bytes)
    return decoded(body, msgspec.json.Decoder(kind))


async def open_table_of(request: Request) -> OpenTable:
    return await context_of(request).host.open_table(str(request.path_params["table"]))


async def readable_table(request: Request) -> Table:
    """The table, whose record this guest may see."""
    table = (await open_table_of(request)).table
    if not table.open_to(await guest_of(request, table)):
        raise Refused("not-open")
    return table


def number_in(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise bad_field(name, "type", expected="int")
    return int(text)


async def limit_tables(request: Request) -> Context:
    """So many tables an hour for one address, at whichever process."""
    context, address = context_of(request), address_of(request)
    if not context.tables.take(address):
        raise Refused("too-many")
    hour, now = context.limits.tables_an_hour + context.limits.tables_at_once, time.time()
    if hour < UNLIMITED:
        mark = await mark_of(context, address)
        if await context.host.store.opened_since(mark, now - 3600) >= hour:
            raise Refused("too-many")
    return context


async def opened(request: Request, name: str) -> None:
    """Notes who has opened a table: whose share of the lobby and of thinking it takes."""
    context, address = context_of(request), address_of(request)
    mark = await mark_of(context, address)
    await context.host.store.put_origin(name, mark, time.time())
    (await context.host.open_table(name)).opened_by = address


async def for_person(request: Request, joined: Joined, name: str) -> Joined:
    """Whoever came with the key of a browser is at the table with it: it opens the seat from now
    on, and no other key is given out."""
    person = await person_known(request, name)
    if person is None:
        return joined
    table = (await context_of(request).host.open_table(joined.table)).table
    guest = table.person_by(hashed(joined.token))
    assert guest is not None
    await context_of(request).persons.join(person.id, joined.table, guest.number)
    return msgspec.structs.replace(joined, token="")
