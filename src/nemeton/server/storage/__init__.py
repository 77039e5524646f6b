"""Where tables are kept: a file by default, a database server by its address."""

from __future__ import annotations

from urllib.parse import urlsplit

from nemeton.server.storage.database import Database

__all__ = ["store_at", "without_password"]


def store_at(address: str, beside: bool = False) -> Database:
    """The store that a database address names: postgresql://…, or the path of a file. `beside` a
    server that may have it, which then hears of what is written."""
    if address.startswith(("postgresql://", "postgres://")):
        from nemeton.server.storage.postgres import PostgresStore

        return PostgresStore(address)
    from nemeton.server.storage.sqlite import SqliteStore

    return SqliteStore(address.removeprefix("sqlite:///"), beside)


def without_password(address: str) -> str:
    """An address that may be shown."""
    try:
        password = urlsplit(address).password
    except ValueError:  # no address at all
        return address.partition("://")[0] + "://…"
    return address.replace(f":{password}@", ":…@", 1) if password else address
