"""The worker process: measures one entrant on one core, whenever it is asked to.

Started as `python -m nemeton.cli.bench.worker LIBRARY GAME`. Each line on stdin is a request in
JSON, each line on stdout its answer.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

import nemeton
from nemeton.cli.bench.adapters import Adapter, adapter

__all__ = ["MEASURES", "answer"]

SEED = 20_240
SOME = 64  # positions that are copied and played on from


def main() -> None:
    library, game = sys.argv[1:3]
    stay_on_one_core()
    player = adapter(library, game, SEED)
    positions = spread(player.positions())
    say({"ready": True, "compiled": nemeton.compiled()})
    for line in sys.stdin:
        asked = json.loads(line)
        say(answer(player, positions, asked["measure"], asked["seconds"]))


def stay_on_one_core() -> None:
    """All workers share one core and take turns on it, so that its moods meet all of them."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def say(what: dict[str, Any]) -> None:
    print(json.dumps(what), flush=True)


def spread(positions: list[Any]) -> list[Any]:
    """Positions from the whole length of a game."""
    return positions[:: max(1, len(positions) // SOME)][:SOME]


def answer(player: Adapter, positions: list[Any], measure: str, seconds: float) -> dict[str, float]:
    """Repeats what is measured until the time is over; rates per second."""
    return MEASURES[measure](player, positions, seconds)


def listed(player: Adapter, positions: list[Any], seconds: float) -> dict[str, float]:
    """Decisions and games, every option listed."""
    decisions = games = 0
    began = now = time.perf_counter()
    while now < began + seconds:
        decisions += player.game()
        games += 1
        now = time.perf_counter()
    return {"decisions": decisions / (now - began), "games": games / (now - began)}


def sampled(player: Adapter, positions: list[Any], seconds: float) -> dict[str, float]:
    """Decisions with options drawn unlisted, where the library can."""
    decisions = 0
    began = now = time.perf_counter()
    while now < began + seconds:
        made = player.sampled_game()
        if made is None:
            return {}
        decisions += made
        now = time.perf_counter()
    return {"sampled": decisions / (now - began)}


def clones(player: Adapter, positions: list[Any], seconds: float) -> dict[str, float]:
    """Microseconds for a copy, over positions from a whole game."""
    clone, copies = player.clone, 0
    began = now = time.perf_counter()
    while now < began + seconds:
        for position in positions:
            clone(position)
        copies += len(positions)
        now = time.perf_counter()
    return {"clone": (now - began) / copies * 1e6}


def playouts(player: Adapter, positions: list[Any], seconds: float) -> dict[str, float]:
    """Copies of those positions played to the end."""
    played = 0
    began = now = time.perf_counter()
    while now < began + seconds:
        player.finish(player.clone(positions[played % len(positions)]))
        played += 1
        now = time.perf_counter()
    return {"playouts": played / (now - began)}


MEASURES: dict[str, Callable[[Adapter, list[Any], float], dict[str, float]]] = {
    "listed": listed,
    "sampled": sampled,
    "clones": clones,
    "playouts": playouts,
}


if __name__ == "__main__":
    main()
