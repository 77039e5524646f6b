"""4.3 Battle: ambush, dice, optional effects; the losses are in losses.py."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.engine.text import Saying
from nemeton.games.root.components import FIRST_AMBUSH, SCOUTING_PARTY
from nemeton.games.root.factions.eyrie.leaders import led_by_commander
from nemeton.games.root.factions.vagabond.arbiter import OfferArbiter
from nemeton.games.root.factions.vagabond.relationships import turn_hostile
from nemeton.games.root.fight import COMMANDED, DEFENSELESS, NO_FIGHT, Fight
from nemeton.games.root.kinds import (
    ALLIANCE,
    BIRD,
    CLEARINGS,
    KINDS,
    RIVERFOLK,
    VAGABOND,
    is_vagabond,
)
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.battle_effects import DemandDeclarationOrder, about_fight
from nemeton.games.root.laws.board import (
    count,
    has_piece,
    is_machine,
    partners,
    why_not_other,
    why_not_there,
)
from nemeton.games.root.laws.card_refusals import why_not_held, why_not_matching
from nemeton.games.root.laws.cards import discard_from_hand
from nemeton.games.root.laws.items import swords
from nemeton.games.root.laws.losses import MarkHits, RemoveMarkedPieces, mercenaries_of
from nemeton.games.root.state import Root

AMBUSH_HITS: Final = 2


def battles(game: Root, faction: int, suit: int = BIRD) -> list[Option]:
    """4.3 Every clearing of a suit and defender that a faction may attack."""
    found: list[Option] = []
    for clearing in range(CLEARINGS):
        if suit == BIRD or game.suits[clearing] == suit:
            found += battles_in(game, faction, clearing)
    return found


def battles_in(game: Root, faction: int, clearing: int) -> list[Option]:
    """Whom a faction may attack in a clearing."""
    own = can_attack_in(game, faction, clearing)
    if not own and not can_send_hired(game, faction, clearing):
        return []
    found: list[Option] = []
    for defender in game.order:
        if defender == faction or not has_piece(game, defender, clearing):
            continue
        if defender == RIVERFOLK and not own:
            continue  # mercenaries do not fight their own
        if game.rules.coalition_no_battle and partners(game, faction, defender):
            continue
        found.append(("battle", clearing, defender))
    return found


def can_send_hired(game: Root, faction: int, clearing: int) -> bool:
    """A18 Hired warriors attack alone, unless a group plays that they need company."""
    hired = game.mercenaries == faction and count(game, RIVERFOLK, clearing) > 0
    return hired and not game.rules.mercenaries_need_company


def can_attack_in(game: Root, faction: int, clearing: int) -> bool:
    """A warrior or the pawn stands there."""
    if is_vagabond(faction):
        return game.pawns[faction - VAGABOND] == clearing
    return game.pieces[clearing * KINDS + faction] > 0


def why_not_battle(
    game: Root, faction: int, clearing: int, defender: int, suit: int = BIRD
) -> Saying | None:
    """4.3 Why this faction cannot be attacked there."""
    if clearing >= CLEARINGS:
        return Saying("why-battle-in-forest", rule="4.3")
    if suit not in (BIRD, game.suits[clearing]):
        return Saying("why-other-suit", clearing=clearing, suit=suit)
    own = can_attack_in(game, faction, clearing)
    if not own and not can_send_hired(game, faction, clearing):
        key = "why-pawn-elsewhere" if is_vagabond(faction) else "why-no-warriors"
        return Saying(key, rule="4.3", clearing=clearing)
    refused = why_not_other(game, faction, defender)
    refused = refused or why_not_there(game, defender, clearing, "4.3")
    if refused is not None:
        return refused
    if not own:
        return Saying("why-mercenaries", rule="11.2.7", clearing=clearing)
    return Saying("why-partner", rule="9.2", faction=defender)


class Battle(Step[Root]):
    """4.3 Arbiter, ambush, dice, hits, losses."""

    def __init__(
        self, attacker: int, defender: int, clearing: int, ally: int = -1, instigator: int = -1
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.clearing: Final = clearing
        self.ally: Final = ally
        self.instigator: Final = instigator

    def run(self, game: Root) -> None:
        fight = game.fight = Fight()
        fight.attacker, fight.defender = self.attacker, self.defender
        fight.clearing, fight.ally, fight.instigator = self.clearing, self.ally, self.instigator
        game.log("battle", attacker=self.attacker, defender=self.defender, clearing=self.clearing)
        game.then(OfferArbiter(), OfferAmbush(), RollDice(), EndBattle())


def chosen_battle(faction: int, option: Option) -> Battle:
    """The battle that an option names."""
    return Battle(faction, option[2], option[1])


# 4.3.1 Ambush


def ambush_cards(game: Root, faction: int, clearing: int) -> list[int]:
    """Ambush cards in hand of the clearing's suit, or birds."""
    hand = game.hands[faction]
    wanted = (FIRST_AMBUSH + game.suits[clearing], FIRST_AMBUSH + BIRD)
    return [card for card in wanted if card in hand]


def ambush_possible(game: Root, faction: int, clearing: int) -> bool:
    """Whether, by what everybody knows, this faction could hold a matching ambush."""
    if not game.hands[faction]:
        return False
    if faction == RIVERFOLK:
        return bool(ambush_cards(game, faction, clearing))
    copies = game.rules.cards.copies
    for card in (FIRST_AMBUSH + game.suits[clearing], FIRST_AMBUSH + BIRD):
        if lying_open(game, card) < copies[card]:
            return True
    return False


def ambush_feared(game: Root, attacker: int, defender: int, clearing: int) -> bool:
    """4.3.1 Whether this attacker has to reckon with an ambush, by what everybody knows."""
    if is_machine(game, attacker) or is_machine(game, defender):
        return False  # MM.3
    if game.in_play[attacker] >> SCOUTING_PARTY & 1:
        return False  # A13
    return ambush_possible(game, defender, clearing)


def lying_open(game: Root, card: int) -> int:
    """How many copies of a card lie where everybody sees them."""
    found = game.discard.count(card) + game.lost_souls.count(card) + game.revealed.count(card)
    found += game.hands[RIVERFOLK].count(card)
    for column in game.decree:
        found += column.count(card)
    for place, order in enumerate(game.orders):
        if order == card and game.orders_seen[place]:
            found += 1
    return found


def why_not_ambush(game: Root, faction: int, card: int) -> Saying | None:
    """4.3.1 Why this card is no ambush here."""
    refused = why_not_held(game, faction, card)
    if refused is None and not FIRST_AMBUSH <= card <= FIRST_AMBUSH + BIRD:
        return Saying("why-no-ambush", card=card)
    return refused or why_not_matching(game, card, game.suits[game.fight.clearing], "4.3.1")


class OfferAmbush(Asked):
    """4.3.1 The defender may play an ambush of the clearing's suit."""

    prompt = "ambush"
    rule = "4.3.1"
    secret = True  # being asked must not betray the hand

    def seat(self, game: Root) -> int:
        return game.seat_of[game.fight.defender]

    def about(self, game: Root) -> dict[str, int]:
        return about_fight(game)

    def options(self, game: Root) -> list[Option]:
        fight = game.fight
        if not ambush_feared(game, fight.attacker, fight.defender, fight.clearing):
            return []
        cards = ambush_cards(game, fight.defender, fight.clearing)
        return [PASS, *(("play", card) for card in cards)]

    def chosen(self, game: Root, option: Option) -> None:
        if option != PASS:
            discard_from_hand(game, game.fight.defender, option[1])
            game.fight.ambush = option[1]
            game.log("ambushed", faction=game.fight.defender, card=option[1])
            game.then(OfferFoil())

    def why_not(self, game: Root, option: Option) -> Saying | None:
        return why_not_ambush(game, game.fight.defender, option[1]) if option[0] == "play" else None


class OfferFoil(Asked):
    """4.3.1 The attacker may cancel the ambush with another; else two hits fall at once."""

    prompt = "foil_ambush"
    rule = "4.3.1"
    secret = True

    def seat(self, game: Root) -> int:
        return game.seat_of[game.fight.attacker]

    def about(self, game: Root) -> dict[str, int]:
        return about_fight(game)

    def options(self, game: Root) -> list[Option]:
        fight = game.fight
        if not ambush_possible(game, fight.attacker, fight.clearing):
            return []
        cards = ambush_cards(game, fight.attacker, fight.clearing)
        return [PASS, *(("play", card) for card in cards)]

    def chosen(self, game: Root, option: Option) -> None:
        if option == PASS:
            self.otherwise(game)
            return
        discard_from_hand(game, game.fight.attacker, option[1])
        game.fight.foil = option[1]
        game.log("foiled", faction=game.fight.attacker, card=option[1])

    def otherwise(self, game: Root) -> None:
        game.then(MarkHits(game.fight.attacker, AMBUSH_HITS), RemoveMarkedPieces())

    def why_not(self, game: Root, option: Option) -> Saying | None:
        return why_not_ambush(game, game.fight.attacker, option[1]) if option[0] == "play" else None


# 4.3.2 Dice


def strength(game: Root, side: int) -> int:
    """4.3.2.I How many hits a side can roll: its warriors, hired and allied ones, or its swords."""
    fight = game.fight
    if is_vagabond(side):
        found = swords(game, side)
        if side == fight.attacker and fight.ally >= 0:
            found += count(game, fight.ally, fight.clearing)
        return found
    found = count(game, side, fight.clearing)
    if mercenaries_of(game, side):
        found += count(game, RIVERFOLK, fight.clearing)
    return found


class RollDice(Step[Root]):
    """4.3.2 The attacker deals the higher roll, nobody more hits than they have warriors."""

    def run(self, game: Root) -> None:
        fight = game.fight
        attackers, defenders = strength(game, fight.attacker), strength(game, fight.defender)
        if not attackers and not is_vagabond(fight.attacker):
            return  # 4.3.1 the ambush removed them all
        fight.dice = game.chance.dice(2, game.rules.components.die_faces)
        low, high = sorted(fight.dice)
        game.log("rolled", attacker=fight.attacker, high=high, low=low)
        if fight.defender == ALLIANCE:  # 8.2.2 Guerrilla war
            low, high = high, low
        add_hits(game, defenders)
        if fight.arbiter >= 0:
            defenders += swords(game, fight.arbiter)
        fight.limit_of_attacker, fight.limit_of_defender = attackers, defenders
        fight.rolled_on_defender = min(high, attackers)
        fight.rolled_on_attacker = min(low, defenders)
        game.then(DemandDeclarationOrder(), DealHits())


def add_hits(game: Root, defenders: int) -> None:
    """4.3.2.III Defenseless, 7.8.3 Commander: hits that nobody declares."""
    fight = game.fight
    if not defenders:
        fight.reasons |= DEFENSELESS
        fight.extra_on_defender += 1
    if led_by_commander(game, fight.attacker):
        fight.reasons |= COMMANDED
        fight.extra_on_defender += 1


# 4.3.3


class DealHits(Step[Root]):
    """4.3.3 Both sides take their hits together."""

    def run(self, game: Root) -> None:
        fight = game.fight
        game.then(
            MarkHits(fight.defender, fight.rolled_on_defender + fight.extra_on_defender),
            MarkHits(fight.attacker, fight.rolled_on_attacker + fight.extra_on_attacker),
            RemoveMarkedPieces(),
        )


class EndBattle(Step[Root]):
    """9.2.9.II.d An ally who took more hits than the Vagabond's items turns Hostile."""

    def run(self, game: Root) -> None:
        fight = game.fight
        if fight.ally >= 0 and fight.hits_on_ally > fight.hits_on_items:
            turn_hostile(game, fight.attacker, fight.ally)
        game.log("battle_over", attacker=fight.attacker, defender=fight.defender)
        game.last_fight = fight  # nobody writes in it any more
        game.battles += 1
        game.fight = NO_FIGHT
