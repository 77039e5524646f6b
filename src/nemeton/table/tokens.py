"""Keys that open seats: unguessable, and kept only as their hash."""

from __future__ import annotations

import hashlib
import secrets

__all__ = ["hashed", "new_table_id", "new_token"]

TOKEN_BYTES = 24  # 192 bits
ID_BYTES = 10  # 80 bits: whoever knows the address of a table may knock
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token. It is random throughout, so one round of a fast hash is enough."""
    return hashlib.sha256(b"nemeton token " + token.encode("utf-8", "replace")).hexdigest()


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_BYTES * 8 // 5))
