"""How strong people are: a fold over the results of rated games, one rating for each game.

Plackett and Luce's model by approximate Bayesian inference (Weng and Lin 2011), as the library
openskill has it, for any number of players. Seats and sides (factions) are teammates of whoever has
them: what they are worth is learned from the same results. See docs/decisions/0036.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from openskill.models import PlackettLuce

__all__ = ["RatedGame", "RatedSeat", "Ratings", "Shown", "Strength"]


class RatedSeat(msgspec.Struct, frozen=True):
    """A person on a seat of a rated game, with the rank among the people who played."""

    person: str
    seat: int
    rank: int
    side: str = ""


class RatedGame(msgspec.Struct, frozen=True):
    game: str
    players: int
    seats: list[RatedSeat]


class Strength(msgspec.Struct):
    """What is believed of somebody, or of a seat or side: a normal distribution."""

    mu: float
    sigma: float
    games: int = 0


class Shown(msgspec.Struct, frozen=True):
    """A rating as people read it: points, and how far off they may be either way (95 %)."""

    points: int
    within: int
    games: int
    settled: bool


@cache
def constants() -> dict[str, dict[str, float]]:
    text = files("nemeton.league").joinpath("data/rating.toml").read_text("utf-8")
    found: dict[str, dict[str, float]] = tomllib.loads(text)
    return found


@cache
def model() -> PlackettLuce:
    values = constants()["model"]
    return PlackettLuce(
        mu=values["mu"],
        sigma=values["sigma"],
        beta=values["beta"],
        kappa=values["kappa"],
        tau=values["tau"],
    )


class Ratings:
    """The ratings of one game after so many results, in their order."""

    def __init__(self) -> None:
        self.people: dict[str, Strength] = {}
        self.offsets: dict[str, Strength] = {}

    def count(self, games: Iterable[RatedGame]) -> None:
        for game in games:
            if len(game.seats) > 1:
                self.count_one(game)

    def count_one(self, game: RatedGame) -> None:
        """Whoever did better than was to be expected gains, and is known better than before."""
        parts = [self.parts(game, seat) for seat in game.seats]
        teams = [[rated(each) for each in part] for part in parts]
        ranks = [float(seat.rank) for seat in game.seats]
        for part, found in zip(parts, model().rate(teams, ranks=ranks), strict=True):
            for each, rating in zip(part, found, strict=True):
                each.mu, each.games = float(rating.mu), each.games + 1
                grown = float(rating.sigma)  # people change between two games, a seat does not
                each.sigma = grown if each is part[0] else min(each.sigma, grown)

    def parts(self, game: RatedGame, seat: RatedSeat) -> list[Strength]:
        """Whoever plays, and what the seat and the side are worth."""
        names = [f"seat {game.players} {seat.seat}"]
        names += [f"side {game.players} {seat.side}"] if seat.side else []
        person = self.people.setdefault(seat.person, newcomer())
        return [person, *(self.offsets.setdefault(name, offset()) for name in names)]

    def shown(self, person: str) -> Shown:
        return shown(self.people.get(person) or newcomer())

    def best(self, wanted: Sequence[str], count: int) -> list[str]:
        """Of these people those who are most surely strong: by the lower end of the interval."""
        known = [each for each in wanted if each in self.people]
        return sorted(known, key=lambda each: (-sure(self.people[each]), each))[:count]


def newcomer() -> Strength:
    values = constants()["model"]
    return Strength(values["mu"], values["sigma"])


def offset() -> Strength:
    return Strength(0.0, constants()["offset"]["sigma"])


def rated(strength: Strength) -> Any:
    return model().rating(mu=strength.mu, sigma=strength.sigma)


def sure(strength: Strength) -> float:
    return strength.mu - constants()["shown"]["interval"] * strength.sigma


def shown(strength: Strength) -> Shown:
    values = constants()["shown"]
    within = round(values["scale"] * values["interval"] * strength.sigma)
    points = round(values["scale"] * strength.mu)
    return Shown(points, within, strength.games, within <= values["settled"])
