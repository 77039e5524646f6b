"""Weights for the reasons of Oak found by play: both sides think by weights that were drawn.

`weigh_by_play.py draw FILE --games N --nodes N` plays *forest* against itself, each side with
weights of its own for the named reasons, early and late, all through the tree; `slopes FILE` says
by how many points a side is more ahead for a factor e more of a reason. `gate WEIGHTS RESULTS`
plays *forest* with given weights (JSON: a factor for each reason) against *forest* as it is.
Files grow game by game, and a command goes on where it was left. Run it on the compiled engine.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy

import nemeton
from nemeton import Fast, State, bots
from nemeton.arena.intervals import share_of
from nemeton.bots import values, win_chance
from nemeton.bots.bot import Thought
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.levels.forest import Forest
from nemeton.bots.search import ismcts
from tools.fit_leaves import keep, kept_in, lateness

REASONS = ("resources", "ingredients", "druids", "elders", "cards", "creatures", "artifacts",
           "climbing", "places", "under_way", "rivals")  # fmt: skip
DEVIATION = 0.6  # of the logarithms of drawn weights
DRAWN, GATED = 800_000, 900_000  # where seeds begin

Logs = dict[str, tuple[float, float]]  # of the weights, early and late
thinking: list[Logs] = [{}]  # the weights of whoever is thinking


def weighed(state: State, seat: int) -> float:
    """The judgement with these weights; in the place of `values.state_value`."""
    logs, late = ({} if state.over else thinking[0]), lateness(state)
    total = values.result_value(state, seat)
    for name, value in state.evaluate(seat).items():
        early, at_last = logs.get(name, (0.0, 0.0))
        total += value * math.exp((1.0 - late) * early + late * at_last)
    return total


class Weighing(Forest):
    """Forest that thinks by weights of its own."""

    def __init__(self, logs: Logs, nodes: int, seed: int) -> None:
        super().__init__(seed, Budget(nodes=nodes))
        self.logs = logs

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        thinking[0] = self.logs
        tree = ismcts.Ismcts(state, seat, rng, meter, self.manner)
        tree.search()
        thinking[0] = {}
        line = tree.ranked()[0].principal_variation()
        return Thought(line[0], [], line)


def played(sides: list[Logs], seed: int, number: int, nodes: int) -> tuple[list[float], list[int]]:
    """The points and the winners of one game."""
    state = nemeton.game("oak").start(2, seed, False, None)
    players = [Weighing(logs, nodes, 2 * number + seat + 1) for seat, logs in enumerate(sides)]
    while not state.over:
        seat = state.pending().seat(state)
        thought = bots.answer(state, seat, players[seat], seed=7 * number + state.number)
        state.choose(thought.option)
    assert state.result is not None
    return [float(score or 0) for score in state.result.scores], list(state.result.winners)


def draw(given: argparse.Namespace) -> None:
    for number in range(len(kept_in(given.file)), given.games):
        rng = random.Random(number)
        sides: list[Logs] = [
            {name: (rng.gauss(0, DEVIATION), rng.gauss(0, DEVIATION)) for name in REASONS}
            for _ in range(2)
        ]
        scores, _ = played(sides, DRAWN + number, number, given.nodes)
        keep(given.file, {"sides": sides, "scores": scores})


def slopes(given: argparse.Namespace) -> None:
    rows = kept_in(given.file)
    apart = numpy.array([numpy.subtract(*map(flat, row["sides"])) for row in rows])
    ahead = numpy.array([row["scores"][0] - row["scores"][1] for row in rows])
    known = numpy.column_stack([numpy.ones(len(rows)), apart])
    found = numpy.linalg.lstsq(known, ahead, rcond=None)[0]
    left = ahead - known @ found
    noise = left @ left / (len(rows) - known.shape[1])
    errors = numpy.sqrt(numpy.diag(numpy.linalg.inv(known.T @ known)) * noise)
    names = ["first seat", *(f"{name} {when}" for name in REASONS for when in ("early", "late"))]
    for name, slope, error in zip(names, found, errors, strict=True):
        print(f"{name:20} {slope:6.2f} ± {error:.2f}")


def flat(side: dict[str, list[float]]) -> Any:
    return numpy.array([side[name] for name in REASONS]).ravel()


def gate(given: argparse.Namespace) -> None:
    factors: dict[str, float] = json.loads(given.weights.read_text("utf-8"))
    logs: Logs = {name: (math.log(each), math.log(each)) for name, each in factors.items()}
    for number in range(len(kept_in(given.file)), given.games):
        seat, block = number % 2, number // 2  # every seed twice, seats changed
        sides: list[Logs] = [{}, {}]
        sides[seat] = logs
        scores, winners = played(sides, GATED + block, block, given.nodes)
        won = (seat in winners) / len(winners)
        keep(given.file, [block, won, scores[seat] - scores[1 - seat]])
    rows = kept_in(given.file)
    share = share_of((block, won) for block, won, _ in rows)
    ahead = sum(points for _, _, points in rows) / len(rows)
    print(f"{share.value:.1%} [{share.low:.1%}; {share.high:.1%}] of {share.games}, {ahead:+.1f}")


def main() -> None:
    for module in (values, win_chance, ismcts):  # each has imported it by its name
        setattr(module, "state_value", weighed)  # noqa: B010  mypy knows no such assignment
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    for command, games, nodes in ((draw, 400, 2500), (slopes, 0, 0), (gate, 200, 10_000)):
        each = commands.add_parser(command.__name__)
        each.set_defaults(run=command)
        if command is gate:
            each.add_argument("weights", type=Path)
        each.add_argument("file", type=Path)
        each.add_argument("--games", type=int, default=games)
        each.add_argument("--nodes", type=int, default=nodes)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
