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

__all__ = ["Gumbel", "GumbelNode", "result"]

CONSIDERED = 16  # answers of the root at first
WAVE = (
    16  # descents whose last positions the net judges together: one at a time costs six times more
)
SHARPNESS = 10.0  # what a value of 1 counts for beside the policy's logits, as in training
VISITS_SHARPEN = 50.0  # so many visits double it
LARGEST_EXPONENT = 500.0
LOT_STEPS = 1 << 24
LEAST_VISITS = 3  # of a position that still counts as expected


class GumbelNode:
    """A position of the tree and what is known of each answer."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.over = state.over
        self.mine = not state.over and asked(state) == seat
        self.options: list[Option] = []  # none until the net has judged the position
        self.logits: list[float] = []
        self.prior: list[float] = []  # the policy
        self.order: list[int] = []  # places of the options, the likeliest first
        self.known = 0  # so many of them, the likeliest, have surely been tried
        self.children: dict[int, GumbelNode] = {}  # by the place of the option
        self.begun = 0  # descents to here, those not yet judged counted in
        self.visits = 0
        self.sum = 0.0
        self.squares = 0.0
        self.value = result(state, seat) if state.over else 0.0  # as first judged

    def judged(self, logits: list[float], value: float) -> None:
        """What the net says of the position, for whoever is asked."""
        highest = max(logits)
        weights = [math.exp(logit - highest) for logit in logits]
        total = sum(weights)
        self.logits = logits
        self.prior = [weight / total for weight in weights]
        self.order = sorted(range(len(logits)), key=lambda place: -logits[place])
        self.value = value if self.mine else -value

    @property
    def mean(self) -> float:
        return self.sum / self.visits if self.visits else self.value

    @property
    def error(self) -> float:
        """Two standard errors of the mean: how far the judgements below lie apart, and how many."""
        if not self.visits:
            return 1.0
        spread = max(0.0, self.squares / self.visits - self.mean**2)
        return min(1.0, 2 * math.sqrt(spread / self.visits))

    @property
    def sign(self) -> float:
        """Whether what is good for the seat that thinks is good for whoever is asked."""
        return 1.0 if self.mine else -1.0

    @property
    def sharpness(self) -> float:
        most = max((child.visits for child in self.children.values()), default=0)
        return SHARPNESS * (1.0 + most / VISITS_SHARPEN)

    def mixed(self) -> float:
        """The value of answers not tried, for whoever is asked: a mix of the net's judgement and
        what the others came to, by how likely each is."""
        known = weight = 0.0
        count = 0
        for place, child in self.children.items():
            if child.visits:
                known += self.prior[place] * child.sum / child.visits
                weight += self.prior[place]
                count += child.visits
        known = known / weight if weight > 0.0 else self.value
        return self.sign * (self.value + count * known) / (1 + count)

    def filled(self) -> list[float]:
        """The value of every answer for whoever is asked."""
        found = [self.mixed()] * len(self.options)
        for place, child in self.children.items():
            if child.visits:
                found[place] = self.sign * child.mean
        return found

    def scores(self) -> list[float]:
        """Logits of the improved policy."""
        sharp = self.sharpness
        return [one + sharp * q for one, q in zip(self.logits, self.filled(), strict=True)]

    def select(self) -> int:
        """The answer that falls short most of its share of visits by the improved policy."""
        sharp, mixed, sign = self.sharpness, self.mixed(), self.sign
        total, count = 1.0, 1
        tried: list[tuple[int, float, int]] = []
        for place, child in self.children.items():
            weight = prior = self.prior[place]
            if child.visits:
                gain = sharp * (sign * child.sum / child.visits - mixed)
                weight = prior * math.exp(min(LARGEST_EXPONENT, gain))
            total += weight - prior
            count += child.begun
            tried.append((place, weight, child.begun))
        best, most = -1, -math.inf
        while self.known < len(self.order) and self.order[self.known] in self.children:
            self.known += 1
        if self.known < len(self.order):
            best = self.order[self.known]
            most = self.prior[best] / total
        for place, weight, begun in tried:
            short = weight / total - begun / count
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
        """As many descents below each of these answers; all new positions are judged together."""
        times = max(1, self.meter.at_most(WAVE) // len(places))
        paths = [self.descend(place) for _ in range(times) for place in places]
        self.expand({id(path[-1]): path[-1] for path in paths}.values())
        for path in paths:
            for node in path:
                node.visits += 1
                node.sum += path[-1].value
                node.squares += path[-1].value ** 2
        self.meter.charge(len(paths))

    def descend(self, place: int) -> list[GumbelNode]:
        """From the root to a position that is new, or at its end, or about to be judged."""
        path = [self.root]
        while True:
            node = path[-1]
            node.begun += 1
            child = node.children.get(place)
            if child is None:
                state = node.state.clone()
                state.choose(node.options[place])
                child = node.children[place] = GumbelNode(state, self.seat)
            path.append(child)
            if not child.options:
                child.begun += 1
                return path
            place = child.select()

    def expand(self, nodes: Iterable[GumbelNode]) -> None:
        """What the net says of new positions."""
        new = [node for node in nodes if not node.over and not node.options]
        if new:
            seen = [self.game.net_input(node.state) for node in new]
            for node, (policy, value) in zip(new, self.judge.judge(seen), strict=True):
                node.options = node.state.options()
                node.judged([policy[self.game.action_id(each)] for each in node.options], value)

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
