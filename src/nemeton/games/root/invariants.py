"""R13 What must always hold: the invariants of the table, by name."""

from __future__ import annotations

from nemeton.games.root.components import CARD_COUNT, VIZIER
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    CLEARINGS,
    CULT,
    EYRIE,
    FACTION_COUNT,
    GARDEN,
    ITEM_KINDS,
    KEEP,
    KINDS,
    MARQUISE,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TRADE_POST,
    VAGABOND,
    VAGABOND2,
    WOOD,
    WORKSHOP,
)
from nemeton.games.root.laws.board import count, free_slots, on_map, on_map_of_suit
from nemeton.games.root.laws.cards import HAND_LIMIT
from nemeton.games.root.laws.items import held
from nemeton.games.root.state import Root


def broken(game: Root) -> list[str]:
    """The invariants broken now; while the table is being laid out there are none to break."""
    if not game.order or game.turn_place < 0:
        return []
    return (
        card_faults(game)
        + warrior_faults(game)
        + piece_faults(game)
        + slot_faults(game)
        + item_faults(game)
        + player_faults(game)
    )


def card_faults(game: Root) -> list[str]:
    """The cards are always partitioned among their places."""
    counts = [0] * CARD_COUNT
    piles = [game.deck, game.discard, game.lost_souls, game.available, game.supporters]
    piles += [game.revealed, game.orders, *game.hands, *game.decree]
    for pile in piles:
        for card in pile:
            counts[card] += 1
    for faction in range(FACTION_COUNT):
        if game.dominance[faction] >= 0:
            counts[game.dominance[faction]] += 1
        for card in range(CARD_COUNT):
            counts[card] += game.in_play[faction] >> card & 1
    wanted = [0] * CARD_COUNT
    for card in game.rules.cards.deck(game.rules.left_out_of_the_deck()):
        wanted[card] += 1
    wanted[VIZIER] = counts[VIZIER] if counts[VIZIER] in (0, 2) else 2
    return ([] if counts == wanted else ["cards"]) + seen_faults(game)


def seen_faults(game: Root) -> list[str]:
    """Every hidden card has its mark of who has seen it."""
    found: list[str] = []
    for hand, seen in zip(game.hands, game.hands_seen, strict=True):
        if len(hand) != len(seen):
            found.append("seen cards")
    if len(game.supporters) != len(game.supporters_seen):
        found.append("seen supporters")
    if len(game.orders) != len(game.orders_seen):
        found.append("seen orders")
    return found


def warrior_faults(game: Root) -> list[str]:
    """Supply, map and boxes together hold every warrior of a faction."""
    found: list[str] = []
    for faction in (MARQUISE, EYRIE, ALLIANCE, CULT, RIVERFOLK):
        if game.seat_of[faction] < 0:
            continue
        total = game.supply[faction] + on_map(game, faction)
        total += game.payments[faction] + game.funds[faction] + game.commitments[faction]
        total += sum(game.track_funds[faction::FACTION_COUNT])
        total += game.officers if faction == ALLIANCE else 0
        total += game.acolytes if faction == CULT else 0
        if total != game.rules.components.warriors[faction]:
            found.append(f"warriors of {faction}")
    if min(game.supply) < 0 or min(game.pieces) < 0 or game.officers < 0 or game.acolytes < 0:
        found.append("negative")
    if (game.officers and game.seat_of[ALLIANCE] < 0) or (game.acolytes and game.seat_of[CULT] < 0):
        found.append("boxes")
    return found


def piece_faults(game: Root) -> list[str]:
    """Piece counts are hard limits; some pieces stand alone in a clearing."""
    components = game.rules.components
    found: list[str] = []
    limits: tuple[tuple[int, int], ...] = (
        (WOOD, components.wood),
        (SYMPATHY, components.sympathy),
        (ROOST, components.roosts),
        *((piece, len(components.wood_cost)) for piece in (SAWMILL, WORKSHOP, RECRUITER)),
        (KEEP, 1),
    )
    for piece, limit in limits:
        if on_map(game, piece) > limit:
            found.append(f"too many of {piece}")
    for piece in (SYMPATHY, ROOST, TRADE_POST, BASE, KEEP):
        if max(game.pieces[piece::KINDS]) > 1:
            found.append(f"two of {piece} in a clearing")
    return found + suit_faults(game)


def suit_faults(game: Root) -> list[str]:
    """Bases, gardens and trade posts are limited for each suit."""
    components = game.rules.components
    found: list[str] = []
    for suit in range(3):
        if on_map_of_suit(game, BASE, suit) > 1:
            found.append("bases")
        if on_map_of_suit(game, GARDEN, suit) > components.gardens:
            found.append("gardens")
        posts = on_map_of_suit(game, TRADE_POST, suit)
        if not posts <= game.posts_placed[suit] <= components.posts:
            found.append("trade posts")
    if (game.keep >= 0) != (on_map(game, KEEP) > 0):
        found.append("keep")
    return found


def slot_faults(game: Root) -> list[str]:
    """Buildings and ruins fit into the slots; scorched earth stays empty."""
    found: list[str] = []
    for clearing in range(CLEARINGS):
        if free_slots(game, clearing) < 0:
            found.append("slots")
        full = any(count(game, piece, clearing) for piece in range(KINDS))
        if game.scorched[clearing] and full and max(game.coalition) < 0:
            found.append("scorched earth")
        if game.ruin_items[clearing] and not game.ruins[clearing]:
            found.append("ruins")
    for faction in (VAGABOND, VAGABOND2):
        if any(count(game, faction, clearing) for clearing in range(CLEARINGS)):
            found.append("pawns")
    return found


def item_faults(game: Root) -> list[str]:
    """No more items anywhere than came into the game."""
    limits = list(game.rules.components.item_supply)
    for index in range(2):
        if game.seat_of[VAGABOND + index] >= 0:
            for item in game.rules.components.ruin_items:
                limits[item] += 1
            for item in game.rules.components.character_items[game.characters[index]]:
                limits[item] += 1
    for item in range(ITEM_KINDS):
        total = game.item_supply[item] + sum(game.crafted[item::ITEM_KINDS])
        total += sum(each.count(item) for each in game.ruin_items)
        for vagabond in (VAGABOND, VAGABOND2):
            total += sum(held(game, vagabond, face, item) for face in range(4))
        if total > limits[item]:
            return ["items"]
    return ["items"] if min(game.items) < 0 or min(game.item_supply) < 0 else []


def player_faults(game: Root) -> list[str]:
    """Scores, supporters, Dominance, seats."""
    found: list[str] = []
    if any(not 0 <= each <= game.rules.components.victory for each in game.scores):
        found.append("scores")
    settling = any(type(step).__name__ in SETTLING for step in game.stack) or game.over
    if len(game.supporters) > HAND_LIMIT and not on_map(game, BASE) and not settling:
        found.append("supporters")
    seats = sorted(game.seat_of[faction] for faction in game.order)
    if seats != list(range(game.rules.seats)) or len(set(game.order)) != len(game.order):
        found.append("seats")
    if game.active not in game.order:
        found.append("active")
    return found


SETTLING = (
    "DemandPenaltyOrder",
    "DemandSupporterDiscarded",
    "LoseBase",
)  # 8.2.4
