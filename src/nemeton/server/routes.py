"""The HTTP side: games, lobby, tables, records, replay."""

from __future__ import annotations

import hmac
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import nemeton
from nemeton.bots.limits import WORKER_VERIFIES
from nemeton.engine.errors import BadInput
from nemeton.engine.explanation import thing_from
from nemeton.engine.values import parsed
from nemeton.review.schemas import Report
from nemeton.server import create, lessons, missed, replay, serialize
from nemeton.server.context import (
    LOG,
    Context,
    address_of,
    allowed_origin,
    context_of,
    locale_of,
    mark_of,
    refusal_of,
    status_of,
)
from nemeton.server.decoding import decoded
from nemeton.server.health import health
from nemeton.server.kept_answers import kept_response
from nemeton.server.meter import METER
from nemeton.server.metrics import metrics
from nemeton.server.owner import complaints
from nemeton.server.persons.who import (
    guest_at,
    guest_of,
    person_asking,
    person_known,
    token_of,
)
from nemeton.server.protocol import (
    Complain,
    Fork,
    Join,
    Joined,
    LessonBook,
    Mine,
    MyTable,
    NewTable,
    Noted,
    Opened,
    PuzzleBook,
    PuzzleInfo,
    Reach,
    RuleFigure,
    TakeLesson,
)
from nemeton.server.raw_record import raw_record
from nemeton.server.schemas import About, TableHead
from nemeton.server.values import ComponentValues, all_values, own_values
from nemeton.table import actions
from nemeton.table.interfaces import Turn
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused, bad_field, refused_by_engine
from nemeton.table.table import Table
from nemeton.table.tokens import hashed, is_device_key, new_token
from nemeton.text import source

__all__ = ["ROUTES", "answering", "number_in", "read", "sit_down"]

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


async def lesson_book(request: Request) -> LessonBook:
    return lessons.book_of(str(request.path_params["game"]))


async def rule_figure(request: Request) -> RuleFigure:
    names = request.path_params
    async with context_of(request).work.turn(address_of(request)):
        return lessons.figure(names["game"], names["lesson"], names["step"], locale_of(request))


async def puzzle_book(request: Request) -> PuzzleBook:
    return lessons.puzzle_book(str(request.path_params["game"]))


async def puzzle_today(request: Request) -> PuzzleInfo | None:
    return lessons.puzzle_today(context_of(request).host.time.now())


async def take_lesson(request: Request) -> Joined:
    context = await limit_tables(request)
    wanted, names = await read(request, TakeLesson), request.path_params
    await context.house.check_name(wanted.name)
    async with context.work.turn(address_of(request)):
        joined = await lessons.taken(
            context.host, names["game"], names["lesson"], wanted, locale_of(request)
        )
    await opened(request, joined.table)
    return await for_person(request, joined, wanted.name)


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


async def record(request: Request) -> Response:
    table = await readable_table(request)
    async with context_of(request).work.turn(address_of(request)):
        document = msgspec.json.format(msgspec.json.encode(replay.record_of(table)), indent=0)
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
    make = partial(replay.outline_of, table, context.host.turns)
    return kept_response(request, await context.kept.get(key, make, address_of(request)))


async def moments(request: Request) -> Any:
    """Moments as a seat saw them then; one's own seat may be looked from at any time."""
    table, seat = await table_looked_at(request)
    person = await guest_of(request, table)
    if seat is None and not table.open_to(person):
        raise Refused("not-open")
    first, last = number_in(request, "from", 0), number_in(request, "to", table.choices)
    async with context_of(request).work.turn(address_of(request)):
        return replay.moments_of(table, first, last, seat)


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
            return replay.about(table, at, thing, seat, locale_of(request))
        except BadInput as error:
            raise refused_by_engine(error, locale_of(request)) from None


def number_in(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise bad_field(name, "type", expected="int")
    return int(text)


async def report(request: Request) -> Report:
    """How the game went; only once it is over, also where nothing is hidden."""
    table = await readable_table(request)
    if not (table.over or table.settings.archive):
        raise Refused("not-open")
    return context_of(request).reports.of(await open_table_of(request))


async def fairness(request: Request) -> Response:
    context, table = context_of(request), (await open_table_of(request)).table
    key = ("fairness", table.name, table.number)
    turn = Turn(1, table.name, (address_of(request),), WORKER_VERIFIES)
    make = partial(replay.fairness_of, table, context.host.workers, turn)
    return kept_response(request, await context.kept.get(key, make, address_of(request)))


ROUTES = [
    Route("/api/games", answering(games)),
    Route("/api/games/{game}/words", answering(words)),
    Route("/api/games/{game}/lessons", answering(lesson_book)),
    Route("/api/games/{game}/lessons/{lesson}", answering(take_lesson), methods=["POST"]),
    Route("/api/games/{game}/figures/{lesson}/{step}", answering(rule_figure)),
    Route("/api/games/{game}/puzzles", answering(puzzle_book)),
    Route("/api/puzzle", answering(puzzle_today)),
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
    Route("/api/tables/{table}/record", answering(record)),
    Route("/api/tables/{table}/raw", answering(raw)),
    Route("/api/tables/{table}/outline", answering(outline)),
    Route("/api/tables/{table}/moments", answering(moments)),
    Route("/api/tables/{table}/about", answering(about)),
    Route("/api/tables/{table}/values", answering(table_values)),
    Route("/api/tables/{table}/report", answering(report)),
    Route("/api/tables/{table}/missed/{number:int}", answering(take_missed), methods=["POST"]),
    Route("/api/tables/{table}/fairness", answering(fairness)),
    Route("/metrics", metrics),
    Route("/health", health),
    Route("/healthz", health),
]
