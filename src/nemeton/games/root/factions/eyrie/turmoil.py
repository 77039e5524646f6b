"""7.7 The turmoil when the Decree cannot be carried out."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Step
from nemeton.games.root.components import VIZIER
from nemeton.games.root.factions.eyrie.leaders import DemandLeader
from nemeton.games.root.kinds import BIRD, EYRIE
from nemeton.games.root.laws.cards import discard
from nemeton.games.root.laws.turn import Evening
from nemeton.games.root.laws.victory import lose_points
from nemeton.games.root.state import Root

ALL_LEADERS: Final = 0b1111


class Turmoil(Step[Root]):
    """7.7 Humiliate, purge, depose, rest."""

    def run(self, game: Root) -> None:
        game.log("turmoil")
        suits = game.rules.cards.suit
        birds = sum(suits[card] == BIRD for column in game.decree for card in column)
        lose_points(game, EYRIE, birds)
        for column in range(len(game.decree)):
            for card in game.decree[column]:
                if card != VIZIER:
                    discard(game, card)
            game.decree[column] = []
        if not game.leaders_up:
            game.leaders_up = ALL_LEADERS
        game.then(DemandLeader(), Rest())


class Rest(Step[Root]):
    """7.7.4 Daylight ends at once; the Evening is played as usual."""

    def run(self, game: Root) -> None:
        game.skip_to(Evening)
