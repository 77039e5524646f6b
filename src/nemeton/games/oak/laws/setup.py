"""3.1, 3.2 Setup of the table and of the players."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.oak.kinds import (
    ARTIFACTS,
    CREATURES,
    IN_HAND,
    ORDERS,
    REST,
    TILES,
)
from nemeton.games.oak.laws.asking import Asked
from nemeton.games.oak.laws.board import grow_forest, refill
from nemeton.games.oak.laws.turn import Dawn
from nemeton.games.oak.state import Holdings, Oak

__all__ = ["DemandOrder", "LayTable"]

BROICHAN_CARDS: Final = 6
RESTING_AT_START: Final = 3


class LayTable(Step[Oak]):
    """SET-1 to SET-7 The board; then the Orders are chosen and the first Round begins."""

    def run(self, game: Oak) -> None:
        rules = game.rules
        game.holdings = [Holdings() for _ in range(game.seat_count())]
        game.tokens = rules.tokens.copy()
        game.supply = rules.supply
        game.bag = rules.ingredients.copy()
        game.forest = [-1] * rules.forest_positions
        grow_forest(game)
        show_potions(game)
        lay_displays(game)
        game.neutral = [
            rules.image[temple] if rules.neutrals[temple] else -1 for temple in range(3)
        ]
        game.first_player = first_player(game)
        for player in range(game.setup.players):
            equip(game, game.holdings[player])
        if rules.solo:
            game.deck = list(range(BROICHAN_CARDS))  # BRO-1
        game.log("first_player", player=game.first_player)
        choose_orders(game)
        game.then(Dawn())


def show_potions(game: Oak) -> None:
    """SET-4 One tile of each level is revealed; the others form the box."""
    for level in (1, 2, 3):
        tiles = [tile for tile in range(TILES) if game.rules.level[tile] == level]
        game.potions.append(game.chance.pick(tiles))


def lay_displays(game: Oak) -> None:
    """SET-5 Three Creatures and three Artifacts."""
    game.creature_pile.fill(list(range(len(CREATURES))))
    game.artifact_pile.fill(list(range(len(ARTIFACTS))))
    refill(game, game.creatures, game.creature_pile)
    refill(game, game.artifacts, game.artifact_pile)


def first_player(game: Oak) -> int:
    """SET-6 As the host says, or at random; Broichan in the solo game."""
    if game.rules.solo:
        return game.setup.players
    wanted = str(game.setup.settings["first"])
    if wanted == "random":
        return game.chance.below(game.setup.players)
    return int(wanted) - 1


def equip(game: Oak, held: Holdings) -> None:
    """SET-9 to SET-11 Druids, card limits, Resources, hand."""
    for druid in range(RESTING_AT_START):
        held.place[druid] = REST
    held.limits = game.rules.start_limits.copy()
    held.resources = game.rules.start_resources.copy()
    for card in range(6):
        if not game.rules.advanced[card]:
            held.cards[card] = IN_HAND


def choose_orders(game: Oak) -> None:
    """SET-8 Anticlockwise from the right of the First Player, who chooses last."""
    settled = game.setup.settings["orders"]
    count = game.setup.players
    if settled:
        for player in range(count):
            take_order(game, player, ORDERS.index(settled[player]))
        return
    last = 0 if game.rules.solo else game.first_player
    game.then(*(DemandOrder((last - place) % count) for place in range(1, count + 1)))


def take_order(game: Oak, player: int, order: int) -> None:
    game.holdings[player].order = order
    game.log("joined", player=player, order=order)


class DemandOrder(Asked):
    """SET-8 Each Order can be taken once."""

    prompt = "order"
    rule = "3.2"

    def options(self, game: Oak) -> list[Option]:
        taken = [held.order for held in game.holdings]
        return [("join", order) for order in range(len(ORDERS)) if order not in taken]

    def chosen(self, game: Oak, option: Option) -> None:
        take_order(game, self.player, option[1])
