"""Nemeton: one table for four forest games, and a library to study them.

import nemeton

state = nemeton.game("cernunos").start(seed=7)
while not state.over:
    state.choose(state.decision.options[0])
print(state.result.winners)
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from nemeton import text
from nemeton.engine.chance import Fast, Keyed, Scripted, commitment
from nemeton.engine.errors import BadInput, IllegalChoice
from nemeton.engine.fields import Fields
from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.game import Game
from nemeton.engine.record import verified
from nemeton.engine.state import Decision, State
from nemeton.engine.text import LOCALES, fallback

__all__ = [
    "LOCALES",
    "PASS",
    "BadInput",
    "Choice",
    "Decision",
    "Fast",
    "Game",
    "IllegalChoice",
    "Keyed",
    "Option",
    "Scripted",
    "State",
    "Step",
    "catalogue",
    "commitment",
    "compiled",
    "equipped",
    "game",
    "load",
    "replay",
    "verify",
]

__version__ = "0.1.0"

GROUP = "nemeton.games"

fallback.words = text.COMMON
opened: dict[str, Game] = {}


def catalogue() -> list[str]:
    """The names of all games installed, in alphabetical order."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def game(name: str) -> Game:
    """The game of that name, with its words."""
    if name not in opened:
        opened[name] = equipped(entry(name).load())
    return opened[name]


def entry(name: str) -> EntryPoint:
    found = [each for each in entry_points(group=GROUP) if each.name == name]
    if not found:
        raise BadInput("unknown-game", game=str(name)[:40], allowed=", ".join(catalogue()))
    return found[0]


def equipped(box: Game) -> Game:
    """Hands a game its words: the Fluent files in the folder `text` of its package.

    Errors are worded before anybody knows the game: their keys carry its name.
    """
    text.COMMON.add(box.package)
    box.speech.texts = text.words_of(box.package)
    return box


def load(saved: Any) -> State:
    """The game in progress that `state.save()` wrote, whichever game it is."""
    return named_in(saved, "save").load(saved)


def replay(record: Any, at: int | None = None) -> State:
    """The recorded game after `at` choices, or after all."""
    return named_in(record, "record").replay(record, at)


def verify(record: Any) -> State:
    """Plays a record again and checks the promise of its luck and its result."""
    return verified(named_in(record, "record"), record)


def named_in(document: Any, what: str) -> Game:
    name = Fields(document, what).text("game")
    return game(name)


def compiled() -> bool:
    """Whether the engine runs compiled."""
    from nemeton.engine import flow

    return not (flow.__file__ or "").endswith(".py")
