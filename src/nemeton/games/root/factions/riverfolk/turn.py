"""R11 The turn of the Riverfolk: dividends, actions paid by funds, prices."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.riverfolk.funds import DemandFund, GatherFunds, pay_own_warriors
from nemeton.games.root.factions.riverfolk.trade_posts import (
    establish,
    post_sites,
    why_not_establish,
)
from nemeton.games.root.kinds import BY_DIVIDENDS, RIVERFOLK, TRADE_POST
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.battle import battles, chosen_battle
from nemeton.games.root.laws.board import can_place, on_map, place_warriors, why_not_placed
from nemeton.games.root.laws.cards import demand_discard, draw
from nemeton.games.root.laws.crafting import Craft, craftable, why_not_craft
from nemeton.games.root.laws.daylight_extras import DaylightMenu
from nemeton.games.root.laws.movement import chosen_move, moves
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root

PROTECTIONISM: Final = 2


class DemandPrices(Asked):
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


# Daylight


class RiverfolkDaylight(DaylightMenu):
    """11.5 Any actions while there are funds."""

    prompt = "riverfolk_daylight"
    rule = "11.5"

    def about(self, game: Root) -> dict[str, int]:
        return {"number": sum(game.funds)}

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

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        if not sum(game.funds):
            return Saying("why-no-funds")
        match option:
            case ("establish", clearing):
                return why_not_establish(game, clearing)
            case ("export", card):
                return why_not_craft(game, RIVERFOLK, card)
            case ("recruit_at", clearing):
                return why_not_recruit(game, clearing)
            case ("draw",):
                return Saying("why-nothing-to-draw", rule="11.5")
        return super().why_no_answer(game, option)


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


def why_not_recruit(game: Root, clearing: int) -> Saying:
    """11.5.5 On the river, while there are warriors."""
    refused = why_not_placed(game, RIVERFOLK, clearing)
    if refused is not None:
        return refused
    if clearing not in game.rules.map.river_clearings:
        return Saying("why-not-on-the-river", rule="11.5", clearing=clearing)
    return Saying("why-supply-empty", rule="11.5")


class RecruitOne(Step[Root]):
    """11.5.5"""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_warriors(game, RIVERFOLK, self.clearing, 1)


# Evening


class RiverfolkEvening(Step[Root]):
    """11.6 Discard, then set the prices."""

    def run(self, game: Root) -> None:
        game.then(demand_discard(RIVERFOLK, 0), DemandPrices())
