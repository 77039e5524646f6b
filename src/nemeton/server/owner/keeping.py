"""Old tables away, tables into a file and back, a copy of everything while the server runs."""

from __future__ import annotations

import base64
import os
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path

import msgspec

from nemeton.engine.errors import BadInput
from nemeton.server.storage.database import Database, Statement
from nemeton.table.host import GONE
from nemeton.table.interfaces import Head, StoredTable

__all__ = ["Kept", "back_up", "exported", "forget_backups", "import_table", "old_tables", "prune"]

DAY = 24 * 3600.0
BACKUP = re.compile(r"nemeton-[0-9]{8}T[0-9]{6}Z\.(dump|sqlite3)")
FORMAT = 1
PARTS = ("entries", "frames", "privates", "origins", "complaints")


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """A whole table in a line of a file, with the luck and the hashed keys: for the owner only."""

    nemeton_table: int
    name: str
    settings: str
    created: float
    changed: float
    deadline: float | None
    listed: bool
    entries: list[tuple[int, float, str]]
    frames: list[tuple[int, int, str]]  # the bytes in base64
    privates: list[tuple[int, str, str]]


async def old_tables(database: Database, days: float, clocks: bool) -> list[str]:
    """Tables at which nothing has happened for so many days; those where a clock runs are spared,
    unless these are meant too."""
    query = "SELECT name FROM tables WHERE changed < $1" + (
        "" if clocks else " AND deadline IS NULL"
    )
    return [str(name) for (name,) in await database.ask(query, time.time() - days * DAY)]


async def prune(database: Database, names: Iterable[str], days: float) -> int:
    """Deletes these tables, unless somebody has come back to one meanwhile; how many."""
    limit = time.time() - days * DAY
    count = 0
    for name in names:
        quiet = (
            "DELETE FROM tables WHERE name = $1"
            " AND NOT EXISTS (SELECT 1 FROM entries WHERE name = $2 AND at >= $3)"
        )
        gone: list[Statement] = [(quiet, (name, name, limit))]
        orphaned = "name = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE name = $2)"
        gone += [(f"DELETE FROM {part} WHERE {orphaned}", (name, name)) for part in PARTS]
        left = f"table_{orphaned}"
        others = ("memberships", "awaited", "calls", "table_guests")
        gone += [(f"DELETE FROM {part} WHERE {left}", (name, name)) for part in others]
        if (await database.carry_out(gone))[0]:
            await database.publish(name, GONE)
            count += 1
    return count


async def exported(database: Database, names: Sequence[str]) -> AsyncIterator[bytes]:
    """A line for each table."""
    for name in names:
        stored = await database.table(name)
        if stored is None:
            raise BadInput("admin-no-such-table", table=name[:40])
        query = "SELECT changed, deadline, listed FROM tables WHERE name = $1"
        ((changed, deadline, listed),) = await database.ask(query, name)
        kept = Kept(
            nemeton_table=FORMAT,
            name=name,
            settings=stored.settings,
            created=stored.created,
            changed=changed,
            deadline=deadline,
            listed=bool(listed),
            entries=[(row.number, row.at, row.body) for row in await database.entries(name, 0)],
            frames=[
                (each.number, each.base, base64.b64encode(each.body).decode())
                for each in await database.frames(name)
            ],
            privates=[
                (each.person, each.name, each.body) for each in await database.privates(name)
            ],
        )
        yield msgspec.json.encode(kept) + b"\n"


async def import_table(database: Database, line: bytes, number: int) -> bool:
    """Puts a table back as it was; False where one of that name is there already."""
    try:
        kept = msgspec.json.decode(line, type=Kept)
        frames = [(n, base, base64.b64decode(body, validate=True)) for n, base, body in kept.frames]
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadInput("admin-bad-line", line=number, detail=str(error)[:120]) from None
    if await database.table(kept.name) is not None:
        return False
    head = Head(kept.changed, kept.deadline, kept.listed)
    await database.create(StoredTable(kept.name, kept.settings, kept.created), 0.0, (), head)
    rows: list[Statement] = [
        ("INSERT INTO entries VALUES ($1, $2, $3, $4)", (kept.name, *entry))
        for entry in kept.entries
    ]
    rows += [("INSERT INTO frames VALUES ($1, $2, $3, $4)", (kept.name, *each)) for each in frames]
    rows += [
        ("INSERT INTO privates VALUES ($1, $2, $3, $4)", (kept.name, *each))
        for each in kept.privates
    ]
    await database.carry_out(rows, [kept.name])
    return True


def back_up(address: str, folder: Path) -> Path:
    """A whole copy while the server runs: checked, and only then given its name."""
    postgres = address.startswith(("postgresql://", "postgres://"))
    folder.mkdir(parents=True, exist_ok=True)
    began = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    target = folder / f"nemeton-{began}.{'dump' if postgres else 'sqlite3'}"
    part = folder / f".part.{os.getpid()}"
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))  # it holds keys and luck
    try:
        if postgres:
            dump(address, part)
        else:
            copy(address.removeprefix("sqlite:///"), part)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    return target


def copy(path: str, target: Path) -> None:
    """In one go: those who write meanwhile do not wait for it, nor it for them."""
    reading, writing = sqlite3.connect(path, timeout=10), sqlite3.connect(target)
    try:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        said = writing.execute("PRAGMA integrity_check").fetchone()[0]
    finally:
        reading.close()
        writing.close()
    if said != "ok":
        raise BadInput("admin-backup-damaged", detail=str(said)[:120])


def dump(address: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise BadInput("admin-no-pg-dump")
    command = [program, "--format=custom", "--no-owner", "--no-privileges"]
    command += [f"--file={target}", f"--dbname={address}"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise BadInput("admin-backup-damaged", detail=ran.stderr.strip()[:200])


def forget_backups(folder: Path, days: float) -> list[Path]:
    """Deletes the copies in a folder that are older than so many days."""
    old = [
        each
        for each in folder.iterdir()
        if BACKUP.fullmatch(each.name) and each.stat().st_mtime < time.time() - days * DAY
    ]
    for each in old:
        each.unlink()
    return old
