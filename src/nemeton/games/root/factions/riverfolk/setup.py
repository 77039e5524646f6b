"""11.3 The Riverfolk set up: warriors along the river, payments, prices."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.several import Pool
from nemeton.games.root.factions.riverfolk.funds import pay_own_warriors
from nemeton.games.root.factions.riverfolk.turn import DemandPrices
from nemeton.games.root.kinds import RIVERFOLK
from nemeton.games.root.laws.asking import AskedForSeveral
from nemeton.games.root.laws.board import can_place, place_warriors
from nemeton.games.root.state import Root

FIRST_WARRIORS: Final = 4
FIRST_PAYMENTS: Final = 3


class SetUpRiverfolk(Step[Root]):
    """11.3 Four warriors along the river, three in Payments, three prices."""

    def run(self, game: Root) -> None:
        game.supply[RIVERFOLK] = game.rules.components.warriors[RIVERFOLK]
        pay_own_warriors(game, FIRST_PAYMENTS)
        game.then(DemandRiverWarrior(FIRST_WARRIORS, 0), DemandPrices())


class DemandRiverWarrior(AskedForSeveral):
    """11.3.2 Four warriors among the clearings with a river."""

    prompt = "river_warrior"
    rule = "11.3.2"
    insist = True

    def __init__(self, left: int, lowest: int) -> None:
        self.left: Final = left
        self.lowest: Final = lowest  # clearings are named in ascending order

    def seat(self, game: Root) -> int:
        return game.seat_of[RIVERFOLK]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.left}

    def wanted(self, game: Root) -> int:
        return self.left

    def pool(self, game: Root) -> Pool:
        return [
            (("station", clearing), self.left)
            for clearing in game.rules.map.river_clearings
            if clearing >= self.lowest and can_place(game, RIVERFOLK, clearing)
        ]

    def chosen(self, game: Root, option: Option) -> None:
        place_warriors(game, RIVERFOLK, option[1], 1)
        if self.left > 1:
            game.then(DemandRiverWarrior(self.left - 1, option[1]))
