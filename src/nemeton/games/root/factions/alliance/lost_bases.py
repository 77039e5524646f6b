"""8.2.4 What a lost base costs the Alliance."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.root.factions.alliance.supporters import DemandSupporterDiscarded
from nemeton.games.root.kinds import ALLIANCE, BASE, BIRD
from nemeton.games.root.laws.cards import lose_supporter, suit_of
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root


def lose_bases(game: Root, losses: Losses, battle: bool) -> None:
    """A67 Once for each base removed."""
    for _, clearing, piece, number in losses:
        if piece == BASE and number:
            game.then(LoseBase(game.suits[clearing]))


class LoseBase(Step[Root]):
    """8.2.4 Supporters of its suit and birds are discarded, half of the officers go."""

    def __init__(self, suit: int) -> None:
        self.suit: Final = suit

    def run(self, game: Root) -> None:
        for card in list(game.supporters):
            if suit_of(game, card) in (self.suit, BIRD):
                lose_supporter(game, card)
        game.shown()  # that none is discarded tells something too
        gone = (game.officers + 1) // 2
        game.officers -= gone
        game.supply[ALLIANCE] += gone
        game.log("base_lost", suit=self.suit, number=gone)
        game.then(DemandSupporterDiscarded(0))
