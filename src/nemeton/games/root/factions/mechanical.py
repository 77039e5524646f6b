"""MM The Mechanical Marquise: a Marquise who follows her order cards."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.root.factions.marquise.setup import place_keep
from nemeton.games.root.kinds import BIRD, BY_STRONGHOLDS, CLEARINGS, COOPERATIVE, MARQUISE
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.battle import Battle
from nemeton.games.root.laws.board import (
    count,
    has_piece,
    is_human,
    matches,
    others_in_turn_order,
    paths_for,
    pieces_there,
    place_warriors,
    ruler,
)
from nemeton.games.root.laws.cards import ORDERS, discard, draw_from_deck
from nemeton.games.root.laws.items import gain_item
from nemeton.games.root.laws.movement import Move
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root

GARRISON: Final = 3
ANY_WARRIORS: Final = 4


class SetUpMachine(Step[Root]):
    """MM.2 Items for sale, a keep in a random corner, a warrior everywhere but opposite."""

    def run(self, game: Root) -> None:
        game.supply[MARQUISE] = game.rules.components.warriors[MARQUISE]
        for item in game.rules.components.for_sale:
            game.item_supply[item] -= 1
            gain_item(game, MARQUISE, item)
        if game.rules.machine_corner_chosen:
            game.then(DemandMachineCorner())
        else:
            place_keep(game, game.chance.pick(game.rules.map.corners))


class DemandMachineCorner(Asked):
    """A52 Where a group plays it so, the next player puts the machine's keep."""

    prompt = "machine_corner"
    rule = "MM.2"
    insist = True

    def seat(self, game: Root) -> int:
        return game.seat_of[others_in_turn_order(game, MARQUISE)[0]]

    def options(self, game: Root) -> list[Option]:
        return [("settle", corner) for corner in game.rules.map.corners]

    def chosen(self, game: Root, option: Option) -> None:
        place_keep(game, option[1])


def deal_orders(game: Root) -> None:
    """MM.2, MM.7 The row is filled up on the right."""
    while len(game.orders) < game.rules.components.orders:
        card = draw_from_deck(game, ORDERS, 0)
        if card < 0:
            return
        game.orders.append(card)
        game.orders_seen.append(0)


class MachineBirdsong(Step[Root]):
    """MM.4 Two points for each clearing held in strength; together, one more for each human."""

    def run(self, game: Root) -> None:
        game.phase = "birdsong"
        game.machine_done = []
        score(game, MARQUISE, birdsong_points(game), BY_STRONGHOLDS)


def strongholds(game: Root) -> list[int]:
    """MM.4 Clearings that the machine rules with at least three warriors."""
    return [
        clearing
        for clearing in range(CLEARINGS)
        if count(game, MARQUISE, clearing) >= game.rules.components.stronghold
        and ruler(game, clearing) == MARQUISE
    ]


def birdsong_points(game: Root) -> int:
    """MM.4"""
    points = len(strongholds(game)) * game.rules.components.stronghold_points
    return points + points_for_humans(game)


def points_for_humans(game: Root) -> int:
    """MM.4 Played together, one for each human."""
    if game.rules.mode != COOPERATIVE:
        return 0
    return sum(is_human(game, each) for each in game.order)


# What the machine has done in its turn: which step, then four numbers
BATTLED: Final = 1  # clearing, defender, warriors lost, pieces removed
MOVED: Final = 2  # clearing, destination, warriors, –
RECRUITED: Final = 3  # clearing, warriors, –, –
ORDERED: Final = 4  # card, –, –, –


def note(game: Root, step: int, first: int, second: int = 0, third: int = 0, last: int = 0) -> None:
    game.machine_done += [step, first, second, third, last]


class MachineDaylight(Step[Root]):
    """MM.5 The leftmost order is revealed: battle, move, recruit, discard."""

    def run(self, game: Root) -> None:
        game.phase = "daylight"
        if not game.orders:
            return
        game.orders_seen[0] = 1
        order = game.orders[0]
        note(game, ORDERED, order)
        game.log("order", card=order)
        game.reveal()
        suit = game.rules.cards.suit[order]
        matching = [each for each in range(CLEARINGS) if matches(game, suit, each)]
        game.then(*(MachineBattle(clearing) for clearing in matching))
        game.then(*(MachineMove(clearing) for clearing in matching))
        game.then(MachineRecruit())


class MachineBattle(Step[Root]):
    """MM.5 step 1: where it has warriors and meets an enemy, one battle."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        present = [
            each
            for each in range(1, len(game.seat_of))
            if game.seat_of[each] >= 0 and has_piece(game, each, self.clearing)
        ]
        if not present or not count(game, MARQUISE, self.clearing):
            return
        defender = max(
            present,
            key=lambda each: (pieces_there(game, each, self.clearing), game.scores[each], -each),
        )
        game.then(Battle(MARQUISE, defender, self.clearing), NoteBattle())


class NoteBattle(Step[Root]):
    """MM.5 What the battle just fought has cost, for those who look on."""

    def run(self, game: Root) -> None:
        fight = game.last_fight
        lost = removed = 0
        for place in range(0, len(fight.fallen), 2):
            if fight.fallen[place] == MARQUISE:
                lost += fight.fallen[place + 1]
            else:
                removed += fight.fallen[place + 1]
        note(game, BATTLED, fight.clearing, fight.defender, lost, removed + fight.hits_on_items)


class MachineMove(Step[Root]):
    """MM.5 step 2: all but three go where the most enemy pieces are."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        warriors = count(game, MARQUISE, self.clearing)
        if warriors <= GARRISON or ruler(game, self.clearing) != MARQUISE:
            return
        reached = [
            each for each in paths_for(game, MARQUISE)[self.clearing] if not game.scorched[each]
        ]
        if reached:
            target = max(reached, key=lambda each: (enemy_pieces(game, each), -each))
            note(game, MOVED, self.clearing, target, warriors - GARRISON)
            game.then(Move(MARQUISE, self.clearing, target, warriors - GARRISON, MARQUISE))


def enemy_pieces(game: Root, clearing: int) -> int:
    """Pieces of all other factions, pawns included."""
    return sum(pieces_there(game, each, clearing) for each in game.order if each != MARQUISE)


class MachineRecruit(Step[Root]):
    """MM.5 step 3: recruits by the cost of the order; without a cost the next order follows."""

    def run(self, game: Root) -> None:
        order = game.orders.pop(0)
        game.orders_seen.pop(0)
        cost = game.rules.cards.cost[order]
        recruit(game, cost)
        discard(game, order)
        if not sum(cost):
            game.then(MachineDaylight())


def recruit(game: Root, cost: list[int]) -> None:
    """One suit: so many in its clearings; one of each: one everywhere; any: the keep."""
    for clearing, number in recruitments(game, cost):
        placed = place_warriors(game, MARQUISE, clearing, number)
        note(game, RECRUITED, clearing, placed)


def recruitments(game: Root, cost: list[int]) -> list[tuple[int, int]]:
    """Where how many warriors are wanted."""
    if cost[BIRD]:
        return [(game.keep, ANY_WARRIORS)] if game.keep >= 0 else []
    everywhere = game.rules.mode == COOPERATIVE
    return [
        (clearing, cost[game.suits[clearing]])
        for clearing in range(CLEARINGS)
        if cost[game.suits[clearing]]
        and not game.scorched[clearing]
        and (everywhere or ruler(game, clearing) == MARQUISE)
    ]


class MachineEvening(Step[Root]):
    """MM.7 The row is filled up to five."""

    def run(self, game: Root) -> None:
        game.phase = "evening"
        deal_orders(game)
