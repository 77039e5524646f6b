"""9.5.4 Aid: a card for another player, an item in return."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.engine.text import Saying
from nemeton.games.root.factions.vagabond.relationships import Befriend
from nemeton.games.root.kinds import BY_AID, ITEM_KINDS, MARQUISE, RIVERFOLK, is_vagabond
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import (
    has_piece,
    is_machine,
    others_in_turn_order,
    pawn_place,
    why_not_other,
    why_not_there,
)
from nemeton.games.root.laws.card_refusals import why_not_spent
from nemeton.games.root.laws.cards import EVERYBODY, bit, discard, gain, lose, lose_unseen, matching
from nemeton.games.root.laws.items import crafted_kinds, gain_item, ready, ready_kinds
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


def why_not_aid(game: Root, vagabond: int, faction: int, item: int) -> Saying:
    """9.5.4 Why this player cannot be aided with that item."""
    clearing = pawn_place(game, vagabond)
    refused = why_not_other(game, vagabond, faction)
    refused = refused or why_not_there(game, faction, clearing, "9.5.4")
    if refused is not None:
        return refused
    if not ready(game, vagabond, item):
        return Saying("why-no-item-ready", rule="9.5.4", item=item)
    return Saying("why-no-card-to-give", rule="9.5.4", suit=game.suits[clearing])


class DemandAidCard(Asked):
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

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "give":
            return None
        suit = game.suits[pawn_place(game, self.vagabond)]
        return why_not_spent(game, self.vagabond, option[1], suit)


def give_aid(game: Root, vagabond: int, faction: int, card: int) -> None:
    """MM.3 A card for the machine is discarded and gives it a point."""
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


class OfferAidReward(Asked):
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
