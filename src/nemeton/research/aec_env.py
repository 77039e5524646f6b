"""PettingZoo: every game as an AEC environment, in which one seat after the other is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from nemeton.arrays.play import Play
from nemeton.engine.game import Game

__all__ = ["SeatByTurns", "aec_env", "agent_of", "space_of"]

ILLEGAL = -1.0  # the reward for an action that is not in the mask, which ends the game


class SeatByTurns(AECEnv):  # type: ignore[misc]
    """The environment without the wrappers that watch over its use."""

    def __init__(self, game: Game, players: int | None, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.play = Play(game, players, options)
        self.metadata = {
            "name": f"nemeton_{game.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [agent_of(seat) for seat in range(self.play.players)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, space_of(self.play))
        size = self.play.ids.size
        self.action_spaces = {each: spaces.Discrete(size) for each in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.turn_to_asked()

    def turn_to_asked(self) -> None:
        asked = self.play.asked
        if asked is not None:
            self.agent_selection = agent_of(asked)
        self.infos = {
            agent: self.play.info(seat)
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def observe(self, agent: str) -> dict[str, Any]:
        return self.play.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.play.choose(int(action))
        self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        if self.play.now.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.turn_to_asked()
        self._accumulate_rewards()

    def render(self) -> str:
        return str(self.play.now.view(None))

    def close(self) -> None:
        pass


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


def space_of(play: Play) -> spaces.Dict:
    """What an observation is: the array of the seat's view, and the mask of the actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (play.observer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (play.ids.size,), np.int8),
        }
    )


def aec_env(game: Game, players: int | None, options: Mapping[str, Any]) -> AECEnv:
    env = wrappers.TerminateIllegalWrapper(SeatByTurns(game, players, options), ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
