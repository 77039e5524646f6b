"""Keys that open seats: unguessable, and kept only as their hash."""

from __future__ import annotations

import base64
import hashlib
import secrets
import string

__all__ = ["hashed", "is_device_key", "is_table_id", "is_token", "new_table_id", "new_token"]

TOKEN_BYTES = 24  # 192 bits
ID_BYTES = 10  # 80 bits: whoever knows the address of a table may knock
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH = ID_BYTES * 8 // 5
DEVICE = "d-"  # how the key of a browser begins, which opens all seats of its person
URLSAFE = set(string.ascii_letters + string.digits + "-_")


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token. It is random throughout, so one round of a fast hash is enough."""
    return hashlib.sha256(b"nemeton token " + token.encode("utf-8", "replace")).hexdigest()


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a client that makes up an address itself makes one as hard to guess as ours."""
    return len(text) == ID_LENGTH and set(text) <= set(ALPHABET)


def is_token(text: str) -> bool:
    return len(text) == len(base64.urlsafe_b64encode(bytes(TOKEN_BYTES))) and set(text) <= URLSAFE


def is_device_key(text: str) -> bool:
    """Whether a browser that makes up its own key makes one as hard to guess as ours."""
    return text.startswith(DEVICE) and is_token(text.removeprefix(DEVICE))
