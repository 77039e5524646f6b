"""11.4.3, 11.5 Payments, funds and commitments of the Riverfolk."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.root.kinds import FACTION_COUNT, RIVERFOLK
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.state import Root


def pay_own_warriors(game: Root, number: int) -> None:
    paid = min(number, game.supply[RIVERFOLK])
    game.supply[RIVERFOLK] -= paid
    game.payments[RIVERFOLK] += paid


class GatherFunds(Step[Root]):
    """11.4.3"""

    def run(self, game: Root) -> None:
        for faction in range(FACTION_COUNT):
            game.funds[faction] += game.payments[faction] + game.commitments[faction]
            for suit in range(3):
                game.funds[faction] += game.track_funds[suit * FACTION_COUNT + faction]
        game.payments = [0] * FACTION_COUNT
        game.commitments = [0] * FACTION_COUNT
        game.track_funds = [0] * (3 * FACTION_COUNT)


class DemandFund(Asked):
    """11.5 Whose warrior is committed, or spent back to its owner's supply."""

    prompt = "fund"
    rule = "11.5"

    def __init__(self, spent: bool) -> None:
        self.spent: Final = spent

    def seat(self, game: Root) -> int:
        return game.seat_of[RIVERFOLK]

    def options(self, game: Root) -> list[Option]:
        owners = [faction for faction in range(FACTION_COUNT) if game.funds[faction]]
        if self.spent and not game.supply[RIVERFOLK]:
            owners = [RIVERFOLK]  # only a fund of their own brings a warrior to place
        verb = "spend_fund" if self.spent else "commit_fund"
        return [(verb, faction) for faction in owners]

    def chosen(self, game: Root, option: Option) -> None:
        faction = option[1]
        game.funds[faction] -= 1
        if self.spent:
            game.supply[faction] += 1
        else:
            game.commitments[faction] += 1
