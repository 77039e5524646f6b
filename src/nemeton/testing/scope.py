"""How much the kit tries: which player counts, options and seeds, and how closely it looks."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from nemeton.engine.chance import Fast, Seed
from nemeton.engine.errors import BadInput
from nemeton.engine.game import Game
from nemeton.engine.state import State

__all__ = ["Case", "Nonconformity", "Scope"]


EARLY = 40  # two thirds of a game of Cernunos
NOW_AND_THEN = 23


class Nonconformity(AssertionError):
    """A game breaks a promise that every game makes.

    >>> import nemeton
    >>> from nemeton.testing import Case
    >>> case = Case(nemeton.game("cernunos"), players=2, options={}, seed=7)
    >>> raise case.fault(None, "never ends")
    Traceback (most recent call last):
        ...
    nemeton.testing.scope.Nonconformity: cernunos (players=2, seed=7): never ends
    """


class Case:
    """One way to start a game, and the random player who plays it.

    >>> import nemeton
    >>> from nemeton.testing import Case
    >>> case = Case(nemeton.game("cernunos"), players=2, options={"final_growth": True}, seed=7)
    >>> str(case)
    'cernunos (players=2, final_growth=True, seed=7)'
    >>> case.start() == case.start()
    True
    """

    def __init__(self, game: Game, players: int, options: dict[str, Any], seed: Seed) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed

    def start(self, log: bool = True) -> State:
        return self.game.start(players=self.players, seed=self.seed, log=log, **self.options)

    def rng(self, purpose: str = "play") -> Fast:
        """A generator of its own for each purpose, the same at every run."""
        return Fast(number_from(f"{purpose} {self}"))

    def fault(self, state: State | None, what: str) -> Nonconformity:
        where = "" if state is None else f", choice {state.number}"
        return Nonconformity(f"{self}{where}: {what}")

    def __str__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"{self.game.name} (players={self.players}{options}, seed={self.seed!r})"


class Scope:
    """How much is tried. `thorough` is for soak tests; the default fits into every test run.

    >>> import nemeton
    >>> from nemeton.testing import Scope
    >>> len(Scope(setups=4, games=2).cases(nemeton.game("oak")))
    8
    """

    def __init__(
        self,
        thorough: bool = False,
        counts: Path | None = None,
        trees: Sequence[Path] = (),
        setups: int | None = None,
        games: int | None = None,
    ) -> None:
        self.thorough = thorough
        self.counts = counts  # the file of counted positions, compared where one is given
        self.trees = tuple(trees)  # further places that hold the package: the compiled one
        self.setups = setups or (48 if thorough else 10)  # ways to start a game
        self.games = games or (4 if thorough else 2)  # games of each
        self.looks = 60 if thorough else 12  # decisions of a game that are looked at closely
        self.ahead = 30 if thorough else 10  # choices that twins are played forward
        self.transfers = 60 if thorough else 4  # moments of a kind at which something moves unseen
        self.twins = 12 if thorough else 2  # twins of such a moment

    def stops_at(self, number: int) -> bool:
        """Whether a costly look is taken after that many choices."""
        return self.thorough or number < EARLY or number % NOW_AND_THEN == 0

    def cases(self, game: Game) -> list[Case]:
        """The games to play: all ways to start where they are few, else a fixed sample of them."""
        found: list[Case] = []
        for number, (players, options) in enumerate(self.starts(game)):
            for again in range(self.games):
                seed = seed_from(f"{game.name} {number} {again}")
                found.append(Case(game, players, options, seed))
        return found

    def starts(self, game: Game) -> list[tuple[int, dict[str, Any]]]:
        values = {
            players: {name: option.values(players) for name, option in game.options.items()}
            for players in game.players
        }
        every = sum(prod(map(len, by_name.values())) for by_name in values.values())
        if every <= self.setups:
            tried = (
                (players, dict(zip(by_name, each, strict=True)))
                for players, by_name in values.items()
                for each in product(*by_name.values())
            )
            return [start for start in tried if allowed(game, *start)]
        return self.sampled(game, values)

    def sampled(
        self, game: Game, values: dict[int, dict[str, list[Any]]]
    ) -> list[tuple[int, dict[str, Any]]]:
        """The defaults for every player count, then mixtures in which every value has its turn."""
        found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in game.players]
        wanted = max(self.setups, len(found))
        for start in mixtures(game, values, tries=8 * wanted):
            if len(found) == wanted:
                break
            if start not in found and allowed(game, *start):
                found.append(start)
        return found


def mixtures(
    game: Game, values: dict[int, dict[str, list[Any]]], tries: int
) -> Iterator[tuple[int, dict[str, Any]]]:
    rng = Fast(number_from(f"mixtures {game.name}"))
    untried: dict[str, list[Any]] = {name: [] for name in game.options}
    for turn in range(tries):
        players = game.players[turn % len(game.players)]
        options: dict[str, Any] = {}
        for name, known in values[players].items():
            untried[name] = [each for each in untried[name] if each in known] or list(known)
            options[name] = rng.take(untried[name])
        yield players, options


def allowed(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Whether the game accepts this combination; what it refuses is not tried."""
    try:
        game.prepared(players, 0, options)
    except BadInput:
        return False
    return True


def number_from(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def seed_from(text: str) -> Seed:
    """Every other game has the long secret of a live table."""
    number = number_from(text)
    return number if number % 2 else hashlib.sha256(f"secret {text}".encode()).hexdigest()
