"""Level 3, the oak: tree search beyond its own turn."""

from __future__ import annotations

from nemeton.bots.bot import Candidate, Thought
from nemeton.bots.budget import Budget, Meter
from nemeton.bots.planner import Planner
from nemeton.bots.reasons import LOOKED_INTO, changes
from nemeton.bots.search import uct
from nemeton.bots.search.alphabeta import Verdict, is_duel, solve
from nemeton.bots.search.ismcts import Edge, Node, Tree
from nemeton.bots.values import one_ply_candidate
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Forest"]

TRUSTED = 4  # visits below which an option is not planned ahead
IN_SIGHT = 7  # choices before the end at which the exact solver is tried first
SOLVING = 0.5  # of the question's share


class Forest(Planner):
    """Plays the turn and what follows in many worlds, and takes what turned out best."""

    name = "oak"
    usual = Budget(nodes=6000)

    def search(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        if is_duel(state):
            return self.duel(state, seat, meter, rng)
        tree = Tree(state, seat, rng, meter)
        tree.search()
        ranked = tree.ranked()
        found = [(expected(each), tree.value(each), each.visits) for each in ranked]
        return explained(state, seat, found)

    def duel(self, state: State, seat: int, meter: Meter, rng: Fast) -> Thought:
        verdict = None
        if end_in_sight(state, rng):
            verdict = solve(state, seat, meter.portion(SOLVING))
        duel = uct.Uct(state, seat, meter)
        if verdict is None:
            duel.search()
        ranked = duel.ranked()
        if verdict is not None:
            settle(ranked, verdict)
        found = [(foreseen(each), each.value, each.visits) for each in ranked]
        return explained(state, seat, found)


def explained(state: State, seat: int, found: list[tuple[list[Option], float, int]]) -> Thought:
    """A line, its value and its visits for each option, with the reasons that speak for it."""
    before = state.evaluate(seat)
    candidates = [
        Candidate(line[0], value, one_ply_candidate(state, seat, line[0], before).reasons, visits)
        for line, value, visits in found
    ]
    for candidate, (line, _, _) in zip(candidates[:LOOKED_INTO], found, strict=False):
        candidate.reasons = changes(state, seat, line, before)
    best = found[0][0]
    return Thought(best[0], candidates, best)


def end_in_sight(state: State, rng: Fast) -> bool:
    """Whether a game played at random from here is soon over."""
    ahead = state.clone()
    ahead.playout(rng)
    return ahead.number - state.number <= IN_SIGHT


def settle(ranked: list[uct.Node], verdict: Verdict) -> None:
    """Puts the solver's choice first, with the value it has proven."""
    for place in ranked:
        if place.option == verdict.option:
            place.proven = (1 + verdict.value) / 2
            ranked.remove(place)
            ranked.insert(0, place)
            return


def expected(edge: Edge) -> list[Option]:
    """The best known continuation, as far as it has been looked at more than in passing."""
    line = [edge.option]
    while edge.nodes:
        node: Node = max(edge.nodes.values(), key=lambda each: each.visits)
        if node.visits < TRUSTED or not node.edges:
            break
        edge = max(node.edges.values(), key=lambda each: each.visits)
        line.append(edge.option)
    return line


def foreseen(place: uct.Node) -> list[Option]:
    """The same in a duel: what was visited most, or what has been proven."""
    line = [place.option]
    while place.children:
        proven = [each for each in place.children if each.proven == place.proven]
        if place.proven != uct.UNKNOWN and proven:
            place = proven[0]
        else:
            place = max(place.children, key=lambda each: each.visits)
            if place.visits < TRUSTED:
                break
        line.append(place.option)
    return line
