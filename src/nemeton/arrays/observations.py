"""What a seat may know as an array of numbers between 0 and 1, from its view alone."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nemeton.arrays import cernunos
from nemeton.arrays.layout import Layout, grown
from nemeton.arrays.tables import LEFT_OUT
from nemeton.engine.chance import Fast
from nemeton.engine.flow import prompts
from nemeton.engine.game import Game
from nemeton.engine.state import State

__all__ = ["Observer", "document", "learnt", "observer"]

GAMES_LEARNT = 12  # for a game of which no layout is kept

Row = NDArray[np.float32]


class Observer:
    """Writes arrays of one game, all of the same length."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.prompts = prompts(game.steps.values())
        self.layout = None if game.name == "cernunos" else layout_of(game)
        size = cernunos.SIZE if self.layout is None else self.layout.size
        self.size = size + (len(self.prompts) + 2 if self.layout is None else 0)

    def row(self, state: State, seat: int) -> Row:
        """What that seat may know now."""
        if self.layout is not None:
            return np.frombuffer(self.layout.row(document(state, seat)), np.float32)
        return np.array(cernunos.row(state.view(seat), seat) + self.asked(state, seat), np.float32)

    def asked(self, state: State, seat: int) -> list[float]:
        """Which question waits, and for whom: for this seat, or for the other one."""
        found = [0.0] * (len(self.prompts) + 2)
        decision = state.decision
        if decision is not None:
            found[self.prompts.index(decision.prompt)] = 1.0
            found[-2 if decision.seat == seat else -1] = 1.0
        return found


def document(state: State, seat: int) -> dict[str, Any]:
    """The view of a seat, with the question that waits, as everybody may know it."""
    decision = state.decision
    asked: dict[str, Any] = {"prompt": None, "seat": None, "params": {}}
    if decision is not None:
        asked = {"prompt": decision.prompt, "seat": decision.seat, "params": decision.params}
    return {**state.view(seat), "asked": asked, "me": f"seat_{seat}"}


@cache
def layout_of(game: Game) -> Layout:
    """The layout that is kept of a game; of another one, such as random games show it."""
    kept = files("nemeton.arrays").joinpath("layouts", f"{game.name}.json")
    shape = json.loads(kept.read_text("utf-8")) if kept.is_file() else learnt_shape(game)
    return Layout(shape, LEFT_OUT.get(game.name, frozenset()))


def learnt_shape(game: Game) -> dict[str, Any]:
    shape: dict[str, Any] = {}
    for number in range(GAMES_LEARNT):
        for players in game.players:
            learnt(shape, game.start(players=players, seed=number, log=False), number)
    return shape


def learnt(shape: dict[str, Any], state: State, seed: int) -> None:
    """Widens a shape by all that the seats see in one random game."""
    rng = Fast(seed)
    while not state.over:
        for seat in range(state.setup.players):
            grown(shape, document(state, seat))
        state.choose(state.sample(rng))
    for seat in range(state.setup.players):
        grown(shape, document(state, seat))


@cache
def observer(game: Game) -> Observer:
    """The observer of a game, made once."""
    return Observer(game)
