"""The owner's key, kept as a hash, and the other secrets of a server: made anew."""

from __future__ import annotations

import hmac
import secrets

from nemeton.server.storage.database import Database, Statement
from nemeton.table.tokens import hashed, new_token

__all__ = ["KEY", "SALT", "is_owner", "new_key", "rotate"]

KEY = "owner-key"
SALT = "salt"
PUT = "INSERT INTO facts VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


async def new_key(database: Database) -> str:
    """The key of the owner's page, told once; the one before opens nothing any more."""
    key = new_token()
    await database.carry_out([(PUT, (KEY, hashed(key)))])
    return key


async def rotate(database: Database) -> str:
    """Every secret of the server that can be changed: the owner's key, told once, and what the
    marks of households are salted with."""
    key = new_token()
    statements: list[Statement] = [
        (PUT, (KEY, hashed(key))),
        (PUT, (SALT, secrets.token_hex(16))),
    ]
    await database.carry_out(statements)
    return key


async def is_owner(database: Database, key: str) -> bool:
    """Whether that is the owner's key; a server without one has no owner's page."""
    rows = await database.ask("SELECT value FROM facts WHERE name = $1", KEY)
    return bool(key and rows) and hmac.compare_digest(hashed(key), str(rows[0][0]))
