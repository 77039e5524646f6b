"""Proximal policy optimisation (Schulman et al. 2017) learns Cernunos by playing itself, in numpy.

    python examples/learning/ppo.py [--games 2000] [--seed 1]

It knows nothing but what the PettingZoo environment tells each seat: an observation, a mask of the
legal actions, and who has won.
"""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nemeton import research

Floats = NDArray[np.float32]
Step = tuple[Floats, NDArray[np.bool_], int]  # what was seen, what was legal, what was done

HIDDEN = 64
RATE = 0.003
EPOCHS = 4
CLIP = 0.2
TRACE = 0.9  # how far a surprise reaches back (generalised advantage estimation)
ENTROPY = 0.01  # keeps the policy broad
GAMES_AN_UPDATE = 16


class Learner:
    """A hidden layer for the policy, and another one for the chance to win."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

        def layer(wide: int, high: int, scale: float) -> Floats:
            return self.rng.normal(0, scale / math.sqrt(wide), (wide, high)).astype(np.float32)

        self.weights = {
            "policy in": layer(inputs, HIDDEN, 1.0),
            "policy out": layer(HIDDEN, actions, 0.1),
            "value in": layer(inputs, HIDDEN, 1.0),
            "value out": layer(HIDDEN, 1, 0.1),
        }
        self.means = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.squares = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.updates = 0

    def policy(self, seen: Floats, legal: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The hidden layer, and a probability for every action."""
        hidden = np.maximum(seen @ self.weights["policy in"], 0)
        scores = np.where(legal, hidden @ self.weights["policy out"], -np.inf)
        powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return hidden, powers / powers.sum(axis=-1, keepdims=True)

    def value(self, seen: Floats) -> tuple[Floats, Floats]:
        """The hidden layer, and the reward that is to be expected."""
        hidden = np.maximum(seen @ self.weights["value in"], 0)
        return hidden, np.tanh(hidden @ self.weights["value out"])[..., 0]

    def choose(self, seen: Floats, legal: NDArray[np.bool_]) -> int:
        _, chances = self.policy(seen, legal)
        actions = np.flatnonzero(legal)
        sums = np.cumsum(chances[actions])
        return int(actions[np.searchsorted(sums, self.rng.random() * sums[-1])])

    def learn(self, games: list[tuple[list[Step], float]]) -> None:
        """Makes likelier what turned out better than expected, a few times over."""
        steps = [step for mine, _ in games for step in mine]
        seen = np.stack([step[0] for step in steps])
        legal = np.stack([step[1] for step in steps])
        done = np.array([step[2] for step in steps])
        rewards = np.concatenate([np.full(len(mine), reward) for mine, reward in games])
        _, values = self.value(seen)
        gains = advantages([(len(mine), reward) for mine, reward in games], values)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        before = self.policy(seen, legal)[1][np.arange(len(done)), done]
        for _ in range(EPOCHS):
            slopes = self.policy_slopes(seen, legal, done, before, gains)
            self.adam({**slopes, **self.value_slopes(seen, rewards)})

    def policy_slopes(
        self,
        seen: Floats,
        legal: NDArray[np.bool_],
        done: NDArray[np.int64],
        before: Floats,
        gains: Floats,
    ) -> dict[str, Floats]:
        hidden, chances = self.policy(seen, legal)
        rows = np.arange(len(done))
        ratios = chances[rows, done] / before
        far = ((gains > 0) & (ratios > 1 + CLIP)) | ((gains < 0) & (ratios < 1 - CLIP))
        slopes = -chances
        slopes[rows, done] += 1
        slopes *= np.where(far, 0, ratios * gains)[:, None]
        logs = np.log(chances, where=chances > 0, out=np.zeros_like(chances))
        spread = (chances * logs).sum(axis=1, keepdims=True)
        slopes = (slopes - ENTROPY * chances * (logs - spread)) / len(done)
        back = (slopes @ self.weights["policy out"].T) * (hidden > 0)
        return {"policy in": seen.T @ back, "policy out": hidden.T @ slopes}

    def value_slopes(self, seen: Floats, rewards: Floats) -> dict[str, Floats]:
        hidden, values = self.value(seen)
        slopes = ((rewards - values) * (1 - values**2) / len(values)).astype(np.float32)[:, None]
        back = (slopes @ self.weights["value out"].T) * (hidden > 0)
        return {"value in": seen.T @ back, "value out": hidden.T @ slopes}

    def adam(self, slopes: dict[str, Floats]) -> None:
        """A step uphill (Kingma and Ba 2015)."""
        self.updates += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.weights[name] += RATE * mean / (np.sqrt(square) + 1e-8)


def advantages(games: list[tuple[int, float]], values: Floats) -> Floats:
    """How much better each step went than expected, game by game and seat by seat."""
    found = np.zeros_like(values)
    first = 0
    for count, reward in games:
        ahead, gain = reward, 0.0
        for place in range(first + count - 1, first - 1, -1):
            gain = ahead - float(values[place]) + TRACE * gain
            ahead = float(values[place])
            found[place] = gain
        first += count
    return found


def play(
    env: Any, players: list[Learner | None], seed: int
) -> tuple[list[list[Step]], list[float]]:
    """One game: the steps of each seat and its reward; None plays at random."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    steps: list[list[Step]] = [[] for _ in players]
    rewards = [0.0] * len(players)
    for agent in env.agent_iter():
        told, reward, over, _, _ = env.last()
        seat = env.possible_agents.index(agent)
        if over:
            rewards[seat] = float(reward)
            env.step(None)
            continue
        legal, player = told["action_mask"] > 0, players[seat]
        if player is None:
            action = int(luck.choice(np.flatnonzero(legal)))
        else:
            action = player.choose(told["observation"], legal)
            steps[seat].append((told["observation"], legal, action))
        env.step(action)
    return steps, rewards


def train(env: Any, learner: Learner, games: int, seed: int) -> None:
    kept: list[tuple[list[Step], float]] = []
    for game in range(games):
        steps, rewards = play(env, [learner, learner], seed * 1_000_000 + game)
        kept += zip(steps, rewards, strict=True)
        if (game + 1) % GAMES_AN_UPDATE == 0:
            learner.learn(kept)
            kept = []


def against_random(env: Any, learner: Learner, games: int, seed: int) -> list[float]:
    """1 for each game won, 0 for each lost, a half for a draw; both seats in turn."""
    won: list[float] = []
    for game in range(games):
        seat = game % 2
        players = [learner if each == seat else None for each in range(2)]
        _, rewards = play(env, players, seed + game)
        won.append((rewards[seat] + 1) / 2)
    return won


def interval(won: list[float]) -> tuple[float, float]:
    """Between which shares the truth lies, 95 times in a hundred (Wilson 1927)."""
    count, share, z = len(won), sum(won) / len(won), 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count**2)) / (1 + z * z / count)
    return middle - half, middle + half


def learnt(games: int, seed: int) -> tuple[Any, Learner]:
    """An environment, and a learner that has played so many games against itself in it."""
    env = research.aec("cernunos")
    told = env.observation_space("seat_0")
    learner = Learner(told["observation"].shape[0], int(env.action_space("seat_0").n), seed)
    train(env, learner, games, seed)
    return env, learner


def main(arguments: list[str]) -> None:
    games = int(arguments[arguments.index("--games") + 1]) if "--games" in arguments else 2000
    seed = int(arguments[arguments.index("--seed") + 1]) if "--seed" in arguments else 1
    env, learner = learnt(games, seed)
    won = against_random(env, learner, 400, seed=10**9)
    low, high = interval(won)
    print(f"{games} games played, {100 * sum(won) / len(won):.1f} % won against random", end=" ")
    print(f"[{100 * low:.1f}; {100 * high:.1f}] of {len(won)}")


if __name__ == "__main__":
    main(sys.argv[1:])
