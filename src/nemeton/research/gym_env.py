"""Gymnasium: one seat learns; the others, where there are any, are bots of chosen levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt

import gymnasium
from gymnasium import spaces

from nemeton import bots
from nemeton.arrays.play import Mask, Play
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.research.aec_env import ILLEGAL, space_of

__all__ = ["OneSeat"]

Told = dict[str, Any]
BOT_SEEDS = 2**31


class OneSeat(gymnasium.Env[Told, SupportsInt]):
    """The solo games, and one seat of any other among bots."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        players: int | None,
        seat: int,
        opponents: str | Sequence[str | bots.Bot],
        budget: bots.Budget | None,
        options: Mapping[str, Any],
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, players, options)
        self.seat = checked_seat(seat, self.play.players)
        self.opponents = line_up(opponents, self.play.players, seat)
        self.budget = budget
        self.minds: dict[int, bots.Bot] = {}
        self.render_mode = render_mode
        self.observation_space = space_of(self.play)
        self.action_space = spaces.Discrete(self.play.ids.size)

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        super().reset(seed=seed)
        self.play.begin(seed)
        self.minds = {each: self.mind(player) for each, player in self.opponents.items()}
        self.let_others_play()
        return self.play.observation(self.seat), self.play.info(self.seat)

    def mind(self, player: str | bots.Bot) -> bots.Bot:
        if isinstance(player, bots.Bot):
            return player
        return bots.bot(player, int(self.play.rng.integers(BOT_SEEDS)), self.budget)

    def step(self, action: SupportsInt) -> tuple[Told, float, bool, bool, Told]:
        if int(action) not in self.play.legal():
            told = self.play.observation(self.seat)
            return told, ILLEGAL, True, False, {**self.play.info(self.seat), "illegal": True}
        self.play.choose(int(action))
        self.let_others_play()
        over, reward = self.play.now.over, self.play.rewards()[self.seat]
        return self.play.observation(self.seat), reward, over, False, self.play.info(self.seat)

    def let_others_play(self) -> None:
        """The bots answer until the learner is asked, or all is over."""
        while (asked := self.play.asked) is not None and asked != self.seat:
            state = self.play.now
            luck = int(self.play.rng.integers(BOT_SEEDS))
            thought = bots.answer(state, asked, self.minds[asked], luck)
            self.play.choose(self.play.ids.id(thought.option))

    def action_masks(self) -> Mask:
        """The mask alone, under the name that maskable learners ask for."""
        return self.play.mask(self.seat)

    def render(self) -> str:
        return str(self.play.now.view(self.seat))


def checked_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise BadInput("unknown-seat", seat=str(seat)[:40], last=players - 1)
    return seat


def line_up(
    opponents: str | Sequence[str | bots.Bot], players: int, seat: int
) -> dict[int, str | bots.Bot]:
    """Who plays where: one level for all other seats, or one for each of them in their order."""
    others = [each for each in range(players) if each != seat]
    chosen = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(chosen) != len(others):
        raise BadInput("opponents-count", wanted=len(others), given=len(chosen))
    names = [bots.named(each) if isinstance(each, str) else each for each in chosen]
    return dict(zip(others, names, strict=True))
