"""Alpha-beta as a player, for two-player games with nothing hidden and nothing random."""

from __future__ import annotations

from nemeton.bots.greedy import weigh
from nemeton.bots.perfect import AlphaBeta, is_duel
from nemeton.bots.planner import Planner
from nemeton.bots.purse import Purse
from nemeton.bots.thought import Budget, Candidate, Thought
from nemeton.engine.chance import Fast
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = ["Duellist"]


class Duellist(Planner):
    """Deepens choice by choice; it is no level, since most games hide something."""

    name = "alphabeta"
    usual = Budget(nodes=6000)

    def search(self, state: State, seat: int, purse: Purse, rng: Fast) -> Thought:
        if not is_duel(state):
            raise BadInput("unfit-bot", bot=self.name, game=state.setup.game.name)
        deep = AlphaBeta(state, seat, purse)
        deep.search()
        reasons = weigh(state, seat, deep.best, state.evaluate(seat)).reasons
        best = Candidate(deep.best, deep.value, reasons, deep.depth)
        return Thought(deep.best, [best], deep.line())
