"""A table that is open in this process: its lock, its listeners, what people keep privately."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from nemeton.engine.flow import Option
from nemeton.table.frames import FrameWriter
from nemeton.table.interfaces import Head, Private, Time, Turn
from nemeton.table.opening import Checkpoint
from nemeton.table.preparing import Prepared
from nemeton.table.refusals import Refused
from nemeton.table.table import Table

__all__ = ["OpenTable"]

STANDING = "standing"
PREPARED = "prepared"
NOTES = "notes"
SEEN = "seen"
FORGOTTEN = 60.0  # seconds after which a process that says nothing is thought to be gone


class OpenTable:
    """Everything that happens to the table happens under the lock, one after the other."""

    def __init__(self, table: Table, head: Head, time: Time) -> None:
        self.table = table
        self.head = head  # as stored
        self.time = time
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()
        self.present: dict[int, int] = {}  # open sockets of this process by person
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # people at other processes
        self.households: Counter[str] = Counter()  # where its open sockets come from
        self.opened_by = ""  # the household that set it up, if that was in this process
        self.privates: dict[tuple[int, str], str] = {}
        self.autoplay: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.checkpoint: Checkpoint | None = None  # the last that was stored
        self.frames = FrameWriter()
        self.shut: Refused | None = None  # why nobody plays on here
        self.locks = 0  # how often a key ceased to open somebody here
        self.opened_anew = False  # its lines have changed: whoever is here comes back to them
        self.foreign = False  # the last line was written by another server
        self.stuck = -1  # the moment at which no choice could be made for a bot
        self.used = time.monotonic()  # when somebody last looked or did something

    def tell(self) -> None:
        """Wakes everybody who listens."""
        for listener in list(self.listeners):
            listener()

    def locked(self) -> None:
        """A key opens somebody here no more: whoever came with one shows it again."""
        self.locks += 1
        self.tell()

    def touch(self) -> None:
        """Somebody uses it: it is not closed for a while."""
        self.used = self.time.monotonic()

    def here(self) -> list[int]:
        """The people who are connected, to this process or, as last heard, to another one."""
        fresh = self.time.monotonic() - FORGOTTEN
        found = set(self.present)
        for heard, people in self.elsewhere.values():
            if heard > fresh:
                found.update(people)
        return sorted(found)

    @property
    def attended(self) -> bool:
        """Whether somebody plays here, not only bots, for themselves or in somebody's place."""
        return any(seat.by_person for seat in self.table.seats)

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for what bots will choose: who plays, looks on, or is in the same
        league."""
        return self.attended or bool(self.listeners) or bool(self.table.settings.league)

    def turn(self, patience: float | None = None) -> Turn:
        """How urgently thoughts are waited for at this table, and by whom."""
        rank = 0 if self.here() else 1 if self.attended else 2
        return Turn(rank, self.table.name, tuple(self.households) or (self.opened_by,), patience)

    def remember(self, privates: list[Private]) -> None:
        for each in privates:
            self.privates[each.person, each.name] = each.body

    def notes(self, person: int | None) -> str:
        return "" if person is None else self.privates.get((person, NOTES), "")

    def seen(self, person: int | None) -> int:
        return 0 if person is None else int(self.privates.get((person, SEEN), "0"))

    def standing(self, person: int | None) -> dict[str, Option]:
        """The standing answers of a person, by prompt."""
        if person is None:
            return {}
        found: Any = json.loads(self.privates.get((person, STANDING), "{}"))
        return {str(prompt): tuple(option) for prompt, option in found.items()}

    def prepared(self, person: int | None) -> Prepared | None:
        """What a person has prepared for a position that may come."""
        found = "" if person is None else self.privates.get((person, PREPARED), "")
        return msgspec.json.decode(found, type=Prepared) if found else None

    @property
    def idle(self) -> bool:
        quiet = self.autoplay is None or self.autoplay.done()
        return not self.listeners and quiet and not self.lock.locked()
