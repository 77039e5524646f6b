"""8.4.1 Revolts: enemies go, a base, warriors and an officer come."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.alliance.supporters import DemandSupporter, matching_supporters
from nemeton.games.root.kinds import ALLIANCE, BASE, CLEARINGS, SYMPATHY
from nemeton.games.root.laws.birdsong_extras import BirdsongChoice
from nemeton.games.root.laws.board import (
    can_place,
    free_slots,
    is_sympathetic,
    on_map_of_suit,
    place_piece,
    place_warriors,
    why_not_placed,
)
from nemeton.games.root.laws.losses import catch_vagabonds
from nemeton.games.root.laws.removal import all_enemy_pieces, remove_pieces
from nemeton.games.root.state import Root

REVOLT_COST: Final = 2


def can_revolt(game: Root, clearing: int) -> bool:
    """8.4.1.I, A7 A sympathetic clearing whose suit has no base yet, with room for it."""
    suit = game.suits[clearing]
    if not is_sympathetic(game, clearing) or on_map_of_suit(game, BASE, suit):
        return False
    room = game.rules.map.slots[clearing] - game.ruins[clearing]
    return can_place(game, ALLIANCE, clearing) and room > 0


class OfferRevolt(BirdsongChoice):
    """8.4.1 Two matching supporters start a revolt."""

    prompt = "revolt"
    rule = "8.4.1"
    secret = True

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def answers(self, game: Root) -> list[Option]:
        if len(game.supporters) < REVOLT_COST:
            return []
        possible = [each for each in range(CLEARINGS) if can_revolt(game, each)]
        if not possible:
            return []
        return [
            PASS,
            *(
                ("revolt", clearing)
                for clearing in possible
                if matching_supporters(game, game.suits[clearing]) >= REVOLT_COST
            ),
        ]

    def answered(self, game: Root, option: Option) -> None:
        if option != PASS:
            suit = game.suits[option[1]]
            game.then(DemandSupporter(suit, REVOLT_COST, 0), Revolt(option[1]), self)

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        return why_not_revolt(game, option[1]) if option[0] == "revolt" else None


def why_not_revolt(game: Root, clearing: int) -> Saying:
    """8.4.1 Why nobody rises there."""
    refused = why_not_placed(game, ALLIANCE, clearing)
    if refused is not None:
        return refused
    suit = game.suits[clearing]
    if not is_sympathetic(game, clearing):
        return Saying("why-not-sympathetic", rule="8.4.1", clearing=clearing)
    if on_map_of_suit(game, BASE, suit):
        return Saying("why-base-built", rule="8.4.1", suit=suit)
    if not can_revolt(game, clearing):
        return Saying("why-no-slot", rule="8.4.1", clearing=clearing)
    return Saying("why-too-few-supporters", rule="8.4.1", cost=REVOLT_COST, suit=suit)


class Revolt(Step[Root]):
    """8.4.1.III Every enemy piece goes; then a base, warriors and an officer."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        game.log("revolt", clearing=self.clearing)
        catch_vagabonds(game, ALLIANCE, self.clearing)
        remove_pieces(game, all_enemy_pieces(game, ALLIANCE, self.clearing))
        game.then(FoundBase(self.clearing))


class FoundBase(Step[Root]):
    """8.4.1.III As many warriors as sympathetic clearings of the suit, then one officer."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        if free_slots(game, self.clearing) > 0:
            place_piece(game, BASE, self.clearing)
        sympathetic = on_map_of_suit(game, SYMPATHY, game.suits[self.clearing])
        place_warriors(game, ALLIANCE, self.clearing, sympathetic)
        gain_officer(game)


def gain_officer(game: Root) -> None:
    if game.supply[ALLIANCE]:
        game.supply[ALLIANCE] -= 1
        game.officers += 1
        game.log("officer")
