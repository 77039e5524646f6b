"""Adapters: random play on this engine and on other libraries through one interface."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any, Protocol

import nemeton
from nemeton.engine.state import State

__all__ = ["Adapter", "Catanatron", "Nemeton", "OpenSpiel", "adapter"]


class Adapter(Protocol):
    """Whole games at random, and copies of positions from them."""

    def game(self) -> int:
        """Plays a game, all options listed at every decision; how many decisions there were."""

    def sampled_game(self) -> int | None:
        """The same with options drawn unlisted; None where there is no such thing."""

    def positions(self) -> list[Any]:
        """All positions of one game in which somebody has to decide."""

    def clone(self, position: Any) -> Any:
        """An independent copy."""

    def finish(self, position: Any) -> None:
        """Plays on to the end, as fast as the library can."""


class Nemeton:
    """A game on this engine, interpreted or compiled, whichever is imported; nothing is logged.

    `root:4` is Root for four; without a number two play, or as many as must.
    """

    def __init__(self, game: str, seed: int) -> None:
        name, _, players = game.partition(":")
        self.box = nemeton.game(name)
        usual = 2 if 2 in self.box.players else self.box.players[0]  # not the solo game
        self.players = int(players or usual)
        self.rng = nemeton.Fast(seed)
        self.seed = seed

    def start(self) -> State:
        self.seed += 1
        return self.box.start(players=self.players, seed=self.seed, log=False)

    def game(self) -> int:
        state, below = self.start(), self.rng.below
        listed, choose = state.options, state.choose
        while not state.over:
            options = listed()
            choose(options[below(len(options))])
        return state.number

    def sampled_game(self) -> int | None:
        state = self.start()
        self.finish(state)
        return state.number

    def positions(self) -> list[State]:
        state, found = self.start(), []
        while not state.over:
            found.append(state.clone())
            state.choose(state.sample(self.rng))
        return found

    def clone(self, position: State) -> State:
        return position.clone()

    def finish(self, position: State) -> None:
        position.playout(self.rng)


class OpenSpiel:
    """A game of OpenSpiel through its Python interface."""

    def __init__(self, game: str, seed: int) -> None:
        self.box: Any = importlib.import_module("pyspiel").load_game(game)
        self.rng = random.Random(seed)

    def game(self) -> int:
        return self.play(self.box.new_initial_state())

    def play(self, state: Any) -> int:
        decisions, draw = 0, self.rng.random
        listed, choose = state.legal_actions, state.apply_action
        while not state.is_terminal():
            if state.is_chance_node():
                self.roll(state)
                continue
            actions = listed()
            choose(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    def roll(self, state: Any) -> None:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.rng.choices(outcomes, chances)[0])

    def sampled_game(self) -> int | None:
        return None

    def positions(self) -> list[Any]:
        state, found = self.box.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                self.roll(state)
                continue
            found.append(state.clone())
            state.apply_action(self.rng.choice(state.legal_actions()))
        return found

    def clone(self, position: Any) -> Any:
        return position.clone()

    def finish(self, position: Any) -> None:
        self.play(position)


class Catanatron:
    """Catanatron with players that choose at random."""

    def __init__(self, players: str, seed: int) -> None:
        self.library: Any = importlib.import_module("catanatron")
        rules: Any = importlib.import_module("catanatron.game")
        self.longest: int = rules.TURNS_LIMIT
        self.colours = list(self.library.Color)[: int(players)]
        self.seed = seed

    def start(self) -> Any:
        self.seed += 1
        players = [self.library.RandomPlayer(colour) for colour in self.colours]
        return self.library.Game(players, seed=self.seed)

    def goes_on(self, game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < self.longest

    def game(self) -> int:
        game, decisions = self.start(), 0
        while self.goes_on(game):
            game.play_tick()
            decisions += 1
        return decisions

    def sampled_game(self) -> int | None:
        return None

    def positions(self) -> list[Any]:
        game, found = self.start(), []
        while self.goes_on(game):
            found.append(game.copy())
            game.play_tick()
        return found

    def clone(self, position: Any) -> Any:
        return position.copy()

    def finish(self, position: Any) -> None:
        while self.goes_on(position):
            position.play_tick()


LIBRARIES: dict[str, Callable[[str, int], Adapter]] = {
    "nemeton": Nemeton,
    "openspiel": OpenSpiel,
    "catanatron": Catanatron,
}


def adapter(library: str, game: str, seed: int) -> Adapter:
    return LIBRARIES[library](game, seed)
