"""All addresses of the HTTP side of persons."""

from __future__ import annotations

from nemeton.server.persons.api import ME_ROUTES
from nemeton.server.persons.passkeys import PASSKEY_ROUTES
from nemeton.server.persons.ways_in import WAY_ROUTES

__all__ = ["PERSON_ROUTES"]

PERSON_ROUTES = [*ME_ROUTES, *WAY_ROUTES, *PASSKEY_ROUTES]
