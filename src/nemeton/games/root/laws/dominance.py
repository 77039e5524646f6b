"""3.3 Dominance: activating, coalitions, taking available cards, winning by it."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.components import FIRST_DOMINANCE
from nemeton.games.root.factions.vagabond.relationships import relation
from nemeton.games.root.kinds import (
    BIRD,
    DOMINANCE,
    FACTION_COUNT,
    HOSTILE,
    INDIFFERENT,
    VAGABOND,
    is_vagabond,
)
from nemeton.games.root.laws.board import (
    is_machine,
    others_in_turn_order,
    ruled_by,
    why_not_other,
)
from nemeton.games.root.laws.card_refusals import why_not_held, why_not_spent
from nemeton.games.root.laws.cards import EVERYBODY, gain, lose, matching, spend
from nemeton.games.root.laws.victory import declare_winner, scores_points
from nemeton.games.root.state import Root

COALITION_PLAYERS: Final = 4
DOMINANT_CLEARINGS: Final = 3


def dominance_options(game: Root, faction: int) -> list[Option]:
    """3.3.1, 9.2.8 Activate a Dominance card; a Vagabond joins whoever has the fewest points."""
    if game.dominance[faction] >= 0 or game.scores[faction] < game.rules.components.dominance_from:
        return []
    hand = game.hands[faction]
    cards = [card for card in range(FIRST_DOMINANCE, FIRST_DOMINANCE + 4) if card in hand]
    if not is_vagabond(faction):
        return [("activate", card) for card in cards]
    return [("join", card, each) for card in cards for each in coalition_partners(game, faction)]


def why_not_activate(game: Root, faction: int, card: int) -> Saying | None:
    refused = why_not_held(game, faction, card, "3.3")
    if refused is not None:
        return refused
    if game.rules.cards.kind[card] != DOMINANCE:
        return Saying("why-no-dominance", rule="3.3", card=card)
    if game.dominance[faction] >= 0:
        return Saying("why-already-dominant", rule="3.3")
    needed = game.rules.components.dominance_from
    if game.scores[faction] < needed:
        return Saying("why-too-few-points", rule="3.3", needed=needed, points=game.scores[faction])
    return None


def activate_dominance(game: Root, faction: int, card: int) -> None:
    """3.3.1 The card lies in the play area; the score marker is gone for good."""
    lose(game, faction, card)
    game.dominance[faction] = card
    game.log("dominance", faction=faction, card=card)
    game.reveal()


def coalition_partners(game: Root, vagabond: int) -> list[int]:
    """9.2.8 With four or more players: the others with the fewest points."""
    if len(game.order) < COALITION_PLAYERS:
        return []
    eligible = [
        each
        for each in others_in_turn_order(game, vagabond)
        if scores_points(game, each) and not is_machine(game, each)
    ]
    if not eligible:
        return []
    fewest = min(game.scores[each] for each in eligible)
    return [each for each in eligible if game.scores[each] == fewest]


def why_not_join(game: Root, vagabond: int, card: int, partner: int) -> Saying:
    """9.2.8 Why this card makes no coalition with that player."""
    refused = why_not_activate(game, vagabond, card)
    if refused is not None:
        return refused
    refused = why_not_other(game, vagabond, partner)
    return refused or Saying("why-coalition", rule="9.2", faction=partner)


def form_coalition(game: Root, vagabond: int, card: int, partner: int) -> None:
    """9.2.8 The Vagabond shares the partner's victory; a Hostile partner becomes Indifferent."""
    lose(game, vagabond, card)
    game.dominance[vagabond] = card
    game.coalition[vagabond] = partner
    if not is_vagabond(partner) and relation(game, vagabond, partner) == HOSTILE:
        game.relations[(vagabond - VAGABOND) * FACTION_COUNT + partner] = INDIFFERENT
    game.log("coalition", faction=vagabond, partner=partner, card=card)
    game.reveal()


def available_options(game: Root, faction: int) -> list[Option]:
    """3.3.4 An available card is taken by spending one of its suit."""
    suits = game.rules.cards.suit
    found: list[Option] = []
    for card in sorted(game.available):
        for paid in matching(game, faction, suits[card]):
            if suits[card] != BIRD or suits[paid] == BIRD:
                found.append(("take_card", card, paid))
    return found


def why_not_take(game: Root, faction: int, card: int, paid: int) -> Saying:
    """3.3.4 Why this card cannot be had for that one."""
    if card not in game.available:
        return Saying("why-not-available", rule="3.3", card=card)
    refused = why_not_spent(game, faction, paid, game.rules.cards.suit[card])
    return refused or Saying("why-only-for-a-bird", rule="3.3", card=card)


def take_available(game: Root, faction: int, card: int, paid: int) -> None:
    """3.3.4"""
    spend(game, faction, paid)
    game.available.remove(card)
    gain(game, faction, card, EVERYBODY)
    game.log("available_taken", faction=faction, card=card)


class CheckDominance(Step[Root]):
    """3.3.1 At the start of its Birdsong a dominant faction wins."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def run(self, game: Root) -> None:
        card = game.dominance[self.faction]
        if card < 0 or game.coalition[self.faction] >= 0:
            return
        if dominates(game, self.faction, game.rules.cards.suit[card]):
            declare_winner(game, self.faction, "dominance")


def dominates(game: Root, faction: int, suit: int) -> bool:
    """3.3.1.I–II Three clearings of the suit, or with the bird card two opposite corners."""
    ruled = ruled_by(game, faction)
    if suit != BIRD:
        return sum(game.suits[each] == suit for each in ruled) >= DOMINANT_CLEARINGS
    opposite = game.rules.map.opposite
    return any(opposite[each] in ruled for each in ruled if opposite[each] >= 0)


def dominated(game: Root, faction: int) -> list[int]:
    """3.3.1 The clearings ruled that count for the Dominance card activated."""
    card = game.dominance[faction]
    if card < 0 or game.coalition[faction] >= 0:
        return []
    suit = game.rules.cards.suit[card]
    corners = game.rules.map.corners
    return [
        each
        for each in ruled_by(game, faction)
        if (each in corners if suit == BIRD else game.suits[each] == suit)
    ]
