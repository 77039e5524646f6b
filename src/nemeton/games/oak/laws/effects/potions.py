"""3.15 The effects of the Potions that nothing else has."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option, Step
from nemeton.games.oak.kinds import (
    CLURICHAUN,
    FACHAN,
    GOLDEN_CAULDRON,
    POTION_EFFECTS,
    POWERS,
    RUNIC_POWER,
)
from nemeton.games.oak.laws.artifacts import ThankTarw
from nemeton.games.oak.laws.board import gain
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.effects.limits import grow, rows_below_maximum
from nemeton.games.oak.laws.effects.perform import Perform, forgo, in_reach, possible
from nemeton.games.oak.laws.festival import Celebrate
from nemeton.games.oak.laws.free_actions import OnTurn, free_actions, price
from nemeton.games.oak.laws.menhirs import raise_menhir
from nemeton.games.oak.laws.paying import mixes, pay_mix
from nemeton.games.oak.laws.reach import (
    creature_place_in_reach,
    resources_in_reach,
    stone_place_in_reach,
)
from nemeton.games.oak.laws.taking import (
    can_take,
    has_artifact_place,
    has_creature_place,
    has_stone_place,
    take_artifact,
    take_creature,
)
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "AnimalCompanion",
    "Blessing",
    "Bloom",
    "DemandBloom",
    "DemandBorrowed",
    "DemandCompanion",
    "DemandGift",
    "GiftOfNature",
    "GiftOfTheGods",
    "Lightning",
    "OfferLimitStep",
    "OfferRecharge",
    "OfferRunicMenhir",
    "RunicPower",
    "TrickOfLug",
]

KINDS: Final = (0, 1, 2)
BACK: Final = 2
LIGHTNING: Final = 1  # of the Potions
LUG: Final = 3


class Lightning(Effect[Oak]):
    """POT-9 Up to two of the player's Artifacts go back two notches, not below the first."""

    def possible(self, game: Oak, player: int) -> bool:
        return bool(turned_artifacts(game, game.holdings[player]))

    def perform(self, game: Oak, player: int) -> None:
        game.then(OfferRecharge(player))


def turned_artifacts(game: Oak, held: Holdings) -> list[int]:
    """Also the one in use, on its last notch: exhaustion is judged after the action (SPE-5)."""
    return sorted([tile for tile in held.artifacts if game.notch[tile] > 0])


class OfferRecharge(OnTurn):
    """POT-9 Which Artifacts are turned back."""

    prompt = "recharge"
    rule = "3.15.2"

    def answers(self, game: Oak) -> list[Option]:
        tiles = turned_artifacts(game, game.holdings[self.player])
        found: list[Option] = [("recharge", tile) for tile in tiles]
        for place, first in enumerate(tiles):
            found += [("recharge_two", first, second) for second in tiles[place + 1 :]]
        return [*found, PASS]

    def answered(self, game: Oak, option: Option) -> None:
        if option == PASS:
            forgo(game, self.player, POTION_EFFECTS + LIGHTNING)
        for tile in option[1:]:
            game.notch[tile] = max(0, game.notch[tile] - BACK)
            game.log("recharged", player=self.player, artifact=tile)


class GiftOfNature(Effect[Oak]):
    """POT-13 Up to two steps of the card limit markers, free of charge."""

    def possible(self, game: Oak, player: int) -> bool:
        return bool(rows_below_maximum(game, game.holdings[player]))

    def perform(self, game: Oak, player: int) -> None:
        game.then(OfferLimitStep(player), OfferLimitStep(player))


class OfferLimitStep(OnTurn):
    """POT-13 One step, if wanted."""

    prompt = "limit_step"
    rule = "3.15.2"

    def about(self, game: Oak) -> dict[str, int]:
        return {"left": sum(isinstance(step, OfferLimitStep) for step in game.stack)}

    def answers(self, game: Oak) -> list[Option]:
        rows = rows_below_maximum(game, game.holdings[self.player])
        return [*(("grow", row) for row in rows), PASS] if rows else []

    def answered(self, game: Oak, option: Option) -> None:
        if option == PASS:
            game.log("left_markers", player=self.player)
        else:
            grow(game, self.player, option[1])


class TrickOfLug(Effect[Oak]):
    """POT-10 The power of any Artifact in play, without turning it."""

    def possible(self, game: Oak, player: int) -> bool:
        return bool(artifacts_to_borrow(game, player))

    def within_reach(self, game: Oak, player: int) -> bool:
        tiles = artifacts_in_play(game, player)
        return any(in_reach(game, player, POWERS + tile) for tile in tiles)

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandBorrowed(player))


def artifacts_to_borrow(game: Oak, player: int) -> list[int]:
    """Artifacts in play with a power that can be used."""
    tiles = artifacts_in_play(game, player)
    return [tile for tile in tiles if possible(game, player, POWERS + tile)]


def artifacts_in_play(game: Oak, player: int) -> list[int]:
    """In anybody's places, not exhausted. With Clurichaun the Golden Cauldron only once a turn: it
    would pay for itself for ever (docs/decisions/0029)."""
    found: list[int] = []
    for seat, held in enumerate(game.holdings):
        if not game.is_broichan(seat):
            found += held.artifacts
    if game.cauldron_borrowed and CLURICHAUN in game.holdings[player].creatures:
        found = [tile for tile in found if tile != GOLDEN_CAULDRON]
    return sorted(found)


class DemandBorrowed(OnTurn):
    """POT-10 Which Artifact is used."""

    prompt = "borrow"
    rule = "3.15.2"
    guarded = True

    def answers(self, game: Oak) -> list[Option]:
        return [("borrow", tile) for tile in artifacts_to_borrow(game, self.player)]

    def stays_open(self, game: Oak, answers: list[Option]) -> bool:
        return super().stays_open(game, answers) or (
            game.active == self.player
            and game.rules.effects[POTION_EFFECTS + LUG].within_reach(game, self.player)
        )

    def answered(self, game: Oak, option: Option) -> None:
        tile = option[1]
        if tile == GOLDEN_CAULDRON:
            game.cauldron_borrowed = True
        game.log("borrowed", player=self.player, artifact=tile)
        game.then(Perform(self.player, POWERS + tile), ThankTarw(self.player))


class Blessing(Effect[Oak]):
    """FES-7 A Festival for the brewer alone, whatever their points."""

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        game.then(Celebrate(player, True, False))


class RunicPower(Effect[Oak]):
    """POT-11 A Menhir for six Resources of choice, Fachan counted."""

    def possible(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        return has_stone_place(game, held, 1, 0) and sum(held.resources) >= runic_cost(game, held)

    def within_reach(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        cost = runic_cost(game, held)
        if has_stone_place(game, held, 1, 0):
            return resources_in_reach(held) >= cost
        return stone_place_in_reach(game, held, cost)

    def perform(self, game: Oak, player: int) -> None:
        game.then(OfferRunicMenhir(player))


def runic_cost(game: Oak, held: Holdings) -> int:
    return max(0, game.rules.runic_cost - (3 if FACHAN in held.creatures else 0))


class OfferRunicMenhir(OnTurn):
    """A-53 A price is never forced."""

    prompt = "runic_power"
    rule = "3.15.2"

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        cost = runic_cost(game, held)
        return [*(("pay", *mix) for mix in mixes(held.resources, cost, (cost, cost, cost))), PASS]

    def answered(self, game: Oak, option: Option) -> None:
        if option == PASS:
            forgo(game, self.player, POTION_EFFECTS + RUNIC_POWER)
            return
        pay_mix(game, self.player, option)
        raise_menhir(game, self.player)

    def again(self) -> Step[Oak]:
        return Perform(self.player, POTION_EFFECTS + RUNIC_POWER)


class Bloom(Effect[Oak]):
    """POT-14 One Resource becomes as much as there can be."""

    def possible(self, game: Oak, player: int) -> bool:
        return min(game.holdings[player].resources) < game.rules.most

    def within_reach(self, game: Oak, player: int) -> bool:
        """Where all tracks are full, a free action that costs something makes room."""
        return any(sum(price(game, each)) for each in free_actions(game, player))

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandBloom(player))


class DemandBloom(OnTurn):
    """POT-14 Which Resource."""

    prompt = "bloom"
    rule = "3.15.2"

    def answers(self, game: Oak) -> list[Option]:
        resources = game.holdings[self.player].resources
        return [("gain", kind) for kind in KINDS if resources[kind] < game.rules.most]

    def answered(self, game: Oak, option: Option) -> None:
        count = gain(game, self.player, option[1], game.rules.most)
        game.log("gained", player=self.player, resource=option[1], count=count)


class AnimalCompanion(Effect[Oak]):
    """POT-12 Any Creature of the draw pile, which is shuffled afterwards."""

    def possible(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        return has_creature_place(game, held) and bool(companions(game, held))

    def within_reach(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        return bool(companions(game, held)) and creature_place_in_reach(game, held)

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandCompanion(player))


def companions(game: Oak, held: Holdings) -> list[int]:
    return [card for card in game.creature_pile.cards() if can_take(game, held, card)]


class DemandCompanion(OnTurn):
    """POT-12 Which Creature; all know what the pile holds, since all else is public."""

    prompt = "companion"
    rule = "3.15.2"

    def answers(self, game: Oak) -> list[Option]:
        return [("take_creature", card) for card in companions(game, game.holdings[self.player])]

    def answered(self, game: Oak, option: Option) -> None:
        game.creature_pile.remove(option[1])
        take_creature(game, self.player, option[1])


class GiftOfTheGods(Effect[Oak]):
    """POT-12 The extension, the first time; then any Artifact of the draw pile."""

    def possible(self, game: Oak, player: int) -> bool:
        held = game.holdings[player]
        return not held.extension or (has_artifact_place(game, held) and gifts_are_left(game))

    def perform(self, game: Oak, player: int) -> None:
        held = game.holdings[player]
        if not held.extension:
            held.extension = True
            game.log("extension", player=player)
        if has_artifact_place(game, held) and gifts_are_left(game):
            game.then(DemandGift(player))
        else:
            game.log("no_gift", player=player)


def gifts_are_left(game: Oak) -> bool:
    return bool(game.artifact_pile.layers)


class DemandGift(OnTurn):
    """POT-12 Which Artifact."""

    prompt = "gift"
    rule = "3.15.2"

    def answers(self, game: Oak) -> list[Option]:
        return [("take_artifact", tile) for tile in game.artifact_pile.cards()]

    def answered(self, game: Oak, option: Option) -> None:
        game.artifact_pile.remove(option[1])
        take_artifact(game, self.player, option[1])
