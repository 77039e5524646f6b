"""The HTTP side of looking back: records, moments, reports, what can be proved."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nemeton.bots.limits import WORKER_VERIFIES
from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import thing_from
from nemeton.review.schemas import Report
from nemeton.server import serialize
from nemeton.server.answering import (
    answering,
    limit_tables,
    number_in,
    open_table_of,
    opened,
    read,
    readable_table,
)
from nemeton.server.context import address_of, context_of, locale_of
from nemeton.server.kept_answers import kept_response
from nemeton.server.persons.who import guest_of, person_asking, token_of
from nemeton.server.protocol import Joined, TakeLesson
from nemeton.server.replay import missed
from nemeton.server.replay import moments as looking
from nemeton.server.replay.raw_record import raw_record
from nemeton.server.replay.schemas import About
from nemeton.table.interfaces import Turn
from nemeton.table.refusals import Refused, bad_field, refused_by_engine
from nemeton.table.table import Table
from nemeton.table.tokens import hashed, is_device_key

__all__ = ["REPLAY_ROUTES"]


async def record(request: Request) -> Response:
    table = await readable_table(request)
    async with context_of(request).work.turn(address_of(request)):
        document = msgspec.json.format(msgspec.json.encode(looking.record_of(table)), indent=0)
    name = f"{table.settings.game}-{table.name}.nemeton.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(document, 200, headers, "application/json")


async def raw(request: Request) -> Response:
    """What is left of a table that cannot be opened; one that can has a record."""
    context, name = context_of(request), str(request.path_params["table"])
    try:
        await context.host.open_table(name)
    except Refused as refused:
        if refused.reason not in ("damaged", "rules-changed"):
            raise
    else:
        raise Refused("not-open")
    found = await raw_record(context.host.store, name, await raw_number(request, name))
    headers = {
        "Content-Disposition": f'attachment; filename="{name}.raw.json"',
        "Cache-Control": "no-store",
    }
    document = msgspec.json.format(msgspec.json.encode(found), indent=1)
    return Response(document, 200, headers, "application/json")


async def raw_number(request: Request, name: str) -> int:
    """Who asks for what is left of a table, by its stored lines: nobody can open it."""
    persons, token = context_of(request).persons, token_of(request)
    number = await persons.number_by_token(name, hashed(token)) if token else None
    if number is None and is_device_key(token):
        number = await persons.number_at((await person_asking(request)).id, name)
    if number is None:
        raise Refused("not-your-seat")
    return number


async def outline(request: Request) -> Response:
    context, table = context_of(request), await readable_table(request)
    key = ("outline", table.name, table.number)
    make = partial(looking.outline_of, table, context.host.turns)
    return kept_response(request, await context.kept.get(key, make, address_of(request)))


async def moments(request: Request) -> Any:
    """Moments as a seat saw them then; one's own seat may be looked from at any time."""
    table, seat = await table_looked_at(request)
    person = await guest_of(request, table)
    if seat is None and not table.open_to(person):
        raise Refused("not-open")
    first, last = number_in(request, "from", 0), number_in(request, "to", table.choices)
    async with context_of(request).work.turn(address_of(request)):
        return looking.moments_of(table, first, last, seat)


async def table_looked_at(request: Request) -> tuple[Table, int | None]:
    """The table and the seat it is looked at from: one's own, or any where the record is open."""
    table = (await open_table_of(request)).table
    person = await guest_of(request, table)
    seat = number_in(request, "seat", -1)
    mine = serialize.seats_on_screen(table, person)
    if seat >= 0 and not table.open_to(person) and seat not in mine:
        raise Refused("not-open")
    if seat >= table.settings.players:
        raise bad_field("seat")
    dealt = table.begun or not table.settings.undealt
    return table, seat if seat >= 0 and dealt else None


async def about(request: Request) -> About:
    """What a thing is and does, now or at a moment, as far as the seat looked from may know."""
    table, seat = await table_looked_at(request)
    person = await guest_of(request, table)
    at = number_in(request, "at", table.choices)
    shut = person is None and not table.settings.watch
    if (shut or (seat is None and at != table.choices)) and not table.open_to(person):
        raise Refused("not-open")
    async with context_of(request).work.turn(address_of(request)):
        try:
            thing = thing_from(request.query_params.get("thing", ""))
            return looking.about(table, at, thing, seat, locale_of(request))
        except BadInput as error:
            raise refused_by_engine(error, locale_of(request)) from None


async def report(request: Request) -> Report:
    """How the game went; only once it is over, also where nothing is hidden."""
    table = await readable_table(request)
    if not (table.over or table.settings.archive):
        raise Refused("not-open")
    return context_of(request).reports.of(await open_table_of(request))


async def take_missed(request: Request) -> Joined:
    """A choice of a finished game to be tried again, as its report offers it."""
    context = await limit_tables(request)
    wanted = await read(request, TakeLesson)
    await context.house.check_name(wanted.name)
    found, table = await report(request), (await open_table_of(request)).table
    at = int(request.path_params["number"])
    async with context.work.turn(address_of(request)):
        joined = await missed.tried_again(
            context.host, table, found, at, wanted, locale_of(request)
        )
    await opened(request, joined.table)
    return joined


async def fairness(request: Request) -> Response:
    context, table = context_of(request), (await open_table_of(request)).table
    key = ("fairness", table.name, table.number)
    turn = Turn(1, table.name, (address_of(request),), WORKER_VERIFIES)
    make = partial(looking.fairness_of, table, context.host.workers, turn)
    return kept_response(request, await context.kept.get(key, make, address_of(request)))


REPLAY_ROUTES = [
    Route("/api/tables/{table}/record", answering(record)),
    Route("/api/tables/{table}/raw", answering(raw)),
    Route("/api/tables/{table}/outline", answering(outline)),
    Route("/api/tables/{table}/moments", answering(moments)),
    Route("/api/tables/{table}/about", answering(about)),
    Route("/api/tables/{table}/report", answering(report)),
    Route("/api/tables/{table}/missed/{number:int}", answering(take_missed), methods=["POST"]),
    Route("/api/tables/{table}/fairness", answering(fairness)),
]
