"""Tree search beyond the own turn: the forest of some games, and the judge of reports and puzzles.

Its values lie between 0 and 1 in every game.
"""

from __future__ import annotations

from nemeton.bots.bot import Candidate, Thought
from nemeton.bots.budget import Meter
from nemeton.bots.planner import Planner
from nemeton.bots.reasons import EXPLAINED, changes
from nemeton.bots.search.alphabeta import Verdict, is_duel, solve
from nemeton.bots.search.ismcts import PLAIN, Ismcts, Manner
from nemeton.bots.search.uct import Uct, UctNode
from nemeton.bots.values import one_ply_candidate
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Tree", "best_in_tree", "end_in_sight"]

IN_SIGHT = 7  # choices before the end at which the exact solver is tried first
SOLVER_SHARE = 0.5  # of the question's budget


class Tree(Planner):
    """Plays the turn and what follows in many determinizations, and takes what turned out best; in
    an open game between two it searches the one position there is."""

    name = "forest"
    manner = PLAIN

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        if is_duel(state):
            return self.search_duel(state, seat, meter, rng)
        return best_in_tree(state, seat, meter, rng, self.manner)

    def search_duel(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        verdict = None
        if end_in_sight(state, rng):
            verdict = solve(state, seat, meter.portion(SOLVER_SHARE))
        tree = Uct(state, seat, meter)
        if verdict is None:
            tree.search()
        ranked = tree.ranked()
        if verdict is not None:
            put_first(ranked, verdict)
        found = [(each.principal_variation(), each.value, each.visits) for each in ranked]
        return explained(state, seat, found)


def best_in_tree(state: State, seat: int, meter: Meter, rng: Fast, manner: Manner) -> Thought:
    """What turned out best in a tree of what may be asked, every seat choosing for itself."""
    tree = Ismcts(state, seat, rng, meter, manner)
    tree.search()
    found = [(each.principal_variation(), tree.value(each), each.visits) for each in tree.ranked()]
    return explained(state, seat, found)


def explained(state: State, seat: int, found: list[tuple[list[Option], float, int]]) -> Thought:
    """A line, its value and its visits for each option, with the reasons that speak for it."""
    before = state.evaluate(seat)
    candidates = [
        Candidate(line[0], value, one_ply_candidate(state, seat, line[0], before).reasons, visits)
        for line, value, visits in found
    ]
    for candidate, (line, _, _) in zip(candidates[:EXPLAINED], found, strict=False):
        candidate.reasons = changes(state, seat, line, before)
    best = found[0][0]
    return Thought(best[0], candidates, best)


def end_in_sight(state: State, rng: Fast) -> bool:
    """Whether a game played at random from here is soon over."""
    ahead = state.clone()
    ahead.playout(rng)
    return ahead.number - state.number <= IN_SIGHT


def put_first(ranked: list[UctNode], verdict: Verdict) -> None:
    """The solver's choice first, with the value it has proven."""
    for node in ranked:
        if node.option == verdict.option:
            node.proven = (1 + verdict.value) / 2
            ranked.remove(node)
            ranked.insert(0, node)
            return
