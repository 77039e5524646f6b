"""Gumbel search: a tree grown by a trained net, for two players with nothing hidden.

Danihelka, Guez, Schrittwieser and Silver: Policy improvement by planning with Gumbel, ICLR 2022.
Sequential halving at the root: every answer that is still considered is followed once in each wave,
so that the net judges a whole wave at a time. Values are from -1 (lost) to 1 (won) for the seat
that thinks.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from nemeton.bots.budget import Meter
from nemeton.bots.net.judge import Judge
from nemeton.bots.values import asked
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Gumbel", "GumbelNode"]

CONSIDERED = 16  # answers of the root at first
SHARPNESS = 10.0  # what a value of 1 counts for beside the policy's logits, as in training
VISITS_SHARPEN = 50.0  # so many visits double it
LOT_STEPS = 1 << 24
LEAST_VISITS = 3  # of a position that still counts as expected


class GumbelNode:
    """A position of the tree and what is known of each answer."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.over = state.over
        self.mine = not state.over and asked(state) == seat
        self.options: list[Option] = []
        self.logits: list[float] = []
        self.children: dict[int, GumbelNode] = {}  # by the place of the option
        self.visits = 0
        self.sum = 0.0
        self.value = result(state, seat) if state.over else 0.0  # as first judged

    @property
    def mean(self) -> float:
        return self.sum / self.visits if self.visits else self.value

    def filled(self) -> list[float]:
        """The value of every answer for whoever is asked; of those not tried, a mix of what is
        known: the net's judgement and what the others came to, by how likely each is."""
        sign = 1.0 if self.mine else -1.0
        tried = {place: child for place, child in self.children.items() if child.visits}
        if not tried:
            return [sign * self.value] * len(self.options)
        highest = max(self.logits[place] for place in tried)
        weights = {place: math.exp(self.logits[place] - highest) for place in tried}
        known = sum(weights[place] * child.mean for place, child in tried.items())
        count = sum(child.visits for child in tried.values())
        mixed = (self.value + count * known / sum(weights.values())) / (1 + count)
        found = [sign * mixed] * len(self.options)
        for place, child in tried.items():
            found[place] = sign * child.mean
        return found

    def scores(self) -> list[float]:
        """Logits of the improved policy."""
        most = max((child.visits for child in self.children.values()), default=0)
        sharp = SHARPNESS * (1.0 + most / VISITS_SHARPEN)
        return [one + sharp * q for one, q in zip(self.logits, self.filled(), strict=True)]

    def select(self) -> int:
        """The answer that falls short most of its share of visits by the improved policy."""
        scores = self.scores()
        highest = max(scores)
        weights = [math.exp(score - highest) for score in scores]
        total, count = sum(weights), 1 + sum(child.visits for child in self.children.values())
        best, most = 0, -math.inf
        for place, weight in enumerate(weights):
            child = self.children.get(place)
            short = weight / total - (child.visits / count if child is not None else 0.0)
            if short > most:
                best, most = place, short
        return best


class Gumbel:
    """Grows the tree wave by wave until the budget is exhausted."""

    def __init__(
        self, state: State, seat: int, judge: Judge, meter: Meter, rng: Fast, noise: float
    ) -> None:
        self.seat = seat
        self.judge = judge
        self.meter = meter
        self.game = state.setup.game
        self.root = GumbelNode(state, seat)
        self.expand([self.root])
        self.noise = [noise * gumbel(rng) if noise else 0.0 for _ in self.root.options]
        self.best = self.ordered(range(len(self.root.options)))

    def search(self) -> None:
        """Sequential halving: in each round the same effort for all that are still considered."""
        self.best = self.best[:CONSIDERED]
        rounds = max(1, math.ceil(math.log2(max(2, len(self.best)))))
        for end in self.meter.checkpoints(rounds):
            while self.meter.fraction_used < end and not self.meter.exhausted:
                self.wave(self.best)
            self.best = self.ordered(self.best)[: max(1, (len(self.best) + 1) // 2)]

    def ordered(self, places: Iterable[int]) -> list[int]:
        """Answers of the root, the best first: by noise, policy and value together."""
        scores = [one + noise for one, noise in zip(self.root.scores(), self.noise, strict=True)]
        return sorted(places, key=lambda place: -scores[place])

    def ranked(self) -> list[int]:
        """All answers: the one that the halving left over, then by how often each was tried."""

        def order(place: int) -> tuple[bool, float, float]:
            child = self.root.children.get(place)
            visits = child.visits if child is not None else 0
            return (place != self.best[0], -visits, -values[place])

        values = self.root.scores()
        return sorted(range(len(values)), key=order)

    def wave(self, places: list[int]) -> None:
        """One descent below each of these answers; all new positions are judged together."""
        paths = [self.descend(place) for place in places]
        self.expand([path[-1] for path in paths if not path[-1].over])
        for path in paths:
            for node in path:
                node.visits += 1
                node.sum += path[-1].value
        self.meter.charge(len(paths))

    def descend(self, place: int) -> list[GumbelNode]:
        path = [self.root]
        while True:
            node = path[-1]
            known = node.children.get(place)
            if known is None:
                state = node.state.clone()
                state.choose(node.options[place])
                node.children[place] = GumbelNode(state, self.seat)
                return [*path, node.children[place]]
            path.append(known)
            if known.over:
                return path
            place = known.select()

    def expand(self, nodes: list[GumbelNode]) -> None:
        """What the net says of new positions."""
        if not nodes:
            return
        seen = [self.game.net_input(node.state) for node in nodes]
        for node, (policy, value) in zip(nodes, self.judge.judge(seen), strict=True):
            node.options = node.state.options()
            node.logits = [policy[self.game.action_id(option)] for option in node.options]
            node.value = value if node.mine else -value

    def principal_variation(self, place: int) -> list[Option]:
        """The answer and what was visited most after it."""
        node, line = self.root, []
        while True:
            line.append(node.options[place])
            child = node.children.get(place)
            if child is None or child.visits < LEAST_VISITS or not child.children:
                return line
            node = child
            place = max(node.children, key=lambda each: node.children[each].visits)


def result(state: State, seat: int) -> float:
    assert state.result is not None
    if len(state.result.winners) != 1:
        return 0.0
    return 1.0 if seat in state.result.winners else -1.0


def gumbel(rng: Fast) -> float:
    """A number drawn from Gumbel's distribution."""
    return -math.log(-math.log((rng.below(LOT_STEPS) + 0.5) / LOT_STEPS))
