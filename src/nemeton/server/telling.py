"""What one open page is told of its table: all of it once, then what it has not got yet."""

from __future__ import annotations

from typing import Any

from nemeton.server import chronicle, serialize
from nemeton.server import protocol as say
from nemeton.server.table_schemas import ChatLine
from nemeton.table.log import ChatRoom
from nemeton.table.open_table import OpenTable
from nemeton.table.table import Person

__all__ = ["Telling"]


class Telling:
    """Remembers what a page has, so that nothing is sent twice."""

    def __init__(self) -> None:
        self.room: ChatRoom = "spectators"  # whose talk it has, and how much of it
        self.heard = 0
        self.last: dict[str, Any] = {}  # what it has of the parts that rarely change

    def forget(self) -> None:
        """The page begins anew, and has none of these parts."""
        self.last = {}

    def everything(self, open_table: OpenTable, person: Person | None) -> say.Welcome:
        seat = serialize.viewpoint(open_table.table, person)
        screen = (seat, len(serialize.seats_on_screen(open_table.table, person)))
        self.last = {
            "head": serialize.head(open_table.table),
            "you": serialize.you(open_table, person),
            "seat": screen,
        }
        return say.Welcome(
            number=open_table.table.stirs,
            you=self.last["you"],
            head=self.last["head"],
            components=open_table.table.state.components(),
            position=serialize.position(open_table.table, seat),
            log=chronicle.log_since(open_table.table, seat, 0),
            notices=chronicle.notices(open_table.table, 0),
            chat=self.talk(open_table, person, anew=True),
            connected=open_table.here(),
        )

    def update(
        self, open_table: OpenTable, person: Person | None, after: int, number: int, whole: bool
    ) -> say.Update:
        """What changed after that number; `whole` for a page that comes back."""
        table = open_table.table
        seat = serialize.viewpoint(table, person)
        turned = self.renewed("seat", (seat, len(serialize.seats_on_screen(table, person))))
        stirred = whole or turned is not None or number > after
        other_log = turned is not None and (not whole or turned[1] > 1)
        return say.Update(
            after=after,
            number=number,
            head=self.renewed("head", serialize.head(table)) if stirred else None,
            you=self.renewed("you", serialize.you(open_table, person)),
            position=serialize.position(table, seat) if stirred else None,
            log=chronicle.log_since(table, seat, 0 if other_log else after) if stirred else None,
            notices=chronicle.notices(table, after),
            chat=self.talk(open_table, person, anew=whole),
        )

    def talk(self, open_table: OpenTable, person: Person | None, anew: bool) -> list[ChatLine]:
        """What was said in this page's room that it has not heard yet; `anew` all of it."""
        table = open_table.table
        room = table.room_of(None if person is None else person.number)
        if anew or room != self.room:
            self.room, self.heard = room, 0
        lines = chronicle.chat(table, room, self.heard)
        self.heard += len(lines)
        return lines

    def renewed(self, name: str, part: Any) -> Any:
        """The part if this page has not got it yet."""
        if self.last.get(name) == part:
            return None
        self.last[name] = part
        return part
