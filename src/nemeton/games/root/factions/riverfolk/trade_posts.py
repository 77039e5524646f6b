"""11.5.6 Trade posts, and 11.2.5 what a lost one costs."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import BY_POSTS, CLEARINGS, FACTION_COUNT, RIVERFOLK, TRADE_POST
from nemeton.games.root.laws.asking import AskedForSeveral
from nemeton.games.root.laws.board import (
    can_place,
    count,
    place_piece,
    place_warriors,
    rulers,
    why_not_placed,
)
from nemeton.games.root.laws.victory import score
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root

ESTABLISH_COST: Final = 2


def can_establish(game: Root, clearing: int) -> bool:
    return (
        not count(game, TRADE_POST, clearing)
        and can_place(game, RIVERFOLK, clearing)
        and game.posts_placed[game.suits[clearing]] < game.rules.components.posts
    )


def post_sites(game: Root) -> list[Option]:
    """11.5.6.I–II A ruled clearing without a trade post, and two funds of its ruler."""
    ruled = rulers(game)
    return [
        ("establish", clearing)
        for clearing in range(CLEARINGS)
        if ruled[clearing] >= 0
        and game.funds[ruled[clearing]] >= ESTABLISH_COST
        and can_establish(game, clearing)
    ]


def why_not_establish(game: Root, clearing: int) -> Saying:
    """11.5.6 Why no trade post can be established there."""
    refused = why_not_placed(game, RIVERFOLK, clearing)
    if refused is not None:
        return refused
    owner = rulers(game)[clearing]
    if owner < 0:
        return Saying("why-nobody-rules", rule="11.5", clearing=clearing)
    if count(game, TRADE_POST, clearing):
        return Saying("why-trade-post", rule="11.5", clearing=clearing)
    if game.funds[owner] < ESTABLISH_COST:
        return Saying("why-too-few-funds", rule="11.5", faction=owner)
    return Saying("why-none-left", rule="11.5", piece=TRADE_POST)


def establish(game: Root, clearing: int) -> None:
    """11.5.6.III"""
    owner = rulers(game)[clearing]
    game.funds[owner] -= ESTABLISH_COST
    game.supply[owner] += ESTABLISH_COST
    place_piece(game, TRADE_POST, clearing)
    place_warriors(game, RIVERFOLK, clearing, 1)
    score(game, RIVERFOLK, game.rules.components.post_points, BY_POSTS)


# 11.2.5.I


def disrupt_trade(game: Root, losses: Losses, battle: bool) -> None:
    """A67 Once for each trade post removed."""
    for _, _, piece, number in losses:
        if piece == TRADE_POST:
            for _ in range(number):
                game.then(DisruptTrade())


class DisruptTrade(Step[Root]):
    """11.2.5.I Half of the funds, rounded up, go back to their owners."""

    def run(self, game: Root) -> None:
        lost = (sum(game.funds) + 1) // 2
        game.log("trade_disrupted", number=lost)
        if lost:
            game.then(DemandFundLost(lost, 0))


class DemandFundLost(AskedForSeveral):
    """11.2.5.I The Riverfolk choose which."""

    prompt = "fund_lost"
    rule = "11.2.5"

    def __init__(self, left: int, lowest: int) -> None:
        self.left: Final = left
        self.lowest: Final = lowest  # owners are named in ascending order

    def seat(self, game: Root) -> int:
        return game.seat_of[RIVERFOLK]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.left}

    def wanted(self, game: Root) -> int:
        return self.left

    def pool(self, game: Root) -> Pool:
        owners = range(self.lowest, FACTION_COUNT)
        return [(("lose_fund", faction), game.funds[faction]) for faction in owners]

    def chosen(self, game: Root, option: Option) -> None:
        game.funds[option[1]] -= 1
        game.supply[option[1]] += 1
        if self.left > 1:
            game.then(DemandFundLost(self.left - 1, option[1]))
