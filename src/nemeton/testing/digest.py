"""A digest of random games, to see that they are the same compiled, interpreted and elsewhere."""

from __future__ import annotations

import hashlib
from importlib import import_module

from nemeton import game as named_game
from nemeton.engine.game import Game
from nemeton.testing.scope import Scope
from nemeton.testing.seen import as_text, everything

__all__ = ["digest", "found_game"]


def digest(game: Game, games: int) -> str:
    """The hash of all that anybody was shown in that many random games."""
    heard = hashlib.sha256()
    for case in Scope(setups=games).cases(game)[:games]:
        state = case.start()
        rng = case.rng("trace")
        heard.update(str(case).encode())
        while not state.over:
            heard.update(as_text(everything(state)).encode())
            state.choose(rng.pick(list(state.options())))
        heard.update(as_text([everything(state), state.record]).encode())
    return heard.hexdigest()


def found_game(name: str) -> Game:
    """A game of the catalogue, or `module:ATTRIBUTE` where none is installed."""
    if ":" not in name:
        return named_game(name)
    module, attribute = name.split(":")
    found: Game = getattr(import_module(module), attribute)
    return found
