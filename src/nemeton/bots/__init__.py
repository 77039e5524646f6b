"""Opponents in levels that mean the same in every game.

A bot knows a game only through its contract and is handed a view-true state, never the table's own:

    thought = bots.answer(state, seat, bots.bot("grove", seed=1), seed=1)
    state.choose(thought.option)
"""

from __future__ import annotations

from nemeton.bots.duel import Duel
from nemeton.bots.duellist import Duellist
from nemeton.bots.gentle import Gentle
from nemeton.bots.greedy import Greedy
from nemeton.bots.grove import Grove
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
from nemeton.bots.oak import Oak
from nemeton.bots.perfect import AlphaBeta, Verdict, is_duel, solve
from nemeton.bots.plain import Random
from nemeton.bots.purse import Purse
from nemeton.bots.thought import Bot, Budget, Candidate, Thought

__all__ = [
    "ALIASES",
    "LEVELS",
    "SPECIALISTS",
    "AlphaBeta",
    "Bot",
    "Budget",
    "Candidate",
    "Duel",
    "Duellist",
    "Gentle",
    "Greedy",
    "Grove",
    "Oak",
    "Purse",
    "Random",
    "Thought",
    "Verdict",
    "answer",
    "bot",
    "check_fit",
    "is_duel",
    "known",
    "named",
    "solve",
]
