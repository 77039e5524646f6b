"""Decisions a second of processor time through each door, beside the raw engine.

The table of docs/environments.md: `python tools/measure_doors.py [GAME…] [--seconds 0.3]
[--rounds 5]` plays random games through one
door after the other, round after round in one process, and prints medians and their ratios to the
raw engine.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median

import numpy as np

import nemeton
from nemeton import research

Door = Callable[[str, float], int]  # decisions made within so many seconds
MANY = 64  # games of a batch
LUCK = random.Random(1)


def lasting(seconds: float) -> Callable[[], bool]:
    end = time.process_time() + seconds
    return lambda: time.process_time() < end


def raw(name: str, seconds: float) -> int:
    """Options listed, one chosen."""
    count, goes_on, game = 0, lasting(seconds), nemeton.game(name)
    state = game.start(seed=0, log=False)
    while goes_on():
        if state.over:
            state = game.start(seed=count, log=False)
        state.choose(LUCK.choice(state.options()))
        count += 1
    return count


def views(name: str, seconds: float) -> int:
    """The same, with the view of the seat that is asked, which every observation is made of."""
    count, goes_on, game = 0, lasting(seconds), nemeton.game(name)
    state = game.start(seed=0, log=False)
    while goes_on():
        if state.over:
            state = game.start(seed=count, log=False)
        state.view(state.pending().seat(state))
        state.choose(LUCK.choice(state.options()))
        count += 1
    return count


def batch(name: str, seconds: float) -> int:
    """A batch without its observations: ids, seats, rewards."""
    return stepped(name, seconds, observing=False)


def batch_observed(name: str, seconds: float) -> int:
    """A batch with them."""
    return stepped(name, seconds, observing=True)


def stepped(name: str, seconds: float, observing: bool) -> int:
    games, count, goes_on = nemeton.batch(name, MANY), 0, lasting(seconds)
    while goes_on():
        if observing:
            _ = games.observations, games.seats
        games.step([LUCK.choice(each) if each else 0 for each in games.legal])
        count += MANY
    return count


def aec(name: str, seconds: float) -> int:
    """PettingZoo: `last()` and `step`."""
    env, count, goes_on = research.aec(name), 0, lasting(seconds)
    env.reset(seed=1)
    while goes_on():
        told, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        env.step(LUCK.choice(np.flatnonzero(told["action_mask"])))
        count += 1
    return count


def gym(name: str, seconds: float) -> int:
    """Gymnasium against random bots; the learner's decisions alone are counted."""
    env, count, goes_on = research.gym(name, opponents="random"), 0, lasting(seconds)
    told, _ = env.reset(seed=1)
    while goes_on():
        told, _, over, _, _ = env.step(LUCK.choice(np.flatnonzero(told["action_mask"])))
        count += 1
        if over:
            told, _ = env.reset()
    return count


def spiel(name: str, seconds: float) -> int:
    """OpenSpiel: `legal_actions` and `apply_action`, no observations."""
    game, count, goes_on = research.spiel(name, deals=16), 0, lasting(seconds)
    state = game.new_initial_state()
    while goes_on():
        if state.is_terminal():
            state = game.new_initial_state()
        state.apply_action(LUCK.choice(state.legal_actions()))
        count += 1
    return count


DOORS: dict[str, Door] = {
    "engine": raw,
    "engine with views": views,
    "batch": batch,
    "batch with observations": batch_observed,
    "PettingZoo AEC": aec,
    "Gymnasium, one seat": gym,
    "OpenSpiel": spiel,
}


def measured(name: str, seconds: float, rounds: int) -> dict[str, float]:
    found: dict[str, list[float]] = {door: [] for door in DOORS}
    for play in DOORS.values():
        play(name, 0.01)  # loads all there is to load
    for _ in range(rounds):
        for door, play in DOORS.items():
            began = time.process_time()
            count = play(name, seconds)
            found[door].append(count / (time.process_time() - began))
    return {door: median(each) for door, each in found.items()}


def valued(arguments: list[str], option: str, default: float) -> float:
    return float(arguments[arguments.index(option) + 1]) if option in arguments else default


def main(arguments: list[str]) -> None:
    names = [each for each in arguments if each in nemeton.catalogue()] or nemeton.catalogue()
    rounds = int(valued(arguments, "--rounds", 5))
    speeds = {name: measured(name, valued(arguments, "--seconds", 0.3), rounds) for name in names}
    print("| door |", " | ".join(names), "|\n|---|" + "---:|" * len(names))
    for door in DOORS:
        cells = (
            f"{each[door]:,.0f} ({each[door] / each['engine']:.2f})" for each in speeds.values()
        )
        print(f"| {door} |", " | ".join(cells).replace(",", " "), "|")


if __name__ == "__main__":
    main(sys.argv[1:])
