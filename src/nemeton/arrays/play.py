"""A game in progress as an environment sees it: ids, masks, arrays, labels, rewards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nemeton.arrays.actions import action_ids
from nemeton.arrays.observations import Row, observer
from nemeton.engine.flow import PASS, Option
from nemeton.engine.game import Game
from nemeton.engine.state import Decision, State

__all__ = ["Labels", "Mask", "Play", "rewards_of"]

Mask = NDArray[np.int8]
SEEDS = 2**62


class Labels(Mapping[int, str]):
    """The legal actions in words, each worded when somebody asks for it."""

    def __init__(
        self, game: Game, decision: Decision, legal: dict[int, Option], locale: str
    ) -> None:
        self.game = game
        self.prompt = decision.prompt
        self.about = decision.params
        self.legal = legal
        self.locale = locale

    def __getitem__(self, action: int) -> str:
        option = self.legal[action]
        about = self.about if option == PASS else None  # a pass says what it gives up
        return self.game.speech.label(self.prompt, option, self.locale, about)

    def __iter__(self) -> Iterator[int]:
        return iter(self.legal)

    def __len__(self) -> int:
        return len(self.legal)

    def __repr__(self) -> str:
        return repr(dict(self))


class Play:
    """One game after the other, with the same players and settings."""

    def __init__(
        self, game: Game, players: int | None, options: Mapping[str, Any], locale: str = "en"
    ) -> None:
        self.game = game
        self.players = players if players is not None else game.prepared(None, 0, options).players
        self.options = dict(options)
        self.locale = locale
        self.ids = action_ids(game)
        self.observer = observer(game)
        self.rng = np.random.default_rng()
        self.state: State | None = None
        self.known: dict[int, Option] | None = None

    def begin(self, seed: int | None = None) -> State:
        """The next game; a seed makes it and those after it repeatable."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        luck = int(self.rng.integers(SEEDS))
        self.known = None
        self.state = self.game.start(self.players, seed=luck, log=False, **self.options)
        return self.state

    @property
    def now(self) -> State:
        """The game in progress; the first is begun by `begin`."""
        assert self.state is not None, "reset comes first"
        return self.state

    @property
    def asked(self) -> int | None:
        """The seat that has to answer."""
        return None if self.now.over else self.now.pending().seat(self.now)

    def legal(self) -> dict[int, Option]:
        """The options of the pending question by their ids."""
        if self.known is None:
            self.known = {} if self.now.over else self.ids.by_id(self.now.options())
        return self.known

    def choose(self, action: int) -> None:
        option = self.legal()[action]
        self.known = None
        self.now.choose(option)

    def mask(self, seat: int) -> Mask:
        """1 for what the seat may answer now; all 0 where another one is asked."""
        mask = np.zeros(self.ids.size, np.int8)
        if self.asked == seat:
            mask[list(self.legal())] = 1
        return mask

    def observation(self, seat: int) -> dict[str, Any]:
        return {"observation": self.row(seat), "action_mask": self.mask(seat)}

    def row(self, seat: int) -> Row:
        return self.observer.row(self.now, seat)

    def info(self, seat: int) -> dict[str, Any]:
        """What is asked, and the labels of what may be answered, for the seat that is asked."""
        decision = self.now.decision
        if decision is None or decision.seat != seat:
            return {"prompt": "", "labels": {}}
        labels = Labels(self.game, decision, self.legal(), self.locale)
        return {"prompt": decision.prompt, "labels": labels}

    def rewards(self) -> list[float]:
        return rewards_of(self.now)


def rewards_of(state: State) -> list[float]:
    """1 for whoever has won, -1 for whoever has lost, 0 for a draw and while the game goes on."""
    players, result = state.setup.players, state.result
    if result is None:
        return [0.0] * players
    together = players == 1 or state.seat_count() > players  # against an automaton of the rules
    if not together and len(result.winners) in (0, players):
        return [0.0] * players
    return [1.0 if seat in result.winners else -1.0 for seat in range(players)]
