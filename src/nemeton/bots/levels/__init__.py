"""The levels by name, and the one way to ask a bot about a game in progress."""

from __future__ import annotations

from nemeton.bots.bot import Bot, Thought
from nemeton.bots.budget import Budget
from nemeton.bots.levels.alphabeta import AlphaBeta
from nemeton.bots.levels.forest import Forest
from nemeton.bots.levels.grove import Grove
from nemeton.bots.levels.random import Random
from nemeton.bots.levels.sapling import Sapling
from nemeton.bots.planner import Planner
from nemeton.bots.temperature import Tempered
from nemeton.engine.contract import Setup
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = ["ALIASES", "LEVELS", "SPECIALISTS", "answer", "bot", "check_fit", "known", "named"]

LEVELS: dict[str, type[Bot]] = {"random": Random, "sapling": Sapling, "grove": Grove, "oak": Forest}
ALIASES = {"0": "random", "1": "sapling", "greedy": "sapling", "2": "grove", "3": "oak"}

SPECIALISTS: dict[str, type[Bot]] = {"alphabeta": AlphaBeta}  # no levels: not for every game


def known(level: str) -> bool:
    """Whether there is a level of that name, number or other name."""
    return level in LEVELS or level in ALIASES


def named(level: str) -> str:
    """The name of a level, which may be given by number or by another name, or of a specialist."""
    name = ALIASES.get(level, level)
    if name not in LEVELS and name not in SPECIALISTS:
        allowed = ", ".join([*LEVELS, *ALIASES, *SPECIALISTS])
        raise BadInput("unknown-level", level=str(level)[:40], allowed=allowed)
    return name


def check_fit(level: str, setup: Setup) -> None:
    """Refuses a specialist where the game is not its own: open, between two."""
    open_duel = setup.players == 2 and setup.game.open_book(setup)
    if named(level) in SPECIALISTS and not open_duel:
        raise BadInput("unfit-bot", bot=level, game=setup.game.name)


def bot(
    level: str,
    seed: int = 0,
    budget: Budget | None = None,
    temperature: float = 0.0,
    regret: float = 1.0,
    processes: int = 1,
) -> Bot:
    """A bot of that name with luck of its own; without a budget it takes its level's.

    A temperature makes it weaker without blunders (see `Tempered`); more processes think together.
    """
    name = named(level)
    player = (LEVELS.get(name) or SPECIALISTS[name])(seed, budget)
    if isinstance(player, Planner):
        player.processes = max(1, processes)
    return Tempered(player, temperature, regret) if temperature > 0.0 else player


def answer(state: State, seat: int, player: Bot, seed: int) -> Thought:
    """What the bot would do in that seat, knowing what the seat knows and no more."""
    return player.think(state.determinize(seat, seed), seat)
