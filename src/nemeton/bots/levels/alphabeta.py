"""Alpha-beta as a player, for two-player games with nothing hidden and nothing random."""

from __future__ import annotations

from nemeton.bots.bot import Candidate, Thought
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.planner import Planner
from nemeton.bots.search.alphabeta import AlphaBetaSearch, is_duel
from nemeton.bots.values import one_ply_candidate
from nemeton.engine.chance import Fast
from nemeton.engine.errors import BadInput
from nemeton.engine.state import State

__all__ = ["AlphaBeta"]


class AlphaBeta(Planner):
    """Deepens choice by choice; it is no level, since most games hide something."""

    name = "alphabeta"
    usual = Budget(nodes=6000)

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        if not is_duel(state):
            raise BadInput("unfit-bot", bot=self.name, game=state.setup.game.name)
        deep = AlphaBetaSearch(state, seat, meter)
        deep.search()
        reasons = one_ply_candidate(state, seat, deep.best, state.evaluate(seat)).reasons
        best = Candidate(deep.best, deep.value, reasons, deep.depth)
        return Thought(deep.best, [best], deep.principal_variation())
