"""What each faction hopes for: the worth of its pieces, stores and relations, by named reason."""

from __future__ import annotations

from nemeton.games.root.board import (
    count,
    free_slots,
    has_piece,
    matches,
    on_map,
    on_map_of_suit,
    ruler,
)
from nemeton.games.root.factions.cult import conspiracy_cost
from nemeton.games.root.factions.eyrie_decree import executions
from nemeton.games.root.items import crafted_kinds, ready
from nemeton.games.root.kinds import (
    ALLIANCE,
    ALLIED,
    BASE,
    BATTLE_COLUMN,
    BUILD_COLUMN,
    CLEARINGS,
    CULT,
    EYRIE,
    FACTION_COUNT,
    GARDEN,
    HAMMER,
    HOSTILE,
    ITEM_KINDS,
    KEEP,
    MARQUISE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TORCH,
    TRADE_POST,
    VAGABOND,
    WOOD,
    WORKSHOP,
    is_vagabond,
)
from nemeton.games.root.state import Root


def prospects(game: Root, faction: int) -> dict[str, float]:
    if is_vagabond(faction):
        return vagabond_prospects(game, faction)
    if faction == MARQUISE:
        return marquise_prospects(game)
    if faction == EYRIE:
        return eyrie_prospects(game)
    if faction == ALLIANCE:
        return alliance_prospects(game)
    if faction == CULT:
        return cult_prospects(game)
    return riverfolk_prospects(game)


def rule_value(game: Root, faction: int) -> float:
    """Clearings ruled, those with room to build a little more."""
    found = 0.0
    for clearing in range(CLEARINGS):
        if ruler(game, clearing) == faction:
            found += 0.25 if free_slots(game, clearing) > 0 else 0.15
    return found


def marquise_prospects(game: Root) -> dict[str, float]:
    return {
        "warriors": 0.07 * on_map(game, MARQUISE),
        "rule": rule_value(game, MARQUISE),
        "wood": 0.45 * on_map(game, WOOD),
        "sawmills": 0.7 * on_map(game, SAWMILL),
        "workshops": 0.4 * on_map(game, WORKSHOP),
        "recruiters": 0.6 * on_map(game, RECRUITER),
        "keep": 0.5 * on_map(game, KEEP),
    }


# Eyrie


def eyrie_prospects(game: Root) -> dict[str, float]:
    roosts = on_map(game, ROOST)
    return {
        "warriors": 0.09 * on_map(game, EYRIE),
        "rule": rule_value(game, EYRIE),
        "roosts": 1.0 * roosts + 2.0 * game.rules.components.roost_points[roosts],
        "decree": decree_value(game),
    }


def decree_value(game: Root) -> float:
    """Each card that could be carried out now helps; one that could not threatens turmoil."""
    found = 0.0
    suits = game.rules.cards.suit
    for column, worth in ((RECRUIT_COLUMN, 0.3), (MOVE_COLUMN, 0.25), (BATTLE_COLUMN, 0.15)):
        for card in game.decree[column]:
            if feasible(game, column, suits[card]):
                found += worth
            else:
                found -= 1.5
    found -= 0.25 * max(0, len(game.decree[BATTLE_COLUMN]) - 1)
    sites = sum(bool(executions(game, BUILD_COLUMN, card)) for card in game.decree[BUILD_COLUMN])
    missing = len(game.decree[BUILD_COLUMN]) - sites
    found += 0.5 * min(sites, 1) - 0.8 * max(0, sites - 1) - 1.5 * missing
    return found if game.phase != "evening" else 0.5 * found


def feasible(game: Root, column: int, suit: int) -> bool:
    """Whether a card of the column finds a clearing, roughly."""
    for clearing in range(CLEARINGS):
        if not matches(game, suit, clearing):
            continue
        if column == RECRUIT_COLUMN:
            if count(game, ROOST, clearing) and game.supply[EYRIE]:
                return True
        elif count(game, EYRIE, clearing):
            if column == MOVE_COLUMN:
                return True
            if any(each != EYRIE and has_piece(game, each, clearing) for each in game.order):
                return True
    return False


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
    sides = [
        sum(game.items[(index * 4 + side) * ITEM_KINDS : (index * 4 + side + 1) * ITEM_KINDS])
        for side in range(4)
    ]
    friendship = 0.0
    for each in game.order:
        relation = game.relations[index * FACTION_COUNT + each]
        if relation == HOSTILE:
            friendship -= 0.3
        else:
            friendship += 0.6 * relation + (0.5 if relation == ALLIED else 0.0)
            friendship += 0.35 * game.aids[index * FACTION_COUNT + each]
    return {
        "items": 0.75 * sides[0] + 0.6 * sides[1] + 0.2 * (sides[2] + sides[3]),
        "friendship": friendship,
        "place": place_value(game, vagabond),
        "quests": 0.4 * game.quests_done[index].bit_count(),
    }


def place_value(game: Root, vagabond: int) -> float:
    """What could be done where the pawn stands: ruins, quests, items to be given."""
    place = game.pawns[vagabond - VAGABOND]
    if not 0 <= place < CLEARINGS:
        return 0.0
    found = 0.1
    if game.ruins[place] and game.ruin_items[place]:
        found += 0.8 if ready(game, vagabond, TORCH) else 0.2
    components = game.rules.components
    for quest in game.quest_row:
        if components.quest_suit[quest] == game.suits[place]:
            one, other = components.quest_items[quest]
            if ready(game, vagabond, one) and ready(game, vagabond, other) > (one == other):
                found += 0.7
    for each in game.order:
        if each != vagabond and has_piece(game, each, place):
            found += 0.05
            if crafted_kinds(game, each):
                found += 0.4
    if ready(game, vagabond, HAMMER):
        found += 0.05
    return found


# Cult


def cult_prospects(game: Root) -> dict[str, float]:
    components = game.rules.components
    gardens = [on_map_of_suit(game, GARDEN, suit) for suit in range(3)]
    scoring = sum(max(0, components.garden_points[number]) for number in gardens)
    return {
        "warriors": 0.1 * on_map(game, CULT),
        "rule": rule_value(game, CULT),
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
