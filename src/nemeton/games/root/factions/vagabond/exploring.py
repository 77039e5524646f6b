"""9.5.3 Exploring a ruin."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.games.root.kinds import BY_RUINS, VAGABOND
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import pawn_place
from nemeton.games.root.laws.cards import bit
from nemeton.games.root.laws.items import gain_item
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root


class Explore(Step[Root]):
    """9.5.3 An item from the ruin, and a point; of two items he takes one (9.7.1)."""

    def __init__(self, vagabond: int) -> None:
        self.vagabond: Final = vagabond

    def run(self, game: Root) -> None:
        clearing = pawn_place(game, self.vagabond)
        items = game.ruin_items[clearing]
        game.log("explored", faction=self.vagabond, clearing=clearing)
        game.ruin_seen[clearing] |= bit(game, self.vagabond)
        game.reveal()
        both = game.seat_of[VAGABOND] >= 0 and game.seat_of[VAGABOND + 1] >= 0
        if both:
            game.then(OfferRuinItem(self.vagabond, clearing))
        else:
            take_from_ruin(game, self.vagabond, clearing, items[0])


class OfferRuinItem(Asked):
    """9.7.1 One of the items, but not of a kind that he still has from a ruin."""

    prompt = "ruin_item"
    rule = "9.7.1"
    secret = True  # what lies there is seen by the explorer alone

    def __init__(self, vagabond: int, clearing: int) -> None:
        self.vagabond: Final = vagabond
        self.clearing: Final = clearing

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def options(self, game: Root) -> list[Option]:
        owned = game.ruin_taken[self.vagabond - VAGABOND]
        kinds = sorted(set(game.ruin_items[self.clearing]))
        return [PASS, *(("take_item", item) for item in kinds if not owned >> item & 1)]

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            take_from_ruin(game, self.vagabond, self.clearing, option[1])


def take_from_ruin(game: Root, vagabond: int, clearing: int, item: int) -> None:
    left = list(game.ruin_items[clearing])
    left.remove(item)
    game.ruin_items[clearing] = tuple(left)
    game.ruin_taken[vagabond - VAGABOND] |= 1 << item
    gain_item(game, vagabond, item)
    if not left:
        game.ruins[clearing] = 0
        game.log("ruin_gone", clearing=clearing)
    score(game, vagabond, 1, BY_RUINS)
