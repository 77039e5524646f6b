"""9.5.4 Aid with its friendships, and 9.5.5 quests."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.games.root.kinds import (
    ALLIED,
    BY_AID,
    BY_QUESTS,
    FACTION_COUNT,
    HOSTILE,
    ITEM_KINDS,
    MARQUISE,
    VAGABOND,
    is_vagabond,
)
from nemeton.games.root.laws.board import has_piece, is_machine, others_in_turn_order, pawn_place
from nemeton.games.root.laws.cards import bit, discard, draw, gain, lose, lose_unseen, matching
from nemeton.games.root.laws.items import crafted_kinds, exhaust, gain_item, ready, ready_kinds
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root

QUEST_CARDS: Final = 2

# 9.5.4 Aid


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
    witnesses = bit(game, vagabond) | bit(game, faction)
    suit = game.suits[pawn_place(game, vagabond)]
    seen = lose_unseen(game, vagabond, card, witnesses, suit)
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


class Befriend(Step[Root]):
    """9.2.9.I–II Enough aids in one turn improve the relationship; an ally's aid scores."""

    def __init__(self, vagabond: int, faction: int) -> None:
        self.vagabond: Final = vagabond
        self.faction: Final = faction

    def run(self, game: Root) -> None:
        if is_vagabond(self.faction):
            return
        components = game.rules.components
        place = (self.vagabond - VAGABOND) * FACTION_COUNT + self.faction
        now = game.relations[place]
        if now == HOSTILE:
            return
        if now == ALLIED:
            score(game, self.vagabond, components.ally_aid_points, BY_AID)
            return
        game.aids[place] += 1
        if game.aids[place] >= components.aids[now]:
            game.aids[place] = 0
            game.relations[place] = now + 1
            game.log("befriended", faction=self.faction, vagabond=self.vagabond, relation=now + 1)
            score(game, self.vagabond, components.aid_points[now], BY_AID)


# 9.5.5 Quest


def quests(game: Root, vagabond: int, clearing: int) -> list[Option]:
    """9.5.5 Quests of the clearing's suit whose two items are at hand."""
    components = game.rules.components
    found: list[Option] = []
    for quest in sorted(game.quest_row):
        if components.quest_suit[quest] == game.suits[clearing]:
            one, other = components.quest_items[quest]
            if ready(game, vagabond, one) and ready(game, vagabond, other) > (one == other):
                found.append(("quest", quest))
    return found


def complete_quest(game: Root, vagabond: int, quest: int) -> None:
    for item in game.rules.components.quest_items[quest]:
        exhaust(game, vagabond, item)
    game.quest_row.remove(quest)
    game.quests_done[vagabond - VAGABOND] |= 1 << quest
    game.log("quest_done", faction=vagabond, quest=quest)
    if game.quest_deck:
        game.quest_row.append(game.chance.take(game.quest_deck))
    game.then(DemandReward(vagabond, quest))


def quests_of_suit(game: Root, vagabond: int, suit: int) -> int:
    done = game.quests_done[vagabond - VAGABOND]
    suits = game.rules.components.quest_suit
    return sum(done >> quest & 1 for quest in range(len(suits)) if suits[quest] == suit)


class DemandReward(Choice[Root]):
    """9.5.5 Two cards, or a point for each quest of that suit."""

    prompt = "quest_reward"
    rule = "9.5.5"

    def __init__(self, vagabond: int, quest: int) -> None:
        self.vagabond: Final = vagabond
        self.quest: Final = quest

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        suit = game.rules.components.quest_suit[self.quest]
        return {"quest": self.quest, "points": quests_of_suit(game, self.vagabond, suit)}

    def options(self, game: Root) -> list[Option]:
        return [("reward_points",), ("reward_cards",)]

    def chosen(self, game: Root, option: Option) -> None:
        if option[0] == "reward_cards":
            draw(game, self.vagabond, QUEST_CARDS)
        else:
            suit = game.rules.components.quest_suit[self.quest]
            score(game, self.vagabond, quests_of_suit(game, self.vagabond, suit), BY_QUESTS)
