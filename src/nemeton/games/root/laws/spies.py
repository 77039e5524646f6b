"""MM.6 Spies among the orders of the machine."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.engine.text import Saying
from nemeton.games.root.components import CARD_COUNT, FIRST_SPY
from nemeton.games.root.kinds import MARQUISE
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import in_play
from nemeton.games.root.laws.campaign import SPY_MASK
from nemeton.games.root.laws.card_refusals import why_not_held
from nemeton.games.root.laws.cards import discard, lose
from nemeton.games.root.state import Root

SPY_USED: Final = 1 << CARD_COUNT - 1  # the vizier's bit: the spy has been used this turn


def spy_options(game: Root, faction: int) -> list[Option]:
    """MM.6 Play a spy, at most one at a time; with one in play reveal an order once a turn."""
    if game.in_play[faction] & SPY_MASK:
        if game.used & SPY_USED or not in_play(game, MARQUISE):
            return []
        return [("spy", position) for position in range(len(game.orders))]
    needed = game.rules.components.dominance_from if game.rules.spy_needs_10_vp else 0
    if game.scores[faction] < needed:
        return []
    hand = game.hands[faction]
    return [("play_spy", card) for card in range(FIRST_SPY, FIRST_SPY + 4) if card in hand]


def why_not_spy(game: Root, faction: int, option: Option) -> Saying:
    """MM.6 Why this card is no spy to play, or that order not to be looked at."""
    if option[0] == "spy":
        return Saying("why-no-order", rule="MM.6")
    refused = why_not_held(game, faction, option[1], "MM.6")
    return refused or Saying("why-no-spy", rule="MM.6", card=option[1])


def play_spy(game: Root, faction: int, card: int) -> None:
    """MM.6 The spy lies in the play area."""
    lose(game, faction, card)
    game.in_play[faction] |= 1 << card
    game.log("spy_played", faction=faction, card=card)


def use_spy(game: Root, faction: int, position: int) -> None:
    """MM.6 An order of the spy's own suit costs the spy; after another two may be swapped."""
    game.used |= SPY_USED
    game.orders_seen[position] = 1
    order = game.orders[position]
    game.log("order_seen", faction=faction, position=position, card=order)
    game.reveal()
    suits = game.rules.cards.suit
    spies = game.in_play[faction] & SPY_MASK
    for spy in range(FIRST_SPY, FIRST_SPY + 4):
        if spies >> spy & 1 and suits[spy] == suits[order]:
            game.in_play[faction] &= ~(1 << spy)
            discard(game, spy)
            game.log("spy_lost", faction=faction, card=spy)
            return
    game.then(OfferSwap(faction))


class OfferSwap(Asked):
    """MM.6 Two order cards may change places."""

    prompt = "swap_orders"
    rule = "MM.6"

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def options(self, game: Root) -> list[Option]:
        number = len(game.orders)
        pairs = [("swap", one, other) for one in range(number) for other in range(one + 1, number)]
        return [PASS, *pairs]

    def chosen(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        _, one, other = option
        for row in (game.orders, game.orders_seen):
            row[one], row[other] = row[other], row[one]
        game.log("orders_swapped", faction=self.faction, position=one, other=other)
