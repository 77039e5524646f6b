"""Looks after the tables of a host: clocks that run out, outages, tables that nobody uses."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from nemeton.table.interfaces import Store, Time
from nemeton.table.open_table import OpenTable
from nemeton.table.refusals import Refused

__all__ = ["AWAY", "IDLE", "Caretaker"]

LOG = logging.getLogger("nemeton.table")
SWEEP = 2.0  # seconds between two looks for clocks that have run out
ANNOUNCED = 20.0  # seconds between two times that a server says who is connected to it
BEAT = 5.0  # seconds between two times that a server says that it works
AWAY = 15.0  # seconds without any that are an outage
IDLE = 300.0  # seconds after which a table nobody looks at is closed


class Tended(Protocol):
    """A host, as far as it is looked after."""

    store: Store
    time: Time
    tables: dict[str, OpenTable]
    closed: bool

    async def open_table(self, name: str) -> OpenTable: ...

    async def time_out(self, open_table: OpenTable) -> None: ...

    def renewed(self, open_table: OpenTable) -> None: ...

    def announce(self, open_table: OpenTable) -> None: ...

    def let_go(self, open_table: OpenTable) -> None: ...


class Caretaker:
    """Goes round as long as the host works."""

    def __init__(self, host: Tended) -> None:
        self.host = host
        self.outages: list[tuple[float, float]] = []  # times at which no server worked
        self.beaten = 0.0  # when this one last said that it works
        self.announced = host.time.monotonic()

    async def sweep(self) -> None:
        """Finds clocks that ran out at tables nobody has open, and closes tables nobody uses."""
        while not self.host.closed:
            try:
                if abs(self.host.time.now() - self.beaten) >= BEAT:
                    await self.beat()
                for name in await self.host.store.due(self.host.time.now()):
                    await self.time_out_at(name)
            except Exception as error:  # the database may be away for a while
                LOG.error("clocks could not be looked after: %s", type(error).__name__)
            self.close_idle()
            self.announce_all()
            await asyncio.sleep(SWEEP)

    async def beat(self, patience: float = AWAY) -> None:
        """Says that this server works, and hears of the times at which none did: they do not count
        on clocks. A clock of the machine that was set, or a machine that slept, looks the same."""
        now = self.host.time.now()
        outages = await self.host.store.beat(now, patience)
        self.beaten = now
        if outages == self.outages:
            return
        self.outages[:] = outages
        for open_table in list(self.host.tables.values()):
            if open_table.table.clock.used:
                self.host.renewed(open_table)

    def announce_all(self) -> None:
        """Says now and then who is here, for servers that came later or missed it."""
        if self.host.time.monotonic() - self.announced > ANNOUNCED:
            self.announced = self.host.time.monotonic()
            for open_table in self.host.tables.values():
                if open_table.present:
                    self.host.announce(open_table)

    async def time_out_at(self, name: str) -> None:
        """A table that cannot be opened must not keep the others waiting."""
        try:
            await self.host.time_out(await self.host.open_table(name))
        except Refused as refused:
            LOG.warning("the clock cannot run out: %s", refused.reason, extra={"table": name})
        except Exception:
            LOG.exception("the clock cannot run out", extra={"table": name})

    async def beat_if_late(self) -> None:
        """Before a clock runs out: an outage that nobody has heard of yet does not count."""
        if abs(self.host.time.now() - self.beaten) >= AWAY:
            await self.beat()

    def close_idle(self) -> None:
        limit = self.host.time.monotonic() - IDLE
        for open_table in list(self.host.tables.values()):
            if open_table.idle and open_table.used < limit:
                self.host.let_go(open_table)
