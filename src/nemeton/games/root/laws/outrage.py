"""8.2.6 Outrage: whoever moves into sympathy or removes it gives a card to the supporters."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import ALLIANCE, SYMPATHY
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import is_machine
from nemeton.games.root.laws.card_refusals import why_not_spent
from nemeton.games.root.laws.cards import (
    bit,
    draw_supporter,
    give_supporter,
    matching,
    show_hand,
)
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root


def outrage(game: Root, losses: Losses, battle: bool) -> None:
    """8.2.6 Once for each sympathy token that another player removes."""
    for remover, clearing, piece, number in losses:
        if piece == SYMPATHY and remover != ALLIANCE and remover >= 0:
            for _ in range(number):
                game.then(demand_outrage(game, remover, clearing))


def demand_outrage(game: Root, offender: int, clearing: int) -> Step[Root]:
    """A34 The machine has no hand: the deck pays for it."""
    if is_machine(game, offender):
        return TakeSupporterFromDeck()
    return Outrage(offender, clearing)


class Outrage(Step[Root]):
    """8.2.6 Whether the offender holds a matching card is now known to all."""

    def __init__(self, offender: int, clearing: int) -> None:
        self.offender: Final = offender
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        game.reveal()
        game.then(DemandOutrageCard(self.offender, self.clearing))


class DemandOutrageCard(Asked):
    """The offender gives a matching card; without one the deck does and the hand is shown."""

    prompt = "outrage"
    rule = "8.2.6"
    secret = True

    def __init__(self, offender: int, clearing: int) -> None:
        self.offender: Final = offender
        self.clearing: Final = clearing

    def seat(self, game: Root) -> int:
        return game.seat_of[self.offender]

    def about(self, game: Root) -> dict[str, int]:
        return {"clearing": self.clearing, "suit": game.suits[self.clearing]}

    def options(self, game: Root) -> list[Option]:
        suit = game.suits[self.clearing]
        return [("give", card) for card in matching(game, self.offender, suit)]

    def chosen(self, game: Root, option: Option) -> None:
        card = option[1]
        witnesses = bit(game, self.offender) | bit(game, ALLIANCE)
        suit = game.suits[self.clearing]
        game.log("outrage_paid", faction=self.offender, clearing=self.clearing)
        game.log("outrage_seen", to=(game.seat_of[self.offender],), card=card)
        give_supporter(game, self.offender, card, witnesses, suit)
        game.reveal()

    def otherwise(self, game: Root) -> None:
        if game.hands[self.offender]:
            show_hand(game, self.offender, ALLIANCE)
        game.then(TakeSupporterFromDeck())

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "give":
            return None
        return why_not_spent(game, self.offender, option[1], game.suits[self.clearing])


class TakeSupporterFromDeck(Step[Root]):
    """8.2.6 The Alliance puts the top card of the deck on the supporters."""

    def run(self, game: Root) -> None:
        draw_supporter(game)
