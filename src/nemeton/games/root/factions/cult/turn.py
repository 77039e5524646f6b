"""R10 Lizard Cult: setup, Birdsong with its conspiracies, and what a lost garden costs."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import (
    BUILDINGS_OF,
    CLEARINGS,
    CULT,
    GARDEN,
    ROOST,
    is_vagabond,
)
from nemeton.games.root.laws.battle import battles, battles_in, chosen_battle
from nemeton.games.root.laws.birdsong_extras import BirdsongChoice
from nemeton.games.root.laws.board import (
    can_place,
    clearings_with,
    count,
    enemies,
    on_map_of_suit,
    place_piece,
    place_warriors,
)
from nemeton.games.root.laws.cards import discard, discard_for_good, lose
from nemeton.games.root.laws.movement import chosen_move, moves, why_not_move
from nemeton.games.root.laws.removal import remove_pieces
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root

FIRST_WARRIORS: Final = 4
CRUSADE: Final = 0
CONVERT: Final = 1
SANCTIFY: Final = 2

# Setup


class SetUpCult(Step[Root]):
    """10.3 A corner, a garden, warriors around it, the Outcast suit."""

    def run(self, game: Root) -> None:
        game.supply[CULT] = game.rules.components.warriors[CULT]
        game.then(DemandCultCorner(), DemandOutcast())


class DemandCultCorner(Choice[Root]):
    """10.3.2 Opposite the keep or the first roost; where both stand, one of the other corners."""

    prompt = "cult_corner"
    rule = "10.3.2"

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def options(self, game: Root) -> list[Option]:
        board = game.rules.map
        taken = [game.keep] if game.keep >= 0 else []
        taken += clearings_with(game, ROOST)[:1]
        if len(taken) == 1:
            return [("settle", board.opposite[taken[0]])]
        return [("settle", corner) for corner in board.corners if corner not in taken]

    def chosen(self, game: Root, option: Option) -> None:
        place_piece(game, GARDEN, option[1])
        place_warriors(game, CULT, option[1], FIRST_WARRIORS)
        for clearing in game.rules.map.paths[option[1]]:
            place_warriors(game, CULT, clearing, 1)


class DemandOutcast(Choice[Root]):
    """10.3.3 The first Outcast suit."""

    prompt = "outcast"
    rule = "10.3.3"
    insist = True

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def options(self, game: Root) -> list[Option]:
        return [("cast_out", suit) for suit in range(3)]

    def chosen(self, game: Root, option: Option) -> None:
        game.outcast = option[1]
        game.log("outcast", suit=option[1], hated=0)


# Birdsong


class CultBirdsong(Step[Root]):
    """10.4 The Outcast is adjusted, Lost Souls are discarded, conspiracies are spun."""

    def run(self, game: Root) -> None:
        adjust_outcast(game)
        for card in game.lost_souls:
            discard_for_good(game, card)
        game.lost_souls = []
        game.then(OfferConspiracy())


def adjust_outcast(game: Root) -> None:
    """10.4.1, A5 The suit most common among Lost Souls; the same again, a tie or none: Hated."""
    suit = next_outcast(game)
    game.hated = 1 if suit == game.outcast else 0
    game.outcast = suit
    game.log("outcast", suit=game.outcast, hated=game.hated)


def next_outcast(game: Root) -> int:
    """10.4.1 The suit that Lost Souls make the Outcast as they lie; in a tie it stays."""
    suits = [game.rules.cards.suit[card] for card in game.lost_souls]
    counts = [suits.count(suit) for suit in range(3)]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else game.outcast


def conspiracy_cost(game: Root, conspiracy: int) -> int:
    """10.4.3 One less while Hated."""
    return game.rules.components.conspiracy_costs[conspiracy] - game.hated


class OfferConspiracy(BirdsongChoice):
    """10.4.3 Acolytes pay for crusades, conversions and sanctifications in Outcast clearings."""

    prompt = "conspiracy"
    rule = "10.4.3"

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def about(self, game: Root) -> dict[str, int]:
        return {"suit": game.outcast, "number": game.acolytes}

    def answers(self, game: Root) -> list[Option]:
        found: list[Option] = []
        if game.acolytes >= conspiracy_cost(game, CRUSADE):
            found += [("crusade_move", *each[1:]) for each in moves(game, CULT, game.outcast)]
            found += [("crusade_battle", *each[1:]) for each in battles(game, CULT, game.outcast)]
        if game.acolytes >= conspiracy_cost(game, CONVERT):
            found += conversions(game)
        if game.acolytes >= conspiracy_cost(game, SANCTIFY):
            found += sanctifications(game)
        return [PASS, *found] if found else []

    def answered(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        conspire(game, option)
        game.then(self)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "crusade_move":
            return None
        return why_not_move(game, CULT, option[1], option[2], game.outcast)


def conspire(game: Root, option: Option) -> None:
    """10.4.3.I–III"""
    match option:
        case ("crusade_move", _, destination, _):
            spend_acolytes(game, CRUSADE)
            game.then(chosen_move(CULT, option), OfferCrusadeBattle(destination))
        case ("crusade_battle", _, _):
            spend_acolytes(game, CRUSADE)
            game.then(chosen_battle(CULT, option))
        case ("convert", clearing, faction):
            spend_acolytes(game, CONVERT)
            remove_pieces(game, ((CULT, clearing, faction, 1),))
            game.then(PlaceConvert(clearing))
        case ("sanctify", clearing, piece):
            spend_acolytes(game, SANCTIFY)
            remove_pieces(game, ((CULT, clearing, piece, 1),))
            game.then(PlaceGarden(clearing))


def spend_acolytes(game: Root, conspiracy: int) -> None:
    cost = conspiracy_cost(game, conspiracy)
    game.acolytes -= cost
    game.supply[CULT] += cost
    game.log("conspiracy", conspiracy=conspiracy, number=cost)


def outcast_clearings(game: Root) -> list[int]:
    """Where the Cult may conspire and place."""
    return [
        clearing
        for clearing in range(CLEARINGS)
        if game.suits[clearing] == game.outcast and can_place(game, CULT, clearing)
    ]


def conversions(game: Root) -> list[Option]:
    """10.4.3.II An enemy warrior becomes one of the Cult."""
    return [
        ("convert", clearing, faction)
        for clearing in outcast_clearings(game)
        for faction in game.order
        if not is_vagabond(faction)
        and enemies(game, CULT, faction)
        and count(game, faction, clearing)
    ]


def sanctifications(game: Root) -> list[Option]:
    """10.4.3.III An enemy building gives way to a garden, if one of the suit is left."""
    if on_map_of_suit(game, GARDEN, game.outcast) >= game.rules.components.gardens:
        return []
    return [
        ("sanctify", clearing, piece)
        for clearing in outcast_clearings(game)
        for faction in game.order
        if enemies(game, CULT, faction)
        for piece in BUILDINGS_OF[faction]
        if count(game, piece, clearing)
    ]


class PlaceConvert(Step[Root]):
    """10.4.3.II The convert joins the Cult where they stand."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_warriors(game, CULT, self.clearing, 1)


class PlaceGarden(Step[Root]):
    """10.4.3.III"""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_piece(game, GARDEN, self.clearing)


class OfferCrusadeBattle(Choice[Root]):
    """10.4.3.I After the move the crusaders may battle where they arrive."""

    prompt = "crusade_battle"
    rule = "10.4.3"

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def options(self, game: Root) -> list[Option]:
        found = battles_in(game, CULT, self.clearing)
        return [PASS, *found] if found else []

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            game.then(chosen_battle(CULT, option))


# 10.2.5


def lose_gardens(game: Root, losses: Losses, battle: bool) -> None:
    """10.2.5 Once for each garden removed."""
    for _, _, piece, number in losses:
        if piece == GARDEN:
            for _ in range(number):
                game.then(LoseRandomCard())


class LoseRandomCard(Step[Root]):
    """10.2.5 The Cult discards a random card."""

    def run(self, game: Root) -> None:
        hand = game.hands[CULT]
        if hand:
            card = hand[game.chance.below(len(hand))]
            lose(game, CULT, card)
            discard(game, card)
            game.reveal()
            game.log("fear_of_the_faithful", card=card)
