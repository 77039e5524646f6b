"""Games played on a Ray cluster; what a lost node was playing is played again elsewhere."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator
from typing import Any

from nemeton.arena.executors import TASKS_AHEAD, Executor
from nemeton.arena.game import play_task
from nemeton.engine.errors import BadInput

__all__ = ["cluster"]

PATIENCE = 5.0  # seconds
RETRIES = 20  # times that a game outlives the process or node that played it


def cluster(address: str | None = None) -> Executor:
    """The cluster at that address; without one, that of the environment or of this machine."""
    ray = imported()
    knock(address)

    def execute(tasks: Iterable[str]) -> Iterator[str]:
        mine = not ray.is_initialized()
        if mine:
            connect(ray, address)
        try:
            yield from spread(ray, tasks)
        finally:
            if mine:
                ray.shutdown()

    return execute


def imported() -> Any:
    try:
        import ray
    except ImportError as error:
        raise BadInput("arena-no-ray") from error
    return ray


def connect(ray: Any, address: str | None) -> None:
    """Joins a cluster, or starts one here; its chatter stays out of the terminal."""
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise nobody_there(address, error) from error


def knock(address: str | None) -> None:
    """Ray itself would try for minutes before it says that nobody answers."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise nobody_there(address, error) from error


def nobody_there(address: str | None, error: Exception) -> BadInput:
    detail = (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
    return BadInput("arena-no-cluster", address=address or "", detail=detail)


def spread(ray: Any, tasks: Iterable[str]) -> Iterator[str]:
    """A few more games are handed out than there are cores, and one for each that comes back."""
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(play_task)
    coming = iter(tasks)
    running: list[Any] = []
    while True:
        most = TASKS_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(running) < most and (task := next(coming, None)) is not None:
            running.append(remote.remote(task))
        if not running:
            return
        finished, running = ray.wait(running, num_returns=1)
        yield from (ray.get(each) for each in finished)
