"""8.2.3 The supporters of the Alliance: which match, which are spent or discarded."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Choice, Option
from nemeton.games.root.kinds import ALLIANCE, BASE, BIRD
from nemeton.games.root.laws.board import on_map
from nemeton.games.root.laws.cards import HAND_LIMIT, lose_supporter
from nemeton.games.root.state import Root


def matching_supporters(game: Root, suit: int) -> int:
    suits = game.rules.cards.suit
    return sum(suits[card] == suit or suits[card] == BIRD for card in game.supporters)


class DemandSupporter(Choice[Root]):
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

    def options(self, game: Root) -> list[Option]:
        suits = game.rules.cards.suit
        eligible = sorted(
            card
            for card in game.supporters
            if card >= self.lowest and suits[card] in (self.suit, BIRD)
        )
        first = eligible[: len(eligible) - self.number + 1]
        return [("supporter", card) for card in sorted(set(first))]

    def chosen(self, game: Root, option: Option) -> None:
        lose_supporter(game, option[1])
        game.log("supporter_spent", card=option[1])
        if self.number > 1:
            game.then(DemandSupporter(self.suit, self.number - 1, option[1]))


class DemandSupporterDiscarded(Choice[Root]):
    """8.2.4 Without a base only five supporters stay."""

    prompt = "discard_supporter"
    rule = "8.2.4"
    secret = True

    def __init__(self, lowest: int) -> None:
        self.lowest: Final = lowest

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def options(self, game: Root) -> list[Option]:
        excess = len(game.supporters) - HAND_LIMIT
        if excess <= 0 or on_map(game, BASE):
            return []
        eligible = sorted(card for card in game.supporters if card >= self.lowest)
        first = eligible[: len(eligible) - excess + 1]
        return [("supporter", card) for card in sorted(set(first))]

    def chosen(self, game: Root, option: Option) -> None:
        lose_supporter(game, option[1])
        game.then(DemandSupporterDiscarded(option[1]))
