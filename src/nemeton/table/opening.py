"""Opening a table from its log, a little at a time; what cannot be read is shut in by itself."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Iterator

import msgspec

from nemeton.engine.errors import BadInput
from nemeton.table.clock import Outages
from nemeton.table.frames import StoredFrame, frames_in
from nemeton.table.interfaces import Private, Row, StoredTable
from nemeton.table.log import Entry, decoded
from nemeton.table.recalling import Recalling
from nemeton.table.refusals import Refused
from nemeton.table.settings import TableSettings
from nemeton.table.table import Table
from nemeton.table.turns import Turns

__all__ = [
    "NOBODY",
    "Checkpoint",
    "Logged",
    "begun",
    "checkpoint_of",
    "damaged",
    "decoded_row",
    "due_checkpoint",
    "kept_checkpoint",
    "reopened",
    "stored_checkpoint",
]

LOG = logging.getLogger("nemeton.table")
NOBODY = -1  # whose private thing it is that belongs to the table
CHECKPOINT = "checkpoint"
APART = 20  # choices between two checkpoints


class Checkpoint(msgspec.Struct, frozen=True):
    """What a game had come to after an entry: on reopening it must come to the same."""

    entry: int
    choices: int
    found: str  # a hash


def checkpoint_of(table: Table) -> Checkpoint:
    """What is asked of whom, how much luck was drawn, how it ended: whatever changes a rule changes
    one of these before long; what a view or a save looks like may change freely."""
    state, decision = table.state, table.state.decision
    asked = (
        None
        if decision is None
        else (decision.seat, decision.prompt, [list(option) for option in decision.options])
    )
    result = state.result
    ended = None if result is None else (list(result.winners), list(result.scores))
    facts = (table.choices, state.turn.number, state.chance.drawn, asked, ended)
    found = hashlib.blake2b(msgspec.json.encode(facts), digest_size=12).hexdigest()
    return Checkpoint(table.number, table.choices, found)


def due_checkpoint(table: Table, last: Checkpoint | None) -> bool:
    return abs(table.choices - (0 if last is None else last.choices)) >= APART


def kept_checkpoint(privates: list[Private]) -> Checkpoint | None:
    """The last one that was stored, as far as it can be read."""
    for each in privates:
        if (each.person, each.name) == (NOBODY, CHECKPOINT):
            try:
                return msgspec.json.decode(each.body, type=Checkpoint)
            except msgspec.DecodeError:
                return None
    return None


def stored_checkpoint(checkpoint: Checkpoint) -> Private:
    return Private(NOBODY, CHECKPOINT, msgspec.json.encode(checkpoint).decode())


async def begun(
    name: str,
    settings: TableSettings,
    created: float,
    turns: Turns,
    outages: Outages = (),
    recalling: Recalling | None = None,
) -> Table:
    """A table at its first moment, its prefix played in slices."""
    table = Table(name, settings, created, False, outages, recalling)
    await turns.run(table.play_prefix(), len(settings.prefix))
    return table


class Logged(msgspec.Struct):
    """A table as stored: its log, what its game had come to, and every position that is kept."""

    table: StoredTable
    rows: list[Row]
    checkpoint: Checkpoint | None
    frames: Callable[[], Awaitable[list[StoredFrame]]]


async def reopened(stored: Logged, turns: Turns, outages: Outages) -> tuple[Table, int]:
    """The table as its log has left it, and how many choices could not be kept. Played again by
    the rules of today; where these are not the ones it was played by, recalled as stored."""
    settings = settings_of(stored.table)
    if settings.box.rules == settings.rules and not any(
        "rules_changed" in each.body for each in stored.rows
    ):
        try:
            return await replayed(stored, settings, turns, outages, None), 0
        except Refused as refused:
            if refused.reason != "rules-changed":
                raise
    recalling = Recalling(frames_in(await stored.frames()))
    table = await replayed(stored, settings, turns, outages, recalling)
    try:
        return table, table.settle()
    except BadInput as error:
        raise rules_changed(table.name, error) from None


async def replayed(
    stored: Logged,
    settings: TableSettings,
    turns: Turns,
    outages: Outages,
    recalling: Recalling | None,
) -> Table:
    name, created = stored.table.name, stored.table.created
    try:
        table = await begun(name, settings, created, turns, outages, recalling)
    except (BadInput, TypeError, ValueError) as error:
        raise rules_changed(name, error) from None
    checkpoint = stored.checkpoint
    await turns.run(
        applied(table, stored.rows, None if recalling else checkpoint), len(stored.rows)
    )
    if checkpoint is not None and checkpoint.entry > table.number:
        LOG.warning(
            "its log ends at line %d, line %d was there once",
            table.number,
            checkpoint.entry,
            extra={"table": name},
        )
    return table


def settings_of(stored: StoredTable) -> TableSettings:
    try:
        settings = msgspec.json.decode(stored.settings, type=TableSettings)
    except msgspec.DecodeError as error:
        raise damaged(stored.name, 0, error) from None
    try:
        _ = settings.box
    except BadInput as error:  # the game is no longer installed
        raise rules_changed(stored.name, error) from None
    return settings


def applied(table: Table, rows: list[Row], checkpoint: Checkpoint | None) -> Iterator[None]:
    """Line by line; at the checkpoint the game must be where it was."""
    for row in rows:
        entry = decoded_row(table.name, row)
        try:
            table.apply(entry)
        except BadInput as error:
            raise rules_changed(table.name, error) from None
        except Exception as error:  # whatever it is, it is this table's own
            raise damaged(table.name, row.number, error) from None
        if (
            checkpoint is not None
            and checkpoint.entry == table.number
            and checkpoint_of(table) != checkpoint
        ):
            LOG.error(
                "the rules have changed: another position at line %d",
                row.number,
                extra={"table": table.name},
            )
            raise Refused("rules-changed")
        yield


def decoded_row(name: str, row: Row) -> Entry:
    try:
        return decoded(row.number, row.at, row.body)
    except msgspec.DecodeError as error:
        raise damaged(name, row.number, error) from None


def damaged(name: str, number: int, error: Exception) -> Refused:
    what = f"{type(error).__name__}: {error}"[:200]
    LOG.error("line %d of its log cannot be read: %s", number, what, extra={"table": name})
    return Refused("damaged", number=number)


def rules_changed(name: str, error: Exception) -> Refused:
    what = f"{type(error).__name__}: {error}"[:200]
    LOG.error("it cannot be opened: %s", what, extra={"table": name})
    return Refused("rules-changed")
