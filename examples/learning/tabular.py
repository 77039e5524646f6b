"""A table of values learns Magpie by Monte Carlo control (Sutton and Barto, chapter 5).

    PYTHONPATH=examples/magpie/src python examples/learning/tabular.py [--games 3000] [--seed 1]

What it knows of a position is only which actions are legal: that shows what it holds and what lies
in the open. For each such set the table keeps how well each action has done so far.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import numpy as np
from magpie.game import GAME

import nemeton
from nemeton import research

CURIOUS = 0.2  # how often something else is tried
Key = tuple[int, ...]


class Table:
    """How often each action was taken, and what came of it on average."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.taken: dict[tuple[Key, int], int] = defaultdict(int)
        self.worth: dict[tuple[Key, int], float] = defaultdict(float)

    def choose(self, legal: Key, curious: float) -> int:
        if self.rng.random() < curious:
            return int(self.rng.choice(legal))
        values = [self.worth[legal, action] for action in legal]
        best = [each for each, value in zip(legal, values, strict=True) if value == max(values)]
        return int(self.rng.choice(best))

    def learn(self, steps: list[tuple[Key, int]], reward: float) -> None:
        for step in set(steps):
            self.taken[step] += 1
            self.worth[step] += (reward - self.worth[step]) / self.taken[step]


def play(env: Any, table: Table | None, curious: float, seed: int) -> tuple[Any, float]:
    """One game against a random bot; without a table both play at random."""
    told, _ = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    steps: list[tuple[Key, int]] = []
    reward, over = 0.0, False
    while not over:
        legal = tuple(int(each) for each in np.flatnonzero(told["action_mask"]))
        action = int(luck.choice(legal)) if table is None else table.choose(legal, curious)
        steps.append((legal, action))
        told, reward, over, _, _ = env.step(action)
    return steps, float(reward)


def learnt(games: int, seed: int) -> tuple[Any, Table]:
    env = research.gym(nemeton.equipped(GAME), players=2, opponents="random")
    table = Table(seed)
    for game in range(games):
        steps, reward = play(env, table, CURIOUS, seed * 1_000_000 + game)
        table.learn(steps, reward)
    return env, table


def won(env: Any, table: Table | None, games: int, seed: int) -> float:
    """The share of games won; a draw is half of one."""
    rewards = [play(env, table, 0.0, seed + game)[1] for game in range(games)]
    return sum((reward + 1) / 2 for reward in rewards) / games


def main(arguments: list[str]) -> None:
    games = int(arguments[arguments.index("--games") + 1]) if "--games" in arguments else 3000
    seed = int(arguments[arguments.index("--seed") + 1]) if "--seed" in arguments else 1
    env, table = learnt(games, seed)
    for name, player in (("random", None), ("table", table)):
        print(f"{name}: {100 * won(env, player, 400, 10**9):.1f} % of 400 games won")


if __name__ == "__main__":
    main(sys.argv[1:])
