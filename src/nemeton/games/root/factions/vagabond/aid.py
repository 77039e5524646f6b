"""9.5.4 Aid: a card for another player, an item in return."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Choice, Option
from nemeton.games.root.factions.vagabond.relationships import Befriend
from nemeton.games.root.kinds import BY_AID, ITEM_KINDS, MARQUISE, RIVERFOLK, is_vagabond
from nemeton.games.root.laws.board import has_piece, is_machine, others_in_turn_order, pawn_place
from nemeton.games.root.laws.cards import EVERYBODY, bit, discard, gain, lose, lose_unseen, matching
from nemeton.games.root.laws.items import crafted_kinds, gain_item, ready_kinds
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root


def aids(game: Root, vagabond: int, clearing: int) -> list[Option]:
    """9.5.4 Any item exhausted, and a card of the clearing's suit, for another player there."""
    kinds = ready_kinds(game, vagabond)
    if not kinds or not matching(game, vagabond, game.suits[clearing]):
        return []
    return [
        ("aid", faction, item)
        for faction in others_in_turn_order(game, vagabond)
        if has_piece(game, faction, clearing)
        for item in kinds
    ]


class DemandAidCard(Choice[Root]):
    """9.5.4 The card is given; then he may take an item; then the relationship changes."""

    prompt = "aid_card"
    rule = "9.5.4"
    secret = True

    def __init__(self, vagabond: int, faction: int) -> None:
        self.vagabond: Final = vagabond
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        return {"faction": self.faction}

    def options(self, game: Root) -> list[Option]:
        suit = game.suits[pawn_place(game, self.vagabond)]
        return [("give", card) for card in matching(game, self.vagabond, suit)]

    def chosen(self, game: Root, option: Option) -> None:
        give_aid(game, self.vagabond, self.faction, option[1])
        game.then(
            OfferAidReward(self.vagabond, self.faction), Befriend(self.vagabond, self.faction)
        )


def give_aid(game: Root, vagabond: int, faction: int, card: int) -> None:
    """MM.3 A card for the machine is discarded and gives it a point."""
    game.log("aided", faction=vagabond, receiver=faction)
    game.reveal()
    if is_machine(game, faction):
        lose(game, vagabond, card)
        discard(game, card)
        score(game, MARQUISE, 1, BY_AID)
        return
    open_hand = faction == RIVERFOLK
    witnesses = EVERYBODY if open_hand else bit(game, vagabond) | bit(game, faction)
    suit = game.suits[pawn_place(game, vagabond)]
    seen = lose_unseen(game, vagabond, card, witnesses, suit, faction)
    gain(game, faction, card, seen)
    if game.told is not None:
        game.log("aid_seen", to=(game.seat_of[vagabond], game.seat_of[faction]), card=card)


class OfferAidReward(Choice[Root]):
    """9.5.4 He may take an item from the Crafted Items of the player aided."""

    prompt = "aid_reward"
    rule = "9.5.4"

    def __init__(self, vagabond: int, faction: int) -> None:
        self.vagabond: Final = vagabond
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        return {"faction": self.faction}

    def options(self, game: Root) -> list[Option]:
        if is_vagabond(self.faction):
            return []
        kinds = crafted_kinds(game, self.faction)
        return [PASS, *(("take_item", item) for item in kinds)] if kinds else []

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            game.crafted[self.faction * ITEM_KINDS + option[1]] -= 1
            gain_item(game, self.vagabond, option[1])
