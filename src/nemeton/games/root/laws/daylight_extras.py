"""What everybody may do in Daylight between two steps: Dominance, spies, some cards."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Choice, Option
from nemeton.engine.text import Saying
from nemeton.games.root.components import (
    CARD_COUNT,
    CODEBREAKERS,
    FIRST_DOMINANCE,
    FIRST_SPY,
    TAX_COLLECTOR,
)
from nemeton.games.root.kinds import (
    BIRD,
    FACTION_COUNT,
    HOSTILE,
    INDIFFERENT,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    is_vagabond,
)
from nemeton.games.root.laws.board import (
    clearings_with,
    in_play,
    is_human,
    is_machine,
    others_in_turn_order,
)
from nemeton.games.root.laws.campaign import SPY_MASK
from nemeton.games.root.laws.cards import (
    EVERYBODY,
    discard,
    draw,
    gain,
    lose,
    matching,
    show_hand,
    spend,
)
from nemeton.games.root.laws.crafting import why_not_craft
from nemeton.games.root.laws.movement import why_not_move
from nemeton.games.root.laws.removal import relation, remove_pieces
from nemeton.games.root.laws.victory import scores_points
from nemeton.games.root.state import Root

EXTRAS: Final = ("activate", "join", "take_card", "play_spy", "spy", "tax", "break_code")
COALITION_PLAYERS: Final = 4
SPY_USED: Final = 1 << CARD_COUNT - 1  # the vizier's bit: the spy has been used this turn


class DaylightMenu(Choice[Root]):
    """A22 A question of the Daylight; what is allowed at any moment of it stays open."""

    insist = True  # the list depends on the hand

    def faction(self, game: Root) -> int:
        return game.active

    def seat(self, game: Root) -> int:
        return game.seat_of[game.active]

    def answers(self, game: Root) -> list[Option]:
        raise NotImplementedError(f"{type(self).__name__} must list its answers")

    def answered(self, game: Root, option: Option) -> None:
        raise NotImplementedError(f"{type(self).__name__} must say what an answer does")

    def options(self, game: Root) -> list[Option]:
        return self.answers(game) + extras(game, game.active)

    def chosen(self, game: Root, option: Option) -> None:
        if option[0] in EXTRAS:
            take_extra(game, game.active, option)
            game.then(self)
        else:
            self.answered(game, option)

    def why_not(self, game: Root, option: Option) -> Saying | None:
        if option[0] == "craft":
            return why_not_craft(game, game.active, option[1])
        if option[0] == "activate":
            return why_not_activate(game, game.active, option[1])
        if option[0] == "move":
            return why_not_move(game, game.active, option[1], option[2])
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

    def options(self, game: Root) -> list[Option]:
        if not extras_possible(game, game.active):
            return []
        return [PASS, *extras(game, game.active)]

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
            show_hand(game, victim, faction)


# 3.3 Dominance


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
    if card not in game.hands[faction]:
        return Saying("why-card-not-held", card=card)
    if game.dominance[faction] >= 0:
        return Saying("why-already-dominant")
    needed = game.rules.components.dominance_from
    if game.scores[faction] < needed:
        return Saying("why-too-few-points", needed=needed, points=game.scores[faction])
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


def take_available(game: Root, faction: int, card: int, paid: int) -> None:
    """3.3.4"""
    spend(game, faction, paid)
    game.available.remove(card)
    gain(game, faction, card, EVERYBODY)
    game.log("available_taken", faction=faction, card=card)


# MM.6 Spies


def spy_options(game: Root, faction: int) -> list[Option]:
    """MM.6 Play a spy, at most one at a time; with one in play reveal an order once a turn."""
    if game.in_play[faction] & SPY_MASK:
        if game.used & SPY_USED or not in_play(game, MARQUISE):
            return []
        return [("spy", position) for position in range(len(game.orders))]
    needed = game.rules.components.dominance_from if game.rules.spy_needs_10_vp else 0
    if game.scores[faction] < needed:
        return []
    hand = game.hands[faction]
    return [("play_spy", card) for card in range(FIRST_SPY, FIRST_SPY + 4) if card in hand]


def play_spy(game: Root, faction: int, card: int) -> None:
    """MM.6 The spy lies in the play area."""
    lose(game, faction, card)
    game.in_play[faction] |= 1 << card
    game.log("spy_played", faction=faction, card=card)


def use_spy(game: Root, faction: int, position: int) -> None:
    """MM.6 An order of the spy's own suit costs the spy; after another two may be swapped."""
    game.used |= SPY_USED
    game.orders_seen[position] = 1
    order = game.orders[position]
    game.log("order_seen", faction=faction, position=position, card=order)
    game.reveal()
    suits = game.rules.cards.suit
    spies = game.in_play[faction] & SPY_MASK
    for spy in range(FIRST_SPY, FIRST_SPY + 4):
        if spies >> spy & 1 and suits[spy] == suits[order]:
            game.in_play[faction] &= ~(1 << spy)
            discard(game, spy)
            game.log("spy_lost", faction=faction, card=spy)
            return
    game.then(OfferSwap(faction))


class OfferSwap(Choice[Root]):
    """MM.6 Two order cards may change places."""

    prompt = "swap_orders"
    rule = "MM.6"

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def seat(self, game: Root) -> int:
        return game.seat_of[self.faction]

    def options(self, game: Root) -> list[Option]:
        number = len(game.orders)
        pairs = [("swap", one, other) for one in range(number) for other in range(one + 1, number)]
        return [PASS, *pairs]

    def chosen(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        _, one, other = option
        for row in (game.orders, game.orders_seen):
            row[one], row[other] = row[other], row[one]
        game.log("orders_swapped", faction=self.faction, position=one, other=other)


def collect_tax(game: Root, faction: int, clearing: int) -> None:
    """Tax Collector: a warrior of one's own for a card."""
    game.used |= 1 << TAX_COLLECTOR
    remove_pieces(game, ((-1, clearing, faction, 1),))
    draw(game, faction, 1)
