"""Search within one turn: lines of own choices, and what they are worth when the turn is over."""

from __future__ import annotations

from nemeton.bots.judging import SEEDS, asked, best_option, decided, total, weighed
from nemeton.bots.purse import Purse
from nemeton.engine.chance import Fast
from nemeton.engine.flow import Option
from nemeton.engine.state import State

__all__ = ["Beam", "Line"]

WIDTHS = (1, 2, 4, 8, 16, 32, 64)
WORLDS = 4  # determinizations a line that meets chance is tried in, at first
MORE_WORLDS = 16  # in the end, for the few best
LONGEST = 60  # choices until the end of a turn, in a game that has no turns
FINALISTS = 4


class Line:
    """Own choices from the question at hand, as far as nothing but the own will has a say."""

    def __init__(self, options: tuple[Option, ...], state: State, value: float) -> None:
        self.options = options
        self.state = state  # where it leads, in one of the worlds that the seat may believe in
        self.value = value  # judged where it stands
        self.flowed = False  # chance, something shown, or another seat comes next
        self.ended = False  # the turn is over
        self.children: list[Line] | None = None
        self.trials: list[float] = []  # at the end of the turn, one for each world tried
        self.reasons: dict[str, float] = {}  # at the end of the turn, summed over the trials

    @property
    def closed(self) -> bool:
        """Whether the own will alone does not lead on from here."""
        return self.flowed or self.ended

    @property
    def mean(self) -> float:
        return sum(self.trials) / len(self.trials)


class Beam:
    """Widens step by step until the purse is empty; every line is kept and never tried twice."""

    def __init__(self, state: State, seat: int, rng: Fast, purse: Purse) -> None:
        self.root = Line((), state, 0.0)
        self.seat = seat
        self.turn = state.turn_number
        self.rng = rng
        self.purse = purse
        self.seeds = [rng.below(SEEDS) for _ in range(MORE_WORLDS)]
        self.complete: list[Line] = []

    def search(self) -> None:
        for width in WIDTHS:
            grown = self.sweep(width)
            if not grown or self.purse.empty:
                break
        self.deepen()

    def sweep(self, width: int) -> bool:
        """One pass with a beam of that width; False when a wider one would find nothing new."""
        front, cut = [self.root], False
        while front and not (self.purse.empty and self.complete):
            offspring = [child for line in front for child in self.expanded(line)]
            cut = self.finish([line for line in offspring if line.closed], width) or cut
            going = self.distinct([line for line in offspring if not line.closed])
            cut = cut or len(going) > width
            front = going[:width]
        return cut

    def expanded(self, line: Line) -> list[Line]:
        if line.children is None:
            line.children = [self.grown(line, option) for option in line.state.options()]
        return line.children

    def grown(self, line: Line, option: Option) -> Line:
        after = line.state.clone()
        after.choose(option)
        self.purse.pay()
        child = Line((*line.options, option), after, total(after, self.seat))
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
        self.purse.pay()
        return total(world, self.seat)

    def world(self, number: int, options: tuple[Option, ...]) -> State:
        """One of the worlds the seat may believe in, after these choices."""
        world = self.root.state.determinize(self.seat, self.seeds[number])
        for option in options:
            world.choose(option)
        return world

    def distinct(self, lines: list[Line]) -> list[Line]:
        """The best first, and of lines that lead to the same place only one."""
        lines.sort(key=lambda line: -line.value)
        seen: set[tuple[float, int]] = set()
        kept: list[Line] = []
        for line in lines:
            place = (round(line.value, 6), hash(tuple(line.state.options())))
            if place not in seen:
                seen.add(place)
                kept.append(line)
        return kept

    def finish(self, lines: list[Line], width: int) -> bool:
        """Plays the best lines to the end of the turn; says whether some were left out."""
        lines.sort(key=lambda line: -line.value)
        for line in lines[: width + 1]:
            if not line.trials and not (self.purse.empty and self.complete):
                self.try_out(line, WORLDS)
        return len(lines) > width + 1

    def try_out(self, line: Line, worlds: int) -> None:
        if not line.flowed:
            self.note(line, line.state)
        else:
            for number in range(len(line.trials), worlds):
                self.note(line, self.played(self.world(number, line.options)))
        if line not in self.complete:
            self.complete.append(line)

    def note(self, line: Line, end: State) -> None:
        reasons = end.evaluate(self.seat)
        line.trials.append(sum(reasons.values()) + decided(end, self.seat))
        for name, value in reasons.items():
            line.reasons[name] = line.reasons.get(name, 0.0) + value

    def played(self, world: State) -> State:
        """To the end of the turn, everybody by level 1 and nobody knowing the next draw."""
        for _ in range(LONGEST):
            if world.over or world.turn_number != self.turn or self.purse.late:
                break
            options = world.options()
            if len(options) == 1:
                world.choose(options[0])
                continue
            values = weighed(world, asked(world), self.rng)
            self.purse.pay(len(values))
            world.choose(best_option(world, values))
        return world

    def deepen(self) -> None:
        """Tries the best lines in more worlds: of many, one was only lucky."""
        for worlds in (2 * WORLDS, MORE_WORLDS):
            for line in self.ranked()[:FINALISTS]:
                if self.purse.empty:
                    return
                self.try_out(line, worlds)

    def ranked(self) -> list[Line]:
        return sorted(self.complete, key=lambda line: -line.mean)
