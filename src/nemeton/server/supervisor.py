"""Serves at once, and goes on with the compiled engine when it is built: nobody notices the change.

`make play` names a folder (NEMETON_COMPILED) and the command that fills it or finds it up to date
(NEMETON_COMPILE). The supervisor holds the listening socket and starts a server process on it; the
command runs behind, at the lowest priority and on one core. Once it has succeeded, a second server
process, which imports from the folder, gets ready; the first one answers what it was asked, sends
its pages away and ends; then the second opens the tables from their logs. In between whoever
connects waits at the socket. So one process writes at a time, and its workers use the same engine.
See docs/decisions/0026.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import Callable
from pathlib import Path

__all__ = ["Supervisor"]

MODULE = "nemeton.server.handover"
LEASH = str(Path(__file__).with_name("leash.py"))
GLANCE = 10.0  # seconds in which the command says that it has something to do, or that it has not
GETTING_READY = 120.0  # seconds, on a machine that may be busy
ENDING = 6.0  # seconds, more than a server takes to end its connections
LOOK = 1.0  # seconds between two looks whether the terminal is still there
KILLED = 2.0  # seconds that a command gets to end by itself

Say = Callable[..., None]  # the key of a text and its parameters


class Building:
    """The command that makes the compiled engine, in a process group that ends with the server."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self.news = asyncio.Event()  # it says something, or it is done
        self.listening = asyncio.get_running_loop().create_task(self.listen())

    @classmethod
    async def start(cls, command: str) -> Building:
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-I", "-S", LEASH, command),
                stdin=PIPE,
                stdout=PIPE,
                stderr=STDOUT,
                start_new_session=True,
                preexec_fn=humble,
            )
        )

    async def listen(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self.lines.append(line.decode(errors="replace").strip())
            self.news.set()
        await self.process.wait()
        self.news.set()

    async def nothing_to_do(self) -> bool:
        """Whether the engine is there already: the command ends without a word."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GLANCE):
                await self.news.wait()
        return self.process.returncode == 0

    async def succeeded(self) -> bool:
        await asyncio.shield(self.listening)
        return self.process.returncode == 0

    @property
    def failure(self) -> str:
        """Why it failed, in the one line that says most."""
        wanted = [line for line in self.lines if "error:" in line]
        wanted += [line for line in self.lines if line.startswith("nemeton: ") and line[-1] != "…"]
        return (wanted or self.lines or [f"status {self.process.returncode}"])[0][:200]

    async def end(self) -> None:
        if self.process.returncode is not None:
            return  # its number may be somebody else's by now
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGTERM)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(KILLED):
                    await self.process.wait()
            os.killpg(self.process.pid, signal.SIGKILL)
        self.listening.cancel()


def humble() -> None:
    """Whoever plays comes first."""
    os.nice(19)
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


async def terminal_closed() -> None:
    """Waits until the terminal is gone: only the first process in it is told, which may be make."""
    watch = select.poll()
    if os.isatty(0):
        watch.register(0, 0)
    while not watch.poll(0):
        await asyncio.sleep(LOOK)


class ServerProcess:
    """A server on the socket; it ends when it is told to, or when its supervisor is gone."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, listening: socket.socket, tree: str, standby: bool) -> ServerProcess:
        """One that imports from `tree`, if that is given; a standby waits for its turn."""
        environment = dict(os.environ)
        if tree:
            paths = [tree, *filter(None, [os.environ.get("PYTHONPATH")])]
            environment["PYTHONPATH"] = os.pathsep.join(paths)
        number = listening.fileno()
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", MODULE, str(number), *(["--standby"] if standby else [])),
                stdin=PIPE,
                stdout=PIPE,
                env=environment,
                pass_fds=(number,),
                start_new_session=True,  # Ctrl+C is for the supervisor, which ends it in order
            )
        )

    async def says(self, word: bytes) -> bool:
        """Waits for that word; False where the process ends without it."""
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            if line.strip() == word:
                return True
        return False

    def begin(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"begin\n")

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await self.process.wait()
                    return
            self.process.kill()
        await self.process.wait()


class Supervisor:
    """Keeps one server process going, and lets the compiled engine take over."""

    def __init__(self, listening: socket.socket, tree: str, command: str, say: Say) -> None:
        self.listening = listening
        self.tree = tree
        self.command = command
        self.say = say
        self.began = float(os.environ.get("NEMETON_BEGAN") or time.time())
        self.building: Building | None = None
        self.serving: ServerProcess | None = None
        self.successor: ServerProcess | None = None

    def run(self) -> int:
        """Serves until it is stopped; the exit status of a server that ended by itself."""
        return asyncio.run(self.supervise())

    async def supervise(self) -> int:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(each, stop.set)
        served = loop.create_task(self.serve())
        others = [loop.create_task(stop.wait()), loop.create_task(terminal_closed())]
        await asyncio.wait({served, *others}, return_when=asyncio.FIRST_COMPLETED)
        for task in (served, *others):
            task.cancel()
        await asyncio.gather(served, *others, return_exceptions=True)
        await self.end_all()
        return 0 if stop.is_set() or served.cancelled() else served.result()

    async def end_all(self) -> None:
        parts = (self.building, self.successor, self.serving)
        await asyncio.gather(*(part.end() for part in parts if part is not None))

    async def serve(self) -> int:
        self.building = await Building.start(self.command)
        built = await self.building.nothing_to_do()
        serving = self.serving = await self.start(built)
        if not await serving.says(b"open"):
            return await serving.process.wait()
        self.say("serve-answers", seconds=self.seconds())
        change = None if built else asyncio.get_running_loop().create_task(self.change())
        try:
            return await self.ended()
        finally:
            if change is not None:
                change.cancel()
                await asyncio.gather(change, return_exceptions=True)

    async def start(self, compiled: bool, standby: bool = False) -> ServerProcess:
        return await ServerProcess.start(self.listening, self.tree if compiled else "", standby)

    async def ended(self) -> int:
        """The exit status of the process that serves, whichever that is by then."""
        while True:
            serving = self.serving
            assert serving is not None
            status = await serving.process.wait()
            if serving is self.serving:
                return status

    async def change(self) -> None:
        """Lets the compiled engine take over when it is built; if it fails, all stays as it is."""
        building, serving = self.building, self.serving
        assert building is not None
        assert serving is not None
        self.say("serve-building")
        if not await building.succeeded():
            self.say("serve-interpreted", reason=building.failure)
            return
        successor = self.successor = await self.start(compiled=True, standby=True)
        if not await self.is_ready(successor):
            await successor.end()
            self.say("serve-interpreted", reason="the compiled engine does not start")
            return
        self.serving = successor
        await serving.end()
        successor.begin()
        if await successor.says(b"open"):
            self.say("serve-compiled", seconds=self.seconds())

    async def is_ready(self, successor: ServerProcess) -> bool:
        try:
            async with asyncio.timeout(GETTING_READY):
                return await successor.says(b"ready")
        except TimeoutError:
            return False

    def seconds(self) -> str:
        """Since the command was given, which may be longer ago than this process is old."""
        return f"{time.time() - self.began:.0f}"
