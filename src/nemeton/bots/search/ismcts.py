"""Information-set Monte Carlo tree search: every iteration is played in another determinization.

Cowling, Powley and Whitehouse: Information Set Monte Carlo Tree Search, IEEE TCIAIG 2012 (the
single-observer kind): one tree of what is asked, in which each iteration meets the options that its
determinization offers, and every seat chooses for itself. Selection is UCB with the game's own
judgement as a prior; at the root sequential halving takes its place. The tree keeps whole playouts,
so that what was judged once is not judged again.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from nemeton.bots.budget import Meter
from nemeton.bots.search.halving import sequential_halving
from nemeton.bots.values import SEEDS, asked, needless, reseeded, state_value
from nemeton.bots.win_chance import Scale, outcome, seat_values
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["PLAIN", "RIVAL", "THRIFTY", "Edge", "Ismcts", "Manner", "Node"]

PILOTS = 6  # iterations that only find out what is to be expected
EXPLORATION = 0.35
CANDIDATES = 12  # options that are looked into
MOST_CHOICES = 400  # of one iteration
STEP_COST = 3  # nodes that finding the way and a choice cost
TURNS_AHEAD = 10  # iterations the budget should allow for each further turn of horizon
LEAST_VISITS = 4  # of a question that still counts as expected


class Manner(NamedTuple):
    """What a tree makes of what it meets; `docs/bots.md` says what each of these has won."""

    thrifty: bool = False  # thinks little of what can wait and only loses by it
    rivalry: float = 0.0  # how much the best judgement of another seat counts against a seat
    prior_weight: float = 6.0  # visits that the judgement of an option counts for


PLAIN = Manner()  # puzzles were proved by it
THRIFTY = Manner(thrifty=True)
RIVAL = Manner(thrifty=True, rivalry=0.5, prior_weight=40.0)


class Edge:
    """An option of a node: what it is judged to be worth, and what came of it."""

    def __init__(self, option: Option, prior: float, players: int) -> None:
        self.option = option
        self.prior = prior  # the mover's own judgement of where it leads
        self.visits = 0
        self.sums = [0.0] * players
        self.nodes: dict[int, Node] = {}  # by what is asked next, which chance may change

    def below(self, state: State) -> Node:
        """The question that comes next in this determinization."""
        key = 0 if state.over else hash((asked(state), tuple(state.options())))
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = Node()
        return found

    def principal_variation(self) -> list[Option]:
        """The best known continuation, as far as it has been looked at more than in passing."""
        edge, line = self, [self.option]
        while edge.nodes:
            node = max(edge.nodes.values(), key=lambda each: each.visits)
            if node.visits < LEAST_VISITS or not node.edges:
                break
            edge = max(node.edges.values(), key=lambda each: each.visits)
            line.append(edge.option)
        return line


class Node:
    """A question: its options met so far, in any determinization."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Option, Edge] = {}


class Ismcts:
    """Grows until the budget is exhausted."""

    def __init__(
        self, state: State, seat: int, rng: Fast, meter: Meter, manner: Manner = PLAIN
    ) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.meter = meter
        self.manner = manner
        self.players = state.setup.players
        self.root = Node()
        self.turns = 1
        self.furthest = state.seat_count() + 1  # turns: until the seat has had another
        self.scale: Scale | None = None
        self.seeds: list[int] = []  # of the determinizations
        self.chosen: Edge | None = None

    def search(self) -> None:
        pilots: list[tuple[list[Edge], list[float]]] = []
        while len(pilots) < PILOTS and not (pilots and self.meter.fraction_used > 0.4):
            path, end = self.descend(len(pilots))
            pilots.append((path, self.values(end)))
            if len(pilots) == 1:
                self.set_horizon()
        self.scale = Scale([found for _, found in pilots], self.spread())
        for path, found in pilots:
            self.backup(path, self.scale.chances(found))
        worth_it = [edge for edge in self.ranked() if not self.state.vain(edge.option)]
        candidates = worth_it[:CANDIDATES]
        self.chosen = sequential_halving(candidates, self.meter, self.sample, self.by_value)[0]

    def sample(self, candidates: list[Edge], until: float) -> None:
        """Iterations through the option visited least: all meet the same determinizations."""
        while self.meter.fraction_used < until:
            self.iterate(min(candidates, key=lambda edge: edge.visits))

    def by_value(self, candidates: list[Edge]) -> list[Edge]:
        return sorted(candidates, key=lambda edge: -self.posterior(edge))

    def iterate(self, edge: Edge) -> None:
        assert self.scale is not None
        path, end = self.descend(edge.visits, edge)
        self.backup(path, outcome(end) if end.over else self.scale.chances(self.values(end)))

    def posterior(self, edge: Edge) -> float:
        """What came of an option, and to some degree what it was judged to be worth."""
        assert self.scale is not None
        best = max(each.prior for each in self.root.edges.values())
        prior = max(0.0, 0.5 + (edge.prior - best) / (4.0 * self.scale.width))
        weight = self.manner.prior_weight
        return (edge.sums[self.seat] + weight * prior) / (edge.visits + weight)

    def values(self, state: State) -> list[float]:
        return seat_values(state, self.manner.rivalry)

    def set_horizon(self) -> None:
        """How many turns the playouts last: as many as the budget allows."""
        cost = max(self.meter.fraction_used, 1e-4)
        self.turns = max(1, min(self.furthest, int(1.0 / (cost * TURNS_AHEAD))))

    def spread(self) -> float:
        """How much the better half of the options differ in judgement."""
        priors = sorted((edge.prior for edge in self.root.edges.values()), reverse=True)
        better = priors[: max(2, len(priors) // 2)]
        return min(better[0] - better[-1], 1e4)

    def descend(self, number: int, first: Edge | None = None) -> tuple[list[Edge], State]:
        """From the question at hand to the horizon, in the determinization of that number."""
        self.meter.charge()
        while number >= len(self.seeds):
            self.seeds.append(self.rng.below(SEEDS))
        world = self.state.determinize(self.seat, self.seeds[number])
        node, path = self.root, list[Edge]()
        last = world.turn_number + self.turns
        for _ in range(MOST_CHOICES):
            if world.over or world.turn_number >= last or (path and self.meter.overrun):
                break
            options = world.options()
            if len(options) == 1:
                world.choose(options[0])
                continue
            edge = first if first and not path else self.select(node, world, options)
            world.choose(edge.option)
            self.meter.charge(STEP_COST)
            path.append(edge)
            node = edge.below(world)
        return path, world

    def select(self, node: Node, world: State, options: list[Option]) -> Edge:
        """UCB with priors; by the prior alone where nothing else is known."""
        mover = asked(world)
        edges = self.expanded(node, world, options, mover)
        node.visits += 1
        visits = sum([edge.visits for edge in edges])
        if self.scale is None or node.visits == 1 or not visits:
            return max(edges, key=lambda edge: edge.prior)
        weight = self.manner.prior_weight
        return highest_bound(edges, mover, visits, 4.0 * self.scale.width, weight)

    def expanded(self, node: Node, world: State, options: list[Option], mover: int) -> list[Edge]:
        """The edges of these options; one met for the first time is judged."""
        new = [option for option in options if option not in node.edges]
        for option in new:
            after = reseeded(world, self.rng)
            after.choose(option)
            self.meter.charge()
            node.edges[option] = Edge(option, state_value(after, mover), self.players)
        edges = [node.edges[option] for option in options]
        if new and self.manner.thrifty:
            lower_needless(world, mover, edges)
        return edges

    def backup(self, path: list[Edge], values: list[float]) -> None:
        for edge in path:
            edge.visits += 1
            for seat in range(self.players):
                edge.sums[seat] += values[seat]

    def value(self, edge: Edge) -> float:
        """The mean of an option; one that was never tried is worth no more than one that was."""
        if edge.visits:
            return edge.sums[self.seat] / edge.visits
        tried = [each for each in self.root.edges.values() if each.visits]
        least = min(each.sums[self.seat] / each.visits for each in tried)
        return min(least, self.posterior(edge))

    def ranked(self) -> list[Edge]:
        """The options of the question at hand, the best first."""
        edges = self.root.edges.values()
        return sorted(edges, key=lambda edge: (edge is not self.chosen, -edge.visits, -edge.prior))


def lower_needless(world: State, mover: int, edges: list[Edge]) -> None:
    """What can wait and only loses by it is thought no better of than any other option."""
    priors = [edge.prior for edge in edges]
    losses = needless(world, mover, [edge.option for edge in edges], priors)
    least = min(prior for place, prior in enumerate(priors) if place not in losses)
    for place in losses:
        edges[place].prior = min(edges[place].prior, least)


def highest_bound(
    edges: list[Edge], mover: int, visits: int, width: float, prior_weight: float
) -> Edge:
    """The edge with the highest upper confidence bound, by value and prior."""
    value = sum([edge.sums[mover] for edge in edges]) / visits
    best = max([edge.prior for edge in edges])
    exploration = EXPLORATION * math.sqrt(math.log(visits + 1.0))
    found, highest = edges[0], -math.inf
    for edge in edges:
        prior = max(0.0, value + (edge.prior - best) / width)
        weight = edge.visits + prior_weight
        mean = (edge.sums[mover] + prior_weight * prior) / weight
        score = mean + exploration / math.sqrt(weight)
        if score > highest:
            found, highest = edge, score
    return found
