"""Search within one turn: lines of own choices, and what comes of them later."""

from __future__ import annotations

import math
from itertools import zip_longest
from typing import NamedTuple

from nemeton.bots.budget import QUESTION_SHARE, Meter
from nemeton.bots.rollout import Rollout
from nemeton.bots.values import SEEDS, asked, horizon_value, state_value
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Beam", "Line"]

WIDTHS = (1, 2, 4, 8, 16, 32, 64)
SCOUTING = 0.3  # of the meter goes to finding lines, the rest to trying them out
RIVALS = 8  # lines that are tried out
LONGEST = 400  # choices of one trial, in a game that has no turns
END = 1 << 29  # a turn that no game reaches
FEWEST_LINES = 2  # or the trials end with the turn
TRIALS_TO_THE_END = 6  # that the meter must allow, or trials end earlier
MOST_WORLDS = 256


class Reach(NamedTuple):
    """How far trials go, and what that asks for."""

    beginnings: int  # lines that begin differently, if possible
    worlds: int  # for each line, at least; where the meter is small there are fewer lines
    faith: float  # worlds that the first judgement of a line counts for, before anything is known
    caution: float  # lines that this counts for, once something is
    stake: float  # points that a won game counts for
    share: float  # of what was left of the turn's budget


NEAR = Reach(beginnings=4, worlds=3, faith=1.0, caution=0.5, stake=200.0, share=QUESTION_SHARE)
# To the end of the game: where only the result counts there, and where it is judged in points.
RESULT = Reach(
    beginnings=RIVALS, worlds=2, faith=1.0, caution=0.5, stake=200.0, share=QUESTION_SHARE
)
POINTS = Reach(beginnings=RIVALS, worlds=4, faith=9.0, caution=8.0, stake=6.0, share=0.8)


class Line:
    """Own choices from the question at hand, as far as nothing but the own will has a say."""

    def __init__(self, options: tuple[Option, ...], state: State, value: float) -> None:
        self.options = options
        self.state = state  # where it leads, in one of the worlds that the seat may believe in
        self.value = value  # judged where it stands
        self.flowed = False  # chance, something shown, or another seat comes next
        self.ended = False  # the turn is over
        self.aim: Option | None = None  # the first choice that could not wait
        self.before = -math.inf  # the value before the last choice that could
        self.children: list[Line] | None = None
        self.mean = value  # by all that is known of it
        self.near: list[float] = []  # at the end of the turn, one for each world tried
        self.trials: list[float] = []  # after another turn, in the same worlds
        self.reasons: dict[str, float] = {}  # where the trials ended, summed

    @property
    def closed(self) -> bool:
        """Whether the own will alone does not lead on from here."""
        return self.flowed or self.ended

    @property
    def needless(self) -> bool:
        """Whether it is cut short by something that could have waited, and only loses by it."""
        return not self.ended and self.value < self.before

    @property
    def gap(self) -> float:
        """How much better than it looked at the end of the turn it turned out in the end."""
        return (sum(self.trials) - sum(self.near)) / len(self.trials)

    def forget(self) -> None:
        """As if it had not been tried out."""
        self.near.clear()
        self.trials.clear()
        self.reasons.clear()

    def worth(self, gap: float, trust: float) -> float:
        """As it looked at the end of the turn, and what came after as far as it can be trusted."""
        return sum(self.near) / len(self.near) + gap + trust * (self.gap - gap)


class Beam:
    """Widens step by step; every line is kept. The best then meet the same worlds, in which
    everybody goes on by level 1: to the end of the game where the meter allows, else until the seat
    has had another turn, or to the end of this one."""

    def __init__(self, state: State, seat: int, rng: Fast, meter: Meter) -> None:
        self.root = Line((), state, state_value(state, seat))
        self.seat = seat
        self.turn = state.turn_number
        self.last = self.turn + state.seat_count()
        self.rng = rng
        self.meter = meter
        self.seeds: list[int] = []
        self.complete: list[Line] = []
        self.cost = 0.0  # of a trial, as a part of the meter
        self.reach = NEAR

    def search(self) -> None:
        for width in WIDTHS:
            cut = self.sweep(width)
            if not cut or self.scouted:
                break
        self.contest()

    @property
    def scouted(self) -> bool:
        return self.meter.fraction_used >= SCOUTING

    # Finding lines

    def sweep(self, width: int) -> bool:
        """One pass with a beam of that width; False when a wider one would find nothing new."""
        front, cut = [self.root], False
        while front and not (self.scouted and self.complete):
            offspring = [child for line in front for child in self.expanded(line)]
            going = unlike([line for line in offspring if not line.closed])
            cut = cut or len(going) > width
            front = going[:width]
        return cut

    def expanded(self, line: Line) -> list[Line]:
        if line.children is None:
            line.children = [self.grown(line, option) for option in line.state.options()]
            self.complete += [child for child in line.children if child.closed]
        return line.children

    def grown(self, line: Line, option: Option) -> Line:
        after = line.state.clone()
        after.choose(option)
        self.meter.charge()
        child = Line((*line.options, option), after, state_value(after, self.seat))
        child.aim, child.before = line.aim, line.before
        if line.state.can_wait(option):
            child.before = line.value
        elif line.aim is None:
            child.aim = option
        child.ended = after.over or after.turn_number != self.turn
        child.flowed = after.mark > line.state.number or (
            not child.ended and asked(after) != self.seat
        )
        if child.flowed and not after.over:
            child.value = (child.value + self.glimpse(line, option)) / 2
        return child

    def glimpse(self, line: Line, option: Option) -> float:
        """The same option with other luck, so that no line is favoured for one lucky draw."""
        world = self.world(0, line.options)
        world.choose(option)
        self.meter.charge()
        return state_value(world, self.seat)

    def world(self, number: int, options: tuple[Option, ...]) -> State:
        """One of the worlds the seat may believe in, after these choices."""
        while number >= len(self.seeds):
            self.seeds.append(self.rng.below(SEEDS))
        world = self.root.state.determinize(self.seat, self.seeds[number])
        for option in options:
            world.choose(option)
        return world

    # Trying them out

    def contest(self) -> None:
        """The lines that look best meet the same worlds; again and again the lower half goes."""
        rivals = self.rivals()
        affordable = self.affordable(rivals[0])
        if affordable < FEWEST_LINES <= len(rivals):
            affordable = max(FEWEST_LINES, self.look(self.turn, NEAR, rivals[0]))
        elif len(rivals) > 1 and (end := self.end_in_reach(rivals[0])):
            affordable = self.look(END, end, rivals[0])
            rivals = self.rivals()
        rivals = rivals[: max(1, affordable)]
        if len(rivals) == 1:
            return
        for until in self.meter.checkpoints(math.ceil(math.log2(len(rivals)))):
            self.meet(rivals, until)
            rivals = self.sorted(rivals)[: (len(rivals) + 1) // 2]

    def look(self, last: int, reach: Reach, line: Line) -> int:
        """Lets the trials end after that turn; how many lines the meter then allows."""
        self.last, self.reach = last, reach
        self.meter.allot(reach.share)
        line.forget()
        return self.affordable(line)

    def affordable(self, line: Line) -> int:
        """How many lines the meter allows to try out, by what the first trial of one costs."""
        begun = self.meter.fraction_used
        self.try_out(line, 0)
        self.cost = max(self.meter.fraction_used - begun, 1e-6)
        return int((1.0 - begun) / (self.cost * self.reach.worlds))

    def end_in_reach(self, line: Line) -> Reach | None:
        """If the meter allows to follow enough lines to the end of the game, should it last as
        long as one that is played on at random, what that asks for."""
        a_turn = self.cost / (self.last - self.turn) * TRIALS_TO_THE_END
        furthest = self.turn + (1.0 - self.meter.fraction_used) / a_turn
        ahead = line.state.clone()
        while not ahead.over:
            if ahead.turn_number > furthest or self.meter.overrun:
                return None
            ahead.choose(ahead.sample(self.rng))
        now, then = self.root.state.evaluate(self.seat), ahead.evaluate(self.seat)
        return POINTS if then.keys() <= now.keys() else RESULT

    def rivals(self) -> list[Line]:
        """The lines that look best, of those that end the turn and of those that chance or a card
        shown cuts short: what these will still bring is not judged yet. A few begin differently."""
        lines = [line for line in self.complete if not line.needless] or self.complete
        ended = unlike([line for line in lines if line.ended])
        cut = unlike([line for line in lines if not line.ended])
        found = [line for pair in zip_longest(ended, cut) for line in pair if line is not None]
        if cut and ended and cut[0].value > ended[0].value:
            found[0], found[1] = found[1], found[0]
        return varied(found, self.reach.beginnings)[:RIVALS]

    def meet(self, rivals: list[Line], until: float) -> None:
        """Tries each in one world after the other, until so much of the meter is used."""
        for number in range(len(rivals[-1].trials), MOST_WORLDS):
            for line in rivals:
                if len(line.trials) <= number:
                    self.try_out(line, number)
            if self.meter.fraction_used >= until:
                return

    def sorted(self, lines: list[Line]) -> list[Line]:
        """The best first, by what came of them at once and later."""
        gap = sum(line.gap for line in lines) / len(lines)
        trust = trusted(lines, self.reach)
        for line in lines:
            line.mean = line.worth(gap, trust)
        return sorted(lines, key=lambda line: -line.mean)

    def try_out(self, line: Line, number: int) -> None:
        self.meter.charge()
        world = self.played(self.world(number, line.options), self.turn)
        near = horizon_value(world, self.seat, world.evaluate(self.seat), self.reach.stake)
        end = self.played(world, self.last)
        reasons = end.evaluate(self.seat)
        line.near.append(near)
        line.trials.append(horizon_value(end, self.seat, reasons, self.reach.stake))
        for name, value in reasons.items():
            line.reasons[name] = line.reasons.get(name, 0.0) + value

    def played(self, world: State, last: int) -> State:
        """On until that turn is over, everybody by level 1 and nobody knowing the next draw."""
        rollout = Rollout(self.rng, self.meter)
        for _ in range(LONGEST):
            if world.over or world.turn_number > last or self.meter.overrun:
                break
            rollout.step(world)
        return world

    def ranked(self) -> list[Line]:
        """Those that were tried, the ones that lasted longest first."""
        tried = [line for line in self.complete if line.trials]
        tried.sort(key=lambda line: -len(line.trials))
        most = len(tried[0].trials)
        last = [line for line in tried if len(line.trials) == most]
        return [*self.sorted(last), *tried[len(last) :]]


def unlike(lines: list[Line]) -> list[Line]:
    """The best first, and of lines that lead to the same place, mostly the same choices in another
    order, only one."""
    found: dict[tuple[float, int], Line] = {}
    for line in sorted(lines, key=lambda line: -line.value):
        asking = 0 if line.state.over else hash(tuple(line.state.options()))
        found.setdefault((round(line.value, 3), asking), line)
    return list(found.values())


def varied(lines: list[Line], beginnings: int) -> list[Line]:
    """The same lines; a few that set out for something else come first."""
    begun: dict[Option, Line] = {}
    for line in lines:
        begun.setdefault(line.aim or line.options[0], line)
    first = list(begun.values())[:beginnings]
    return [*first, *(line for line in lines if line not in first)]


def trusted(lines: list[Line], reach: Reach) -> float:
    """How far what came later tells more than luck: 0 if it differs no more between lines than
    between worlds, nearly 1 if chance hardly matters or there were many worlds."""
    worlds = min(len(line.trials) for line in lines)
    prior = worlds / (worlds + reach.faith)
    if worlds < 2 or len(lines) < 2:
        return prior
    rows = [[line.trials[n] - line.near[n] for n in range(worlds)] for line in lines]
    gaps = [sum(row) / worlds for row in rows]
    centre = sum(gaps) / len(gaps)
    shared = [sum(row[n] for row in rows) / len(rows) - centre for n in range(worlds)]
    squares = sum(
        (row[n] - gap - shared[n]) ** 2
        for row, gap in zip(rows, gaps, strict=True)
        for n in range(worlds)
    )
    others = len(lines) - 1
    noise = squares / ((worlds - 1) * others * worlds)
    spread = sum((gap - centre) ** 2 for gap in gaps) / others
    found = max(0.0, spread - noise) / spread if spread > 0.0 else 1.0
    return (found * others + prior * reach.caution) / (others + reach.caution)
