"""3.6.4, 3.15.2 Effects that bring a card to the hand."""

from __future__ import annotations

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.oak.kinds import BESIDE, HEART, IN_HAND
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Oak

__all__ = ["AddCard", "DemandAddedCard", "HeartOfTheOak"]


class AddCard(Effect[Oak]):
    """TMP-12 One of the player's advanced cards comes to the hand at once."""

    def possible(self, game: Oak, player: int) -> bool:
        cards = game.holdings[player].cards
        return any(cards[card] == BESIDE for card in game.rules.advanced_cards)

    def lacks(self, game: Oak, player: int) -> Saying | None:
        return Saying("why-no-card-beside", rule="3.6.4")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandAddedCard(player))


class DemandAddedCard(OnTurn):
    """TMP-12 Which advanced card."""

    prompt = "add_card"
    rule = "3.6.4"

    def answers(self, game: Oak) -> list[Option]:
        cards = game.holdings[self.player].cards
        return [("add", card) for card in game.rules.advanced_cards if cards[card] == BESIDE]

    def answered(self, game: Oak, option: Option) -> None:
        game.holdings[self.player].cards[option[1]] = IN_HAND
        game.log("added", player=self.player, card=option[1])


class HeartOfTheOak(Effect[Oak]):
    """2.8 The Heart card comes to the hand."""

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        game.holdings[player].cards[HEART] = IN_HAND
        game.log("added", player=player, card=HEART)
