"""Whether this server does its work: for containers, proxies and `nemeton serve --check`."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import nemeton
from nemeton.server.context import LOG, address_of, context_of
from nemeton.server.schemas import Sent
from nemeton.table.host import Host

__all__ = ["Forwarded", "Health", "health"]

PATIENCE = 3.0  # seconds that the database may take

Forwarded = Literal["no", "ignored", "believed"]


class Health(Sent):
    """What `GET /healthz` answers: with status 200, or 503 where the database does not."""

    version: str
    database: Literal["ok", "unreachable"]
    forwarded: Forwarded  # what became of the X-Forwarded-For of this very request


async def health(request: Request) -> Response:
    context = context_of(request)
    if not context.requests.take(address_of(request)):
        return Response(status_code=429)  # each look writes to the database
    well = await answers(context.host)
    body = Health(nemeton.__version__, "ok" if well else "unreachable", forwarded(request))
    headers = {"Cache-Control": "no-store"}
    return Response(
        msgspec.json.encode(body), 200 if well else 503, headers, media_type="application/json"
    )


async def answers(host: Host) -> bool:
    """Whether the database can be read and written: a full disk can still be read."""
    try:
        async with asyncio.timeout(PATIENCE):
            await host.store.listed(1)
            await host.care.beat()
    except Exception as error:  # whatever the database says, it is not well
        LOG.warning("the database does not answer: %s", str(error) or type(error).__name__)
        return False
    return not host.failing


def forwarded(request: Request) -> Forwarded:
    """Whether a proxy says for whom it asks, and whether it is believed."""
    named = request.headers.get("x-forwarded-for")
    if named is None:
        return "no"
    client = request.client.host if request.client is not None else ""
    return "believed" if client in [each.strip() for each in named.split(",")] else "ignored"
