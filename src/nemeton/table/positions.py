"""The positions of a table, packed to be stored with the lines of its log."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.table.actions import Change
from nemeton.table.frames import Moment, StoredFrame
from nemeton.table.log import Chosen, ChosenSeveral, Entry
from nemeton.table.open_table import OpenTable
from nemeton.table.turns import Turns

__all__ = ["first_frames", "frame_after", "frame_of"]


async def first_frames(open_table: OpenTable, turns: Turns) -> list[StoredFrame]:
    """The positions that a new table begins with."""
    table = open_table.table
    if not table.settings.undealt:
        return [await frame_of(open_table, 0, turns)]
    return [await frame_of(open_table, table.played_at, turns)] if table.begun else []


async def frame_of(open_table: OpenTable, number: int, turns: Turns) -> StoredFrame:
    """All positions up to now, made a few at a time."""
    table = open_table.table
    moments: list[Moment] = []
    await turns.run(gathered(table.timeline.moments_so_far(), moments), table.choices)
    return open_table.frames.packed(number, table.settings.box.rules, moments)


def gathered(moments: Iterator[Moment], found: list[Moment]) -> Iterator[None]:
    for moment in moments:
        found.append(moment)
        yield


def frame_after(open_table: OpenTable, change: Change, entries: list[Entry]) -> StoredFrame | None:
    """The position that a choice leads to, stored with it."""
    chosen = [each.number for each in entries if isinstance(each.body, Chosen | ChosenSeveral)]
    if change.trial is None or not chosen:
        return None
    table = open_table.table
    moments = table.timeline.moments_after(change.trial)
    return open_table.frames.packed(chosen[0], table.settings.box.rules, moments)
