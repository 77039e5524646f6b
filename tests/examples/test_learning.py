"""The examples that learn: they do, and through the doors alone."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "learning"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_what_is_rewarded_becomes_likelier() -> None:
    ppo = example("ppo")
    learner = ppo.Learner(inputs=3, actions=4, seed=1)
    seen, legal = np.array([1, 0, 1], np.float32), np.array([True, True, False, False])
    games = [([(seen, legal, 0)], 1.0), ([(seen, legal, 1)], -1.0)]
    for _ in range(40):
        learner.learn(games)
    _, chances = learner.policy(seen, legal)
    assert chances[0] > 0.9
    assert chances[2] == chances[3] == 0


def test_it_plays_whole_games_against_itself_and_others() -> None:
    ppo = example("ppo")
    env, learner = ppo.learnt(games=ppo.GAMES_AN_UPDATE, seed=1)
    assert learner.updates == ppo.EPOCHS
    won = ppo.against_random(env, learner, games=4, seed=7)
    low, high = ppo.interval(won)
    assert 0 <= low < sum(won) / 4 < high <= 1 or sum(won) in (0, 4)


def test_a_table_learns_magpie() -> None:
    tabular = example("tabular")
    env, table = tabular.learnt(games=300, seed=1)
    assert tabular.won(env, table, games=100, seed=10**9) > 0.6


@pytest.mark.soak
def test_proximal_policy_optimisation_beats_random() -> None:
    ppo = example("ppo")
    env, learner = ppo.learnt(games=4000, seed=2)
    low, _ = ppo.interval(ppo.against_random(env, learner, games=400, seed=10**9))
    assert low > 0.55
