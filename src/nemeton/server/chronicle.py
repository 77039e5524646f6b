"""What a viewer is sent of what has happened and was said at a table."""

from __future__ import annotations

from nemeton.server import table_schemas as told
from nemeton.table.log import ChatRoom
from nemeton.table.table import Table
from nemeton.table.timeline import LogLine

__all__ = ["chat", "line_info", "log_since", "notices"]


def line_info(line: LogLine) -> told.LogLine:
    return told.LogLine(line.choice, line.turn, line.seat, line.key, line.params, line.notation)


def log_since(table: Table, seat: int | None, after: int) -> told.LogPart:
    """The log from the first line that is new, or different, since number `after`; 0: all of it."""
    lines = table.timeline.viewer(seat)
    start = 0
    if after and after >= table.dealt:
        start = table.timeline.lines_after(seat, table.kept_since(after))
    return told.LogPart(start, [line_info(line) for line in lines[start:]])


def notices(table: Table, after: int) -> list[told.Notice]:
    return [
        told.Notice(
            each.number,
            each.at,
            each.choice,
            each.key,
            each.seat,
            each.name,
            each.level,
            each.former,
            each.reason,
        )
        for each in table.notices
        if each.number > after
    ]


def chat(table: Table, room: ChatRoom, heard: int) -> list[told.ChatLine]:
    """What was said in a room after so many lines: players and spectators talk apart."""
    return [
        told.ChatLine(each.number, each.at, room, each.name, each.seat, each.text)
        for each in table.chat
        if each.room == room and each.number > heard
    ]
