"""What everybody may do in Daylight between two steps: Dominance, spies, some cards."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.free_actions import OnTurn
from nemeton.engine.text import Saying
from nemeton.games.root.components import CODEBREAKERS, TAX_COLLECTOR
from nemeton.games.root.kinds import CLEARINGS, RIVERFOLK, is_vagabond
from nemeton.games.root.laws.battle import why_not_battle
from nemeton.games.root.laws.board import (
    clearings_with,
    is_human,
    others_in_turn_order,
    why_not_other,
)
from nemeton.games.root.laws.campaign import SPY_MASK
from nemeton.games.root.laws.cards import draw, show_hand
from nemeton.games.root.laws.crafting import why_not_craft
from nemeton.games.root.laws.dominance import (
    activate_dominance,
    available_options,
    dominance_options,
    form_coalition,
    take_available,
    why_not_activate,
    why_not_join,
    why_not_take,
)
from nemeton.games.root.laws.movement import why_not_march
from nemeton.games.root.laws.removal import remove_pieces
from nemeton.games.root.laws.spies import play_spy, spy_options, use_spy, why_not_spy
from nemeton.games.root.state import Root


class DaylightMenu(OnTurn[Root]):
    """A22 A question of the Daylight; what is allowed at any moment of it stays open."""

    free = ("activate", "join", "take_card", "play_spy", "spy", "tax", "break_code")
    insist = True  # the list depends on the hand

    def seat(self, game: Root) -> int:
        return game.seat_of[game.active]

    def free_actions(self, game: Root) -> list[Option]:
        return extras(game, game.active)

    def take_free_action(self, game: Root, option: Option) -> None:
        take_extra(game, game.active, option)

    def why_not_free(self, game: Root, option: Option) -> Saying | None:
        return why_no_extra(game, game.active, option)

    def why_no_answer(self, game: Root, option: Option) -> Saying | None:
        match option:
            case ("craft", card):
                return why_not_craft(game, game.active, card)
            case ("move", _, _, _):
                return why_not_march(game, game.active, option[1:])
            case ("battle", clearing, defender):
                return why_not_battle(game, game.active, clearing, defender)
        return None


def extras(game: Root, faction: int) -> list[Option]:
    """What the active player may do between two steps of the Daylight."""
    found: list[Option] = []
    if game.rules.dominance:
        found += dominance_options(game, faction)
    elif game.rules.machine:
        found += spy_options(game, faction)
    if game.available:
        found += available_options(game, faction)
    cards = game.in_play[faction] & ~game.used
    if cards >> TAX_COLLECTOR & 1 and not is_vagabond(faction):
        found += [("tax", clearing) for clearing in clearings_with(game, faction)]
    if cards >> CODEBREAKERS & 1:
        found += [
            ("break_code", each)
            for each in others_in_turn_order(game, faction)
            if is_human(game, each) and each != RIVERFOLK and game.hands[each]
        ]
    return found


def why_no_extra(game: Root, faction: int, option: Option) -> Saying | None:
    """Why one of them is not open."""
    match option:
        case ("activate", card):
            return why_not_activate(game, faction, card)
        case ("join", card, partner):
            return why_not_join(game, faction, card, partner)
        case ("take_card", card, paid):
            return why_not_take(game, faction, card, paid)
        case ("play_spy" | "spy", _):
            return why_not_spy(game, faction, option)
        case ("tax", clearing):
            return why_no_tax(clearing)
        case ("break_code", victim):
            return why_no_hand(game, faction, victim)
    return None


def why_no_tax(clearing: int) -> Saying:
    """A warrior of one's own, who stands in a clearing."""
    if clearing >= CLEARINGS:
        return Saying("why-no-forest", rule="2.4")
    return Saying("why-no-warriors", rule="4.1.3", clearing=clearing)


def why_no_hand(game: Root, faction: int, victim: int) -> Saying:
    """1.2.1 Whose hand holds nothing that could be looked at."""
    refused = why_not_other(game, faction, victim)
    return refused or Saying("why-no-hand", rule="4.1.3", faction=victim)


def extras_possible(game: Root, faction: int) -> bool:
    """Whether, by what everybody knows, there may be such an extra."""
    if (game.in_play[faction] & ~game.used) & (1 << TAX_COLLECTOR | 1 << CODEBREAKERS | SPY_MASK):
        return True
    if not game.hands[faction]:
        return False
    if game.available or game.rules.machine:
        return True
    enough = game.scores[faction] >= game.rules.components.dominance_from
    return game.rules.dominance and enough and game.dominance[faction] < 0


class OfferLastExtras(DaylightMenu):
    """A22 After the last step of a Daylight that ends by itself the extras are open once more."""

    prompt = "last_extras"
    rule = "3.3"
    insist = False
    secret = True

    def answers(self, game: Root) -> list[Option]:
        return [PASS] if extras_possible(game, game.active) else []

    def stays_open(self, game: Root, answers: list[Option]) -> bool:
        return bool(answers)

    def answered(self, game: Root, option: Option) -> None:
        """Only a pass is left: the Daylight ends."""


def take_extra(game: Root, faction: int, option: Option) -> None:
    """Carries one of them out."""
    match option:
        case ("activate", card):
            activate_dominance(game, faction, card)
        case ("join", card, partner):
            form_coalition(game, faction, card, partner)
        case ("take_card", card, paid):
            take_available(game, faction, card, paid)
        case ("play_spy", card):
            play_spy(game, faction, card)
        case ("spy", position):
            use_spy(game, faction, position)
        case ("tax", clearing):
            collect_tax(game, faction, clearing)
        case ("break_code", victim):
            game.used |= 1 << CODEBREAKERS
            game.log("card_used", faction=faction, card=CODEBREAKERS)
            show_hand(game, victim, faction)


def collect_tax(game: Root, faction: int, clearing: int) -> None:
    """Tax Collector: a warrior of one's own for a card."""
    game.used |= 1 << TAX_COLLECTOR
    game.log("card_used", faction=faction, card=TAX_COLLECTOR)
    remove_pieces(game, ((-1, clearing, faction, 1),))
    game.then(DrawForTax(faction))


class DrawForTax(Step[Root]):
    """A53 The card comes when Field Hospitals have had their say: it cannot pay for them."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def run(self, game: Root) -> None:
        draw(game, self.faction, 1)
