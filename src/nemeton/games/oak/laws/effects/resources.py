"""3.6 Effects that concern Resources, card limits, the bag and the hand."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import Option
from nemeton.games.oak.kinds import (
    BESIDE,
    CREATURE_ROW,
    FROM_ARTIFACTS,
    IN_HAND,
    INGREDIENTS,
    STONES,
)
from nemeton.games.oak.laws.board import draw_ingredients, gain, score
from nemeton.games.oak.laws.effects.effect import Effect
from nemeton.games.oak.laws.free_actions import OnTurn
from nemeton.games.oak.state import Holdings, Oak

__all__ = [
    "AddCard",
    "DemandAddedCard",
    "DemandBagToken",
    "DemandLimit",
    "DemandSixOf",
    "DemandSwap",
    "DrawThree",
    "GainSix",
    "GainSixOfAny",
    "HornOfPlenty",
    "MoveLimit",
    "PickFromBag",
    "Shield",
    "Swap",
    "rows_below_maximum",
]

KINDS: Final = (0, 1, 2)
SIX = 6
THREE = 3


def rows_below_maximum(game: Oak, held: Holdings) -> list[int]:
    rows = (STONES, CREATURE_ROW)
    return [row for row in rows if held.limits[row] < game.rules.most_limits[row]]


class MoveLimit(Effect[Oak]):
    """TMP-9 One card limit marker moves one step."""

    def possible(self, game: Oak, player: int) -> bool:
        return bool(rows_below_maximum(game, game.holdings[player]))

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandLimit(player))


class DemandLimit(OnTurn):
    """TMP-9 Which row grows."""

    prompt = "limit"
    rule = "3.6.4"

    def answers(self, game: Oak) -> list[Option]:
        return [("grow", row) for row in rows_below_maximum(game, game.holdings[self.player])]

    def answered(self, game: Oak, option: Option) -> None:
        grow(game, self.player, option[1])


def grow(game: Oak, player: int, row: int) -> None:
    limits = game.holdings[player].limits
    limits[row] += 1
    game.log("extended", player=player, row=row, count=limits[row])


class PickFromBag(Effect[Oak]):
    """TMP-10 One Ingredient of the player's choice out of the bag."""

    def possible(self, game: Oak, player: int) -> bool:
        return sum(game.bag) > 0

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandBagToken(player))


class DemandBagToken(OnTurn):
    """TMP-10 Which kind is picked."""

    prompt = "bag_token"
    rule = "3.6.4"

    def answers(self, game: Oak) -> list[Option]:
        return [("pick", kind) for kind in range(len(INGREDIENTS)) if game.bag[kind]]

    def answered(self, game: Oak, option: Option) -> None:
        game.bag[option[1]] -= 1
        game.holdings[self.player].ingredients[option[1]] += 1
        game.log("picked", player=self.player, ingredient=option[1])


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


class AddCard(Effect[Oak]):
    """TMP-12 One of the player's advanced cards comes to the hand at once."""

    def possible(self, game: Oak, player: int) -> bool:
        cards = game.holdings[player].cards
        return any(cards[card] == BESIDE for card in game.rules.advanced_cards)

    def perform(self, game: Oak, player: int) -> None:
        game.then(DemandAddedCard(player))


class DemandAddedCard(OnTurn):
    """TMP-12 Which advanced card."""

    prompt = "add_card"
    rule = "3.6.4"

    def answers(self, game: Oak) -> list[Option]:
        cards = game.holdings[self.player].cards
        return [("add", card) for card in game.rules.advanced_cards if cards[card] == BESIDE]

    def answered(self, game: Oak, option: Option) -> None:
        game.holdings[self.player].cards[option[1]] = IN_HAND
        game.log("added", player=self.player, card=option[1])


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


class DrawThree(Effect[Oak]):
    """SPE-3 Three random Ingredients, or what the bag holds."""

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        draw_ingredients(game, player, THREE)


class Shield(Effect[Oak]):
    """2.9 The Shield of Toutatis gives points."""

    def possible(self, game: Oak, player: int) -> bool:
        return True

    def perform(self, game: Oak, player: int) -> None:
        score(game, player, game.rules.shield, FROM_ARTIFACTS)
