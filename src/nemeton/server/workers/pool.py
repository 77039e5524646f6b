"""The processes in which bots think; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypeVar

import msgspec

from nemeton.server.workers.messages import Reply
from nemeton.table.interfaces import TaskFailed, Workers

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
        for _ in range(count):
            self.free.put_nowait(None)

    async def start(self) -> None:
        """Starts the processes before anybody asks."""
        waiting = [self.free.get_nowait() for _ in range(self.free.qsize() if self.eager else 0)]
        for worker in waiting:
            self.free.put_nowait(worker or await self.started())

    async def ask(self, task: msgspec.Struct, result: type[Result], seconds: float) -> Result:
        """What a worker answers; after that many seconds it is stopped and replaced."""
        worker = await self.free.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self.started()
            async with asyncio.timeout(seconds):  # wait_for may lose a cancellation
                reply = await exchanged(worker, task)
            if not reply.failed:
                return msgspec.json.decode(reply.result, type=result)
        except (TimeoutError, OSError, ValueError, EOFError, msgspec.MsgspecError) as error:
            await self.stop(worker)
            worker = None
            raise TaskFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop(worker)
            worker = None
            raise
        finally:
            self.free.put_nowait(worker)
        raise TaskFailed(reply.failed)

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
