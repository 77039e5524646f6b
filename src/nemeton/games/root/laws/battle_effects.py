"""4.3.2.II Optional effects in battle: Armorers, Sappers, Brutal Tactics."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.games.root.components import ARMORERS, BRUTAL_TACTICS, SAPPERS
from nemeton.games.root.fight import ATTACKER_ARMOURED, BRUTAL, DEFENDER_ARMOURED, SAPPED
from nemeton.games.root.kinds import BY_CARDS
from nemeton.games.root.laws.asking import Asked
from nemeton.games.root.laws.board import is_machine
from nemeton.games.root.laws.cards import discard
from nemeton.games.root.laws.victory import score
from nemeton.games.root.state import Root


def about_fight(game: Root) -> dict[str, int]:
    fight = game.fight
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "clearing": fight.clearing,
    }


def usable_effects(game: Root, side: int) -> list[int]:
    """Armorers, Sappers and Brutal Tactics that a side has not used in this battle."""
    fight = game.fight
    cards = game.in_play[side]
    if not cards or is_machine(game, side):
        return []
    attacking = side == fight.attacker
    rolled = fight.rolled_on_attacker if attacking else fight.rolled_on_defender
    found: list[int] = []
    if rolled and cards >> ARMORERS & 1:
        found.append(ARMORERS)
    if not attacking and cards >> SAPPERS & 1:
        found.append(SAPPERS)
    if attacking and cards >> BRUTAL_TACTICS & 1 and not fight.reasons & BRUTAL:
        found.append(BRUTAL_TACTICS)
    return found


class DemandDeclarationOrder(Asked):
    """A49 When both sides have effects the active player says who declares first."""

    prompt = "declare_first"
    rule = "4.3.2"

    def seat(self, game: Root) -> int:
        return game.seat_of[game.active]

    def about(self, game: Root) -> dict[str, int]:
        return about_fight(game)

    def options(self, game: Root) -> list[Option]:
        fight = game.fight
        sides = [each for each in (fight.attacker, fight.defender) if usable_effects(game, each)]
        if len(sides) == 2 and is_machine(game, game.active):
            sides = sides[:1]
        return [("first", each) for each in sides]

    def chosen(self, game: Root, option: Option) -> None:
        first = option[1]
        game.then(OfferEffect(first), OfferEffect(game.fight.opponent(first)))


class OfferEffect(Asked):
    """4.3.2.II A side may use its effects after seeing the roll."""

    prompt = "battle_effect"
    rule = "4.3.2"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Root) -> int:
        return game.seat_of[self.side]

    def about(self, game: Root) -> dict[str, int]:
        fight = game.fight
        about = about_fight(game)
        about["hits_on_attacker"] = fight.rolled_on_attacker + fight.extra_on_attacker
        about["hits_on_defender"] = fight.rolled_on_defender + fight.extra_on_defender
        return about

    def options(self, game: Root) -> list[Option]:
        effects = usable_effects(game, self.side)
        return [PASS, *(("use", card) for card in effects)] if effects else []

    def chosen(self, game: Root, option: Option) -> None:
        if option == PASS:
            return
        game.log("effect_used", faction=self.side, card=option[1])
        use_effect(game, self.side, option[1])
        game.then(self)


def use_effect(game: Root, side: int, card: int) -> None:
    """What Armorers, Sappers and Brutal Tactics do."""
    fight = game.fight
    if card == BRUTAL_TACTICS:
        fight.reasons |= BRUTAL
        fight.extra_on_defender += 1
        score(game, fight.defender, 1, BY_CARDS)
        return
    discard_from_play(game, side, card)
    if card == SAPPERS:
        fight.reasons |= SAPPED
        fight.extra_on_attacker += 1
    elif side == fight.attacker:
        fight.reasons |= ATTACKER_ARMOURED
        fight.rolled_on_attacker = 0
    else:
        fight.reasons |= DEFENDER_ARMOURED
        fight.rolled_on_defender = 0


def discard_from_play(game: Root, faction: int, card: int) -> None:
    """A persistent card is used up."""
    game.in_play[faction] &= ~(1 << card)
    discard(game, card)
