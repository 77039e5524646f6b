"""A process that thinks for bots: one JSON document a line in, one out.

`python -m nemeton.server.workers.process`; what it is told is a save in which all that the seat
cannot know has been drawn anew, so a bot can neither cheat nor leak. With `--ready` it loads every
game first.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any

import nemeton
from nemeton import bots
from nemeton.review import tasks

__all__ = ["answered"]

# A turn of thought, by level; a little less than people are promised (1 and 3 seconds).
SECONDS = {"grove": 0.7, "oak": 2.4}


def answered(task: dict[str, Any]) -> dict[str, Any]:
    """Carries out one task: `think` for a bot, `verify` a record, or one of `review.tasks`."""
    kind = task["task"]
    if kind == "verify":
        return verified(task["record"])
    if kind != "think":
        return tasks.answered(task)
    state = nemeton.load(task["save"])
    player = bots.bot(task["level"], task["seed"], budget(task))
    player.recall(task.get("memory") or {})
    thought = player.think(state, task["seat"])
    return {"option": list(thought.option), "memory": player.memory}


def budget(task: dict[str, Any]) -> bots.Budget:
    """Nodes or seconds a turn, as the task says, or what the level has in play."""
    level = bots.named(task["level"])
    if "nodes" in task:
        return bots.Budget(nodes=task["nodes"])
    return bots.Budget(seconds=task.get("seconds") or SECONDS.get(level, 0.0))


def verified(record: Any) -> dict[str, Any]:
    try:
        state = nemeton.verify(record)
    except nemeton.BadInput as error:
        return {"key": error.key, "said": {each: error.said(each) for each in nemeton.LOCALES}}
    return {"choices": state.number, "over": state.over}


def main() -> None:
    """Reads tasks until the server closes the pipe."""
    with contextlib.suppress(OSError):
        os.nice(5)  # the server comes first
    for name in nemeton.catalogue() if "--ready" in sys.argv else ():
        nemeton.game(name)
    for line in sys.stdin:
        try:
            reply = answered(json.loads(line))
        except Exception as error:  # whatever a bot does, the server must hear of it
            reply = {"failed": f"{type(error).__name__}: {error}"[:300]}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
