"""Beam search within one turn: lines of own choices, and what comes of them later.

The beam widens while the budget lasts and keeps every line. The lines that look best are compared
by sequential halving: rollouts in the same determinizations (common random numbers).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from nemeton.bots.budget import QUESTION_SHARE, Meter
from nemeton.bots.rollout import Rollout
from nemeton.bots.search.halving import sequential_halving
from nemeton.bots.values import SEEDS, asked, horizon_value, state_value
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Beam", "Horizon", "TurnLine"]

WIDTHS = (1, 2, 4, 8, 16, 32, 64)
EXPANSION_SHARE = 0.3  # of the budget goes to finding lines, the rest to rollouts
CANDIDATES = 8  # lines that are rolled out
MOST_CHOICES = 400  # of one rollout, in a game that has no turns
END_OF_GAME = 1 << 29  # a turn that no game reaches
LEAST_CANDIDATES = 2  # or rollouts end with the turn
MOST_DETERMINIZATIONS = 256


class Horizon(NamedTuple):
    """How far rollouts go, and what that asks for."""

    starts: int  # lines that begin differently, if possible
    determinizations: int  # for each line, at least; with a small budget there are fewer lines
    prior_weight: float  # determinizations that the first judgement of a line counts for
    shrinkage_weight: float  # lines that this counts for, once the spread of lines is known
    stake: float  # points that a won game counts for
    share: float  # of what was left of the turn's budget
    rollouts: int = 0  # that the budget must allow, or they end earlier


NEAR = Horizon(4, 3, prior_weight=1.0, shrinkage_weight=0.5, stake=200.0, share=QUESTION_SHARE)
# To the end of the game: where only the result counts there, and where it is judged in points.
# One rollout that ends in a result tells little, so it takes many to tell more than a judgement.
RESULT = NEAR._replace(starts=CANDIDATES, determinizations=2, rollouts=64)
POINTS = Horizon(CANDIDATES, 4, 9.0, shrinkage_weight=8.0, stake=6.0, share=0.8, rollouts=6)


class TurnLine:
    """Own choices from the question at hand, as far as nothing but the own will has a say."""

    def __init__(self, options: tuple[Option, ...], state: State, value: float) -> None:
        self.options = options
        self.state = state  # where it leads, in one determinization
        self.value = value  # judged where it stands
        self.interrupted = False  # chance, something shown, or another seat comes next
        self.ends_turn = False  # the turn is over
        self.aim: Option | None = None  # the first choice that could not wait
        self.before = -math.inf  # the value before the last choice that could
        self.children: list[TurnLine] | None = None
        self.estimate = value  # by all that is known of it
        self.turn_end_values: list[float] = []  # of rollouts, one for each determinization
        self.horizon_values: list[float] = []  # where they ended, in the same ones
        self.reasons: dict[str, float] = {}  # where they ended, summed

    @property
    def closed(self) -> bool:
        """Whether the own will alone does not lead on from here."""
        return self.interrupted or self.ends_turn

    @property
    def needless(self) -> bool:
        """Whether it is cut short by something that could have waited, and only loses by it."""
        return not self.ends_turn and self.value < self.before

    @property
    def gap(self) -> float:
        """How much better than it looked at the end of the turn it turned out in the end."""
        return (sum(self.horizon_values) - sum(self.turn_end_values)) / len(self.horizon_values)

    def reset(self) -> None:
        """As if it had never been rolled out."""
        self.turn_end_values.clear()
        self.horizon_values.clear()
        self.reasons.clear()

    def shrunk(self, gap: float, factor: float) -> float:
        """As it looked at the end of the turn, and what came after, drawn to the gap of all."""
        at_turn_end = sum(self.turn_end_values) / len(self.turn_end_values)
        return at_turn_end + gap + factor * (self.gap - gap)


class Beam:
    """Finds lines, then rolls the best out: to the end of the game where the budget allows, else
    until the seat has had another turn, or to the end of this one."""

    def __init__(
        self, state: State, seat: int, rng: Fast, meter: Meter, about: Sequence[Option] = ()
    ) -> None:
        self.root = TurnLine((), state, state_value(state, seat))
        self.seat = seat
        self.about = about  # options that are rolled out whatever they look like
        self.turn = state.turn_number
        self.last = self.turn + state.seat_count()
        self.rng = rng
        self.meter = meter
        self.seeds: list[int] = []
        self.complete: list[TurnLine] = []
        self.cost = 0.0  # of a rollout, as a part of the budget
        self.horizon = NEAR

    def search(self) -> None:
        for width in WIDTHS:
            cut = self.sweep(width)
            if not cut or self.expansion_done:
                break
        self.compare()

    @property
    def expansion_done(self) -> bool:
        return self.meter.fraction_used >= EXPANSION_SHARE

    # Expansion

    def sweep(self, width: int) -> bool:
        """One pass with a beam of that width; False when a wider one would find nothing new."""
        front, cut = [self.root], False
        while front and not (self.expansion_done and self.complete):
            offspring = [child for line in front for child in self.expanded(line)]
            going = without_duplicates([line for line in offspring if not line.closed])
            cut = cut or len(going) > width
            front = going[:width]
        return cut

    def expanded(self, line: TurnLine) -> list[TurnLine]:
        if line.children is None:
            line.children = [self.grown(line, option) for option in line.state.options()]
            self.complete += [child for child in line.children if child.closed]
        return line.children

    def grown(self, line: TurnLine, option: Option) -> TurnLine:
        after = line.state.clone()
        after.choose(option)
        self.meter.charge()
        child = TurnLine((*line.options, option), after, state_value(after, self.seat))
        child.aim, child.before = line.aim, line.before
        if line.state.can_wait(option):
            child.before = line.value
        elif line.aim is None:
            child.aim = option
        child.ends_turn = after.over or after.turn_number != self.turn
        child.interrupted = after.mark > line.state.number or (
            not child.ends_turn and asked(after) != self.seat
        )
        if child.interrupted and not after.over:
            child.value = (child.value + self.reseeded_value(line, option)) / 2
        return child

    def reseeded_value(self, line: TurnLine, option: Option) -> float:
        """The same option with other luck, so that no line is favoured for one lucky draw."""
        world = self.determinization(0, line.options)
        world.choose(option)
        self.meter.charge()
        return state_value(world, self.seat)

    def determinization(self, number: int, options: tuple[Option, ...]) -> State:
        """What the seat may believe, one of many deals, after these choices."""
        while number >= len(self.seeds):
            self.seeds.append(self.rng.below(SEEDS))
        world = self.root.state.determinize(self.seat, self.seeds[number])
        for option in options:
            world.choose(option)
        return world

    # Rollouts

    def compare(self) -> None:
        """Sequential halving between the lines that look best, as far ahead as can be afforded."""
        candidates = self.candidates()
        affordable = self.affordable(candidates[0])
        if affordable < LEAST_CANDIDATES <= len(candidates):
            affordable = max(LEAST_CANDIDATES, self.set_horizon(self.turn, NEAR, candidates[0]))
        elif len(candidates) > 1 and (end := self.end_in_reach(candidates[0])):
            affordable = self.set_horizon(END_OF_GAME, end, candidates[0])
            candidates = self.candidates()
        candidates = candidates[: max(1 + len(self.about), affordable)]
        if len(candidates) > 1:
            sequential_halving(candidates, self.meter, self.sample, self.sorted)

    def set_horizon(self, last: int, horizon: Horizon, line: TurnLine) -> int:
        """Lets rollouts end after that turn; how many lines the budget then allows."""
        self.last, self.horizon = last, horizon
        self.meter.allot(horizon.share)
        line.reset()
        return self.affordable(line)

    def affordable(self, line: TurnLine) -> int:
        """How many lines the budget allows to roll out, by what the first rollout of one costs."""
        begun = self.meter.fraction_used
        self.roll_out(line, 0)
        self.cost = max(self.meter.fraction_used - begun, 1e-6)
        return int((1.0 - begun) / (self.cost * self.horizon.determinizations))

    def end_in_reach(self, line: TurnLine) -> Horizon | None:
        """If the budget allows to follow enough lines to the end of the game, should it last as
        long as one that is played on at random, what that asks for."""
        furthest = self.within_reach(POINTS.rollouts)
        ahead = line.state.clone()
        while not ahead.over:
            if ahead.turn_number > furthest or self.meter.overrun:
                return None
            ahead.choose(ahead.sample(self.rng))
        now, then = self.root.state.evaluate(self.seat), ahead.evaluate(self.seat)
        end = POINTS if then.keys() <= now.keys() else RESULT
        return end if ahead.turn_number <= self.within_reach(end.rollouts) else None

    def within_reach(self, rollouts: int) -> float:
        """The turn up to which the budget allows so many rollouts."""
        a_turn = self.cost / (self.last - self.turn) * rollouts
        return self.turn + (1.0 - self.meter.fraction_used) / a_turn

    def candidates(self) -> list[TurnLine]:
        """The lines that look best, of those that end the turn and of those that chance or a card
        shown cuts short: what these will still bring is not judged yet. A few begin differently."""
        lines = [line for line in self.complete if not line.needless] or self.complete
        ended = without_duplicates([line for line in lines if line.ends_turn])
        cut = without_duplicates([line for line in lines if not line.ends_turn])
        found = [line for pair in zip_longest(ended, cut) for line in pair if line is not None]
        if cut and ended and cut[0].value > ended[0].value:
            found[0], found[1] = found[1], found[0]
        best, *others = with_distinct_starts_first(found, self.horizon.starts)[:CANDIDATES]
        asked_for = [self.line_with(option) for option in self.about]
        return list(dict.fromkeys([best, *asked_for, *others]))

    def line_with(self, first: Option) -> TurnLine:
        """The best line that begins with an option."""
        known = [line for line in self.complete if line.options[0] == first]
        if known:
            return max(known, key=lambda line: line.value)
        [line] = [each for each in self.expanded(self.root) if each.options[0] == first]
        while not line.closed:
            line = max(self.expanded(line), key=lambda each: each.value)
        return line

    def sample(self, candidates: list[TurnLine], until: float) -> None:
        """Rolls each out in one determinization after the other, until so much is used."""
        for number in range(len(candidates[-1].horizon_values), MOST_DETERMINIZATIONS):
            for line in candidates:
                if len(line.horizon_values) <= number:
                    self.roll_out(line, number)
            if self.meter.fraction_used >= until:
                return

    def sorted(self, lines: list[TurnLine]) -> list[TurnLine]:
        """The best first, by what came of them at once and later."""
        gap = sum(line.gap for line in lines) / len(lines)
        factor = shrinkage(lines, self.horizon)
        for line in lines:
            line.estimate = line.shrunk(gap, factor)
        return sorted(lines, key=lambda line: -line.estimate)

    def roll_out(self, line: TurnLine, number: int) -> None:
        self.meter.charge()
        world = self.rolled_out(self.determinization(number, line.options), self.turn)
        near = horizon_value(world, self.seat, world.evaluate(self.seat), self.horizon.stake)
        end = self.rolled_out(world, self.last)
        reasons = end.evaluate(self.seat)
        line.turn_end_values.append(near)
        line.horizon_values.append(horizon_value(end, self.seat, reasons, self.horizon.stake))
        for name, value in reasons.items():
            line.reasons[name] = line.reasons.get(name, 0.0) + value

    def rolled_out(self, world: State, last: int) -> State:
        """On until that turn is over, everybody by level 1 and nobody knowing the next draw."""
        return Rollout(self.rng, self.meter).play_on(world, last, MOST_CHOICES)

    def ranked(self) -> list[TurnLine]:
        """Those that were rolled out, the ones that lasted longest first."""
        tried = [line for line in self.complete if line.horizon_values]
        tried.sort(key=lambda line: -len(line.horizon_values))
        most = len(tried[0].horizon_values)
        last = [line for line in tried if len(line.horizon_values) == most]
        return [*self.sorted(last), *tried[len(last) :]]


def without_duplicates(lines: list[TurnLine]) -> list[TurnLine]:
    """The best first, and of lines that lead to the same place, mostly the same choices in another
    order, only one."""
    found: dict[tuple[float, int], TurnLine] = {}
    for line in sorted(lines, key=lambda line: -line.value):
        asking = 0 if line.state.over else hash(tuple(line.state.options()))
        found.setdefault((round(line.value, 3), asking), line)
    return list(found.values())


def with_distinct_starts_first(lines: list[TurnLine], starts: int) -> list[TurnLine]:
    """The same lines; a few that set out for something else come first."""
    begun: dict[Option, TurnLine] = {}
    for line in lines:
        begun.setdefault(line.aim or line.options[0], line)
    first = list(begun.values())[:starts]
    return [*first, *(line for line in lines if line not in first)]


def shrinkage(lines: list[TurnLine], horizon: Horizon) -> float:
    """How far what came later tells more than luck: 0 if it differs no more between lines than
    between determinizations, nearly 1 if chance hardly matters or there were many of them.

    The factor of James and Stein's estimator, from the spread between lines and the noise within,
    mixed with a prior where there are few lines.
    """
    samples = min(len(line.horizon_values) for line in lines)
    prior = samples / (samples + horizon.prior_weight)
    if samples < 2 or len(lines) < 2:
        return prior
    rows = [
        [line.horizon_values[n] - line.turn_end_values[n] for n in range(samples)] for line in lines
    ]
    gaps = [sum(row) / samples for row in rows]
    centre = sum(gaps) / len(gaps)
    shared = [sum(row[n] for row in rows) / len(rows) - centre for n in range(samples)]
    squares = sum(
        (row[n] - gap - shared[n]) ** 2
        for row, gap in zip(rows, gaps, strict=True)
        for n in range(samples)
    )
    others = len(lines) - 1
    noise = squares / ((samples - 1) * others * samples)
    spread = sum((gap - centre) ** 2 for gap in gaps) / others
    found = max(0.0, spread - noise) / spread if spread > 0.0 else 1.0
    return (found * others + prior * horizon.shrinkage_weight) / (others + horizon.shrinkage_weight)
