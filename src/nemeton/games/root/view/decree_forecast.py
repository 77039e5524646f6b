"""7.5.2 What the Decree could do as things stand, and what a turmoil would cost."""

from __future__ import annotations

from typing import Any, Final

from nemeton.games.root.components import VIZIER
from nemeton.games.root.factions.eyrie.decree import cards_left
from nemeton.games.root.factions.eyrie.leaders import recruited_at_once
from nemeton.games.root.kinds import (
    BATTLE_COLUMN,
    BIRD,
    BUILD_COLUMN,
    CLEARINGS,
    COLUMNS,
    EYRIE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
)
from nemeton.games.root.laws.battle import battles_in
from nemeton.games.root.laws.board import can_place, count, free_slots, matches, on_map, ruler
from nemeton.games.root.laws.movement import moves
from nemeton.games.root.state import Root

SUIT_COUNT: Final = 4


def forecast(game: Root) -> dict[str, Any]:
    """By column: where a card of each suit finds a target, and why the other clearings fail."""
    reasons = [obstacles(game, column) for column in range(len(COLUMNS))]
    targets = [
        [clearings_for(game, found, suit) for suit in range(SUIT_COUNT)] for found in reasons
    ]
    return {
        "targets": targets,
        "reasons": reasons,
        "left": cards_left(game),
        "failing": failing(game, targets),
        "turmoil": cost_of_turmoil(game),
    }


def clearings_for(game: Root, reasons: list[str | None], suit: int) -> list[int]:
    """The clearings of a suit without an obstacle."""
    return [
        clearing
        for clearing in range(CLEARINGS)
        if reasons[clearing] is None and matches(game, suit, clearing)
    ]


# Why not there


def obstacles(game: Root, column: int) -> list[str | None]:
    """For each clearing what keeps a card of this column from it; None where nothing does."""
    if column == MOVE_COLUMN:
        origins = {option[1] for option in moves(game, EYRIE)}
        return [move_obstacle(game, each, origins) for each in range(CLEARINGS)]
    if column == RECRUIT_COLUMN:
        return [recruit_obstacle(game, each) for each in range(CLEARINGS)]
    if column == BATTLE_COLUMN:
        return [battle_obstacle(game, each) for each in range(CLEARINGS)]
    return [build_obstacle(game, each) for each in range(CLEARINGS)]


def recruit_obstacle(game: Root, clearing: int) -> str | None:
    if not count(game, ROOST, clearing):
        return "no_roost"
    if not can_place(game, EYRIE, clearing):
        return "no_placing"
    return None if game.supply[EYRIE] >= recruited_at_once(game) else "no_supply"


def move_obstacle(game: Root, clearing: int, origins: set[int]) -> str | None:
    if not count(game, EYRIE, clearing):
        return "no_warriors"
    return None if clearing in origins else "not_ruled"


def battle_obstacle(game: Root, clearing: int) -> str | None:
    if battles_in(game, EYRIE, clearing):
        return None
    return "no_enemy" if count(game, EYRIE, clearing) else "no_warriors"


def build_obstacle(game: Root, clearing: int) -> str | None:
    if count(game, ROOST, clearing):
        return "has_roost"
    if ruler(game, clearing) != EYRIE:
        return "not_ruled"
    if not can_place(game, EYRIE, clearing):
        return "no_placing"
    if free_slots(game, clearing) <= 0:
        return "no_slot"
    return None if on_map(game, ROOST) < game.rules.components.roosts else "no_roosts_left"


# Turmoil ahead


def failing(game: Root, targets: list[list[list[int]]]) -> list[list[int]]:
    """Column and card of all that has no target as things stand, one card after the other."""
    found: list[list[int]] = []
    for column, cards in enumerate(cards_left(game)):
        for card in cards_without_target(game, column, cards, targets[column]):
            found.append([column, card])
    return found


def cards_without_target(
    game: Root, column: int, cards: list[int], targets: list[list[int]]
) -> list[int]:
    suits = game.rules.cards.suit
    missing = [card for card in cards if not targets[suits[card]]]
    if column == RECRUIT_COLUMN:  # one after the other they use the supply up
        served = game.supply[EYRIE] // recruited_at_once(game)
        return missing + [card for card in cards if card not in missing][served:]
    if column != BUILD_COLUMN:
        return missing
    return unbuilt(game, cards, targets[BIRD])


def unbuilt(game: Root, cards: list[int], sites: list[int]) -> list[int]:
    """Every roost needs a clearing of its own; birds take what the suits leave."""
    suits = game.rules.cards.suit
    free = list(sites)
    roosts = game.rules.components.roosts - on_map(game, ROOST)
    found: list[int] = []
    for card in sorted(cards, key=lambda each: suits[each]):
        fitting = [each for each in free if matches(game, suits[card], each)]
        if fitting and roosts:
            free.remove(fitting[0])
            roosts -= 1
        else:
            found.append(card)
    return found


def cost_of_turmoil(game: Root) -> dict[str, int]:
    """7.7 What a turmoil would cost now: points, cards, the leader."""
    suits = game.rules.cards.suit
    cards = [card for column in game.decree for card in column]
    birds = sum(suits[card] == BIRD for card in cards)
    return {
        "birds": birds,
        "points": min(birds, game.scores[EYRIE]),
        "cards": sum(card != VIZIER for card in cards),
        "leader": game.leader,
    }
