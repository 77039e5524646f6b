"""PettingZoo: the same games for learners that ask every seat at each step.

One seat is asked at a time in all of these games: the actions of the others, whose masks are 0, are
not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from nemeton.arrays.play import Play
from nemeton.engine.game import Game
from nemeton.research.aec_env import ILLEGAL, agent_of, space_of

__all__ = ["SeatsAtOnce"]

Told = dict[str, Any]


class SeatsAtOnce(ParallelEnv[str, Told, int]):  # type: ignore[misc]
    """All seats at each step; what is not legal ends the game, as in the AEC environment."""

    def __init__(self, game: Game, players: int | None, options: Mapping[str, Any]) -> None:
        self.play = Play(game, players, options)
        self.metadata = {"name": f"nemeton_{game.name}_parallel_v0", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [agent_of(seat) for seat in range(self.play.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, space_of(self.play))
        size = self.play.ids.size
        self.action_spaces = {each: spaces.Discrete(size) for each in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        self.play.begin(seed)
        self.agents = list(self.possible_agents)
        return self.observations(), self.infos()

    def step(self, actions: Mapping[str, int]) -> tuple[Told, Told, Told, Told, Told]:
        asked = self.play.asked
        assert asked is not None, "the game is over: reset comes first"
        action = int(actions[agent_of(asked)])
        if action in self.play.legal():
            self.play.choose(action)
            rewards, over = self.play.rewards(), self.play.now.over
        else:
            rewards = [ILLEGAL if seat == asked else 0.0 for seat in range(self.play.players)]
            over = True
        told = (
            self.observations(),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self.infos(),
        )
        self.agents = [] if over else self.agents
        return told

    def observations(self) -> Told:
        return {agent: self.play.observation(seat) for seat, agent in enumerate(self.agents)}

    def infos(self) -> Told:
        return {agent: self.play.info(seat) for seat, agent in enumerate(self.agents)}

    def render(self) -> str:
        return str(self.play.now.view(None))
