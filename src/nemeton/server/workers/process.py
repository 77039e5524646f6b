"""A process that thinks for bots and reviews games: one JSON document a line in, one out.

`python -m nemeton.server.workers.process`; what it is told is a save in which all that the seat
cannot know has been drawn anew, so a bot can neither cheat nor leak. With `--ready` it loads every
game first.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any

import msgspec

import nemeton
from nemeton.review import tasks as review
from nemeton.server.workers.messages import Reply, Task
from nemeton.table.tasks import Think, Verify, thought, verified

__all__ = ["carried_out"]

DECODER: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
LONGEST_FAILURE = 300


def carried_out(task: Task) -> Any:
    match task:
        case Think():
            return thought(task)
        case Verify():
            return verified(task)
        case _:
            return review.carried_out(task)


def reply_to(line: bytes) -> Reply:
    """Whatever a bot does, the server must hear of it."""
    try:
        result = carried_out(DECODER.decode(line))
        return Reply(msgspec.Raw(msgspec.json.encode(result)))
    except Exception as error:
        return Reply(failed=f"{type(error).__name__}: {error}"[:LONGEST_FAILURE])


def main() -> None:
    """Reads tasks until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the pipe
    if hasattr(os, "nice"):  # not on Windows
        with contextlib.suppress(OSError):
            os.nice(5)  # the server comes first
    for name in nemeton.catalogue() if "--ready" in sys.argv else ():
        nemeton.game(name)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(reply_to(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
