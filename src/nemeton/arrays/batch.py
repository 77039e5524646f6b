"""Many games of one kind, stepped together, with arrays for all of them at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nemeton.arrays.play import Mask, Play
from nemeton.engine.game import Game

__all__ = ["Batch"]

NOBODY = -1


class Batch:
    """So many games side by side; one that is over begins anew at the next step.

    `seats` says who is asked in each; `observations` and `masks` are what those seats know and may
    do, a row a game; after `step(actions)`, `rewards` has a column for each seat, and `done` says
    which games have just ended.

    >>> import nemeton
    >>> batch = nemeton.batch("cernunos", 3, seed=1)
    >>> batch.observations.shape, batch.masks.shape, batch.seats.tolist()
    ((3, 459), (3, 289), [0, 0, 0])
    >>> batch.step(batch.sample())
    >>> batch.rewards.shape, batch.done.any()
    ((3, 2), False)
    """

    def __init__(
        self, game: Game, count: int, players: int | None, seed: int, options: Mapping[str, Any]
    ) -> None:
        self.rng = np.random.default_rng(seed)
        seeds = self.rng.integers(2**31, size=count)
        self.plays = [Play(game, players, options) for _ in range(count)]
        for play, each in zip(self.plays, seeds, strict=True):
            play.begin(int(each))
        self.players = self.plays[0].players if count else 0
        self.rewards = np.zeros((count, self.players), np.float32)
        self.done = np.zeros(count, np.bool_)

    def __len__(self) -> int:
        return len(self.plays)

    @property
    def seats(self) -> NDArray[np.int32]:
        """The seat that is asked in each game; -1 in one that is over."""
        asked = (play.asked for play in self.plays)
        return np.array([NOBODY if each is None else each for each in asked], np.int32)

    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seat that is asked knows; in a game that is over, the first seat."""
        return np.stack([play.row(play.asked or 0) for play in self.plays])

    @property
    def masks(self) -> Mask:
        masks = np.zeros((len(self.plays), self.plays[0].ids.size), np.int8)
        for row, play in enumerate(self.plays):
            masks[row, list(play.legal())] = 1
        return masks

    @property
    def legal(self) -> list[list[int]]:
        """The same as lists of ids, which is shorter where a game has many."""
        return [list(play.legal()) for play in self.plays]

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One action in each game; in one that has just ended it is not looked at."""
        for row, (play, action) in enumerate(zip(self.plays, actions, strict=True)):
            if self.done[row]:
                play.begin()
            else:
                play.choose(int(action))
            self.rewards[row] = play.rewards()
            self.done[row] = play.now.over

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in each game."""
        chosen = [self.rng.choice(each) if each else 0 for each in self.legal]
        return np.array(chosen, np.int64)
