"""3.4 Phase 1: the active player declares land by land; then all seeds sprout at once."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.several import Limit, Several
from nemeton.engine.text import Saying
from nemeton.games.pangaia.laws.board import spend_energy
from nemeton.games.pangaia.laws.free_actions import OnTurn, window_matters
from nemeton.games.pangaia.laws.growth import (
    IMPOSSIBLE,
    disperse_evil_seeds,
    sprout,
    sproutable,
    sprouting_cost,
)
from nemeton.games.pangaia.state import Pangaia


class SeedGrowth(Step[Pangaia]):
    """T1, G9 Phase 1: one declaration, asked for only where a seed or a free action allows one."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, game: Pangaia) -> None:
        game.phase = "seed_growth"
        if sproutings(game, self.side, (), False) or window_matters(game, self.side):
            game.then(OfferSprouting(self.side))


def sproutings(game: Pangaia, side: int, lands: tuple[int, ...], final: bool) -> list[Option]:
    """G5 The lands that may be added to a declaration, in ascending order."""
    if len(lands) >= game.trees[side]:
        return []
    last = lands[-1] if lands else -1
    return sproutable(game, side, last, left_to_pay(game, side, lands, final))


def declaration(game: Pangaia, side: int, lands: tuple[int, ...], final: bool) -> Several:
    """G5 All lands that may still be declared together: a tree for each, life energy for all."""
    open_ones = sproutings(game, side, lands, final)
    spare = left_to_pay(game, side, lands, final)
    costs = [int(option[2]) for option in open_ones]
    most = min(game.trees[side] - len(lands), affordable_at_most(costs, spare))
    return Several([(each, 1) for each in open_ones], 0, most, [Limit(tuple(costs), 0, spare)])


def left_to_pay(game: Pangaia, side: int, lands: tuple[int, ...], final: bool) -> int:
    """The life energy that is not yet declared; E4 at the end nobody pays."""
    if final:
        return 0
    return game.energy[side] - sum(sprouting_cost(game, side, land) for land in lands)


def affordable_at_most(costs: list[int], spare: int) -> int:
    """How many of them can be paid together, the cheapest first."""
    number = 0
    for cost in sorted(costs):
        spare -= cost
        if spare < 0:
            break
        number += 1
    return number


def why_no_sprout(
    game: Pangaia, side: int, option: Option, lands: tuple[int, ...] = (), final: bool = False
) -> Saying | None:
    """Why a land cannot be declared, or not after those declared already."""
    if option[0] != "sprout":
        return None
    if int(option[1]) >= game.rules.hexes:
        return Saying("why-off-board")
    if game.trees[side] <= len(lands):
        return Saying("why-no-tree-left")
    land = int(option[1])
    if game.level[land]:
        return Saying("why-tree-there")
    cost = sprouting_cost(game, side, land)
    if cost == IMPOSSIBLE:
        return Saying("why-no-seed-there")
    if cost <= left_to_pay(game, side, lands, final):
        return Saying("why-in-order")
    return Saying("why-too-dear", cost=cost)


class OfferSprouting(OnTurn):
    """The first land of the declaration, or none; the window before it is open."""

    prompt = "sprout"
    rule = "G5"
    secret = True  # blessings in hand lengthen it

    def answers(self, game: Pangaia) -> list[Option]:
        return [*sproutings(game, self.side, (), False), PASS]

    def answered(self, game: Pangaia, option: Option) -> None:
        if option != PASS:
            game.then(OfferMoreSprouting(self.side, (option[1],), False))

    def several(self, game: Pangaia) -> Several:
        return declaration(game, self.side, (), False)

    def again(self) -> Step[Pangaia]:
        return SeedGrowth(self.side)

    def why_no_answer(self, game: Pangaia, option: Option) -> Saying | None:
        return why_no_sprout(game, self.side, option)


class OfferMoreSprouting(Choice[Pangaia]):
    """The next land of the declaration; costs are those of the moment it began."""

    prompt = "sprout_more"
    rule = "G5"

    def __init__(self, side: int, lands: tuple[int, ...], final: bool) -> None:
        self.side: Final = side
        self.lands: Final = lands
        self.final: Final = final

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"lands": list(self.lands), "count": len(self.lands)}

    def options(self, game: Pangaia) -> list[Option]:
        found = sproutings(game, self.side, self.lands, self.final)
        return [*found, PASS] if found else found

    def chosen(self, game: Pangaia, option: Option) -> None:
        if option == PASS:
            self.otherwise(game)
        else:
            game.then(OfferMoreSprouting(self.side, (*self.lands, option[1]), self.final))

    def otherwise(self, game: Pangaia) -> None:
        if self.lands:
            game.then(Sprout(self.side, self.lands, self.final))

    def several(self, game: Pangaia) -> Several:
        return declaration(game, self.side, self.lands, self.final)

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return why_no_sprout(game, self.side, option, self.lands, self.final)


class Sprout(Step[Pangaia]):
    """G6 Pay, then every declared land gets its tree; E4 at the end nobody gains or pays."""

    def __init__(self, side: int, lands: tuple[int, ...], final: bool) -> None:
        self.side: Final = side
        self.lands: Final = lands
        self.final: Final = final

    def run(self, game: Pangaia) -> None:
        if not self.final:
            cost = sum(sprouting_cost(game, self.side, land) for land in self.lands)
            spend_energy(game, self.side, cost)
        for land in self.lands:
            sprout(game, self.side, land, not self.final)
        disperse_evil_seeds(game, list(self.lands))
