"""How strong every bot is: one model for all games, and 95 % intervals by weighing blocks anew."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence

from nemeton.arena.entrants import AUTOMATON, RANDOM
from nemeton.arena.intervals import HIGH, LOW, Interval, percentile, small_sample_factor
from nemeton.arena.model import Case, Estimates, Model
from nemeton.arena.results import GameResult

__all__ = ["Effect", "Ratings", "places", "rate", "titles_matter", "winning_group"]

DRAWS = 400
SCALE = 400 / math.log(10)  # as in chess: 400 points more win ten times as often
WIDE = 1000.0  # what a bot's strength may be: anything
NARROW = 1.5  # what a place or a faction may bring, as a standard deviation of logarithms
PSEUDO_GAME = 0.5  # of a game that nobody played, for and against, between bots that met


class Effect(Interval):
    """What a bot, a place in the turn order or a faction is worth, in rating points."""

    def __init__(self, name: str, value: float, low: float, high: float) -> None:
        super().__init__(value, low, high)
        self.name = name


class Ratings:
    """Bots, the best first; places in the turn order; factions."""

    def __init__(self, bots: list[Effect], places: list[Effect], factions: list[Effect]) -> None:
        self.bots = bots
        self.places = places
        self.factions = factions

    def of(self, name: str) -> Effect:
        return next(each for each in self.bots if each.name == name)


def rate(games: Sequence[GameResult], seed: int = 0, draws: int = DRAWS) -> Ratings:
    """The ratings; `random` is 0 where it played, else the mean of all bots.

    >>> from nemeton import arena
    >>> games = arena.run(arena.Contest("cernunos", ["sapling", "random"], seed=1), games=8)
    >>> ratings = arena.rate(games, draws=50)
    >>> ratings.of("sapling").value > ratings.of("random").value == 0.0
    True
    """
    dataset = Dataset(games)
    model = Model(dataset.cases, dataset.size, dataset.spread)
    fit = model.fit(dataset.weights())
    drawn = dataset.bootstrapped(model, fit, random.Random(seed), draws)
    return dataset.ratings(fit.values, drawn)


class Dataset:
    """The games as cases of the model, with the block that each belongs to."""

    def __init__(self, games: Sequence[GameResult]) -> None:
        seated = [name for game in games for name in named_seats(game)]
        self.bots = sorted(set(seated), key=lambda name: (name != RANDOM, name))
        self.factions = sorted({each for game in games for each in own_titles(game) if each})
        if not titles_matter(games):
            self.factions = []
        self.seats = max((len(game.seats) for game in games), default=0)
        self.first_place = len(self.bots)
        self.first_faction = self.first_place + self.seats
        self.size = self.first_faction + len(self.factions)
        kept = [WIDE] * len(self.bots) + [NARROW] * (self.size - len(self.bots))
        self.spread = [0.001, *kept[1:]] if self.bots else kept  # the first bot is the zero
        self.blocks = sorted({game.block for game in games})
        self.cases: list[Case] = []
        self.counts: list[dict[int, int]] = []  # of every case, by block
        self.index: dict[object, int] = {}
        self.together = cooperative(games)
        for game in games:
            self.enter(game)
        self.observed = len(self.cases)
        self.add_pseudo_games(games)

    def enter(self, game: GameResult) -> None:
        """A game as a case; where all win or lose together, each of them against the automaton."""
        table, winners = self.table(game), winning_group(game)
        if self.together:
            for each in table[: len(game.seats)]:
                self.count(Case((each, table[-1]), (0 if 0 in game.winners else 1,)), game.block)
        elif winners is not None:
            self.count(Case(table, winners), game.block)

    def count(self, case: Case, block: int) -> None:
        place = self.index.setdefault(case.key(), len(self.cases))
        if place == len(self.cases):
            self.cases.append(case)
            self.counts.append({})
        self.counts[place][block] = self.counts[place].get(block, 0) + 1

    def table(self, game: GameResult) -> tuple[tuple[int, ...], ...]:
        """What makes up the strength of each seat."""
        ranks = places(game)
        found = []
        for seat, name in enumerate(named_seats(game)):
            parts = [self.bots.index(name)]
            if name != AUTOMATON:  # which always has the same place and the same title
                parts.append(self.first_place + ranks[seat])
            if self.factions and game.titles[seat] and name != AUTOMATON:
                parts.append(self.first_faction + self.factions.index(str(game.titles[seat])))
            found.append(tuple(parts))
        return tuple(found)

    def add_pseudo_games(self, games: Sequence[GameResult]) -> None:
        """Half a win and half a loss between any two that met."""
        met = {
            (one, other)
            for game in games
            for one in set(named_seats(game))
            for other in set(named_seats(game))
            if one < other
        }
        for one, other in sorted(met):
            table = ((self.bots.index(one),), (self.bots.index(other),))
            self.cases += [Case(table, (0,)), Case(table, (1,))]

    def weights(self) -> list[float]:
        """The weight of every case when each block counts once."""
        played = [float(sum(count.values())) for count in self.counts]
        return [*played, *[PSEUDO_GAME] * (len(self.cases) - self.observed)]

    def alike(self) -> dict[tuple[tuple[int, int], ...], int]:
        """What happened in a block (cases and how often), and how many blocks were like that."""
        happened: dict[int, list[tuple[int, int]]] = {block: [] for block in self.blocks}
        for case, count in enumerate(self.counts):
            for block, times in count.items():
                happened[block].append((case, times))
        return Counter(tuple(each) for each in happened.values())

    def bootstrapped(
        self, model: Model, fit: Estimates, rng: random.Random, draws: int
    ) -> list[list[float]]:
        """Estimates after the blocks, and the games nobody played, were weighed anew."""
        alike = self.alike().items()
        found = []
        for _ in range(draws):
            weights = [0.0] * self.observed
            for happened, blocks in alike:
                weight = rng.gammavariate(blocks, 1.0)
                for case, times in happened:
                    weights[case] += weight * times
            for _ in range(len(self.cases) - self.observed):
                weights.append(rng.gammavariate(PSEUDO_GAME, 1.0))
            found.append(model.refit(fit, weights))
        return found

    # From parameters to ratings

    def ratings(self, values: list[float], drawn: list[list[float]]) -> Ratings:
        zero = 0 if self.bots and self.bots[0] == RANDOM else None
        values, drawn = self.levelled(values), [self.levelled(each) for each in drawn]
        bots = self.effects(self.bots, 0, zero, values, drawn)
        ranks = [str(place + 1) for place in range(self.seats)]
        ordered = sorted(bots, key=lambda effect: -effect.value)
        return Ratings(
            ordered,
            self.effects(ranks, self.first_place, None, values, drawn),
            self.effects(self.factions, self.first_faction, None, values, drawn),
        )

    def levelled(self, values: list[float]) -> list[float]:
        """What all places and factions have in common belongs to the bots that hold them."""
        places = values[self.first_place : self.first_faction]
        factions = values[self.first_faction : self.size]
        level = sum(sum(part) / len(part) for part in (places, factions) if part)
        own = [
            value + level * (name != AUTOMATON)
            for name, value in zip(self.bots, values, strict=False)
        ]
        return [*own, *values[len(own) :]]

    def effects(
        self,
        names: Sequence[str],
        first: int,
        zero: int | None,
        values: list[float],
        drawn: list[list[float]],
    ) -> list[Effect]:
        """Differences to one of them, or to their mean."""
        centred = [relative(each, first, len(names), zero) for each in [values, *drawn]]
        wider = small_sample_factor(len(self.blocks))
        found = []
        for place, name in enumerate(names):
            value = centred[0][place]
            column = [each[place] for each in centred[1:]]
            low, high = (value + wider * (percentile(column, end) - value) for end in (LOW, HIGH))
            found.append(Effect(name, value, min(low, value), max(high, value)))
        return found


def relative(values: Sequence[float], first: int, count: int, zero: int | None) -> list[float]:
    part = [SCALE * value for value in values[first : first + count]]
    level = sum(part) / max(1, count) if zero is None else part[zero]
    return [value - level for value in part]


# What a game says


def named_seats(game: GameResult) -> list[str]:
    """The bots in their seats; a seat that the rules play bears their name."""
    return [*game.seats, *[AUTOMATON] * (len(game.titles) - len(game.seats))]


def own_titles(game: GameResult) -> list[str | None]:
    """The titles of the seats that bots hold."""
    return game.titles[: len(game.seats)]


def places(game: GameResult) -> list[int]:
    """The place of every seat in the order in which first turns were taken."""
    seats = range(len(game.seats))
    taken = [seat for seat in game.order if seat in seats]
    order = [*taken, *(seat for seat in seats if seat not in taken)]
    return [order.index(seat) for seat in seats]


def winning_group(game: GameResult) -> tuple[int, ...] | None:
    """Who won together; all where nobody or everybody did, nothing where there is no other."""
    everyone = tuple(range(len(game.titles)))
    if len(everyone) < 2:
        return None
    return tuple(sorted(game.winners)) or everyone


def cooperative(games: Sequence[GameResult]) -> bool:
    """Whether bots play together against the rules: all of them win, or none."""
    return any(len(game.titles) > len(game.seats) > 1 for game in games) and all(
        len({seat in game.winners for seat in range(len(game.seats))}) == 1 for game in games
    )


def titles_matter(games: Sequence[GameResult]) -> bool:
    """Whether titles are factions that move around, not just other names of the seats."""
    held: dict[str, set[int]] = {}
    for game in games:
        for seat, title in enumerate(own_titles(game)):
            if title:
                held.setdefault(title, set()).add(seat)
    return any(len(seats) > 1 for seats in held.values())
