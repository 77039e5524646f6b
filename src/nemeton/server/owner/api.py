"""The HTTP side of the owner's page: every request carries the owner's key."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from nemeton.server.answering import answering, read
from nemeton.server.context import Context, context_of
from nemeton.server.owner import complaints, house_rules, tables
from nemeton.server.owner.keys import is_owner
from nemeton.server.owner.office import Office
from nemeton.server.owner.schemas import Complaint, HouseRules, OwnerWish, TableLine, TableLook
from nemeton.server.persons.who import token_of
from nemeton.table import owner
from nemeton.table.actions import Change
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.table import Person, Table

__all__ = ["OWNER_ROUTES"]

LISTED = 50


def for_owner(handler: Callable[[Request, Context], Awaitable[Any]]) -> Any:
    """Answers only whoever has the owner's key."""

    async def checked(request: Request) -> Any:
        context = context_of(request)
        if not await is_owner(context.database, token_of(request)):
            raise Refused("not-owner")
        return await handler(request, context)

    return answering(checked)


async def list_tables(request: Request, context: Context) -> list[TableLine]:
    """The tables used last, or those where a text stands in the address, a name or the talk."""
    text = request.query_params.get("find", "").strip()
    if not text:
        return await tables.listed(context.database, LISTED)
    found = await tables.find(context.database, text[:80], 4 * LISTED)
    names = list(dict.fromkeys(each.table for each in found))[:LISTED]
    return await tables.lines(context.database, names)


async def look(request: Request, context: Context) -> TableLook:
    return await tables.look(office_of(context), str(request.path_params["table"]))


async def act(request: Request, context: Context) -> TableLook:
    """Does something at a table, and shows it as it is then."""
    wish, name = await read(request, OwnerWish), str(request.path_params["table"])
    if wish.deed != "unmute" and not wish.reason.strip():
        raise bad_field("reason", "missing")
    await office_of(context).do(name, lambda table: change(table, wish))
    return await tables.look(office_of(context), name)


def office_of(context: Context) -> Office:
    return Office(context.database, context.host)


def change(table: Table, wish: OwnerWish) -> Change:
    match wish.deed:
        case "close":
            return owner.close(table, wish.reason)
        case "hand":
            return owner.hand(table, wish.seat, wish.level, wish.reason)
        case "back":
            return owner.take_back(table, wish.choices, wish.reason)
        case "remove":
            return owner.remove(table, guest(table, wish.person), wish.reason)
    return owner.mute(table, guest(table, wish.person), wish.deed == "mute", wish.reason)


def guest(table: Table, number: int) -> Person:
    if not 0 <= number < len(table.people):
        raise Refused("no-such-person", name=str(number))
    return table.people[number]


async def list_complaints(request: Request, context: Context) -> list[Complaint]:
    return await complaints.complaints(context.database, settled=False)


async def settle(request: Request, context: Context) -> list[Complaint]:
    await complaints.settle(context.database, int(request.path_params["number"]))
    return await list_complaints(request, context)


async def rules(request: Request, context: Context) -> HouseRules:
    return await house_rules.read_rules(context.database)


async def set_rules(request: Request, context: Context) -> HouseRules:
    wanted = await read(request, HouseRules)
    await house_rules.put_rules(context.database, wanted)
    return wanted


OWNER_ROUTES = [
    Route("/api/admin/tables", for_owner(list_tables)),
    Route("/api/admin/tables/{table}", for_owner(look), methods=["GET"]),
    Route("/api/admin/tables/{table}", for_owner(act), methods=["POST"]),
    Route("/api/admin/complaints", for_owner(list_complaints)),
    Route("/api/admin/complaints/{number:int}", for_owner(settle), methods=["POST"]),
    Route("/api/admin/rules", for_owner(rules), methods=["GET"]),
    Route("/api/admin/rules", for_owner(set_rules), methods=["POST"]),
]
