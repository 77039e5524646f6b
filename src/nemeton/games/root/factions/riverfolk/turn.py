"""R11 Riverfolk Company: setup, Birdsong, Daylight, Evening, trade disruption."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import (
    BY_DIVIDENDS,
    BY_POSTS,
    CLEARINGS,
    FACTION_COUNT,
    RIVERFOLK,
    TRADE_POST,
)
from nemeton.games.root.laws.battle import battles, chosen_battle
from nemeton.games.root.laws.board import (
    can_place,
    count,
    on_map,
    place_piece,
    place_warriors,
    rulers,
)
from nemeton.games.root.laws.cards import DemandDiscard, draw
from nemeton.games.root.laws.crafting import Craft, craftable
from nemeton.games.root.laws.daylight_extras import DaylightMenu
from nemeton.games.root.laws.movement import chosen_move, moves
from nemeton.games.root.laws.victory import score
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root

FIRST_WARRIORS: Final = 4
FIRST_PAYMENTS: Final = 3
PROTECTIONISM: Final = 2
ESTABLISH_COST: Final = 2

# Setup


class SetUpRiverfolk(Step[Root]):
    """11.3 Four warriors along the river, three in Payments, three prices."""

    def run(self, game: Root) -> None:
        game.supply[RIVERFOLK] = game.rules.components.warriors[RIVERFOLK]
        pay_own_warriors(game, FIRST_PAYMENTS)
        game.then(DemandRiverWarrior(FIRST_WARRIORS, 0), DemandPrices())


def pay_own_warriors(game: Root, number: int) -> None:
    paid = min(number, game.supply[RIVERFOLK])
    game.supply[RIVERFOLK] -= paid
    game.payments[RIVERFOLK] += paid


class DemandRiverWarrior(Choice[Root]):
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

    def options(self, game: Root) -> list[Option]:
        return [
            ("station", clearing)
            for clearing in game.rules.map.river_clearings
            if clearing >= self.lowest and can_place(game, RIVERFOLK, clearing)
        ]

    def chosen(self, game: Root, option: Option) -> None:
        place_warriors(game, RIVERFOLK, option[1], 1)
        if self.left > 1:
            game.then(DemandRiverWarrior(self.left - 1, option[1]))


class DemandPrices(Choice[Root]):
    """11.3.5, 11.6.2 A price for each service."""

    prompt = "prices"
    rule = "11.6.2"
    insist = True

    def seat(self, game: Root) -> int:
        return game.seat_of[RIVERFOLK]

    def options(self, game: Root) -> list[Option]:
        prices = range(1, game.rules.components.highest_price + 1)
        return [
            ("prices", hand_card, riverboats, mercenaries)
            for hand_card in prices
            for riverboats in prices
            for mercenaries in prices
        ]

    def chosen(self, game: Root, option: Option) -> None:
        game.prices = [int(price) for price in option[1:]]
        game.log("priced", hand_card=option[1], riverboats=option[2], mercenaries=option[3])


# Birdsong


class RiverfolkBirdsong(Step[Root]):
    """11.4 Protectionism, dividends, then all warriors on the board become funds."""

    def run(self, game: Root) -> None:
        if not sum(game.payments):
            pay_own_warriors(game, PROTECTIONISM)
        if on_map(game, TRADE_POST):
            score(game, RIVERFOLK, sum(game.funds) // 2, BY_DIVIDENDS)
        game.then(GatherFunds())


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


# Daylight


class RiverfolkDaylight(DaylightMenu):
    """11.5 Any actions while there are funds."""

    prompt = "riverfolk_daylight"
    rule = "11.5"

    def answers(self, game: Root) -> list[Option]:
        found: list[Option] = [PASS]
        if not sum(game.funds):
            return found
        found += moves(game, RIVERFOLK) + battles(game, RIVERFOLK)
        crafts = craftable(game, RIVERFOLK)
        found += crafts + [("export", card) for _, card in crafts]
        if game.deck or game.discard:
            found.append(("draw",))
        return found + recruit_sites(game) + post_sites(game)

    def answered(self, game: Root, option: Option) -> None:
        if option != PASS:
            act(game, option)
            game.then(self)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] == "establish":
            return why_not_establish(game, option[1])
        if not sum(game.funds):
            return Saying("why-no-funds")
        return super().why_not(game, option)


def act(game: Root, option: Option) -> None:
    """11.5.1–11.5.6"""
    match option:
        case ("move", _, _, _):
            game.then(DemandFund(False), chosen_move(RIVERFOLK, option))
        case ("battle", _, _):
            game.then(DemandFund(False), chosen_battle(RIVERFOLK, option))
        case ("craft", card):
            game.then(Craft(RIVERFOLK, card, False))
        case ("export", card):
            game.then(Craft(RIVERFOLK, card, True))
        case ("draw",):
            game.then(DemandFund(False), DrawOne())
        case ("recruit_at", clearing):
            game.then(DemandFund(True), RecruitOne(clearing))
        case ("establish", clearing):
            establish(game, clearing)


class DemandFund(Choice[Root]):
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


class DrawOne(Step[Root]):
    """11.5.4"""

    def run(self, game: Root) -> None:
        draw(game, RIVERFOLK, 1)


def recruit_sites(game: Root) -> list[Option]:
    """11.5.5 A warrior in a clearing with a river."""
    if not game.supply[RIVERFOLK] and not game.funds[RIVERFOLK]:
        return []
    return [
        ("recruit_at", clearing)
        for clearing in game.rules.map.river_clearings
        if can_place(game, RIVERFOLK, clearing)
    ]


class RecruitOne(Step[Root]):
    """11.5.5"""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_warriors(game, RIVERFOLK, self.clearing, 1)


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


def why_not_establish(game: Root, clearing: int) -> Saying | None:
    if clearing >= CLEARINGS:
        return Saying("why-no-placing", clearing=clearing)
    owner = rulers(game)[clearing]
    if owner < 0:
        return Saying("why-nobody-rules", clearing=clearing)
    if count(game, TRADE_POST, clearing):
        return Saying("why-trade-post", clearing=clearing)
    if game.funds[owner] < ESTABLISH_COST:
        return Saying("why-too-few-funds", faction=owner)
    return None


def establish(game: Root, clearing: int) -> None:
    """11.5.6.III"""
    owner = rulers(game)[clearing]
    game.funds[owner] -= ESTABLISH_COST
    game.supply[owner] += ESTABLISH_COST
    place_piece(game, TRADE_POST, clearing)
    place_warriors(game, RIVERFOLK, clearing, 1)
    score(game, RIVERFOLK, game.rules.components.post_points, BY_POSTS)


# Evening


class RiverfolkEvening(Step[Root]):
    """11.6 Discard, then set the prices."""

    def run(self, game: Root) -> None:
        game.then(DemandDiscard(RIVERFOLK, 0), DemandPrices())


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


class DemandFundLost(Choice[Root]):
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

    def options(self, game: Root) -> list[Option]:
        return [
            ("lose_fund", faction)
            for faction in range(self.lowest, FACTION_COUNT)
            if game.funds[faction] and sum(game.funds[faction:]) >= self.left
        ]

    def chosen(self, game: Root, option: Option) -> None:
        game.funds[option[1]] -= 1
        game.supply[option[1]] += 1
        if self.left > 1:
            game.then(DemandFundLost(self.left - 1, option[1]))
