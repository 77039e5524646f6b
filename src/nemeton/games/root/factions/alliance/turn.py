"""R8 Birdsong and Daylight of the Alliance; its Evening is in operations.py."""

from __future__ import annotations

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.factions.alliance.revolt import OfferRevolt, gain_officer
from nemeton.games.root.factions.alliance.sympathy import OfferSpread
from nemeton.games.root.kinds import ALLIANCE, BASE, BIRD
from nemeton.games.root.laws.board import clearings_with, on_map
from nemeton.games.root.laws.card_refusals import why_not_held
from nemeton.games.root.laws.cards import (
    bit,
    give_supporter,
    kinds_in_hand,
    matching,
    spend,
)
from nemeton.games.root.laws.crafting import Craft, craftable
from nemeton.games.root.laws.daylight_extras import DaylightMenu
from nemeton.games.root.state import Root

# Birdsong


class AllianceBirdsong(Step[Root]):
    """8.4 First all Revolts, then all Sympathy."""

    def run(self, game: Root) -> None:
        game.then(OfferRevolt(), OfferSpread())


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

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        if option[0] == "mobilize":
            return why_not_held(game, ALLIANCE, option[1], "8.5")
        if option[0] == "train":
            return why_not_train(game, option[1])
        return super().why_no_answer(game, option)


def mobilize(game: Root, card: int) -> None:
    """8.5.2 A card from hand joins the supporters."""
    game.log("mobilized")
    give_supporter(game, ALLIANCE, card, bit(game, ALLIANCE), BIRD)


def why_not_train(game: Root, card: int) -> Saying:
    """8.5.3 A base of the card's suit, and a warrior who can become an officer."""
    if not on_map(game, BASE):
        return Saying("why-no-base", rule="8.5")
    if not game.supply[ALLIANCE]:
        return Saying("why-supply-empty", rule="8.5")
    refused = why_not_held(game, ALLIANCE, card, "8.5")
    return refused or Saying("why-no-matching-base", rule="8.5", card=card)


def trainings(game: Root) -> list[Option]:
    """8.5.3 A card of a base's suit trains an officer."""
    if not game.supply[ALLIANCE]:
        return []
    cards: set[int] = set()
    for clearing in clearings_with(game, BASE):
        cards.update(matching(game, ALLIANCE, game.suits[clearing]))
    return [("train", card) for card in sorted(cards)]
