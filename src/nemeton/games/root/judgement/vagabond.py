"""What a Vagabond hopes for: his items, his relations, and what he could do where he stands."""

from __future__ import annotations

from typing import Final

from nemeton.games.root.factions.vagabond.aid import DemandAidCard
from nemeton.games.root.factions.vagabond.movement import surcharge, walkable
from nemeton.games.root.factions.vagabond.quests import quests_of_suit
from nemeton.games.root.factions.vagabond.turn import excess_items
from nemeton.games.root.judgement.odds import raid
from nemeton.games.root.judgement.threats import harm
from nemeton.games.root.kinds import (
    ALLIED,
    BIRD,
    BOOT,
    CLEARINGS,
    CROSSBOW,
    DOWN,
    FACTION_COUNT,
    HOSTILE,
    INDIFFERENT,
    ITEM_KINDS,
    SWORD,
    TEA,
    TORCH,
    UP,
    VAGABOND,
    VAGABOND2,
    is_vagabond,
)
from nemeton.games.root.laws.board import count, has_piece, unguarded
from nemeton.games.root.laws.items import (
    crafted_kinds,
    damaged,
    on_track,
    ready,
    ready_items,
    swords,
)
from nemeton.games.root.state import Root

# boot, bag, sword, hammer, crossbow, tea, coin, torch: the first three of a kind, then the others
ITEM_WORTH: Final = [0.55, 0.5, 2.3, 0.8, 0.6, 1.2, 0.9, 1.1]
SURPLUS_WORTH: Final = 0.3
DAMAGED_WORTH: Final = 0.14
WEARY: Final = 0.07  # an exhausted item that the next refresh turns up
TIRED: Final = 0.3  # one that it does not reach
A_CARD: Final = 0.3  # given away
REST: Final = 0.55
LIKELY: Final = 0.22  # of what could be done, before it is done
A_WALK_AWAY: Final = 0.05  # of what could be done in the next clearing
FRIEND: Final = [0.33, 0.8, 1.3, 2.6, 0.7]  # by relation
RUIN: Final = 1.35
QUEST: Final = 1.1  # for each point of it
QUEST_DONE: Final = 0.27
CRAFTED: Final = 0.6  # an item that another has made
SHOT: Final = 1.1
TOO_MANY: Final = 0.5  # an item that the satchel cannot hold


def vagabond_prospects(game: Root, vagabond: int) -> dict[str, float]:
    index = vagabond - VAGABOND
    return {
        "items": item_value(game, vagabond),
        "friendship": friendship(game, vagabond),
        "place": place_value(game, vagabond),
        "quests": QUEST_DONE * game.quests_done[index].bit_count(),
    }


def item_value(game: Root, vagabond: int) -> float:
    """Every item by its kind; damaged ones little, exhausted ones beyond the refresh less."""
    first = (vagabond - VAGABOND) * 4 * ITEM_KINDS
    items = game.items
    found, down = 0.0, 0
    for item in range(ITEM_KINDS):
        tired = items[first + DOWN * ITEM_KINDS + item]
        sound = items[first + UP * ITEM_KINDS + item] + tired
        down += tired
        found += ITEM_WORTH[item] * min(3, sound) + SURPLUS_WORTH * max(0, sound - 3)
    components = game.rules.components
    reached = components.refresh + components.refresh_per_tea * on_track(game, vagabond, TEA)
    found -= WEARY * min(down, reached) + TIRED * max(0, down - reached)
    found -= TOO_MANY * max(0, excess_items(game, vagabond))
    return found + DAMAGED_WORTH * damaged(game, vagabond)


def friendship(game: Root, vagabond: int) -> float:
    """How far the relationships are, and aids that will still improve one this turn."""
    found = 0.0
    first = (vagabond - VAGABOND) * FACTION_COUNT
    for each in game.order:
        if is_vagabond(each):
            continue
        relation = game.relations[first + each]
        found += FRIEND[relation]
        if relation < ALLIED and game.aids[first + each]:
            found += aids_under_way(game, vagabond, each)
    return found


def aids_under_way(game: Root, vagabond: int, faction: int) -> float:
    """9.2.9.I Aids given this turn count only if the step can still be reached this turn."""
    place = game.pawns[vagabond - VAGABOND]
    if place >= CLEARINGS or not has_piece(game, faction, place):
        return 0.0
    components = game.rules.components
    where = (vagabond - VAGABOND) * FACTION_COUNT + faction
    relation, given = game.relations[where], game.aids[where]
    missing = components.aids[relation] - given
    if missing > helps(game, vagabond, place, begun(game, faction)):
        return 0.0
    step = components.aid_points[relation] + FRIEND[relation + 1] - FRIEND[relation]
    return step * given / components.aids[relation]


def aid_step(game: Root, vagabond: int, faction: int) -> float:
    """9.5.4 What the aid just begun will bring once its card is given."""
    if is_vagabond(faction):
        return 0.0
    components = game.rules.components
    where = (vagabond - VAGABOND) * FACTION_COUNT + faction
    relation, given = game.relations[where], game.aids[where]
    found = CRAFTED if crafted_kinds(game, faction) else 0.0
    if relation == ALLIED:
        return found + components.ally_aid_points - A_CARD
    if relation == HOSTILE:
        return found - A_CARD
    missing = components.aids[relation] - given
    if missing > helps(game, vagabond, game.pawns[vagabond - VAGABOND], 1):
        return found - A_CARD
    step = components.aid_points[relation] + FRIEND[relation + 1] - FRIEND[relation]
    return found + step / components.aids[relation] - A_CARD


def begun(game: Root, faction: int) -> int:
    """9.5.4 1 while the item of an aid is exhausted and its card still to be given."""
    step = game.stack[-1] if game.stack else None
    return 1 if isinstance(step, DemandAidCard) and step.faction == faction else 0


def helps(game: Root, vagabond: int, place: int, paid: int = 0) -> int:
    """How many aids his cards and items allow in a clearing, with the items paid already."""
    suits, suit, cards = game.rules.cards.suit, game.suits[place], 0
    for card in game.hands[vagabond]:
        if suits[card] == suit or suits[card] == BIRD:
            cards += 1
    return min(cards, ready_items(game, vagabond) + paid)


# Where the pawn stands


def place_value(game: Root, vagabond: int) -> float:
    """What could be done where the pawn stands, and a little of what is a walk away."""
    place = game.pawns[vagabond - VAGABOND]
    if place < 0:
        return 0.0
    found = 0.0
    if place >= CLEARINGS:
        broken = damaged(game, vagabond)
        found = REST * broken if broken > 2 else 0.0
    else:
        found = LIKELY * prospects_in(game, vagabond, place)
    boots = ready(game, vagabond, BOOT)
    if not boots:
        return found
    near = 0.0
    for each in walkable(game, vagabond):
        if boots > surcharge(game, vagabond, each):
            near = max(near, prospects_in(game, vagabond, each))
    return found + A_WALK_AWAY * near


def prospects_in(game: Root, vagabond: int, place: int) -> float:
    """Ruins, quests, friends and prey in a clearing."""
    found = 0.0
    if game.ruins[place] and ready(game, vagabond, TORCH) and has_find(game, vagabond, place):
        found += RUIN
    found += quest_value(game, vagabond, place)
    return found + aid_value(game, vagabond, place) + prey_value(game, vagabond, place)


def has_find(game: Root, vagabond: int, place: int) -> bool:
    """9.7.1 Beside a second Vagabond only kinds that no ruin has given him yet."""
    if game.seat_of[VAGABOND] < 0 or game.seat_of[VAGABOND2] < 0:
        return len(game.ruin_items[place]) > 0
    owned = game.ruin_taken[vagabond - VAGABOND]
    return any(not owned >> item & 1 for item in game.ruin_items[place])


def quest_value(game: Root, vagabond: int, place: int) -> float:
    """9.5.5 The best quest that could be done there."""
    components = game.rules.components
    best, suit = 0, game.suits[place]
    for quest in game.quest_row:
        if components.quest_suit[quest] == suit:
            one, other = components.quest_items[quest]
            if ready(game, vagabond, one) and ready(game, vagabond, other) > (one == other):
                best = 1 + quests_of_suit(game, vagabond, suit)
    return QUEST * best


def aid_value(game: Root, vagabond: int, place: int) -> float:
    """9.5.4 The best friend to help there: points of the next step, and items to be had."""
    number = helps(game, vagabond, place)
    if not number:
        return 0.0
    components = game.rules.components
    first = (vagabond - VAGABOND) * FACTION_COUNT
    best = 0.0
    for each in game.order:
        if is_vagabond(each) or not has_piece(game, each, place):
            continue
        relation = game.relations[first + each]
        found = CRAFTED * min(number, len(crafted_kinds(game, each)))
        if relation == ALLIED:
            found += components.ally_aid_points * number
        elif relation < ALLIED and components.aids[relation] - game.aids[first + each] <= number:
            found += components.aid_points[relation] + 0.3
        best = max(best, found)
    return best


def prey_value(game: Root, vagabond: int, place: int) -> float:
    """9.5.2, 9.5.6 The best battle that could be fought there, or a strike."""
    if not ready(game, vagabond, SWORD) and not ready(game, vagabond, CROSSBOW):
        return 0.0
    best = 0.0
    for each in game.order:
        if not is_vagabond(each) and has_piece(game, each, place):
            best = max(best, prey(game, vagabond, each, place))
    return best


def prey(game: Root, vagabond: int, faction: int, place: int) -> float:
    """What one faction there is worth attacking."""
    warriors, others = count(game, faction, place), unguarded(game, faction, place)
    relation = game.relations[(vagabond - VAGABOND) * FACTION_COUNT + faction]
    shot = ready(game, vagabond, CROSSBOW) and others and not warriors
    found = SHOT if shot else 0.0
    if not ready(game, vagabond, SWORD):
        return found
    by_warrior, by_piece = harm(game, faction, place)
    if by_warrior < 0.0:
        return 0.0  # MM.8 a fellow player
    found += raid(swords(game, vagabond), warriors, others, relation == HOSTILE)
    found += by_warrior if warriors else by_piece
    return found - (0.0 if relation in (HOSTILE, INDIFFERENT) else FRIEND[relation])
