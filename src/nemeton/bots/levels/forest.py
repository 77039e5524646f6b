"""Level 3, the forest: beyond its own turn, by the search that plays the game best."""

from __future__ import annotations

from nemeton.bots.bot import Thought
from nemeton.bots.budget import Meter
from nemeton.bots.budgets import LINES
from nemeton.bots.levels.grove import best_line
from nemeton.bots.levels.tree import Tree
from nemeton.bots.search.ismcts import RIVAL
from nemeton.engine.chance import Fast
from nemeton.engine.state import State

__all__ = ["Forest"]


class Forest(Tree):
    """A tree search; where lines of own choices play better, the grove's with many more nodes."""

    name = "forest"
    manner = RIVAL

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        if state.setup.game.name in LINES:
            return best_line(state, seat, meter, rng)
        return super().search(state, seat, meter, rng)
