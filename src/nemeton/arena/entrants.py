"""Who plays: a bot with its budget, written `level:name=value:name=value`.

In the place of a level may stand a bot of one's own, `module:Class`.
"""

from __future__ import annotations

import inspect
import math
from typing import Any

from nemeton import bots
from nemeton.bots import Bot, Budget
from nemeton.engine.errors import BadInput

__all__ = ["AUTOMATON", "RANDOM", "Entrant", "current_name", "entrants"]

RANDOM = "random"
AUTOMATON = "automaton"  # the seat that the rules play; rated like a bot, never asked
BUDGETS = {"nodes": int, "seconds": float}
GIVEN = ("level", "seed", "budget")  # what every bot is made of
MOST = 1e12


class Entrant:
    """One bot of the arena; its name says everything that makes it play as it does.

    >>> Entrant.read("forest:nodes=2000").level
    'forest'
    """

    def __init__(self, level: str, settings: dict[str, Any]) -> None:
        self.level = level
        self.settings = settings

    @property
    def name(self) -> str:
        return ":".join([self.level, *(f"{key}={self.settings[key]}" for key in self.settings)])

    @property
    def instant(self) -> bool:
        """Whether it answers without a search, so that no budget is of use to it."""
        return self.level in (bots.named("0"), bots.named("1"))

    def bot(self, seed: int) -> Bot:
        """The player itself, with luck of its own."""
        budget = {key: value for key, value in self.settings.items() if key in BUDGETS}
        more = {key: value for key, value in self.settings.items() if key not in BUDGETS}
        return bots.bot(self.level, seed, Budget(**budget) if budget else None, **more)

    @classmethod
    def read(cls, text: str) -> Entrant:
        """The bot that a name describes; settings are put in order, so that equals are equal."""
        level, *pairs = text.strip().split(":")
        if pairs and "=" not in pairs[0]:  # a class of its own
            level = f"{level}:{pairs.pop(0)}"
        settings = dict(read_setting(pair) for pair in pairs)
        return cls(bots.named(level), {key: settings[key] for key in sorted(settings)})


def current_name(text: str) -> str:
    """How a bot is called now that a results file may know by an older name of its level."""
    level, colon, settings = text.partition(":")
    return f"{bots.current_name(level)}{colon}{settings}"


def read_setting(pair: str) -> tuple[str, Any]:
    name, equals, value = pair.partition("=")
    known = {**BUDGETS, **further_settings()}
    if not equals or name not in known:
        raise BadInput("unknown-bot-setting", setting=pair[:40], allowed=", ".join(known))
    return name, read_number(name, value, known[name])


def read_number(name: str, value: str, kind: type) -> int | float:
    try:
        number = kind(value)
    except ValueError:
        number = math.nan
    if not 0 < number < MOST:
        raise BadInput("bad-bot-setting", setting=name, value=value[:40])
    return number if kind is int or number % 1 else int(number)


def further_settings() -> dict[str, type]:
    """What else the levels can be given, by the signature of `bots.bot`."""
    parameters = inspect.signature(bots.bot).parameters
    return {name: float for name in parameters if name not in GIVEN}


def entrants(text: str) -> list[str]:
    """The names of all bots in `A,B,…`, each checked and put in its one spelling.

    >>> entrants("1, forest:nodes=2000")
    ['sapling', 'forest:nodes=2000']
    """
    names = [part for part in text.split(",") if part.strip()]
    if not names:
        raise BadInput("no-bots")
    return [Entrant.read(name).name for name in names]
