"""The HTTP side of persons: who one is, on which devices, at which tables."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from nemeton.server.answering import answering, read
from nemeton.server.context import Context, context_of
from nemeton.server.persons.export import everything
from nemeton.server.persons.forgetting import forget
from nemeton.server.persons.renaming import rename
from nemeton.server.persons.schemas import Adopt, Adopted, Device, HideTable, Me, Passkey, SetMe
from nemeton.server.persons.store import Person
from nemeton.server.persons.who import person_asking, person_known, token_of
from nemeton.server.schemas import Noted
from nemeton.table.actions import LONGEST_NAME, clean
from nemeton.table.host import KEYS
from nemeton.table.refusals import Refused
from nemeton.table.tokens import hashed

__all__ = ["ME_ROUTES", "SHOWN", "shown"]

SHOWN = 16  # characters of a hash by which a key is named; it opens nothing


async def me(request: Request) -> Me:
    return await shown(request, await person_asking(request))


async def shown(request: Request, person: Person, here: str = "") -> Me:
    """All that somebody is shown of themselves; `here` is the hash of the key of this browser,
    where it is not the one that was sent."""
    persons, here = context_of(request).persons, here or hashed(token_of(request))
    devices = await persons.keys_of(person.id, "device")
    sheets = await persons.keys_of(person.id, "words")
    found = await persons.person(person.id)
    if found is None:
        raise Refused("unknown-key")
    return Me(
        id=found.id,
        name=found.name,
        language=found.language,
        created=found.created,
        games=len(await persons.tables_of(found.id)),
        devices=[
            Device(each.hash[:SHOWN], each.label, each.created, each.seen, each.hash == here)
            for each in devices
        ],
        sheet=sheets[0].created if sheets else None,
        passkeys=[
            Passkey(each.hash[:SHOWN], each.label, each.created, each.seen)
            for each in await persons.keys_of(person.id, "passkey")
        ],
    )


async def set_me(request: Request) -> Me:
    """Sets one's name or language; a browser that nobody knows yet is known from now on."""
    wanted, context = await read(request, SetMe), context_of(request)
    person = await person_known(request)
    if person is None:
        raise Refused("unknown-key")
    if wanted.language is not None and wanted.language != person.language:
        await context.persons.put_language(person.id, wanted.language)
    if wanted.name is not None and wanted.name != person.name:
        await rename(context, person, wanted.name)
    return await shown(request, person)


async def adopt(request: Request) -> Adopted:
    """The keys to seats that a browser has from before hang on its person from now on."""
    wanted, context = await read(request, Adopt), context_of(request)
    if len(wanted.tables) > context.limits.mine:
        raise Refused("too-many")
    await context.house.check_name(wanted.name)
    person = await person_known(request, clean(wanted.name, LONGEST_NAME))
    if person is None:
        raise Refused("unknown-key")
    adopted = []
    for key in wanted.tables:
        number = await context.persons.number_by_token(key.table, hashed(key.token))
        if number is not None and await context.persons.adopt(person.id, key.table, number):
            adopted.append(key.table)
    return Adopted(adopted)


async def hide(request: Request) -> Me:
    wanted, person = await read(request, HideTable), await person_asking(request)
    await context_of(request).persons.hide(person.id, wanted.table, wanted.hidden)
    return await shown(request, person)


async def remove_device(request: Request) -> Me:
    """A device opens this person no more, a lost one, or the one at hand; what it has open is
    closed."""
    persons, person = context_of(request).persons, await person_asking(request)
    for key in await persons.keys_of(person.id, "device"):
        if key.hash[:SHOWN] == request.path_params["device"]:
            await persons.drop_key(person.id, key.hash)
            await lock_out(context_of(request), person)
    return await shown(request, person)


async def lock_out(context: Context, person: Person) -> None:
    """At all their tables, at whichever process: pages show their keys again."""
    for at in await context.persons.tables_of(person.id):
        context.host.received(at.table, KEYS)
        await context.database.publish(at.table, KEYS)


async def export_me(request: Request) -> dict[str, Any]:
    """Everything that is kept about whoever asks."""
    return await everything(context_of(request), await person_asking(request))


async def delete_me(request: Request) -> Noted:
    """Forgets whoever asks, for good."""
    await forget(context_of(request), await person_asking(request))
    return Noted(True)


ME_ROUTES = [
    Route("/api/me", answering(me), methods=["GET"]),
    Route("/api/me", answering(set_me), methods=["POST"]),
    Route("/api/me/adopt", answering(adopt), methods=["POST"]),
    Route("/api/me/export", answering(export_me)),
    Route("/api/me/delete", answering(delete_me), methods=["POST"]),
    Route("/api/me/hide", answering(hide), methods=["POST"]),
    Route("/api/me/devices/{device}/remove", answering(remove_device), methods=["POST"]),
]
