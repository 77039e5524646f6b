"""8.2.3 The supporters of the Alliance: which match, which are spent or discarded."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import ALLIANCE, BASE, BIRD
from nemeton.games.root.laws.asking import AskedForSeveral
from nemeton.games.root.laws.board import on_map
from nemeton.games.root.laws.card_refusals import why_not_matching
from nemeton.games.root.laws.cards import HAND_LIMIT, cards_from, lose_supporter
from nemeton.games.root.state import Root


def matching_supporters(game: Root, suit: int) -> int:
    suits = game.rules.cards.suit
    return sum(suits[card] == suit or suits[card] == BIRD for card in game.supporters)


class DemandSupporter(AskedForSeveral):
    """8.2.3 Supporters of the suit are spent, or birds."""

    prompt = "pay_supporter"
    rule = "8.2.3"
    secret = True

    def __init__(self, suit: int, number: int, lowest: int) -> None:
        self.suit: Final = suit
        self.number: Final = number
        self.lowest: Final = lowest  # cards are named in ascending order

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def about(self, game: Root) -> dict[str, int]:
        return {"suit": self.suit, "number": self.number}

    def wanted(self, game: Root) -> int:
        return self.number

    def pool(self, game: Root) -> Pool:
        suits = game.rules.cards.suit
        fitting = [card for card in game.supporters if suits[card] in (self.suit, BIRD)]
        return cards_from("supporter", fitting, self.lowest)

    def chosen(self, game: Root, option: Option) -> None:
        lose_supporter(game, option[1])
        game.log("supporter_spent", card=option[1])
        if self.number > 1:
            game.then(DemandSupporter(self.suit, self.number - 1, option[1]))

    def why_no_member(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "supporter":
            return None
        refused = why_no_supporter(game, option[1])
        refused = refused or why_not_matching(game, option[1], self.suit)
        return refused or Saying("why-in-order")


def why_no_supporter(game: Root, card: int) -> Saying | None:
    """8.2.3 Only the Alliance are asked, who know their supporters."""
    return None if card in game.supporters else Saying("why-no-supporter", card=card)


class DemandSupporterDiscarded(AskedForSeveral):
    """8.2.4 Without a base only five supporters stay."""

    prompt = "discard_supporter"
    rule = "8.2.4"
    secret = True

    def __init__(self, lowest: int) -> None:
        self.lowest: Final = lowest

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.wanted(game)}

    def wanted(self, game: Root) -> int:
        return 0 if on_map(game, BASE) else len(game.supporters) - HAND_LIMIT

    def pool(self, game: Root) -> Pool:
        return cards_from("supporter", game.supporters, self.lowest)

    def chosen(self, game: Root, option: Option) -> None:
        lose_supporter(game, option[1])
        game.then(DemandSupporterDiscarded(option[1]))

    def why_no_member(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "supporter":
            return None
        return why_no_supporter(game, option[1]) or Saying("why-in-order")
