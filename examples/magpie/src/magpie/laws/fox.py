"""4 The fox: an automaton that holds a seat, is never asked, and may win."""

from __future__ import annotations

from magpie.kinds import NOTHING, PLACES
from magpie.laws.board import fetch
from magpie.state import Magpie
from nemeton import Step

__all__ = ["FoxTurn"]


class FoxTurn(Step[Magpie]):
    """4 The die shows the place of the clearing that the fox empties into its den."""

    def run(self, game: Magpie) -> None:
        den = game.setup.players
        game.begin_turn(den)
        (place,) = game.chance.dice(1, sides=PLACES)
        game.log("fox_prowls", place=place)
        if game.clearing[place] != NOTHING:
            fetch(game, den, place)
