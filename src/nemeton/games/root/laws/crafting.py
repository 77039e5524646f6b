"""4.1 Crafting cards with the pieces of one's clearings."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.several import Limit, Pool, Several
from nemeton.engine.text import Saying
from nemeton.games.root.factions.eyrie.leaders import item_points
from nemeton.games.root.kinds import (
    ALLIANCE,
    BIRD,
    BY_CRAFTING,
    CLEARINGS,
    CULT,
    EYRIE,
    FACTION_COUNT,
    FAVOR,
    GARDEN,
    HAMMER,
    ITEM_CARD,
    MARQUISE,
    PERSISTENT,
    RIVERFOLK,
    ROOST,
    SYMPATHY,
    WORKSHOP,
    is_vagabond,
)
from nemeton.games.root.laws.asking import Asked, AskedForSeveral
from nemeton.games.root.laws.board import on_map_of_suit, pawn_place
from nemeton.games.root.laws.cards import discard, lose, show_card
from nemeton.games.root.laws.items import exhaust, gain_item, ready
from nemeton.games.root.laws.losses import catch_vagabonds
from nemeton.games.root.laws.removal import all_enemy_pieces, remove_pieces
from nemeton.games.root.laws.victory import score
from nemeton.games.root.rules import Loss
from nemeton.games.root.state import Root

CRAFTING_PIECE: Final = {MARQUISE: WORKSHOP, EYRIE: ROOST, ALLIANCE: SYMPATHY, CULT: GARDEN}
ANY: Final = 3  # the place of icons of any suit in a cost


def crafting_pieces(game: Root, faction: int) -> list[int]:
    """4.1.1 Pieces of each suit that can still be activated this turn."""
    if is_vagabond(faction):
        return hammers(game, faction)
    if faction == RIVERFOLK:
        return [free_spaces(game, suit) for suit in range(3)]
    piece = CRAFTING_PIECE[faction]
    found = [on_map_of_suit(game, piece, suit) for suit in range(3)]
    if faction == CULT:  # 10.2.1 only gardens of the Outcast suit
        found = [number if suit == game.outcast else 0 for suit, number in enumerate(found)]
    return [max(0, number - game.crafting_used[suit]) for suit, number in enumerate(found)]


def hammers(game: Root, vagabond: int) -> list[int]:
    """9.2.1 Every hammer has the suit of his clearing; in a forest he cannot craft."""
    found = [0, 0, 0]
    place = pawn_place(game, vagabond)
    if 0 <= place < CLEARINGS:
        found[game.suits[place]] = ready(game, vagabond, HAMMER)
    return found


def free_spaces(game: Root, suit: int) -> int:
    """11.5.3 Empty trade-post spaces of a suit without a fund."""
    first = suit * FACTION_COUNT
    return game.posts_placed[suit] - sum(game.track_funds[first : first + FACTION_COUNT])


def can_pay(game: Root, faction: int, card: int, pieces: list[int]) -> bool:
    """4.1.1 Every icon needs a piece of its own."""
    cards = game.rules.cards
    cost = cards.cost[card]
    if cost[0] > pieces[0] or cost[1] > pieces[1] or cost[2] > pieces[2]:
        return False
    if cards.icons[card] > sum(pieces):
        return False
    return faction != RIVERFOLK or sum(game.funds) >= cards.icons[card]


def can_craft(game: Root, faction: int, card: int, pieces: list[int]) -> bool:
    """4.1 A craftable card, its item in the supply, no copy in play, its cost covered."""
    cards = game.rules.cards
    kind = cards.kind[card]
    if kind == ITEM_CARD:
        if not game.item_supply[cards.item[card]]:
            return False
    elif kind == PERSISTENT:
        if game.in_play[faction] >> card & 1:
            return False  # 4.1.4
    elif kind != FAVOR:
        return False  # 4.1.5
    return can_pay(game, faction, card, pieces)


def craftable(game: Root, faction: int) -> list[Option]:
    """What a faction may craft now, each kind of card once."""
    pieces = crafting_pieces(game, faction)
    if not (pieces[0] or pieces[1] or pieces[2]):
        return []
    hand = game.hands[faction]
    return [("craft", card) for card in sorted(set(hand)) if can_craft(game, faction, card, pieces)]


def why_not_craft(game: Root, faction: int, card: int) -> Saying:
    """Why a card cannot be crafted now."""
    cards = game.rules.cards
    if card not in game.hands[faction]:
        return Saying("why-card-not-held", rule="4.1.1", card=card)
    kind = cards.kind[card]
    if kind not in (ITEM_CARD, PERSISTENT, FAVOR):
        return Saying("why-never-crafted", rule="4.1", card=card)
    if kind == ITEM_CARD and not game.item_supply[cards.item[card]]:
        return Saying("why-no-item-left", rule="4.1.2", item=cards.item[card])
    if kind == PERSISTENT and game.in_play[faction] >> card & 1:
        return Saying("why-copy-in-play", rule="4.1", card=card)
    return Saying("why-crafting-pieces", rule="4.1.1", card=card)


class Craft(Step[Root]):
    """4.1.1 The pieces are activated, then the card takes effect."""

    def __init__(self, faction: int, card: int, export: bool) -> None:
        self.faction: Final = faction
        self.card: Final = card
        self.export: Final = export

    def run(self, game: Root) -> None:
        cards = game.rules.cards
        cost = cards.cost[self.card]
        show_card(game, self.faction, self.card)
        if is_vagabond(self.faction):
            for _ in range(cards.icons[self.card]):
                exhaust(game, self.faction, HAMMER)
        elif self.faction == RIVERFOLK:
            for suit in range(4):
                for _ in range(cost[suit]):
                    game.then(DemandTrackFund(suit))
        else:
            for suit in range(3):
                game.crafting_used[suit] += cost[suit]
            if cost[ANY]:
                game.then(DemandCraftingPiece(self.faction, cost[ANY], 0))
        game.then(FinishCrafting(self.faction, self.card, self.export))


class DemandCraftingPiece(AskedForSeveral):
    """4.1.1 For an icon of any suit the owner chooses the piece."""

    prompt = "crafting_piece"
    rule = "4.1.1"

    def __init__(self, faction: int, icons: int, lowest: int) -> None:
        self.faction: Final = faction
        self.icons: Final = icons
        self.lowest: Final = lowest  # suits are named in ascending order

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.icons}

    def wanted(self, game: Root) -> int:
        return self.icons

    def pool(self, game: Root) -> Pool:
        pieces = crafting_pieces(game, self.faction)
        return [(("activate_piece", suit), pieces[suit]) for suit in range(self.lowest, 3)]

    def chosen(self, game: Root, option: Option) -> None:
        game.crafting_used[option[1]] += 1
        if self.icons > 1:
            game.then(DemandCraftingPiece(self.faction, self.icons - 1, option[1]))


class DemandTrackFund(Asked):
    """11.5.3 The Riverfolk put a fund on an empty trade-post space of the suit."""

    prompt = "crafting_fund"
    rule = "11.5.3"

    def __init__(self, suit: int) -> None:
        self.suit: Final = suit  # BIRD: any

    def seat(self, game: Root) -> int:
        return game.seat_of[RIVERFOLK]

    def options(self, game: Root) -> list[Option]:
        suits = range(3) if self.suit == BIRD else (self.suit,)
        return [
            ("put_fund", faction, suit)
            for suit in suits
            if free_spaces(game, suit) > 0
            for faction in range(FACTION_COUNT)
            if game.funds[faction]
        ]

    def several(self, game: Root) -> Several | None:
        return all_funds(game)

    def chosen(self, game: Root, option: Option) -> None:
        _, faction, suit = option
        game.funds[faction] -= 1
        game.track_funds[suit * FACTION_COUNT + faction] += 1


def all_funds(game: Root) -> Several:
    """11.5.3 The funds of all icons together: as many of each suit as the card asks for at least,
    and the rest wherever there is room."""
    suits = suits_asked_for(game)
    room = [free_spaces(game, suit) for suit in range(3)]
    pool: list[tuple[Option, int]] = [
        (("put_fund", faction, suit), min(room[suit], game.funds[faction]))
        for suit in range(3)
        if room[suit] > 0 and (BIRD in suits or suit in suits)
        for faction in range(FACTION_COUNT)
        if game.funds[faction]
    ]
    limits = [
        Limit(tuple(int(option[1] == faction) for option, _ in pool), 0, game.funds[faction])
        for faction in range(FACTION_COUNT)
    ]
    limits += [
        Limit(tuple(int(option[2] == suit) for option, _ in pool), suits.count(suit), room[suit])
        for suit in range(3)
    ]
    return Several(pool, len(suits), len(suits), limits)


def suits_asked_for(game: Root) -> list[int]:
    """The icons of the card being crafted that have no fund yet."""
    found: list[int] = []
    for step in game.stack[::-1]:
        if not isinstance(step, DemandTrackFund):
            break
        found.append(step.suit)
    return found


class FinishCrafting(Step[Root]):
    """4.1.2, 4.1.3 An immediate effect is resolved, a persistent one stays in play."""

    def __init__(self, faction: int, card: int, export: bool) -> None:
        self.faction: Final = faction
        self.card: Final = card
        self.export: Final = export

    def run(self, game: Root) -> None:
        lose(game, self.faction, self.card)
        game.log("crafted", faction=self.faction, card=self.card)
        if self.export:
            discard(game, self.card)
            export_card(game)
            return
        kind = game.rules.cards.kind[self.card]
        if kind == PERSISTENT:
            game.in_play[self.faction] |= 1 << self.card
            return
        discard(game, self.card)
        if kind == ITEM_CARD:
            take_crafted_item(game, self.faction, self.card)
        else:
            call_in_favor(game, self.faction, game.rules.cards.suit[self.card])


def export_card(game: Root) -> None:
    """11.5.3.I Instead of the effect a warrior goes to Payments."""
    if game.supply[RIVERFOLK]:
        game.supply[RIVERFOLK] -= 1
        game.payments[RIVERFOLK] += 1


def take_crafted_item(game: Root, faction: int, card: int) -> None:
    """4.1.2, 7.2.3 The item comes from the supply; the Eyrie score 1 unless led by the Builder."""
    cards = game.rules.cards
    game.item_supply[cards.item[card]] -= 1
    gain_item(game, faction, cards.item[card])
    points = cards.points[card]
    if faction == EYRIE:
        points = item_points(game, points)
    score(game, faction, points, BY_CRAFTING)


def call_in_favor(game: Root, faction: int, suit: int) -> None:
    """Every enemy piece leaves the clearings of the suit."""
    losses: list[Loss] = []
    for clearing in range(CLEARINGS):
        if game.suits[clearing] == suit:
            losses += all_enemy_pieces(game, faction, clearing)
            catch_vagabonds(game, faction, clearing)
    remove_pieces(game, tuple(losses))
