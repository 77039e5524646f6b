"""Where games are played: in this process, or in a pool of processes on this machine.

An executor takes tasks and yields results as they come, in any order, each task's once. A process
that dies is replaced and its games are played again; they are the same games, since seeds fix them.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from nemeton.arena.game import play_task
from nemeton.engine.errors import BadInput

__all__ = ["Executor", "inline", "pool"]

Executor = Callable[[Iterable[str]], Iterator[str]]

TASKS_AHEAD = 3  # tasks handed out per process, so that none waits
MOST_DEATHS = 5  # of one task, before it is the task that is to blame


def inline(tasks: Iterable[str]) -> Iterator[str]:
    """One after another, here; what `run` does when nobody says otherwise."""
    for task in tasks:
        yield play_task(task)


def pool(workers: int) -> Executor:
    """Several processes of this machine: `run(contest, games=40, executor=pool(2))`."""
    if workers < 1:
        raise BadInput("bad-arena-number", name="workers", value=workers, least=1)

    def execute(tasks: Iterable[str]) -> Iterator[str]:
        queue = TaskQueue(tasks)
        while queue.more():
            try:
                yield from pooled(queue, workers)
            except BrokenProcessPool as error:
                queue.requeue(error)

    return execute


class TaskQueue:
    """The tasks that are still to be done, and those handed out meanwhile."""

    def __init__(self, tasks: Iterable[str]) -> None:
        self.coming = iter(tasks)
        self.out: dict[str, int] = {}  # and how many processes died of it
        self.back: list[tuple[str, int]] = []

    def more(self) -> bool:
        if not self.back:
            self.back.extend((task, 0) for task in itertools.islice(self.coming, 1))
        return bool(self.back)

    def take(self) -> str | None:
        if not self.more():
            return None
        task, deaths = self.back.pop()
        self.out[task] = deaths
        return task

    def done(self, task: str) -> None:
        del self.out[task]

    def requeue(self, error: BaseException) -> None:
        """Processes died: what was handed out is to be done again, but not for ever."""
        for task, deaths in self.out.items():
            if deaths + 1 >= MOST_DEATHS:
                raise BadInput("arena-died", times=MOST_DEATHS) from error
            self.back.append((task, deaths + 1))
        self.out.clear()


def pooled(queue: TaskQueue, workers: int) -> Iterator[str]:
    """As long as all processes live."""
    fresh = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    processes = ProcessPoolExecutor(
        workers, mp_context=fresh, initializer=start_worker, initargs=(os.getpid(),)
    )
    try:
        yield from results(processes, queue, workers)
    finally:
        processes.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()  # nobody waits for what it is playing
            child.join()


def results(processes: ProcessPoolExecutor, queue: TaskQueue, workers: int) -> Iterator[str]:
    running: dict[Future[str], str] = {}
    while True:
        while len(running) < workers * TASKS_AHEAD and (task := queue.take()) is not None:
            running[processes.submit(play_task, task)] = task
        if not running:
            return
        finished, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            line = future.result()
            queue.done(running.pop(future))
            yield line


# In the other processes


def start_worker(parent: int) -> None:
    """Plays when the machine has nothing better to do; ends with the parent, and only with it."""
    if hasattr(os, "nice"):
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with, args=(parent,), daemon=True).start()


def exit_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
