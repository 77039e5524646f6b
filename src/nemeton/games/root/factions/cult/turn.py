"""R10 Birdsong and Evening of the Cult; its Daylight is in rituals.py."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.cult.conspiracies import OfferConspiracy
from nemeton.games.root.kinds import CULT, GARDEN
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import on_map_of_suit
from nemeton.games.root.laws.cards import EVERYBODY, discard_for_good, draw, gain
from nemeton.games.root.laws.crafting import Craft, craftable, why_not_craft
from nemeton.games.root.state import Root

DRAWS: Final = 1

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


# Evening


class CultEvening(Step[Root]):
    """10.6 Take the revealed cards back, craft, draw."""

    def run(self, game: Root) -> None:
        for card in game.revealed:
            gain(game, CULT, card, EVERYBODY)
        game.revealed = []
        game.then(CultCrafting(), DrawForGardens())


class CultCrafting(Asked):
    """10.6.2 Crafting with gardens in Outcast clearings."""

    prompt = "cult_crafting"
    rule = "10.6.2"
    secret = True

    def seat(self, game: Root) -> int:
        return game.seat_of[CULT]

    def options(self, game: Root) -> list[Option]:
        if not game.hands[CULT] or not on_map_of_suit(game, GARDEN, game.outcast):
            return []
        return [PASS, *craftable(game, CULT)]

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            game.then(Craft(CULT, option[1], False), self)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        return why_not_craft(game, CULT, option[1]) if option[0] == "craft" else None


class DrawForGardens(Step[Root]):
    """10.6.3 One card, and one for each suit with gardens enough."""

    def run(self, game: Root) -> None:
        draws = game.rules.components.garden_draws
        bonus = sum(draws[on_map_of_suit(game, GARDEN, suit)] for suit in range(3))
        draw(game, CULT, DRAWS + bonus)
