"""R8 Woodland Alliance: setup, Birdsong, Daylight, and what a lost base costs."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Choice, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import ALLIANCE, BASE, BIRD, BY_SYMPATHY, CLEARINGS, SYMPATHY
from nemeton.games.root.laws.birdsong_extras import BirdsongChoice
from nemeton.games.root.laws.board import (
    can_place,
    clearings_with,
    count,
    free_slots,
    is_sympathetic,
    on_map,
    on_map_of_suit,
    paths_for,
    place_piece,
    place_warriors,
)
from nemeton.games.root.laws.cards import (
    HAND_LIMIT,
    draw_from_deck,
    gain_supporter,
    kinds_in_hand,
    lose_supporter,
    lose_unseen,
    matching,
    spend,
    suit_of,
)
from nemeton.games.root.laws.crafting import Craft, craftable
from nemeton.games.root.laws.daylight_extras import DaylightMenu
from nemeton.games.root.laws.losses import catch_vagabonds
from nemeton.games.root.laws.removal import all_enemy_pieces, remove_pieces
from nemeton.games.root.laws.victory import score
from nemeton.games.root.rules import Losses
from nemeton.games.root.state import Root

FIRST_SUPPORTERS: Final = 3
REVOLT_COST: Final = 2
MARTIAL_LAW: Final = 3


class SetUpAlliance(Step[Root]):
    """8.3 Ten warriors in the supply, three supporters."""

    def run(self, game: Root) -> None:
        game.supply[ALLIANCE] = game.rules.components.warriors[ALLIANCE]
        for _ in range(FIRST_SUPPORTERS):
            card = draw_from_deck(game)
            if card >= 0:
                gain_supporter(game, card, 0, False)


# Birdsong


class AllianceBirdsong(Step[Root]):
    """8.4 First all Revolts, then all Sympathy."""

    def run(self, game: Root) -> None:
        game.then(OfferRevolt(), OfferSpread())


def matching_supporters(game: Root, suit: int) -> int:
    suits = game.rules.cards.suit
    return sum(suits[card] == suit or suits[card] == BIRD for card in game.supporters)


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


class DemandSupporter(Choice[Root]):
    """8.2.3 Supporters of the suit are spent, or birds."""

    prompt = "pay_supporter"
    rule = "8.2.3"
    secret = True

    def __init__(self, suit: int, number: int, lowest: int) -> None:
        self.suit: Final = suit
        self.number: Final = number
        self.lowest: Final = lowest  # cards are named in ascending order

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def about(self, game: Root) -> dict[str, int]:
        return {"suit": self.suit, "number": self.number}

    def options(self, game: Root) -> list[Option]:
        suits = game.rules.cards.suit
        eligible = sorted(
            card
            for card in game.supporters
            if card >= self.lowest and suits[card] in (self.suit, BIRD)
        )
        first = eligible[: len(eligible) - self.number + 1]
        return [("supporter", card) for card in sorted(set(first))]

    def chosen(self, game: Root, option: Option) -> None:
        lose_supporter(game, option[1])
        game.log("supporter_spent", card=option[1])
        if self.number > 1:
            game.then(DemandSupporter(self.suit, self.number - 1, option[1]))


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


def sympathy_cost(game: Root, clearing: int) -> int:
    """8.4.2.II The track, and one more under martial law."""
    cost = game.rules.components.sympathy_cost[on_map(game, SYMPATHY)]
    for faction in game.order:
        if faction != ALLIANCE and count(game, faction, clearing) >= MARTIAL_LAW:
            return cost + 1
    return cost


def spread_sites(game: Root) -> list[int]:
    """8.4.2.I Next to sympathy, or anywhere while there is none."""
    if on_map(game, SYMPATHY) >= game.rules.components.sympathy:
        return []
    sympathetic = clearings_with(game, SYMPATHY)
    paths = paths_for(game, ALLIANCE)
    near = (
        {other for each in sympathetic for other in paths[each]}
        if sympathetic
        else range(CLEARINGS)
    )
    return [
        clearing
        for clearing in sorted(near)
        if not is_sympathetic(game, clearing) and can_place(game, ALLIANCE, clearing)
    ]


class OfferSpread(BirdsongChoice):
    """8.4.2 Supporters of a clearing's suit spread sympathy there."""

    prompt = "spread_sympathy"
    rule = "8.4.2"
    secret = True

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def answers(self, game: Root) -> list[Option]:
        if not game.supporters:
            return []
        sites = [
            each for each in spread_sites(game) if sympathy_cost(game, each) <= len(game.supporters)
        ]
        if not sites:
            return []
        return [
            PASS,
            *(
                ("spread", each)
                for each in sites
                if matching_supporters(game, game.suits[each]) >= sympathy_cost(game, each)
            ),
        ]

    def answered(self, game: Root, option: Option) -> None:
        if option != PASS:
            clearing = option[1]
            cost = sympathy_cost(game, clearing)
            game.then(DemandSupporter(game.suits[clearing], cost, 0), Spread(clearing), self)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] != "spread":
            return None
        clearing = option[1]
        if clearing < CLEARINGS and is_sympathetic(game, clearing):
            return Saying("why-sympathetic", clearing=clearing)
        if clearing >= CLEARINGS or not can_place(game, ALLIANCE, clearing):
            return Saying("why-no-placing", clearing=clearing)
        if clearing not in spread_sites(game):
            return Saying("why-not-next-to-sympathy", clearing=clearing)
        return Saying("why-too-few-supporters", cost=sympathy_cost(game, clearing))


class Spread(Step[Root]):
    """8.4.2.III The token is placed and scores."""

    def __init__(self, clearing: int) -> None:
        self.clearing: Final = clearing

    def run(self, game: Root) -> None:
        place_sympathy(game, self.clearing)


def place_sympathy(game: Root, clearing: int) -> None:
    points = game.rules.components.sympathy_points[on_map(game, SYMPATHY)]
    place_piece(game, SYMPATHY, clearing)
    score(game, ALLIANCE, points, BY_SYMPATHY)


# Daylight


class AllianceDaylight(DaylightMenu):
    """8.5 Craft, mobilize and train, in any order."""

    prompt = "alliance_daylight"
    rule = "8.5"

    def answers(self, game: Root) -> list[Option]:
        found: list[Option] = [PASS, *craftable(game, ALLIANCE)]
        found += [("mobilize", card) for card in kinds_in_hand(game, ALLIANCE)]
        return found + trainings(game)

    def answered(self, game: Root, option: Option) -> None:
        match option:
            case ("craft", card):
                game.then(Craft(ALLIANCE, card, False), self)
            case ("mobilize", card):
                mobilize(game, card)
                game.then(self)
            case ("train", card):
                spend(game, ALLIANCE, card)
                gain_officer(game)
                game.then(self)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] == "train":
            if not on_map(game, BASE):
                return Saying("why-no-base")
            return Saying("why-no-matching-base", card=option[1])
        return super().why_not(game, option)


def mobilize(game: Root, card: int) -> None:
    """8.5.2 A card from hand joins the supporters."""
    seen = lose_unseen(game, ALLIANCE, card, 1 << game.seat_of[ALLIANCE], BIRD)
    game.log("mobilized")
    gain_supporter(game, card, seen & 1 << game.seat_of[ALLIANCE], on_map(game, BASE) > 0)


def trainings(game: Root) -> list[Option]:
    """8.5.3 A card of a base's suit trains an officer."""
    if not game.supply[ALLIANCE]:
        return []
    cards: set[int] = set()
    for clearing in clearings_with(game, BASE):
        cards.update(matching(game, ALLIANCE, game.suits[clearing]))
    return [("train", card) for card in sorted(cards)]


# 8.2.4


def lose_bases(game: Root, losses: Losses, battle: bool) -> None:
    """A67 Once for each base removed."""
    for _, clearing, piece, number in losses:
        if piece == BASE and number:
            game.then(LoseBase(game.suits[clearing]))


class LoseBase(Step[Root]):
    """8.2.4 Supporters of its suit and birds are discarded, half of the officers go."""

    def __init__(self, suit: int) -> None:
        self.suit: Final = suit

    def run(self, game: Root) -> None:
        for card in list(game.supporters):
            if suit_of(game, card) in (self.suit, BIRD):
                lose_supporter(game, card)
        gone = (game.officers + 1) // 2
        game.officers -= gone
        game.supply[ALLIANCE] += gone
        game.log("base_lost", suit=self.suit, number=gone)
        game.then(DemandSupporterDiscarded(0))


class DemandSupporterDiscarded(Choice[Root]):
    """8.2.4 Without a base only five supporters stay."""

    prompt = "discard_supporter"
    rule = "8.2.4"
    secret = True

    def __init__(self, lowest: int) -> None:
        self.lowest: Final = lowest

    def seat(self, game: Root) -> int:
        return game.seat_of[ALLIANCE]

    def options(self, game: Root) -> list[Option]:
        excess = len(game.supporters) - HAND_LIMIT
        if excess <= 0 or on_map(game, BASE):
            return []
        eligible = sorted(card for card in game.supporters if card >= self.lowest)
        first = eligible[: len(eligible) - excess + 1]
        return [("supporter", card) for card in sorted(set(first))]

    def chosen(self, game: Root, option: Option) -> None:
        lose_supporter(game, option[1])
        game.then(DemandSupporterDiscarded(option[1]))
