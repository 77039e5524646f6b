"""What the environments promise beyond their interfaces: rewards, labels, seeds, batches."""

from __future__ import annotations

import numpy as np
import pytest

import nemeton
from nemeton import bots, research
from nemeton.research.gym_env import OneSeat


def finished(env: OneSeat, seed: int) -> tuple[float, int]:
    """The reward of one game, played at random, and how often the learner was asked."""
    rng = np.random.default_rng(seed)
    told, _ = env.reset(seed=seed)
    steps, over, reward = 0, False, 0.0
    while not over:
        action = rng.choice(np.flatnonzero(told["action_mask"]))
        told, reward, over, _, _ = env.step(action)
        steps += 1
    return reward, steps


def test_whoever_is_better_is_rewarded() -> None:
    env = research.gym("cernunos", seat=1, opponents="sapling")
    rewards = [finished(env, seed)[0] for seed in range(6)]
    assert sum(rewards) < -3

    class Guide(bots.Bot):
        """Loses on purpose: takes what leaves it worst."""

        def think(self, state: nemeton.State, seat: int) -> bots.Thought:
            def after(option: nemeton.Option) -> float:
                twin = state.clone()
                twin.choose(option)
                return sum(twin.evaluate(seat).values())

            return bots.Thought(min(state.options(), key=after))

    weak = research.gym("cernunos", opponents=[Guide()])
    assert sum(finished(weak, seed)[0] for seed in range(4)) > 1


def test_a_solo_game_is_won_or_lost() -> None:
    env = research.gym("pangaia", players=1)
    reward, steps = finished(env, 3)
    assert reward in (-1.0, 1.0)
    assert steps > 10
    assert finished(env, 3) == (reward, steps)


def test_what_is_not_in_the_mask_ends_the_game() -> None:
    env = research.gym("cernunos", opponents="random")
    told, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(told["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_labels_are_worded_for_the_seat_that_is_asked() -> None:
    env = research.aec("oak", players=2)
    env.reset(seed=1)
    told, info = env.observe(env.agent_selection), env.infos[env.agent_selection]
    assert list(info["labels"]) == np.flatnonzero(told["action_mask"]).tolist()
    assert all(isinstance(label, str) and label for label in info["labels"].values())
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.infos[other]["labels"] == {}
    assert not env.observe(other)["action_mask"].any()


def test_as_many_opponents_as_seats() -> None:
    with pytest.raises(nemeton.BadInput):
        research.gym("oak", players=3, opponents=["random"])
    with pytest.raises(nemeton.BadInput):
        research.gym("oak", players=2, seat=2)


def test_a_batch_plays_on_and_is_the_same_by_its_seed() -> None:
    def played() -> tuple[list[float], int]:
        games = nemeton.batch("cernunos", 4, seed=5)
        ended, seen = 0, []
        for _ in range(150):
            assert (games.masks.sum(axis=1) > 0).tolist() == (~games.done).tolist()
            games.step(games.sample())
            ended += int(games.done.sum())
            seen.append(float(games.observations.sum()))
            assert np.abs(games.rewards[~games.done]).sum() == 0
        return seen, ended

    first, again = played(), played()
    assert first == again
    assert first[1] >= 4
