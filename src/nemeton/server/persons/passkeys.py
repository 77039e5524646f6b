"""Passkeys: a fingerprint, a face, a PIN or a security key opens a person on any device.

A page asks for a challenge, its authenticator signs it, and the answer is checked here. Challenges
work once and for minutes. Whoever signs in gets the end of a one-time link to themselves, so that
what follows is the same as with a link from another device.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from nemeton.server.answering import answering, read
from nemeton.server.context import context_of
from nemeton.server.persons.api import SHOWN, shown
from nemeton.server.persons.ceremony import ALGORITHMS, Keyed, registered, signed, site_of
from nemeton.server.persons.schemas import (
    Me,
    NewPasskey,
    PasskeyChallenge,
    PasskeyLink,
    PasskeyOffer,
    PasskeyProof,
)
from nemeton.server.persons.store import PersonKey, Persons
from nemeton.server.persons.ways_in import REMEMBERED, guess, one_time
from nemeton.server.persons.who import label_of, person_asking
from nemeton.table.actions import clean
from nemeton.table.refusals import Refused
from nemeton.table.tokens import hashed

__all__ = ["PASSKEY_ROUTES"]

MOST = 12  # of one person
WAITED = 300.0  # seconds in which a challenge is answered: fetching a phone takes a while
CHALLENGE_BYTES = 32
LONGEST_LABEL = 40
NOBODY = ""  # whose challenge it is before anybody has signed it


class Asked(msgspec.Struct, frozen=True):
    """What a challenge is for, and where the page is that asked for it."""

    what: Literal["add", "open"]
    origin: str


async def offer(request: Request) -> PasskeyOffer:
    """A challenge for a new passkey of whoever asks."""
    site, person = site_of(request), await person_asking(request)
    persons = context_of(request).persons
    known = await persons.keys_of(person.id, "passkey")
    if len(known) >= MOST:
        raise Refused("passkey-full")
    return PasskeyOffer(
        challenge=await new_challenge(persons, person.id, Asked("add", site.origin)),
        site=site.name,
        user=coded(person.id.encode()),
        name=person.name or site.name,
        known=[keyed_in(each).id for each in known],
        algorithms=ALGORITHMS,
    )


async def add(request: Request) -> Me:
    """Keeps a passkey that was made for us."""
    answer, site = await read(request, NewPasskey), site_of(request)
    person, persons = await person_asking(request), context_of(request).persons
    await use_challenge(persons, person.id, answer.challenge, Asked("add", site.origin))
    keyed = await asyncio.to_thread(registered, answer, site)
    label = clean(answer.label, LONGEST_LABEL) or label_of(request.headers.get("user-agent", ""))
    now, body = time.time(), msgspec.json.encode(keyed).decode()
    key = PersonKey(hashed(keyed.id), person.id, "passkey", label, now, now, None, body)
    if not await persons.add_key(key):
        raise Refused("passkey-known")
    return await shown(request, person)


async def remove(request: Request) -> Me:
    """A passkey opens this person no more."""
    persons, person = context_of(request).persons, await person_asking(request)
    for key in await persons.keys_of(person.id, "passkey"):
        if key.hash[:SHOWN] == request.path_params["passkey"]:
            await persons.drop_key(person.id, key.hash)
    return await shown(request, person)


async def seek(request: Request) -> PasskeyChallenge:
    """A challenge for whoever has a passkey for this place; the browser knows which."""
    guess(request)
    site, persons = site_of(request), context_of(request).persons
    asked = Asked("open", site.origin)
    return PasskeyChallenge(await new_challenge(persons, NOBODY, asked), site.name)


async def prove(request: Request) -> PasskeyLink:
    """A passkey has signed: the end of a link that opens its person once."""
    answer, site = await read(request, PasskeyProof), site_of(request)
    persons = context_of(request).persons
    await use_challenge(persons, NOBODY, answer.challenge, Asked("open", site.origin))
    key = await persons.key(hashed(answer.id), "passkey")
    if key is None or keyed_in(key).site != site.name:
        raise Refused("passkey-unknown")
    keyed = await asyncio.to_thread(signed, answer, keyed_in(key), site)
    if not await persons.key_used(key, msgspec.json.encode(keyed).decode()):
        raise Refused("passkey-stale")
    return PasskeyLink((await one_time(persons, key.person)).secret)


async def new_challenge(persons: Persons, person: str, asked: Asked) -> str:
    now, challenge = time.time(), coded(secrets.token_bytes(CHALLENGE_BYTES))
    await persons.drop_expired(now - REMEMBERED)
    body = msgspec.json.encode(asked).decode()
    await persons.add_key(
        PersonKey(hashed(challenge), person, "challenge", "", now, now, now + WAITED, body)
    )
    return challenge


async def use_challenge(persons: Persons, person: str, challenge: str, asked: Asked) -> None:
    """The challenge is used up, whatever the answer; refused where it is none for this person,
    purpose and place, was answered before, or too long ago."""
    found = await persons.key(hashed(challenge), "challenge")
    if found is None or not await persons.drop_key(person, found.hash):
        raise Refused("passkey-stale")
    if msgspec.json.decode(found.body, type=Asked) != asked:
        raise Refused("passkey-wrong")


def keyed_in(key: PersonKey) -> Keyed:
    return msgspec.json.decode(key.body, type=Keyed)


def coded(data: bytes) -> str:
    """As browsers and authenticators write bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


PASSKEY_ROUTES = [
    Route("/api/me/passkeys/offer", answering(offer), methods=["POST"]),
    Route("/api/me/passkeys", answering(add), methods=["POST"]),
    Route("/api/me/passkeys/challenge", answering(seek), methods=["POST"]),
    Route("/api/me/passkeys/open", answering(prove), methods=["POST"]),
    Route("/api/me/passkeys/{passkey}/remove", answering(remove), methods=["POST"]),
]
