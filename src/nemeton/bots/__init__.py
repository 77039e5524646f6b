"""Opponents in levels that mean the same in every game.

A bot knows a game only through its contract and is handed a view-true state, never the table's own:

    thought = bots.answer(state, seat, bots.bot("grove", seed=1), seed=1)
    state.choose(thought.option)
"""

from __future__ import annotations

from nemeton.bots.bot import Bot, Candidate, Thought
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.levels import (
    ALIASES,
    LEVELS,
    SPECIALISTS,
    answer,
    bot,
    check_fit,
    known,
    named,
)
from nemeton.bots.levels.alphabeta import AlphaBeta
from nemeton.bots.levels.forest import Forest
from nemeton.bots.levels.grove import Grove
from nemeton.bots.levels.random import Random
from nemeton.bots.levels.sapling import Sapling
from nemeton.bots.search.alphabeta import AlphaBetaSearch, Verdict, is_duel, solve
from nemeton.bots.search.uct import Uct
from nemeton.bots.temperature import Tempered

__all__ = [
    "ALIASES",
    "LEVELS",
    "SPECIALISTS",
    "AlphaBeta",
    "AlphaBetaSearch",
    "Bot",
    "Budget",
    "Candidate",
    "Forest",
    "Grove",
    "Meter",
    "Random",
    "Sapling",
    "Tempered",
    "Thought",
    "Uct",
    "Verdict",
    "answer",
    "bot",
    "check_fit",
    "is_duel",
    "known",
    "named",
    "solve",
]
