"""Who asks: by the key of a seat, as tables have always given them, or by that of a browser."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection, Request

from nemeton.server.context import Context, context_of, locale_of
from nemeton.server.persons.store import Person
from nemeton.table.refusals import Refused
from nemeton.table.table import Person as Guest
from nemeton.table.table import Table
from nemeton.table.tokens import hashed, is_device_key

__all__ = [
    "guest_at",
    "guest_of",
    "label_of",
    "number_at",
    "person_asking",
    "person_known",
    "token_of",
]

BROWSERS = (  # the first that fits: most claim to be several
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def token_of(request: HTTPConnection) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


async def number_at(context: Context, table: Table, *tokens: str) -> int | None:
    """Which person of the table one of these keys opens: a key to a seat, or that of a browser."""
    for token in tokens:
        if token and (guest := table.person_by(hashed(token))) is not None:
            return guest.number
    for key in filter(is_device_key, tokens):
        person = await context.persons.person_by_key(hashed(key))
        number = await context.persons.number_at(person.id, table.name) if person else None
        if number is not None:
            return number
    return None


def guest_at(table: Table, number: int | None) -> Guest | None:
    """Person `number` of a table, unless they were shown out."""
    if number is None or not 0 <= number < len(table.people):
        return None
    guest = table.people[number]
    return guest if guest.key else None


async def guest_of(request: Request, table: Table) -> Guest | None:
    return guest_at(table, await number_at(context_of(request), table, token_of(request)))


async def person_asking(request: Request) -> Person:
    """Whose browser it is; refused where nobody knows its key."""
    key = token_of(request)
    persons = context_of(request).persons
    found = await persons.person_by_key(hashed(key)) if is_device_key(key) else None
    if found is None:
        raise Refused("unknown-key")
    return found


async def person_known(request: Request, name: str = "") -> Person | None:
    """Whose browser it is, a new person for a new key; None: it sent none, or that of a seat."""
    key = token_of(request)
    if not is_device_key(key):
        return None
    label = label_of(request.headers.get("user-agent", ""))
    return await context_of(request).persons.known(hashed(key), label, name, locale_of(request))


def label_of(agent: str) -> str:
    """What a device is called in the list of one's devices: its browser and its system."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    known = " · ".join(each for each in (browser, system) if each)
    return known or re.sub(r"[^ -~]", "", agent)[:40]
