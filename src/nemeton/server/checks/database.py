"""The database: whether it can be read and written, and has room."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from nemeton.server.checks.finding import Finding, fault, note, well
from nemeton.server.storage import without_password
from nemeton.server.storage.schema import LATEST
from nemeton.server.storage.sqlite import layout_of

__all__ = ["database_findings"]

GIGABYTE = 10**9
FULL, LOW = 0.1, 1.0  # gigabytes that are free
OURS = {"name", "plan", "created", "changed"}
LOOKED_THROUGH = GIGABYTE  # a larger file is not read from end to end


def database_findings(address: str, workers: int, thorough: bool = True) -> Iterator[Finding]:
    """A thorough look reads a file from end to end."""
    if address.startswith(("postgresql://", "postgres://")):
        yield from server_findings(address, workers)
        return
    if "://" in address.removeprefix("sqlite:///"):
        yield fault("database-address", database=without_password(address))
        return
    if workers > 1:
        yield fault("workers")
    path = Path(address.removeprefix("sqlite:///"))
    yield file_finding(path, thorough)
    if path.parent.is_dir() and shutil.disk_usage(path.parent).total:
        yield disk_finding(path.parent.resolve())


def server_findings(address: str, workers: int) -> Iterator[Finding]:
    try:
        from nemeton.server.checks.postgres import postgres_findings
    except ModuleNotFoundError:
        yield fault("postgres-extra")
        return
    yield from postgres_findings(address, workers)


def file_finding(path: Path, thorough: bool) -> Finding:
    """Whether the file, or one that is yet to be, can be written."""
    folder, where = path.parent, {"database": str(path)}
    if not folder.is_dir():
        return fault("folder-missing", folder=str(folder), **where)
    try:
        tempfile.TemporaryFile(dir=folder).close()  # the log of SQLite lies beside its file
    except OSError as error:
        detail = error.strerror or str(error)
        return fault("folder-closed", folder=str(folder), detail=detail, **where)
    if path.is_dir():
        return fault("database-folder", **where)
    if not path.exists():
        return well("database-new", **where)
    return content_finding(path, where, thorough)


def content_finding(path: Path, where: dict[str, str], thorough: bool) -> Finding:
    try:
        database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=2)
    except sqlite3.Error as error:
        return fault("database-closed", detail=str(error), **where)
    try:
        database.execute("BEGIN IMMEDIATE")
        database.execute("ROLLBACK")
        if not holds_tables(database):
            return fault("database-other", **where)
        if (found := layout_of(database)) > LATEST:
            return fault("database-newer", found=found, known=LATEST, **where)
        whole = thorough and path.stat().st_size < LOOKED_THROUGH
        said = database.execute("PRAGMA quick_check(1)").fetchone()[0] if whole else "ok"
    except sqlite3.DatabaseError as error:
        return refused_by_sqlite(error, where)
    finally:
        database.close()
    if said != "ok":
        return fault("database-damaged", detail=str(said), **where)
    return well("database-well", **where)


def holds_tables(database: sqlite3.Connection) -> bool:
    """Whether what is called as ours is ours; a database without any of it will be."""
    query = "SELECT name FROM pragma_table_info('tables')"
    columns = {str(name) for (name,) in database.execute(query)}
    return not columns or columns >= OURS


def refused_by_sqlite(error: sqlite3.DatabaseError, where: dict[str, str]) -> Finding:
    match error.sqlite_errorcode & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return fault("database-foreign", **where)
        case sqlite3.SQLITE_CORRUPT:
            return fault("database-damaged", detail=str(error), **where)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return fault("database-locked", **where)
    return fault("database-closed", detail=str(error), **where)


def disk_finding(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free / GIGABYTE
    where = {"free": round(free, 1), "folder": str(folder)}
    if free < FULL:
        return fault("disk-full", **where)
    return note("disk-low", **where) if free < LOW else well("disk-free", **where)
