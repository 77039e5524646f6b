"""3.4 Phase 1: the active player declares land by land; then all seeds sprout at once."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import PASS, Choice, Option, Step
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
    spare = 0
    if not final:
        spare = game.energy[side] - sum(sprouting_cost(game, side, land) for land in lands)
    last = lands[-1] if lands else -1
    return sproutable(game, side, last, spare)


def why_no_sprout(game: Pangaia, side: int, option: Option) -> Saying | None:
    """Why a land cannot be declared."""
    if option[0] != "sprout":
        return None
    if int(option[1]) >= game.rules.hexes:
        return Saying("why-off-board")
    if not game.trees[side]:
        return Saying("why-no-tree-left")
    land = int(option[1])
    if game.level[land]:
        return Saying("why-tree-there")
    cost = sprouting_cost(game, side, land)
    return Saying("why-no-seed-there") if cost == IMPOSSIBLE else Saying("why-too-dear", cost=cost)


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

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return why_no_sprout(game, self.side, option)


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
