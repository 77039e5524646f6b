"""Ways into a person from another device: a link that works once, the words of a recovery sheet."""

from __future__ import annotations

import time
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.routing import Route

from nemeton.server.answering import answering, read
from nemeton.server.context import address_of, context_of
from nemeton.server.persons import words
from nemeton.server.persons.api import shown
from nemeton.server.persons.merging import merge
from nemeton.server.persons.schemas import (
    CarryLink,
    Me,
    NewCarry,
    NewWords,
    OpenedPerson,
    OpenPerson,
    PersonSeen,
    WordSheet,
)
from nemeton.server.persons.store import Kind, Person, PersonKey, Persons
from nemeton.server.persons.who import label_of, person_asking, token_of
from nemeton.server.qr import qr_rows
from nemeton.table.refusals import Refused, bad_field
from nemeton.table.tokens import hashed, is_device_key, new_token

__all__ = ["REMEMBERED", "WAY_ROUTES", "guess", "one_time"]

CARRIED = 15 * 60.0  # seconds for which a link works
REMEMBERED = 24 * 3600.0  # seconds for which we can say that one is used or expired
LONGEST_PAGE = 200
USED = "used"


class OneTime(NamedTuple):
    """What a one-time link ends with, and until when it works."""

    secret: str
    expires: float


async def carry(request: Request) -> CarryLink:
    """A link that opens this person on another device, once."""
    wanted, person = await read(request, NewCarry), await person_asking(request)
    if len(wanted.page) > LONGEST_PAGE or not is_page(wanted.page):
        raise bad_field("page")
    made = await one_time(context_of(request).persons, person.id)
    link = f"{wanted.page}#open={made.secret}"
    return CarryLink(link, made.expires, qr_rows(link))


async def one_time(persons: Persons, person: str) -> OneTime:
    """What a link ends with that opens that person once."""
    secret, now = new_token(), time.time()
    await persons.drop_expired(now - REMEMBERED)
    key = PersonKey(hashed(secret), person, "carry", "", now, now, now + CARRIED, "")
    await persons.add_key(key)
    return OneTime(secret, now + CARRIED)


def is_page(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and not parts.fragment


async def write_sheet(request: Request) -> WordSheet:
    """New words for the recovery sheet of this person; the ones before open nothing any more."""
    wanted, person = await read(request, NewWords), await person_asking(request)
    persons, numbers, now = context_of(request).persons, words.new_words(), time.time()
    await persons.drop_kind(person.id, "words")
    await persons.add_key(
        PersonKey(words.hash_of(numbers), person.id, "words", "", now, now, None, "")
    )
    return WordSheet(words.written(numbers, wanted.language))


async def drop_sheet(request: Request) -> Me:
    person = await person_asking(request)
    await context_of(request).persons.drop_kind(person.id, "words")
    return await shown(request, person)


def guess(request: Request) -> None:
    """Counts an attempt to open a person: nobody tries many."""
    if not context_of(request).guesses.take(address_of(request)):
        raise Refused("too-many")


async def open_person(request: Request) -> PersonSeen | OpenedPerson:
    """Says whom a link or words open; with a new key, opens them on this browser."""
    guess(request)
    wanted, persons = await read(request, OpenPerson), context_of(request).persons
    found = await meant(persons, wanted)
    person = await persons.person(found.person)
    if person is None:
        raise Refused("link-unknown" if wanted.link else "words-wrong")
    before = await asking_before(request, person)
    if not wanted.key:
        joining = 0 if before is None else len(await persons.tables_of(before.id))
        return PersonSeen(person.name, len(await persons.tables_of(person.id)), joining)
    if not is_device_key(wanted.key):
        raise bad_field("key")
    if found.kind == "carry" and not await persons.use_up(found.hash):
        raise Refused("link-used")
    return await let_in(request, person, before, wanted.key)


async def meant(persons: Persons, wanted: OpenPerson) -> PersonKey:
    """The key that a link or words are; or why they are none."""
    if wanted.link:
        found = await persons.any_key(hashed(wanted.link), "carry")
        if found is None:
            raise Refused("link-unknown")
        if found.body == USED:
            raise Refused("link-used")
        if found.expires is not None and found.expires < time.time():
            raise Refused("link-expired")
        return found
    kind: Kind = "words"
    sheet = await persons.key(words.hash_of(words.words_in(wanted.words)), kind)
    if sheet is None:
        raise Refused("words-wrong")
    return sheet


async def asking_before(request: Request, person: Person) -> Person | None:
    """Whom this browser belongs to now, if that is somebody else."""
    token = token_of(request)
    persons = context_of(request).persons
    found = await persons.person_by_key(hashed(token)) if is_device_key(token) else None
    return found if found is not None and found.id != person.id else None


async def let_in(request: Request, person: Person, before: Person | None, key: str) -> OpenedPerson:
    """This browser belongs to the person from now on, with all that it had."""
    persons, now = context_of(request).persons, time.time()
    label = label_of(request.headers.get("user-agent", ""))
    added = PersonKey(hashed(key), person.id, "device", label, now, now, None, "")
    if not await persons.add_key(added):
        raise bad_field("key")
    old = hashed(token_of(request))
    apart = await merge(persons, before.id, person.id, old) if before is not None else []
    context_of(request).results.count_anew()
    if before is None:
        await persons.drop_key(person.id, old)  # this browser has a newer one
    return OpenedPerson(await shown(request, person, hashed(key)), apart)


WAY_ROUTES = [
    Route("/api/me/carry", answering(carry), methods=["POST"]),
    Route("/api/me/words", answering(write_sheet), methods=["POST"]),
    Route("/api/me/words/remove", answering(drop_sheet), methods=["POST"]),
    Route("/api/me/open", answering(open_person), methods=["POST"]),
]
