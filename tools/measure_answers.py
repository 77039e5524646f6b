"""How long bots take to answer at a table: asked as the server asks them, in a worker process.

`tools/measure_answers.py [GAME …] [--turns N] [--level LEVEL]` plays on from several moments of
each game and prints, for each level, the median, the 95th percentile and the longest time: of an
answer for *sapling*, of all answers of a turn for *grove* and *forest*. Times include drawing anew
what the seat cannot know, saving, the way to the worker and back. What is over the limit is marked,
and the exit status tells it. With `PYTHONPATH=build/compiled` the compiled engine is measured. On a
busy machine `--cpu` counts the time that the two processes ran instead (Linux).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nemeton
from nemeton import Fast, State, bots
from nemeton.bots.limits import PROMISED, WORKER_THINKS
from nemeton.engine import state as engine
from nemeton.server.workers.pool import WorkerPool
from nemeton.table import tasks

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("cernunos", 2, {}),
    ("oak", 2, {}),
    ("oak", 4, {}),
    ("pangaia", 2, {}),
    ("pangaia", 4, {"advanced": True}),
    ("pangaia", 3, {"continent": "built"}),
    ("root", 2, {}),
    ("root", 4, {}),
    ("root", 6, {}),
]
APART = 30  # choices that saplings play between two turns looked at, at most


class Watch:
    """The workers, and the time they and this process take."""

    def __init__(self, cpu: bool) -> None:
        self.workers = WorkerPool(1)
        self.cpu = cpu

    def now(self) -> float:
        if not self.cpu:
            return time.perf_counter()
        ran = [Path(f"/proc/{each.pid}/schedstat").read_text() for each in self.workers.alive]
        return time.process_time() + sum(int(each.split()[0]) for each in ran) / 1e9


class Table:
    """A game at which one level holds every seat; each seat's plan travels with its tasks."""

    def __init__(self, state: State, level: str, watch: Watch, luck: Fast) -> None:
        self.state = state
        self.level = level
        self.watch = watch
        self.luck = luck
        self.memories: dict[int, Any] = {}
        self.answers: list[float] = []
        self.turns: list[float] = []

    async def answer(self) -> float:
        """One question as the server asks it; how long it took."""
        state = self.state
        seat, seed = state.pending().seat(state), self.luck.below(1 << 27)
        began = self.watch.now()
        task = tasks.thinking(state, seat, self.level, seed, self.memories.get(seat))
        choice = await self.watch.workers.ask(task, tasks.BotChoice, WORKER_THINKS)
        took = self.watch.now() - began
        self.memories[seat] = choice.memory
        state.choose(choice.option)
        self.answers.append(took)
        return took

    async def turn(self) -> None:
        """All that the seat asked now answers until the turn is over; others answer unmeasured."""
        state, spent = self.state, 0.0
        turn, seat = state.turn_number, state.pending().seat(state)
        while not state.over and state.turn_number == turn:
            if state.pending().seat(state) == seat:
                spent += await self.answer()
            else:
                self.by_sapling()
        self.turns.append(spent)

    def by_sapling(self) -> None:
        state, seed = self.state, self.luck.below(1 << 27)
        seat = state.pending().seat(state)
        state.choose(bots.answer(state, seat, bots.bot("sapling", seed), seed).option)

    def wander(self) -> None:
        for _ in range(self.luck.below(APART)):
            if not self.state.over:
                self.by_sapling()


async def measured(
    kind: tuple[str, int, dict[str, Any]], level: str, turns: int, watch: Watch
) -> list[float]:
    """The times of that many turns, spread over games."""
    name, players, options = kind
    luck, found = Fast(7), list[float]()
    game = 0
    while len(found) < turns:
        game += 1
        state = nemeton.game(name).start(players, game, False, None, **options)
        table = Table(state, level, watch, luck)
        if game % 2:
            table.wander()
        looks = max(2, turns // 3)
        while not state.over and len(table.turns) < min(looks, turns - len(found)):
            await table.turn()
            table.wander()
        found += table.turns
        if level == "sapling":
            found[len(found) - len(table.turns) :] = table.answers
    return found


def row(kind: tuple[str, int, dict[str, Any]], level: str, times: Sequence[float]) -> str:
    name, players, options = kind
    ordered = sorted(times)
    part = [ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.95, 1.0)]
    about = " ".join([name, str(players), *(f"{key}={value}" for key, value in options.items())])
    shown = "".join(f"{1000 * each:9.0f}" for each in part)
    over = "   over" if part[-1] > PROMISED[level] else ""
    return f"{about:28} {level:8} {len(ordered):5}{shown}{1000 * PROMISED[level]:9.0f}{over}"


async def measure(names: Sequence[str], levels: Sequence[str], turns: int, watch: Watch) -> bool:
    kept = "compiled" if not engine.__file__.endswith(".py") else "interpreted"
    print(f"{kept} engine, milliseconds{' of CPU' if watch.cpu else ''}", flush=True)
    print(f"{'':28} {'':8} {'count':>5}{'p50':>9}{'p95':>9}{'most':>9}{'limit':>9}", flush=True)
    sound = True
    try:
        for kind in KINDS:
            if not names or kind[0] in names:
                await measured(kind, "sapling", 1, watch)  # what is only loaded once
            for level in levels if not names or kind[0] in names else ():
                times = await measured(kind, level, turns, watch)
                sound = sound and max(times) <= PROMISED[level]
                print(row(kind, level, times), flush=True)
    finally:
        await watch.workers.close()
    return sound


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("games", nargs="*", choices=[[], *nemeton.catalogue()])
    reader.add_argument("--turns", type=int, default=9)
    reader.add_argument("--level", action="append", choices=list(PROMISED))
    reader.add_argument("--cpu", action="store_true")
    given = reader.parse_args()
    levels, turns = given.level or list(PROMISED), max(1, given.turns)
    sound = asyncio.run(measure(given.games, levels, turns, Watch(given.cpu)))
    sys.exit(0 if sound else 1)


if __name__ == "__main__":
    main()
