"""3.8 Decline: trees wither or die, their treetops return to the board."""

from __future__ import annotations

from typing import Any, Final

from nemeton.engine.flow import Choice, ChoiceOfSeveral, Option, Step
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.pangaia.laws.board import empty_slots, fell_tree, return_treetop
from nemeton.games.pangaia.laws.planting import planting
from nemeton.games.pangaia.state import Pangaia


class WitherTrees(Step[Pangaia]):
    """D2 Several trees wither one after another, in the order their owner likes."""

    def __init__(self, side: int, lands: tuple[int, ...]) -> None:
        self.side: Final = side
        self.lands: Final = lands

    def run(self, game: Pangaia) -> None:
        if len(self.lands) > 1:
            game.then(DemandOrder(self.side, self.lands))
        elif self.lands:
            game.then(Wither(self.side, self.lands[0], True))


class DemandOrder(Choice[Pangaia]):
    """The owner chooses which tree withers next."""

    prompt = "wither"
    rule = "D2"

    def __init__(self, side: int, lands: tuple[int, ...]) -> None:
        self.side: Final = side
        self.lands: Final = lands

    def seat(self, game: Pangaia) -> int:
        return self.side

    def options(self, game: Pangaia) -> list[Option]:
        return [("wither", land) for land in self.lands]

    def chosen(self, game: Pangaia, option: Option) -> None:
        land = option[1]
        rest = tuple(other for other in self.lands if other != land)
        game.then(Wither(self.side, land, True), WitherTrees(self.side, rest))

    def indifferent(self, game: Pangaia) -> bool:
        """Treetops are alike, and a seed that lies on a freed land may move on to the next."""
        return True

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        return Saying("why-not-withering") if option[0] == "wither" else None


class Wither(Step[Pangaia]):
    """D1 The top treetop returns to a slot; a tree of level 1 dies and leaves room for a seed."""

    def __init__(self, side: int, land: int, may_plant: bool) -> None:
        self.side: Final = side
        self.land: Final = land
        self.may_plant: Final = may_plant

    def run(self, game: Pangaia) -> None:
        if game.level[self.land] > 1:
            game.log("tree_withers", player=self.side, land=self.land)
            game.then(DemandSlots(self.side, self.land, 1, -1))
            return
        fell_tree(game, self.land)
        if self.may_plant:
            game.then(planting(self.side, (self.land,), 1))


class DemandSlots(ChoiceOfSeveral[Pangaia]):
    """D1, D3 Each treetop returns to an empty slot its owner chooses."""

    prompt = "return_treetop"
    rule = "D1"

    def __init__(self, side: int, land: int, left: int, last: int) -> None:
        self.side: Final = side
        self.land: Final = land
        self.left: Final = left
        self.last: Final = last

    def seat(self, game: Pangaia) -> int:
        return self.side

    def about(self, game: Pangaia) -> dict[str, Any]:
        return {"land": self.land, "count": self.left}

    def wanted(self, game: Pangaia) -> int:
        return self.left

    def pool(self, game: Pangaia) -> Pool:
        empty = empty_slots(game, self.side)
        slots = range(self.last + 1, 6)
        return [(("return_treetop", slot), empty >> slot & 1) for slot in slots]

    def chosen(self, game: Pangaia, option: Option) -> None:
        return_treetop(game, self.side, option[1], self.land)
        if self.left > 1:
            game.then(DemandSlots(self.side, self.land, self.left - 1, option[1]))

    def why_not(self, game: Pangaia, option: Option) -> Saying | None:
        if option[0] != "return_treetop":
            return None
        slot = int(option[1])
        full = slot < 0 or not empty_slots(game, self.side) >> slot & 1
        return Saying("why-slot-full", slot=slot) if full else Saying("why-in-order")


class Die(Step[Pangaia]):
    """D3 The tree goes to the reserve, its treetops to slots; then seeds there and around."""

    def __init__(self, side: int, land: int, seeds: int) -> None:
        self.side: Final = side
        self.land: Final = land
        self.seeds: Final = seeds

    def run(self, game: Pangaia) -> None:
        around = tuple(sorted([self.land, *game.continent.near[self.land]]))
        game.then(DemandSlots(self.side, self.land, game.level[self.land] - 1, -1), Fell(self.land))
        if self.seeds:
            game.then(planting(self.side, around, self.seeds))


class Fell(Step[Pangaia]):
    """D3 What is left of the tree goes back to the reserve."""

    def __init__(self, land: int) -> None:
        self.land: Final = land

    def run(self, game: Pangaia) -> None:
        fell_tree(game, self.land)
