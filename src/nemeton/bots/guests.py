"""Bots from elsewhere: installed ones, a class named `module:Class`, objects of this process.

A package installs its bots under the entry point `nemeton.bots`. A class is looked for among what
can be imported, and in the folder one works in. An object is lent to this process alone.
"""

from __future__ import annotations

import copy
import os
import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from nemeton.bots.bot import Bot
from nemeton.bots.budget import Budget
from nemeton.engine.chance import Fast
from nemeton.engine.errors import BadInput

__all__ = ["guest", "guests", "invited", "lent", "plausible"]

GROUP = "nemeton.bots"
CLASS = re.compile(r"[\w.]+:[\w.]+")

Maker = Callable[[int, Budget | None], Bot]
lent: dict[str, Bot] = {}  # objects of this process by the name they play under


def guests() -> list[str]:
    """The names of the bots that are at hand: installed by packages, or lent."""
    return sorted({*lent, *(entry.name for entry in entry_points(group=GROUP))})


def plausible(name: str) -> bool:
    """Whether there may be such a bot. Nothing is loaded: a file may have named it."""
    return name in guests() or CLASS.fullmatch(name) is not None


def guest(name: str) -> Maker:
    """What makes the bot of that name."""
    if name in lent:
        return borrowed(lent[name])
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return checked(name, loaded(name, entry.load))
    module, _, path = name.partition(":")
    return checked(name, loaded(name, lambda: attribute(imported(module), path)))


def invited(player: Bot | type[Bot]) -> str:
    """The name under which an object takes part: a class by where it stands, a bot that is made
    already by its own name, in this process alone."""
    if isinstance(player, type):
        return f"{player.__module__}:{player.__qualname__}"
    for name, other in lent.items():
        if other is player:
            return name
    wanted = player.name or type(player).__name__
    names = (wanted, *(f"{wanted}-{number}" for number in range(2, len(lent) + 3)))
    free = next(name for name in names if name not in lent)
    lent[free] = player
    return free


def borrowed(player: Bot) -> Maker:
    """Another one like it for each game, with luck of its own."""

    def make(seed: int, budget: Budget | None) -> Bot:
        twin = copy.deepcopy(player, {id(player.rng): Fast(seed)})
        twin.budget = budget if budget is not None and budget.limited else player.budget
        return twin

    return make


def imported(module: str) -> Any:
    """The module, which may lie in the folder one works in, as with `python -m`."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    return sys.modules.get(module) or import_module(module)


def attribute(thing: Any, path: str) -> Any:
    for part in path.split("."):
        thing = getattr(thing, part)
    return thing


def loaded(name: str, load: Callable[[], Any]) -> Any:
    """What somebody else's code gives; whatever it raises is told in one line."""
    try:
        return load()
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise BadInput("broken-bot", bot=name[:80], what=what[:200]) from error


def checked(name: str, found: Any) -> Maker:
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadInput("not-a-bot", bot=name[:80])
    return found
