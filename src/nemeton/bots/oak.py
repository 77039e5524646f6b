"""Level 3, the oak: tree search beyond its own turn."""

from __future__ import annotations

from nemeton.bots.greedy import weigh
from nemeton.bots.planner import Planner
from nemeton.bots.purse import Purse
from nemeton.bots.thought import Budget, Candidate, Thought
from nemeton.bots.tree import Edge, Node, Tree
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Oak"]

TRUSTED = 4  # visits below which an option is not planned ahead


class Oak(Planner):
    """Plays the turn and what follows in many worlds, and takes what turned out best."""

    name = "oak"
    usual = Budget(nodes=6000)

    def search(self, state: State, seat: int, purse: Purse) -> Thought:
        tree = Tree(state, seat, self.rng, purse)
        tree.search()
        before = state.evaluate(seat)
        candidates: list[Candidate] = []
        for edge in tree.ranked():
            reasons = weigh(state, seat, edge.option, before).reasons
            value = edge.sums[seat] / edge.visits if edge.visits else 0.0
            candidates.append(Candidate(edge.option, value, reasons, edge.visits))
        line = expected(tree.ranked()[0])
        return Thought(line[0], candidates, line)


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
