"""2.1 Why a card cannot be spent, given or played: it is not there, or of the wrong suit."""

from __future__ import annotations

from nemeton.engine.text import Saying
from nemeton.games.root.laws.cards import may_be
from nemeton.games.root.state import Root


def why_not_held(game: Root, faction: int, card: int, rule: str = "") -> Saying | None:
    """The card is not in the hand; of another's hand nothing is said."""
    if card in game.hands[faction]:
        return None
    return Saying("why-card-not-held", rule=rule, card=card)


def why_not_matching(game: Root, card: int, suit: int, rule: str = "2.1.1") -> Saying | None:
    """2.1.1 A card stands for its own suit, a bird for every suit."""
    if may_be(game, card, suit):
        return None
    return Saying("why-card-other-suit", rule=rule, card=card, suit=suit)


def why_not_spent(game: Root, faction: int, card: int, suit: int) -> Saying | None:
    """Why a card of the hand cannot be paid for a suit."""
    return why_not_held(game, faction, card) or why_not_matching(game, card, suit)
