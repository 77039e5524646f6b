"""The HTTP side: games, their words and values, and tables."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.engine.values import parsed
from nemeton.server import create, serialize
from nemeton.server.answering import (
    answering,
    body_of,
    for_person,
    limit_tables,
    open_table_of,
    opened,
    read,
    readable_table,
)
from nemeton.server.context import address_of, context_of, locale_of
from nemeton.server.decoding import decoded
from nemeton.server.health import health
from nemeton.server.metrics import metrics
from nemeton.server.owner import complaints
from nemeton.server.persons.who import guest_at, guest_of, token_of
from nemeton.server.protocol import (
    Complain,
    Fork,
    Join,
    Joined,
    Mine,
    MyTable,
    NewTable,
    Noted,
    Opened,
    Reach,
)
from nemeton.server.table_schemas import TableHead
from nemeton.server.values import ComponentValues, all_values, own_values
from nemeton.table import actions
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused, refused_by_engine
from nemeton.table.table import Table
from nemeton.table.tokens import hashed, is_device_key, new_token
from nemeton.text import source

__all__ = ["ROUTES", "sit_down"]


async def games(request: Request) -> list[Any]:
    return [serialize.game_info(name) for name in nemeton.catalogue()]


async def words(request: Request) -> dict[str, str]:
    """The Fluent texts of a game by language, for a client that was built without it; those of a
    first game stand apart."""
    name = str(request.path_params["game"])
    if name not in nemeton.catalogue():
        raise Refused("no-such-game")
    package = nemeton.game(name).package
    part = "first" if request.query_params.get("part") == "first" else ""
    return {locale: source(package, locale, part) for locale in nemeton.LOCALES}


async def values(request: Request) -> ComponentValues:
    """The values of a game as we have them."""
    return all_values(str(request.path_params["game"]))


async def checked_values(request: Request) -> ComponentValues:
    """What an owner's file changes, or what is wrong with it."""
    body = await body_of(request, context_of(request).limits.body_bytes)
    try:
        data = parsed("toml" if "toml" in request.query_params else ".json", body)
    except BadInput as error:
        raise refused_by_engine(error, locale_of(request)) from None
    async with context_of(request).work.turn(address_of(request)):
        return own_values(str(request.path_params["game"]), data, locale_of(request))


async def table_values(request: Request) -> ComponentValues:
    """What a table is played with that is not ours."""
    settings = (await open_table_of(request)).table.settings
    return own_values(settings.game, settings.data, locale_of(request))


async def reach(request: Request) -> Reach:
    return Reach(context_of(request).shared)


async def new_table(request: Request) -> Joined:
    context = await limit_tables(request)
    wanted = await read(request, NewTable)
    for name in (wanted.name, *(seat.name for seat in wanted.seats if seat.name)):
        await context.house.check_name(name)
    check_known(request, wanted.rated)
    await context.guests.check(wanted.guests)
    async with context.work.turn(address_of(request)):
        joined = await create.new_table(context.host, wanted, locale_of(request))
    await context.guests.put(joined.table, wanted.guests)
    await opened(request, joined.table)
    if wanted.rated:
        await context.results.await_result(joined.table)
    return await for_person(request, joined, wanted.name)


async def upload(request: Request) -> Opened:
    context, address = await limit_tables(request), address_of(request)
    body = await body_of(request, context.limits.record_bytes)
    async with context.work.turn(address):
        record = decoded(body, msgspec.json.Decoder(Any))
    locale = locale_of(request)
    name = await create.uploaded(context.host, record, context.limits, locale, address)
    await opened(request, name)
    return Opened(name)


async def mine(request: Request) -> list[MyTable]:
    """The tables that these keys open, and those of whoever's browser it is, the latest first."""
    context = context_of(request)
    wanted, most = await read(request, Mine), context.limits.mine
    if len(wanted.tables) > most:
        raise Refused("too-many")
    keys: list[tuple[str, str | int]] = [(key.table, key.token) for key in wanted.tables]
    if is_device_key(token_of(request)):
        person = await context.persons.person_by_key(hashed(token_of(request)))
        listed = await context.persons.tables_of(person.id, hidden=False) if person else []
        known = [(each.table, each.number) for each in listed[: max(0, min(most, wanted.most))]]
        named = {name for name, _ in known}
        keys = [*known, *(each for each in keys if each[0] not in named)]
    found: list[MyTable] = []
    for name, key in keys:
        try:
            open_table = await context.host.open_table(name)
        except Refused:
            continue
        async with context.work.turn(address_of(request)):
            mine = my_table(open_table, key)
        if mine is not None:
            found.append(mine)
    return found


def my_table(open_table: OpenTable, key: str | int) -> MyTable | None:
    """One's own side of a table, by the key to a seat or as person of that number."""
    table = open_table.table
    person = table.person_by(hashed(key)) if isinstance(key, str) else guest_at(table, key)
    if person is None or table.closed:
        return None
    seats = [n for n, seat in enumerate(table.seats) if seat.person == person.number]
    asked = table.asked if table.playing else None
    since = max(0, table.choices - open_table.seen(person.number))
    turn = asked in table.seats_of(person.number)
    return MyTable(
        serialize.head(table),
        seats,
        turn,
        since,
        serialize.table_result(table),
        serialize.standing(table),
        asked,
    )


async def one_table(request: Request) -> TableHead:
    return serialize.head((await open_table_of(request)).table)


async def join(request: Request) -> Joined:
    open_table, wanted = await open_table_of(request), await read(request, Join)
    await context_of(request).house.check_name(wanted.name)
    return await sit_down(request, open_table, wanted)


async def sit_down(request: Request, open_table: OpenTable, wanted: Join) -> Joined:
    """Somebody comes to a table, to sit or to watch, if it is for them."""
    context = context_of(request)
    limit_joins(request, open_table.table, wanted)
    token, settings = new_token(), open_table.table.settings
    invited = bool(settings.invite) and hmac.compare_digest(hashed(wanted.invite), settings.invite)
    if not wanted.watch:
        check_rated(request, settings.rated, wanted.rated)
        if settings.rated and wanted.bot:
            raise Refused("rated-two-people")
        if settings.named and not invited:
            await check_named(request, open_table.table.name)
    await context.host.perform(
        open_table,
        lambda table: actions.join(
            table, wanted.name, hashed(token), wanted.seat, wanted.watch, invited, wanted.bot
        ),
    )
    person = open_table.table.person_by(hashed(token))
    assert person is not None
    seats = open_table.table.seats_of(person.number)
    return await for_person(request, Joined(open_table.table.name, token, seats, ""), wanted.name)


def check_rated(request: Request, rated: bool, agreed: bool) -> None:
    check_known(request, rated)
    if rated and not agreed:
        raise Refused("rated-agree")


async def check_named(request: Request, table: str) -> None:
    """A table for certain people is for nobody else."""
    context, key = context_of(request), token_of(request)
    person = await context.persons.person_by_key(hashed(key)) if is_device_key(key) else None
    if person is None or not await context.guests.named(table, person.id):
        raise Refused("not-named")


def check_known(request: Request, rated: bool) -> None:
    """A rated game is one of people whom we know again."""
    if rated and not is_device_key(token_of(request)):
        raise Refused("unknown-key")


async def complain(request: Request) -> Noted:
    """A guest reports a name or something said to the owner of the server."""
    context, table = context_of(request), (await open_table_of(request)).table
    person = await guest_of(request, table)
    if person is None:
        raise Refused("not-your-seat")
    wanted = await read(request, Complain)
    await complaints.complain(context.database, table, person, wanted)
    return Noted(True)


def limit_joins(request: Request, table: Table, wanted: Join) -> None:
    """Onlookers are limited apart from those who sit: they never crowd out an invitation."""
    context = context_of(request)
    kind = "watch" if wanted.watch else "sit"
    if not context.joins.take(f"{table.name} {address_of(request)} {kind}"):
        raise Refused("too-many")
    onlookers = table.active - table.seated()
    if wanted.watch and len(onlookers) >= context.limits.people:
        raise Refused("too-many")


async def rematch(request: Request) -> Joined:
    context = await limit_tables(request)
    table, token = (await open_table_of(request)).table, token_of(request)
    guest = await guest_of(request, table)
    joined = await create.rematched(context.host, context.persons, table, guest)
    await opened(request, joined.table)
    return joined if is_device_key(token) else msgspec.structs.replace(joined, token=token)


async def fork(request: Request) -> Joined:
    context = await limit_tables(request)
    table = await readable_table(request)
    wanted = await read(request, Fork)
    await context.house.check_name(wanted.name)
    joined = await create.forked(context.host, table, wanted, locale_of(request))
    await opened(request, joined.table)
    return await for_person(request, joined, wanted.name)


ROUTES = [
    Route("/api/games", answering(games)),
    Route("/api/games/{game}/words", answering(words)),
    Route("/api/games/{game}/values", answering(values), methods=["GET"]),
    Route("/api/games/{game}/values", answering(checked_values), methods=["POST"]),
    Route("/api/reach", answering(reach)),
    Route("/api/tables", answering(new_table), methods=["POST"]),
    Route("/api/records", answering(upload), methods=["POST"]),
    Route("/api/mine", answering(mine), methods=["POST"]),
    Route("/api/tables/{table}", answering(one_table)),
    Route("/api/tables/{table}/join", answering(join), methods=["POST"]),
    Route("/api/tables/{table}/complain", answering(complain), methods=["POST"]),
    Route("/api/tables/{table}/rematch", answering(rematch), methods=["POST"]),
    Route("/api/tables/{table}/fork", answering(fork), methods=["POST"]),
    Route("/api/tables/{table}/values", answering(table_values)),
    Route("/metrics", metrics),
    Route("/health", health),
    Route("/healthz", health),
]
