"""T3 The free-timing windows of the own turn: blessings, buying them, solo conversion."""

from __future__ import annotations

from typing import Final

from nemeton.engine import free_actions as engine
from nemeton.engine.flow import Option, Step
from nemeton.engine.text import Saying
from nemeton.games.pangaia.laws.blessings import BuyBlessing, PlayBlessing, gift, useful
from nemeton.games.pangaia.laws.board import gain_energy
from nemeton.games.pangaia.state import Pangaia

FREE: Final = ("bless", "buy", "convert")


def window_matters(game: Pangaia, side: int) -> bool:
    """Whether everybody can see that a free action may be possible: nothing hidden is looked at."""
    return bool(game.hands[side]) or bool(purchases(game, side)) or bool(conversions(game, side))


def purchases(game: Pangaia, side: int) -> list[Option]:
    """V3 A blessing for resources of one type; not in solo (Z23), not from an empty pile."""
    if not game.rules.buying or not game.blessing_pile:
        return []
    price = game.rules.components.blessing_price
    return [
        ("buy", resource) for resource in range(4) if game.resources[4 * side + resource] >= price
    ]


def conversions(game: Pangaia, side: int) -> list[Option]:
    """Z24 Resources of one type into 1 life energy, solo."""
    if not game.rules.solo:
        return []
    price = game.rules.components.convert
    return [
        ("convert", resource)
        for resource in range(4)
        if game.resources[4 * side + resource] >= price
    ]


def free_actions(game: Pangaia, side: int) -> list[Option]:
    """T3 What may be done in a window."""
    if not game.rules.blessings:
        return []
    found: list[Option] = [
        ("bless", blessing)
        for blessing in sorted(set(game.hands[side]))
        if useful(game, side, blessing)
    ]
    return found + purchases(game, side) + conversions(game, side)


def most_payable(game: Pangaia, side: int) -> int:
    """Z21 The most a payment could reach once free actions have brought what they can."""
    price = game.rules.components.convert
    held = game.resources[4 * side : 4 * side + 4]
    one_left = sum(1 + (amount - 1) // price for amount in held if amount)
    return game.energy[side] + one_left + sum(gift(game, side, each) for each in game.hands[side])


def free_step(side: int, option: Option) -> Step[Pangaia]:
    if option[0] == "bless":
        return PlayBlessing(side, option[1])
    if option[0] == "buy":
        return BuyBlessing(side, option[1])
    return Convert(side, option[1])


class Convert(Step[Pangaia]):
    """Z24 Three resources of one type become 1 life energy."""

    def __init__(self, side: int, resource: int) -> None:
        self.side: Final = side
        self.resource: Final = resource

    def run(self, game: Pangaia) -> None:
        price = game.rules.components.convert
        game.resources[4 * self.side + self.resource] -= price
        game.log("converted", player=self.side, resource=self.resource)
        gain_energy(game, self.side, 1)


def why_not_free(game: Pangaia, side: int, option: Option) -> Saying | None:
    """Why a free action is not offered."""
    match option:
        case ("buy", _) if not game.rules.buying:
            return Saying("why-no-buying", rule="V3")
        case ("buy", _) if not game.blessing_pile:
            return Saying("why-no-blessings-left", rule="V3")
        case ("buy", _):
            return Saying("why-two-alike", rule="V3", count=game.rules.components.blessing_price)
        case ("convert", _) if game.rules.solo:
            return Saying("why-three-alike", rule="Z24", count=game.rules.components.convert)
        case ("bless", blessing) if blessing in game.hands[side]:
            return Saying("why-no-effect", rule="V3")
        case ("bless", _):
            return Saying("why-not-in-hand", rule="V3")
    return None


class OnTurn(engine.OnTurn[Pangaia]):
    """T3 A question of the active player with a window open; the subclass has the answers."""

    free = FREE

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def seat(self, game: Pangaia) -> int:
        return self.side

    def free_actions(self, game: Pangaia) -> list[Option]:
        return free_actions(game, self.side)

    def take_free_action(self, game: Pangaia, option: Option) -> None:
        game.then(free_step(self.side, option))

    def why_not_free(self, game: Pangaia, option: Option) -> Saying | None:
        return why_not_free(game, self.side, option)
