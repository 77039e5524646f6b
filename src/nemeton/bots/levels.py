"""The levels by name, and the one way to ask a bot about a game in progress."""

from __future__ import annotations

from nemeton.bots.gentle import Gentle
from nemeton.bots.greedy import Greedy
from nemeton.bots.grove import Grove
from nemeton.bots.oak import Oak
from nemeton.bots.plain import Random
from nemeton.bots.planner import Planner
from nemeton.bots.thought import Bot, Budget, Thought
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = ["ALIASES", "LEVELS", "answer", "bot", "known", "named"]

LEVELS: dict[str, type[Bot]] = {"random": Random, "sapling": Greedy, "grove": Grove, "oak": Oak}
ALIASES = {"0": "random", "1": "sapling", "greedy": "sapling", "2": "grove", "3": "oak"}


def known(level: str) -> bool:
    """Whether there is a level of that name, number or other name."""
    return level in LEVELS or level in ALIASES


def named(level: str) -> str:
    """The name of a level, which may be given by number or by another name."""
    name = ALIASES.get(level, level)
    if name not in LEVELS:
        allowed = ", ".join([*LEVELS, *ALIASES])
        raise BadInput("unknown-level", level=str(level)[:40], allowed=allowed)
    return name


def bot(
    level: str,
    seed: int = 0,
    budget: Budget | None = None,
    temperature: float = 0.0,
    regret: float = 1.0,
    processes: int = 1,
) -> Bot:
    """A bot of that level with luck of its own; without a budget it takes its level's.

    A temperature makes it weaker without blunders (see `Gentle`); more processes think together.
    """
    player = LEVELS[named(level)](seed, budget)
    if isinstance(player, Planner):
        player.processes = max(1, processes)
    return Gentle(player, temperature, regret) if temperature > 0.0 else player


def answer(state: State, seat: int, player: Bot, seed: int) -> Thought:
    """What the bot would do in that seat, knowing what the seat knows and no more."""
    return player.think(state.determinize(seat, seed), seat)
