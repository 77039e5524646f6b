"""9.5.9 The special actions of the characters."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.engine.several import Pool
from nemeton.engine.text import Saying
from nemeton.games.root.kinds import (
    BIRD,
    CLEARINGS,
    DAMAGED_DOWN,
    DAMAGED_UP,
    DOWN,
    FACTION_COUNT,
    ITEM_KINDS,
    RANGER,
    SCOUNDREL,
    THIEF,
    TINKER,
    TORCH,
    UP,
    VAGABOND,
    VAGRANT,
)
from nemeton.games.root.laws.asking import AskedForSeveral
from nemeton.games.root.laws.battle import Battle, can_attack_in
from nemeton.games.root.laws.board import (
    has_piece,
    in_play,
    is_machine,
    others_in_turn_order,
    partners,
    pawn_place,
    why_not_other,
    why_not_there,
)
from nemeton.games.root.laws.card_refusals import why_not_matching
from nemeton.games.root.laws.cards import EVERYBODY, gain, take_random_card
from nemeton.games.root.laws.items import exhaust, flip, held, ready, slot
from nemeton.games.root.laws.losses import catch_vagabonds
from nemeton.games.root.laws.removal import all_enemy_pieces, remove_pieces
from nemeton.games.root.laws.turn import Evening
from nemeton.games.root.state import Root

HIDEOUT_REPAIRS: Final = 3
SPECIAL_VERBS: Final = {
    "steal": THIEF,
    "day_labor": TINKER,
    "hideout": RANGER,
    "instigate": VAGRANT,
    "scorch": SCOUNDREL,
}


def special_options(game: Root, vagabond: int) -> list[Option]:
    """9.5.9 A torch for the special action of his character."""
    if not ready(game, vagabond, TORCH):
        return []
    character = game.characters[vagabond - VAGABOND]
    place = pawn_place(game, vagabond)
    if character == RANGER:
        return [("hideout",)]
    if place >= CLEARINGS:
        return []
    if character == THIEF:
        return steals(game, vagabond, place)
    if character == TINKER:
        return labors(game, place)
    if character == VAGRANT:
        return instigations(game, place)
    if character == SCOUNDREL and not game.scorched[place]:
        return [("scorch",)]
    return []


def steals(game: Root, vagabond: int, clearing: int) -> list[Option]:
    """9.5.9.1 From a player with a piece there and a card."""
    return [
        ("steal", each)
        for each in others_in_turn_order(game, vagabond)
        if has_piece(game, each, clearing) and (game.hands[each] or is_machine(game, each))
    ]


def labors(game: Root, clearing: int) -> list[Option]:
    """9.5.9.2 A card of the clearing's suit, or a bird, from the discard pile."""
    suits = game.rules.cards.suit
    wanted = (game.suits[clearing], BIRD)
    return [("day_labor", card) for card in sorted(set(game.discard)) if suits[card] in wanted]


def instigations(game: Root, clearing: int) -> list[Option]:
    """9.5.9.4 Any two players there, the first able to battle."""
    found: list[Option] = []
    for attacker in game.order:
        if not can_attack_in(game, attacker, clearing):
            continue
        for defender in game.order:
            if defender == attacker or not has_piece(game, defender, clearing):
                continue
            if game.rules.coalition_no_battle and partners(game, attacker, defender):
                continue
            found.append(("instigate", attacker, defender))
    return found


def why_not_special(game: Root, vagabond: int, option: Option) -> Saying | None:
    """9.5.9 Why a special action is not open: his character's own, a torch, a clearing."""
    if game.characters[vagabond - VAGABOND] != SPECIAL_VERBS[option[0]]:
        return Saying("why-other-character", rule="9.5.9")
    if not ready(game, vagabond, TORCH):
        return Saying("why-no-item-ready", rule="9.5.9", item=TORCH)
    clearing = pawn_place(game, vagabond)
    if clearing >= CLEARINGS:
        return Saying("why-in-forest", rule="2.4")
    match option:
        case ("steal", victim):
            refused = why_not_other(game, vagabond, victim)
            refused = refused or why_not_there(game, victim, clearing, "9.5.9")
            return refused or Saying("why-no-cards", rule="9.5.9", faction=victim)
        case ("day_labor", card):
            return why_not_labor(game, card, clearing)
        case ("instigate", attacker, defender):
            return why_not_instigate(game, attacker, defender, clearing)
        case ("scorch",):
            return Saying("why-scorched", rule="9.5.9", clearing=clearing)
    return None


def why_not_labor(game: Root, card: int, clearing: int) -> Saying | None:
    """9.5.9.2 Not in the open discard pile, or of another suit."""
    if card not in game.discard:
        return Saying("why-not-discarded", rule="9.5.9", card=card)
    return why_not_matching(game, card, game.suits[clearing], "9.5.9")


def why_not_instigate(game: Root, attacker: int, defender: int, clearing: int) -> Saying | None:
    """9.5.9.4 Why these two do not battle here."""
    for each in (attacker, defender):
        if each >= FACTION_COUNT or not in_play(game, each):
            return Saying("why-not-playing", rule="9.5.9", faction=each)
    if attacker == defender:
        return Saying("why-two-players", rule="9.5.9")
    if not can_attack_in(game, attacker, clearing):
        return Saying("why-no-warrior-of", rule="9.5.9", faction=attacker, clearing=clearing)
    refused = why_not_there(game, defender, clearing, "9.5.9")
    return refused or Saying("why-partners", rule="9.2")


def take_special(game: Root, vagabond: int, option: Option) -> bool:
    """Carries a special action out; says whether the option was one."""
    place = pawn_place(game, vagabond)
    if option[0] not in SPECIAL_VERBS:
        return False
    if option[0] != "scorch":  # whose torch is left behind
        exhaust(game, vagabond, TORCH)
    match option:
        case ("steal", victim):
            take_random_card(game, vagabond, victim)
        case ("day_labor", card):
            labor(game, vagabond, card)
        case ("hideout",):
            game.log("hideout", faction=vagabond)
            game.then(DemandHideoutRepair(vagabond, HIDEOUT_REPAIRS), EndDaylight())
        case ("instigate", attacker, defender):
            game.then(Battle(attacker, defender, place, -1, vagabond))
        case ("scorch",):
            scorch(game, vagabond, place)
    return True


def labor(game: Root, vagabond: int, card: int) -> None:
    """9.5.9.2"""
    game.discard.remove(card)
    gain(game, vagabond, card, EVERYBODY)
    game.log("day_labor", faction=vagabond, card=card)


class DemandHideoutRepair(AskedForSeveral):
    """9.5.9.3 Up to three damaged items are repaired."""

    prompt = "hideout"
    rule = "9.5.9.3"

    def __init__(self, vagabond: int, number: int, lowest: int = 0) -> None:
        self.vagabond: Final = vagabond
        self.number: Final = number
        self.lowest: Final = lowest

    def seat(self, game: Root) -> int:
        return game.seat_of[self.vagabond]

    def about(self, game: Root) -> dict[str, int]:
        return {"number": self.wanted(game)}

    def wanted(self, game: Root) -> int:
        return min(self.number, sum(number for _, number in self.pool(game)))

    def pool(self, game: Root) -> Pool:
        found: list[tuple[Option, int]] = []
        for place in range(self.lowest, 2 * ITEM_KINDS):
            item, face = place >> 1, DAMAGED_UP + (place & 1)
            found.append((("repair", item, face), held(game, self.vagabond, face, item)))
        return found

    def chosen(self, game: Root, option: Option) -> None:
        _, item, face = option
        up = face == DAMAGED_UP or game.rules.repair_refreshes
        flip(game, self.vagabond, item, face, UP if up else DOWN)
        game.log("mended", faction=self.vagabond, item=item)
        place = item * 2 + (face == DAMAGED_DOWN)
        game.then(DemandHideoutRepair(self.vagabond, self.number - 1, place))


class EndDaylight(Step[Root]):
    """9.5.9.3 Evening begins at once."""

    def run(self, game: Root) -> None:
        game.skip_to(Evening)


def scorch(game: Root, vagabond: int, clearing: int) -> None:
    """9.5.9.6 The torch stays there; every enemy piece goes and none ever comes back."""
    game.items[slot(vagabond, UP, TORCH)] -= 1
    game.scorched[clearing] = 1
    game.log("scorched", faction=vagabond, clearing=clearing)
    catch_vagabonds(game, vagabond, clearing)
    remove_pieces(game, all_enemy_pieces(game, vagabond, clearing))
