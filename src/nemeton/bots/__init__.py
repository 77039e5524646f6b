"""Bots: opponents in levels that mean the same in every game.

A bot knows a game only through its contract and is handed a view-true state, never the table's own.

>>> import nemeton
>>> from nemeton import bots
>>> state = nemeton.game("cernunos").start(seed=7)
>>> player = bots.bot("grove", seed=1, budget=bots.Budget(nodes=200))
>>> thought = bots.answer(state, 0, player, seed=1)
>>> thought.option in state.options()
True
>>> state.choose(thought.option)

What it weighed is told with it, the best first:

>>> isinstance(thought, bots.Thought), isinstance(thought.candidates[0], bots.Candidate)
(True, True)
>>> list(bots.LEVELS), list(bots.SPECIALISTS), bots.OLD_NAMES["oak"]
(['random', 'sapling', 'grove', 'forest'], ['alphabeta', 'wildwood'], 'forest')
>>> bots.GRADES["wildwood-novice"]
Grade(nodes=16, temperature=3.0, solves=False)

What is listed in `__all__` is public; the modules below may change.
"""

from __future__ import annotations

from nemeton.bots.bot import Bot, Candidate, Thought
from nemeton.bots.budget import Budget
from nemeton.bots.levels import (
    GRADES,
    LEVELS,
    OLD_NAMES,
    SPECIALISTS,
    Grade,
    answer,
    bot,
    check_fit,
    current_name,
    every_name,
    known,
    levels_of,
    named,
)

__all__ = [
    "GRADES",
    "LEVELS",
    "OLD_NAMES",
    "SPECIALISTS",
    "Bot",
    "Budget",
    "Candidate",
    "Grade",
    "Thought",
    "answer",
    "bot",
    "check_fit",
    "current_name",
    "every_name",
    "known",
    "levels_of",
    "named",
]
