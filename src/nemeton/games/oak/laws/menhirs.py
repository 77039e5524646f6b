"""3.9.2 Erecting a Menhir."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option, Step
from nemeton.games.oak.kinds import FACHAN, FROM_MENHIRS, MENHIR_SPACE, REST, STONES
from nemeton.games.oak.laws.board import put, score
from nemeton.games.oak.laws.free_actions import OnTurn, extension_mixes
from nemeton.games.oak.laws.order_actions import allowed_kinds
from nemeton.games.oak.laws.paying import archdruid_discount, mixes, pay_mix
from nemeton.games.oak.laws.taking import has_stone_place, whenever_stone_taken
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "DemandMenhirDruid",
    "DemandMenhirMix",
    "DemandUpperPlace",
    "SetUpMenhir",
    "menhir_actions",
    "raise_menhir",
]

KINDS: Final = (0, 1, 2)


def menhir_actions(game: Oak, player: int) -> list[Option]:
    """DAY-2 B: erecting a Menhir, if the player can."""
    return [("menhir",)] if menhir_druids(game, player) else []


def menhir_druids(game: Oak, player: int) -> list[int]:
    """SPE-4 Who may erect a Menhir: the space free, the price at hand, and a place for the card."""
    held = game.holdings[player]
    if MENHIR_SPACE in held.place:
        return []
    return [kind for kind in allowed_kinds(held, True) if mixes_with_place(game, held, kind)]


def mixes_with_place(game: Oak, held: Holdings, kind: int) -> list[tuple[int, int, int]]:
    """A-50 The ways to pay; without a free place those that leave the price of a further one."""
    ways = menhir_mixes(game, held, kind)
    if has_stone_place(game, held, 1, 0):
        return ways
    if not game.supply or held.limits[STONES] >= game.rules.most_limits[STONES]:
        return []
    extensions = extension_mixes(game, held, STONES)
    return [mix for mix in ways if any(both_payable(held, mix, each) for each in extensions)]


def both_payable(held: Holdings, mix: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return all(held.resources[kind] >= mix[kind] + other[kind] for kind in KINDS)


def menhir_mixes(game: Oak, held: Holdings, kind: int) -> list[tuple[int, int, int]]:
    """PAY-2 The discount removes whichever units the payer wants, the rest is paid."""
    cost = game.rules.menhir_cost
    saved = archdruid_discount(kind) + (3 if FACHAN in held.creatures else 0)
    return mixes(held.resources, max(0, sum(cost) - saved), (cost[0], cost[1], cost[2]))


class DemandMenhirDruid(OnTurn):
    """SPE-4 Which Elder erects the Menhir."""

    prompt = "menhir_druid"
    rule = "3.9.2"
    guarded = True

    def answers(self, game: Oak) -> list[Option]:
        return [("place", kind) for kind in menhir_druids(game, self.player)]

    def answered(self, game: Oak, option: Option) -> None:
        held = game.holdings[self.player]
        put(game, held, held.find(REST, option[1]), MENHIR_SPACE)
        game.then(DemandMenhirMix(self.player, option[1]))


class DemandMenhirMix(OnTurn):
    """PAY-2 Which units of the price are paid, a discount given."""

    prompt = "pay_menhir"
    rule = "3.13"
    guarded = True

    def __init__(self, player: int, kind: int) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        return [("pay", *mix) for mix in mixes_with_place(game, held, self.kind)]

    def answered(self, game: Oak, option: Option) -> None:
        pay_mix(game, self.player, option)
        game.then(SetUpMenhir(self.player))


class SetUpMenhir(Step[Oak]):
    """A-50 The Menhir that was paid for goes into its place, which may have to be made first."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, game: Oak) -> None:
        if has_stone_place(game, game.holdings[self.player], 1, 0):
            raise_menhir(game, self.player)
        else:
            game.then(DemandUpperPlace(self.player))


class DemandUpperPlace(OnTurn):
    """A-50 The upper row is extended for the Menhir that was paid for."""

    prompt = "upper_place"
    rule = "3.9.2"
    guarded = True

    def answers(self, game: Oak) -> list[Option]:
        held = game.holdings[self.player]
        return [("extend", STONES, *mix) for mix in extension_mixes(game, held, STONES)]

    def holds(self, game: Oak) -> bool:
        return has_stone_place(game, game.holdings[self.player], 1, 0) or bool(self.answers(game))

    def free_actions(self, game: Oak) -> list[Option]:
        return [each for each in super().free_actions(game) if each[:2] != ("extend", STONES)]

    def again(self) -> Step[Oak]:
        return SetUpMenhir(self.player)


def raise_menhir(game: Oak, player: int) -> None:
    """SPE-4, POT-11 A Menhir goes into a free upper place."""
    game.supply -= 1
    game.holdings[player].menhirs += 1
    game.log("erected", player=player)
    score(game, player, game.rules.menhir_points, FROM_MENHIRS)
    game.then(*whenever_stone_taken(game, player))
