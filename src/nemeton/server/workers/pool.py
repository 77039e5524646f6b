"""The processes in which bots think; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import TypeVar

import msgspec

from nemeton.server.meter import METER
from nemeton.server.workers.fair_queue import FairQueue
from nemeton.server.workers.messages import Reply
from nemeton.table.interfaces import ANYBODY, TaskFailed, TaskLate, Turn, Workers

__all__ = ["WorkerPool"]

LONGEST_LINE = 16 * 1024 * 1024
COMMAND = ("-m", "nemeton.server.workers.process")
Result = TypeVar("Result")
READY = (*COMMAND, "--ready")  # loads every game before it is asked


class WorkerPool(Workers):
    """A few worker processes, each with one task at a time; started when first needed, or at once
    where the first answer is to be as quick as the others."""

    def __init__(
        self, count: int = 2, command: tuple[str, ...] = COMMAND, eager: bool = False
    ) -> None:
        self.command = READY if eager and command == COMMAND else command
        self.eager = eager
        self.free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self.alive: set[Process] = set()
        self.queue = FairQueue(count)
        self.tasks: set[asyncio.Task[Reply]] = set()
        for _ in range(count):
            self.free.put_nowait(None)

    async def start(self) -> None:
        """Starts the processes before anybody asks."""
        waiting = [self.free.get_nowait() for _ in range(self.free.qsize() if self.eager else 0)]
        for worker in waiting:
            self.free.put_nowait(worker or await self.started())

    async def ask(
        self, task: msgspec.Struct, result: type[Result], seconds: float, turn: Turn = ANYBODY
    ) -> Result:
        """What a worker answers; after that many seconds it is stopped and replaced. Whoever gives
        up waiting leaves the worker to finish: starting another one would cost more."""
        asked = time.monotonic()
        await self.queue.take(turn)
        began = time.monotonic()
        work = asyncio.get_running_loop().create_task(self.reply(task, seconds))
        self.tasks.add(work)
        work.add_done_callback(lambda _: self.finished(work, turn, time.monotonic() - began))
        reply = await asyncio.shield(work)
        METER.think(type(task).__name__.lower(), began - asked, time.monotonic() - began)
        if reply.failed:
            raise TaskFailed(reply.failed)
        try:
            return msgspec.json.decode(reply.result, type=result)
        except msgspec.MsgspecError as error:
            raise TaskFailed(type(error).__name__) from error

    def finished(self, work: asyncio.Task[Reply], turn: Turn, seconds: float) -> None:
        self.tasks.discard(work)
        self.queue.give(turn, seconds)
        if not work.cancelled():
            work.exception()  # whoever waited has heard of it, or has given up waiting

    async def reply(self, task: msgspec.Struct, seconds: float) -> Reply:
        worker = self.free.get_nowait()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self.started()
            async with asyncio.timeout(seconds):  # wait_for may lose a cancellation
                return await exchanged(worker, task)
        except (TimeoutError, OSError, ValueError, EOFError, msgspec.MsgspecError) as error:
            await self.stop(worker)
            worker = None
            failure = TaskLate if isinstance(error, TimeoutError) else TaskFailed
            raise failure(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop(worker)
            worker = None
            raise
        finally:
            self.free.put_nowait(worker)

    async def started(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        self.alive.add(worker)
        return worker

    async def stop(self, worker: Process | None) -> None:
        if worker is None:
            return
        self.alive.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        for work in list(self.tasks):
            work.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in list(self.alive):
            await self.stop(worker)


async def exchanged(worker: Process, task: msgspec.Struct) -> Reply:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(task) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError("the worker is gone")
    return msgspec.json.decode(line, type=Reply)
