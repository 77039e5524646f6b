"""What each faction hopes for: the worth of its pieces, stores and relations, by named reason."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.board import (
    can_place,
    clearings_with,
    count,
    free_slots,
    has_piece,
    matches,
    on_map,
    on_map_of_suit,
    ruler,
)
from nemeton.games.root.cards import matching
from nemeton.games.root.factions.cult import conspiracy_cost
from nemeton.games.root.items import crafted_kinds, damaged, on_track, ready, ready_items, swords
from nemeton.games.root.kinds import (
    ALLIANCE,
    ALLIED,
    BASE,
    BATTLE_COLUMN,
    CLEARINGS,
    COIN,
    CULT,
    EYRIE,
    FACTION_COUNT,
    GARDEN,
    HOSTILE,
    ITEM_KINDS,
    KEEP,
    KINDS,
    LAST_BUILDING,
    MARQUISE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SWORD,
    SYMPATHY,
    TEA,
    TORCH,
    TRADE_POST,
    VAGABOND,
    WOOD,
    WORKSHOP,
    is_vagabond,
)
from nemeton.games.root.removal import is_hostile
from nemeton.games.root.state import Root


def prospects(game: Root, faction: int, ruled: list[int]) -> dict[str, float]:
    if is_vagabond(faction):
        return vagabond_prospects(game, faction)
    if faction == MARQUISE:
        return marquise_prospects(game, ruled)
    if faction == EYRIE:
        return eyrie_prospects(game, ruled)
    if faction == ALLIANCE:
        return alliance_prospects(game)
    if faction == CULT:
        return cult_prospects(game, ruled)
    return riverfolk_prospects(game)


def rule_value(game: Root, faction: int, ruled: list[int]) -> float:
    """Clearings ruled, those with room to build a little more."""
    found = 0.0
    for clearing in range(CLEARINGS):
        if ruled[clearing] == faction:
            found += 0.25 if free_slots(game, clearing) > 0 else 0.15
    return found


def marquise_prospects(game: Root, ruled: list[int]) -> dict[str, float]:
    return {
        "warriors": 0.07 * on_map(game, MARQUISE),
        "rule": rule_value(game, MARQUISE, ruled),
        "wood": 0.45 * on_map(game, WOOD),
        "sawmills": 0.7 * on_map(game, SAWMILL),
        "workshops": 0.4 * on_map(game, WORKSHOP),
        "recruiters": 0.6 * on_map(game, RECRUITER),
        "keep": 0.5 * on_map(game, KEEP),
    }


# Eyrie


def eyrie_prospects(game: Root, ruled: list[int]) -> dict[str, float]:
    roosts = on_map(game, ROOST)
    return {
        "warriors": 0.09 * on_map(game, EYRIE),
        "rule": rule_value(game, EYRIE, ruled),
        "roosts": 1.2 * roosts + 2.2 * game.rules.components.roost_points[roosts],
        "decree": decree_value(game),
    }


FIRST_CARD: Final = [0.35, 0.3, 0.1, 0.8]  # the worth of a column's first card
FURTHER_CARDS: Final = [0.2, 0.2, -0.2, -0.6]


def decree_value(game: Root) -> float:
    """Each card that could be carried out helps; one that could not threatens turmoil."""
    found = 0.0
    for column in range(4):
        cards = len(game.decree[column])
        if cards:
            failing = cards - done(game, column)
            found += FIRST_CARD[column] + FURTHER_CARDS[column] * (cards - 1) - 3.5 * failing
    if game.phase != "birdsong":
        return 0.6 * found
    return found


def done(game: Root, column: int) -> int:
    """How many cards of a column would find a clearing, one after the other."""
    suits = game.rules.cards.suit
    cards = sorted(suits[card] for card in game.decree[column])
    if not cards:
        return 0
    places = places_for(game, column)
    if column in (RECRUIT_COLUMN, MOVE_COLUMN):
        found = sum(any(matches(game, suit, each) for each in places) for suit in cards)
        return min(found, game.supply[EYRIE]) if column == RECRUIT_COLUMN else found
    found = 0
    for suit in cards:  # birds last: they take what is left
        for each in places:
            if matches(game, suit, each):
                found += 1
                places.remove(each)
                break
    if column == BATTLE_COLUMN:
        return found
    at_hand = sum(could_build(game, each, True) for each in clearings_with(game, EYRIE))
    return min(found, at_hand + len(game.decree[MOVE_COLUMN]))


def places_for(game: Root, column: int) -> list[int]:
    """Clearings where a card of the column could be carried out, after the moves of the Decree."""
    if column == RECRUIT_COLUMN:
        return clearings_with(game, ROOST)
    here = clearings_with(game, EYRIE)
    reached = list(here)
    if game.decree[MOVE_COLUMN] or column == MOVE_COLUMN:
        for clearing in here:
            if count(game, EYRIE, clearing) > 1 and ruler(game, clearing) == EYRIE:
                reached += [each for each in game.rules.map.paths[clearing] if each not in reached]
    if column == MOVE_COLUMN:
        return reached if len(game.decree[MOVE_COLUMN]) > 1 else here
    if column == BATTLE_COLUMN:
        return [each for each in reached if meets_enemy(game, each)]
    return [each for each in reached if could_build(game, each, each in here)]


def meets_enemy(game: Root, clearing: int) -> bool:
    return any(each != EYRIE and has_piece(game, each, clearing) for each in game.order)


def could_build(game: Root, clearing: int, here: bool) -> bool:
    """A roost fits there, and the Eyrie rule the clearing or could by moving in."""
    if count(game, ROOST, clearing) or free_slots(game, clearing) <= 0:
        return False
    if not can_place(game, EYRIE, clearing):
        return False
    if here:
        return ruler(game, clearing) == EYRIE
    return sum(game.pieces[clearing * KINDS : clearing * KINDS + LAST_BUILDING + 1]) <= 2


# Alliance


def alliance_prospects(game: Root) -> dict[str, float]:
    bases = on_map(game, BASE)
    supporters = len(game.supporters)
    return {
        "warriors": 0.15 * on_map(game, ALLIANCE),
        "sympathy": 0.9 * on_map(game, SYMPATHY),
        "bases": 2.5 * bases,
        "officers": 0.9 * min(game.officers, 4) + 0.3 * max(0, game.officers - 4),
        "supporters": 0.45 * (supporters if bases else min(supporters, 5)),
    }


# Vagabond


def vagabond_prospects(game: Root, vagabond: int) -> dict[str, float]:
    index = vagabond - VAGABOND
    first = index * 4 * ITEM_KINDS
    up, down, broken = (
        sum(game.items[first : first + ITEM_KINDS]),
        sum(game.items[first + ITEM_KINDS : first + 2 * ITEM_KINDS]),
        sum(game.items[first + 2 * ITEM_KINDS : first + 4 * ITEM_KINDS]),
    )
    components = game.rules.components
    tea = on_track(game, vagabond, TEA)
    tired = max(0, down - components.refresh - components.refresh_per_tea * tea)
    return {
        "items": 0.8 * (up + down) + 0.15 * broken + 0.03 * up - 0.15 * tired + 0.3 * tea,
        "swords": 0.25 * swords(game, vagabond) + 0.15 * on_track(game, vagabond, COIN),
        "friendship": friendship(game, index),
        "place": place_value(game, vagabond),
        "quests": 0.6 * game.quests_done[index].bit_count(),
    }


def friendship(game: Root, index: int) -> float:
    """How far the relationships are, and aids that may still improve one this turn."""
    found = 0.0
    for each in game.order:
        relation = game.relations[index * FACTION_COUNT + each]
        if relation == HOSTILE:
            found += 0.2  # every further piece of theirs scores
        else:
            found += 0.5 * relation + (0.8 if relation == ALLIED else 0.0)
            found += 0.55 * game.aids[index * FACTION_COUNT + each]
    return found


def place_value(game: Root, vagabond: int) -> float:
    """What could be done where the pawn stands: rest, ruins, quests, aid, prey."""
    place = game.pawns[vagabond - VAGABOND]
    if not 0 <= place < CLEARINGS:
        broken = damaged(game, vagabond)
        return 0.6 * broken if broken > 1 else 0.0
    found = 0.05
    if game.ruins[place] and game.ruin_items[place]:
        found += 0.5 if ready(game, vagabond, TORCH) else 0.05
    found += quest_value(game, vagabond, place)
    cards = matching(game, vagabond, game.suits[place])
    helps = min(len(cards), ready_items(game, vagabond))
    armed = ready(game, vagabond, SWORD) > 0
    for each in game.order:
        if each != vagabond and has_piece(game, each, place):
            if helps:
                found += 0.08 * min(2, helps) + 0.2 * min(helps, len(crafted_kinds(game, each)))
            if (armed and not is_vagabond(each) and not count(game, each, place)) or (
                armed and is_hostile(game, vagabond, each) and count(game, each, place) < 3
            ):
                found += 0.3
    return found


def quest_value(game: Root, vagabond: int, place: int) -> float:
    components = game.rules.components
    found = 0.0
    for quest in game.quest_row:
        one, other = components.quest_items[quest]
        if ready(game, vagabond, one) and ready(game, vagabond, other) > (one == other):
            found += 0.35 if components.quest_suit[quest] == game.suits[place] else 0.05
    return found


# Cult


def cult_prospects(game: Root, ruled: list[int]) -> dict[str, float]:
    components = game.rules.components
    gardens = [on_map_of_suit(game, GARDEN, suit) for suit in range(3)]
    scoring = sum(max(0, components.garden_points[number]) for number in gardens)
    return {
        "warriors": 0.1 * on_map(game, CULT),
        "rule": rule_value(game, CULT, ruled),
        "gardens": 0.8 * sum(gardens) + 0.9 * scoring,
        "acolytes": 0.8 / conspiracy_cost(game, 0) * min(game.acolytes, 6),
        "revealed": 0.28 * len(game.revealed),
    }


# Riverfolk


def riverfolk_prospects(game: Root) -> dict[str, float]:
    posts = on_map(game, TRADE_POST)
    funds = sum(game.funds)
    stored = sum(game.payments) + sum(game.commitments) + sum(game.track_funds)
    spread = sum(count(game, RIVERFOLK, clearing) > 0 for clearing in range(CLEARINGS))
    return {
        "warriors": 0.12 * on_map(game, RIVERFOLK) + 0.1 * spread,
        "funds": (0.62 if posts else 0.45) * funds + 0.42 * stored,
        "trade_posts": 0.7 * posts,
        "customers": 0.1 * len(game.hands[RIVERFOLK]),
    }
