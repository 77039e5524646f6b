"""10.2.5 What a lost garden costs the Cult."""

from __future__ import annotations

from nemeton.engine.flow import Step
from nemeton.games.root.kinds import CULT, GARDEN
from nemeton.games.root.laws.cards import discard, lose
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root


def lose_gardens(game: Root, losses: Losses, battle: bool) -> None:
    """10.2.5 Once for each garden removed."""
    for _, _, piece, number in losses:
        if piece == GARDEN:
            for _ in range(number):
                game.then(LoseRandomCard())


class LoseRandomCard(Step[Root]):
    """10.2.5 The Cult discards a random card."""

    def run(self, game: Root) -> None:
        hand = game.hands[CULT]
        if hand:
            card = hand[game.chance.below(len(hand))]
            lose(game, CULT, card)
            discard(game, card)
            game.reveal()
            game.log("fear_of_the_faithful", card=card)
