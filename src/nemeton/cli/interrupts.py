"""Signals (Ctrl-C, hang-up, termination) end a session, never between a choice and its record."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

__all__ = ["Interrupted", "interruptible", "undisturbed"]

SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Interrupted(BaseException):
    """A signal asks the session to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Waiting:
    """Signals that came while nobody was to be disturbed."""

    def __init__(self) -> None:
        self.depth = 0
        self.number: int | None = None


waiting = Waiting()


def interrupted(number: int, frame: FrameType | None) -> None:
    if waiting.depth:
        waiting.number = number
    else:
        raise Interrupted(number)


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Within, each of the signals raises Interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, interrupted) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Within, signals wait; what came is raised at the end."""
    waiting.depth += 1
    try:
        yield
    finally:
        waiting.depth -= 1
    if waiting.number is not None and not waiting.depth:
        number, waiting.number = waiting.number, None
        raise Interrupted(number)
