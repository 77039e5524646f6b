"""What is allowed at any moment of one's own Birdsong: Stand and Deliver! and Royal Claim."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.engine.free_actions import OnTurn
from nemeton.engine.text import Saying
from nemeton.games.root.components import ROYAL_CLAIM, STAND_AND_DELIVER
from nemeton.games.root.kinds import BY_CARDS
from nemeton.games.root.laws.asking import Asked, no_answer
from nemeton.games.root.laws.battle_effects import discard_from_play
from nemeton.games.root.laws.board import (
    is_machine,
    others_in_turn_order,
    ruled_by,
    why_not_other,
)
from nemeton.games.root.laws.cards import take_random_card
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root


class BirdsongChoice(OnTurn[Root]):
    """A question between two steps of a Birdsong; the cards of this phase stay open."""

    free = ("stand_and_deliver", "royal_claim")

    def seat(self, game: Root) -> int:
        return game.seat_of[game.active]

    def free_actions(self, game: Root) -> list[Option]:
        return birdsong_cards(game, game.active)

    def take_free_action(self, game: Root, option: Option) -> None:
        use_birdsong_card(game, game.active, option)

    def stays_open(self, game: Root, answers: list[Option]) -> bool:
        return bool(answers)

    def why_not_free(self, game: Root, option: Option) -> Saying | None:
        return why_no_birdsong_card(game, game.active, option)

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        return no_answer(self, self.answers(game), option)


class OfferBirdsongCards(Asked):
    """Before the first step of a Birdsong and after its last they are open too."""

    prompt = "birdsong_cards"
    rule = "4.1.3"

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def options(self, game: Root) -> list[Option]:
        found = birdsong_cards(game, self.faction)
        return [PASS, *found] if found else []

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            use_birdsong_card(game, self.faction, option)
            game.then(self)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        return why_no_birdsong_card(game, self.faction, option)


def has_unused(game: Root, faction: int, card: int) -> bool:
    """A card in play whose effect was not used this turn."""
    return (game.in_play[faction] & ~game.used) >> card & 1 == 1


def birdsong_cards(game: Root, faction: int) -> list[Option]:
    found: list[Option] = []
    if not game.in_play[faction]:
        return found
    if has_unused(game, faction, STAND_AND_DELIVER):
        for each in others_in_turn_order(game, faction):
            if game.hands[each] or is_machine(game, each):
                found.append(("stand_and_deliver", each))
    if has_unused(game, faction, ROYAL_CLAIM):
        found.append(("royal_claim",))
    return found


def why_no_birdsong_card(game: Root, faction: int, option: Option) -> Saying | None:
    """From whom no card can be demanded."""
    if option[0] != "stand_and_deliver":
        return None
    refused = why_not_other(game, faction, option[1])
    return refused or Saying("why-no-cards", rule="4.1.3", faction=option[1])


def use_birdsong_card(game: Root, faction: int, option: Option) -> None:
    """A random card for a point to its owner; or a point for each clearing ruled."""
    if option[0] == "stand_and_deliver":
        game.used |= 1 << STAND_AND_DELIVER
        take_random_card(game, faction, option[1])
        score(game, option[1], 1, BY_CARDS)
    else:
        discard_from_play(game, faction, ROYAL_CLAIM)
        game.log("royal_claim", faction=faction)
        score(game, faction, len(ruled_by(game, faction)), BY_CARDS)
