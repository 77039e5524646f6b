"""The log of a table that cannot be opened, line by line as stored, for those who came to it.

Such a table may be mended one day and played on, so what its people must not know stays out: the
luck, the keys, and the choices of others, unless nothing is hidden in that game.
"""

from __future__ import annotations

from typing import Any

import msgspec

import nemeton
from nemeton.engine.errors import BadInput
from nemeton.server.replay.schemas import RawLine, RawRecord
from nemeton.table.interfaces import Row, Store, StoredTable
from nemeton.table.refusals import Refused
from nemeton.table.settings import TableSettings

__all__ = ["raw_record"]

SECRETS = ("seed", "secret", "renewals", "proof", "nonce", "invite", "key")


async def raw_record(store: Store, name: str, person: int) -> RawRecord:
    stored = await store.table(name)
    if stored is None:
        raise Refused("no-such-table")
    rows = await store.entries(name, 0)
    lines = [parsed(row.body) for row in rows]
    mine = None if open_book(stored) else seats_of(lines, person)
    return RawRecord(
        table=name,
        created=stored.created,
        settings=without_secrets(parsed(stored.settings)),
        lines=[raw_line(row, line, mine) for row, line in zip(rows, lines, strict=True)],
    )


def parsed(text: str) -> Any:
    """The JSON of a line; the text itself where it is none."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def seats_of(lines: list[Any], person: int) -> set[int]:
    """The seats that only this person ever held."""
    sat = [line for line in lines if isinstance(line, dict) and line.get("entry") == "sat"]
    others = {line["seat"] for line in sat if line["person"] != person}
    return {line["seat"] for line in sat if line["person"] == person} - others


def open_book(stored: StoredTable) -> bool:
    """Whether nothing is hidden nor random; where that cannot be told, it is not."""
    try:
        settings = msgspec.json.decode(stored.settings, type=TableSettings)
        game = nemeton.game(settings.game)
        prepared = game.prepared(settings.players, settings.seed, settings.options)
        return settings.archive or game.open_book(prepared)
    except (msgspec.DecodeError, BadInput, TypeError, ValueError):
        return False


def without_secrets(value: Any) -> Any:
    if not isinstance(value, dict):
        return None if isinstance(value, str) else value
    return {name: each for name, each in value.items() if name not in SECRETS}


def raw_line(row: Row, line: Any, mine: set[int] | None) -> RawLine:
    """A line as this person may see it; of a choice that is somebody else's, that there was one."""
    if not isinstance(line, dict):
        return RawLine(row.number, row.at, str(line) if mine is None else None)
    shown = without_secrets(line)
    if mine is not None and line.get("seat") not in mine:
        shown.pop("option", None)
    if line.get("room") == "players" and mine is not None and not mine:
        shown.pop("text", None)
    return RawLine(row.number, row.at, shown)
