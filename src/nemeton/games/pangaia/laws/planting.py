"""3.5 Planting: one seed after another, from the reserve or from wherever it stands."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import PASS, Choice, Option
from nemeton.engine.several import Limit, Several
from nemeton.engine.text import Saying
from nemeton.games.pangaia.laws.board import lands_with_seeds, move_seed, plantable, seeds_on, sow
from nemeton.games.pangaia.state import Pangaia

RESERVE: Final = -1
MANY: Final = 99
HERE, BESIDE, AROUND, FREED, SOMEWHERE = range(5)
ONLY: Final = (
    "why-only-here",
    "why-only-beside",
    "why-only-around",
    "why-only-freed",
    "why-not-this-land",
)


class OfferPlanting(Choice[Pangaia]):
    """P1-P4 Up to so many seeds on these lands; at least one where `must` says so.

    Each seed is one question. Lands and, on each, sources are taken in ascending order, so that
    every way to plant is reached once.
    """

    prompt = "plant_seed"
    rule = "P1"

    def __init__(
        self, side: int, lands: tuple[int, ...], left: int, must: bool, origin: int, land: int
    ) -> None:
        self.side: Final = side
        self.lands: Final = lands
        self.left: Final = left
        self.must: Final = must
        self.origin: Final = origin  # of the seed planted last,
        self.land: Final = land  # and where it went

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        where, land = self.place(game)
        about = {
            "count": self.most(game),
            "lands": self.allowed(game),
            "where": where,
            "land": land,
        }
        return {**about, "planted": int(self.land > 0)}

    def most(self, game: Pangaia) -> int:
        """No more than there are seeds to plant: those of the reserve, and those that stand."""
        there = {self.lands[0]} if len(self.lands) == 1 else set()
        standing = sum(
            seeds_on(game, self.side, land)
            for land in lands_with_seeds(game, self.side)
            if land not in there
        )
        return min(self.left, max(1, game.loose[self.side] + standing))

    def place(self, game: Pangaia) -> tuple[int, int]:
        """Where these lands lie, and which one it is about: the only one, or the tree amid them."""
        if len(self.lands) == 1:
            first = not self.must and not self.land
            return (FREED if first else HERE), self.lands[0]
        near = game.continent.near
        trees = [
            land
            for land in game.continent.lands
            if sorted(near[land]) == sorted(set(self.lands) - {land})
        ]
        if len(trees) != 1:
            return SOMEWHERE, self.lands[0]
        return (AROUND if trees[0] in self.lands else BESIDE), trees[0]

    def allowed(self, game: Pangaia) -> list[int]:
        """The lands that may still receive a seed."""
        return [land for land in self.lands if land >= self.land and plantable(game, land)]

    def options(self, game: Pangaia) -> list[Option]:
        found: list[Option] = []
        sources = lands_with_seeds(game, self.side)
        reserve = game.loose[self.side] > 0
        for land in self.allowed(game):
            least = self.origin if land == self.land else RESERVE
            self.add_sources(found, land, least, sources, reserve)
        if found and not self.must:
            found.append(PASS)
        return found

    def add_sources(
        self, found: list[Option], land: int, least: int, sources: list[int], reserve: bool
    ) -> None:
        if reserve and least == RESERVE:
            found.append(("sow", land))
        for origin in sources:
            if origin >= least and (origin != land or self.must):
                found.append(("move_seed", origin, land))

    def several(self, game: Pangaia) -> Several:
        return planted_together(game, self)

    def chosen(self, game: Pangaia, option: Option) -> None:
        match option:
            case ("sow", land):
                sow(game, self.side, land)
                self.go_on(game, RESERVE, land)
            case ("move_seed", origin, land) if origin == land:
                game.log("seed_stays", player=self.side, land=land)
            case ("move_seed", origin, land):
                move_seed(game, self.side, origin, land)
                self.go_on(game, origin, land)

    def go_on(self, game: Pangaia, origin: int, land: int) -> None:
        if self.left > 1:
            game.then(OfferPlanting(self.side, self.lands, self.left - 1, False, origin, land))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] not in ("sow", "move_seed"):
            return None
        land = int(option[-1])
        if land >= game.rules.hexes:
            return Saying("why-off-board")
        if land not in self.lands:
            where, middle = self.place(game)
            return Saying(ONLY[where], land=middle)
        if not plantable(game, land):
            return Saying("why-tree-there" if game.level[land] else "why-corrupted-tile")
        if option[0] == "sow" and not game.loose[self.side]:
            return Saying("why-no-seed")
        if option[0] == "move_seed" and int(option[1]) not in lands_with_seeds(game, self.side):
            return Saying("why-no-seed-there")
        return Saying("why-in-order")


# Several seeds at once


def planted_together(game: Pangaia, question: OfferPlanting) -> Several:
    """P1 Every seed that may still be planted, and how many come from where."""
    pool = all_plantings(game, question)
    options = [option for option, _ in pool]
    reserve = tuple(int(option[0] == "sow") for option in options)
    limits = [Limit(reserve, 0, game.loose[question.side])]
    for origin in sorted({int(option[1]) for option in options if option[0] == "move_seed"}):
        limits += leaving(options, origin, seeds_on(game, question.side, origin))
    if question.must:  # a seed that stays is all that happens
        alone = tuple(question.left if stays(option) else 1 for option in options)
        limits.append(Limit(alone, 0, question.left))
    return Several(pool, int(question.must), question.most(game), limits)


def all_plantings(game: Pangaia, question: OfferPlanting) -> list[tuple[Option, int]]:
    """The same as the question offers, and the seeds that would be moved on to a later land."""
    standing = lands_with_seeds(game, question.side)
    lands = question.allowed(game)
    found: list[tuple[Option, int]] = []
    for land in lands:
        least = question.origin if land == question.land else RESERVE
        sources = sorted({*standing, *[each for each in lands if each < land]})
        listed: list[Option] = []
        question.add_sources(listed, land, least, sources, game.loose[question.side] > 0)
        found += [(option, 1 if stays(option) else question.left) for option in listed]
    return found


def leaving(options: list[Option], origin: int, seeds: int) -> list[Limit]:
    """No more seeds leave a land than stand there; for later lands those that have come count."""
    before, all_in_all = [], []
    for option in options:
        leaves = option[0] == "move_seed" and option[1] == origin and not stays(option)
        comes = option[-1] == origin and not stays(option)
        before.append(int(leaves and option[-1] < origin))
        all_in_all.append(int(leaves) - int(comes))
    return [Limit(tuple(before), 0, seeds), Limit(tuple(all_in_all), -MANY, seeds)]


def stays(option: Option) -> bool:
    return bool(option[0] == "move_seed" and option[1] == option[2])


def planting(side: int, lands: tuple[int, ...], count: int, must: bool = False) -> OfferPlanting:
    """The first question of a planting."""
    return OfferPlanting(side, lands, count, must, RESERVE, 0)
