"""PostgreSQL: whether it answers, lets this user in and write, and what time it has."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from nemeton.server.checks.finding import Finding, fault, note, well
from nemeton.server.storage import without_password
from nemeton.server.storage.postgres import CONNECTIONS, layout_of
from nemeton.server.storage.schema import LATEST

__all__ = ["postgres_findings"]

PATIENCE = 5.0  # seconds
SKEW = 2.0  # seconds by which the clocks may differ
TRIAL = "CREATE TABLE nemeton_check (); DROP TABLE nemeton_check"
OURS = ("tables", "entries", "privates")


def postgres_findings(address: str, workers: int) -> list[Finding]:
    return asyncio.run(looked_at(address, workers))


async def looked_at(address: str, workers: int) -> list[Finding]:
    where = {"database": without_password(address)}
    try:
        connection = await asyncpg.connect(address, timeout=PATIENCE)
    except asyncpg.InvalidCatalogNameError:
        return [fault("postgres-missing", **where)]
    except asyncpg.InvalidAuthorizationSpecificationError as error:
        return [fault("postgres-refused", detail=str(error), **where)]
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        detail = str(error) or type(error).__name__
        return [fault("postgres-silent", detail=detail, **where)]
    try:
        return [
            await writing(connection, where),
            *await clock(connection),
            *await room(connection, workers),
        ]
    finally:
        await connection.close()


async def writing(connection: Any, where: dict[str, str]) -> Finding:
    """Tries what the server will do, and takes it back."""
    if (found := await layout_of(connection)) > LATEST:
        return fault("database-newer", found=found, known=LATEST, **where)
    trial = connection.transaction()
    await trial.start()
    try:
        await connection.execute(TRIAL)
        for name in OURS:
            if await connection.fetchval("SELECT to_regclass($1)", name) is not None:
                await connection.execute(f"INSERT INTO {name} SELECT * FROM {name} LIMIT 0")
    except asyncpg.ReadOnlySQLTransactionError:
        return fault("postgres-standby", **where)
    except asyncpg.PostgresError as error:
        return fault("postgres-forbidden", detail=str(error), **where)
    finally:
        await trial.rollback()
    return well("database-well", **where)


async def clock(connection: Any) -> list[Finding]:
    """Games that last days are timed by both clocks."""
    before = time.time()
    theirs = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
    behind = before - theirs if theirs < before else theirs - time.time()
    return [note("clock", seconds=f"{behind:.0f}")] if behind > SKEW else []


async def room(connection: Any, workers: int) -> list[Finding]:
    allowed = int(await connection.fetchval("SELECT current_setting('max_connections')"))
    wanted = workers * (CONNECTIONS + 1)
    if wanted > allowed:
        return [note("connections", wanted=str(wanted), allowed=str(allowed))]
    return []
