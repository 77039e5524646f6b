"""A server process on a socket handed to it: it waits for its turn and makes way in good order.

`python -m nemeton.server.handover SOCKET [--standby]`, started by the supervisor. A standby loads
every game and starts its workers, says `ready`, and opens tables only when it is told to begin.
Whoever is to end takes no further connections, answers what it was asked, and tells its pages to
come back at once; they find the next server at the same address.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from threading import Thread

import uvicorn

import nemeton
from nemeton.server import logs
from nemeton.server.context import Context
from nemeton.server.serve import SETTINGS, app_from_environment, pool_from_environment

__all__ = ["HandedServer"]

LOG = logging.getLogger("nemeton.server")
LOOK = 0.02  # seconds between two looks for one's turn
ANSWERING = 2.0  # seconds in which what was asked is answered before a page is sent away


class HandedServer(uvicorn.Server):
    """Serves on the socket it is given, when it is its turn."""

    def __init__(self, standby: bool) -> None:
        self.pool = pool_from_environment()
        self.app = app_from_environment(self.pool)
        super().__init__(uvicorn.Config(self.app, **SETTINGS))
        self.standby = standby

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        Thread(target=self.heed, args=(loop,), name="nemeton-supervised", daemon=True).start()
        if self.standby:
            await self.wait_for_turn()
        if self.should_exit:
            await self.pool.close()
            return
        await super().startup(sockets)
        tell("open")
        os.dup2(2, 1)  # what else is printed is for people

    async def wait_for_turn(self) -> None:
        for name in nemeton.catalogue():
            nemeton.game(name)
        await self.pool.start()
        tell("ready")
        while self.standby and not self.should_exit:
            await asyncio.sleep(LOOK)

    def heed(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread: a line says that it is one's turn, the end that nobody supervises."""
        while os.read(0, 64):
            self.standby = False
        loop.call_soon_threadsafe(self.leave)

    def leave(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # before the pages come back
        await send_away(self.app.state.context)
        await super().shutdown(sockets)


async def send_away(context: Context) -> None:
    """Tells every page to come back, each as soon as it has been answered."""
    going = [asyncio.ensure_future(farewell()) for farewell in list(context.pages)]
    if going:
        await asyncio.wait(going, timeout=ANSWERING)


def tell(word: str) -> None:
    print(word, flush=True)


def main() -> None:
    logs.configure()
    server = HandedServer("--standby" in sys.argv)
    server.run(sockets=[socket.socket(fileno=int(sys.argv[1]))])


if __name__ == "__main__":
    main()
