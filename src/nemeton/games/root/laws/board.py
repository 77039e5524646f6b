"""The verbs of the map: who rules, what may be placed, and how pieces come and go."""

from __future__ import annotations

from typing import Final

from nemeton.engine.text import Saying
from nemeton.games.root.kinds import (
    ALLIANCE,
    BASE,
    BEHIND_WARRIORS,
    BIRD,
    CLEARINGS,
    CULT,
    EYRIE,
    FACTION_COUNT,
    FIRST_BUILDING,
    GARDEN,
    KEEP,
    KINDS,
    LAST_BUILDING,
    MARQUISE,
    NOBODY,
    OFF_MAP,
    OWNER,
    PIECES_OF,
    RECRUITER,
    RIVERFOLK,
    ROOST,
    SAWMILL,
    SYMPATHY,
    TRADE_POST,
    VAGABOND,
    WOOD,
    WORKSHOP,
    is_vagabond,
)
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root

RULING: Final = (MARQUISE, EYRIE, ALLIANCE, CULT, RIVERFOLK)

# Who is who


def in_play(game: Root, faction: int) -> bool:
    return game.seat_of[faction] >= 0


def is_machine(game: Root, faction: int) -> bool:
    """MM.1 The Marquise, when nobody decides for her."""
    return faction == MARQUISE and game.rules.machine


def is_human(game: Root, faction: int) -> bool:
    return 0 <= game.seat_of[faction] < game.rules.players


def partners(game: Root, one: int, other: int) -> bool:
    """9.2.8 A coalition makes two players friends."""
    return game.coalition[one] == other or game.coalition[other] == one


def enemies(game: Root, one: int, other: int) -> bool:
    """2.7 Everybody else, except a coalition partner."""
    return one != other and not partners(game, one, other)


def others_in_turn_order(game: Root, faction: int) -> list[int]:
    """Every other faction, clockwise from the one after this."""
    place = game.order.index(faction)
    return game.order[place + 1 :] + game.order[:place]


def why_not_other(game: Root, faction: int, other: int) -> Saying | None:
    """2.7 Why this is nobody whom a faction could meet in this game."""
    if other == faction:
        return Saying("why-yourself", rule="2.7")
    if other >= FACTION_COUNT or not in_play(game, other):
        return Saying("why-not-playing", rule="2.7", faction=other)
    return None


# What stands where


def why_not_there(game: Root, other: int, clearing: int, rule: str) -> Saying | None:
    """Another faction has no piece where one would be needed."""
    if has_piece(game, other, clearing):
        return None
    return Saying("why-nobody-there", rule=rule, faction=other, clearing=clearing)


def count(game: Root, piece: int, clearing: int) -> int:
    return game.pieces[clearing * KINDS + piece]


def on_map(game: Root, piece: int) -> int:
    """How many of these pieces the map holds."""
    return sum(game.pieces[piece::KINDS])


def on_map_of_suit(game: Root, piece: int, suit: int) -> int:
    pieces, suits = game.pieces, game.suits
    return sum(
        pieces[clearing * KINDS + piece] for clearing in range(CLEARINGS) if suits[clearing] == suit
    )


def clearings_with(game: Root, piece: int) -> list[int]:
    pieces = game.pieces
    return [clearing for clearing in range(CLEARINGS) if pieces[clearing * KINDS + piece]]


def pawn_place(game: Root, vagabond: int) -> int:
    return game.pawns[vagabond - VAGABOND]


def has_piece(game: Root, faction: int, clearing: int) -> bool:
    """Any piece at all: warrior, building, token or pawn."""
    if is_vagabond(faction):
        return game.pawns[faction - VAGABOND] == clearing
    return pieces_there(game, faction, clearing) > 0


def pieces_there(game: Root, faction: int, clearing: int) -> int:
    """How many pieces a faction has in a clearing, a pawn included."""
    if is_vagabond(faction):
        return 1 if game.pawns[faction - VAGABOND] == clearing else 0
    base, pieces = clearing * KINDS, game.pieces
    found = 0
    for piece in PIECES_OF[faction]:
        found += pieces[base + piece]
    return found


def buildings_there(game: Root, clearing: int) -> int:
    base = clearing * KINDS
    return sum(game.pieces[base + FIRST_BUILDING : base + LAST_BUILDING + 1])


def unguarded(game: Root, faction: int, clearing: int) -> int:
    """Buildings and tokens of a faction in a clearing."""
    base, pieces = clearing * KINDS, game.pieces
    found = 0
    for piece in BEHIND_WARRIORS[faction]:
        found += pieces[base + piece]
    return found


def matches(game: Root, suit: int, clearing: int) -> bool:
    """2.1.1 A bird card stands for any suit."""
    return suit == BIRD or game.suits[clearing] == suit


# 2.8 Rule


def ruler(game: Root, clearing: int) -> int:
    """2.8 The Cult with a garden, the Eyrie in ties, else most warriors and buildings."""
    if game.pieces[clearing * KINDS + GARDEN]:
        return CULT
    strengths = strengths_in(game, clearing)
    most = max(strengths)
    if not most:
        return NOBODY
    if strengths[1] == most:
        return EYRIE  # 7.2.2 Lords of the Forest
    if strengths.count(most) > 1:
        return NOBODY
    return RULING[strengths.index(most)]


def strengths_in(game: Root, clearing: int) -> list[int]:
    """Warriors and buildings of the factions that can rule, hired ones for the buyer (A61)."""
    base, pieces = clearing * KINDS, game.pieces
    marquise = pieces[base] + pieces[base + SAWMILL]
    found = [
        marquise + pieces[base + WORKSHOP] + pieces[base + RECRUITER],
        pieces[base + EYRIE] + pieces[base + ROOST],
        pieces[base + ALLIANCE] + pieces[base + BASE],
        pieces[base + CULT],
        pieces[base + RIVERFOLK],
    ]
    if found[4] and game.mercenaries >= 0:
        found[RULING.index(game.mercenaries)] += found[4]
        found[4] = 0
    return found


def rulers(game: Root) -> list[int]:
    return [ruler(game, clearing) for clearing in range(CLEARINGS)]


def ruled_by(game: Root, faction: int) -> list[int]:
    return [clearing for clearing in range(CLEARINGS) if ruler(game, clearing) == faction]


# Placing


def can_place(game: Root, faction: int, clearing: int) -> bool:
    """6.2.2 Nobody but the Marquise places beside her keep; nobody on scorched earth."""
    return not game.scorched[clearing] and (game.keep != clearing or faction == MARQUISE)


def why_not_placed(game: Root, faction: int, clearing: int) -> Saying | None:
    """2.4, 9.5.9.6, 6.2.2 Why nothing of a faction may be placed there."""
    if clearing >= CLEARINGS:
        return Saying("why-no-placing", rule="2.4", clearing=clearing)
    if game.scorched[clearing]:
        return Saying("why-scorched", rule="9.5.9", clearing=clearing)
    if not can_place(game, faction, clearing):
        return Saying("why-keep", rule="6.2.2", clearing=clearing)
    return None


def free_slots(game: Root, clearing: int) -> int:
    """2.2.3 Slots without building or ruin."""
    taken = game.ruins[clearing] + buildings_there(game, clearing)
    return game.rules.map.slots[clearing] - taken


def place_warriors(game: Root, faction: int, clearing: int, number: int) -> int:
    """2.5 From the supply, as many as there are; returns how many."""
    placed = min(number, game.supply[faction])
    if placed and can_place(game, faction, clearing):
        game.supply[faction] -= placed
        game.pieces[clearing * KINDS + faction] += placed
        game.log("placed", faction=faction, piece=faction, clearing=clearing, number=placed)
        return placed
    return 0


def place_piece(game: Root, piece: int, clearing: int) -> None:
    """A building or token comes onto the map."""
    game.pieces[clearing * KINDS + piece] += 1
    if piece == KEEP:
        game.keep = clearing
    elif piece == TRADE_POST:
        game.posts_placed[game.suits[clearing]] += 1
    game.log("placed", faction=OWNER[piece], piece=piece, clearing=clearing, number=1)


# Removing


def take_off(game: Root, losses: Losses, revenge: bool) -> None:
    """3.E step 1: all pieces leave together; Cult defenders become acolytes (10.2.3)."""
    for remover, clearing, piece, number in losses:
        game.pieces[clearing * KINDS + piece] -= number
        if piece == CULT and revenge:
            game.acolytes += number
        elif piece < FACTION_COUNT:
            game.supply[piece] += number
        elif piece == KEEP:
            game.keep = OFF_MAP
        game.log("removed", faction=remover, piece=piece, clearing=clearing, number=number)


def wood_supply(game: Root) -> int:
    return game.rules.components.wood - on_map(game, WOOD)


def is_sympathetic(game: Root, clearing: int) -> bool:
    return game.pieces[clearing * KINDS + SYMPATHY] > 0


def paths_for(game: Root, faction: int) -> list[list[int]]:
    """2.3 Rivers are paths for whoever bought Riverboats this turn."""
    board = game.rules.map
    return board.paths_and_river if game.riverboats == faction else board.paths
