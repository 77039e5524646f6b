"""The numbers of a balance report: everything a designer asks of many games at once."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from nemeton.arena.entrants import RANDOM
from nemeton.arena.intervals import Share, share_of
from nemeton.arena.metrics import TENTHS
from nemeton.arena.ratings import places, titles_matter
from nemeton.arena.results import GameResult
from nemeton.arena.standings import credit

__all__ = ["Balance", "Handicap", "Use", "most_even", "spread"]

ENOUGH = 10  # seats that used something, before a share of wins is worth showing
STEPS = 4  # handicaps shown on either side of the best
Choose = Callable[[GameResult, int], bool]


class Handicap:
    """What the first player would win if given so many points."""

    def __init__(self, points: float, share: Share) -> None:
        self.points = points
        self.share = share


class Use:
    """How often something is used: per game, when it could be, and with what success."""

    def __init__(self, name: str, per_game: float, taken: float, games: float, wins: Share) -> None:
        self.name = name
        self.per_game = per_game
        self.taken = taken  # of the questions in which it was offered
        self.games = games  # the share of games in which it occurred
        self.wins = wins


class Balance:
    """Looks at the games between bots that mean it; at all where there are no others."""

    def __init__(self, games: Sequence[GameResult]) -> None:
        self.all = list(games)
        self.games = [game for game in games if RANDOM not in game.seats] or self.all
        self.fair = 1 / len(self.all[0].titles)
        self.seats = len(self.all[0].seats)

    # Who wins

    def share(self, games: Sequence[GameResult], chosen: Choose) -> Share:
        """The share of wins of the seats chosen."""
        return share_of(
            (game.block, credit(game, seat))
            for game in games
            for seat in range(len(game.seats))
            if chosen(game, seat)
        )

    def equals(self) -> dict[str, list[GameResult]]:
        """The games of each bot against itself."""
        found: dict[str, list[GameResult]] = {}
        for game in self.all:
            if len(set(game.seats)) == 1 and len(game.seats) > 1:
                found.setdefault(game.seats[0], []).append(game)
        return found

    def by_place(self, games: Sequence[GameResult]) -> list[Share]:
        return [self.share(games, partial(holds_place, place)) for place in range(self.seats)]

    def by_faction(self) -> dict[str, Share]:
        """Where titles are factions that move around."""
        if not titles_matter(self.games):
            return {}
        held = {str(title) for game in self.games for title in game.titles[: self.seats] if title}
        return {title: self.share(self.games, partial(bears, title)) for title in sorted(held)}

    def margins(self) -> list[tuple[int, float, float]]:
        """Of games between two equals: block, points of the first less those of the second, win."""
        found = []
        for game in (each for games in self.equals().values() for each in games):
            first = places(game).index(0)
            scores = [game.scores[first], game.scores[1 - first]] if len(game.titles) == 2 else []
            if game in self.games and None not in scores and scores:
                margin = float((scores[0] or 0) - (scores[1] or 0))
                found.append((game.block, margin, credit(game, first)))
        return found

    def handicaps(self) -> list[Handicap]:
        """What points for the first player would do; the most even one is in the middle."""
        margins = self.margins()
        if not margins:
            return []
        step = handicap_step([margin for _, margin, _ in margins])
        width = math.ceil(max(abs(margin) for _, margin, _ in margins) / step) + 1
        found = [given(margins, place * step) for place in range(-width, width + 1)]
        best = found.index(most_even(found))
        return found[max(0, best - STEPS) : best + STEPS + 1]

    # How it goes

    def turns(self) -> list[int]:
        return [game.turns for game in self.games]

    def choices(self) -> list[int]:
        return [game.choices for game in self.games]

    def endings(self) -> dict[str, int]:
        return dict(Counter(game.reason for game in self.games).most_common())

    def branching(self) -> list[float]:
        return [mean([game.branching[tenth] for game in self.games]) for tenth in range(TENTHS)]

    def widest(self) -> int:
        return max(game.widest for game in self.games)

    def lead_changes(self) -> list[int]:
        return [game.lead_changes for game in self.games]

    def foreseen(self) -> list[float]:
        """In how many games the later winner was alone in the lead, tenth by tenth."""
        return [
            mean([float(game.leaders[tenth] in game.winners) for game in self.games])
            for tenth in range(TENTHS + 1)
        ]

    def scores(self, won: bool) -> list[float]:
        """The mean score of winners, or of the others, tenth by tenth."""
        curves = [
            curve
            for game in self.games
            for seat, curve in enumerate(game.curves)
            if (seat in game.winners) == won
        ]
        return [mean([curve[tenth] for curve in curves]) for tenth in range(TENTHS + 1)]

    # What is used

    def points(self, kind: str) -> dict[str, tuple[float, float]]:
        """Points of a winner and of another seat, by verb (`points`) or by `sources` with names."""
        sums: dict[str, list[float]] = {}
        won = sum(len(game.winners) for game in self.games)
        lost = sum(len(game.titles) - len(game.winners) for game in self.games)
        for game in self.games:
            for name, values in getattr(game, kind).items():
                entry = sums.setdefault(name, [0.0, 0.0])
                for seat, value in enumerate(values):
                    entry[seat not in game.winners] += value
        found = {
            name: (own / max(won, 1), other / max(lost, 1)) for name, (own, other) in sums.items()
        }
        return dict(sorted(found.items(), key=lambda item: -max(map(abs, item[1]))))

    def verbs(self) -> list[Use]:
        return self.uses("taken", "offered", lambda name: True)

    def kinds(self) -> list[str]:
        """The kinds of things that options spoke of."""
        return sorted({name.partition(":")[0] for game in self.games for name in game.shown})

    def things(self, kind: str) -> list[Use]:
        return self.uses("used", "shown", lambda name: name.startswith(f"{kind}:"))

    def uses(self, taken: str, offered: str, wanted: Callable[[str], bool]) -> list[Use]:
        names = {name for game in self.games for name in getattr(game, offered) if wanted(name)}
        found = [self.use(name, taken, offered) for name in names]
        return sorted(found, key=lambda use: (-use.per_game, use.name))

    def use(self, name: str, taken: str, offered: str) -> Use:
        times = [getattr(game, taken).get(name, []) for game in self.games]
        total = sum(sum(each) for each in times)
        chances = sum(getattr(game, offered).get(name, 0) for game in self.games)
        present = mean([float(sum(each) > 0) for each in times])
        wins = [
            (game.block, credit(game, seat))
            for game, each in zip(self.games, times, strict=True)
            if not all(each[: len(game.seats)])  # what everybody does sets nobody apart
            for seat, count in enumerate(each)
            if count
        ]
        share = share_of(wins) if len(wins) >= ENOUGH else Share(math.nan, 0.0, 1.0, len(wins))
        return Use(name, total / len(self.games), total / max(chances, 1), present, share)

    def rules(self) -> dict[str, float]:
        """How often each paragraph asks something, per game."""
        asked: Counter[str] = Counter()
        for game in self.games:
            asked.update(game.asked)
        return {rule: times / len(self.games) for rule, times in asked.most_common()}


def holds_place(place: int, game: GameResult, seat: int) -> bool:
    return places(game)[seat] == place


def bears(title: str, game: GameResult, seat: int) -> bool:
    return game.titles[seat] == title


def most_even(handicaps: Sequence[Handicap]) -> Handicap:
    """Nearest to a half; between equals the smallest."""
    return min(handicaps, key=lambda each: (abs(each.share.value - 0.5), abs(each.points)))


def given(margins: Sequence[tuple[int, float, float]], points: float) -> Handicap:
    """The games again with so many points for the first; without any, as they ended."""
    return Handicap(
        points,
        share_of(
            (block, won if not points else decided(margin + points))
            for block, margin, won in margins
        ),
    )


def decided(margin: float) -> float:
    return 0.5 if not margin else float(margin > 0)


def handicap_step(margins: Sequence[float]) -> float:
    """Half points where scores are small, more where they are large."""
    width = spread(margins)
    return 0.5 if width < 6 else float(max(1, round(width / 8)))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def spread(values: Sequence[float]) -> float:
    """The standard deviation."""
    middle = mean(values)
    return math.sqrt(mean([(value - middle) ** 2 for value in values]))
