"""What a contest says in plain shares: who won how often, whether the controls hold, how long bots
thought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nemeton.arena.contest import MATCH, MIRROR, VERSUS_RANDOM
from nemeton.arena.entrants import RANDOM
from nemeton.arena.intervals import Share, share_of
from nemeton.arena.ratings import Ratings, rate
from nemeton.arena.results import GameResult

__all__ = [
    "Control",
    "Standing",
    "Standings",
    "block_scores",
    "credit",
    "fair_share",
    "standings",
]


class Standing:
    """One bot: its share of wins where it met others, and its time."""

    def __init__(self, name: str, share: Share, per_turn: float, slowest: float) -> None:
        self.name = name
        self.share = share
        self.per_turn = per_turn
        self.slowest = slowest


class Control:
    """A share that is known beforehand (a mirror), or that must be high (against random)."""

    def __init__(self, kind: str, name: str, share: Share, fair: float) -> None:
        self.kind = kind
        self.name = name
        self.share = share
        self.fair = fair

    @property
    def sound(self) -> bool:
        """A mirror must not favour either; a bot must not be worse than random."""
        return self.share.holds(self.fair) if self.kind == MIRROR else self.share.high >= self.fair


class Standings:
    """A contest's outcome."""

    def __init__(
        self,
        games: Sequence[GameResult],
        ratings: Ratings,
        bots: list[Standing],
        controls: list[Control],
    ) -> None:
        self.games = len(games)
        self.matches = sum(game.kind == MATCH for game in games)
        self.blocks = len({game.block for game in games})
        self.different = len({game.digest for game in games})
        self.fair = fair_share(games)
        self.ratings = ratings
        self.bots = bots
        self.controls = controls


def standings(games: Sequence[GameResult]) -> Standings:
    """Everything at once, the strongest bot first.

    >>> from nemeton import arena
    >>> games = arena.run(arena.Contest("cernunos", ["sapling", "random"], seed=1), games=8)
    >>> [bot.name for bot in standings(games).bots]
    ['sapling', 'random']
    """
    ratings = rate(games)
    order = [effect.name for effect in ratings.bots]
    met = {name for game in games if game.kind == MATCH for name in game.seats}
    bots = [standing(name, games) for name in order if name in met]
    controls = [*mirrors(games, order), *against_random(games, order)]
    return Standings(games, ratings, bots, controls)


def standing(name: str, games: Sequence[GameResult]) -> Standing:
    turns = sum(own(game.thought, game, name) for game in games)
    seconds = sum(own(game.seconds, game, name) for game in games)
    slowest = [
        game.slowest[seat] for game in games for seat, held in enumerate(game.seats) if held == name
    ]
    share = share_of(results_of(name, games, MATCH))
    return Standing(name, share, seconds / max(turns, 1), max(slowest, default=0.0))


def own(values: Sequence[float], game: GameResult, name: str) -> float:
    return sum(value for value, held in zip(values, game.seats, strict=True) if held == name)


def credit(game: GameResult, seat: int) -> float:
    """A win, a part of a shared one, or nothing; a game nobody won is shared by all."""
    if not game.winners:
        return 1 / len(game.titles)
    return (seat in game.winners) / len(game.winners)


def fair_share(games: Sequence[GameResult]) -> float:
    """What each of equals would win."""
    return 1 / len(games[0].titles) if games else 0.5


def results_of(name: str, games: Iterable[GameResult], kind: str) -> list[tuple[int, float]]:
    """Block and credit of every seat that the bot held against others."""
    return [
        (game.block, credit(game, seat))
        for game in games
        if game.kind == kind and (len(set(game.seats)) > 1 or len(game.titles) > len(game.seats))
        for seat, held in enumerate(game.seats)
        if held == name
    ]


# Controls


def mirrors(games: Sequence[GameResult], names: Iterable[str]) -> list[Control]:
    """A bot against itself: the first of the twins must win no more than its part."""
    found = []
    for name in names:
        mine = [game for game in games if set(game.seats) == {name} and len(game.seats) > 1]
        twin = [(game.block, credit(game, game.slots.index(0))) for game in mine]
        if twin:
            found.append(Control(MIRROR, name, share_of(twin), fair_share(games)))
    return found


def against_random(games: Sequence[GameResult], names: Iterable[str]) -> list[Control]:
    found = []
    for name in names:
        mine = [game for game in games if set(game.seats) == {name, RANDOM} and name != RANDOM]
        results = [
            (game.block, credit(game, seat))
            for game in mine
            for seat, held in enumerate(game.seats)
            if held == name
        ]
        if results:
            control = Control(VERSUS_RANDOM, name, share_of(results), fair_share(games))
            found.append(control)
    return found


# Is B better than A?


def block_scores(games: Iterable[GameResult], better: str, worse: str) -> dict[int, float]:
    """B's part of what A and B won in each block, by seats held; one half where neither won."""
    sums: dict[int, dict[str, list[float]]] = {}
    for game in games:
        if game.kind != MATCH or not {better, worse} <= set(game.seats):
            continue
        for seat, name in enumerate(game.seats):
            held = sums.setdefault(game.block, {}).setdefault(name, [])
            held.append(credit(game, seat))
    return {block: part(held[better], held[worse]) for block, held in sorted(sums.items())}


def part(ours: Sequence[float], theirs: Sequence[float]) -> float:
    mine, other = sum(ours) / len(ours), sum(theirs) / len(theirs)
    return round(mine / (mine + other), 6) if mine + other else 0.5
