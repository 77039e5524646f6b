"""The HTTP side of the lobby: what it lists, and sitting down at the first table that fits."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress

from starlette.requests import Request
from starlette.routing import Route

from nemeton.server import serialize
from nemeton.server.answering import answering, number_in, read
from nemeton.server.context import address_of, context_of
from nemeton.server.lobby.guests import LISTED_FOR
from nemeton.server.lobby.schemas import FirstFree, Met
from nemeton.server.persons.who import person_asking, token_of
from nemeton.server.routes import sit_down
from nemeton.server.schemas import Join, Joined
from nemeton.server.table_schemas import TableHead
from nemeton.table.actions import clean_name, free_to_all
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused
from nemeton.table.table import Table
from nemeton.table.tokens import hashed, is_device_key

__all__ = ["LOBBY_ROUTES"]

LISTED = 50  # tables of a page
PAGES = 4  # that are looked through for a table that fits
TAKEN = ("full", "closed", "game-over", "begun", "too-many")  # meanwhile, or here: on to the next


async def lobby(request: Request) -> list[TableHead]:
    """A page of public tables, from place `after` on; those that nobody touches drop out. Before
    them, on the first page, those that are for whoever asks."""
    after, found = number_in(request, "after", 0), list[TableHead]()
    names = await listed(request, after)
    for open_table in await opened(request, names):
        async with context_of(request).work.turn(address_of(request)):
            found.append(serialize.head(open_table.table))
    return found


async def listed(request: Request, after: int) -> list[str]:
    context, since = context_of(request), time.time() - LISTED_FOR
    names = await context.host.store.listed(LISTED, after, since, context.limits.lobby_share)
    person = "" if after else await person_id(request)
    mine = await context.guests.tables_for(person) if person else []
    return [*mine, *(name for name in names if name not in mine)]


async def person_id(request: Request) -> str:
    """Whoever asks, if anybody knows them."""
    key, persons = token_of(request), context_of(request).persons
    found = await persons.person_by_key(hashed(key)) if is_device_key(key) else None
    return found.id if found else ""


async def opened(request: Request, names: Iterable[str]) -> list[OpenTable]:
    """The tables of these names that can still be played or watched."""
    found, host = [], context_of(request).host
    for name in names:
        with suppress(Refused):
            open_table = await host.open_table(name)
            if not open_table.table.over and not open_table.table.closed:
                found.append(open_table)
    return found


async def sit_first(request: Request) -> Joined:
    """Sits down at a table that fits: one that is for whoever asks, else the one that has waited
    longest."""
    wanted, context = await read(request, FirstFree), context_of(request)
    await context.house.check_name(clean_name(wanted.name))
    known = await context.persons.tables_of(await person_id(request))
    mine = {each.table for each in known}
    for page in range(PAGES):
        names = await listed(request, page * LISTED)
        tables = await opened(request, [name for name in names if name not in mine])
        tables = [each for each in tables if fits(each.table, wanted)]
        for open_table in sorted(tables, key=waiting):
            try:
                return await sit_down(request, open_table, Join(wanted.name))
            except Refused as refused:
                if refused.reason not in TAKEN:
                    raise
        if len(names) < LISTED:
            break
    raise Refused("none-fits")


def waiting(open_table: OpenTable) -> tuple[bool, float]:
    return not open_table.table.settings.named, open_table.table.created


def fits(table: Table, wanted: FirstFree) -> bool:
    """Whether somebody with these wishes may sit down there at once."""
    settings = table.settings
    free = any(free_to_all(table, seat) for seat in range(len(table.seats)))
    return (
        free
        and not table.begun
        and not settings.rated
        and wanted.game in ("", settings.game)
        and wanted.clock in ("", settings.clock.kind)
        and alike(wanted.language, settings.language, "")
        and alike(wanted.experience, settings.experience, "any")
    )


def alike(wished: str, offered: str, anything: str) -> bool:
    return anything in (wished, offered) or wished == offered


async def met(request: Request) -> list[Met]:
    return await context_of(request).guests.met((await person_asking(request)).id)


LOBBY_ROUTES = [
    Route("/api/lobby", answering(lobby)),
    Route("/api/lobby/sit", answering(sit_first), methods=["POST"]),
    Route("/api/me/met", answering(met)),
]
