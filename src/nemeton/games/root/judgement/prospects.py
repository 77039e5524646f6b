"""What each faction hopes for: the worth of its pieces, stores and relations, by named reason."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.factions.cult.conspiracies import conspiracy_cost
from nemeton.games.root.factions.eyrie.decree import cards_left
from nemeton.games.root.factions.eyrie.leaders import recruited_at_once
from nemeton.games.root.judgement.vagabond import vagabond_prospects
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    BATTLE_COLUMN,
    BIRD,
    CLEARINGS,
    CULT,
    EYRIE,
    GARDEN,
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
    SYMPATHY,
    TRADE_POST,
    WOOD,
    WORKSHOP,
    is_vagabond,
)
from nemeton.games.root.laws.board import (
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
from nemeton.games.root.state import Root

# marquise, eyrie, alliance, the Vagabonds, cult, riverfolk
WARRIORS: Final = [0.22, 0.09, 0.15, 0.0, 0.0, 0.1, 0.12]


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
            found += OPEN_CLEARING if free_slots(game, clearing) > 0 else FULL_CLEARING
    return found


OPEN_CLEARING: Final = 0.25
FULL_CLEARING: Final = 0.15


def turns_ahead(game: Root, faction: int) -> float:
    """About how many turns a faction still has to make use of what it builds."""
    return max(1.0, (game.rules.components.victory - game.scores[faction]) / POINTS_A_TURN)


POINTS_A_TURN: Final = 5.0


def marquise_prospects(game: Root, ruled: list[int]) -> dict[str, float]:
    turns = turns_ahead(game, MARQUISE)
    sawmills, recruiters = on_map(game, SAWMILL), on_map(game, RECRUITER)
    draws = game.rules.components.recruiter_draws[recruiters]
    return {
        "warriors": WARRIORS[MARQUISE] * on_map(game, MARQUISE),
        "rule": rule_value(game, MARQUISE, ruled),
        "wood": wood_value(game, ruled),
        "sawmills": turns * (A_SAWMILL * min(4, sawmills) + 0.1 * max(0, sawmills - 4)),
        "workshops": A_WORKSHOP * turns * on_map(game, WORKSHOP),
        "recruiters": turns * (A_RECRUITER * recruiters + A_DRAW * draws),
        "keep": 0.5 * on_map(game, KEEP),
    }


def wood_value(game: Root, ruled: list[int]) -> float:
    """6.5.4 Wood that could be built with at once counts most: ruled, and linked to a free slot."""
    usable = seen = 0
    if not on_map(game, WOOD):
        return 0.0
    for first in range(CLEARINGS):
        if ruled[first] == MARQUISE and not seen >> first & 1:
            wood = slots = 0
            linked = [first]
            seen |= 1 << first
            for each in linked:
                wood += count(game, WOOD, each)
                slots += free_slots(game, each)
                for near in game.rules.map.paths[each]:
                    if ruled[near] == MARQUISE and not seen >> near & 1:
                        seen |= 1 << near
                        linked.append(near)
            if slots:
                usable += wood
    return USABLE_WOOD * usable + OTHER_WOOD * (on_map(game, WOOD) - usable)


A_SAWMILL: Final = 0.3  # a turn
A_WORKSHOP: Final = 0.12
A_RECRUITER: Final = 0.1
A_DRAW: Final = 0.3
USABLE_WOOD: Final = 0.55
OTHER_WOOD: Final = 0.2

# Eyrie


def eyrie_prospects(game: Root, ruled: list[int]) -> dict[str, float]:
    roosts = on_map(game, ROOST)
    return {
        "warriors": WARRIORS[EYRIE] * on_map(game, EYRIE),
        "rule": rule_value(game, EYRIE, ruled),
        "roosts": 1.2 * roosts + 2.2 * game.rules.components.roost_points[roosts],
        "decree": decree_value(game),
    }


FIRST_CARD: Final = [0.35, 0.3, 0.1, 0.8]  # the worth of a column's first card
FURTHER_CARDS: Final = [0.35, 0.2, -0.2, -0.7]
CROWDING: Final = [0.06, 0.1, 0.1, 0.1]  # each card more is harder to carry out
SCARCE: Final = 0.25  # for each warrior that the supply lacks in two turns
TURMOIL: Final = 4.0  # and a point for every bird


def decree_value(game: Root) -> float:
    """Each card that can be carried out helps; one that cannot brings turmoil."""
    found = 0.0
    left = cards_left(game)
    failing = 0
    for column in range(4):
        cards = len(game.decree[column])
        if cards:
            found += FIRST_CARD[column] + FURTHER_CARDS[column] * (cards - 1)
            found -= CROWDING[column] * (cards - 1) * (cards - 1)
        if left[column]:
            failing += len(left[column]) - done(game, column, left)
    found -= SCARCE * max(0, 2 * len(game.decree[0]) * recruited_at_once(game) - game.supply[EYRIE])
    if not failing:
        return found
    suits = game.rules.cards.suit
    birds = sum(suits[card] == BIRD for column in game.decree for card in column)
    risk = 1.0 if game.active == EYRIE else 0.5  # until then much may change
    return found - risk * (TURMOIL + birds + 0.5 * (failing - 1))


def done(game: Root, column: int, left: list[list[int]]) -> int:
    """How many cards of a column would find a clearing, one after the other."""
    suits = game.rules.cards.suit
    cards = sorted(suits[card] for card in left[column])
    if column == RECRUIT_COLUMN:
        roosts = clearings_with(game, ROOST)
        served = sum(any(matches(game, suit, each) for each in roosts) for suit in cards)
        return min(served, game.supply[EYRIE] // recruited_at_once(game))
    here = clearings_with(game, EYRIE)
    reached = within_reach(game, here) if left[MOVE_COLUMN] else here
    if column == MOVE_COLUMN:
        return moves_done(game, cards, here, reached)
    if column == BATTLE_COLUMN:
        return served_apart(game, cards, [each for each in reached if meets_enemy(game, each)])
    sites = [each for each in reached if could_build(game, each, each in here)]
    at_hand = sum(could_build(game, each, True) for each in here)
    return min(served_apart(game, cards, sites), at_hand + len(left[MOVE_COLUMN]))


def within_reach(game: Root, here: list[int]) -> list[int]:
    """Where the Eyrie stand, and where warriors to spare could go."""
    reached = list(here)
    for clearing in here:
        if count(game, EYRIE, clearing) > 1 and ruler(game, clearing) == EYRIE:
            reached += [each for each in game.rules.map.paths[clearing] if each not in reached]
    return reached


def moves_done(game: Root, cards: list[int], here: list[int], reached: list[int]) -> int:
    """A move starts where warriors stand, or where another move of the column has brought them."""
    ready = sum(any(matches(game, suit, each) for each in here) for suit in cards)
    later = sum(any(matches(game, suit, each) for each in reached) for suit in cards) - ready
    return ready + min(later, ready)


def served_apart(game: Root, cards: list[int], places: list[int]) -> int:
    """How many cards find a clearing of their own; birds come last and take what is left."""
    found = 0
    free = list(places)
    for suit in cards:
        for each in free:
            if matches(game, suit, each):
                found += 1
                free.remove(each)
                break
    return found


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


A_SYMPATHY: Final = 0.9
A_BASE: Final = 2.5
AN_OFFICER: Final = 0.9
A_SUPPORTER: Final = 0.6
AN_ORGANIZER: Final = 0.3  # of what the token will bring


def alliance_prospects(game: Root) -> dict[str, float]:
    bases = on_map(game, BASE)
    supporters = len(game.supporters)
    return {
        "warriors": WARRIORS[ALLIANCE] * on_map(game, ALLIANCE),
        "sympathy": A_SYMPATHY * on_map(game, SYMPATHY),
        "bases": A_BASE * bases,
        "officers": AN_OFFICER * min(game.officers, 4) + 0.3 * max(0, game.officers - 4),
        "supporters": A_SUPPORTER * (supporters if bases else min(supporters, 5)),
        "organizers": organizers(game),
    }


def organizers(game: Root) -> float:
    """8.6.1.IV Warriors where a token could be placed by organizing, as many as officers can."""
    placed, components = on_map(game, SYMPATHY), game.rules.components
    sites = min(game.officers, components.sympathy - placed)
    if sites <= 0:
        return 0.0
    ready = 0
    for each in clearings_with(game, ALLIANCE):
        if not count(game, SYMPATHY, each) and can_place(game, ALLIANCE, each):
            ready += 1
    return AN_ORGANIZER * min(sites, ready) * (A_SYMPATHY + components.sympathy_points[placed])


# Cult


def cult_prospects(game: Root, ruled: list[int]) -> dict[str, float]:
    components = game.rules.components
    gardens = [on_map_of_suit(game, GARDEN, suit) for suit in range(3)]
    scoring = sum(max(0, components.garden_points[number]) for number in gardens)
    return {
        "warriors": WARRIORS[CULT] * on_map(game, CULT),
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
        "warriors": WARRIORS[RIVERFOLK] * on_map(game, RIVERFOLK) + 0.1 * spread,
        "funds": (0.62 if posts else 0.45) * funds + 0.42 * stored,
        "trade_posts": 0.7 * posts,
        "customers": 0.1 * len(game.hands[RIVERFOLK]),
    }
