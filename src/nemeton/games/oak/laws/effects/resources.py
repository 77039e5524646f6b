"""3.6.4, 3.9 Effects that bring or swap Resources."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.engine.text import Saying
from nemeton.games.oak.laws.board import gain
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Oak

__all__ = ["DemandSixOf", "DemandSwap", "GainSix", "GainSixOfAny", "HornOfPlenty", "Swap"]

KINDS: Final = (0, 1, 2)
SIX: Final = 6
THREE: Final = 3


class Swap(Effect[Oak]):
    """TMP-11 Any quantity of one Resource for as much of another."""

    def possible(self, game: Oak, player: int) -> bool:
        resources = game.holdings[player].resources
        for source in KINDS:
            if resources[source]:
                for target in KINDS:
                    if target != source and resources[target] < game.rules.most:
                        return True
        return False

    def lacks(self, game: Oak, player: int) -> Saying | None:
        return Saying("why-nothing-to-swap", rule="3.6.4")

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandSwap(player, 1, 0))


class HornOfPlenty(Effect[Oak]):
    """ART-4 A swap, possibly of nothing, and three more of the latter."""

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandSwap(player, 0, THREE))


class DemandSwap(OnTurn):
    """TMP-11 Source, target and quantity; nothing may be swapped away (PAY-7)."""

    prompt = "swap"
    rule = "3.6.4"
    guarded = True

    def __init__(self, player: int, least: int, more: int) -> None:
        super().__init__(player)
        self.least: Final = least
        self.more: Final = more

    def answers(self, game: Oak) -> list[Option]:
        resources = game.holdings[self.player].resources
        found: list[Option] = []
        for target in KINDS:
            if not self.least:  # a swap of nothing: the source does not matter
                found.append(("swap", (target + 1) % 3, target, 0))
            for source in KINDS:
                if source != target:
                    most = min(resources[source], game.rules.most - resources[target])
                    found += [("swap", source, target, count) for count in range(1, most + 1)]
        return found

    def answered(self, game: Oak, option: Option) -> None:
        _, source, target, count = option
        game.holdings[self.player].resources[source] -= count
        gain(game, self.player, target, count + self.more)
        game.log(
            "swapped",
            player=self.player,
            given=source,
            count=count,
            resource=target,
            total=count + self.more,
        )


class GainSix(Effect[Oak]):
    """ART-3 Six of one Resource."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        count = gain(game, player, self.kind, SIX)
        game.log("gained", player=player, resource=self.kind, count=count)


class GainSixOfAny(Effect[Oak]):
    """2.6 The Fox: six of one Resource of choice."""

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandSixOf(player))


class DemandSixOf(OnTurn):
    """SPE-3 Which Resource."""

    prompt = "six"
    rule = "3.9.1"

    def answers(self, game: Oak) -> list[Option]:
        return [("gain", kind) for kind in KINDS]

    def answered(self, game: Oak, option: Option) -> None:
        count = gain(game, self.player, option[1], SIX)
        game.log("gained", player=self.player, resource=option[1], count=count)
